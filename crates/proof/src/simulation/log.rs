//! The log of one table: what the store promises, with failures on purpose.

use pax_tables::{AppliedEntry, Logged};

/// One stored entry.
pub struct Stored {
    pub text: String,
    pub key: Option<String>,
}

#[derive(Default)]
pub struct Log {
    stored: Vec<Stored>,
}

/// What can go wrong with one append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Kept,
    /// Nothing is stored, and an error comes back.
    FailsBefore,
    /// It is stored, and an error comes back all the same.
    FailsAfter,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Appended,
    /// The key is there already, at this version.
    Duplicate(u32),
    Conflict,
    Failed,
}

impl Log {
    pub fn append(&mut self, expected: u32, key: Option<&str>, entry: &Logged, fate: Fate) -> Answer {
        if fate == Fate::FailsBefore {
            return Answer::Failed;
        }
        if let Some(version) = key.and_then(|key| self.under(key)) {
            return Answer::Duplicate(version);
        }
        if self.stored.len() as u32 != expected {
            return Answer::Conflict;
        }
        self.stored.push(Stored { text: entry.to_json(), key: key.map(str::to_owned) });
        if fate == Fate::FailsAfter { Answer::Failed } else { Answer::Appended }
    }

    /// The version that was stored under a key.
    pub fn under(&self, key: &str) -> Option<u32> {
        self.stored.iter().position(|stored| stored.key.as_deref() == Some(key)).map(|place| place as u32 + 1)
    }

    /// Whether a step's entry is stored, at its version.
    pub fn holds(&self, step: &AppliedEntry) -> bool {
        let place = step.state.version() as usize - 1;
        self.stored.get(place).is_some_and(|stored| stored.text == step.logged.to_json())
    }

    #[cfg(test)]
    pub fn forget(&mut self, key: &str) {
        for stored in self.stored.iter_mut().filter(|stored| stored.key.as_deref() == Some(key)) {
            stored.key = None;
        }
    }

    pub fn after(&self, version: u32) -> &[Stored] {
        &self.stored[version as usize..]
    }

    pub fn len(&self) -> u32 {
        self.stored.len() as u32
    }
}
