//! Many writers on the same tables: SQLite under one process, PostgreSQL under two nodes. Everybody writes down what they
//! were told; afterwards the log must say the same, without a gap, with nothing that nobody was told of.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use pax_store::testing::Postgres;
use pax_store::{Append, At, Error, Head, MAX_ENTRIES, NewTable, Outcome, Phase, Store, TableId};

use crate::dice::Dice;
use crate::order::{Findings, Order};

const WRITERS: u64 = 64;
const TABLES: usize = 48;

pub fn run(order: &Order) -> Findings {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("pax.sqlite").display().to_string();
        let half = order.count / 2;
        let one = race("SQLite", &[Store::open(&file).await.expect("a store")], half, order.seed).await;
        let database = Postgres::shared().new_database().await;
        let mut nodes = Vec::new();
        for _ in 0..2 {
            nodes.push(Store::open(&database).await.expect("a store"));
        }
        let other = race("PostgreSQL, two nodes", &nodes, order.count - half, order.seed + 1).await;
        vec![one, other]
    })
}

/// What one writer was told.
#[derive(Default)]
struct Told {
    /// Table, version, and the writer's own number for it.
    won: Vec<(usize, u64, u64)>,
    conflicts: u64,
    repeats: u64,
}

async fn race(name: &str, nodes: &[Store], appends: u64, seed: u64) -> String {
    for number in 0..TABLES {
        nodes[0].create_table(new_table(number)).await.expect("a table");
    }
    let left = Arc::new(AtomicU64::new(appends));
    let writers: Vec<_> = (0..WRITERS)
        .map(|writer| tokio::spawn(write(nodes.to_vec(), writer, left.clone(), Dice::new(seed, writer))))
        .collect();
    // For every table and version who was told that it is theirs.
    let mut owners: Vec<Vec<Option<(u64, u64)>>> = vec![Vec::new(); TABLES];
    let (mut conflicts, mut repeats) = (0, 0);
    for (writer, told) in (0..).zip(writers) {
        let told = told.await.expect("a writer");
        conflicts += told.conflicts;
        repeats += told.repeats;
        for (table, version, number) in told.won {
            let place = usize::try_from(version).expect("few enough") - 1;
            let owners = &mut owners[table];
            owners.resize(owners.len().max(place + 1), None);
            assert!(owners[place].replace((writer, number)).is_none(), "{table} version {version} was won twice");
        }
    }
    let mut stored = 0;
    for (table, owners) in owners.iter().enumerate() {
        let log = log(&nodes[nodes.len() - 1], &id(table)).await;
        assert_eq!(log.len(), owners.len(), "table {table} has more or less than was acknowledged");
        for ((entry, owner), version) in log.iter().zip(owners).zip(1..) {
            assert_eq!(entry.version, version, "table {table} has a gap");
            let (writer, number) =
                owner.unwrap_or_else(|| panic!("nobody was told of table {table} version {version}"));
            assert_eq!(entry.entry, text(writer, number), "table {table} version {version} is another's");
        }
        stored += log.len() as u64;
    }
    assert_eq!(stored, appends);
    for node in nodes {
        node.close().await;
    }
    format!(
        "{name}: {WRITERS} writers, {TABLES} tables, {stored} appends, {conflicts} told of a conflict, {repeats} sent again \
         and answered alike: no gap, no fork, every answer true"
    )
}

async fn write(nodes: Vec<Store>, writer: u64, left: Arc<AtomicU64>, mut dice: Dice) -> Told {
    let (mut told, mut versions) = (Told::default(), [0; TABLES]);
    let take = |left: u64| left.checked_sub(1);
    for number in 0.. {
        if left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take).is_err() {
            break;
        }
        let table = dice.below(TABLES);
        loop {
            // Any node, as behind a load balancer.
            let node = &nodes[dice.below(nodes.len())];
            let sent = append(table, versions[table], writer, number);
            match node.append(sent.clone()).await {
                Ok(Outcome::Appended { version }) => {
                    assert_eq!(version, versions[table] + 1, "told another version than was asked for");
                    versions[table] = version;
                    told.won.push((table, version, number));
                    if dice.one_in(16) {
                        let again = nodes[dice.below(nodes.len())].append(sent.clone()).await;
                        let same = Outcome::Duplicate { version, entry: sent.entry };
                        assert_eq!(again.expect("an answer"), same, "sent again");
                        told.repeats += 1;
                    }
                    break;
                }
                Ok(Outcome::Conflict { current }) => {
                    assert!(current > versions[table], "told to go from {} to {current}", versions[table]);
                    versions[table] = current;
                    told.conflicts += 1;
                }
                Err(Error::Busy) => tokio::time::sleep(Duration::from_millis(1)).await,
                other => panic!("{other:?}"),
            }
        }
    }
    told
}

async fn log(store: &Store, table: &TableId) -> Vec<pax_store::Entry> {
    let mut all: Vec<pax_store::Entry> = Vec::new();
    loop {
        let after = all.last().map_or(0, |entry| entry.version);
        let more = store.log(table, after, MAX_ENTRIES).await.expect("a log");
        if more.is_empty() {
            return all;
        }
        all.extend(more);
    }
}

fn append(table: usize, version: u64, writer: u64, number: u64) -> Append {
    Append {
        table: id(table),
        expected_version: version,
        at: At(1_700_000_000_000),
        actor: Some(format!("p{writer}")),
        client_key: Some(format!("{writer}:{number}")),
        entry: text(writer, number),
        head: Head { phase: Phase::Running, due_at: None, summary: None },
        effects: vec![],
    }
}

fn text(writer: u64, number: u64) -> String {
    format!("{{\"writer\":{writer},\"number\":{number}}}")
}

fn id(table: usize) -> TableId {
    TableId::new(&format!("table-{table}")).expect("an id")
}

fn new_table(number: usize) -> NewTable {
    NewTable {
        id: id(number),
        at: At(0),
        creator: None,
        doc: "{}".to_owned(),
        deal: None,
        public: false,
        due_at: None,
        summary: "{}".to_owned(),
        seated: vec![],
    }
}
