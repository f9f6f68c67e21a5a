//! Plays games at random and prints how many actions they had: a body of work for valgrind and perf.
//! `playout PLAYERS base|nocturnus GAMES`; one player plays solitaire game 1.

use pax_rules::{CardList, Game, Setup};
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<usize>().ok());
    let (Some(players), Some(cards), Some(games)) = (number(0), words.get(1), number(2)) else {
        eprintln!("usage: playout PLAYERS base|nocturnus GAMES");
        std::process::exit(2);
    };
    let solo_level = (players == 1).then_some(1);
    let setup = Setup::checked(players, solo_level).expect("1 to 8 players").with_nocturnus(cards == "nocturnus");
    let mut rng = SplitMix64::seed_from_u64(1);
    let mut actions = 0_u64;
    for _ in 0..games {
        let mut game = Game::deal(setup, CardList::shipped(), &mut rng);
        while game.play_at_random(&mut rng, &mut ()) {
            actions += 1;
        }
    }
    println!("{actions}");
}
