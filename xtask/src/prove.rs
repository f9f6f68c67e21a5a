//! `cargo xtask prove`: runs one proof in full. The proofs are in `crates/proof`; here they are only built, and given the
//! real server where they need it.

use anyhow::{Result, bail};

use crate::shell::{self, Usage};
use crate::tools;

/// The proof that is a test of the server itself, made bigger: it needs the server's own house for tests.
const CHANNELS: &str = "channels";

pub fn run(words: &[&str]) -> Result<()> {
    if let [CHANNELS, rest @ ..] = words {
        return channels(rest);
    }
    let proof = shell::in_haste("pax-proof")?;
    let Some(name) = words.first() else {
        println!(
            "  {CHANNELS:<12}no page, answer or stream tells two deals apart that its viewer cannot (--count rounds)"
        );
        return shell::run(&mut shell::program(&proof));
    };
    // Databases are started by the proofs themselves, as by the tests.
    tools::postgresql()?;
    let mut command = shell::program(&proof);
    command.args(words);
    if shell::answer(shell::program(&proof).args(["needs", name])).as_deref() == Some("pax") {
        command.arg("--pax").arg(shell::in_haste("pax")?);
    }
    shell::run(&mut command)
}

fn channels(words: &[&str]) -> Result<()> {
    let (mut rounds, mut seed) = ("40", "1");
    for pair in words.chunks(2) {
        match pair {
            ["--count", number] if number.parse::<u32>().is_ok() => rounds = number,
            ["--seed", number] if number.parse::<u32>().is_ok() => seed = number,
            _ => bail!(Usage::new("channels takes --count and --seed with a number")),
        }
    }
    let mut test = shell::cargo();
    test.args(["test", "--profile", shell::HASTE, "--package", "pax-server", "--test", "it", "--"]);
    test.args(["--nocapture", "every_channel_has_the_same_bytes"]);
    shell::run(test.env("PAX_LEAK_ROUNDS", rounds).env("PAX_LEAK_SEED", seed))
}
