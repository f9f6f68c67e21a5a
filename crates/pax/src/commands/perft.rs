//! `pax perft`: counts action sequences from a seeded deal. Two builds that play by the same rules count the same.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use pax_rules::{Action, Game, Seat, Seed};

use crate::setup_args::{SetupArgs, number};

/// Nobody lives to see a greater depth.
const DEEPEST: u32 = 64;

/// Count the action sequences of a seeded deal up to a depth
///
/// In the opening the seats act in order: any other order leads to the same table. A game that is over has no further
/// sequences.
#[derive(Args)]
#[command(after_help = "Examples:\n  pax perft --players 2 --depth 6\n  \
    pax perft --players 1 --solo-level 3 --seed 7 --depth 4 --divide")]
pub struct Perft {
    #[command(flatten)]
    setup: SetupArgs,

    /// The number the deal comes from
    #[arg(long, value_name = "S", default_value_t = 0, allow_negative_numbers = true, value_parser = number::<u64>)]
    seed: u64,

    /// How many actions deep
    #[arg(long, value_name = "D", allow_negative_numbers = true, value_parser = depth)]
    depth: u32,

    /// Count behind each first action instead of at each depth
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub fn run(self) -> Result<()> {
        let game = Seed::of_series(self.seed, 0).deal(self.setup.setup()?, self.setup.card_list()?);
        let mut out = anstream::stdout().lock();
        if self.divide {
            let counts = divide(&game, self.depth);
            for (seat, action, count) in &counts {
                writeln!(out, "{seat} {action}: {count}")?;
            }
            writeln!(out, "depth {}: {}", self.depth, counts.iter().map(|(.., count)| count).sum::<u64>())?;
        } else {
            for depth in 1..=self.depth {
                writeln!(out, "depth {depth}: {}", perft(&game, depth))?;
            }
        }
        Ok(())
    }
}

fn depth(text: &str) -> Result<u32, String> {
    number(text).ok().filter(|depth| (1..=DEEPEST).contains(depth)).ok_or(format!("a depth is 1 to {DEEPEST}"))
}

/// How many sequences of exactly `depth` actions there are; one of length 0. The lowest awaited seat acts.
fn perft(game: &Game, depth: u32) -> u64 {
    let Some(seat) = game.awaited().iter().next().filter(|_| depth > 0) else { return u64::from(depth == 0) };
    let legal = game.legal(seat);
    if depth == 1 {
        return legal.len() as u64;
    }
    legal.iter().map(|action| perft(&after(game, seat, action), depth - 1)).sum()
}

/// The same by first action.
fn divide(game: &Game, depth: u32) -> Vec<(Seat, Action, u64)> {
    let Some(seat) = game.awaited().iter().next() else { return Vec::new() };
    let count = |action| (seat, action, perft(&after(game, seat, action), depth - 1));
    game.legal(seat).iter().map(count).collect()
}

fn after(game: &Game, seat: Seat, action: Action) -> Game {
    let mut next = *game;
    next.play(seat, action, &mut ()).expect("a legal action is accepted");
    next
}
