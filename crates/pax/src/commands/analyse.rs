//! `pax analyse`: what every decision of a recorded game cost, judged on what its seat could know then.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use pax_bots::Budget;
use pax_lab::review::{Judged, analyse};
use pax_rules::Record;
use serde_json::{Value, json};

use crate::failure::Usage;
use crate::files::Records;
use crate::setup_args::number;
use crate::style::{ASIDE, HEAD};

/// Judge every decision of a recorded game
///
/// For each choice: the chance to win after it, the best choice there was, and what the difference cost. Only what the seat
/// knew at that moment counts.
#[derive(Args)]
#[command(after_help = "Examples:\n  pax analyse games.jsonl --game 3\n  pax analyse games.jsonl --think 1000 --all")]
pub struct Analyse {
    /// A file of records, one game per line; - is standard input
    file: PathBuf,

    /// Which game of the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = number::<usize>)]
    game: usize,

    /// How long to think about each choice: iterations, or a time as in 50ms
    #[arg(long, value_name = "BUDGET", default_value = "200")]
    think: Budget,

    /// Show every choice, not only those that cost at least 2 in 100
    #[arg(long)]
    all: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Analyse {
    pub fn run(self) -> Result<()> {
        let record = self.find()?;
        let judged = analyse(&record, self.think, 1).map_err(|fault| anyhow!("{fault}"))?;
        let mut out = anstream::stdout().lock();
        if self.json {
            writeln!(out, "{:#}", Value::Array(judged.iter().map(to_json).collect()))?;
            return Ok(out.flush()?);
        }
        writeln!(out, "{ASIDE}step  seat  {:<22}{:>7}  {:<22}{:>7}{:>7}{ASIDE:#}", "done", "", "best", "", "cost")?;
        for choice in judged.iter().filter(|choice| self.all || choice.cost() >= 0.02) {
            let (done, best) = (choice.taken.to_string(), choice.better.to_string());
            let percent = |chance: f32| format!("{:.0} %", 100.0 * chance);
            write!(
                out,
                "{:>4}  {:>4}  {HEAD}{done:<22}{HEAD:#}{:>7}",
                choice.moment + 1,
                choice.seat,
                percent(choice.taken_chance)
            )?;
            write!(out, "  {best:<22}{:>7}", percent(choice.better_chance))?;
            writeln!(out, "{:>7.1}", 100.0 * choice.cost())?;
        }
        for (seat, name) in record_seats(&record) {
            let cost: f32 = judged.iter().filter(|choice| choice.seat.index() == seat).map(Judged::cost).sum();
            writeln!(out, "{HEAD}{name}{HEAD:#}: {:.0} in 100 given away in all", 100.0 * cost)?;
        }
        Ok(out.flush()?)
    }

    fn find(&self) -> Result<Record> {
        let mut records = Records::open(&self.file)?;
        let mut number = 0;
        while records.advance()?.is_some() {
            number += 1;
            if number == self.game {
                return records.record();
            }
        }
        bail!(Usage::new(format!("{}: there is no game {}: the file has {number}", records.name(), self.game)))
    }
}

fn record_seats(record: &Record) -> impl Iterator<Item = (usize, String)> {
    (0..record.setup.players()).map(|seat| (seat, format!("Seat {seat}")))
}

fn to_json(choice: &Judged) -> Value {
    json!({
        "step": choice.moment + 1,
        "seat": choice.seat.index(),
        "done": choice.taken.to_string(),
        "chance": choice.taken_chance,
        "best": choice.better.to_string(),
        "best_chance": choice.better_chance,
        "cost": choice.cost(),
        "reason": choice.reason.key(),
    })
}
