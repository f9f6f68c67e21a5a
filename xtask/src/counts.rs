//! `cargo xtask counts`: how many instructions a random action takes, counted by valgrind's callgrind. Times vary with
//! what else the machine does; counts of one program by one compiler do not, so a slow change shows at once.
//! Why not gungraun: docs/decisions/0005-instruction-counts.md.

use std::env::consts::{ARCH, EXE_SUFFIX};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::shell::{self, Usage};
use crate::test::Outcome;
use crate::tools;

const FILE: &str = "docs/counts.txt";

/// What is counted: players and cards, as `crates/rules/examples/playout.rs` takes them.
const MODES: [[&str; 2]; 2] = [["2", "base"], ["8", "nocturnus"]];

/// Two runs that differ only in the number of games: what the program does once falls out of the difference.
const GAMES: [u32; 2] = [20, 220];

/// How far above the file a count may be, as a share of it.
const TOLERANCE: f64 = 0.03;

/// The file: which compiler for which processor, and the instructions per action of each of `MODES`.
#[derive(Clone, Debug, PartialEq)]
pub struct Counts {
    pub compiler: String,
    pub instructions: Vec<f64>,
}

impl Counts {
    pub fn write(&self) -> String {
        let mut text =
            String::from("# Instructions per action of random play, written by `cargo xtask counts --write`.\n");
        let _ = writeln!(text, "{}", self.compiler);
        for ([players, cards], count) in MODES.iter().zip(&self.instructions) {
            let _ = writeln!(text, "{players} {cards} {count:.1}");
        }
        text
    }

    pub fn read(text: &str) -> Result<Counts> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let compiler = lines.next().context("it names no compiler")?.to_owned();
        let mut instructions = Vec::new();
        for [players, cards] in MODES {
            let line = lines.next().unwrap_or_default();
            let count = line.strip_prefix(&format!("{players} {cards} ")).and_then(|count| count.parse().ok());
            instructions
                .push(count.with_context(|| format!("{line:?} stands where `{players} {cards} COUNT` should"))?);
        }
        Ok(Counts { compiler, instructions })
    }

    /// What has become dearer than the tolerance allows.
    pub fn dearer_than(&self, before: &Counts) -> Vec<String> {
        let pairs = self.instructions.iter().zip(&before.instructions);
        let dearer = MODES.iter().zip(pairs).filter(|(_, (now, then))| **now > **then * (1.0 + TOLERANCE));
        dearer.map(|([players, cards], (now, then))| format!("{players} {cards}: {now:.1}, was {then:.1}")).collect()
    }
}

pub fn run(words: &[&str]) -> Result<()> {
    let write = match words {
        [] => false,
        ["--write"] => true,
        [other, ..] => bail!(Usage::new(format!("counts does not know {other:?}: --write or nothing"))),
    };
    if !tools::debian("valgrind", "valgrind")? {
        bail!("nothing can be counted without valgrind");
    }
    let now = count()?;
    print!("{}", now.write());
    if write {
        return fs::write(shell::root().join(FILE), now.write()).with_context(|| format!("cannot write {FILE}"));
    }
    match compare(&now)? {
        Outcome::Passed => println!("No more than {FILE} allows."),
        Outcome::Skipped(why) => println!("Not compared: {why}."),
    }
    Ok(())
}

/// As a step of the test command: a machine without valgrind, or with another compiler, has nothing to compare.
pub fn step() -> Result<Outcome> {
    if compiler()? != recorded()?.compiler {
        return Ok(Outcome::Skipped(format!("{FILE} was counted with another compiler")));
    }
    if !tools::debian("valgrind", "valgrind")? {
        return Ok(Outcome::Skipped("there is no valgrind".to_owned()));
    }
    let now = count()?;
    print!("{}", now.write());
    compare(&now)
}

fn compare(now: &Counts) -> Result<Outcome> {
    let before = recorded()?;
    if now.compiler != before.compiler {
        return Ok(Outcome::Skipped(format!("{FILE} was counted with another compiler, {}", before.compiler)));
    }
    let dearer = now.dearer_than(&before);
    ensure!(
        dearer.is_empty(),
        "instructions per action, more than {:.0} % above {FILE} (if it must be: `cargo xtask counts --write`):\n{}",
        TOLERANCE * 100.0,
        dearer.join("\n")
    );
    Ok(Outcome::Passed)
}

fn recorded() -> Result<Counts> {
    let text = fs::read_to_string(shell::root().join(FILE)).with_context(|| format!("cannot read {FILE}"))?;
    Counts::read(&text).with_context(|| format!("cannot make sense of {FILE}"))
}

fn compiler() -> Result<String> {
    let version = shell::answer(shell::program("rustc").arg("--version")).context("rustc does not tell its version")?;
    Ok(format!("{version} for {ARCH}"))
}

fn count() -> Result<Counts> {
    let build = ["build", "--quiet", "--release", "--package", "pax-rules", "--example", "playout"];
    shell::run(shell::cargo().args(build))?;
    let program = shell::target()?.join("release").join("examples").join(format!("playout{EXE_SUFFIX}"));
    let mut instructions = Vec::new();
    for mode in MODES {
        let [few, many] = [play(&program, mode, GAMES[0])?, play(&program, mode, GAMES[1])?];
        instructions.push((many.instructions - few.instructions) / (many.actions - few.actions));
    }
    Ok(Counts { compiler: compiler()?, instructions })
}

struct Run {
    instructions: f64,
    actions: f64,
}

fn play(program: &Path, mode: [&str; 2], games: u32) -> Result<Run> {
    let mut valgrind = shell::program("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program).args(mode);
    let output = valgrind.arg(games.to_string()).output().context("cannot start valgrind")?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "valgrind ended with {}\n{said}", shell::ended(output.status));
    let collected = said.lines().find_map(|line| line.split_once("Collected :"));
    let instructions = collected.and_then(|(_, count)| count.trim().parse().ok());
    let actions = String::from_utf8_lossy(&output.stdout).trim().parse().ok();
    let (Some(instructions), Some(actions)) = (instructions, actions) else {
        bail!("valgrind did not say what it counted:\n{said}");
    };
    Ok(Run { instructions, actions })
}
