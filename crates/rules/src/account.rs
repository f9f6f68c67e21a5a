//! A game told in plain English: one line per turn, one per levy, and the score sheet at the end. An [`Account`] is a
//! [`Herald`] for one viewer; what that viewer may not see is "a card" in it.

use crate::card::Card;
use crate::event::{Event, Face, Herald};
use crate::record::{Fault, Record};
use crate::score::{Outcome, Score, Victor};
use crate::seat::{Seat, SeatSet};
use crate::setup::Setup;
use crate::table::Table;
use crate::view::Viewer;

/// No name takes more room than this.
const LONGEST_NAME: usize = 24;

/// What the players are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// Who sits where when nobody says otherwise.
    pub const ROMAN: [&'static str; Seat::MAX] =
        ["Livia", "Gaius", "Julia", "Titus", "Aelia", "Marcus", "Flavia", "Lucius"];

    /// The given names by seat. A missing or blank one becomes a Roman first name; what could play tricks on a
    /// terminal is taken out.
    pub fn new(setup: Setup, given: &[String]) -> Names {
        let name = |seat: Seat| {
            let given = given.get(seat.index()).map(String::as_str).unwrap_or_default();
            let plain: String = given.chars().filter(|c| !is_trick(*c)).take(LONGEST_NAME).collect();
            if plain.trim().is_empty() { Names::ROMAN[seat.index()].to_owned() } else { plain.trim().to_owned() }
        };
        Names(setup.seats().map(name).collect())
    }

    /// The name at this seat.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or(Names::ROMAN[seat.index()], String::as_str)
    }

    /// The names of several, as in "Livia, Gaius and Julia".
    pub fn list(&self, seats: SeatSet) -> String {
        and(&seats.iter().map(|seat| self.of(seat).to_owned()).collect::<Vec<_>>())
    }
}

/// Control characters, and those that turn the direction of writing.
fn is_trick(c: char) -> bool {
    c.is_control() || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Turns events into lines, as one viewer may know them.
#[derive(Clone, Debug)]
pub struct Account {
    viewer: Viewer,
    setup: Setup,
    names: Names,
    round: u16,
    turn: Option<Seat>,
    finished: Vec<String>,
    open: Option<Line>,
}

impl Account {
    /// An account that goes on from this table, told to this viewer, with Roman names.
    pub fn new(table: &Table, viewer: Viewer) -> Account {
        let setup = table.setup();
        let (finished, open) = (Vec::new(), None);
        Account {
            viewer,
            setup,
            names: Names::new(setup, &[]),
            round: table.round(),
            turn: table.turn(),
            finished,
            open,
        }
    }

    /// With the players' own names.
    #[must_use]
    pub fn with_names(mut self, names: Names) -> Account {
        self.names = names;
        self
    }

    /// What is played, and by whom.
    pub fn title(&self) -> String {
        let seats = self.setup.seats().collect();
        format!("Pax, {}: {}.", game_words(self.setup), self.names.list(seats))
    }

    /// The lines finished since the last call.
    pub fn take_lines(&mut self) -> Vec<String> {
        std::mem::take(&mut self.finished)
    }

    /// The line that is being told, as far as it goes.
    pub fn unfinished(&self) -> Option<String> {
        self.open.as_ref().map(Line::text)
    }

    /// Finishes the line that is being told, and all lines since the last call.
    pub fn close(&mut self) -> Vec<String> {
        self.finish();
        self.take_lines()
    }

    fn finish(&mut self) {
        self.finished.extend(self.open.take().map(|line| line.text()));
    }

    /// Adds to the open line. Another head begins another line; the same words around a thing make a list.
    fn say(&mut self, head: String, before: &str, thing: Option<String>, after: &str) {
        if self.open.as_ref().is_none_or(|line| line.head != head) {
            self.finish();
        }
        let line = self.open.get_or_insert_with(|| Line { head, clauses: Vec::new() });
        let lists = !before.is_empty() || !after.is_empty();
        match line.clauses.last_mut() {
            Some(last) if lists && last.before == before && last.after == after => last.things.push(thing),
            _ => line.clauses.push(Clause { before: before.to_owned(), things: vec![thing], after: after.to_owned() }),
        }
    }

    /// Something that a seat did, in the opening or in somebody's turn.
    fn did(&mut self, seat: Seat, before: &str, thing: Option<String>, after: &str) {
        let Some(turn) = self.turn else {
            return self.say(format!("Opening, {}", self.names.of(seat)), before, thing, after);
        };
        let head = format!("Round {}, {}", self.round, self.names.of(turn));
        if turn == seat {
            self.say(head, before, thing, after);
        } else {
            let before = format!("{} {before}", self.names.of(seat));
            self.say(head, &before, thing, after);
        }
    }

    fn did_so(&mut self, seat: Seat, what: impl Into<String>) {
        self.did(seat, "", Some(what.into()), "");
    }

    fn began(&mut self, seat: Seat, what: impl Into<String>) {
        self.turn = Some(seat);
        self.did_so(seat, what);
    }
}

impl Herald for Account {
    fn tell(&mut self, event: Event) {
        match event.seen_by(self.viewer) {
            Event::Kept { seat, card } => self.did(seat, "keeps ", face(card), ""),
            Event::Opened { seat, card } => self.did(seat, "lays open ", Some(words(card)), ""),
            Event::Looked { seat } => self.began(seat, "looks at Rome's cards and receives 2"),
            Event::DrawBegan { seat, cards: 3 } => self.began(seat, "draws"),
            Event::DrawBegan { seat, cards: 1 } => self.began(seat, "draws the last card"),
            Event::DrawBegan { seat, cards } => self.began(seat, format!("draws {cards} cards")),
            Event::DrewAurei { seat } => self.began(seat, "finds the deck empty and receives 2"),
            // Each drawn card is told when it is placed.
            Event::Drew { .. } => {}
            Event::TookInHand { seat, card } => self.did(seat, "", face(card), " to the hand"),
            Event::PlacedBelow { seat, legion, card, .. } => {
                self.did(seat, "", Some(priced(card)), &format!(" to Legion {legion}"));
            }
            Event::SlippedUnder { seat, card } => self.did(seat, "", face(card), " under the deck"),
            Event::Bought { seat, legion, price } => self.did_so(seat, format!("buys Legion {legion} for {price}")),
            Event::Received { seat, card } => self.did(seat, "(", Some(words(card)), ")"),
            Event::BoughtNothing { seat } => self.did_so(seat, "buys nothing"),
            Event::Played { seat, card, cost, answer, .. } => {
                let paid = if cost == 0 { words(card) } else { format!("{} for {cost}", words(card)) };
                self.did(seat, if answer { "answers with " } else { "plays " }, Some(paid), "");
            }
            Event::TookPrimusConspiratus { seat } => self.did(seat, "takes ", Some("Primus Conspiratus".into()), ""),
            Event::Earned { seat, aurei: 0 } => self.did_so(seat, "no income"),
            Event::Earned { seat, aurei } => self.did_so(seat, format!("income {aurei}")),
            Event::Surrendered { seat, card, .. } => self.did(seat, "gives ", Some(words(card)), " to Rome"),
            Event::Declined { seat } => {
                let head = format!("Round {}, {}", self.round, self.names.of(self.turn.unwrap_or(seat)));
                self.say(head, "no answer from ", Some(self.names.of(seat).to_owned()), "");
            }
            Event::LevyBegan { legion, price } => {
                let what = format!("Rome takes Legion {legion} at {price}");
                self.say(format!("Round {}, levy", self.round), "", Some(what), "");
            }
            Event::Levied { card, .. } => {
                self.say(format!("Round {}, levy", self.round), "(", Some(words(card)), ")");
            }
            Event::RoundBegan { round, starter } => {
                self.round = round;
                let begins = format!("{} begins", self.names.of(starter));
                self.say(format!("Round {round}"), "", Some(begins), "");
            }
            Event::Served { legion, card } => {
                let served = format!("{} to Legion {legion}", priced(card));
                self.say(format!("Round {}", self.round), "from the deck ", Some(served), "");
            }
            Event::RomeRevealed { card } => {
                self.say(format!("The end, after round {}", self.round), "Rome turns over ", Some(words(card)), "");
            }
            Event::Ended => self.finish(),
        }
    }
}

/// A line in the making: whose it is, and what happened.
#[derive(Clone, Debug)]
struct Line {
    head: String,
    clauses: Vec<Clause>,
}

impl Line {
    fn text(&self) -> String {
        let mut text = format!("{}:", self.head);
        for (number, clause) in self.clauses.iter().enumerate() {
            // What stands in brackets explains the clause before it.
            text.push_str(if number == 0 || clause.before == "(" { " " } else { "; " });
            text.push_str(&clause.text());
        }
        text.push('.');
        text
    }
}

/// Things of which the same is said; `None` is a card that the viewer does not see.
#[derive(Clone, Debug)]
struct Clause {
    before: String,
    things: Vec<Option<String>>,
    after: String,
}

impl Clause {
    fn text(&self) -> String {
        let mut things: Vec<String> = self.things.iter().flatten().cloned().collect();
        match self.things.len() - things.len() {
            0 => {}
            1 => things.push("a card".to_owned()),
            hidden => things.push(format!("{hidden} cards")),
        }
        format!("{}{}{}", self.before, and(&things), self.after)
    }
}

/// The whole game with everything open, one line per turn, then the score. Of a game that stopped early, what there is.
pub fn account(record: &Record) -> Result<String, Fault> {
    let names = Names::new(record.setup, &record.names);
    let mut account = Account::new(&*record.start()?, Viewer::Everything).with_names(names.clone());
    let mut lines = vec![account.title()];
    let game = record.replay(usize::MAX, &mut account)?;
    lines.extend(account.close());
    if game.is_over() {
        lines.extend(score_sheet(&game, &names));
    }
    lines.push(String::new());
    Ok(lines.join("\n"))
}

/// The result line by line (9.7, 9.8, 10.2), of a table whose game is over.
pub fn score_sheet(table: &Table, names: &Names) -> Vec<String> {
    let outcome = table.reckoning();
    let mut lines = vec![comparison(table, &outcome)];
    // The sheet fits into 80 columns: the players share what the labels leave.
    let room = 62 / table.setup().players();
    let widths: Vec<usize> =
        table.setup().seats().map(|seat| (names.of(seat).chars().count().max(3) + 2).min(room)).collect();
    let line = |label: &str, cells: Vec<String>| {
        let cells = cells.iter().zip(&widths).map(|(cell, &width)| format!("{:>width$}", short(cell, width - 1)));
        format!("{label:<18}{}", cells.collect::<String>())
    };
    lines.push(line("Score", table.setup().seats().map(|seat| names.of(seat).to_owned()).collect()));
    let columns: Vec<[u16; 7]> = outcome.scores.iter().map(points).collect();
    for (row, label) in SCORE_ROWS.into_iter().enumerate() {
        lines.push(line(label, columns.iter().map(|column| column[row].to_string()).collect()));
    }
    lines.push(verdict(table, &outcome, names));
    lines
}

/// The lines of the score sheet (9.8), as [`points`] fills them.
const SCORE_ROWS: [&str; 7] =
    ["Categories ×2", "Above Rome ×3", "Fleets", "Armies", "Primus Conspiratus", "Most money", "Points"];

fn points(score: &Score) -> [u16; 7] {
    let Score { shown, above_rome, fleets, armies, conspirator, richest } = *score;
    let (shown, above_rome) = (2 * u16::from(shown), 3 * u16::from(above_rome));
    let richest = 4 * u16::from(richest);
    [shown, above_rome, fleets.into(), armies.into(), conspirator.into(), richest, score.points()]
}

/// How Rome stands against the players, or a solitaire player against the goal.
fn comparison(table: &Table, outcome: &Outcome) -> String {
    let setup = table.setup();
    let all = setup.categories().len();
    if let (Some(level), Some(goal)) = (setup.solo_level(), setup.solo_goal()) {
        let (number, score) = (level.number(), outcome.scores[0]);
        let shows = format!("{} are shown and {} stronger", score.shown, score.above_rome);
        return format!("Goal of game {number}: show all {all} categories, {goal} stronger than Rome; {shows} (10.2).");
    }
    let held = setup.categories().iter().filter(|category| table.rome_holds(**category));
    let held: Vec<String> = held.map(ToString::to_string).collect();
    let needs = setup.rome_needs();
    let (verdict, rule) = match outcome.victor {
        Victor::Rome => ("Rome wins", "9.7"),
        Victor::Rebels => ("the rebels win", "9.8"),
    };
    let which = if held.is_empty() { String::new() } else { format!(" ({})", and(&held)) };
    format!("Rome holds {} of {all} categories{which} and needs {needs}: {verdict} ({rule}).", held.len())
}

fn verdict(table: &Table, outcome: &Outcome, names: &Names) -> String {
    let winners = names.list(outcome.winners);
    let best = outcome.points().max().unwrap_or(0);
    match (outcome.victor, outcome.winners.len()) {
        (Victor::Rome, 0) if table.setup().solo_goal().is_some() => "Rome wins the game.".to_owned(),
        (Victor::Rome, 0) => "Nobody has Primus Conspiratus: nobody wins the game.".to_owned(),
        (Victor::Rome, _) => format!("{winners} wins the game as Primus Conspiratus."),
        (Victor::Rebels, 0 | 1) if table.setup().solo_goal().is_some() => format!("{winners} wins the game."),
        (Victor::Rebels, 0 | 1) => format!("{winners} wins the game with {best} points."),
        (Victor::Rebels, _) => format!("{winners} share the victory with {best} points."),
    }
}

fn game_words(setup: Setup) -> String {
    let cards = if setup.nocturnus() { "with Nocturnus" } else { "base game" };
    match setup.solo_level() {
        Some(level) => format!("{cards}, solitaire game {}", level.number()),
        None => format!("{cards}, {} players", setup.players()),
    }
}

fn words(card: Card) -> String {
    format!("{} {}", card.category(), card.symbols())
}

fn priced(card: Card) -> String {
    format!("{} (price {})", words(card), card.price())
}

fn face(face: Face) -> Option<String> {
    face.card().map(words)
}

/// A name cut to fit.
fn short(name: &str, room: usize) -> String {
    if name.chars().count() <= room {
        return name.to_owned();
    }
    name.chars().take(room.saturating_sub(1)).chain(['…']).collect()
}

/// "a", "a and b", "a, b and c".
fn and(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
