//! Tuning is repeatable on any number of threads, and moves.

use std::convert::Infallible;
use std::num::NonZeroUsize;

use pax_bots::Weights;
use pax_lab::tune::{Tuning, tune};
use pax_lab::tunings;

#[test]
fn the_same_course_gives_the_same_numbers_on_any_number_of_threads() {
    let (_, course) = tunings().into_iter().find(|(name, _)| *name == "duel").expect("there is a duel");
    let course = Tuning { deals: 8, generations: 2, ..course };
    let [one, three] = [1, 3].map(|threads| {
        let mut generations = Vec::new();
        let threads = NonZeroUsize::new(threads).expect("some");
        let weights = tune(&course, threads, |done, weights| {
            generations.push((done.number, *weights));
            Ok::<_, Infallible>(())
        });
        let Ok(weights) = weights;
        assert_eq!(generations.last(), Some(&(2, weights)), "the last generation's middle is the result");
        weights
    });
    assert_eq!(one, three);
    assert_ne!(one, Weights::TRIED, "nothing moved");
    assert_eq!(one.to_string().parse(), Ok(one), "what is written is what was found");
    let ended = tune(&course, NonZeroUsize::MIN, |done, _| Err::<(), _>(done.number));
    assert_eq!(ended, Err(1), "an error ends the course at once");
}
