//! Taking back: as far as the last moment when a hidden card was shown to anyone or another seat acted.
//!
//! One copy of the game at that moment is kept, shared by the states since; the actions since then are played again from it. A table
//! where nothing can be taken back keeps nothing.

use std::sync::Arc;

use pax_rules::{Event, Game, Seat};

use crate::clock::is_done;
use crate::state::{Broken, TableState};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Checkpoint {
    /// Who has acted since.
    seat: Seat,
    /// How many actions there were.
    actions: usize,
    game: Game,
    /// What every seat had on its clock.
    left: [u64; Seat::MAX],
}

impl TableState {
    /// How far this seat may take back: to any number of actions from this one on, below [`TableState::actions`].
    pub fn undo_limit(&self, seat: Seat) -> Option<usize> {
        let checkpoint = self.checkpoint.as_deref().filter(|checkpoint| checkpoint.seat == seat)?;
        Some(checkpoint.actions)
    }

    /// Before the table's game becomes `after` by these events: remembers, keeps or forgets the way back.
    pub(crate) fn mark_the_way_back(&mut self, seat: Seat, by_owner: bool, before: &Game, events: &[Event]) {
        if !by_owner || events.iter().any(Event::reveals) {
            self.checkpoint = None;
        } else if self.undo_limit(seat).is_none() {
            let mut left = [0; Seat::MAX];
            for seat in before.setup().seats() {
                left[seat.index()] = self.chair(seat).left;
            }
            self.checkpoint = Some(Arc::new(Checkpoint { seat, actions: self.actions(), game: *before, left }));
        }
    }

    /// Goes back. The undoer's increments since then are taken back too, and time that ran for a seat that is now no
    /// longer asked is given back; the undoer's own time is spent.
    pub(crate) fn go_back(&mut self, seat: Seat, back_to: usize, at: crate::Moment) -> Result<usize, Broken> {
        let actions = self.actions();
        let limit = self.undo_limit(seat).ok_or(Broken::Undo)?;
        if !(limit..actions).contains(&back_to) {
            return Err(Broken::Undo);
        }
        self.settle(at);
        let Some(checkpoint) = self.checkpoint.take() else { return Err(Broken::Undo) };
        let mut game = checkpoint.game;
        self.moves.replay(&mut game, limit, back_to, &mut (), |_, _, _| {});

        let mut undone = game;
        let mut turns = 0;
        self.moves
            .replay(&mut undone, back_to, actions, &mut (), |after, _, _| turns += u64::from(is_done(after, seat)));
        let gained = turns * self.doc().time.increment();
        let chair = self.chair_mut(seat);
        chair.left = chair.left.saturating_sub(gained);
        for other in undone.awaited().iter().filter(|other| !game.is_awaited(*other)) {
            self.chair_mut(other).left = checkpoint.left[other.index()];
        }

        self.moves.truncate(back_to);
        self.set_game(&game);
        self.checkpoint = Some(checkpoint).filter(|_| back_to > limit);
        Ok(actions - back_to)
    }
}
