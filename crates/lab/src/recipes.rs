//! How the shipped networks were made: for every family of modes a course, some after another network. `pax train` follows
//! them, and the same seed gives the same weights again.

use pax_rules::{CardList, Setup, SoloLevel};

use crate::train::Course;

/// One network and the course that makes it.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// Its file, without the ending.
    pub name: &'static str,
    /// The network it goes on from.
    pub from: Option<&'static str>,
    pub course: Course,
}

/// Every shipped network, each after the one it goes on from. `school` is where all others come from and is not shipped.
pub fn recipes() -> Vec<Recipe> {
    let row = |name, from, players: &[usize], games| Recipe {
        name,
        from,
        course: Course { setups: tables(players), games, ..typical() },
    };
    let mut school = row("school", None, &[2], 60_000);
    (school.course.school, school.course.pride) = ((1.0, 1.0), (0.1, 0.02));
    let mut duel = row("duel", Some("school"), &[2], 40_000);
    duel.course = Course { rate: (0.0002, 0.00003), pride: (0.05, 0.01), school: (0.6, 0.4), seed: 2, ..duel.course };
    let setups = SoloLevel::all().map(Setup::solitaire).collect();
    let course = Course { setups, games: 8_000, wander: (0.05, 0.01), school: (0.3, 0.1), ..typical() };
    let solo = Recipe { name: "solo", from: None, course };
    vec![school, duel, row("table", Some("school"), &[4, 3], 12_000), solo]
}

fn typical() -> Course {
    Course {
        setups: Vec::new(),
        list: CardList::shipped(),
        games: 0,
        seed: 1,
        rate: (0.0003, 0.00005),
        wander: (0.03, 0.01),
        trace: 0.9,
        pride: (0.1, 0.02),
        school: (0.8, 0.5),
        against: None,
    }
}

fn tables(players: &[usize]) -> Vec<Setup> {
    players.iter().map(|players| Setup::new(*players).expect("2 to 8 can play")).collect()
}
