//! Legal in every mode, repeatable, and blind to what the seat may not know.

use pax_bots::net::{Quick, Reader, Thorough};
use pax_bots::{Greedy, Rivals, advice};
use pax_rules::{Setup, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{BRIEFLY, among_greedy, play, tried};

#[test]
fn every_choice_is_legal_in_every_mode() {
    for (mode, setup) in Setup::every_mode().enumerate() {
        for row in tried(mode) {
            play(setup, mode as u64, &among_greedy(row.name), |_, _| true);
        }
        play(setup.with_final_levy(true).with_open_tally(false), 3, &["greedy", "random"], |_, _| true);
    }
}

#[test]
fn the_same_view_of_another_deal_gets_the_same_choice() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for (mode, setup) in Setup::every_mode().enumerate() {
        for row in tried(mode + 1) {
            let mut asked = 0;
            play(setup, 9, &["greedy"], |game, _| {
                asked += 1;
                if asked % 23 > 0 {
                    return true; // every 23rd choice is enough, and quick
                }
                let seat = game.awaited().iter().next().expect("someone is asked");
                let view = game.view(Viewer::Seat(seat));
                let other = view.sample(&mut rng).view(Viewer::Seat(seat));
                let choose = |view| row.thinking(BRIEFLY, asked).choose(view);
                assert_eq!(choose(&view), choose(&other), "{} in {setup:?}, choice {asked}", row.name);
                true
            });
        }
    }
}

#[test]
fn who_plays_the_tries_reads_off_a_full_game_what_the_seat_knows() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for setup in Setup::every_mode() {
        let mut asked = 0;
        play(setup, 5, &["greedy", "shrewd"], |game, _| {
            asked += 1;
            let seat = game.awaited().iter().next().expect("someone is asked");
            if asked % 5 == 0 {
                let view = game.view(Viewer::Seat(seat));
                let other = view.sample(&mut rng);
                for player in [Greedy::default(), Greedy::shrewd(), Greedy::hasty()] {
                    let reader = Reader::with(&view, player);
                    let choices = (reader.chosen(game, seat), reader.chosen(&other, seat));
                    assert_eq!(choices.0, choices.1, "{reader:?} in {setup:?}, choice {asked}");
                }
                // It plays its turn through, and must stop before the next round's cards come up.
                let (shrewd, hasty) = (Reader::new(&view), Reader::with(&view, Greedy::hasty()));
                let thorough = Thorough { network: Quick::shipped(setup), shrewd: &shrewd, hasty: &hasty };
                assert_eq!(thorough.best(game, seat), thorough.best(&other, seat), "{setup:?}, choice {asked}");
            }
            true
        });
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = Setup::new(4).expect("four can play");
    let game = || play(setup, 2, &["random", "greedy"], |_, _| true);
    assert_eq!(game(), game());
}

#[test]
fn advice_is_legal_ordered_repeatable_and_blind_to_hidden_cards() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    for setup in Setup::every_mode() {
        let mut asked = 0;
        play(setup, 4, &["greedy"], |game, _| {
            asked += 1;
            if asked % 23 > 0 {
                return true;
            }
            let seat = game.awaited().iter().next().expect("someone is asked");
            let view = game.view(Viewer::Seat(seat));
            let given = advice(&view, Rivals::default(), BRIEFLY, asked);
            assert_eq!(given.best.len(), view.legal().len().min(3));
            for hint in &given.best {
                assert!(game.legal(seat).contains(hint.action), "{hint:?} in {setup:?}");
                assert!((0.0..=1.0).contains(&hint.chance), "{hint:?} in {setup:?}");
            }
            let other = view.sample(&mut rng).view(Viewer::Seat(seat));
            let again = advice(&other, Rivals::default(), BRIEFLY, asked);
            assert_eq!(given, again, "the same view of another deal in {setup:?}");
            true
        });
    }
}
