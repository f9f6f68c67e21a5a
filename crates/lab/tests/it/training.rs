//! Training teaches something, is repeatable, and goes on from a checkpoint as if it had never stopped.

use std::num::NonZeroUsize;

use pax_lab::recipes;
use pax_lab::train::{BATCH, Course, Training};

const THREADS: NonZeroUsize = NonZeroUsize::new(2).expect("two are some");

fn course(games: u64) -> Course {
    let recipe = recipes().into_iter().find(|recipe| recipe.name == "duel").expect("there is a duel");
    Course { games, rate: (0.0005, 0.0002), ..recipe.course }
}

#[test]
fn a_short_course_judges_far_better_than_its_start() {
    // With trust in the hunch from the first game on there would be little to see in so short a time.
    let start = Training::new(course(0), None).network().without_trust();
    let mut training = Training::new(course(10 * BATCH), Some(start));
    let first = training.go_on(BATCH, THREADS);
    training.go_on(8 * BATCH, THREADS);
    let last = training.go_on(BATCH, THREADS);
    // Each is over thousands of tables that were never seen before, and half of the way is gone within the first batch itself.
    assert!(last.error < 0.975 * first.error, "{} at first, {} in the end", first.error, last.error);
}

#[test]
fn a_stopped_course_goes_on_as_if_it_never_had_on_any_number_of_threads() {
    let games = 2 * BATCH;
    let mut whole = Training::new(course(games), None);
    whole.go_on(u64::MAX, THREADS);
    let mut first = Training::new(course(games), None);
    first.go_on(BATCH, THREADS);
    let mut second = Training::resume(course(games), &first.checkpoint()).expect("a checkpoint");
    second.go_on(u64::MAX, NonZeroUsize::MIN);
    assert!(whole.checkpoint() == second.checkpoint(), "the second half went another way");
    assert!(Training::resume(course(games), b"nothing of the kind").is_none());
}
