//! The arena's statistics against distributions that are known, and its games.

use std::num::NonZeroUsize;

use pax_lab::Entrant;
use pax_lab::arena::{Contest, Sprt, Standing, Verdict, elo};
use pax_rules::{CardList, Setup};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A contest whose games are coins that fall for the challenger with this chance.
fn coins(chance: f64, deals: u64, seed: u64) -> Standing {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut standing = Standing::default();
    for _ in 0..deals {
        let mut coin = || f64::from(u8::from((rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64 <= chance));
        standing.count(&[(coin(), false), (coin(), true)]);
    }
    standing
}

#[test]
fn intervals_hold_the_truth_in_about_95_of_100_series() {
    let held = (0..1_000).filter(|seed| {
        let share = coins(0.6, 200, *seed).share();
        share.low <= 0.6 && 0.6 <= share.high
    });
    let held = held.count();
    assert!((930..=970).contains(&held), "{held} of 1,000");
}

#[test]
fn a_share_of_three_quarters_is_191_points_and_a_fair_share_none() {
    assert!((elo(0.75, 0.5) - 190.8).abs() < 0.1);
    assert!(elo(0.25, 0.25).abs() < 1e-9 && elo(0.5, 0.5).abs() < 1e-9);
    assert!((elo(0.5, 0.25) - 190.8).abs() < 0.1);
}

#[test]
fn a_sequential_test_errs_as_seldom_as_agreed() {
    let sprt = Sprt { low: 0.5, high: 0.6, error: 0.05 };
    let wrong = |chance: f64, wrong: Verdict| {
        let mut count = 0;
        for seed in 0..400 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut standing = Standing::default();
            let verdict = loop {
                let mut coin = || f64::from(u8::from((rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64 <= chance));
                standing.count(&[(coin(), false), (coin(), false)]);
                match sprt.verdict(&standing) {
                    Verdict::Open => {}
                    decided @ (Verdict::Better | Verdict::NotBetter) => break decided,
                }
            };
            count += u32::from(verdict == wrong);
        }
        count
    };
    // 20 of 400 are agreed; three standard deviations are 13 more.
    assert!(wrong(0.5, Verdict::Better) <= 33, "too often better");
    assert!(wrong(0.6, Verdict::NotBetter) <= 33, "too often not better");
}

fn contest(challenger: &str, field: &str, threads: usize) -> Contest {
    Contest {
        setup: Setup::new(3).expect("three can play"),
        list: CardList::shipped(),
        challenger: Entrant::parse(challenger).expect("a player"),
        field: Entrant::parse(field).expect("a player"),
        deals: 8,
        seed: 1,
        threads: NonZeroUsize::new(threads).expect("not none"),
        question: None,
    }
}

#[test]
fn the_same_series_gives_the_same_standing_on_any_number_of_threads() {
    let run = |threads| contest("greedy", "random", threads).run(|_| {});
    let (one, two) = (run(1), run(2));
    assert_eq!((one.by_seat.clone(), one.share()), (two.by_seat.clone(), two.share()));
    assert!(one.share().value > 0.6, "{:?}", one.share());
}

#[test]
fn who_sees_all_cards_may_think_as_long_as_it_is_told() {
    let share = |tries: u32| contest(&format!("peek:{tries}"), "greedy", 2).run(|_| {}).share().value;
    assert!(share(40) > 0.5, "a fair share is a third");
    assert_ne!(share(1), share(40), "as if it had not been told");
    let error = Entrant::parse("peek:long").expect_err("nobody").to_string();
    assert!(error.contains("no budget"), "{error}");
}

#[test]
fn a_yardstick_may_be_as_curious_as_it_is_told() {
    let run = |player: &str| contest(player, "random", 2).run(|_| {});
    let (shipped, same) = (run("ismcts:30"), run("ismcts@0.7:30"));
    assert_eq!(shipped.by_seat, same.by_seat);
    assert_ne!(shipped.by_seat, run("ismcts@0:30").by_seat);
}

#[cfg(unix)]
#[test]
fn an_engine_outside_takes_part_over_lines() {
    // It always does the first thing it may.
    let engine = r#"exec:sed -u 's/.*"legal":\["\([^"]*\)".*/\1/'"#;
    let standing = contest(engine, "random", 1).run(|_| {});
    assert_eq!(standing.deals, 8);
}

#[test]
fn unknown_players_are_refused_with_the_reason() {
    for (text, reason) in [
        ("brutus", "there is no computer player"),
        ("greedy:soon", "no budget"),
        ("ismcts@often:1000", "\"often\" is no exploration constant"),
        ("ismcts@-1", "\"-1\" is no exploration constant"),
        ("net@nowhere.net", "nowhere.net"),
        ("shrewd@nowhere.habits", "nowhere.habits"),
    ] {
        let error = Entrant::parse(text).expect_err("nobody").to_string();
        assert!(error.contains(reason), "{error}");
    }
}
