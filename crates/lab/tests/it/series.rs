use std::num::NonZeroUsize;

use pax_bots::BotInfo;
use pax_lab::{Brief, Simulation, Tally};
use pax_rules::{CardList, Record, Setup};

fn series(setup: Setup, games: u64, threads: usize) -> Simulation {
    let bots = ["greedy", "random"][..setup.players().min(2)].iter();
    let bots = bots.map(|name| BotInfo::by_name(name).expect("a known name")).collect();
    let threads = NonZeroUsize::new(threads).expect("at least one thread");
    Simulation { setup, list: CardList::shipped(), bots, games, seed: 77, threads }
}

fn records(simulation: &Simulation) -> Vec<String> {
    let mut lines = Vec::new();
    let take = |line| {
        lines.push(line);
        Ok::<_, ()>(())
    };
    simulation.run(|played| played.record().to_json(), take).expect("nothing stops it");
    lines
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let setup = Setup::new(3).expect("three can play");
    let one = records(&series(setup, 20, 1));
    assert_eq!(one.len(), 20);
    for threads in [2, 5] {
        assert_eq!(one, records(&series(setup, 20, threads)));
    }
}

#[test]
fn records_verify_in_every_mode() {
    for setup in Setup::every_mode() {
        let simulation = series(setup, 2, 1);
        for (number, line) in records(&simulation).iter().enumerate() {
            let record = Record::parse(line).expect("a record can be read back");
            record.check().unwrap_or_else(|fault| panic!("game {number} of {setup:?}: {fault}"));
            let seated = setup.seats().map(|seat| simulation.bot(seat).name);
            assert!(record.names.iter().eq(seated), "{:?}", record.names);
        }
    }
}

#[test]
fn an_error_ends_the_series() {
    let mut taken = 0;
    let take = |_| {
        taken += 1;
        if taken == 5 { Err("enough") } else { Ok(()) }
    };
    assert_eq!(series(Setup::new(2).expect("two can play"), 1_000_000, 2).run(|_| (), take), Err("enough"));
    assert_eq!(taken, 5);
}

#[test]
fn a_tally_adds_up() {
    let simulation = series(Setup::new(5).expect("five can play"), 30, 2);
    let mut tally = Tally::new(&simulation);
    let take = |brief| {
        tally.count(&brief);
        Ok::<_, ()>(())
    };
    simulation.run(|played| Brief::from(&played), take).expect("nothing stops it");
    let sum = |shares: &mut dyn Iterator<Item = f64>| shares.sum::<f64>();
    assert_eq!(tally.games, 30);
    assert_eq!(tally.rome.happened() + tally.rebels.happened(), 30.0);
    let by_seat = sum(&mut tally.seats.iter().map(|seat| seat.wins.happened()));
    let by_bot = sum(&mut tally.bots.iter().map(|bot| bot.wins.happened()));
    assert!((by_seat + tally.nobody.happened() - 30.0).abs() < 1e-9, "{tally:?}");
    assert!((by_seat - by_bot).abs() < 1e-9, "{tally:?}");
    assert_eq!(tally.bots.iter().map(|bot| bot.seats).collect::<Vec<_>>(), [3, 2]);
}
