//! The last step of the test command: `pax` plays games of every mode and writes records, and the Python checker
//! in `examples/`, which shares no line with the engine, replays them. One record is then spoilt on purpose, so
//! that a checker which has stopped looking is found out too.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::test::Outcome;
use crate::{shell, tools};

const CHECKER: &str = "examples/verify_record.py";
const GAMES: usize = 10;
const SEED: &str = "1";

pub fn run() -> Result<Outcome> {
    if !tools::debian("python3", "python3")? {
        return Ok(Outcome::Skipped("there is no python3".to_owned()));
    }
    shell::run(shell::cargo().args(["build", "--quiet", "--package", "pax"]))?;
    let pax = shell::built()?.join(format!("pax{EXE_SUFFIX}"));
    let folder = shell::built()?.join("replay");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;

    let mut files = Vec::new();
    for mode in modes() {
        let file = folder.join(format!("{}.jsonl", mode.join("").trim_start_matches('-').replace("--", "-")));
        let mut simulate = shell::program(&pax);
        simulate.arg("simulate").args(&mode).args(["--games", &GAMES.to_string(), "--seed", SEED]);
        simulate.arg("--record").arg(&file);
        let output = simulate.output().context("cannot start pax")?;
        if !output.status.success() {
            bail!(
                "`pax simulate {}` ended with {}\n{}",
                mode.join(" "),
                shell::ended(output.status),
                String::from_utf8_lossy(&output.stderr)
            );
        }
        let games = fs::read_to_string(&file).context("pax wrote no record")?.lines().count();
        ensure!(games == GAMES, "{} holds {games} games instead of {GAMES}", file.display());
        if let Err(complaint) = check(&file)? {
            bail!("{CHECKER} refuses {}\n{complaint}", file.display());
        }
        files.push(file);
    }
    println!("{} modes, {GAMES} games each: all records hold.", files.len());
    spoilt(&files[0], &folder.join("spoilt.jsonl"))?;
    Ok(Outcome::Passed)
}

/// Every mode as `pax simulate` takes it: one to eight players, the five solitaire games, base and Nocturnus, the
/// final levy or not.
pub fn modes() -> Vec<Vec<String>> {
    let solitaire =
        (1..=5).map(|level| vec!["--players".into(), "1".into(), "--solo-level".into(), format!("{level}")]);
    let company = (2..=8).map(|players| vec!["--players".into(), format!("{players}")]);
    let tables: Vec<Vec<String>> = solitaire.chain(company).collect();
    let mut modes = Vec::new();
    for options in [&[][..], &["--nocturnus"], &["--final-levy"], &["--nocturnus", "--final-levy"]] {
        for table in &tables {
            let options = options.iter().map(|&option| option.to_owned());
            modes.push(table.iter().cloned().chain(options).collect());
        }
    }
    modes
}

/// `Ok(Err(what it said))` if the checker finds the record wrong.
fn check(file: &Path) -> Result<Result<(), String>> {
    let output = shell::program("python3").arg(CHECKER).arg(file).output().context("cannot start python3")?;
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    match output.status.code() {
        Some(0) => Ok(Ok(())),
        Some(1) => Ok(Err(said)),
        _ => bail!("{CHECKER} ended with {}\n{said}", shell::ended(output.status)),
    }
}

/// A record with the other victor must be refused.
fn spoilt(good: &Path, bad: &PathBuf) -> Result<()> {
    let text = fs::read_to_string(good)?;
    let other = if text.contains("\"rebels\"") {
        text.replacen("\"rebels\"", "\"rome\"", 1)
    } else {
        text.replacen("\"rome\"", "\"rebels\"", 1)
    };
    ensure!(other != text, "{} names no victor", good.display());
    fs::write(bad, other)?;
    ensure!(check(bad)?.is_err(), "{CHECKER} accepts a record with the wrong victor: {}", bad.display());
    println!("A record with the wrong victor is refused, as it should be.");
    Ok(())
}
