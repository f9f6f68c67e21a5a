//! `pax tune`: finds the numbers of the one-step judgement again, or others.

use std::io::{self, Write as _};

use anyhow::{Result, bail};
use clap::Args;
use pax_lab::tune::tune;
use pax_lab::tunings;

use super::course::CourseArgs;
use crate::failure::Usage;
use crate::files;
use crate::setup_args::number;

/// Find the numbers that the computer players judge a table with
///
/// Variants of the judgement play against greedy, and the next ones lie around the best. Writes NAME.judgement into the folder after
/// every generation. The same seed gives the same numbers, on any number of threads. Networks are trained on top of them.
#[derive(Args)]
#[command(after_help = "Examples:\n  pax tune duel --out weights\n  pax tune duel --generations 5 --out short")]
pub struct Tune {
    #[command(flatten)]
    course: CourseArgs,

    /// Another number of generations than the shipped numbers had
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<u64>)]
    generations: Option<u64>,
}

impl Tune {
    pub fn run(self) -> Result<()> {
        if self.generations == Some(0) {
            bail!(Usage::new("a course has at least one generation"));
        }
        for (name, mut course) in self.course.chosen(tunings())? {
            course.generations = self.generations.unwrap_or(course.generations);
            course.seed = self.course.seed.unwrap_or(course.seed);
            let file = self.course.file(name, "judgement");
            tune(&course, self.course.threads(), |done, weights| {
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
