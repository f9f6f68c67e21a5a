//! How the shipped knowledge was made: for every family of modes a judgement (`pax tune`), then
//! habits (`pax practise`), then reflexes (`pax practise --reflexes`), leanings (`pax practise --leanings`) and a network
//! (`pax train`). The same seed gives the same numbers again.

use pax_rules::{CardList, Setup, SoloLevel};

use crate::leanings::Census;
use crate::practise::{Exercise, Pupil};
use crate::train::Course;
use crate::tune::Tuning;

/// Every shipped network, by its file without the ending.
pub fn recipes() -> Vec<(&'static str, Course)> {
    // At large tables strangers make the network tell too much of games without them (docs/decisions 0022).
    let course = |setups, games, strangers| Course { setups, games, strangers, ..typical() };
    let of_four = vec![table(4), night(table(4)), table(3), night(table(3))];
    let of_six = vec![table(6), night(table(6)), table(5), table(8)];
    vec![
        ("duel", course(vec![table(2), table(2), night(table(2))], 300_000, 6)),
        ("table", course(of_four, 300_000, 3)),
        ("crowd", course(of_six, 80_000, 0)),
        ("solo", course(solitaire(), 100_000, 0)),
    ]
}

/// Every shipped judgement, by its file without the ending.
pub fn tunings() -> Vec<(&'static str, Tuning)> {
    let tuning = |setups, deals, generations| Tuning { setups, list: CardList::shipped(), deals, generations, seed: 1 };
    vec![
        ("duel", tuning(vec![table(2), night(table(2))], 1_200, 60)),
        ("table", tuning(vec![table(4), night(table(4))], 350, 40)),
    ]
}

/// All shipped habits, by their file without the ending.
pub fn exercises() -> Vec<(&'static str, Exercise)> {
    let exercise = |setups, games, rate| Exercise { setups, games, rate: (rate, 0.0002), ..practice() };
    vec![
        ("duel", exercise(vec![table(2), night(table(2))], 5_000_000, 0.002)),
        ("table", exercise(vec![table(4), night(table(4)), table(3), table(6)], 1_600_000, 0.003)),
        ("solo", exercise(solitaire(), 2_000_000, 0.003)),
    ]
}

/// All shipped reflexes, by their file without the ending.
pub fn copies() -> Vec<(&'static str, Exercise)> {
    // Every choice is a lesson, and none is luck: small batches and large steps.
    let rate = (0.006, 0.0004);
    let copy = |setups, games| Exercise { pupil: Pupil::Reflexes, setups, games, batch: 1_000, rate, ..practice() };
    vec![
        ("duel", copy(vec![table(2), night(table(2))], 400_000)),
        ("table", copy(vec![table(4), night(table(4)), table(3), table(6)], 400_000)),
        ("solo", copy(solitaire(), 400_000)),
    ]
}

/// The shipped leanings.
pub fn census() -> Census {
    Census { list: CardList::shipped(), games: 4_000, seed: 1 }
}

fn practice() -> Exercise {
    Exercise {
        pupil: Pupil::Shrewd,
        setups: Vec::new(),
        list: CardList::shipped(),
        games: 0,
        batch: 10_000,
        seed: 1,
        rate: (0.003, 0.0002),
        against: None,
    }
}

fn typical() -> Course {
    Course {
        setups: Vec::new(),
        list: CardList::shipped(),
        games: 0,
        seed: 1,
        rate: (0.0005, 0.00001),
        tables: 0.08,
        strangers: 0,
        against: None,
    }
}

fn solitaire() -> Vec<Setup> {
    SoloLevel::all().map(Setup::solitaire).flat_map(|setup| [setup, night(setup)]).collect()
}

fn table(players: usize) -> Setup {
    Setup::new(players).expect("2 to 8 can play")
}

fn night(setup: Setup) -> Setup {
    setup.with_nocturnus(true)
}
