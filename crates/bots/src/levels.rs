//! The opponents people choose from: names from Rome, losers and schemers all. They share the same knowledge and see the
//! same table; what sets them apart is how long they think and how surely they take the best they found.

use pax_rules::{Action, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Bot, Budget, Champion, Rivals, Weighed, unit};

/// An opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// What it is called in stored tables and on command lines.
    pub name: &'static str,
    /// The name on its seat: a Roman's.
    pub roman: &'static str,
    /// The text that tells its character, for catalogues of messages.
    pub character_key: &'static str,
    /// The same in English.
    pub character: &'static str,
    /// How long it thinks about a choice unless told otherwise.
    pub budget: Budget,
    /// How far below the best found a choice may lie and still be made often, as a chance of winning: 0 for never.
    pub whim: f32,
}

/// The opponents, the weakest first.
pub const LEVELS: [Level; 5] = [
    Level {
        name: "varus",
        roman: "Quinctilius Varus",
        character_key: "level-varus",
        character: "lost three legions in a forest: believes what he is told and looks one step ahead",
        budget: Budget::Iterations(1),
        whim: 0.05,
    },
    Level {
        name: "catilina",
        roman: "Lucius Catilina",
        character_key: "level-catilina",
        character: "conspires too loudly: sees good chances and cannot wait",
        budget: Budget::Iterations(1),
        whim: 0.0175,
    },
    Level {
        name: "crassus",
        roman: "Licinius Crassus",
        character_key: "level-crassus",
        character: "the richest man in Rome: counts every Aureus and most of yours",
        budget: Budget::Iterations(1),
        whim: 0.0095,
    },
    Level {
        name: "sejanus",
        roman: "Aelius Sejanus",
        character_key: "level-sejanus",
        character: "the prefect who waits behind the throne: plans turns ahead",
        budget: Budget::Iterations(10),
        whim: 0.0,
    },
    Level {
        name: "livia",
        roman: "Livia Drusilla",
        character_key: "level-livia",
        character: "everything that happens was her plan: the strongest there is",
        budget: Budget::millis(1_000),
        whim: 0.0,
    },
];

/// The opponents people choose from, the weakest first.
pub const fn levels() -> &'static [Level] {
    &LEVELS
}

impl Level {
    /// The player, its randomness from this seed.
    pub fn seat(&self, seed: u64) -> Leveled {
        self.thinking(self.budget, seed)
    }

    /// The same with another budget.
    pub fn thinking(&self, budget: Budget, seed: u64) -> Leveled {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed ^ 0x6c65_7665_6c00);
        Leveled { level: *self, champion: Champion::new(budget, seed), rng }
    }
}

/// A player of some level.
#[derive(Clone, Debug)]
pub struct Leveled {
    level: Level,
    champion: Champion,
    rng: Xoshiro256PlusPlus,
}

impl Bot for Leveled {
    fn name(&self) -> &str {
        self.level.name
    }

    fn choose(&mut self, view: &View) -> Action {
        let legal = view.legal();
        if legal.len() == 1 {
            return legal.get(0);
        }
        let weighed = self.champion.weigh(view);
        if self.level.whim == 0.0 { weighed[0].action } else { self.on_a_whim(&weighed) }
    }

    fn rivals(&mut self) -> Option<&mut Rivals> {
        self.champion.rivals()
    }
}

impl Leveled {
    /// The better a choice, the likelier; what lies `whim` behind the best is taken e times less often.
    fn on_a_whim(&mut self, weighed: &[Weighed]) -> Action {
        let best = weighed.iter().map(|choice| choice.chance).fold(0.0, f32::max);
        let weight = |choice: &Weighed| ((choice.chance - best) / self.level.whim).exp();
        let sum: f32 = weighed.iter().map(weight).sum();
        let mut left = sum * unit(&mut self.rng);
        for choice in weighed {
            left -= weight(choice);
            if left < 0.0 {
                return choice.action;
            }
        }
        weighed[0].action
    }
}
