//! All proofs, with what they need and how much of them is small and how much is full.

use crate::order::{Findings, Order};
use crate::{deals, description, input, leaks, lost, races, requests, simulation, soak, upgrade};

pub struct Proof {
    pub name: &'static str,
    /// What is claimed.
    pub claim: &'static str,
    /// What is counted.
    pub unit: &'static str,
    /// So many in the test command; 0 if it is not part of it.
    pub small: u64,
    /// So many in `cargo xtask prove`.
    pub full: u64,
    /// Whether it starts the real server in processes of its own.
    pub needs_pax: bool,
    pub run: fn(&Order) -> Findings,
}

pub fn catalogue() -> &'static [Proof] {
    &[
        Proof {
            name: "leaks",
            claim: "nobody is told what they may not know, at any step, not even by a size",
            unit: "games",
            small: 24,
            full: 20_000,
            needs_pax: false,
            run: leaks::run,
        },
        Proof {
            name: "server",
            claim: "the real server is killed under play, over SQLite and over PostgreSQL: nothing acknowledged is lost or doubled",
            unit: "kills",
            small: 6,
            full: 300,
            needs_pax: true,
            run: lost::server,
        },
        Proof {
            name: "database",
            claim: "PostgreSQL is killed under play: nothing acknowledged is lost or doubled, and the server recovers by itself",
            unit: "kills",
            small: 1,
            full: 30,
            needs_pax: true,
            run: lost::database,
        },
        Proof {
            name: "node",
            claim: "one of two nodes is killed under play: the other goes on, and nothing is lost or doubled",
            unit: "kills",
            small: 2,
            full: 60,
            needs_pax: true,
            run: lost::node,
        },
        Proof {
            name: "line",
            claim: "requests are lost, cut, late and repeated while the server is killed: nothing is lost or doubled",
            unit: "kills",
            small: 2,
            full: 60,
            needs_pax: true,
            run: lost::line,
        },
        Proof {
            name: "disk",
            // In small it is a test of the store (`a_full_disk_is_told_and_then_it_goes_on`): mounting a disk takes rights.
            claim: "the disk is full again and again under play: nothing acknowledged is lost, and it goes on when there is room",
            unit: "times",
            small: 0,
            full: 50,
            needs_pax: true,
            run: lost::disk,
        },
        Proof {
            name: "races",
            claim: "64 writers on the same tables, on both databases and two nodes: no gap, no fork, no false answer",
            unit: "appends",
            small: 4_000,
            full: 1_000_000,
            needs_pax: false,
            run: races::run,
        },
        Proof {
            name: "input",
            claim: "no bytes make the readers of records, actions, entries or requests panic or keep memory",
            unit: "inputs",
            small: 100_000,
            full: 50_000_000,
            needs_pax: false,
            run: input::run,
        },
        Proof {
            name: "requests",
            claim: "no bad request, slow, cut or huge, hurts the server or the honest beside it",
            unit: "requests",
            small: 2_000,
            full: 500_000,
            needs_pax: true,
            run: requests::run,
        },
        Proof {
            name: "description",
            // In small every answer that a test of the server gets is held against the description by the test itself.
            claim: "schemathesis, which knows nothing but the OpenAPI document, finds no answer that is not as described",
            unit: "examples",
            small: 0,
            full: 100,
            needs_pax: true,
            run: description::run,
        },
        Proof {
            name: "simulation",
            claim: "tables stay whole while nodes crash, the database fails and messages are lost, late and repeated",
            unit: "seeds",
            small: 150,
            full: 100_000,
            needs_pax: false,
            run: simulation::run,
        },
        Proof {
            name: "deals",
            claim: "a second program deals the same decks, and every card is as likely at every place",
            unit: "deals",
            small: 500,
            full: 100_000,
            needs_pax: false,
            run: deals::run,
        },
        Proof {
            name: "soak",
            claim: "under play for a long time memory stays flat, answers stay quick and nothing fails",
            unit: "minutes",
            // Only time shows what is flat.
            small: 0,
            full: 120,
            needs_pax: true,
            run: soak::run,
        },
        Proof {
            name: "upgrade",
            claim: "the data of every kept version opens, its people are known, its running games go on to their end",
            unit: "times",
            small: 1,
            full: 1,
            needs_pax: true,
            run: upgrade::run,
        },
    ]
}

impl Proof {
    pub fn named(name: &str) -> Option<&'static Proof> {
        catalogue().iter().find(|proof| proof.name == name)
    }
}
