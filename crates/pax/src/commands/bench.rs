//! `pax bench`: how fast the rules are on this machine, as a table or as JSON. docs/BENCHMARKS.md says what it means.

use std::io::{self, Write};
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use pax_lab::bench::{ModeSpeed, Sizes, measure, mode_name};
use pax_rules::Setup;
use serde_json::json;

use crate::failure::Usage;
use crate::setup_args::number;
use crate::style::{ASIDE, HEAD};

/// Measure how fast the rules are on this machine
///
/// Times are those of the thread itself, medians of short rounds. A debug build is several times slower: say cargo run
/// --release.
#[derive(Args)]
#[command(after_help = "Examples:\n  pax bench\n  pax bench --mode 2 --mode 8n --seconds 20")]
pub struct Bench {
    /// How long each mode is measured
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = number::<u64>)]
    seconds: u64,

    /// Only this mode, such as 2, 8n (with Nocturnus) or solo3; may be repeated
    #[arg(long, value_name = "MODE")]
    mode: Vec<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Bench {
    pub fn run(self) -> Result<()> {
        let setups = self.setups()?;
        let style = ProgressStyle::with_template("{bar:40} {pos} of {len} modes, {eta} left");
        let bar = ProgressBar::new(setups.len() as u64);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let mut modes = Vec::new();
        for setup in setups {
            modes.push(measure(setup, Duration::from_secs(self.seconds)));
            bar.inc(1);
        }
        bar.finish_and_clear();
        let mut out = anstream::stdout().lock();
        if self.json {
            writeln!(out, "{:#}", json!({ "bytes": Sizes::NOW, "modes": modes }))?;
        } else {
            table(&modes, &mut out)?;
        }
        Ok(out.flush()?)
    }

    fn setups(&self) -> Result<Vec<Setup>> {
        let names: Vec<String> = Setup::every_mode().map(mode_name).collect();
        if let Some(unknown) = self.mode.iter().find(|mode| !names.contains(mode)) {
            bail!(Usage::new(format!("--mode {unknown} is not played: {}", names.join(", "))));
        }
        let wanted = |setup: &Setup| self.mode.is_empty() || self.mode.contains(&mode_name(*setup));
        Ok(Setup::every_mode().filter(wanted).collect())
    }
}

fn table(modes: &[ModeSpeed], out: &mut dyn Write) -> io::Result<()> {
    let Sizes { game, view, action } = Sizes::NOW;
    writeln!(out, "{ASIDE}bytes:{ASIDE:#} game {game}, view {view}, action {action}\n")?;
    write!(out, "{ASIDE}{:<7}{:>9}{:>7}{:>10}{:>10}{:>9}", "", "ns per", "", "by two", "actions", "games")?;
    writeln!(out, "{:>16}{:>8}{:>9}{:>7}{:>8}{ASIDE:#}", "two threads", "view", "sampler", "deal", "sample")?;
    write!(out, "{ASIDE}{:<7}{:>9}{:>7}{:>10}{:>10}{:>9}", "mode", "action", "best", "calls", "per game", "per s")?;
    writeln!(out, "{:>8}{:>8}{:>8}{:>9}{:>7}{:>8}{ASIDE:#}", "own", "wall", "ns", "ns", "ns", "ns")?;
    for mode in modes {
        write!(out, "{HEAD}{:<7}{HEAD:#}{:>9.1}{:>7.1}", mode.mode, mode.action.median, mode.action.best)?;
        write!(out, "{:>10.1}{:>10.1}", mode.action_by_two_calls.median, mode.actions_per_game)?;
        write!(out, "{:>9.0}{:>7.2}×{:>7.2}×", mode.games_per_second, mode.two_threads, mode.two_threads_on_the_wall)?;
        write!(out, "{:>8.0}{:>9.0}", mode.view.median, mode.sampler.median)?;
        writeln!(out, "{:>7.0}{:>8.0}", mode.deal.median, mode.sample.median)?;
    }
    Ok(())
}
