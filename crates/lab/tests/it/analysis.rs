//! After the game: every real decision judged, by what its seat knew.

use std::num::NonZeroUsize;

use pax_bots::{BotInfo, Budget};
use pax_lab::Simulation;
use pax_lab::analysis::{Judged, analyse};
use pax_lab::report::{ModeReport, page};
use pax_rules::{CardList, Setup};

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
        assert!(judged.len() > 20 && judged.iter().all(|choice| choice.best_chance >= choice.chance), "{bot}");
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
