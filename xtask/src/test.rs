//! `cargo xtask test`: the test command, the same at home and in continuous integration. The steps run in order
//! and stop at the first failure; a step that cannot run here says why and counts as skipped, never as passed.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::shell::{self, Usage, cargo};
use crate::{counts, replay, tidy, tools};

/// The steps in the order they run: what fails soonest and cheapest comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Fmt,
    Clippy,
    Tests,
    Doc,
    Tidy,
    Deny,
    Replay,
    Counts,
}

/// How a step ended that did not fail.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    Passed,
    Skipped(String),
}

impl Step {
    pub const ALL: [Step; 8] =
        [Step::Fmt, Step::Clippy, Step::Tests, Step::Doc, Step::Tidy, Step::Deny, Step::Replay, Step::Counts];

    pub fn name(self) -> &'static str {
        match self {
            Step::Fmt => "fmt",
            Step::Clippy => "clippy",
            Step::Tests => "tests",
            Step::Doc => "doc",
            Step::Tidy => "tidy",
            Step::Deny => "deny",
            Step::Replay => "replay",
            Step::Counts => "counts",
        }
    }

    fn about(self) -> &'static str {
        match self {
            Step::Fmt => "the code is formatted",
            Step::Clippy => "no compiler or clippy warning, tests and benches included",
            Step::Tests => "all tests, doc tests included",
            Step::Doc => "the documentation builds without a warning",
            Step::Tidy => "the invariants of the tree",
            Step::Deny => "licences, sources and versions of the dependencies",
            Step::Replay => "games of every mode, checked by a second program",
            Step::Counts => "instructions per action, against docs/counts.txt",
        }
    }

    fn run(self) -> Result<Outcome> {
        match self {
            Step::Fmt => {
                tools::component("fmt", "rustfmt")?;
                shell::run(cargo().args(["fmt", "--all", "--check"]))?;
            }
            Step::Clippy => {
                tools::component("clippy", "clippy")?;
                shell::run(cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
            }
            Step::Tests => {
                // The store and the server are tested on the real thing, and so are the pages. Without it their tests
                // fail and say so.
                tools::postgresql()?;
                tools::chromium()?;
                shell::run(cargo().args(["test", "--workspace"]))?;
            }
            Step::Doc => {
                shell::run(cargo().args(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))?;
            }
            Step::Tidy => tidy::run(&[])?,
            Step::Deny => deny()?,
            Step::Replay => return replay::run(),
            Step::Counts => return counts::step(),
        }
        Ok(Outcome::Passed)
    }
}

/// Licences, bans and sources need nothing but the lock file. The advisories are a repository on the internet:
/// they are checked where it can be reached, and its absence is no failure.
fn deny() -> Result<()> {
    let deny = tools::cargo_deny()?;
    // Warnings (two versions of one crate) are shown by hand: `cargo deny check bans`.
    let quiet = ["--log-level", "error"];
    shell::run(shell::program(&deny).args(quiet).args(["check", "bans", "licenses", "sources"]))?;
    if shell::works_within(shell::program(&deny).args(["fetch", "db"]), Duration::from_secs(30))? {
        shell::run(shell::program(&deny).args(quiet).args(["--offline", "check", "advisories"]))?;
    } else {
        println!("The advisory database cannot be reached from here: advisories not checked.");
    }
    Ok(())
}

pub fn run(words: &[&str]) -> Result<()> {
    let steps = chosen(words)?;
    let mut passed = 0;
    let mut skipped = 0;
    let whole = Instant::now();
    for (number, step) in (1..).zip(&steps) {
        println!("\n== {number}/{} {}: {}", steps.len(), step.name(), step.about());
        let start = Instant::now();
        match step.run() {
            Ok(Outcome::Passed) => {
                passed += 1;
                println!("-- {} passed in {}", step.name(), seconds(start));
            }
            Ok(Outcome::Skipped(why)) => {
                skipped += 1;
                println!("-- {} skipped: {why}", step.name());
            }
            Err(error) => {
                let left = steps.len() - number;
                println!("-- {} failed after {}", step.name(), seconds(start));
                println!("\nsteps: {passed} passed, 1 failed, {} skipped", skipped + left);
                return Err(error)
                    .with_context(|| format!("{0} failed (alone: `cargo xtask test --only {0}`)", step.name()));
            }
        }
    }
    println!("\nDone in {}.", seconds(whole));
    println!("steps: {passed} passed, 0 failed, {skipped} skipped");
    Ok(())
}

/// The steps that the words of the command line ask for, in the order of [`Step::ALL`].
pub fn chosen(words: &[&str]) -> Result<Vec<Step>> {
    let mut only = Vec::new();
    let mut skip = Vec::new();
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        let list = match word {
            "--only" => &mut only,
            "--skip" => &mut skip,
            other => bail!(Usage::new(format!("test does not know {other:?}: --only STEP or --skip STEP"))),
        };
        let name = words.next().copied().unwrap_or_default();
        let Some(step) = Step::ALL.into_iter().find(|step| step.name() == name) else {
            let names = Step::ALL.map(Step::name).join(", ");
            bail!(Usage::new(format!("{word} takes one of {names}, not {name:?}")));
        };
        list.push(step);
    }
    let wanted = |step: &Step| (only.is_empty() || only.contains(step)) && !skip.contains(step);
    Ok(Step::ALL.into_iter().filter(wanted).collect())
}

fn seconds(start: Instant) -> String {
    format!("{:.1} s", start.elapsed().as_secs_f64())
}
