//! `cargo xtask champion`: makes all that the computer players know again, from the recipes and their seeds. Each step learns on
//! top of what the step before it found, which is embedded in the program: so it is put into its place and the program is built
//! anew. A step that was done is not done again, and one that was stopped goes on from its checkpoint where it has one.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::shell::{self, Usage};

/// Where the game keeps what its players know.
pub const KNOWLEDGE: &str = "crates/bots/weights";

/// One of the commands of `pax` that make knowledge.
pub struct Step {
    /// Its folder below that of all steps.
    pub name: &'static str,
    command: &'static [&'static str],
    /// A few rounds of it, to see whether all of this works.
    trial: &'static [&'static str],
    /// How the names of the files end that it makes.
    pub makes: &'static str,
}

/// In the order in which they build on each other.
pub const STEPS: [Step; 5] = [
    Step { name: "judgement", command: &["tune"], trial: &["--generations", "1"], makes: ".judgement" },
    Step { name: "habits", command: &["practise"], trial: TRIAL, makes: ".habits" },
    Step { name: "reflexes", command: &["practise", "--reflexes"], trial: TRIAL, makes: ".reflexes" },
    Step { name: "leanings", command: &["practise", "--leanings"], trial: &["--games", "40"], makes: "leanings" },
    Step { name: "networks", command: &["train"], trial: TRIAL, makes: ".net" },
];
const TRIAL: &[&str] = &["--games", "2000"];

pub fn run(words: &[&str]) -> Result<()> {
    let trial = match words {
        [] => false,
        ["--trial"] => true,
        _ => bail!(Usage::new("champion takes nothing but --trial")),
    };
    let folder = shell::target()?.join("champion").join(if trial { "trial" } else { "full" });
    for step in &STEPS {
        let out = folder.join(step.name);
        // Only a step that came to its end leaves this behind.
        let done = out.join("done");
        if !done.exists() {
            let mut pax = shell::program(shell::in_haste("pax")?);
            pax.args(step.command).arg("--out").arg(&out);
            if trial {
                pax.args(step.trial);
            }
            shell::run(&mut pax)?;
            fs::write(&done, "").with_context(|| format!("{} cannot be written", done.display()))?;
        }
        put_in_place(step, &out, &shell::root().join(KNOWLEDGE))?;
    }
    println!("All of {KNOWLEDGE} is made anew. {} has the learning curves.", folder.display());
    if trial {
        println!("It knows next to nothing: `git restore {KNOWLEDGE}` brings the shipped files back.");
    }
    Ok(())
}

/// Copies what a step made to where the game looks for it.
pub fn put_in_place(step: &Step, from: &Path, to: &Path) -> Result<()> {
    let unread = || format!("{} cannot be read", from.display());
    let mut found = false;
    for entry in fs::read_dir(from).with_context(unread)? {
        let name = entry.with_context(unread)?.file_name();
        if name.to_string_lossy().ends_with(step.makes) {
            fs::copy(from.join(&name), to.join(&name))
                .with_context(|| format!("{} cannot be copied", name.display()))?;
            found = true;
        }
    }
    if !found {
        bail!("{} holds no {}", from.display(), step.name);
    }
    Ok(())
}
