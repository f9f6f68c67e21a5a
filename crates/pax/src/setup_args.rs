//! The flags that say what is played: the same for every command that deals games.

use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::str::FromStr;
use std::thread;

use anyhow::Result;
use clap::Args;
use pax_rules::{CardList, Setup, SetupError};

use crate::failure::Usage;
use crate::files;

/// What is played.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Game")]
pub struct SetupArgs {
    /// How many play, 1 to 8
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<usize>)]
    pub players: usize,

    /// With the cards of the expansion Nocturnus
    #[arg(long)]
    pub nocturnus: bool,

    /// For one player: which game of the campaign, 1 to 5
    #[arg(long, value_name = "L", allow_negative_numbers = true, value_parser = number::<usize>)]
    pub solo_level: Option<usize>,

    /// Rome takes a last group when the deck is empty (9.4)
    #[arg(long)]
    pub final_levy: bool,

    /// Play with the cards of this file instead of the shipped list
    #[arg(long, value_name = "FILE")]
    pub deck: Option<PathBuf>,
}

impl SetupArgs {
    /// The set-up, or what is wrong with it.
    pub fn setup(&self) -> Result<Setup> {
        let setup = Setup::checked(self.players, self.solo_level).map_err(|error| match error {
            SetupError::LevelMissing => Usage::new("one player plays the campaign: add --solo-level 1 to 5 (10.2)"),
            other => Usage::new(other.to_string()),
        })?;
        Ok(setup.with_nocturnus(self.nocturnus).with_final_levy(self.final_levy))
    }

    /// The cards: the shipped list, or that of `--deck`.
    pub fn card_list(&self) -> Result<&'static CardList> {
        self.deck.as_deref().map_or_else(|| Ok(CardList::shipped()), files::card_list)
    }
}

/// Reads a number of the command line.
pub fn number<N: FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| "a whole number is needed, not below 0 and not too large".to_owned())
}

/// As many threads as the machine has cores.
pub fn all_cores() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// More threads than any machine has cores would only cost memory.
const MOST_THREADS: usize = 1024;

/// Reads a number of threads.
pub fn threads(text: &str) -> Result<NonZeroUsize, String> {
    let threads = number(text).ok().filter(|threads| *threads <= MOST_THREADS).and_then(NonZeroUsize::new);
    threads.ok_or(format!("a number of threads is 1 to {MOST_THREADS}"))
}
