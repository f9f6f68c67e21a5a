//! Many writers at once: one wins each version, and everybody is told the truth.

use std::collections::BTreeMap;

use pax_store::{Append, Outcome, Store, TableId};

use crate::place::{Place, after, append, create, keyed, on_both};

const WRITERS: usize = 32;
const EACH: usize = 10;

on_both!(one_writer_wins_each_version, the_same_key_from_all_sides_is_stored_once, many_tables_at_once,);

/// Two stores on PostgreSQL, as two nodes would have; on SQLite there is one process.
async fn nodes(place: &Place) -> Vec<Store> {
    let mut nodes = vec![place.open().await];
    if place.address.starts_with("postgres") {
        nodes.push(place.open().await);
    }
    nodes
}

/// Appends until it has won `EACH` times; gives the versions it was told it won.
async fn writer(store: Store, table: TableId, name: usize) -> Vec<u64> {
    let mut won = Vec::new();
    let mut version = 0;
    while won.len() < EACH {
        let entry = format!("{name} {}", won.len());
        match append(&store, Append { entry, ..after(&table, version) }).await {
            Outcome::Appended { version: stored } => {
                assert_eq!(stored, version + 1);
                won.push(stored);
                version = stored;
            }
            Outcome::Conflict { current } => {
                assert!(current > version, "told to go from {version} to {current}");
                version = current;
            }
            other => panic!("{other:?}"),
        }
    }
    won
}

async fn one_writer_wins_each_version(place: Place) {
    let nodes = nodes(&place).await;
    let table = create(&nodes[0], "t").await;
    let writers: Vec<_> =
        (0..WRITERS).map(|name| tokio::spawn(writer(nodes[name % nodes.len()].clone(), table.clone(), name))).collect();
    let mut told = BTreeMap::new();
    for (name, writer) in writers.into_iter().enumerate() {
        for (nth, version) in writer.await.expect("a writer").into_iter().enumerate() {
            assert!(told.insert(version, format!("{name} {nth}")).is_none(), "{version} was won twice");
        }
    }
    let stored: BTreeMap<u64, String> = nodes[0]
        .log(&table, 0, 1_000)
        .await
        .expect("a log")
        .into_iter()
        .map(|entry| (entry.version, entry.entry))
        .collect();
    assert_eq!(stored, told);
    assert_eq!(stored.into_keys().collect::<Vec<_>>(), (1..=(WRITERS * EACH) as u64).collect::<Vec<_>>());
}

async fn the_same_key_from_all_sides_is_stored_once(place: Place) {
    let nodes = nodes(&place).await;
    let table = create(&nodes[0], "t").await;
    for round in 0..10_u64 {
        let key = format!("round {round}");
        let senders: Vec<_> = (0..WRITERS)
            .map(|name| {
                let (store, sent) = (nodes[name % nodes.len()].clone(), keyed(&table, round, &key));
                tokio::spawn(async move { append(&store, sent).await })
            })
            .collect();
        let mut first = 0;
        for sender in senders {
            match sender.await.expect("a sender") {
                Outcome::Appended { version } => {
                    assert_eq!(version, round + 1);
                    first += 1;
                }
                Outcome::Duplicate { version, .. } => assert_eq!(version, round + 1),
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(first, 1, "round {round}");
    }
}

/// The key does the work, whatever the isolation level.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_any_isolation_level() {
    for level in ["repeatable read", "serializable"] {
        let place = Place::postgres().await;
        let name = place.address.rsplit('/').find_map(|part| part.split_once('?')).expect("a database").0;
        place.sql(&format!("ALTER DATABASE {name} SET default_transaction_isolation = '{level}'")).await;
        one_writer_wins_each_version(place).await;
    }
}

async fn many_tables_at_once(place: Place) {
    let nodes = nodes(&place).await;
    let mut players = Vec::new();
    for name in 0..WRITERS {
        let store = nodes[name % nodes.len()].clone();
        let table = create(&store, &format!("t{name}")).await;
        players.push(tokio::spawn(async move {
            for version in 0..20 {
                assert_eq!(append(&store, after(&table, version)).await, Outcome::Appended { version: version + 1 });
            }
        }));
    }
    for player in players {
        player.await.expect("a player");
    }
}
