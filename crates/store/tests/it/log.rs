//! Appending and reading back.

use pax_store::{Append, At, Error, Head, MAX_ENTRIES, MAX_TEXT, Outcome, Phase, Store};

use crate::place::{Place, after, append, create, keyed, on_both, table_id, versions};

on_both!(
    an_entry_follows_the_last,
    a_wrong_version_is_told_the_current_one,
    the_same_key_gives_the_same_answer_once,
    a_key_is_found,
    a_key_counts_per_table,
    a_table_that_is_not_there,
    text_comes_back_as_it_was,
    the_log_is_read_in_pieces,
    what_is_too_large_is_refused,
    all_is_there_after_reopening,
    a_closed_store_refuses,
    closing_stores_what_waits,
);

async fn an_entry_follows_the_last(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    assert_eq!(append(&store, after(&table, 0)).await, Outcome::Appended { version: 1 });
    let head = Head { phase: Phase::Running, due_at: Some(At(77)), summary: Some("{\"turn\":2}".to_owned()) };
    assert_eq!(append(&store, Append { head, ..after(&table, 1) }).await, Outcome::Appended { version: 2 });

    let entries = store.log(&table, 0, 10).await.expect("a log");
    assert_eq!(entries.iter().map(|entry| entry.entry.as_str()).collect::<Vec<_>>(), [r#"{"n":1}"#, r#"{"n":2}"#]);
    assert_eq!(entries[0].actor.as_deref(), Some("ada"));
    assert_eq!(entries[1].at, At(2_001));
    let head = store.table(&table).await.expect("an answer").expect("a table");
    assert_eq!((head.version, head.phase, head.due_at, head.updated_at), (2, Phase::Running, Some(At(77)), At(2_001)));
    assert_eq!(head.summary, "{\"turn\":2}");

    // What is not said stays, what is said to be nothing is nothing.
    append(&store, after(&table, 2)).await;
    let head = store.table(&table).await.expect("an answer").expect("a table");
    assert_eq!((head.due_at, head.summary.as_str()), (None, "{\"turn\":2}"));
}

async fn a_wrong_version_is_told_the_current_one(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    append(&store, after(&table, 0)).await;
    append(&store, after(&table, 1)).await;
    for wrong in [0, 1, 3, 4, u64::MAX - 1] {
        assert_eq!(append(&store, after(&table, 2).with_version(wrong)).await, Outcome::Conflict { current: 2 });
    }
    assert_eq!(versions(&store, &table).await, [1, 2]);
}

async fn the_same_key_gives_the_same_answer_once(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    assert_eq!(append(&store, keyed(&table, 0, "k")).await, Outcome::Appended { version: 1 });
    append(&store, after(&table, 1)).await;
    let again = Outcome::Duplicate { version: 1, entry: r#"{"n":1}"#.to_owned() };
    // With the version the sender knew, with today's, and with one that never was.
    for version in [0, 2, 9] {
        assert_eq!(append(&store, keyed(&table, version, "k")).await, again);
    }
    assert_eq!(versions(&store, &table).await, [1, 2]);
}

async fn a_key_is_found(place: Place) {
    let store = place.open().await;
    let (one, other) = (create(&store, "one").await, create(&store, "other").await);
    append(&store, after(&one, 0)).await;
    append(&store, keyed(&one, 1, "k")).await;
    append(&store, keyed(&one, 2, "l")).await;
    for (table, key, version) in [(&one, "k", Some(2)), (&one, "l", Some(3)), (&one, "m", None), (&other, "k", None)] {
        assert_eq!(store.find_key(table, key).await.expect("an answer"), version, "{key}");
    }
}

async fn a_key_counts_per_table(place: Place) {
    let store = place.open().await;
    let (one, other) = (create(&store, "one").await, create(&store, "other").await);
    assert_eq!(append(&store, keyed(&one, 0, "k")).await, Outcome::Appended { version: 1 });
    assert_eq!(append(&store, keyed(&other, 0, "k")).await, Outcome::Appended { version: 1 });
}

async fn a_table_that_is_not_there(place: Place) {
    let store = place.open().await;
    assert_eq!(append(&store, after(&table_id("no"), 0)).await, Outcome::NoSuchTable);
    assert_eq!(append(&store, keyed(&table_id("no"), 4, "k")).await, Outcome::NoSuchTable);
    assert!(versions(&store, &table_id("no")).await.is_empty());
}

async fn text_comes_back_as_it_was(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    for (version, text) in
        (0..).zip([r#"{"a":"\u0041\\ \" ' $1 {} ä 🏛 \n"}"#, "", "null", "1e400", "\u{1}\r\n\u{2028}"])
    {
        let sent = Append { entry: text.to_owned(), actor: Some(text.to_owned()), ..keyed(&table, version, text) };
        append(&store, sent).await;
        let stored = store.log(&table, version, 1).await.expect("a log").remove(0);
        assert_eq!((stored.entry.as_str(), stored.actor.as_deref()), (text, Some(text)));
        assert_eq!(stored.client_key.as_deref(), Some(text));
    }
}

async fn the_log_is_read_in_pieces(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    for version in 0..7 {
        append(&store, after(&table, version)).await;
    }
    let read = async |after, limit| {
        let entries = store.log(&table, after, limit).await.expect("a log");
        entries.iter().map(|entry| entry.version).collect::<Vec<_>>()
    };
    assert_eq!(read(0, 3).await, [1, 2, 3]);
    assert_eq!(read(3, 3).await, [4, 5, 6]);
    assert_eq!(read(6, u32::MAX).await, [7]);
    assert!(read(7, MAX_ENTRIES).await.is_empty());
    assert!(read(u64::MAX, 1).await.is_empty());
}

async fn what_is_too_large_is_refused(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    let large = Append { entry: "x".repeat(MAX_TEXT + 1), ..after(&table, 0) };
    assert!(matches!(store.append(large).await, Err(Error::TooLarge { what: "an entry", limit: MAX_TEXT })));
    let fitting = Append { entry: "x".repeat(MAX_TEXT), ..after(&table, 0) };
    assert_eq!(append(&store, fitting).await, Outcome::Appended { version: 1 });
    assert!(matches!(store.append(keyed(&table, 1, &"k".repeat(201))).await, Err(Error::TooLarge { .. })));
}

async fn all_is_there_after_reopening(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    append(&store, keyed(&table, 0, "k")).await;
    drop(store);
    let store = place.open().await;
    assert_eq!(versions(&store, &table).await, [1]);
    assert!(matches!(append(&store, keyed(&table, 1, "k")).await, Outcome::Duplicate { version: 1, .. }));
    assert_eq!(append(&store, after(&table, 1)).await, Outcome::Appended { version: 2 });
    store.health().await.expect("health");
    assert_eq!(store.queue_length(), 0);
}

async fn a_closed_store_refuses(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    store.close().await;
    assert!(matches!(store.append(after(&table, 0)).await, Err(Error::Closed)));
    assert!(matches!(store.table(&table).await, Err(Error::Closed)));
    assert!(matches!(store.health().await, Err(Error::Closed)));
}

async fn closing_stores_what_waits(place: Place) {
    let store = place.open().await;
    let table = create(&store, "t").await;
    let waiting: Vec<_> = (0..100)
        .map(|version| {
            let (store, next) = (store.clone(), after(&table, version));
            Box::pin(async move { store.append(next).await })
        })
        .collect();
    // Each is polled once, which puts it into the queue in this order; then the store closes.
    let mut answers = Vec::new();
    let mut waiting = waiting;
    for future in &mut waiting {
        answers.push(futures_poll(future.as_mut()).await);
    }
    store.close().await;
    for (future, answer) in waiting.into_iter().zip(answers) {
        let answer = match answer {
            Some(answer) => answer,
            None => future.await,
        };
        assert!(matches!(answer, Ok(Outcome::Appended { .. })), "{answer:?}");
    }
    let store: Store = place.open().await;
    assert_eq!(versions(&store, &table).await, (1..=100).collect::<Vec<_>>());
}

/// Polls once.
async fn futures_poll<F: Future>(mut future: std::pin::Pin<&mut F>) -> Option<F::Output> {
    std::future::poll_fn(|context| match future.as_mut().poll(context) {
        std::task::Poll::Ready(output) => std::task::Poll::Ready(Some(output)),
        std::task::Poll::Pending => std::task::Poll::Ready(None),
    })
    .await
}

trait WithVersion {
    fn with_version(self, version: u64) -> Self;
}

impl WithVersion for Append {
    fn with_version(self, version: u64) -> Self {
        Append { expected_version: version, ..self }
    }
}
