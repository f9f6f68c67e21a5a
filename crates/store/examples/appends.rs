//! How many appends a second are committed, with many tables at once: `cargo run --release -p pax-store --example appends`.
//!
//! Each table has one writer that waits for its answer before it sends the next entry, as players do. SQLite's file is
//! made in the folder given as argument (the disk to be measured) or in the folder for temporary files.

use std::time::{Duration, Instant};

use pax_store::testing::Postgres;
use pax_store::{Append, At, Head, NewTable, Outcome, Phase, Store, TableId};

const TABLES: usize = 64;
const WARM_UP: Duration = Duration::from_secs(1);
const MEASURED: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() {
    let folder = match std::env::args().nth(1) {
        Some(folder) => tempfile::tempdir_in(folder).expect("a folder"),
        None => tempfile::tempdir().expect("a folder"),
    };
    let file = folder.path().join("pax.db").display().to_string();
    measure("SQLite", &file, 1).await;
    let database = Postgres::shared().new_database().await;
    measure("PostgreSQL, one node", &database, 1).await;
    let database = Postgres::shared().new_database().await;
    measure("PostgreSQL, two nodes", &database, 2).await;
}

async fn measure(name: &str, address: &str, nodes: usize) {
    let mut stores = Vec::new();
    for _ in 0..nodes {
        stores.push(Store::open(address).await.expect("a store"));
    }
    let begin = Instant::now() + WARM_UP;
    let mut writers = Vec::new();
    for number in 0..TABLES {
        let store = stores[number % nodes].clone();
        let table = TableId::new(&format!("table-{number}")).expect("an id");
        writers.push(tokio::spawn(write(store, table, begin)));
    }
    let mut waits = Vec::new();
    for writer in writers {
        waits.extend(writer.await.expect("a writer"));
    }
    waits.sort_unstable();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    let rate = waits.len() as f64 / MEASURED.as_secs_f64();
    println!(
        "{name}: {rate:.0} appends/s, {TABLES} tables; answer after {:.1} ms (median), {:.1} ms (99 of 100)",
        at(0.5),
        at(0.99)
    );
    for store in stores {
        store.close().await;
    }
}

/// Appends until the time is over; gives how long each of the measured ones took.
async fn write(store: Store, table: TableId, begin: Instant) -> Vec<Duration> {
    let new = NewTable {
        id: table.clone(),
        at: At(0),
        creator: None,
        doc: format!("{{\"options\":\"{}\"}}", "o".repeat(300)),
        deal: None,
        public: false,
        due_at: None,
        summary: "{}".to_owned(),
        seated: vec![],
    };
    store.create_table(new).await.expect("a table");
    let mut waits = Vec::new();
    for version in 0.. {
        let sent = Instant::now();
        if sent > begin + MEASURED {
            break;
        }
        let append = Append {
            table: table.clone(),
            expected_version: version,
            at: At(1_700_000_000_000),
            actor: Some("person-0123456789".to_owned()),
            client_key: Some(format!("client-0123456789-{version}")),
            entry: format!("{{\"action\":\"buy\",\"card\":\"S2\",\"n\":{version},\"clock\":[60000,60000,60000]}}"),
            head: Head { phase: Phase::Running, due_at: None, summary: None },
            effects: vec![],
        };
        assert_eq!(store.append(append).await.expect("an answer"), Outcome::Appended { version: version + 1 });
        if sent > begin {
            waits.push(sent.elapsed());
        }
    }
    waits
}
