//! A chair at the table: who sits in it and whose hands move the cards.

use crate::names::{Level, Name, PersonId};
use crate::wire::words;

/// Who a seat belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Person { person: PersonId, name: Name },
    Computer { level: Level, name: Name },
}

words! {
    /// Whose hands move the cards of a seat that belongs to a person. A computer's seat is always [`Hands::Owner`].
    Hands {
        /// The owner's.
        Owner = "owner",
        /// A computer player's, until the owner returns.
        TimedOut = "timed_out",
        /// A computer player's, for good.
        Resigned = "resigned",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chair {
    pub sitter: Option<Sitter>,
    pub hands: Hands,
    /// Milliseconds left, as of the table's last entry.
    pub left: u64,
    pub hints: u16,
    /// The number of actions at which the last hint was given.
    pub hinted_at: Option<u32>,
    pub time_outs: u16,
}

impl Chair {
    pub fn new(sitter: Option<Sitter>) -> Chair {
        Chair { sitter, hands: Hands::Owner, left: 0, hints: 0, hinted_at: None, time_outs: 0 }
    }

    /// The person that the seat belongs to, whoever moves the cards.
    pub fn person(&self) -> Option<PersonId> {
        match &self.sitter {
            Some(Sitter::Person { person, .. }) => Some(*person),
            Some(Sitter::Computer { .. }) | None => None,
        }
    }

    /// The person who is to move the cards; `None` when a computer player does.
    pub fn mover(&self) -> Option<PersonId> {
        self.person().filter(|_| self.hands == Hands::Owner)
    }

    /// The name on it.
    pub fn name(&self) -> Option<&Name> {
        match &self.sitter {
            Some(Sitter::Person { name, .. } | Sitter::Computer { name, .. }) => Some(name),
            None => None,
        }
    }
}
