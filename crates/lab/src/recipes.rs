//! How the shipped networks were made: for every family of modes a course, some after another network. `pax train` follows
//! them, and the same seed gives the same weights again.

use pax_rules::{CardList, Setup, SoloLevel};

use crate::train::Course;

/// One network and the course that makes it.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// Its file, without the ending.
    pub name: &'static str,
    pub course: Course,
}

/// Every shipped network.
pub fn recipes() -> Vec<Recipe> {
    let night = |setup: Setup| setup.with_nocturnus(true);
    let table = |players| Setup::new(players).expect("2 to 8 can play");
    let recipe = |name, setups, games| Recipe { name, course: Course { setups, games, ..typical() } };
    vec![
        recipe("duel", vec![table(2), table(2), night(table(2))], 750_000),
        recipe("table", vec![table(4), table(3), night(table(4)), table(6)], 300_000),
        recipe(
            "solo",
            SoloLevel::all().map(Setup::solitaire).flat_map(|setup| [setup, night(setup)]).collect(),
            300_000,
        ),
    ]
}

fn typical() -> Course {
    Course {
        setups: Vec::new(),
        list: CardList::shipped(),
        games: 0,
        seed: 1,
        rate: (0.0005, 0.00003),
        tables: 0.08,
        against: None,
    }
}
