//! A recorded game, step by step, with every card open or as one of its seats saw it.

use pax_rules::{Action, Event, Game, Record, Seat, Viewer};
use pax_tables::{Agreement, AskedFor, Board, Hands, Name, Origin, Phase, SeatView, Standing, TableView, TimeControl};
use pax_words::{Names, Words};

use crate::session::{Heard, Session, Waiting};

pub struct Recorded {
    words: Words,
    record: Record,
    names: Names,
    viewer: Viewer,
    /// How many actions have been done, and how long the chronicle was after each.
    steps: usize,
    lengths: Vec<usize>,
    chronicle: Vec<String>,
    game: Game,
    view: TableView,
}

impl Recorded {
    /// A record that replays, before its first action.
    pub fn new(record: Record, viewer: Viewer, words: Words) -> Result<Recorded, pax_rules::Fault> {
        record.check()?;
        let names = Names::new(record.setup, &record.names);
        let game = record.start()?;
        let view = seen(&game, &names, viewer, 0);
        Ok(Recorded { words, names, viewer, steps: 0, lengths: vec![0], chronicle: Vec::new(), game, view, record })
    }

    fn show(&mut self) {
        self.view = seen(&self.game, &self.names, self.viewer, self.steps);
    }
}

/// The table of this moment, at which nobody can do anything any more.
fn seen(game: &Game, names: &Names, viewer: Viewer, steps: usize) -> TableView {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Everything => None,
    };
    let chair = |place: Seat| SeatView {
        seat: place,
        asked_for: AskedFor::Open.into(),
        name: Name::new(names.of(place)).ok(),
        person: None,
        computer: None,
        hands: Hands::Owner.into(),
        present: None,
        asked: game.is_awaited(place),
        clock: None,
        hints: 0,
    };
    TableView {
        version: steps as u32,
        phase: if game.is_over() { Phase::Finished } else { Phase::Playing }.into(),
        you: Standing { roles: Vec::new(), seat, seats: seat.into_iter().collect(), after: 0, may: Vec::new() },
        setup: Agreement::from(game.setup()),
        time: TimeControl::Untimed.into(),
        rated: false,
        public: false,
        pass_and_play: false,
        origin: Origin::Fresh.into(),
        commitment: String::new(),
        seats: game.setup().seats().map(chair).collect(),
        board: Some(Board::of(&game.view(viewer))),
        possible: Vec::new(),
        impossible: Vec::new(),
        undo: None,
        end: None,
        rematch: None,
    }
}

impl Session for Recorded {
    fn view(&self) -> &TableView {
        &self.view
    }

    fn chronicle(&self) -> &[String] {
        &self.chronicle
    }

    fn act(&mut self, _action: Action) -> Result<(), String> {
        Err(self.words.say("terminal-only-watching").into_owned())
    }

    fn undo(&mut self) -> Result<(), String> {
        self.back();
        Ok(())
    }

    fn ask_hint(&mut self) -> Result<(), String> {
        Err(self.words.say("terminal-only-watching").into_owned())
    }

    fn hear(&mut self, _heard: Heard) {}

    fn waiting(&self) -> Waiting {
        if self.steps < self.record.actions.len() { Waiting::Ready } else { Waiting::You }
    }

    fn advance(&mut self) {
        let Some(&(seat, action)) = self.record.actions.get(self.steps) else { return };
        let mut events: Vec<Event> = Vec::new();
        self.game.play(seat, action, &mut events).expect("a record that replays");
        let (words, viewer, names) = (self.words, self.viewer, &self.names);
        let told = events.iter().filter(|event| !matches!(event, Event::Drew { .. }));
        let lines = told.map(|event| words.event(&event.seen_by(viewer), |seat| names.of(seat)));
        self.chronicle.extend(lines);
        self.steps += 1;
        self.lengths.push(self.chronicle.len());
        self.show();
    }

    fn back(&mut self) {
        if self.steps == 0 {
            return;
        }
        self.steps -= 1;
        self.lengths.truncate(self.steps + 1);
        self.chronicle.truncate(self.lengths[self.steps]);
        self.game = self.record.replay(self.steps, &mut ()).expect("a record that replays");
        self.show();
    }

    fn moment(&self) -> Option<(usize, usize)> {
        Some((self.steps, self.record.actions.len()))
    }

    fn give_up(&mut self) -> Result<(), String> {
        Err(self.words.say("terminal-only-watching").into_owned())
    }

    fn record(&self) -> Option<Record> {
        self.game.is_over().then(|| self.record.clone())
    }
}
