//! The network sees what its seat sees, is written and read faithfully, and refuses what is not its own.

use pax_bots::Damaged;
use pax_bots::net::{Features, Learner, Lesson, Mind, Network, Quick, Reader, Sight, WeightsError};
use pax_rules::{CardList, Seat, Seed, Setup, Step, Viewer};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::play;

/// Features of some tables on the way through a game.
fn some_features() -> Vec<Features> {
    let mut seen = Vec::new();
    play(Setup::new(2).expect("two can play"), 5, &["greedy"], |game, _| {
        seen.extend(game.setup().seats().map(|seat| Features::of(game, seat, Sight::of(game, seat))));
        true
    });
    seen
}

/// That a table was worth so much, whatever else came of the game.
fn lesson(features: &Features, win: f32) -> Lesson {
    let mut game = Seed::of_series(1, 5).deal(Setup::new(2).expect("two can play"), CardList::shipped());
    while let Some(seat) = game.awaited().iter().next() {
        let action = game.legal(seat).get(0);
        game.play(seat, action, &mut ()).expect("a legal action is accepted");
    }
    Lesson::new(*features, Seat::FIRST, &game).worth(win)
}

fn fresh(seed: u64) -> Network {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    Network::fresh(|| rng.next_u32() as f32 / (1_u64 << 31) as f32 - 1.0)
}

#[test]
fn r11_features_say_the_same_of_the_game_its_view_and_any_deal_of_it() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let network = fresh(1);
    for setup in Setup::every_mode() {
        play(setup, 3, &["greedy"], |game, _| {
            let reader = Reader::new(game);
            for seat in game.setup().seats() {
                let view = game.view(Viewer::Seat(seat));
                let deal = view.sample(&mut rng);
                let truth = Features::of(game, seat, Sight::of(game, seat));
                let seen = Features::of(&view, seat, Sight::of(&view, seat));
                let dealt = Features::of(&deal, seat, Sight::of(&deal, seat));
                for other in [seen, dealt] {
                    assert_eq!(truth.rows(), other.rows(), "{setup:?}");
                    assert!(truth.rivals().eq(other.rivals()), "{setup:?}");
                }
                // The hunch beside the rows, too.
                let judged = |game| network.judge(&reader.between(game, seat));
                assert_eq!(judged(game), judged(&deal), "{setup:?}");
            }
            true
        });
    }
}

#[test]
fn the_chance_that_is_told_is_the_chance_to_win() {
    let modes = [(2, false, 300), (2, true, 300), (4, false, 200), (6, false, 300)];
    for (players, nocturnus, games) in modes {
        let setup = Setup::new(players).expect("so many can play").with_nocturnus(nocturnus);
        let network = Quick::shipped(setup);
        // By fifths of what was told: how much in all, how much was won, and how often.
        let mut fifths = [(0.0, 0.0, 0_u32); 5];
        for number in 0..games {
            let mut told = Vec::new();
            let outcome = play(setup, number, &["shrewd"], |game, _| {
                if game.step() == Step::Turn {
                    let reader = Reader::new(game);
                    told.extend(setup.seats().map(|seat| (seat, network.judge(&reader.between(game, seat)).win)));
                }
                true
            });
            for (seat, win) in told {
                let (sum, won, count) = &mut fifths[((win * 5.0) as usize).min(4)];
                *sum += win;
                *won += outcome.share_of(seat);
                *count += 1;
            }
        }
        for (sum, won, count) in fifths.into_iter().filter(|(_, _, count)| *count >= 500) {
            let (told, came) = (sum / count as f32, won / count as f32);
            assert!((told - came).abs() < 0.06, "{told} was told and {came} came of {count} tables of {setup:?}");
        }
    }
}

#[test]
fn how_a_rival_plays_tells_who_it_is() {
    for players in [2, 4] {
        let setup = Setup::new(players).expect("so many can play");
        let network = Quick::shipped(setup);
        // What is thought of a shrewd rival to the left, and of a simple one, late in the game.
        let [shrewd, simple] = ["shrewd", "greedy"].map(|rival| {
            let (mut sum, mut count) = (0.0, 0_u32);
            for number in 0..100 {
                play(setup, number, &["shrewd", rival], |game, _| {
                    if game.step() == Step::Turn && game.round() > 3 {
                        sum += network.simple(&Reader::new(game).between(game, Seat::FIRST))[0];
                        count += 1;
                    }
                    true
                });
            }
            sum / count as f32
        });
        assert!(shrewd < 0.3 && simple > 0.6, "{shrewd} and {simple} at {players} players");
    }
}

#[test]
fn a_network_survives_its_file_and_its_quick_form_to_a_hundredth() {
    let network = fresh(2);
    let read = Network::read(&network.write()).expect("what was written can be read");
    let quick = Quick::new(&read);
    for features in some_features() {
        let (before, after) = (network.judge(&features), quick.judge(&features));
        assert!(
            (before.win - after.win).abs() < 0.02 && (before.rome - after.rome).abs() < 0.02,
            "{before:?} {after:?}"
        );
    }
}

#[test]
fn weights_of_another_format_are_refused_with_the_reason() {
    let good = fresh(3).write();
    assert_eq!(Network::read(b"GIF89a").err(), Some(WeightsError::Foreign));
    let mut newer = good.clone();
    newer[4] = 99;
    assert_eq!(Network::read(&newer).err(), Some(WeightsError::Version { found: 99 }));
    let mut wider = good.clone();
    wider[8] = 64;
    assert!(matches!(Network::read(&wider), Err(WeightsError::Shape { .. })));
    assert_eq!(Network::read(&good[..good.len() - 1]).err(), Some(WeightsError::Damaged(Damaged::Short)));
    let longer: Vec<u8> = good.iter().copied().chain([0]).collect();
    assert_eq!(Network::read(&longer).err(), Some(WeightsError::Damaged(Damaged::Long)));
    let mut changed = good;
    changed[2_000] ^= 1;
    assert_eq!(Network::read(&changed).err(), Some(WeightsError::Damaged(Damaged::Changed)));
}

#[test]
fn a_comparison_teaches_which_choice_is_better() {
    let mut learner = Learner::new(fresh(5));
    let features = some_features();
    // Two tables of the same seat far apart in the game, the later one better.
    let choices = [(10, 0.3), (40, 0.5)].map(|(at, win)| lesson(&features[at], win));
    let first = learner.compare(&choices, 0.001);
    for _ in 0..200 {
        learner.compare(&choices, 0.001);
    }
    let last = learner.compare(&choices, 0.001);
    assert!(last < first / 4.0, "{first} before, {last} after");
    let [worse, better] = choices.map(|lesson| learner.network.judge(&lesson.features).win);
    assert!((better - worse - 0.2).abs() < 0.05, "{worse} and {better}");
}

#[test]
fn lessons_are_learnt_and_a_saved_learner_goes_on_as_if_never_stopped() {
    let mut learner = Learner::new(fresh(4));
    let features = some_features();
    let lesson = |at: usize| lesson(&features[at], (at % 2) as f32);
    let error = |learner: &mut Learner, rate: f32| -> f32 { (0..40).map(|at| learner.learn(&lesson(at), rate)).sum() };
    let first = error(&mut learner, 0.001);
    for _ in 0..60 {
        error(&mut learner, 0.001);
    }
    let mut again = Learner::load(&learner.save()).expect("what was saved can be loaded");
    let last = error(&mut learner, 0.001);
    assert!(last < first / 4.0, "{first} before, {last} after");
    error(&mut again, 0.001);
    assert!(learner.network == again.network, "the loaded learner learnt something else");
}
