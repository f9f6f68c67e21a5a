//! Computer players of Pax.
//!
//! A [`Bot`] is given a [`View`] and, if it cares, what others do in the open, and nothing else, so that it cannot know more
//! than a person in its seat. Who there is stands in the [`catalogue`]; each player has a file of its own.

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
mod rivals;
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
pub use rivals::{Rivals, show};
pub use search::{Foresight, Ismcts, acting, leanings};

use pax_rules::{Action, View};
use rand_core::Rng;

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

    /// What it remembers of its rivals, if it cares: whoever seats it notes there what the others do.
    fn rivals(&mut self) -> Option<&mut Rivals> {
        None
    }
}

/// A number from 0 up to, not including, 1.
pub fn unit(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1_u32 << 24) as f32
}
