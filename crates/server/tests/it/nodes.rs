//! Two nodes over one PostgreSQL.

use axum::http::StatusCode;
use pax_store::testing::Postgres;
use serde_json::json;

use crate::house::{House, make, play_to_the_end};

async fn two_nodes() -> (House, House) {
    let address = Postgres::shared().new_database().await;
    (House::over(&address).await, House::over(&address).await)
}

#[tokio::test]
async fn people_on_different_nodes_play_one_game() {
    let (one, two) = two_nodes().await;
    let (ada, bea) = (one.guest("Ada").await, two.guest("Bea").await);
    let table = make(&ada, &json!({ "players": 3, "seats": ["open", "open", { "computer": "greedy" }] })).await;
    bea.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
    bea.post(&format!("/tables/{table}/start"), &json!({})).await.expect(StatusCode::OK);
    play_to_the_end(&table, &[&ada, &bea]).await;
    let (here, there) = (ada.table(&table).await, two.same(&ada).table(&table).await);
    assert_eq!(here, there);
}

#[tokio::test]
async fn of_two_who_want_the_last_seat_one_gets_it_and_the_other_is_told() {
    let (one, two) = two_nodes().await;
    for round in 0..10 {
        let (ada, bea, cai) = (one.guest("Ada").await, one.guest("Bea").await, two.guest("Cai").await);
        let table = make(&ada, &json!({ "players": 2 })).await;
        let path = format!("/tables/{table}/join");
        // Both nodes know the table before the race.
        cai.table(&table).await;
        let seat = json!({ "seat": 1 });
        let (first, second) = tokio::join!(bea.post(&path, &seat), cai.post(&path, &seat));
        let (won, lost) = if first.status == StatusCode::OK { (first, second) } else { (second, first) };
        assert_eq!(won.status, StatusCode::OK, "round {round}: {}", won.text);
        // Either the seat was seen to be taken, or already the game that began with it.
        let problem = lost.expect(StatusCode::CONFLICT);
        assert!(problem["code"] == "seat_taken" || problem["code"] == "not_now", "round {round}: {problem}");
    }
}

#[tokio::test]
async fn when_a_node_dies_another_goes_on_with_its_computer_players() {
    let address = Postgres::shared().new_database().await;
    let one = House::over(&address).await;
    let ada = one.guest("Ada").await;
    let table = make(&ada, &json!({ "players": 2, "seats": ["open", { "computer": "greedy" }] })).await;
    one.app.stop().await;
    let two = House::over(&address).await;
    play_to_the_end(&table, &[&two.same(&ada)]).await;
}
