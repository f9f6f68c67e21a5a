//! `pax perft`: counts action sequences from a seeded deal. Two builds that play by the same rules count the same.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use pax_lab::perft::{divide, perft};
use pax_rules::Seed;

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
