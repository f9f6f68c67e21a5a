//! Every proof in small. Those that need the real server are in the tests of `pax`.

use std::process::Command;

use pax_proof::{Order, Proof};

fn prove(name: &str) {
    let proof = Proof::named(name).expect("a proof");
    let order = Order { seed: 1, count: proof.small, threads: 2, pax: None };
    for line in (proof.run)(&order) {
        println!("{line}");
    }
}

#[test]
fn nothing_leaks() {
    prove("leaks");
}

#[test]
fn races_are_decided_once() {
    prove("races");
}

/// In a process of its own, for it watches its memory.
#[test]
fn bad_input_is_refused() {
    let count = Proof::named("input").expect("a proof").small.to_string();
    let mut command = Command::new(env!("CARGO_BIN_EXE_pax-proof"));
    let output = command.args(["input", "--seed", "1", "--count", &count, "--threads", "2"]).output().expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_troubled_world_keeps_its_tables() {
    prove("simulation");
}

#[test]
fn deals_are_fair() {
    prove("deals");
}
