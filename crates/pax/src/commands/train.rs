//! `pax train`: makes the networks of the computer players again, or others. It can be stopped at any time and goes on from
//! its last checkpoint.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use pax_bots::net::Network;
use pax_lab::arena::Contest;
use pax_lab::train::{BATCH, Training};
use pax_lab::{Entrant, Recipe, recipes};

use crate::failure::Usage;
use crate::files;
use crate::setup_args::{all_cores, number, threads};

/// Train the networks of the computer players
///
/// Writes NAME.net into the folder, with NAME.checkpoint to go on from and NAME.curve.csv, the learning curve. The same seed
/// and number of games give the same weights. Without a name all of them are made, in order.
#[derive(Args)]
#[command(after_help = "Examples:\n  pax train duel --out weights\n  pax train duel --games 2000 --out short")]
pub struct Train {
    /// Which: duel, table or solo
    #[arg(value_name = "NAME")]
    names: Vec<String>,

    /// The folder for weights, checkpoints and curves
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// Another number of games than the shipped network had
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u64>)]
    games: Option<u64>,

    /// Another seed
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u64>)]
    seed: Option<u64>,

    /// Threads that play; the weights do not depend on it
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = threads)]
    threads: Option<NonZeroUsize>,

    /// An exploiter: only one seat learns, against this frozen network in all others
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
}

/// How many points a learning curve has.
const POINTS: u64 = 20;
/// Deals that a point of the curve is measured with.
const MEASURED: u64 = 50;

impl Train {
    pub fn run(self) -> Result<()> {
        let all = recipes();
        if let Some(unknown) = self.names.iter().find(|name| all.iter().all(|recipe| recipe.name != **name)) {
            let names: Vec<&str> = all.iter().map(|recipe| recipe.name).collect();
            bail!(Usage::new(format!("there is no network {unknown:?}: {}", names.join(", "))));
        }
        fs::create_dir_all(&self.out).with_context(|| format!("{} cannot be made", self.out.display()))?;
        for mut recipe in all {
            if self.names.is_empty() || self.names.iter().any(|name| name == recipe.name) {
                recipe.course.games = self.games.unwrap_or(recipe.course.games);
                recipe.course.seed = self.seed.unwrap_or(recipe.course.seed);
                recipe.course.against = self.against.as_deref().map(read).transpose()?;
                self.train(&recipe)?;
            }
        }
        Ok(())
    }

    fn train(&self, recipe: &Recipe) -> Result<()> {
        let file = |ending: &str| self.out.join(format!("{}.{ending}", recipe.name));
        let mut training = match fs::read(file("checkpoint")) {
            Ok(bytes) => Training::resume(recipe.course.clone(), &bytes)
                .with_context(|| format!("{} is no checkpoint of this program", file("checkpoint").display()))?,
            Err(_) => Training::new(recipe.course.clone(), None),
        };
        let games = recipe.course.games;
        let style = ProgressStyle::with_template("{prefix} {bar:40} {pos} of {len} games, {eta} left, {msg}");
        let bar = ProgressBar::new(games).with_prefix(recipe.name);
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let mut curve = fs::read_to_string(file("curve.csv"))
            .unwrap_or_else(|_| "games,seconds,error,difference,share_against_greedy\n".to_owned());
        let threads = self.threads.unwrap_or_else(all_cores);
        let begun = Instant::now();
        // Whole batches, so that a course that was stopped goes on exactly as it would have.
        let stretch = games.div_ceil(POINTS).next_multiple_of(BATCH);
        while !training.is_over() {
            let went = training.go_on(stretch, threads);
            let network = training.network();
            files::replace(&file("net"), &network.write())?;
            files::replace(&file("checkpoint"), &training.checkpoint())?;
            let share = measure(recipe, &file("net"))?;
            let (played, seconds) = (training.played, begun.elapsed().as_secs());
            curve += &format!("{played},{seconds},{:.4},{:.4},{share:.3}\n", went.error, went.difference);
            files::replace(&file("curve.csv"), curve.as_bytes())?;
            bar.set_position(played);
            bar.set_message(format!("{:.0} % against greedy", 100.0 * share));
        }
        bar.finish();
        Ok(())
    }
}

/// The bare network against `greedy`: its share of the victories, or in solitaire of the goals.
fn measure(recipe: &Recipe, weights: &Path) -> Result<f64> {
    let contest = Contest {
        setup: recipe.course.setups[0],
        list: recipe.course.list,
        challenger: Entrant::parse(&format!("net@{}", weights.display()))?,
        field: Entrant::parse("greedy")?,
        deals: MEASURED,
        seed: 99,
        threads: NonZeroUsize::MIN,
        question: None,
    };
    Ok(contest.run(|_| {}).share().value)
}

fn read(path: &Path) -> Result<Network> {
    let bytes = fs::read(path).with_context(|| format!("{} cannot be read", path.display()))?;
    Network::read(&bytes).with_context(|| path.display().to_string())
}
