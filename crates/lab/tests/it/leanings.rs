//! Leanings are counted the same on any number of threads, and what is counted is read again.

use std::num::NonZeroUsize;

use pax_bots::leanings::Catalogue;
use pax_lab::census;
use pax_lab::leanings::Census;

#[test]
fn the_count_does_not_depend_on_the_threads_and_can_be_read_again() {
    let census = Census { games: 20, ..census() };
    let mut modes = 0;
    let counted = census.count(NonZeroUsize::MIN, |_| modes += 1);
    assert_eq!(modes, 14, "two to eight players, with Nocturnus and without");
    assert_eq!(census.count(NonZeroUsize::new(3).expect("three are some"), |_| {}), counted);
    assert_eq!(counted.to_string().parse::<Catalogue>().as_ref(), Ok(&counted));
    let other = Census { seed: 2, ..census }.count(NonZeroUsize::MIN, |_| {});
    assert_ne!(other, counted, "other games are other counts");
}
