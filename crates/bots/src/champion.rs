//! The strongest player there is, under whatever name: levels and hints ask it.

use pax_rules::View;

use crate::{Budget, Foresight, Weighed};

/// A searching player with a budget.
#[derive(Clone, Debug)]
pub struct Champion {
    search: Foresight,
}

impl Champion {
    /// A player whose choices follow from the seed, if the budget is in iterations.
    pub fn new(budget: Budget, seed: u64) -> Champion {
        Champion { search: Foresight::new(budget, seed) }
    }

    /// Every legal action with its chance, the best first.
    pub fn weigh(&mut self, view: &View) -> Vec<Weighed> {
        self.search.weigh(view)
    }
}
