//! A finished game looked through again: its course round by round, the chances after each round, and what every
//! decision cost. A decision is judged by what its seat knew at that moment and not by how things turned out. A record
//! is replayed once for it, so the work grows with the length of the game.

mod chances;
mod course;
mod decision;
mod replayed;
mod reviewer;

use pax_bots::Budget;
use pax_rules::{Fault, Record, Seat};

pub use chances::Chances;
pub use course::{Course, Station};
pub use decision::Judged;
use replayed::Replayed;
pub use reviewer::{Effort, Review, Reviewer};

/// Judges every decision of a record where there was a choice.
pub fn analyse(record: &Record, budget: Budget, seed: u64) -> Result<Vec<Judged>, Fault> {
    let seats: Vec<Seat> = record.setup.seats().collect();
    let decisions = Replayed::of(record, &seats)?.decisions;
    Ok(decisions.iter().map(|decision| decision.judge(budget, seed ^ decision.moment as u64)).collect())
}
