//! What the commands share that make the knowledge of the computer players: which courses, where to, and how one is
//! followed that can be stopped at any time and goes on from its last checkpoint.

use std::fs;
use std::io::ErrorKind;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use pax_lab::Entrant;
use pax_lab::arena::Contest;
use pax_rules::{CardList, Setup};

use crate::failure::Usage;
use crate::files;
use crate::setup_args::{all_cores, number, threads};

/// Which courses, and how.
#[derive(Args)]
pub struct CourseArgs {
    /// Which: duel, table or solo, of networks also crowd; all of them without a name
    #[arg(value_name = "NAME")]
    names: Vec<String>,

    /// The folder for what is made
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,

    /// Another seed
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u64>)]
    pub seed: Option<u64>,

    /// Threads that play; what is made does not depend on it
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = threads)]
    threads: Option<NonZeroUsize>,
}

impl CourseArgs {
    /// The wanted courses out of all there are, by their names. The folder is there afterwards.
    pub fn chosen<T>(&self, all: Vec<(&'static str, T)>) -> Result<Vec<(&'static str, T)>> {
        if let Some(unknown) = self.names.iter().find(|name| all.iter().all(|(known, _)| known != *name)) {
            let names: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
            bail!(Usage::new(format!("there is no course {unknown:?}: {}", names.join(", "))));
        }
        self.make_folder()?;
        let wanted = |name: &str| self.names.is_empty() || self.names.iter().any(|wanted| wanted == name);
        Ok(all.into_iter().filter(|(name, _)| wanted(name)).collect())
    }

    pub fn make_folder(&self) -> Result<()> {
        fs::create_dir_all(&self.out).with_context(|| format!("{} cannot be made", self.out.display()))
    }

    pub fn threads(&self) -> NonZeroUsize {
        self.threads.unwrap_or_else(all_cores)
    }

    /// A file of a course.
    pub fn file(&self, name: &str, ending: &str) -> PathBuf {
        self.out.join(format!("{name}.{ending}"))
    }

    /// Follows a course to its end, with a bar, a checkpoint and a learning curve. A checkpoint begins with a line that says of
    /// which course it is.
    pub fn follow<C: Course>(&self, of: Which<'_>, begin: impl FnOnce(Option<&[u8]>) -> Option<C>) -> Result<()> {
        let name = of.name;
        let [made, kept, curve_file] =
            [C::MADE.to_owned(), C::KEPT.to_owned(), format!("{}.csv", C::KEPT)].map(|ending| self.file(name, &ending));
        let head = of.line(C::MADE);
        let checkpoint = match fs::read(&kept) {
            Ok(bytes) => Some(bytes),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(error).with_context(|| format!("{} cannot be read", kept.display())),
        };
        let rest = checkpoint.as_deref().map(|bytes| after_head(bytes, &head, &kept)).transpose()?;
        let mut course = begin(rest).with_context(|| format!("{} is no checkpoint of this program", kept.display()))?;
        let style = ProgressStyle::with_template("{prefix} {bar:40} {pos} of {len} games, {eta} left, {msg}");
        let bar = ProgressBar::new(course.games()).with_prefix(name.to_owned());
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let mut curve = fs::read_to_string(&curve_file)
            .unwrap_or_else(|_| format!("games,seconds,{},share_against_greedy\n", C::COLUMNS));
        let begun = Instant::now();
        // Whole batches, so that a course that was stopped goes on exactly as it would have.
        let stretch = course.games().div_ceil(POINTS).next_multiple_of(course.batch());
        while course.played() < course.games() {
            let columns = course.go_on(stretch, self.threads());
            files::replace(&made, &course.made())?;
            files::replace(&kept, &[head.as_bytes(), &course.checkpoint()].concat())?;
            let share = measure(course.table(), &format!("{}@{}", C::PLAYER, made.display()))?;
            curve += &format!("{},{},{columns},{share:.3}\n", course.played(), begun.elapsed().as_secs());
            files::replace(&curve_file, curve.as_bytes())?;
            bar.set_position(course.played());
            bar.set_message(format!("{:.0} % against greedy", 100.0 * share));
        }
        bar.finish();
        Ok(())
    }
}

/// Reads a number of games.
pub fn games(text: &str) -> Result<u64, String> {
    number(text).and_then(|games| if games == 0 { Err("a course has at least one game".to_owned()) } else { Ok(games) })
}

/// Which course is followed.
pub struct Which<'a> {
    pub name: &'a str,
    pub seed: u64,
    pub games: u64,
    /// Whom an exploiter learns against.
    pub against: Option<&'a Path>,
}

impl Which<'_> {
    fn line(&self, made: &str) -> String {
        let Which { name, seed, games, .. } = self;
        let against = self.against.map_or_else(String::new, |path| format!(" against {}", path.display()));
        format!("{made} of {name}, {games} games with seed {seed}{against}\n")
    }
}

/// What a checkpoint holds after its head, if it is this one.
fn after_head<'a>(bytes: &'a [u8], head: &str, file: &Path) -> Result<&'a [u8]> {
    if let Some(rest) = bytes.strip_prefix(head.as_bytes()) {
        return Ok(rest);
    }
    /// Longer than any head.
    const LONGEST: usize = 1_000;
    let theirs = bytes.iter().take(LONGEST).position(|byte| *byte == b'\n').map(|end| &bytes[..end]);
    match theirs.and_then(|theirs| std::str::from_utf8(theirs).ok()) {
        Some(theirs) if theirs.contains(" games with seed ") => bail!(
            "{} is a checkpoint of another course, {theirs}, and this is {}: take another folder, or remove the file to begin anew",
            file.display(),
            head.trim_end()
        ),
        Some(_) | None => bail!("{} is no checkpoint of this program", file.display()),
    }
}

/// How many points a learning curve has.
const POINTS: u64 = 20;
/// Deals that a point of the curve is measured with.
const MEASURED: u64 = 50;

/// Something that is made by playing many games.
pub trait Course {
    /// The endings of what is made, and of the checkpoint.
    const MADE: &str;
    const KEPT: &str;
    /// Who plays with it, before the `@`.
    const PLAYER: &str;
    /// What a stretch says of itself, in the curve's first line.
    const COLUMNS: &str;

    /// Games that are learnt from together.
    fn batch(&self) -> u64;
    fn games(&self) -> u64;
    fn played(&self) -> u64;
    /// Plays on; returns its columns of the curve.
    fn go_on(&mut self, games: u64, threads: NonZeroUsize) -> String;
    fn made(&self) -> Vec<u8>;
    fn checkpoint(&self) -> Vec<u8>;
    /// Where it is measured.
    fn table(&self) -> (Setup, &'static CardList);
}

/// A player against `greedy`: its share of the victories, or in solitaire of the goals.
fn measure((setup, list): (Setup, &'static CardList), player: &str) -> Result<f64> {
    let contest = Contest {
        setup,
        list,
        challenger: Entrant::parse(player)?,
        field: Entrant::parse("greedy")?,
        deals: MEASURED,
        seed: 99,
        threads: NonZeroUsize::MIN,
        question: None,
    };
    Ok(contest.run(|_| {}).share().value)
}

/// What somebody is to be measured against or learn from, out of a file.
pub fn read<T, E>(path: &Path, read: impl Fn(&[u8]) -> Result<T, E>) -> Result<T>
where
    E: std::error::Error + Send + Sync + 'static,
{
    let bytes = fs::read(path).with_context(|| format!("{} cannot be read", path.display()))?;
    read(&bytes).with_context(|| path.display().to_string())
}
