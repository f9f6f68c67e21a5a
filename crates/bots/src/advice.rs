//! Hints: the few best choices of a view, each with its chance of winning and a reason. Reasons are keys with numbers, so
//! that every language can put them in its own words.

use pax_rules::{Action, View};

use crate::reason::Reason;
use crate::{Budget, Champion, Rivals};

/// How many choices are worth telling.
const TOLD: usize = 3;

/// An action and what a search found out about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed {
    pub action: Action,
    /// How often it was tried.
    pub tries: u32,
    /// The chance to win the game after it, 0 to 1.
    pub chance: f32,
}

/// One recommended choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hint {
    pub action: Action,
    /// The chance to win the game after it, 0 to 1; shared victories count in part.
    pub chance: f32,
    pub reason: Reason,
}

/// What a strong player would think of doing here.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Two or three choices, the best first; one where there is no choice, none for who is not asked.
    pub best: Vec<Hint>,
}

/// The best choices of a view, with this in mind of the rivals. Judged only by what this viewer knows; the same of all and the
/// same number of iterations give the same advice.
pub fn advice(view: &View, rivals: Rivals, budget: Budget, seed: u64) -> Advice {
    let mut weighed = weigh(view, rivals, budget, seed);
    weighed.truncate(TOLD);
    let hint = |choice: Weighed| {
        let reason = Reason::of(view, choice.action);
        Hint { action: choice.action, chance: choice.chance, reason }
    };
    Advice { best: weighed.into_iter().map(hint).collect() }
}

/// Every legal action with its chance, the best first. Nothing for who is not asked.
pub fn weigh(view: &View, rivals: Rivals, budget: Budget, seed: u64) -> Vec<Weighed> {
    if view.legal().is_empty() {
        return Vec::new();
    }
    Champion::new(budget, seed).among(rivals).weigh(view)
}
