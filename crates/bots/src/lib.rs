//! Computer players of Pax.
//!
//! A [`Bot`] is given a [`View`] and nothing else, so that it cannot know more than a person in its seat. Who there
//! is stands in the [`catalogue`]; each player has a file of its own.

mod advice;
mod budget;
mod catalogue;
mod champion;
mod greedy;
mod levels;
pub mod net;
mod packed;
mod random;
mod reason;
mod search;

pub use advice::{Advice, Hint, Weighed, advice, weigh};
pub use budget::{Budget, NotABudget};
pub use catalogue::{BotInfo, UnknownBot, catalogue};
pub use champion::Champion;
pub use greedy::{Greedy, Habits, Ingrained, Moment, NoHabits, NoWeights, Rows, Weights};
pub use levels::{Level, Leveled, levels};
pub use packed::Damaged;
pub use random::Random;
pub use reason::{Number, Reason};
pub use search::{Foresight, Ismcts, acting, leanings};

use pax_rules::{Action, View};

/// A computer player in one seat.
///
/// The same bot with the same seed makes the same choices from the same views.
pub trait Bot: Send {
    /// Its name in the [`catalogue`].
    fn name(&self) -> &str;

    /// What it does now: one of [`View::legal`].
    ///
    /// # Panics
    /// If the viewer is not asked for anything.
    fn choose(&mut self, view: &View) -> Action;
}
