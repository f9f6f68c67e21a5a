//! `pax arena`: which player is better, and how sure that is. Tables for people, JSON for programs, SVG for pages.

use std::fs;
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use pax_lab::Entrant;
use pax_lab::arena::{Contest, Sprt, Standing, Verdict};
use serde_json::{Value, json};

use crate::failure::Usage;
use crate::setup_args::{SetupArgs, all_cores, number, threads};
use crate::style::{ASIDE, HEAD};

/// Let players compete and rate them
///
/// Every deal is played once from each seat, by the first player among players of the other kind. Players are named as in
/// greedy, ismcts:1000 (iterations), livia:100ms (time for a choice), net@FILE, search@FILE:100ms, shrewd@FILE (habits),
/// ismcts@0.5:1000 (with another exploration constant), peek:1000 (a search that may see all cards), or exec:COMMAND for an
/// engine of your own (docs/ENGINES.md).
#[derive(Args)]
#[command(after_help = "Examples:\n  pax arena --players 2 crassus greedy --deals 500\n  \
    pax arena --players 4 livia:100ms ismcts:100ms --sprt 0.25,0.45\n  \
    pax arena --players 2 'exec:python3 examples/engine.py' random --json")]
pub struct Arena {
    #[command(flatten)]
    setup: SetupArgs,

    /// Two or more players: each pair competes, the first of a pair alone against the other in all other seats
    #[arg(value_name = "PLAYER", num_args = 2.., required = true)]
    entrants: Vec<String>,

    /// How many deals for each pair
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = number::<u64>)]
    deals: u64,

    /// The number of the series: the same number, the same deals
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = number::<u64>)]
    seed: u64,

    /// How many games at a time; without it one per core
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = threads)]
    threads: Option<NonZeroUsize>,

    /// Stop when it is clear, with 5 % error, whether the share of victories is rather LOW or HIGH
    #[arg(long, value_name = "LOW,HIGH", value_parser = shares)]
    sprt: Option<(f64, f64)>,

    /// Print JSON
    #[arg(long)]
    json: bool,

    /// Also draw the ratings into this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// One pair's result.
struct Row {
    challenger: String,
    field: String,
    standing: Standing,
    verdict: Option<Verdict>,
}

impl Arena {
    pub fn run(self) -> Result<()> {
        let setup = self.setup.setup()?;
        let list = self.setup.card_list()?;
        let entrants: Vec<Entrant> = self.entrants.iter().map(|name| entrant(name)).collect::<Result<_>>()?;
        let threads = self.threads.unwrap_or_else(all_cores);
        let question = self.sprt.map(|(low, high)| Sprt { low, high, error: 0.05 });
        let mut rows = Vec::new();
        for (at, challenger) in entrants.iter().enumerate() {
            for field in &entrants[at + 1..] {
                let (challenger, field) = (challenger.clone(), field.clone());
                let (deals, seed) = (self.deals, self.seed);
                let contest = Contest { setup, list, challenger, field, deals, seed, threads, question };
                rows.push(compete(&contest));
            }
        }
        if let Some(path) = &self.svg {
            fs::write(path, svg(&rows)).with_context(|| format!("{} cannot be written", path.display()))?;
        }
        let mut out = anstream::stdout().lock();
        if self.json {
            writeln!(out, "{:#}", Value::Array(rows.iter().map(Row::to_json).collect()))?;
        } else {
            table(&rows, &mut out)?;
        }
        Ok(out.flush()?)
    }
}

fn entrant(name: &str) -> Result<Entrant> {
    Entrant::parse(name).map_err(|error| Usage::new(error.to_string()).into())
}

fn shares(text: &str) -> Result<(f64, f64), String> {
    let both = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    both.filter(|(low, high)| 0.0 < *low && low < high && *high < 1.0)
        .ok_or("two shares between 0 and 1 are needed, the lower first, as in 0.5,0.55".to_owned())
}

fn compete(contest: &Contest) -> Row {
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} deals, {eta} left, {msg}");
    let bar = ProgressBar::new(contest.deals);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let standing = contest.run(|standing| {
        bar.inc(1);
        bar.set_message(format!("{:.1} %", 100.0 * standing.share().value));
    });
    bar.finish_and_clear();
    Row {
        challenger: contest.challenger.to_string(),
        field: contest.field.to_string(),
        verdict: contest.question.map(|sprt| sprt.verdict(&standing)),
        standing,
    }
}

impl Row {
    fn to_json(&self) -> Value {
        let (share, elo) = (self.standing.share(), self.standing.elo());
        let games = self.standing.deals * self.standing.by_seat.len() as u64;
        json!({
            "player": self.challenger,
            "against": self.field,
            "deals": self.standing.deals,
            "games": games,
            "share": { "value": share.value, "low": share.low, "high": share.high },
            "elo": { "value": elo.value, "low": elo.low, "high": elo.high },
            "rome": self.standing.rome(),
            "wins_by_seat": self.standing.by_seat,
            "better": self.verdict.map(|verdict| match verdict {
                Verdict::Better => "yes",
                Verdict::NotBetter => "no",
                Verdict::Open => "open",
            }),
        })
    }
}

fn table(rows: &[Row], out: &mut impl Write) -> std::io::Result<()> {
    let head = ("player", "against", "games", "wins", "95 % interval", "Elo", "95 % interval", "Rome");
    let (a, b, c, d, e, f, g, h) = head;
    // Names may be paths.
    let width = |names: fn(&Row) -> &str| rows.iter().map(|row| names(row).chars().count() + 2).fold(18, usize::max);
    let (first, second) = (width(|row| &row.challenger), width(|row| &row.field));
    writeln!(out, "{ASIDE}{a:<first$}{b:<second$}{c:>7}{d:>8}  {e:>15}{f:>7}  {g:>15}{h:>8}{ASIDE:#}")?;
    for row in rows {
        let (share, elo) = (row.standing.share(), row.standing.elo());
        let games = row.standing.deals * row.standing.by_seat.len() as u64;
        let percent = |share: f64| format!("{:.1}", 100.0 * share);
        let interval = format!("{} – {} %", percent(share.low), percent(share.high));
        let ratings = format!("{:+.0} – {:+.0}", elo.low, elo.high);
        let (challenger, field) = (&row.challenger, &row.field);
        write!(out, "{HEAD}{challenger:<first$}{HEAD:#}{field:<second$}{games:>7}{:>6} %", percent(share.value))?;
        write!(out, "  {interval:>15}{:>+7.0}  {ratings:>15}", elo.value)?;
        writeln!(out, "{:>6} %", percent(row.standing.rome()))?;
        match row.verdict {
            Some(Verdict::Better) => writeln!(out, "  the higher share it is, with 5 % error")?,
            Some(Verdict::NotBetter) => writeln!(out, "  the lower share it is, with 5 % error")?,
            Some(Verdict::Open) => writeln!(out, "  not decided: more deals are needed")?,
            None => {}
        }
    }
    Ok(())
}

/// A bar with its interval for every pair.
fn svg(rows: &[Row]) -> String {
    let height = 30 * rows.len() + 40;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 {height}\" font-family=\"serif\" font-size=\"13\">\n\
         <title>Shares of victories with 95 % intervals</title>\n"
    );
    let x = |share: f64| 300.0 + 320.0 * share;
    for (number, row) in rows.iter().enumerate() {
        let (share, y) = (row.standing.share(), 30 * number + 30);
        let fair = x(1.0 / row.standing.by_seat.len().max(1) as f64);
        let name = format!("{} against {}", row.challenger, row.field).replace('&', "&amp;").replace('<', "&lt;");
        text += &format!(
            "<text x=\"292\" y=\"{y}\" text-anchor=\"end\">{name}</text>\
             <rect x=\"300\" y=\"{}\" width=\"{:.1}\" height=\"14\" fill=\"#8c2f2b\"/>\
             <path d=\"M{:.1} {}H{:.1}\" stroke=\"#1d1a16\" stroke-width=\"2\"/>\
             <path d=\"M{fair:.1} {}v22\" stroke=\"#7a7164\" stroke-dasharray=\"3 2\"/>\n",
            y - 11,
            x(share.value) - 300.0,
            x(share.low),
            y - 4,
            x(share.high),
            y - 15,
        );
    }
    text + "</svg>\n"
}
