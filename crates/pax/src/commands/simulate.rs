//! `pax simulate`: computer players among themselves, who won how often, and the games as records if wanted.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anstyle::Style;
use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use indicatif::{ProgressBar, ProgressStyle};
use pax_bots::{BotInfo, catalogue};
use pax_lab::{Brief, Estimate, Played, Simulation, Tally};

use crate::failure::Usage;
use crate::screen::count;
use crate::setup_args::{SetupArgs, all_cores, number, threads};
use crate::sink::Sink;
use crate::style::{ABOVE, ASIDE, HEAD, ROME};

/// Let computer players play many games and see who won how often
///
/// The same seed gives the same games whatever the number of threads. Shares have Wilson's 95 % interval, means the normal
/// one. A shared victory counts in part for each who shares it.
#[derive(Args)]
#[command(after_help = "Examples:\n  pax simulate --players 3 --games 10000\n  \
    pax simulate --players 2 --games 500 --bots greedy,random --seed 7 --record games.jsonl")]
pub struct Simulate {
    #[command(flatten)]
    setup: SetupArgs,

    /// How many games
    #[arg(long, value_name = "K", allow_negative_numbers = true, value_parser = at_least_one)]
    games: u64,

    /// The number the deals come from; without it a new one, which is printed
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = number::<u64>)]
    seed: Option<u64>,

    /// Who plays, seat by seat; a short list is repeated
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', default_value = "greedy", value_parser = bot_names())]
    bots: Vec<&'static BotInfo>,

    /// How many games at a time; without it one per core
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = threads)]
    threads: Option<NonZeroUsize>,

    /// Write the games as records; with - to standard output and all else to standard error
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

impl Simulate {
    pub fn run(self) -> Result<()> {
        let simulation = self.simulation()?;
        let mut sink = self.record.as_deref().map(Sink::open).transpose()?;
        let to_stdout = self.record.as_deref() == Some(Path::new("-"));
        let mut out: Box<dyn Write> =
            if to_stdout { Box::new(anstream::stderr()) } else { Box::new(anstream::stdout()) };
        head(&simulation, self.seed.is_none(), &mut out)?;
        let tally = play(&simulation, sink.as_mut())?;
        if let Some(sink) = sink {
            sink.finish()?;
        }
        table(&tally, &mut out)?;
        Ok(out.flush()?)
    }

    /// The series that is asked for.
    fn simulation(&self) -> Result<Simulation> {
        let setup = self.setup.setup()?;
        let (named, seats) = (self.bots.len(), setup.players());
        if named > seats {
            let seats = count(seats, "seat");
            bail!(Usage::new(format!("--bots names {named} players for {seats}: name at most one for each")));
        }
        let seed = match self.seed {
            Some(seed) => seed,
            None => getrandom::u64().context("the system gives no random number: choose one with --seed")?,
        };
        let threads = self.threads.unwrap_or_else(all_cores);
        let list = self.setup.card_list()?;
        Ok(Simulation { setup, list, bots: self.bots.clone(), games: self.games, seed, threads })
    }
}

fn at_least_one(text: &str) -> Result<u64, String> {
    number(text).ok().filter(|games| *games > 0).ok_or("a whole number from 1 on is needed".to_owned())
}

/// The names of the catalogue, so that a wrong one is answered with all of them.
fn bot_names() -> impl TypedValueParser<Value = &'static BotInfo> {
    let names = PossibleValuesParser::new(catalogue().iter().map(|row| row.name));
    names.try_map(|name| BotInfo::by_name(&name))
}

fn play(simulation: &Simulation, mut sink: Option<&mut Sink>) -> Result<Tally> {
    let mut tally = Tally::new(simulation);
    // On standard error, and only where that is a terminal.
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left");
    let bar = ProgressBar::new(simulation.games);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let recorded = sink.is_some();
    let work = |played: Played| (Brief::from(&played), recorded.then(|| played.record().to_json()));
    let done = simulation.run(work, |(brief, line)| {
        tally.count(&brief);
        bar.inc(1);
        match (&mut sink, line) {
            (Some(sink), Some(line)) => sink.line(&line),
            _ => Ok(()),
        }
    });
    bar.finish_and_clear();
    done.map(|()| tally)
}

fn head(simulation: &Simulation, seed_is_new: bool, out: &mut dyn Write) -> io::Result<()> {
    let Simulation { setup, games, seed, .. } = simulation;
    let who = match setup.solo_level() {
        Some(level) => format!("Solitaire game {}", level.number()),
        None => count(setup.players(), "player"),
    };
    let cards = if setup.nocturnus() { "with Nocturnus" } else { "base game" };
    let levy = if setup.final_levy() { ", final levy" } else { "" };
    let games = count(*games as usize, "game");
    let again = if seed_is_new { format!(" {ASIDE}(again with --seed {seed}){ASIDE:#}") } else { String::new() };
    writeln!(out, "{HEAD}{who}{HEAD:#}, {cards}{levy}: {games}, seed {seed}{again}\n")
}

fn table(tally: &Tally, out: &mut dyn Write) -> io::Result<()> {
    let solo = tally.setup.solo_level().is_some();
    writeln!(out, "{ASIDE}{:<17}{:>8}  {:>15}{ASIDE:#}", "", "of games", "95 % interval")?;
    let mut row = |style: Style, name: &str, share: Estimate| {
        writeln!(out, "{style}{name:<17}{style:#}{:>8}  {:>15}", percent(share.value), between(share, percent))
    };
    let (rebels, rome) = if solo { ("Goal met", "Goal missed") } else { ("Rebels prevail", "Rome prevails") };
    row(ABOVE, rebels, tally.rebels.estimate())?;
    row(ROME, rome, tally.rome.estimate())?;
    if !solo {
        row(Style::new(), "Nobody wins", tally.nobody.estimate())?;
    }
    writeln!(out)?;
    players(tally, solo, out)?;
    writeln!(out)?;
    for (name, mean) in [("Rounds", tally.rounds.estimate()), ("Actions", tally.actions.estimate())] {
        writeln!(out, "{name:<17}{:>8}  {:>15}", decimal(mean.value), between(mean, decimal))?;
    }
    Ok(())
}

/// A row for every seat, and one for every player that has several.
fn players(tally: &Tally, solo: bool, out: &mut dyn Write) -> io::Result<()> {
    let under = if solo { "" } else { "under Rome" };
    write!(out, "{ASIDE}{:<6}{:<10} {:>8}  {:>15}  ", "seat", "player", "wins", "95 % interval")?;
    writeln!(out, "{under:>10}  {:>6}  {:>15}{ASIDE:#}", "points", "95 % interval")?;
    let mut row = |place: String, bot: &BotInfo, wins: Estimate, under: String, points: Estimate| {
        write!(out, "{place:<6}{HEAD}{:<10}{HEAD:#} ", bot.name)?;
        write!(out, "{:>8}  {:>15}  ", percent(wins.value), between(wins, percent))?;
        writeln!(out, "{under:>10}  {:>6}  {:>15}", decimal(points.value), between(points, decimal))
    };
    for (number, seat) in tally.seats.iter().enumerate() {
        let under = if solo { String::new() } else { percent(seat.wins_under_rome.estimate().value) };
        row(number.to_string(), seat.bot, seat.wins.estimate(), under, seat.points.estimate())?;
    }
    // Sums say something new where a player has several seats and is not alone.
    if tally.bots.len() > 1 && tally.seats.len() > tally.bots.len() {
        for bot in &tally.bots {
            row(format!("all {}", bot.seats), bot.bot, bot.wins.estimate(), String::new(), bot.points.estimate())?;
        }
    }
    Ok(())
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn decimal(number: f64) -> String {
    format!("{number:.1}")
}

/// The two ends of an interval, the unit only once.
fn between(estimate: Estimate, text: fn(f64) -> String) -> String {
    format!("{} – {}", text(estimate.low).trim_end_matches(" %"), text(estimate.high))
}
