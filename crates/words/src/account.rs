//! A game told line by line: one line per turn, one per levy, and the score sheet at the end. An [`Account`] is a
//! [`Herald`] for one viewer; what that viewer may not see is "a card" in it.

use pax_rules::{Event, Fault, Herald, Record, Seat, Setup, Table, Viewer};

use crate::clause::Clause;
use crate::names::Names;
use crate::score_sheet::score_sheet;
use crate::words::Words;

/// Turns events into lines, as one viewer may know them.
#[derive(Clone, Debug)]
pub struct Account {
    words: Words,
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
    pub fn new(table: &Table, viewer: Viewer, words: Words) -> Account {
        let setup = table.setup();
        let names = Names::new(setup, &[]);
        let (round, turn) = (table.round(), table.turn());
        Account { words, viewer, setup, names, round, turn, finished: Vec::new(), open: None }
    }

    /// With the players' own names.
    #[must_use]
    pub fn with_names(mut self, names: Names) -> Account {
        self.names = names;
        self
    }

    /// What is played, and by whom.
    pub fn title(&self) -> String {
        let names = self.names.list(self.setup.seats().collect(), self.words);
        let game = self.words.game(self.setup);
        self.words.tell("account-title", &[("game", game.into()), ("names", names.into())])
    }

    /// The lines finished since the last call.
    pub fn take_lines(&mut self) -> Vec<String> {
        std::mem::take(&mut self.finished)
    }

    /// The line that is being told, as far as it goes.
    pub fn unfinished(&self) -> Option<String> {
        self.open.as_ref().map(|line| line.text(self.words))
    }

    /// Finishes the line that is being told, and all lines since the last call.
    pub fn close(&mut self) -> Vec<String> {
        self.finish();
        self.take_lines()
    }

    fn finish(&mut self) {
        self.finished.extend(self.open.take().map(|line| line.text(self.words)));
    }

    /// Adds to the open line, or begins another under another head.
    fn add(&mut self, head: String, clause: Clause, form: Form) {
        if self.open.as_ref().is_none_or(|line| line.head != head) {
            self.finish();
        }
        let line = self.open.get_or_insert_with(|| Line { head, parts: Vec::new() });
        if !line.parts.last_mut().is_some_and(|(last, _)| last.takes_up(&clause)) {
            line.parts.push((clause, form));
        }
    }

    /// Something that a seat did, in the opening or in somebody's turn.
    fn did(&mut self, seat: Seat, clause: Clause) {
        let head = match self.turn {
            None => self.words.tell("account-opening", &[("who", self.names.of(seat).into())]),
            Some(turn) => {
                let args = [("round", self.round.into()), ("who", self.names.of(turn).into())];
                self.words.tell("account-turn", &args)
            }
        };
        let mine = self.turn.is_none_or(|turn| turn == seat);
        let form = if mine { Form::Deed } else { Form::Named(self.names.of(seat).to_owned()) };
        self.add(head, clause, form);
    }

    fn at_round(&self, key: &str) -> String {
        self.words.tell(key, &[("round", self.round.into())])
    }
}

impl Words {
    /// What is played: "base game, 3 players".
    pub fn game(self, setup: Setup) -> String {
        let cards = self.say(if setup.nocturnus() { "account-nocturnus" } else { "account-base" });
        let players = match setup.solo_level() {
            Some(level) => self.tell("account-solitaire", &[("level", level.number().into())]),
            None => self.tell("account-players", &[("players", setup.players().into())]),
        };
        self.tell("list-comma", &[("first", cards.into()), ("last", players.into())])
    }
}

impl Herald for Account {
    fn tell(&mut self, event: Event) {
        let event = event.seen_by(self.viewer);
        let clause = Clause::of(self.words, &event);
        match event {
            // A turn begins.
            Event::Looked { seat } | Event::DrawBegan { seat, .. } | Event::DrewAurei { seat } => {
                self.turn = Some(seat);
                self.did(seat, clause);
            }
            // Each drawn card is told when it is placed.
            Event::Drew { .. } => {}
            Event::Kept { seat, .. }
            | Event::Opened { seat, .. }
            | Event::TookInHand { seat, .. }
            | Event::PlacedBelow { seat, .. }
            | Event::SlippedUnder { seat, .. }
            | Event::Bought { seat, .. }
            | Event::BoughtNothing { seat }
            | Event::Played { seat, .. }
            | Event::TookPrimusConspiratus { seat }
            | Event::Earned { seat, .. }
            | Event::Surrendered { seat, .. }
            | Event::Declined { seat } => self.did(seat, clause),
            Event::Received { .. } => self.explain(clause),
            Event::LevyBegan { .. } => self.add(self.at_round("account-levy"), clause, Form::Named(self.rome())),
            Event::Levied { .. } => self.explain(clause),
            Event::RoundBegan { round, starter } => {
                self.round = round;
                let name = self.names.of(starter).to_owned();
                self.add(self.at_round("event-round"), clause, Form::Named(name));
            }
            Event::Served { .. } => self.add(self.at_round("event-round"), clause, Form::Deed),
            Event::RomeRevealed { .. } => self.add(self.at_round("account-end"), clause, Form::Named(self.rome())),
            Event::Ended => self.finish(),
        }
    }
}

impl Account {
    fn rome(&self) -> String {
        self.words.say("rome").into_owned()
    }

    /// The cards of what was just told, in brackets after it.
    fn explain(&mut self, clause: Clause) {
        if let Some(line) = &self.open {
            self.add(line.head.clone(), clause, Form::Cards);
        }
    }
}

/// A line in the making: whose it is, and what happened.
#[derive(Clone, Debug)]
struct Line {
    head: String,
    parts: Vec<(Clause, Form)>,
}

/// How a clause stands in its line.
#[derive(Clone, Debug)]
enum Form {
    /// The head has said whose deed it is.
    Deed,
    /// With a name of its own.
    Named(String),
    /// Its cards alone, in brackets.
    Cards,
}

impl Line {
    fn text(&self, words: Words) -> String {
        let mut text = String::new();
        for (clause, form) in &self.parts {
            let told = match form {
                Form::Deed => clause.text(words),
                Form::Named(name) => format!("{name} {}", clause.text(words)),
                Form::Cards => format!("({})", clause.listed(words)),
            };
            text = match form {
                Form::Deed | Form::Named(_) if text.is_empty() => told,
                Form::Deed | Form::Named(_) => {
                    words.tell("event-then", &[("first", text.into()), ("next", told.into())])
                }
                // What stands in brackets explains the clause before it.
                Form::Cards => format!("{text} {told}"),
            };
        }
        format!("{}.", words.headed(&self.head, &text))
    }
}

/// The whole game with everything open, one line per turn, then the score. Of a game that stopped early, what there is.
pub fn account(record: &Record, words: Words) -> Result<String, Fault> {
    let names = Names::new(record.setup, &record.names);
    let mut account = Account::new(&*record.start()?, Viewer::Everything, words).with_names(names.clone());
    let mut lines = vec![account.title()];
    let game = record.replay(usize::MAX, &mut account)?;
    lines.extend(account.close());
    if game.is_over() {
        lines.extend(score_sheet(&game, &names, words));
    }
    lines.push(String::new());
    Ok(lines.join("\n"))
}
