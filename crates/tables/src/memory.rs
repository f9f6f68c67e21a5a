//! What a computer player remembers of a game between its choices. It is kept beside the table and brought up to date from
//! where it stopped; after a restart, or when something was taken back, it is made anew from the table's own actions.

use std::sync::{Mutex, MutexGuard, PoisonError};

use pax_rules::{Action, Game, Seat, View, Viewer};

use crate::state::TableState;

/// One seat's memory of one game.
#[derive(Clone, Debug)]
pub struct Memory<M> {
    held: M,
    /// The game as far as it has been followed.
    game: Game,
    actions: usize,
    undos: u32,
}

impl<M: Default> Memory<M> {
    /// Notes what others have done in the open (11.1) since `known`, each with what this seat saw just before it. `None`
    /// before the start.
    pub fn of(
        table: &TableState,
        seat: Seat,
        known: Option<Memory<M>>,
        mut note: impl FnMut(&mut M, &View, Seat, Action),
    ) -> Option<Memory<M>> {
        table.game()?;
        let mut memory = known.filter(|known| known.undos == table.undos()).unwrap_or_else(|| {
            let doc = table.doc();
            let game = doc.seed.deal(doc.rules(), doc.card_list());
            Memory { held: M::default(), game, actions: 0, undos: table.undos() }
        });
        let (from, to) = (memory.actions, table.actions());
        let mut before = memory.game;
        table.moves.replay(&mut memory.game, from, to, &mut (), |after, actor, action| {
            if actor != seat && action.is_open() {
                note(&mut memory.held, &before.view(Viewer::Seat(seat)), actor, action);
            }
            before = *after;
        });
        memory.actions = to;
        Some(memory)
    }

    /// What is remembered.
    pub fn held(&self) -> &M {
        &self.held
    }
}

/// What all seats of one table remember; it is shared with the threads that think.
#[derive(Debug)]
pub struct Memories<M>(Mutex<[Option<Box<Memory<M>>>; Seat::MAX]>);

impl<M> Default for Memories<M> {
    fn default() -> Memories<M> {
        Memories(Mutex::default())
    }
}

impl<M: Default + Clone> Memories<M> {
    /// What a seat remembers at this table, brought up to date. Nobody waits for that: who asks meanwhile makes it anew.
    pub fn of(&self, table: &TableState, seat: Seat, note: impl FnMut(&mut M, &View, Seat, Action)) -> M {
        let known = self.seats()[seat.index()].take();
        let Some(memory) = Memory::of(table, seat, known.map(|known| *known), note) else { return M::default() };
        let held = memory.held().clone();
        self.seats()[seat.index()] = Some(Box::new(memory));
        held
    }

    fn seats(&self) -> MutexGuard<'_, [Option<Box<Memory<M>>>; Seat::MAX]> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
