//! What an entry brought about: the whole truth, hidden cards and all, for this side of the table only. What a viewer
//! may hear of it is [`TableState::news_for`](crate::TableState::news_for).

use pax_rules::{Event, Seat};

use crate::names::{Name, TableId};

/// One thing that came of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    Joined {
        seat: Seat,
    },
    Left {
        seat: Seat,
        name: Name,
    },
    SeatGiven {
        seat: Seat,
    },
    Started,
    Acted {
        seat: Seat,
        events: Vec<Event>,
    },
    Undone {
        seat: Seat,
        actions: usize,
    },
    Resigned {
        seat: Seat,
    },
    TimedOut {
        seat: Seat,
    },
    Returned {
        seat: Seat,
    },
    HintTaken {
        seat: Seat,
    },
    Rematched {
        table: TableId,
    },
    Abandoned,
    /// The game is over: the result can be read off the state.
    Finished,
}
