//! The logic of tables in a small world of its own: a simulated clock, two nodes that remember tables and forget them when
//! they crash, one log that can fail before or after it has stored, and a network that delays, loses and repeats. All
//! of it follows from one seed, so a failure can be had again, and a seed played twice gives the same world to the letter.
//!
//! What is real is `pax-tables`: what is decided, how entries are folded, whose clock runs, what is due. The log, the
//! nodes and the network stand in for the store, the hub and TCP, and keep to what those promise: an entry goes in only as
//! the successor of the last one, and nothing is answered that is not stored.

mod client;
mod log;
mod node;
mod world;

use crate::order::{Findings, Order};
use world::World;

#[derive(Default)]
struct Sum {
    entries: u64,
    answers: u64,
    crashes: u64,
    lost: u64,
    repeated: u64,
    failures: u64,
    twice: u64,
}

/// Of so many seeds one is played twice.
const TWICE: u64 = 100;

pub fn run(order: &Order) -> Findings {
    let sums = order.each(Sum::default, |sum, number| {
        let mut world = World::new(order.seed, number);
        world.run();
        world.check();
        if number.is_multiple_of(TWICE) {
            let mut again = World::new(order.seed, number);
            again.run();
            assert_eq!(world.diary(), again.diary(), "the same seed gave another world");
            sum.twice += 1;
        }
        let told = world.told();
        sum.entries += told.entries;
        sum.answers += told.answers;
        sum.crashes += told.crashes;
        sum.lost += told.lost;
        sum.repeated += told.repeated;
        sum.failures += told.failures;
    });
    let sum = |of: fn(&Sum) -> u64| sums.iter().map(of).sum::<u64>();
    vec![
        format!(
            "{} games to their end, {} entries, {} answers",
            order.count,
            sum(|all| all.entries),
            sum(|all| all.answers)
        ),
        format!(
            "{} crashes of a node, {} failures of the log, {} messages lost, {} repeated",
            sum(|all| all.crashes),
            sum(|all| all.failures),
            sum(|all| all.lost),
            sum(|all| all.repeated)
        ),
        format!("{} seeds played twice: the same to the letter", sum(|all| all.twice)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The checks themselves: a log that loses an entry it has acknowledged is noticed.
    #[test]
    #[should_panic(expected = "acknowledged")]
    fn a_forgetful_log_is_noticed() {
        let mut world = World::new(1, 10);
        world.run();
        world.forget_a_promise();
        world.check();
    }

    #[test]
    fn other_seeds_give_other_worlds() {
        let [mut one, mut other] = [World::new(1, 10), World::new(2, 10)];
        one.run();
        other.run();
        assert_ne!(one.diary(), other.diary());
    }
}
