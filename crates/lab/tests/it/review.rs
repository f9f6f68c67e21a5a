//! After the game: every real decision judged, by what its seat knew.

use std::num::NonZeroUsize;

use pax_bots::{BotInfo, Budget};
use pax_lab::Simulation;
use pax_lab::report::{ModeReport, page};
use pax_lab::review::{Course, Effort, Judged, Reviewer, analyse};
use pax_rules::{CardList, Game, Record, Seat, Seed, Setup, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn series(bot: &str, games: u64) -> Simulation {
    Simulation {
        setup: Setup::new(2).expect("two can play"),
        list: CardList::shipped(),
        bots: vec![BotInfo::by_name(bot).expect("a known name")],
        games,
        seed: 1,
        threads: NonZeroUsize::MIN,
    }
}

#[test]
fn random_play_gives_away_more_than_greedy_play() {
    let cost = |bot: &str| -> f32 {
        let record = series(bot, 1).play(0).record();
        let judged = analyse(&record, Budget::Iterations(40), 1).expect("a good record");
        assert!(judged.len() > 20 && judged.iter().all(|choice| choice.better_chance >= choice.taken_chance), "{bot}");
        judged.iter().map(Judged::cost).sum::<f32>() / judged.len() as f32
    };
    let (random, greedy) = (cost("random"), cost("greedy"));
    assert!(random > 1.5 * greedy, "random {random}, greedy {greedy} a choice");
}

#[test]
fn a_report_adds_up_and_is_one_whole_page() {
    let report = ModeReport::of(&series("greedy", 40));
    assert_eq!(report.games, 40);
    let shared: f64 = report.seats.iter().map(|share| share.happened()).sum();
    let nobody = report.nobody.happened();
    assert!((shared + nobody - 40.0).abs() < 0.01, "{shared} victories and {nobody} games without one");
    let html = page("Title", "About", &[report]);
    assert!(html.starts_with("<!DOCTYPE html>") && html.ends_with("</html>\n") && !html.contains("http://"));
}

/// A game that was played at random.
fn random_record(players: usize, seed: u64) -> Record {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let setup = Setup::checked(players, None).expect("a setup");
    let deal = Seed::new([seed as u8; 32]);
    let mut game: Game = deal.deal(setup, CardList::shipped());
    let mut actions = Vec::new();
    while let Some(seat) = game.awaited().iter().next() {
        let legal = game.legal(seat);
        let action = legal.get(pax_rules::below(&mut rng, legal.len() as u32) as usize);
        game.play(seat, action, &mut ()).expect("legal");
        actions.push((seat, action));
    }
    Record::new(&game, deal.deck(setup, CardList::shipped()), actions).with_seed(deal)
}

#[test]
fn a_review_is_the_same_every_time_and_offers_only_what_was_legal() {
    let effort = Effort { deals: 3, sift: 60, closer: 800 };
    for (players, seed) in [(2, 3), (3, 5)] {
        let record = random_record(players, seed);
        let seats: Vec<Seat> = record.setup.seats().collect();
        let review = || Reviewer::new(&record, &seats, effort).expect("a record that replays").finish();
        let (first, second) = (review(), review());
        assert_eq!(first, second);
        assert!(!first.regrets.is_empty(), "who plays at random regrets something");
        for regret in &first.regrets {
            let game = record.replay(regret.moment, &mut ()).expect("a game");
            let view = game.view(Viewer::Seat(regret.seat));
            assert_eq!(record.actions[regret.moment], (regret.seat, regret.taken));
            assert!(view.legal().iter().any(|action| action == regret.better), "{regret:?}");
            assert_ne!(regret.taken, regret.better);
            assert!(regret.cost() > 0.0 && regret.better_chance <= 1.0, "{regret:?}");
        }
        for seat in record.setup.seats() {
            assert!(first.regrets.iter().filter(|regret| regret.seat == seat).count() <= 3);
        }
        let rounds: Vec<u16> = first.chances.iter().map(|chances| chances.round).collect();
        let course = Course::of(&record).expect("a record that replays");
        assert_eq!(rounds, course.stations.iter().map(|station| station.round).collect::<Vec<_>>());
        for chances in &first.chances {
            let sum: f32 = chances.seats.iter().sum();
            assert!((0.0..=1.001).contains(&sum), "{chances:?}");
        }
    }
}
