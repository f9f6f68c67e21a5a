//! Tables in the words of the test language, and what differs between two of them.

use pax_rules::{Card, Game, Legion, Seat, SeatSet, Step, Table, Victor};

use crate::fixture::NAMES;

/// Everything that is not as it was, line by line and clause by clause.
pub fn changes(before: &Game, after: &Game) -> String {
    let mut lines = Vec::new();
    for (was, is) in table(before).into_iter().zip(table(after)) {
        let new = is.clauses.into_iter().zip(was.clauses).filter(|(is, was)| is != was).map(|(is, _)| is);
        let new: Vec<String> = new.collect();
        if !new.is_empty() {
            lines.push(format!("{}: {}", is.head, new.join(", ")));
        }
    }
    lines.join("\n")
}

/// The hands, Rome's face-down cards, the cards being drawn and the deck, as far as this table knows them.
pub fn secrets(table: &Table) -> String {
    let mut lines = Vec::new();
    for seat in table.setup().seats() {
        lines.push(format!("{}: {}", NAMES[seat.index()], faces(table.hand(seat))));
    }
    lines.push(format!("Rome: {}", faces(table.rome_hidden())));
    if table.held().next().is_some() {
        lines.push(format!("drawing: {}", faces(table.held())));
    }
    lines.push(format!("deck: {}", deck(table)));
    lines.join("\n")
}

/// `S2@2` as `S2`, wherever it stands.
pub fn brief(text: &str) -> String {
    (1..=3).fold(text.to_owned(), |text, n| text.replace(&format!("{n}@{n}"), &n.to_string()))
}

/// Seats by name.
pub fn names(seats: SeatSet) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| NAMES[seat.index()]).collect();
    if names.is_empty() { "nobody".to_owned() } else { names.join(" and ") }
}

struct Line {
    head: String,
    clauses: Vec<String>,
}

fn table(game: &Game) -> Vec<Line> {
    let line = |head: &str, clauses: Vec<String>| Line { head: head.to_owned(), clauses };
    let mut lines = vec![line(
        "table",
        vec![step(game), format!("round {}", game.round()), format!("starter {}", NAMES[game.starter().index()])],
    )];
    for seat in game.setup().seats() {
        lines.push(line(NAMES[seat.index()], clauses(game, seat)));
    }
    for legion in Legion::all(game.setup().legions()) {
        lines.push(line(legion.numeral(), vec![cards(game.below(legion))]));
    }
    lines.push(line("Rome", vec![cards(game.rome())]));
    lines.push(line("deck", vec![deck(game)]));
    lines
}

fn clauses(game: &Game, seat: Seat) -> Vec<String> {
    let flag = |holds: bool, name: &str| if holds { name.to_owned() } else { format!("not {name}") };
    vec![
        format!("{} aurei", game.money(seat)),
        format!("hand {}", faces(game.hand(seat))),
        format!("display {}", cards(game.display(seat))),
        flag(game.primus_conspiratus() == Some(seat), "primus conspiratus"),
        flag(game.looked().contains(seat), "looked"),
    ]
}

fn step(game: &Game) -> String {
    let act = |what: &str| {
        let seat = game.to_act().expect("one seat is to act");
        format!("{} to {what}", NAMES[seat.index()])
    };
    match game.step() {
        Step::Opening => format!("{} to keep", names(game.awaited())),
        Step::Turn => act("draw"),
        Step::Place(_) => act(&format!("place {}", faces(game.held()))),
        Step::Buy => act("buy"),
        Step::Play => act("play"),
        Step::Surrender { owed } => act(&format!("give {owed}")),
        Step::Senate { .. } => act("answer"),
        Step::Over => over(game),
    }
}

fn over(game: &Game) -> String {
    let outcome = game.outcome().expect("the game is over");
    let victor = match outcome.victor {
        Victor::Rome => "Rome prevails",
        Victor::Rebels => "the rebels prevail",
    };
    let points: Vec<String> = outcome.points().map(|points| points.to_string()).collect();
    format!("over: {victor} and {} won with points {}", names(outcome.winners), points.join(" "))
}

/// Sorted, `-` where there is none.
fn cards(cards: impl Iterator<Item = Card>) -> String {
    faces(cards.map(Some))
}

/// Sorted, `?` for those not known, `-` where there is none.
fn faces(faces: impl IntoIterator<Item = Option<Card>>) -> String {
    let mut faces: Vec<Option<Card>> = faces.into_iter().collect();
    faces.sort_unstable();
    words(&faces)
}

fn words(faces: &[Option<Card>]) -> String {
    let words: Vec<String> =
        faces.iter().map(|face| face.map_or("?".to_owned(), |card| brief(&card.to_string()))).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}

/// All of a short deck, the number and the last three cards of a long one.
fn deck(table: &Table) -> String {
    let all: Vec<Option<Card>> = table.deck().collect();
    match all.len() {
        0..=8 => words(&all),
        len => format!("{len} cards, the last {}", words(&all[len - 3..])),
    }
}
