//! Who can be asked to play, by name. Adding a player means a file for it and a row here.

use std::fmt;

use thiserror::Error;

use crate::{Bot, Greedy, Random};

/// A row of the catalogue.
#[derive(Clone, Copy)]
pub struct BotInfo {
    /// What to call it on a command line.
    pub name: &'static str,
    /// Its character in one line.
    pub character: &'static str,
    make: fn(u64) -> Box<dyn Bot>,
}

impl BotInfo {
    /// The player itself, its randomness from this seed.
    pub fn seat(&self, seed: u64) -> Box<dyn Bot> {
        (self.make)(seed)
    }
}

impl fmt::Debug for BotInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BotInfo({})", self.name)
    }
}

/// Every computer player, the weakest first.
pub fn catalogue() -> &'static [BotInfo] {
    const CATALOGUE: &[BotInfo] = &[
        BotInfo {
            name: Random::NAME,
            character: "does anything legal, each as likely as any other",
            make: |seed| Box::new(Random::new(seed)),
        },
        BotInfo {
            name: Greedy::NAME,
            character: "weighs every choice by what it does to the final reckoning, and never plans ahead",
            make: |_| Box::new(Greedy::new()),
        },
    ];
    CATALOGUE
}

/// Nobody of that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no computer player {0:?}: choose {names}", names = names())]
pub struct UnknownBot(String);

impl dyn Bot {
    /// The player of that name, its randomness from this seed.
    pub fn by_name(name: &str, seed: u64) -> Result<Box<dyn Bot>, UnknownBot> {
        BotInfo::by_name(name).map(|row| row.seat(seed))
    }
}

impl BotInfo {
    /// The row of that name.
    pub fn by_name(name: &str) -> Result<&'static BotInfo, UnknownBot> {
        let row = catalogue().iter().find(|row| row.name == name);
        // A message repeats at most a few words of what may be very long.
        row.ok_or_else(|| UnknownBot(name.chars().take(40).collect()))
    }
}

/// The names as a sentence has them: `random or greedy`.
fn names() -> String {
    let names: Vec<&str> = catalogue().iter().map(|row| row.name).collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}
