//! The logic of tables in a small world of its own: a simulated clock, two nodes that remember tables and forget them when
//! they crash, one log that can fail before or after it has stored, and a network that delays, loses and repeats. All
//! of it follows from one seed, so a failure can be had again, and a seed played twice gives the same world to the letter.
//!
//! What is real is `pax-tables`: what is decided, in which order it is stored, shown and answered, how entries are folded,
//! whose clock runs, what is due. The log, the nodes and the network stand in for the store, the hub and TCP. The log gives
//! the same guarantee as the store: it accepts an entry only as the successor of its last one.

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
    use pax_tables::Fault;

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

    /// Plays some worlds whose nodes make a mistake on purpose.
    fn mistaken(fault: Fault) {
        for number in 0..20 {
            let mut world = World::new(1, number);
            world.fault = Some(fault);
            world.run();
            world.check();
        }
    }

    #[test]
    #[should_panic(expected = "was acknowledged and is not stored")]
    fn an_acknowledgement_before_the_append_is_noticed() {
        mistaken(Fault::AcknowledgeBeforeAppend);
    }

    #[test]
    #[should_panic(expected = "was acknowledged at")]
    fn a_forgotten_key_is_noticed() {
        mistaken(Fault::ForgetKey);
    }

    #[test]
    #[should_panic(expected = "was shown and is not stored")]
    fn a_step_shown_before_its_append_is_noticed() {
        mistaken(Fault::PublishBeforeAppend);
    }

    #[test]
    fn without_a_mistake_the_same_worlds_pass() {
        for number in 0..20 {
            let mut world = World::new(1, number);
            world.run();
            world.check();
        }
    }

    #[test]
    fn other_seeds_give_other_worlds() {
        let [mut one, mut other] = [World::new(1, 10), World::new(2, 10)];
        one.run();
        other.run();
        assert_ne!(one.diary(), other.diary());
    }
}
