//! `cargo xtask`: the chores of the workspace. Exit codes: 0 done, 1 a check failed, 2 wrong usage.

use std::process::ExitCode;

use xtask::shell::Usage;
use xtask::{champion, counts, fuzz, golden, prove, screenshots, test, tidy};

const HELP: &str = "\
The chores of the Pax workspace.

  cargo xtask test [--only STEP]... [--skip STEP]...
      The test command: fmt, clippy, tests, doc, tidy, deny, replay, counts, in this order.
      Installs what is missing and says so. Stops at the first failure.
  cargo xtask tidy
      Checks the invariants of the tree that the compiler cannot see.
  cargo xtask golden [PACKAGE]
      Writes the golden files anew from what the code does now, and shows what changed.
  cargo xtask fuzz [TARGET] [--seconds N]
      Runs one fuzz target, or each in turn, 60 seconds unless told otherwise. Needs a nightly compiler.
  cargo xtask counts [--write]
      Counts the instructions of a random action with valgrind and compares them with docs/counts.txt, or writes it.
  cargo xtask prove [NAME] [--seed N] [--count N] [--threads N]
      Runs one proof of docs/PROOF.md in full, or so often as told; without a name lists them.
  cargo xtask champion [--trial]
      Makes all that the computer players know again, step by step, in about two hours; stopped, it goes on where it was.
      Without the folder `champion` in the build folder it begins anew. As a trial it does only a little of each step.
  cargo xtask screenshots
      Takes the pictures in docs/pictures anew, in a real browser.
";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        [] | ["help" | "--help" | "-h", ..] | [_, .., "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        ["test", rest @ ..] => test::run(rest),
        ["tidy", rest @ ..] => tidy::run(rest),
        ["golden", rest @ ..] => golden::run(rest),
        ["fuzz", rest @ ..] => fuzz::run(rest),
        ["counts", rest @ ..] => counts::run(rest),
        ["prove", rest @ ..] => prove::run(rest),
        ["champion", rest @ ..] => champion::run(rest),
        ["screenshots", rest @ ..] => screenshots::run(rest),
        [other, ..] => Err(Usage::new(format!("there is no chore called {other:?}")).into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            if error.is::<Usage>() {
                eprintln!("`cargo xtask help` lists the chores.");
                return ExitCode::from(2);
            }
            ExitCode::FAILURE
        }
    }
}
