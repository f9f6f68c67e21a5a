//! Two real servers over one PostgreSQL: one is killed while its computer players think, and the other goes on.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::time::Duration;

use pax_proof::{Log, Player, Server};
use pax_store::testing::Postgres;
use serde_json::json;

use crate::served;

/// Tables full of computer players: far more than can think at the same time.
const TABLES: usize = 24;
const ATTEMPTS: usize = 24_000;
const PAUSE: Duration = Duration::from_millis(5);

#[test]
fn when_a_node_is_killed_while_computer_players_think_the_other_goes_on() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let database = runtime.block_on(Postgres::shared().new_database());
    let one = served::start(&database, &["--thinkers", "1"]);
    let log = Log::open(&database);
    let mut ada = Player::new(one.door(), "Ada");
    ada.sit_down(one.door(), 4).expect("a table");
    let seats = vec![json!({ "computer": "greedy" }); 8];
    let request = json!({ "players": 8, "seats": seats, "join": false });
    let tables: Vec<String> = (0..TABLES).map(|_| ada.make(one.door(), &request).expect("a table")).collect();

    let claimed = until(|| Some(log.claims()).filter(|claims| !claims.is_empty()), "the first node works");
    let dead = claimed[0].1.clone();
    let two = served::start(&database, &[]);
    one.kill();
    // What the first node had in hand, and nobody has now.
    let claims = log.claims();
    let orphans: BTreeSet<&String> = claims.iter().filter(|(_, node)| *node == dead).map(|(table, _)| table).collect();
    let in_the_middle = |table: &&String| orphans.contains(*table) && !is_over(&ada, &two, table);
    let left = tables.iter().filter(in_the_middle).count();
    assert!(left > 0, "the first node died with nothing in hand: {claims:?}");

    let (stop, done) = (AtomicBool::new(false), AtomicUsize::new(0));
    assert_eq!(ada.play(two.door(), &stop, &done), Some(true), "the game ends");
    ada.check(&log);
    for table in &tables {
        until(|| is_over(&ada, &two, table).then_some(()), table);
        // Each action once and in order: else it would not replay.
        let record = ada.record(two.door(), table);
        let acted = log.entries(table).iter().filter(|entry| entry.entry.contains("\"acted\"")).count();
        assert_eq!(record.actions.len(), acted, "{table}");
    }
    assert!(log.claims().iter().all(|(_, node)| *node != dead), "nothing is left to the dead");
}

fn is_over(player: &Player, server: &Server, table: &str) -> bool {
    player.view(server.door(), table).expect("an answer")["phase"] == "finished"
}

#[track_caller]
fn until<T>(mut is_so: impl FnMut() -> Option<T>, what: &str) -> T {
    for _ in 0..ATTEMPTS {
        if let Some(found) = is_so() {
            return found;
        }
        std::thread::sleep(PAUSE);
    }
    panic!("still not so: {what}");
}
