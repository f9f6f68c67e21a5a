//! The result of a game line by line, in columns (9.7, 9.8, 10.2).

use pax_rules::{Outcome, Score, Table, Victor};

use crate::names::Names;
use crate::words::Words;

/// The lines of the sheet (9.8), as [`points`] fills them.
const ROWS: [&str; 7] = [
    "score-shown",
    "score-above-rome",
    "score-fleets",
    "score-armies",
    "score-primus-conspiratus",
    "score-richest",
    "score-points",
];

/// The width of a line's name.
const LABEL: usize = 18;

/// The result of a table whose game is over.
pub fn score_sheet(table: &Table, names: &Names, words: Words) -> Vec<String> {
    let outcome = table.reckoning();
    let mut lines = vec![comparison(table, &outcome, words)];
    // The sheet fits into 80 columns: the players share what the labels leave.
    let room = 62 / table.setup().players();
    let widths: Vec<usize> =
        table.setup().seats().map(|seat| (names.of(seat).chars().count().max(3) + 2).min(room)).collect();
    let line = |key: &str, cells: Vec<String>| {
        let cells = cells.iter().zip(&widths).map(|(cell, &width)| format!("{:>width$}", short(cell, width - 1)));
        format!("{:<LABEL$}{}", words.say(key), cells.collect::<String>())
    };
    lines.push(line("score", table.setup().seats().map(|seat| names.of(seat).to_owned()).collect()));
    let columns: Vec<[u16; 7]> = outcome.scores.iter().map(points).collect();
    for (row, key) in ROWS.into_iter().enumerate() {
        lines.push(line(key, columns.iter().map(|column| column[row].to_string()).collect()));
    }
    lines.push(verdict(table, &outcome, names, words));
    lines
}

fn points(score: &Score) -> [u16; 7] {
    let Score { shown, above_rome, fleets, armies, conspirator, richest } = *score;
    let (shown, above_rome) = (2 * u16::from(shown), 3 * u16::from(above_rome));
    let richest = 4 * u16::from(richest);
    [shown, above_rome, fleets.into(), armies.into(), conspirator.into(), richest, score.points()]
}

/// How Rome stands against the players, or a solitaire player against the goal.
fn comparison(table: &Table, outcome: &Outcome, words: Words) -> String {
    let setup = table.setup();
    let all = setup.categories().len();
    if let (Some(level), Some(goal)) = (setup.solo_level(), setup.solo_goal()) {
        let score = outcome.scores[0];
        let args = [
            ("level", level.number().into()),
            ("all", all.into()),
            ("goal", goal.into()),
            ("shown", score.shown.into()),
            ("above", score.above_rome.into()),
        ];
        return words.tell("score-goal", &args);
    }
    let held = setup.categories().iter().filter(|category| table.rome_holds(**category));
    let held: Vec<_> = held.map(|category| words.category(*category)).collect();
    let which = if held.is_empty() { String::new() } else { format!(" ({})", words.list(&held)) };
    let verdict = words.say(match outcome.victor {
        Victor::Rome => "score-rome-wins",
        Victor::Rebels => "score-rebels-win",
    });
    let args = [
        ("held", held.len().into()),
        ("all", all.into()),
        ("which", which.into()),
        ("needs", setup.rome_needs().into()),
        ("verdict", verdict.into()),
    ];
    words.tell("score-comparison", &args)
}

fn verdict(table: &Table, outcome: &Outcome, names: &Names, words: Words) -> String {
    let winners = names.list(outcome.winners, words);
    let best = outcome.points().max().unwrap_or(0);
    let alone = table.setup().solo_goal().is_some();
    match (outcome.victor, outcome.winners.len()) {
        (Victor::Rome, 0) if alone => words.say("verdict-rome").into_owned(),
        (Victor::Rome, 0) => words.say("verdict-nobody").into_owned(),
        (Victor::Rome, _) => words.tell("verdict-conspirator", &[("names", winners.into())]),
        (Victor::Rebels, 0 | 1) if alone => words.tell("verdict-solitaire", &[("names", winners.into())]),
        (Victor::Rebels, 0 | 1) => words.tell("verdict-points", &[("names", winners.into()), ("points", best.into())]),
        (Victor::Rebels, _) => words.tell("verdict-shared", &[("names", winners.into()), ("points", best.into())]),
    }
}

/// A name cut to fit.
fn short(name: &str, room: usize) -> String {
    if name.chars().count() <= room {
        return name.to_owned();
    }
    name.chars().take(room.saturating_sub(1)).chain(['…']).collect()
}
