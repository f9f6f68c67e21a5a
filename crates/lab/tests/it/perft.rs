use expect_test::{Expect, expect};
use pax_lab::perft::{divide, perft};
use pax_rules::{CardList, Game, Seed, Setup, SoloLevel};

fn deal(setup: Setup) -> Game {
    Seed::of_series(0, 0).deal(setup, CardList::shipped())
}

/// The counts of depth 0, 1, 2 and so on.
fn check(setup: Setup, depths: u32, expected: Expect) {
    let game = deal(setup);
    let counts: Vec<u64> = (0..=depths).map(|depth| perft(&game, depth)).collect();
    expected.assert_eq(&format!("{counts:?}"));
}

#[test]
fn counts_of_a_seeded_deal() {
    let two = Setup::new(2).expect("two can play");
    check(two, 7, expect!["[1, 2, 6, 12, 42, 126, 234, 642]"]);
    check(two.with_nocturnus(true), 6, expect!["[1, 2, 6, 12, 42, 126, 234]"]);
    check(
        Setup::solitaire(SoloLevel::new(5).expect("the campaign has five games")),
        5,
        expect!["[1, 20, 20, 100, 280, 360]"],
    );
}

#[test]
fn dividing_adds_up() {
    let game = deal(Setup::new(3).expect("three can play"));
    let parts = divide(&game, 5);
    assert_eq!(parts.len() as u64, perft(&game, 1));
    assert_eq!(parts.iter().map(|(_, _, count)| count).sum::<u64>(), perft(&game, 5));
    assert!(parts.iter().all(|(seat, _, _)| seat.index() == 0), "the lowest awaited seat acts");
}

#[test]
fn a_finished_game_goes_nowhere() {
    let mut game = deal(Setup::new(2).expect("two can play"));
    while let Some(seat) = game.awaited().iter().next() {
        let action = game.legal(seat).get(0);
        game.play(seat, action, &mut ()).expect("a legal action is accepted");
    }
    assert_eq!((perft(&game, 0), perft(&game, 1)), (1, 0));
    assert!(divide(&game, 1).is_empty());
}
