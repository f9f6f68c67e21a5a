//! `pax tune`: finds the numbers of the one-step judgement again, or others.

use std::io::{self, Write as _};
use std::num::NonZeroUsize;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use pax_lab::tune::tune;
use pax_lab::tunings;

use crate::failure::Usage;
use crate::files;
use crate::setup_args::{all_cores, number, threads};

/// Find the numbers that the computer players judge a table with
///
/// Variants of the judgement play against greedy, and the next ones lie around the best. Writes NAME.judgement into the folder after
/// every generation. The same seed gives the same numbers, on any number of threads. Networks are trained on top of them.
#[derive(Args)]
#[command(after_help = "Examples:\n  pax tune duel --out weights\n  pax tune duel --generations 5 --out short")]
pub struct Tune {
    /// Which: duel or table
    #[arg(value_name = "NAME")]
    names: Vec<String>,

    /// The folder for the numbers
    #[arg(long, value_name = "DIR")]
    out: PathBuf,

    /// Another number of generations than the shipped numbers had
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u64>)]
    generations: Option<u64>,

    /// Another seed
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u64>)]
    seed: Option<u64>,

    /// Threads that play; the numbers do not depend on it
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = threads)]
    threads: Option<NonZeroUsize>,
}

impl Tune {
    pub fn run(self) -> Result<()> {
        let all = tunings();
        if let Some(unknown) = self.names.iter().find(|name| all.iter().all(|(known, _)| known != *name)) {
            let names: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
            bail!(Usage::new(format!("there is no judgement {unknown:?}: {}", names.join(", "))));
        }
        if self.generations == Some(0) {
            bail!(Usage::new("a course has at least one generation"));
        }
        std::fs::create_dir_all(&self.out).with_context(|| format!("{} cannot be made", self.out.display()))?;
        for (name, mut course) in all {
            if !self.names.is_empty() && self.names.iter().all(|wanted| wanted != name) {
                continue;
            }
            course.generations = self.generations.unwrap_or(course.generations);
            course.seed = self.seed.unwrap_or(course.seed);
            let file = self.out.join(format!("{name}.judgement"));
            tune(&course, self.threads.unwrap_or_else(all_cores), |done, weights| {
                writeln!(
                    io::stdout(),
                    "{name} {} of {}: {:.1} to {:.1} % against greedy, {:.3} wide",
                    done.number,
                    course.generations,
                    100.0 * done.worst,
                    100.0 * done.best,
                    done.width
                )?;
                let made = format!("# pax tune {name} --generations {} --seed {}\n", done.number, course.seed);
                let text = made + &weights.to_string();
                files::replace(&file, text.as_bytes())
            })?;
        }
        Ok(())
    }
}
