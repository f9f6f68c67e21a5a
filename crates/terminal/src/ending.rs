//! The end of a game: the score sheet, and the course of the game round by round, as a drawing or in numbers.

use pax_rules::{Record, Seat};
use pax_words::{Names, Words, score_sheet};

/// How high the drawing is.
const HEIGHT: usize = 9;
/// How many columns a round has.
const STEP: usize = 4;

/// The score sheet.
pub fn sheet(words: Words, record: &Record) -> Vec<String> {
    let names = Names::new(record.setup, &record.names);
    record.check().map(|game| score_sheet(&game, &names, words)).unwrap_or_default()
}

/// A game after every round: how many categories Rome held, and everybody's points.
struct Course {
    names: Names,
    seats: Vec<Seat>,
    rounds: Vec<(usize, Vec<u16>)>,
}

impl Course {
    fn of(record: &Record) -> Course {
        let rounds = record.between_rounds().unwrap_or_default();
        let rounds = rounds.iter().map(|(_, _, game)| {
            let outcome = game.reckoning();
            (outcome.rome_holds, outcome.points().collect())
        });
        Course {
            names: Names::new(record.setup, &record.names),
            seats: record.setup.seats().collect(),
            rounds: rounds.collect(),
        }
    }
}

/// The points as a drawing: every seat is its number, `*` where several are on one spot.
pub fn drawing(words: Words, record: &Record) -> Vec<String> {
    let course = Course::of(record);
    let most = course.rounds.iter().flat_map(|(_, points)| points).copied().max().unwrap_or(0).max(1);
    let mut rows = vec![vec![' '; STEP * course.rounds.len()]; HEIGHT];
    for (round, (_, points)) in course.rounds.iter().enumerate() {
        for (seat, points) in points.iter().enumerate() {
            let up = usize::from(*points) * (HEIGHT - 1) / usize::from(most);
            let spot = &mut rows[HEIGHT - 1 - up][STEP * round + STEP / 2];
            let mark = char::from_digit(seat as u32 + 1, 10).unwrap_or('?');
            *spot = if *spot == ' ' { mark } else { '*' };
        }
    }
    let mut lines = vec![words.say("ending-chart-points").into_owned()];
    for (down, row) in rows.iter().enumerate() {
        let value = usize::from(most) * (HEIGHT - 1 - down) / (HEIGHT - 1);
        lines.push(format!("{value:>4} │{}", row.iter().collect::<String>().trim_end()));
    }
    lines.push(format!("     └{}", "─".repeat(STEP * course.rounds.len())));
    let numbers = |of: &dyn Fn(usize) -> String| {
        (0..course.rounds.len()).map(|round| format!("{:>3} ", of(round))).collect::<String>()
    };
    lines.push(format!("      {}", numbers(&|round| round.to_string())));
    let who = course.seats.iter().map(|seat| format!("{} {}", seat.index() + 1, course.names.of(*seat)));
    lines.push(format!("      {}", who.collect::<Vec<_>>().join("   ")));
    lines.push(words.tell("ending-chart-holds", &[("needs", record.setup.rome_needs().into())]));
    lines.push(format!("      {}", numbers(&|round| course.rounds[round].0.to_string())));
    lines
}

/// The same in numbers, for who hears it.
pub fn numbers(words: Words, record: &Record) -> Vec<String> {
    let course = Course::of(record);
    let mut lines = vec![words.say("ending-chart-points").into_owned()];
    for seat in &course.seats {
        let points: Vec<String> = course.rounds.iter().map(|(_, points)| points[seat.index()].to_string()).collect();
        lines.push(format!("{}: {}.", course.names.of(*seat), points.join(", ")));
    }
    lines.push(words.tell("ending-chart-holds", &[("needs", record.setup.rome_needs().into())]));
    let held: Vec<String> = course.rounds.iter().map(|(held, _)| held.to_string()).collect();
    lines.push(format!("{}: {}.", words.say("table-rome"), held.join(", ")));
    lines
}
