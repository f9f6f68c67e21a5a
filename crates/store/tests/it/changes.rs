//! Subscribers hear everything, or hear that they did not.

use pax_store::{At, Change, MAX_LAG, NewChatLine};

use crate::place::{Place, after, append, create, on_both, person_id};

on_both!(appends_are_told_after_their_commit, refused_appends_are_not_told, who_lags_is_told_to_look_again);

async fn appends_are_told_after_their_commit(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    let mut changes = store.subscribe();
    for version in 0..5 {
        append(&store, after(&table, version)).await;
    }
    for version in 1..=5 {
        assert_eq!(changes.next().await, Some(Change::Appended { table: table.clone(), version }));
        assert!(store.table(&table).await.expect("an answer").expect("a table").version >= version);
    }
    let said = NewChatLine { table: table.clone(), at: At(1), person: person_id("ada"), text: "Ave".to_owned() };
    store.say(&said).await.expect("said");
    assert_eq!(changes.next().await, Some(Change::Said { table, line: 1 }));
    drop(store);
    assert_eq!(changes.next().await, None);
}

async fn refused_appends_are_not_told(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    let mut changes = store.subscribe();
    append(&store, after(&table, 3)).await;
    append(&store, after(&table, 0)).await;
    assert_eq!(changes.next().await, Some(Change::Appended { table, version: 1 }));
}

async fn who_lags_is_told_to_look_again(place: Place) {
    let store = place.open().await;
    let mut changes = store.subscribe();
    let mut appends = Vec::new();
    for name in 0..16 {
        let (store, table) = (store.clone(), create(&store, &format!("t{name}")).await);
        appends.push(tokio::spawn(async move {
            for version in 0..=(MAX_LAG / 16) as u64 {
                append(&store, after(&table, version)).await;
            }
        }));
    }
    for append in appends {
        append.await.expect("appended");
    }
    assert_eq!(changes.next().await, Some(Change::Resync));
    assert!(matches!(changes.next().await, Some(Change::Appended { .. })));
}

/// PostgreSQL only: SQLite has one process.
mod postgres_nodes {
    use super::*;

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn other_nodes_hear_it_once() {
        let place = Place::postgres().await;
        let (here, there) = (place.open().await, place.open().await);
        let table = create(&here, "t").await;
        let (mut own, mut others) = (here.subscribe(), there.subscribe());
        for version in 0..3 {
            append(&here, after(&table, version)).await;
            append(&there, after(&table, version).at_other()).await;
        }
        let said = NewChatLine { table: table.clone(), at: At(1), person: person_id("ada"), text: "Ave".to_owned() };
        there.say(&said).await.expect("said");
        for changes in [&mut own, &mut others] {
            let mut heard = Vec::new();
            loop {
                match changes.next().await {
                    Some(Change::Appended { version, .. }) => heard.push(version),
                    Some(Change::Said { line: 1, .. }) => break,
                    other => panic!("{other:?}"),
                }
            }
            heard.sort_unstable();
            assert_eq!(heard, [1, 2, 3]);
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn after_a_lost_connection_it_listens_again() {
        let place = Place::postgres().await;
        let (here, there) = (place.open().await, place.open().await);
        let table = create(&here, "t").await;
        let mut changes = there.subscribe();
        place
            .sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                 WHERE datname = current_database() AND query LIKE 'LISTEN%'",
            )
            .await;
        assert_eq!(changes.next().await, Some(Change::Resync));
        append(&here, after(&table, 0)).await;
        assert_eq!(changes.next().await, Some(Change::Appended { table, version: 1 }));
    }

    trait AtOther {
        fn at_other(self) -> Self;
    }

    impl AtOther for pax_store::Append {
        /// The same version again, which another node has taken already.
        fn at_other(self) -> Self {
            Self { actor: Some("ben".to_owned()), ..self }
        }
    }
}
