//! A small house for tests: one table, its log, a clock that is moved by hand.

use std::sync::Arc;

use pax_rules::{Action, Seat, Seed, Setup};
use pax_tables::*;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

pub struct House {
    pub table: TableState,
    pub log: Vec<Logged>,
    pub at: Moment,
    pub rng: Xoshiro256PlusPlus,
}

pub const ADA: PersonId = PersonId(1);
pub const BEN: PersonId = PersonId(2);

pub fn person(number: usize) -> PersonId {
    PersonId(number as u64 + 1)
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

pub fn name(text: &str) -> Name {
    Name::new(text).unwrap()
}

pub fn level(text: &str) -> Level {
    Level::new(text).unwrap()
}

pub fn action(text: &str) -> Action {
    text.parse().unwrap()
}

pub fn table_id(text: &str) -> TableId {
    TableId::new(text).unwrap()
}

pub fn computer() -> SeatAsked {
    SeatAsked::Computer { level: level("greedy"), name: name("Catilina") }
}

pub fn draft(setup: Setup, seed: u64) -> Draft {
    Draft::new(setup, Seed::of_series(7, seed), ADA, level("stand-in"))
}

pub fn setup(players: usize) -> Setup {
    Setup::new(players).unwrap()
}

impl House {
    pub fn new(draft: Draft, seed: u64) -> House {
        let table = TableState::new(Arc::new(draft.checked().unwrap()));
        House { table, log: Vec::new(), at: Moment(1_000), rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// A table of this draft whose free seats are taken by persons 1, 2, …, and started.
    pub fn started(draft: Draft, seed: u64) -> House {
        let mut house = House::new(draft, seed);
        house.fill();
        house.tell(Command::Start, Who::House).unwrap();
        house
    }

    pub fn fill(&mut self) {
        while let Some(empty) = self.table.empty_seat() {
            let who = if self.table.doc().pass_and_play { ADA } else { person(empty.index()) };
            let name = name(["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gaius", "Hero"][empty.index()]);
            self.tell(Command::Join { seat: Some(empty), name, invitation: None }, Who::Person(who)).unwrap();
        }
    }

    /// Decides, writes down, folds in: as a server does.
    pub fn tell(&mut self, command: Command, by: Who) -> Result<Vec<Happening>, Denied> {
        let steps = decide(&self.table, &command, by, self.at)?;
        let mut happenings = Vec::new();
        for step in steps {
            happenings.extend(self.table.apply(&step.logged.entry, self.at).expect("a decided entry can be folded in"));
            assert_eq!((&self.table, self.at), (&*step.state, step.logged.at));
            self.log.push(step.logged);
        }
        Ok(happenings)
    }

    pub fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<Happening>, Denied> {
        let by = self.mover(seat);
        self.tell(Command::Act { seat, action: action.parse()?, after: None }, by)
    }

    /// The first legal action, or the only one with this beginning.
    pub fn act_like(&mut self, seat: Seat, beginning: &str) -> Vec<Happening> {
        let action = self.legal(seat).into_iter().map(|a| a.to_string()).find(|a| a.starts_with(beginning));
        let action = action.unwrap_or_else(|| panic!("{beginning} is not legal: {:?}", self.legal(seat)));
        self.act(seat, &action).unwrap()
    }

    pub fn mover(&self, seat: Seat) -> Who {
        match (self.table.sitter(seat), self.table.hands(seat)) {
            (Some(Sitter::Person { person, .. }), Some(Hands::Owner)) => Who::Person(*person),
            _ => Who::Computer,
        }
    }

    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        self.table.true_game().unwrap().legal(seat).iter().collect()
    }

    pub fn awaited(&self) -> Vec<Seat> {
        self.table.true_game().map(|game| game.awaited().iter().collect()).unwrap_or_default()
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.rng.next_u32() as usize % from.len()]
    }

    pub fn chance(&mut self, one_in: u32) -> bool {
        self.rng.next_u32().is_multiple_of(one_in)
    }

    /// One random legal action of a random awaited seat.
    pub fn step(&mut self) -> Vec<Happening> {
        let seat = {
            let awaited = self.awaited();
            self.pick(&awaited)
        };
        let action = {
            let legal = self.legal(seat);
            self.pick(&legal)
        };
        self.act(seat, &action.to_string()).unwrap()
    }

    pub fn play_out(&mut self) {
        while self.table.phase() == Phase::Playing {
            self.step();
        }
    }

    /// Everything folded again from its stored text.
    pub fn refolded(&self) -> TableState {
        let doc = serde_json::to_string(self.table.doc()).unwrap();
        let mut table = TableState::new(Arc::new(serde_json::from_str(&doc).unwrap()));
        for logged in &self.log {
            let logged = Logged::from_json(&logged.to_json()).unwrap();
            table.apply(&logged.entry, logged.at).unwrap();
        }
        table
    }
}
