//! `cargo xtask fuzz`: lets cargo-fuzz loose on the targets in `fuzz/`. It needs a nightly compiler, which is not
//! asked for anywhere else; inputs worth keeping lie in `fuzz/corpus` and are replayed by an ordinary test.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::shell::{self, Usage};
use crate::tools;

const WITHOUT_NIGHTLY: &str = "there is no nightly compiler here, and cargo-fuzz needs one \
    (`rustup toolchain install nightly`). The corpus is replayed on stable by `cargo test -p pax-rules corpus`.";

/// What to fuzz and for how long.
#[derive(Debug, PartialEq, Eq)]
pub struct Order {
    /// All targets if none is named.
    pub target: Option<String>,
    pub seconds: u32,
}

impl Order {
    pub fn read(words: &[&str]) -> Result<Order> {
        let mut order = Order { target: None, seconds: 60 };
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            match word {
                "--seconds" => {
                    let number = words.next().and_then(|number| number.parse().ok()).filter(|&n| n > 0);
                    order.seconds = number.ok_or_else(|| Usage::new("--seconds takes a number from 1"))?;
                }
                name if !name.starts_with('-') && order.target.is_none() => {
                    order.target = Some(name.to_owned());
                }
                other => bail!(Usage::new(format!("fuzz does not know {other:?}: [TARGET] [--seconds N]"))),
            }
        }
        Ok(order)
    }
}

pub fn run(words: &[&str]) -> Result<()> {
    let order = Order::read(words)?;
    let all = targets()?;
    let chosen = match order.target {
        None => all,
        Some(name) if all.contains(&name) => vec![name],
        Some(name) => bail!(Usage::new(format!("there is no target {name:?}, only {}", all.join(", ")))),
    };
    // Plain `cargo`, not the one that runs us: `+nightly` is understood by rustup's only.
    if shell::answer(shell::program("cargo").args(["+nightly", "--version"])).is_none() {
        bail!(WITHOUT_NIGHTLY);
    }
    let fuzz = tools::cargo_fuzz()?;
    for target in chosen {
        let limit = format!("-max_total_time={}", order.seconds);
        // New inputs go to the first folder, so the kept ones are read but not buried under thousands.
        let found = shell::built()?.join("fuzz-corpus").join(&target);
        let kept = shell::root().join("fuzz").join("corpus").join(&target);
        fs::create_dir_all(&found).with_context(|| format!("cannot make {}", found.display()))?;
        let mut command = shell::program(&fuzz);
        // cargo-fuzz would otherwise build with the cargo that runs us.
        command.env_remove("CARGO").env("RUSTUP_TOOLCHAIN", "nightly");
        command.args(["fuzz", "run", &target]).arg(&found).args(kept.is_dir().then_some(kept));
        command.args(["--", &limit]);
        shell::run(&mut command).with_context(|| format!("{target}: keep the input it names as a test"))?;
    }
    Ok(())
}

/// The targets by name: one file each in `fuzz/fuzz_targets`.
fn targets() -> Result<Vec<String>> {
    let folder = shell::root().join("fuzz").join("fuzz_targets");
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).context("there are no fuzz targets: fuzz/fuzz_targets is missing")? {
        let path = entry?.path();
        if path.extension().is_some_and(|ext| ext == "rs") {
            names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}
