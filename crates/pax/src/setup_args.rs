//! The flags that say what is played: the same for every command that deals games.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use pax_rules::{CardList, Setup};

use crate::failure::Usage;
use crate::files;

/// What is played.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Game")]
pub struct SetupArgs {
    /// How many play, 1 to 8
    #[arg(long, value_name = "N")]
    pub players: usize,

    /// With the cards of the expansion Nocturnus
    #[arg(long)]
    pub nocturnus: bool,

    /// For one player: which game of the campaign, 1 to 5
    #[arg(long, value_name = "L")]
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
        let setup = Setup::checked(self.players, self.solo_level).map_err(|error| Usage::new(error.to_string()))?;
        Ok(setup.with_nocturnus(self.nocturnus).with_final_levy(self.final_levy))
    }

    /// The cards: the shipped list, or that of `--deck`.
    pub fn card_list(&self) -> Result<&'static CardList> {
        self.deck.as_deref().map_or_else(|| Ok(CardList::shipped()), files::card_list)
    }
}
