//! `cargo xtask prove NAME`: runs one proof and prints what came of it. Exit codes: 0 it holds, 2 wrong usage; a claim
//! that does not hold panics.

use std::process::ExitCode;
use std::time::Instant;

use pax_proof::{Order, Proof, catalogue};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [needs, name] = &words[..]
        && needs == "needs"
    {
        println!("{}", if Proof::named(name).is_some_and(|proof| proof.needs_pax) { "pax" } else { "nothing" });
        return ExitCode::SUCCESS;
    }
    if let [keep, pax, version] = &words[..]
        && keep == "keep"
    {
        pax_proof::upgrade::keep(pax.as_ref(), version);
        return ExitCode::SUCCESS;
    }
    match read(&words) {
        Ok(Some((proof, order))) => {
            println!("{}: {}", proof.name, proof.claim);
            println!("seed {}, {} {}, {} threads", order.seed, order.count, proof.unit, order.threads);
            let begun = Instant::now();
            (proof.run)(&order).iter().for_each(|line| println!("{line}"));
            println!("{} holds, after {:.1} s", proof.name, begun.elapsed().as_secs_f64());
            ExitCode::SUCCESS
        }
        Ok(None) => {
            list();
            ExitCode::SUCCESS
        }
        Err(wrong) => {
            eprintln!("{wrong}");
            list();
            ExitCode::from(2)
        }
    }
}

fn list() {
    println!("NAME [--seed N] [--count N] [--threads N] [--pax PROGRAM]");
    println!("keep PAX VERSION     keeps data of a released version for the proof `upgrade`");
    for proof in catalogue() {
        println!("  {:<12}{} ({} {})", proof.name, proof.claim, proof.full, proof.unit);
    }
}

fn read(words: &[String]) -> Result<Option<(&'static Proof, Order)>, String> {
    let [name, rest @ ..] = words else { return Ok(None) };
    if name == "--help" || name == "list" {
        return Ok(None);
    }
    let proof = Proof::named(name).ok_or_else(|| format!("there is no proof called {name:?}"))?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut order = Order { seed: 1, count: proof.full, threads, pax: None };
    for pair in rest.chunks(2) {
        let [flag, value] = pair else { return Err(format!("{} needs a value", pair[0])) };
        let number = || value.replace('_', "").parse::<u64>().map_err(|_| format!("{flag} takes a number"));
        match flag.as_str() {
            "--seed" => order.seed = number()?,
            "--count" => order.count = number()?,
            "--threads" => order.threads = usize::try_from(number()?).unwrap_or(1).clamp(1, 256),
            "--pax" => order.pax = Some(value.into()),
            other => return Err(format!("{other} is not a flag")),
        }
    }
    Ok(Some((proof, order)))
}
