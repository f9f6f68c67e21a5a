//! Chat: for those at the table, bounded, and muted where one likes.

use axum::http::{Method, StatusCode};
use serde_json::json;

use crate::house::{House, make};

#[tokio::test]
async fn players_talk_and_can_be_muted() {
    let house = House::on_sqlite().await;
    let (ada, bea, cai) = (house.guest("Ada").await, house.guest("Bea").await, house.guest("Cai").await);
    let table = make(&ada, &json!({ "players": 2 })).await;
    bea.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
    let chat = format!("/tables/{table}/chat");
    ada.post(&chat, &json!({ "text": "salve\u{7}" })).await.expect(StatusCode::CREATED);
    bea.post(&chat, &json!({ "text": "ave" })).await.expect(StatusCode::CREATED);
    cai.post(&chat, &json!({ "text": "me too" })).await.refused(StatusCode::FORBIDDEN, "not_yours");
    ada.post(&chat, &json!({ "text": "x".repeat(301) })).await.refused(StatusCode::PAYLOAD_TOO_LARGE, "too_large");

    let lines = ada.get(&chat).await.expect(StatusCode::OK);
    assert_eq!((&lines[0]["text"], &lines[1]["name"]), (&json!("salve"), &json!("Bea")));
    ada.send(Method::PUT, &format!("/me/muted/{}", bea.id), None).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(ada.get(&chat).await.expect(StatusCode::OK).as_array().map(Vec::len), Some(1));
    ada.send(Method::DELETE, &format!("/me/muted/{}", bea.id), None).await.expect(StatusCode::NO_CONTENT);
    assert_eq!(ada.get(&chat).await.expect(StatusCode::OK).as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn a_flood_of_chat_is_stopped() {
    let house = House::limited().await;
    let ada = house.guest("Ada").await;
    let table = make(&ada, &json!({ "players": 2 })).await;
    // The bucket fills up again with time, so a slow machine says more before it is refused.
    let mut said = 0;
    let refusal = loop {
        let answer = ada.post(&format!("/tables/{table}/chat"), &json!({ "text": "spam" })).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            break answer;
        }
        said += 1;
        assert!(said < 100, "never refused");
    };
    assert!(said >= 8, "people who talk would have met this: {said}");
    assert!(refusal.headers.contains_key("retry-after"));
}
