//! `pax simulate`: computer players among themselves, who won how often, and the games as records if wanted.

use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anstyle::{AnsiColor, Style};
use anyhow::Context as _;
use clap::builder::{PossibleValuesParser, RangedU64ValueParser, TypedValueParser};
use indicatif::{ProgressBar, ProgressStyle};
use pax_bots::{BotInfo, catalogue};
use pax_lab::{Brief, Estimate, Simulation, Tally};
use pax_rules::{CardList, Setup};
use signal_hook::consts::{SIGINT, SIGTERM};
use tempfile::NamedTempFile;

/// Lets computer players play many games and says who won how often.
///
/// The same seed gives the same games whatever the number of threads. Shares come with Wilson's 95 % interval, means with
/// the normal one; a shared victory counts in part for each who shares it.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// How many play: 1 to 8
    #[arg(long, value_name = "N", value_parser = RangedU64ValueParser::<usize>::new().range(1..=8))]
    players: usize,

    /// Play with the cards of Nocturnus
    #[arg(long)]
    nocturnus: bool,

    /// With one player: which game of the solitaire campaign, 1 to 5
    #[arg(long, value_name = "L", value_parser = RangedU64ValueParser::<usize>::new().range(1..=5))]
    solo_level: Option<usize>,

    /// Rome takes a last group when the deck is empty (rule 9.4)
    #[arg(long)]
    final_levy: bool,

    /// Play with the cards of this file, in the form of deck.toml (rule 1.4)
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,

    /// How many games
    #[arg(long, value_name = "K", value_parser = number_of_games)]
    games: u64,

    /// The number of the series [default: one from the operating system, which is printed]
    #[arg(long, value_name = "S", value_parser = number_of_series)]
    seed: Option<u64>,

    /// Who plays, seat by seat; a list shorter than the table is repeated
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', default_value = "greedy", value_parser = bot_names())]
    bots: Vec<&'static BotInfo>,

    /// How many games at a time [default: one per core]
    #[arg(long, value_name = "T", value_parser = RangedU64ValueParser::<usize>::new().range(1..=1024))]
    threads: Option<usize>,

    /// Write every game as a record, one line of JSON each; `-` is standard output, and all else then goes to standard
    /// error
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// Plays the series. Wrong usage is code 2, an interruption 130.
pub fn run(args: Args) -> anyhow::Result<ExitCode> {
    let sink = |path: &PathBuf| Sink::open(path).map_err(|reason| format!("--record {}: {reason}", path.display()));
    let (simulation, sink) = match plan(&args).and_then(|plan| Ok((plan, args.record.as_ref().map(sink).transpose()?)))
    {
        Ok(plan) => plan,
        Err(reason) => {
            let _ = writeln!(anstream::stderr(), "{ERROR}error:{ERROR:#} {reason}");
            return Ok(ExitCode::from(2));
        }
    };
    let to_stdout = args.record.as_deref() == Some(Path::new("-"));
    let mut out: Box<dyn Write> = if to_stdout { Box::new(anstream::stderr()) } else { Box::new(anstream::stdout()) };
    match play(&simulation, sink, args.seed.is_none(), &mut *out) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(Stopped::Interrupted) => Ok(ExitCode::from(130)),
        // Whoever read the output has seen enough.
        Err(Stopped::Output(error)) if error.kind() == ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        Err(Stopped::Output(error)) => Err(error).context("writing the output"),
        Err(Stopped::Record(error)) => Err(error),
    }
}

/// Why a series was not played to its end.
enum Stopped {
    Interrupted,
    Output(io::Error),
    Record(anyhow::Error),
}

impl From<io::Error> for Stopped {
    fn from(error: io::Error) -> Stopped {
        Stopped::Output(error)
    }
}

/// The series that the arguments ask for, or what is wrong with them.
fn plan(args: &Args) -> Result<Simulation, String> {
    let setup = Setup::checked(args.players, args.solo_level).map_err(|error| format!("--solo-level: {error}"))?;
    let setup = setup.with_nocturnus(args.nocturnus).with_final_levy(args.final_levy);
    if args.bots.len() > args.players {
        let (bots, seats) = (args.bots.len(), args.players);
        return Err(format!("--bots names {bots} players for {seats} seats: name at most {seats}"));
    }
    let list = match &args.deck {
        None => CardList::shipped(),
        Some(path) => {
            let text = fs::read_to_string(path).map_err(|error| format!("--deck {}: {error}", path.display()))?;
            CardList::parse(&text).map_err(|error| format!("--deck {}: {error}", path.display()))?.intern()
        }
    };
    let seed = match args.seed {
        Some(seed) => seed,
        None => getrandom::u64().map_err(|error| format!("no seed from the system, give one with --seed: {error}"))?,
    };
    let threads = args.threads.and_then(NonZeroUsize::new);
    let threads = threads.or_else(|| std::thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    Ok(Simulation { setup, list, bots: args.bots.clone(), games: args.games, seed, threads })
}

fn number_of_games(text: &str) -> Result<u64, &'static str> {
    text.parse().ok().filter(|games| *games > 0).ok_or("give a whole number from 1 on")
}

fn number_of_series(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("give a whole number from 0 to {}", u64::MAX))
}

/// The names of the catalogue, so that a wrong one is answered with all of them.
fn bot_names() -> impl TypedValueParser<Value = &'static BotInfo> {
    let names = PossibleValuesParser::new(catalogue().iter().map(|row| row.name));
    names.try_map(|name| BotInfo::by_name(&name))
}

fn play(
    simulation: &Simulation,
    mut sink: Option<Sink>,
    seed_is_news: bool,
    out: &mut dyn Write,
) -> Result<(), Stopped> {
    head(simulation, seed_is_news, out)?;
    let interrupted = match sink {
        Some(Sink::File { .. }) => watch_for_interruption().map_err(Stopped::Record)?,
        _ => Arc::default(), // Nothing to tidy up: the system may end us as it likes.
    };
    let mut tally = Tally::new(simulation);
    let bar = progress(simulation.games);
    let recorded = sink.is_some();
    let work = |played: pax_lab::Played| {
        let brief = Brief::from(&played);
        (brief, recorded.then(|| played.record().to_json()))
    };
    simulation.run(work, |(brief, line)| {
        tally.count(&brief);
        bar.inc(1);
        if let (Some(sink), Some(line)) = (&mut sink, line) {
            sink.write(&line)?;
        }
        if interrupted.load(Ordering::Relaxed) { Err(Stopped::Interrupted) } else { Ok(()) }
    })?;
    bar.finish_and_clear();
    if let Some(sink) = sink {
        sink.finish()?;
    }
    table(&tally, out)?;
    Ok(out.flush()?)
}

/// A bar on standard error, which shows itself only on a terminal.
fn progress(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left");
    ProgressBar::new(games).with_style(style.expect("the template is well formed"))
}

/// A first Ctrl-C lets the temporary file go; a second ends everything at once.
fn watch_for_interruption() -> anyhow::Result<Arc<AtomicBool>> {
    let flag = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        signal_hook::flag::register_conditional_shutdown(signal, 130, Arc::clone(&flag))
            .and_then(|_| signal_hook::flag::register(signal, Arc::clone(&flag)))
            .context("watching for Ctrl-C")?;
    }
    Ok(flag)
}

/// Where records go.
enum Sink {
    /// Standard output, or something that is no plain file: a pipe, a terminal, `/dev/null`.
    Stream(BufWriter<Box<dyn Write>>),
    /// A temporary file beside the wanted one, which it replaces when all is written.
    File { temporary: BufWriter<NamedTempFile>, target: PathBuf },
}

impl Sink {
    /// Ready to write, or what is wrong with the path: better said before the games than after them.
    fn open(path: &Path) -> Result<Sink, String> {
        if path == Path::new("-") {
            return Ok(Sink::Stream(BufWriter::new(Box::new(io::stdout()))));
        }
        match fs::metadata(path) {
            Ok(found) if found.is_dir() => return Err("this is a folder; name a file in it".to_owned()),
            Ok(found) if !found.is_file() => {
                let stream = File::options().write(true).open(path).map_err(|error| error.to_string())?;
                return Ok(Sink::Stream(BufWriter::new(Box::new(stream))));
            }
            Ok(_) | Err(_) => {}
        }
        // A link stays a link: what it points to is replaced.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if !folder.is_dir() {
            return Err(format!("there is no folder {}", folder.display()));
        }
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        let permissions = std::os::unix::fs::PermissionsExt::from_mode(0o666); // less the umask, as for any new file
        #[cfg(unix)]
        builder.permissions(permissions);
        let temporary =
            builder.prefix(".pax-").suffix(".part").tempfile_in(folder).map_err(|error| error.to_string())?;
        Ok(Sink::File { temporary: BufWriter::new(temporary), target })
    }

    fn write(&mut self, line: &str) -> Result<(), Stopped> {
        match self {
            Sink::Stream(stream) => Ok(writeln!(stream, "{line}")?),
            Sink::File { temporary, target } => writeln!(temporary, "{line}").map_err(|error| unwritten(target, error)),
        }
    }

    fn finish(self) -> Result<(), Stopped> {
        match self {
            Sink::Stream(mut stream) => Ok(stream.flush()?),
            Sink::File { temporary, target } => {
                let file = temporary.into_inner().map_err(|error| unwritten(&target, error.into_error()))?;
                file.as_file().sync_all().map_err(|error| unwritten(&target, error))?;
                file.persist(&target).map_err(|error| unwritten(&target, error.error))?;
                Ok(())
            }
        }
    }
}

fn unwritten(target: &Path, error: io::Error) -> Stopped {
    let context = format!("--record {}: nothing was written", target.display());
    Stopped::Record(anyhow::Error::new(error).context(context))
}

const ERROR: Style = AnsiColor::Red.on_default().bold();
const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
const ROME: Style = AnsiColor::Red.on_default();
const REBELS: Style = AnsiColor::Green.on_default();

fn head(simulation: &Simulation, seed_is_news: bool, out: &mut dyn Write) -> io::Result<()> {
    let Simulation { setup, games, seed, .. } = simulation;
    let who = match setup.solo_level() {
        Some(level) => format!("Solitaire game {}", level.number()),
        None => format!("{} players", setup.players()),
    };
    let cards = if setup.nocturnus() { "with Nocturnus" } else { "base game" };
    let levy = if setup.final_levy() { ", final levy" } else { "" };
    let plural = if *games == 1 { "" } else { "s" };
    write!(out, "{BOLD}{who}{BOLD:#}, {cards}{levy}: {games} game{plural}, seed {seed}")?;
    if seed_is_news {
        write!(out, " {DIM}(again: --seed {seed}){DIM:#}")?;
    }
    writeln!(out)
}

fn table(tally: &Tally, out: &mut dyn Write) -> io::Result<()> {
    let solo = tally.setup.solo_level().is_some();
    let (rome, rebels) = if solo { ("Goal missed", "Goal met") } else { ("Rome prevails", "Rebels prevail") };
    writeln!(out)?;
    writeln!(out, "{DIM}{:<18}{:>8}  {:>15}{DIM:#}", "", "of games", "95 % interval")?;
    let mut row = |style: Style, name: &str, share: Estimate| {
        writeln!(out, "{style}{name:<18}{style:#}{:>8}  {:>15}", percent(share.value), between(share, percent))
    };
    row(REBELS, rebels, tally.rebels.estimate())?;
    row(ROME, rome, tally.rome.estimate())?;
    if !solo {
        row(DIM, "Nobody wins", tally.nobody.estimate())?;
    }

    writeln!(out)?;
    let under = if solo { "" } else { "under Rome" };
    write!(out, "{DIM}{:<6}{:<10} {:>8}  {:>15}  ", "seat", "player", "wins", "95 % interval")?;
    writeln!(out, "{under:>10}  {:>6}  {:>15}{DIM:#}", "points", "95 % interval")?;
    let mut row = |place: String, bot: &BotInfo, wins: Estimate, under: String, points: Estimate| {
        write!(out, "{place:<6}{BOLD}{:<10}{BOLD:#} ", bot.name)?;
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

    writeln!(out)?;
    for (name, mean) in [("Rounds", tally.rounds.estimate()), ("Actions", tally.actions.estimate())] {
        writeln!(out, "{name:<18}{:>8}  {:>15}", decimal(mean.value), between(mean, decimal))?;
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
