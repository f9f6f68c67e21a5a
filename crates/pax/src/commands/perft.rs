//! `pax perft`: counts action sequences from a seeded deal. Two builds that play by the same rules count the same.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use pax_rules::{Action, Game, Seat, Seed};

use crate::setup_args::SetupArgs;

/// Count the action sequences of a seeded deal up to a depth
///
/// Every seat that may act counts, so the opening is counted in any order of seats. A game that is over has no further
/// sequences.
#[derive(Args)]
#[command(after_help = "Examples:\n  pax perft --players 2 --depth 6\n  \
    pax perft --players 1 --solo-level 3 --seed 7 --depth 4 --divide")]
pub struct Perft {
    #[command(flatten)]
    setup: SetupArgs,

    /// The number the deal comes from
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    /// How many actions deep
    #[arg(long, value_name = "D", value_parser = clap::value_parser!(u8).range(1..=64))]
    depth: u8,

    /// Count behind each first action instead of at each depth
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub fn run(self) -> Result<()> {
        let game = Seed::of_series(self.seed, 0).deal(self.setup.setup()?, self.setup.card_list()?);
        let mut out = anstream::stdout().lock();
        if self.divide {
            let mut total = 0;
            for (seat, action) in actions(&game) {
                let count = sequences(&after(&game, seat, action), self.depth - 1);
                writeln!(out, "{seat} {action}: {count}")?;
                total += count;
            }
            writeln!(out, "depth {}: {total}", self.depth)?;
        } else {
            for depth in 1..=self.depth {
                writeln!(out, "depth {depth}: {}", sequences(&game, depth))?;
            }
        }
        Ok(())
    }
}

/// How many sequences of exactly `depth` actions the game can go on with.
fn sequences(game: &Game, depth: u8) -> u64 {
    match depth {
        0 => 1,
        1 => game.awaited().iter().map(|seat| game.legal(seat).len() as u64).sum(),
        _ => actions(game).map(|(seat, action)| sequences(&after(game, seat, action), depth - 1)).sum(),
    }
}

fn actions(game: &Game) -> impl Iterator<Item = (Seat, Action)> {
    let seats: Vec<Seat> = game.awaited().iter().collect();
    seats.into_iter().flat_map(|seat| game.legal(seat).iter().map(move |action| (seat, action)))
}

fn after(game: &Game, seat: Seat, action: Action) -> Game {
    let mut next = *game;
    next.play(seat, action, &mut ()).expect("a legal action is accepted");
    next
}
