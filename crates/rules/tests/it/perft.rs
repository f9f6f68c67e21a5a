//! How many sequences of actions there are to a depth, from fixed deals of every mode: one wrong offer, and a number
//! differs. At each point the seat that acts is the lowest that is awaited.

use expect_test::expect_file;
use pax_rules::{Game, Setup};

use crate::driver::Playout;

/// The tree is counted until it has this many leaves.
const ENOUGH: u64 = 40_000;

fn perft(game: &Game, depth: u32) -> u64 {
    let Some(seat) = game.awaited().iter().next() else { return 0 };
    let legal = game.legal(seat);
    if depth == 1 {
        return legal.len() as u64;
    }
    let mut leaves = 0;
    for action in legal.iter() {
        let mut next = *game;
        next.play(seat, action, &mut ()).expect("legal");
        leaves += perft(&next, depth - 1);
    }
    leaves
}

/// Depth by depth until there are enough.
fn row(game: &Game) -> String {
    let mut counts = Vec::new();
    for depth in 1.. {
        let leaves = perft(game, depth);
        counts.push(leaves.to_string());
        // Forced moves at the end of a game add nothing to the number.
        if leaves == 0 || leaves * 6 > ENOUGH || counts.len() == 24 {
            break;
        }
    }
    counts.join(" ")
}

fn table(number: u64, actions: usize) -> String {
    let mut lines = String::new();
    for setup in Setup::every_mode() {
        let mut playout = Playout::new(setup, number);
        for _ in 0..actions {
            playout.step();
        }
        let mode = match setup.solo_level() {
            Some(level) => format!("solitaire game {}", level.number()),
            None => format!("{} players", setup.players()),
        };
        let cards = if setup.nocturnus() { "Nocturnus" } else { "base" };
        lines += &format!("{mode}, {cards}: {}\n", row(&playout.game));
    }
    lines
}

#[test]
fn perft_of_every_mode() {
    let mut text = String::from("# Leaves at depth 1, 2, 3, … (crates/rules/tests/it/perft.rs)\n");
    for (actions, title) in [(0, "from the deal"), (30, "after 30 actions"), (75, "after 75 actions")] {
        text += &format!("\n## Game 7, {title}\n{}", table(7, actions));
    }
    expect_file!["./perft.txt"].assert_eq(&text);
}
