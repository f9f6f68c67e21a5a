//! Practice unlearns bad habits, is repeatable, and goes on from a checkpoint as if it had never stopped.

use std::num::NonZeroUsize;

use pax_bots::Habits;
use pax_lab::practise::{Exercise, Practice};
use pax_lab::{copies, exercises};
use pax_rules::Setup;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const THREADS: NonZeroUsize = NonZeroUsize::new(3).expect("three are some");

/// Fewer games than in earnest.
const BATCH: u64 = 400;

fn exercise(batches: u64) -> Exercise {
    let (_, duel) = exercises().into_iter().find(|(name, _)| *name == "duel").expect("there is a duel");
    Exercise { games: BATCH * batches, batch: BATCH, rate: (0.05, 0.02), ..duel }
}

#[test]
fn bad_habits_are_unlearnt() {
    let mut bad = Habits::none();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    bad.numbers_mut().iter_mut().for_each(|habit| *habit = (rng.next_u32() % 100) as f32 / 100.0 - 0.5);
    let mut practice = Practice::from(exercise(40), bad);
    let first = practice.go_on(5 * BATCH, THREADS);
    practice.go_on(30 * BATCH, THREADS);
    let last = practice.go_on(5 * BATCH, THREADS);
    assert_eq!(practice.played, 40 * BATCH);
    assert!(last > first + 0.1, "{first} of the first 1,000 games against greedy won, {last} of the last");
}

#[test]
fn reflexes_learn_to_do_what_shrewd_does() {
    let (_, duel) = copies().into_iter().find(|(name, _)| *name == "duel").expect("there is a duel");
    let mut copying = Practice::new(Exercise { games: 4_000, batch: 100, ..duel });
    let first = copying.go_on(100, THREADS);
    copying.go_on(3_800, THREADS);
    let last = copying.go_on(100, THREADS);
    assert!(last > first + 0.2, "{first} of the first choices were the same, {last} of the last");
}

#[test]
fn a_stopped_course_goes_on_as_if_it_never_had_on_any_number_of_threads() {
    let solo = Setup::checked(1, Some(2)).expect("a mode");
    let course = || Exercise { setups: [exercise(2).setups, vec![solo]].concat(), ..exercise(2) };
    let mut whole = Practice::new(course());
    whole.go_on(u64::MAX, THREADS);
    let mut first = Practice::new(course());
    first.go_on(BATCH, THREADS);
    let mut second = Practice::resume(course(), &first.checkpoint()).expect("a checkpoint");
    second.go_on(u64::MAX, NonZeroUsize::MIN);
    assert!(whole.checkpoint() == second.checkpoint(), "the second half went another way");
    let fresh = Practice::new(course());
    assert_ne!(whole.habits(), fresh.habits(), "nothing was learnt");
    assert!(Practice::resume(course(), b"nothing of the kind").is_none());
}
