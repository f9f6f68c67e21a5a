//! `pax verify`: replays records and checks every action and the result.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::{self, Checked, Usage};
use crate::files::Records;
use crate::screen::count;

/// From this size on a file gets a progress bar, where a terminal shows it.
const LARGE: u64 = 4 << 20;

/// Replay records and check every action and the result
///
/// Of each file the first thing wrong is named: file, line, action and rule. The other files are still checked.
#[derive(Args)]
#[command(after_help = "Examples:\n  pax verify games.jsonl\n  pax verify - < games.jsonl\n\n\
    Exit codes: 0 all is right, 1 something is wrong, 2 wrong usage or a file that cannot be opened.")]
pub struct Verify {
    /// Files of records, one game per line; - is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

/// What a file had in it.
#[derive(Default)]
struct Tally {
    right: usize,
    wrong: Option<anyhow::Error>,
}

impl Verify {
    pub fn run(self) -> Result<()> {
        let (mut right, mut wrong, mut unopened) = (0, 0, 0);
        for path in &self.files {
            let tally = check(path);
            right += tally.right;
            if let Some(error) = tally.wrong {
                if error.is::<Usage>() {
                    unopened += 1;
                } else {
                    wrong += 1;
                }
                failure::say(&error);
            }
        }
        let mut summary = format!("{}: {} right", count(self.files.len(), "file"), count(right, "game"));
        if wrong > 0 {
            summary += &format!(", {} wrong", count(wrong, "file"));
        }
        if unopened > 0 {
            summary += &format!(", {} not opened", count(unopened, "file"));
        }
        writeln!(anstream::stdout().lock(), "{summary}")?;
        if wrong + unopened > 0 {
            return Err(Checked { unopened: unopened > 0 }.into());
        }
        Ok(())
    }
}

/// Checks a file up to the first thing wrong.
fn check(path: &Path) -> Tally {
    let mut tally = Tally::default();
    tally.wrong = check_into(path, &mut tally.right).err();
    tally
}

fn check_into(path: &Path, right: &mut usize) -> Result<()> {
    let mut records = Records::open(path)?;
    let bar = bar(records.size());
    while let Some(bytes) = records.advance()? {
        records.record()?.check().map_err(|fault| anyhow!("{}: {fault}", records.place()))?;
        *right += 1;
        bar.inc(bytes);
    }
    bar.finish_and_clear();
    if *right == 0 {
        return Err(anyhow!("{}: no game in it: a record is one line of JSON", records.name()));
    }
    Ok(())
}

fn bar(size: Option<u64>) -> ProgressBar {
    let Some(size) = size.filter(|size| *size >= LARGE) else { return ProgressBar::hidden() };
    let style = ProgressStyle::with_template("{bar:40} {bytes} of {total_bytes}, {eta} left");
    ProgressBar::new(size).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
