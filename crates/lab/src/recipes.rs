//! How the shipped knowledge was made: for every family of modes a judgement (`pax tune`), then a network (`pax train`). The
//! same seed gives the same numbers again.

use pax_rules::{CardList, Setup, SoloLevel};

use crate::train::Course;
use crate::tune::Tuning;

/// One network and the course that makes it.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// Its file, without the ending.
    pub name: &'static str,
    pub course: Course,
}

/// Every shipped network.
pub fn recipes() -> Vec<Recipe> {
    let recipe = |name, setups, games| Recipe { name, course: Course { setups, games, ..typical() } };
    // What is corrected is good already: small steps.
    let careful = |mut recipe: Recipe| {
        recipe.course.rate = (0.0003, 0.00002);
        recipe
    };
    vec![
        careful(recipe("duel", vec![table(2), table(2), night(table(2))], 750_000)),
        careful(recipe("table", vec![table(4), table(3), night(table(4)), table(6)], 300_000)),
        recipe(
            "solo",
            SoloLevel::all().map(Setup::solitaire).flat_map(|setup| [setup, night(setup)]).collect(),
            300_000,
        ),
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

fn table(players: usize) -> Setup {
    Setup::new(players).expect("2 to 8 can play")
}

fn night(setup: Setup) -> Setup {
    setup.with_nocturnus(true)
}
