//! `pax report`: a page with charts about the game itself, from many games between players of one kind.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use pax_bots::BotInfo;
use pax_lab::Simulation;
use pax_lab::bench::mode_name;
use pax_lab::report::{ModeReport, page};
use pax_rules::{CardList, Setup};

use crate::failure::Usage;
use crate::files;
use crate::setup_args::{all_cores, number};

/// Write a page about the game itself: who prevails, seats, points, length, categories
#[derive(Args)]
#[command(after_help = "Examples:\n  pax report --out report.html\n  \
    pax report --bot net --games 2000 --mode 2 --mode 4 --deck mine.toml --out mine.html")]
pub struct Report {
    /// The page
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Who plays every seat
    #[arg(long, value_name = "NAME", default_value = "net")]
    bot: String,

    /// How many games of each mode
    #[arg(long, value_name = "N", default_value_t = 1000, allow_negative_numbers = true, value_parser = number::<u64>)]
    games: u64,

    /// Only this mode, such as 2, 8n (with Nocturnus) or solo3; may be repeated
    #[arg(long, value_name = "MODE")]
    mode: Vec<String>,

    /// Play with the cards of this file instead of the shipped list
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,

    /// The number of the series
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = number::<u64>)]
    seed: u64,
}

impl Report {
    pub fn run(self) -> Result<()> {
        let bot = BotInfo::by_name(&self.bot).map_err(|error| Usage::new(error.to_string()))?;
        let list = self.deck.as_deref().map_or_else(|| Ok(CardList::shipped()), files::card_list)?;
        let names: Vec<String> = Setup::every_mode().map(mode_name).collect();
        if let Some(unknown) = self.mode.iter().find(|mode| !names.contains(mode)) {
            bail!(Usage::new(format!("--mode {unknown} is not played: {}", names.join(", "))));
        }
        let wanted = |setup: &Setup| self.mode.is_empty() || self.mode.contains(&mode_name(*setup));
        let setups: Vec<Setup> = Setup::every_mode().filter(wanted).collect();
        let style = ProgressStyle::with_template("{bar:40} {pos} of {len} modes, {eta} left");
        let bar = ProgressBar::new(setups.len() as u64);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let threads = all_cores();
        let mut modes = Vec::new();
        for setup in setups {
            let (games, seed) = (self.games, self.seed);
            modes.push(ModeReport::of(&Simulation { setup, list, bots: vec![bot], games, seed, threads }));
            bar.inc(1);
        }
        bar.finish_and_clear();
        let deck = self.deck.as_deref().map_or("the shipped deck".to_owned(), |deck| {
            deck.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
        });
        let about = format!("Every seat played by {}, with {deck}, series {}.", bot.name, self.seed);
        let html = page("Pax in numbers", &about, &modes);
        fs::write(&self.out, html).with_context(|| format!("{} cannot be written", self.out.display()))
    }
}
