//! The proofs that need the real server, in small.

use pax_proof::{Order, Proof};

use crate::served::PAX;

fn prove(name: &str) {
    let proof = Proof::named(name).expect("a proof");
    let order = Order { seed: 1, count: proof.small, threads: 2, pax: Some(PAX.into()) };
    for line in (proof.run)(&order) {
        println!("{line}");
    }
}

#[test]
fn a_killed_server_forgets_nothing_it_has_acknowledged() {
    prove("server");
}

#[test]
fn a_killed_database_takes_nothing_with_it() {
    prove("database");
}

#[test]
fn a_killed_node_takes_nothing_with_it() {
    prove("node");
}

#[test]
fn a_bad_line_loses_and_doubles_nothing() {
    prove("line");
}

#[test]
fn bad_requests_hurt_nobody() {
    prove("requests");
}

#[test]
fn what_earlier_versions_kept_goes_on() {
    prove("upgrade");
}
