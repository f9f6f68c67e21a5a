//! A process killed in the middle of writing loses nothing that it acknowledged, and a full disk stops nothing for good.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use pax_store::{Append, Error, Outcome, Store};

use crate::place::{Place, after, append, create, keyed, table_id, versions};

const TABLES: usize = 8;
const ROUNDS: usize = 20;
const PLACE: &str = "PAX_TEST_CRASH_PLACE";

/// Not a test but the process that is killed: appends to several tables for ever and prints what is acknowledged.
#[test]
#[ignore = "started by kill_9_loses_nothing_acknowledged"]
fn writes_until_killed() {
    let Ok(address) = std::env::var(PLACE) else { return };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        let store = Store::open(&address).await.expect("a store");
        let mut writers = tokio::task::JoinSet::new();
        for number in 0..TABLES {
            let (store, table) = (store.clone(), create(&store, &format!("t{number}")).await);
            let mut version = store.table(&table).await.expect("an answer").expect("a table").version;
            writers.spawn(async move {
                loop {
                    let next = keyed(&table, version, &format!("key {}", version + 1));
                    match append(&store, next).await {
                        Outcome::Appended { version: stored } => version = stored,
                        other => panic!("{other:?}"),
                    }
                    println!("acknowledged {table} {version}");
                }
            });
        }
        // None of them ends by itself.
        writers.join_next().await.expect("a writer").expect("no panic")
    });
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kill_9_loses_nothing_acknowledged() {
    let place = Place::sqlite().await;
    let mut acknowledged: BTreeMap<String, u64> = BTreeMap::new();
    for round in 0..ROUNDS {
        // Each time at another moment: the count of acknowledgements varies, and where the writer is then is chance.
        let until = 50 + round * 37;
        for (table, version) in killed_after(&place.address, until) {
            let known = acknowledged.entry(table).or_default();
            *known = version.max(*known);
        }
        let store = place.open().await;
        for (table, known) in &acknowledged {
            let table = table_id(table);
            let head = store.table(&table).await.expect("an answer").expect("a table");
            assert!(head.version >= *known, "round {round}: {table} acknowledged {known}, stored {}", head.version);
            // At most the one that was under way was stored without being acknowledged.
            assert!(head.version <= known + 1, "round {round}: {table} acknowledged {known}, stored {}", head.version);
            check_log(&store, &table, head.version).await;
        }
        store.close().await;
    }
    assert_eq!(acknowledged.len(), TABLES);
}

/// No gap, nothing twice, nothing torn.
async fn check_log(store: &Store, table: &pax_store::TableId, last: u64) {
    let mut version = 0;
    loop {
        let entries = store.log(table, version, 1_000).await.expect("a log");
        if entries.is_empty() {
            break;
        }
        for entry in entries {
            version += 1;
            assert_eq!(entry.version, version);
            assert_eq!(entry.entry, format!("{{\"n\":{version}}}"));
            assert_eq!(entry.client_key, Some(format!("key {version}")));
        }
    }
    assert_eq!(version, last);
}

/// Runs the writing process until it has acknowledged so many appends, kills it, and gives all that it acknowledged.
fn killed_after(address: &str, until: usize) -> Vec<(String, u64)> {
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "crash::writes_until_killed", "--ignored", "--nocapture", "--test-threads=1"])
        .env(PLACE, address)
        .stdout(Stdio::piped())
        .spawn()
        .expect("a child");
    let mut told = Vec::new();
    // What it printed before it died still counts, so the pipe is read to its end.
    for line in BufReader::new(child.stdout.take().expect("a pipe")).lines() {
        let line = line.expect("text");
        let Some(position) = line.find("acknowledged ") else { continue };
        let mut words = line[position..].split(' ').skip(1);
        // A line may be cut off by the kill; then the acknowledgement was not heard.
        if let (Some(table), Some(Ok(version))) = (words.next(), words.next().map(str::parse)) {
            told.push((table.to_owned(), version));
        }
        if told.len() == until {
            child.kill().expect("killed");
        }
    }
    child.wait().expect("ended");
    assert!(told.len() >= until, "the child ended by itself after {} acknowledgements", told.len());
    told
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_told_and_then_it_goes_on() {
    let place = Place::sqlite().await;
    let store = place.open().await;
    let table = create(&store, "t").await;
    assert_eq!(append(&store, after(&table, 0)).await, Outcome::Appended { version: 1 });
    // Less than there is: SQLite takes it as "no further".
    store.limit_pages(1).await.expect("limited");
    let mut version = 1;
    let large = |version| Append { entry: "x".repeat(8_000), ..after(&table, version) };
    let refused = loop {
        match store.append(large(version)).await {
            Ok(Outcome::Appended { version: stored }) => version = stored,
            other => break other,
        }
    };
    assert!(matches!(refused, Err(Error::DiskFull)), "{refused:?}");
    for _ in 0..3 {
        assert!(matches!(store.append(large(version)).await, Err(Error::DiskFull)));
        assert_eq!(versions(&store, &table).await, (1..=version).collect::<Vec<_>>());
    }
    store.health().await.expect("it still answers");

    store.limit_pages(1_000_000).await.expect("room again");
    assert_eq!(append(&store, large(version)).await, Outcome::Appended { version: version + 1 });
    assert_eq!(versions(&store, &table).await, (1..=version + 1).collect::<Vec<_>>());
}
