//! What is written down for ever: one entry per thing that happened, with its moment. The stored form has a version, so
//! that a later program can still read what an earlier one wrote.

use pax_rules::{Action, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::clock::Moment;
use crate::names::{Level, Name, PersonId, TableId};

/// The version of the stored form of an entry.
pub const ENTRY_VERSION: u32 = 1;

/// One thing that happened to a table. The end is not among them: it follows from the last action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A person sat down.
    Joined { person: PersonId, name: Name, seat: Seat },
    /// Whoever sat there left before the game began.
    Left { seat: Seat },
    /// An empty seat was given to a computer player.
    SeatGiven { seat: Seat, level: Level, name: Name },
    /// The cards were dealt.
    Started,
    /// A seat did something, in the notation of a record without the seat.
    Acted { seat: Seat, action: Action, by: By },
    /// A seat took its last actions back: of all actions so many remain.
    Undone { seat: Seat, back_to: u32 },
    /// A player gave up; a computer player has the seat for good.
    Resigned { seat: Seat },
    /// A player's time ran out; a computer player has the seat until its owner returns.
    TimedOut { seat: Seat },
    /// The owner took the seat back.
    Returned { seat: Seat },
    /// A player asked for advice after so many actions of the game.
    HintTaken { seat: Seat, actions: u32 },
    /// The same people go on at another table.
    Rematched { table: TableId },
    /// The table was given up before the game began.
    Abandoned,
}

/// Who moved the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The seat's owner.
    Person(PersonId),
    /// The computer player that has the seat for good.
    Computer,
    /// The computer player that stands in because the owner's time ran out.
    Clock,
}

/// An entry with its moment, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Logged {
    v: u32,
    pub at: Moment,
    #[serde(rename = "e")]
    pub entry: Entry,
}

/// Why a stored entry cannot be read.
#[derive(Debug, Error)]
pub enum Unreadable {
    #[error("not an entry: {0}")]
    Json(#[from] serde_json::Error),
    #[error("the entry was written by version {0} of its form, and {ENTRY_VERSION} is the newest known here")]
    Version(u32),
}

impl Logged {
    /// An entry that happened at that moment.
    pub fn new(at: Moment, entry: Entry) -> Logged {
        Logged { v: ENTRY_VERSION, at, entry }
    }

    /// One line of JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("an entry is always writable")
    }

    /// Reads what [`Logged::to_json`] of this or an earlier version wrote.
    pub fn from_json(text: &str) -> Result<Logged, Unreadable> {
        /// The version is read first: a newer entry may have a shape that is unknown here.
        #[derive(Deserialize)]
        struct Version {
            v: u32,
        }
        let Version { v } = serde_json::from_str(text)?;
        if v == 0 || v > ENTRY_VERSION {
            return Err(Unreadable::Version(v));
        }
        Ok(serde_json::from_str(text)?)
    }
}
