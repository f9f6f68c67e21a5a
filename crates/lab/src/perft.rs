//! Counting the ways a game can go: the sequences of actions of a given length from a given state. Two engines that
//! agree on these numbers agree on the rules.
//!
//! At each point the lowest awaited seat acts. In the opening that is seat order, although the table may choose in any
//! order: every order gives the same states. A game that ends earlier has no sequence of the full length, and different
//! sequences count even where they lead to the same state.

use pax_rules::{Action, Game, Seat};

/// How many sequences of exactly `depth` actions there are. One of length 0.
pub fn perft(game: &Game, depth: u32) -> u64 {
    let Some(seat) = acting(game).filter(|_| depth > 0) else { return u64::from(depth == 0) };
    let legal = game.legal(seat);
    if depth == 1 {
        return legal.len() as u64;
    }
    legal.iter().map(|action| perft(&after(game, seat, action), depth - 1)).sum()
}

/// The same, split by the first action; empty for a game that is over or a depth of 0.
pub fn divide(game: &Game, depth: u32) -> Vec<(Seat, Action, u64)> {
    let Some(seat) = acting(game).filter(|_| depth > 0) else { return Vec::new() };
    let count = |action| (seat, action, perft(&after(game, seat, action), depth - 1));
    game.legal(seat).iter().map(count).collect()
}

fn acting(game: &Game) -> Option<Seat> {
    game.awaited().iter().next()
}

fn after(game: &Game, seat: Seat, action: Action) -> Game {
    let mut next = *game;
    next.play(seat, action, &mut ()).expect("a legal action is accepted");
    next
}
