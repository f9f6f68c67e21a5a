//! The strongest player there is, under whatever name: levels and hints ask it.

use pax_rules::View;

use crate::{Bot, Budget, Foresight, Rivals, Weighed};

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

    /// What it remembers of its rivals.
    pub fn rivals(&mut self) -> Option<&mut Rivals> {
        self.search.rivals()
    }

    /// The same with this in mind of its rivals.
    #[must_use]
    pub fn among(mut self, rivals: Rivals) -> Champion {
        self.search = self.search.among(rivals);
        self
    }

    /// Every legal action with its chance, the best first.
    pub fn weigh(&mut self, view: &View) -> Vec<Weighed> {
        self.search.weigh(view)
    }
}
