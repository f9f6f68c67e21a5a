//! Every proof in small. Those that need the real server are in the tests of `pax`.

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

#[test]
fn bad_input_is_refused() {
    prove("input");
}

#[test]
fn a_troubled_world_keeps_its_tables() {
    prove("simulation");
}

#[test]
fn deals_are_fair() {
    prove("deals");
}
