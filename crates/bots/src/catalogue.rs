//! Who can be asked to play, by name. Adding a player means a file for it and a row here.

use std::fmt;

use thiserror::Error;

use crate::levels::LEVELS;
use crate::net::{Alone, Bare};
use crate::{Bot, Budget, Foresight, Greedy, Ismcts, Random};

/// A row of the catalogue.
#[derive(Clone, Copy)]
pub struct BotInfo {
    /// What to call it on a command line.
    pub name: &'static str,
    /// Its character in one line.
    pub character: &'static str,
    make: fn(Option<Budget>, u64) -> Box<dyn Bot>,
}

impl BotInfo {
    /// The player itself, its randomness from this seed.
    pub fn seat(&self, seed: u64) -> Box<dyn Bot> {
        (self.make)(None, seed)
    }

    /// The player with so much thinking allowed for every choice; those who do not search do not mind.
    pub fn thinking(&self, budget: Budget, seed: u64) -> Box<dyn Bot> {
        (self.make)(Some(budget), seed)
    }
}

impl fmt::Debug for BotInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BotInfo({})", self.name)
    }
}

/// The row of a level.
const fn level<const NUMBER: usize>() -> BotInfo {
    let level = LEVELS[NUMBER];
    let make = |budget: Option<Budget>, seed| -> Box<dyn Bot> {
        let level = &LEVELS[NUMBER];
        Box::new(level.thinking(budget.unwrap_or(level.budget), seed))
    };
    BotInfo { name: level.name, character: level.character, make }
}

/// Every computer player, the weakest first.
pub fn catalogue() -> &'static [BotInfo] {
    const CATALOGUE: &[BotInfo] = &[
        BotInfo {
            name: Random::NAME,
            character: "does anything legal, each as likely as any other",
            make: |_, seed| Box::new(Random::new(seed)),
        },
        BotInfo {
            name: Greedy::NAME,
            character: "weighs every choice by what it does to the final reckoning, and never plans ahead",
            make: |_, _| Box::new(Greedy::default()),
        },
        BotInfo {
            name: Greedy::HASTY,
            character: "does at once what shrewd would most likely do, and judges only where it is in doubt",
            make: |_, _| Box::new(Greedy::hasty()),
        },
        BotInfo {
            name: Greedy::SHREWD,
            character: "judges as greedy does, with numbers and habits that millions of games have found",
            make: |_, _| Box::new(Greedy::shrewd()),
        },
        BotInfo {
            name: Ismcts::NAME,
            character: "plays 1,000 games at random in its head and follows the best: the yardstick of the others",
            make: |budget, seed| Box::new(Ismcts::new(budget.unwrap_or(Budget::Iterations(1_000)), seed)),
        },
        BotInfo {
            name: Bare::NAME,
            character: "does what the trained network likes best, without a second thought",
            make: |_, seed| Box::new(Bare::new(seed)),
        },
        BotInfo {
            name: Alone::NAME,
            character: "plays its turn through in its head, and asks the trained network how the table stands then",
            make: |_, seed| Box::new(Alone::new(seed)),
        },
        BotInfo {
            name: Foresight::NAME,
            character: "plays every choice on, to the network's judgement or the end, and follows the best",
            make: |budget, seed| Box::new(Foresight::new(budget.unwrap_or(Budget::Iterations(1_000)), seed)),
        },
        level::<0>(),
        level::<1>(),
        level::<2>(),
        level::<3>(),
        level::<4>(),
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

    /// The player of a level that was agreed, perhaps long ago: one that this program does not know any more is played by
    /// the strongest that it knows. Without a budget it has its own.
    pub fn of_level(level: &str, budget: Option<Budget>, seed: u64) -> Box<dyn Bot> {
        let row = BotInfo::by_name(level).unwrap_or_else(|_| catalogue().last().expect("there is a computer player"));
        (row.make)(budget, seed)
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
