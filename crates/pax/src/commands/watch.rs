//! `pax watch`: a table on a server as it is played, or a recorded game step by step.

use std::path::Path;

use anyhow::{Result, bail};
use clap::Args;
use pax_rules::{Seat, Viewer};
use pax_terminal::{Address, Errand, Trouble};

use crate::failure::Usage;
use crate::files::Records;
use crate::setup_args::number;
use crate::terminal_args::TerminalArgs;

/// Watch a table on a server, or step through a recorded game
///
/// In a record the right arrow goes on and the left one back; space lets it run.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  pax watch https://pax.example/t/TABLE\n  pax watch games.jsonl --game 3 --seat 1\n  \
    pax watch games.jsonl --plain"
)]
pub struct Watch {
    /// The link of a table, or a file of records, one game per line
    #[arg(value_name = "URL | FILE")]
    what: String,

    /// Which game of the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = number::<usize>)]
    game: usize,

    /// As this seat saw it, from 0 [default: everything open]
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = number::<usize>)]
    seat: Option<usize>,

    #[command(flatten)]
    terminal: TerminalArgs,
}

impl Watch {
    pub fn run(self) -> Result<()> {
        let options = self.terminal.options(None)?;
        let errand = if self.what.contains("://") {
            let address = Address::parse(&self.what).map_err(|trouble| Usage::new(trouble.to_string()))?;
            if address.table.is_none() {
                bail!(Usage::new(Trouble::Address(self.what).to_string()));
            }
            Errand::WatchServer(address)
        } else {
            self.record()?
        };
        Ok(pax_terminal::run(options, errand)?)
    }

    fn record(&self) -> Result<Errand> {
        let mut records = Records::open(Path::new(&self.what))?;
        for _ in 0..self.game {
            if records.advance()?.is_none() {
                bail!(Usage::new(format!("{}: there is no game {}", records.name(), self.game)));
            }
        }
        let record = records.record()?;
        let players = record.setup.players();
        let viewer = match self.seat {
            None => Viewer::Everything,
            Some(seat) => match Seat::new(seat).filter(|seat| seat.index() < players) {
                Some(seat) => Viewer::Seat(seat),
                None => bail!(Usage::new(format!("there is no seat {seat}: the game has seats 0 to {}", players - 1))),
            },
        };
        Ok(Errand::WatchRecord { record: Box::new(record), viewer })
    }
}
