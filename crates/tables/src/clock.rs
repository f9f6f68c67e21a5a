//! Time at the table. A [`Moment`] is read off the house clock, which the server keeps: it counts milliseconds only
//! while a server is awake and never runs backwards.
//!
//! That is how clocks stop while the server is down: the hours of silence are not on the house clock, so nothing needs to
//! be written into any table when a server wakes, and a hundred thousand tables wake as quickly as one. The server
//! keeps the house clock by storing it every second or so; on waking it goes on from the later of the stored value
//! and the latest moment in the log. What one crash can give the players is the time between two such beats.

use pax_rules::{Game, Seat, SeatSet, Step};
use serde::{Deserialize, Serialize};

use crate::doc::TimeControl;
use crate::state::{Phase, TableState};

/// A moment of the house clock, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Moment {
    /// Milliseconds since an earlier moment; 0 since a later one.
    pub fn since(self, earlier: Moment) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// So many milliseconds later.
    #[must_use]
    pub fn after(self, millis: u64) -> Moment {
        Moment(self.0.saturating_add(millis))
    }
}

/// Something that will happen without a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Due {
    pub at: Moment,
    pub seat: Seat,
    pub cause: Cause,
}

/// Why something is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// A computer player is asked: let it think, and send its action.
    ComputersTurn,
    /// A player's clock runs out: send the time-out.
    ClockRunsOut,
}

/// Who returns to a live game with less on the clock has at least this, or the whole bank where that is less.
const GRACE: u64 = 30_000;

impl TimeControl {
    pub(crate) fn first(self) -> u64 {
        match self {
            TimeControl::Live { bank, .. } => u64::from(bank) * 1000,
            TimeControl::Correspondence { hours } => u64::from(hours) * 3_600_000,
            TimeControl::Untimed => 0,
        }
    }

    pub(crate) fn increment(self) -> u64 {
        match self {
            TimeControl::Live { increment, .. } => u64::from(increment) * 1000,
            TimeControl::Correspondence { .. } | TimeControl::Untimed => 0,
        }
    }

    pub(crate) fn on_return(self, left: u64) -> u64 {
        match self {
            TimeControl::Live { .. } => left.max(GRACE.min(self.first())),
            TimeControl::Correspondence { .. } | TimeControl::Untimed => self.first(),
        }
    }
}

/// Whether the seat's turn or answer is over: after an accepted action, the step *turn* is always a new turn.
pub(crate) fn is_done(after: &Game, seat: Seat) -> bool {
    !after.is_awaited(seat) || matches!(after.step(), Step::Turn)
}

impl TableState {
    /// The earliest thing that has to happen without a player, computer players first.
    pub fn due(&self) -> Option<Due> {
        let game = self.game().filter(|_| self.phase() == Phase::Playing)?;
        let awaited = game.awaited();
        if let Some(seat) = awaited.iter().find(|seat| self.chair(*seat).mover().is_none()) {
            return Some(Due { at: self.now(), seat, cause: Cause::ComputersTurn });
        }
        let running = awaited.iter().filter(|seat| self.clock_runs(*seat));
        let first = running.min_by_key(|seat| self.chair(*seat).left)?;
        Some(Due { at: self.now().after(self.chair(first).left), seat: first, cause: Cause::ClockRunsOut })
    }

    /// When that is.
    pub fn due_at(&self) -> Option<Moment> {
        self.due().map(|due| due.at)
    }

    /// Whether the seat's clock is running: it is asked, and its owner is to answer.
    pub fn clock_runs(&self, seat: Seat) -> bool {
        self.doc().time != TimeControl::Untimed
            && self.phase() == Phase::Playing
            && self.chair(seat).mover().is_some()
            && self.game().is_some_and(|game| game.is_awaited(seat))
    }

    /// Milliseconds the seat has left at that moment; `None` at a table without clocks and before the start.
    pub fn time_left(&self, seat: Seat, at: Moment) -> Option<u64> {
        if self.doc().time == TimeControl::Untimed || self.game().is_none() {
            return None;
        }
        let spent = if self.clock_runs(seat) { at.since(self.now()) } else { 0 };
        Some(self.chair(seat).left.saturating_sub(spent))
    }

    /// Charges the running clocks up to this moment and makes it the table's own. A moment before the last entry's
    /// charges nothing.
    pub(crate) fn settle(&mut self, at: Moment) {
        for seat in self.doc().rules().seats() {
            if let Some(left) = self.time_left(seat, at) {
                self.chair_mut(seat).left = left;
            }
        }
        self.set_now(self.now().max(at));
    }

    /// After an action of `seat`: its increment, and fresh hours for whoever is asked anew.
    pub(crate) fn pass_the_clock(&mut self, seat: Seat, awaited_before: SeatSet, after: &Game) {
        let time = self.doc().time;
        if self.chair(seat).mover().is_some() && is_done(after, seat) {
            self.chair_mut(seat).left += time.increment();
        }
        if matches!(time, TimeControl::Correspondence { .. }) {
            let new_turn = matches!(after.step(), Step::Turn);
            for asked in after.awaited().iter().filter(|s| new_turn || !awaited_before.contains(*s)) {
                self.chair_mut(asked).left = time.first();
            }
        }
    }
}
