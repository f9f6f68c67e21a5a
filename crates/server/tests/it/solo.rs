//! Alone against Rome.

use axum::http::StatusCode;
use serde_json::json;

use crate::house::{House, play_to_the_end};

#[tokio::test]
async fn the_campaign_remembers_how_far_one_has_come() {
    let house = House::on_sqlite().await;
    let ada = house.guest("Ada").await;
    let made = ada.post("/me/campaign", &json!({})).await.expect(StatusCode::CREATED);
    let table = made["table"].as_str().expect("a table").to_owned();
    let end = play_to_the_end(&table, &[&ada]).await;
    let won = end["end"]["winners"] == json!([0]);
    let campaign = ada.get("/me/campaign").await.expect(StatusCode::OK);
    assert_eq!(campaign["played"], 1);
    assert_eq!(campaign["next"], if won { 2 } else { 1 });
}

#[tokio::test]
async fn everybody_gets_the_same_deal_of_the_day() {
    let house = House::on_sqlite().await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    let mut commitments = Vec::new();
    for person in [&ada, &bea] {
        let made = person.post("/daily", &json!({})).await.expect(StatusCode::CREATED);
        let table = made["table"].as_str().expect("a table").to_owned();
        commitments.push(person.table(&table).await["commitment"].clone());
        play_to_the_end(&table, &[person]).await;
    }
    assert_eq!(commitments[0], commitments[1]);
    let daily = ada.get("/daily").await.expect(StatusCode::OK);
    assert_eq!(daily["results"].as_array().map(Vec::len), Some(2));
    assert_eq!(daily["mine"]["person"], ada.id);
    // The table that keeps the day's seed is nobody's to see.
    let model = format!("/tables/daily-{}", daily["day"]);
    ada.get(&model).await.refused(StatusCode::NOT_FOUND, "private");
}
