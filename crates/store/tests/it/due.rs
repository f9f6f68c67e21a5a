//! Work is done by one node, and a dead node's work by another.

use pax_store::{Append, At, Head, Phase, Store, TableId};

use crate::place::{Place, after, append, create, on_both};

on_both!(
    what_is_due_is_claimed_once,
    a_dead_nodes_work_is_picked_up,
    only_the_holder_releases,
    the_limit_counts_what_is_free,
    the_next_time_is_known,
    a_standstill_can_be_measured,
);

async fn due(store: &Store, name: &str, due_at: i64) -> TableId {
    let table = create(store, name).await;
    let head = Head { phase: Phase::Running, due_at: Some(At(due_at)), summary: None };
    append(store, Append { head, ..after(&table, 0) }).await;
    table
}

async fn claim(store: &Store, node: &str, now: i64, limit: u32) -> Vec<String> {
    let due = store.claim_due(node, At(now), 100, limit).await.expect("claims");
    due.into_iter().map(|due| due.table.to_string()).collect()
}

/// On PostgreSQL the second node is a store of its own.
async fn two(place: &Place) -> (Store, Store) {
    let one = place.open().await;
    let other = if place.address.starts_with("postgres") { place.open().await } else { one.clone() };
    (one, other)
}

async fn what_is_due_is_claimed_once(place: Place) {
    let (one, other) = two(&place).await;
    let first = due(&one, "first", 10).await;
    due(&one, "second", 20).await;
    due(&one, "later", 999).await;
    create(&one, "never").await;
    assert_eq!(claim(&one, "a", 5, 10).await, [""; 0]);
    assert_eq!(claim(&one, "a", 50, 10).await, ["first", "second"]);
    assert_eq!(claim(&other, "b", 50, 10).await, [""; 0]);
    assert_eq!(claim(&one, "a", 50, 10).await, [""; 0]);

    // The work done: the append says when the next is due, the release lets others have it.
    let head = Head { phase: Phase::Running, due_at: Some(At(40)), summary: None };
    append(&one, Append { head, ..after(&first, 1) }).await;
    assert_eq!(claim(&other, "b", 50, 10).await, [""; 0]);
    one.release("a", &first).await.expect("released");
    let again = other.claim_due("b", At(50), 100, 10).await.expect("claims");
    assert_eq!(again.iter().map(|due| (due.due_at, due.version)).collect::<Vec<_>>(), [(At(40), 2)]);

    // Nothing due any more.
    append(&one, after(&first, 2)).await;
    other.release("b", &first).await.expect("released");
    assert_eq!(claim(&one, "a", 60, 10).await, [""; 0]);
}

async fn a_dead_nodes_work_is_picked_up(place: Place) {
    let (one, other) = two(&place).await;
    due(&one, "t", 10).await;
    assert_eq!(claim(&one, "a", 50, 10).await, ["t"]);
    assert_eq!(claim(&other, "b", 149, 10).await, [""; 0]);
    assert_eq!(claim(&other, "b", 150, 10).await, ["t"]);
    assert_eq!(claim(&other, "b", 249, 10).await, [""; 0]);
}

async fn only_the_holder_releases(place: Place) {
    let (one, other) = two(&place).await;
    let table = due(&one, "t", 10).await;
    assert_eq!(claim(&one, "a", 50, 10).await, ["t"]);
    other.release("b", &table).await.expect("nothing");
    assert_eq!(claim(&other, "b", 60, 10).await, [""; 0]);
    one.release("a", &table).await.expect("released");
    assert_eq!(claim(&other, "b", 60, 10).await, ["t"]);
}

async fn the_limit_counts_what_is_free(place: Place) {
    let (one, other) = two(&place).await;
    for name in ["p", "q", "r", "s", "t"] {
        due(&one, name, i64::from(name.as_bytes()[0])).await;
    }
    assert_eq!(claim(&one, "a", 200, 2).await, ["p", "q"]);
    assert_eq!(claim(&other, "b", 200, 2).await, ["r", "s"]);
    assert_eq!(claim(&one, "a", 200, 2).await, ["t"]);
    assert_eq!(claim(&one, "a", 200, 0).await, [""; 0]);
}

async fn the_next_time_is_known(place: Place) {
    let (one, other) = two(&place).await;
    let next = async |now| one.next_due(At(now)).await.expect("an answer");
    assert_eq!(next(0).await, None);
    due(&one, "t", 10).await;
    due(&one, "u", 400).await;
    assert_eq!(next(0).await, Some(At(10)));
    assert_eq!(claim(&one, "a", 50, 10).await, ["t"]);
    // Claimed until 150, then it is due again if nothing happens.
    assert_eq!(next(50).await, Some(At(150)));
    assert_eq!(other.next_due(At(160)).await.expect("an answer"), Some(At(10)));
}

async fn a_standstill_can_be_measured(place: Place) {
    let store = place.open().await;
    assert_eq!(store.last_beat().await.expect("an answer"), None);
    store.beat("a", At(10)).await.expect("a beat");
    store.beat("b", At(30)).await.expect("a beat");
    store.beat("a", At(20)).await.expect("a beat");
    drop(store);
    assert_eq!(place.open().await.last_beat().await.expect("an answer"), Some(At(30)));
}
