//! Training teaches something, is repeatable, and goes on from a checkpoint as if it had never stopped.

use std::num::NonZeroUsize;

use pax_bots::net::{Mind, Network, Quick, Reader};
use pax_lab::recipes;
use pax_lab::train::{BATCH, Course, Training};
use pax_rules::{Action, CardList, Game, Seat, Seed, Setup};

const THREADS: NonZeroUsize = NonZeroUsize::new(2).expect("two are some");

fn course(games: u64) -> Course {
    let (_, duel) = recipes().into_iter().find(|(name, _)| *name == "duel").expect("there is a duel");
    Course { games, rate: (0.0005, 0.0002), ..duel }
}

/// What a network likes best of itself, without the hunch that has the first word in play.
fn liked(network: &Quick, reader: &Reader, game: &Game, seat: Seat) -> Action {
    let mut best = (game.legal(seat).get(0), f32::NEG_INFINITY);
    reader.each(game, seat, |action, features| {
        let worth = network.judge(features).win;
        if worth > best.1 {
            best = (action, worth);
        }
    });
    best.0
}

/// The first network's share of victories against the second at two players, every deal from both seats.
fn share(first: &Network, second: &Network, deals: u64) -> f64 {
    let [first, second] = [first, second].map(Quick::new);
    let setup = Setup::new(2).expect("two can play");
    let mut wins = 0.0;
    for number in 0..2 * deals {
        let mut game = Seed::of_series(7, number / 2).deal(setup, CardList::shipped());
        let reader = Reader::new(&game);
        let mine = Seat::new(number as usize % 2).expect("a seat");
        while let Some(seat) = game.awaited().iter().next() {
            let network = if seat == mine { &first } else { &second };
            let action = liked(network, &reader, &game, seat);
            game.play(seat, action, &mut ()).expect("a legal action is accepted");
        }
        let winners = game.reckoning().winners;
        wins += if winners.contains(mine) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    wins / (2 * deals) as f64
}

#[test]
fn a_short_course_beats_its_own_start_by_far_and_judges_better() {
    // With trust in the hunch from the first game on there would be little to see in so short a time.
    let start = Training::new(course(0), None).network().without_trust();
    // Who learns at no pace at all shows how good the start is.
    let idle = Course { rate: (f32::MIN_POSITIVE, f32::MIN_POSITIVE), ..course(BATCH) };
    let first = Training::new(idle, Some(start.clone())).go_on(BATCH, THREADS);
    let mut training = Training::new(course(10 * BATCH), Some(start.clone()));
    training.go_on(9 * BATCH, THREADS);
    let last = training.go_on(BATCH, THREADS);
    // Each is over thousands of tables that were never seen before.
    assert!(last.error < 0.975 * first.error, "{} at first, {} in the end", first.error, last.error);
    let share = share(&training.network(), &start, 100);
    assert!(share > 0.75, "{share} of the games against the network it began as");
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
