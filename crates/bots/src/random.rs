//! The player that does not think: the yardstick of every other, and the quickest way through a game.

use pax_rules::{Action, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Bot;

/// Any legal action, each as likely as any other.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Xoshiro256PlusPlus,
}

impl Random {
    pub(crate) const NAME: &str = "random";

    /// A player whose choices follow from the seed.
    pub fn new(seed: u64) -> Random {
        Random { rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Bot for Random {
    fn name(&self) -> &str {
        Random::NAME
    }

    fn choose(&mut self, view: &View) -> Action {
        view.legal().pick(&mut self.rng)
    }
}
