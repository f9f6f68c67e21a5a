//! Games to look at: three fixed ones, and one of every mode played at random.

use pax_rules::{CardList, Game, Record, Seed, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;

/// Three players, the base game, without its seed: what is changed in it is not already betrayed by that.
pub fn three() -> Value {
    let mut record: Value = serde_json::from_str(include_str!("../games/three.jsonl")).expect("a record is JSON");
    record.as_object_mut().expect("a record is an object").remove("seed");
    record
}

/// The number of the first action that begins with this, from 0.
pub fn find(record: &Value, start: &str) -> usize {
    let actions = record["actions"].as_array().expect("a record has actions");
    let begins = |action: &Value| action.as_str().is_some_and(|text| text.starts_with(start));
    actions.iter().position(begins).expect("the game has such an action")
}

/// A game in which everybody does as chance has it.
pub fn at_random(setup: Setup, number: u64) -> Record {
    let seed = Seed::of_series(2, number);
    let (list, mut rng) = (CardList::shipped(), Xoshiro256PlusPlus::seed_from_u64(number));
    let deck = seed.deck(setup, list);
    let mut game = Game::new(setup, list, &deck).expect("a seed gives a right deck");
    let mut actions = Vec::new();
    while let Some(seat) = game.awaited().iter().next() {
        let action = game.legal(seat).pick(&mut rng);
        game.play(seat, action, &mut ()).expect("a legal action is accepted");
        actions.push((seat, action));
    }
    Record::new(&game, deck, actions).with_seed(seed)
}
