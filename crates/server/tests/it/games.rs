//! Whole games through the API, on both databases.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use pax_rules::Record;
use serde_json::json;

use crate::house::{House, make, play_to_the_end};

#[tokio::test]
async fn a_game_against_computer_players_on_sqlite() {
    against_computers(&House::on_sqlite().await).await;
}

#[tokio::test]
async fn a_game_against_computer_players_on_postgres() {
    against_computers(&House::on_postgres().await).await;
}

async fn against_computers(house: &House) {
    let ada = house.guest("Ada").await;
    let request = json!({ "players": 3, "seats": ["open", { "computer": "greedy" }, { "computer": "random" }] });
    let table = make(&ada, &request).await;
    assert_eq!(ada.table(&table).await["phase"], "playing");
    ada.get(&format!("/tables/{table}/record")).await.refused(StatusCode::CONFLICT, "not_now");

    let end = play_to_the_end(&table, &[&ada]).await;
    assert_eq!(end["end"]["scores"].as_array().map(Vec::len), Some(3));
    let record = ada.get(&format!("/tables/{table}/record")).await;
    assert_eq!(record.status, StatusCode::OK);
    let record = Record::parse(record.text.trim()).expect("a record");
    record.check().expect("a record that replays");

    let finished = ada.get(&format!("/people/{}/finished", ada.id)).await.expect(StatusCode::OK);
    assert_eq!(finished["games"][0]["table"], table.as_str());
    assert!(ada.get("/me/tables").await.expect(StatusCode::OK).as_array().is_some_and(Vec::is_empty));
}

#[tokio::test]
async fn three_people_join_start_play_and_play_again() {
    let house = House::on_sqlite().await;
    let (ada, bea, cai) = (house.guest("Ada").await, house.guest("Bea").await, house.guest("Cai").await);
    let table = make(&ada, &json!({ "players": 3 })).await;
    for person in [&bea, &cai] {
        person.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
    }
    ada.post(&format!("/tables/{table}/start"), &json!({})).await.expect(StatusCode::OK);
    play_to_the_end(&table, &[&ada, &bea, &cai]).await;

    let first = ada.post(&format!("/tables/{table}/rematch"), &json!({})).await.expect(StatusCode::OK);
    let second = bea.post(&format!("/tables/{table}/rematch"), &json!({})).await.expect(StatusCode::OK);
    let third = cai.post(&format!("/tables/{table}/rematch"), &json!({})).await.expect(StatusCode::OK);
    assert_eq!((&first["table"], &second["table"]), (&second["table"], &third["table"]));
    let view = ada.table(first["table"].as_str().expect("a table")).await;
    assert_eq!(view["phase"], "playing");
}

#[tokio::test]
async fn an_action_sent_twice_is_done_once_and_answered_twice() {
    let house = House::on_sqlite().await;
    let ada = house.guest("Ada").await;
    let table = make(&ada, &json!({ "players": 2, "seats": ["open", { "computer": "greedy" }] })).await;
    let view = ada.table(&table).await;
    let body = json!({ "action": view["possible"][0]["action"], "key": "mine-1" });
    let first = ada.post(&format!("/tables/{table}/act"), &body).await.expect(StatusCode::OK);
    let second = ada.post(&format!("/tables/{table}/act"), &body).await.expect(StatusCode::OK);
    assert_eq!(first["version"], second["version"]);

    let stale = json!({ "action": view["possible"][0]["action"], "after": 0 });
    ada.post(&format!("/tables/{table}/act"), &stale).await.refused(StatusCode::CONFLICT, "stale");
}

#[tokio::test]
async fn undo_goes_back_to_the_last_reveal_and_no_further() {
    let house = House::on_sqlite().await;
    let ada = house.guest("Ada").await;
    let table = make(&ada, &json!({ "players": 1, "solo_level": 1 })).await;
    let mut undone = 0;
    // Few enough not to meet the rate limit.
    for turn in 0..90 {
        let view = ada.table(&table).await;
        if view["phase"] == "finished" {
            break;
        }
        let Some(limit) = view["undo"]["back_to"].as_u64() else {
            ada.post(&format!("/tables/{table}/undo"), &json!({}))
                .await
                .refused(StatusCode::CONFLICT, "nothing_to_undo");
            ada.play_one(&table, turn).await;
            continue;
        };
        if limit > 0 {
            let beyond = json!({ "back_to": limit - 1 });
            ada.post(&format!("/tables/{table}/undo"), &beyond).await.refused(StatusCode::CONFLICT, "undo_too_far");
        }
        if turn % 3 == 0 {
            ada.post(&format!("/tables/{table}/undo"), &json!({ "back_to": limit })).await.expect(StatusCode::OK);
            undone += 1;
        }
        ada.play_one(&table, turn).await;
    }
    assert!(undone > 3, "only {undone} undos");
}

#[tokio::test]
async fn who_resigns_leaves_the_seat_to_a_computer_player() {
    let house = House::on_sqlite().await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    let table = make(&ada, &json!({ "players": 2 })).await;
    bea.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
    bea.post(&format!("/tables/{table}/start"), &json!({})).await.expect(StatusCode::OK);
    bea.post(&format!("/tables/{table}/resign"), &json!({})).await.expect(StatusCode::OK);
    let end = play_to_the_end(&table, &[&ada]).await;
    assert_eq!(end["seats"][1]["hands"], "resigned");
}

#[tokio::test]
async fn one_device_can_hold_all_seats_with_a_curtain_between_them() {
    let house = House::on_sqlite().await;
    let ada = house.guest("Ada").await;
    let table = make(&ada, &json!({ "players": 3, "pass_and_play": true })).await;
    let curtain = ada.table(&table).await;
    assert_eq!(curtain["phase"], "playing");
    assert_eq!(curtain["you"]["seats"], json!([0, 1, 2]));
    assert_eq!(curtain["possible"], json!([]));
    let open = ada.get(&format!("/tables/{table}?seat=1")).await.expect(StatusCode::OK);
    assert_ne!(open["possible"], json!([]));
}

#[tokio::test]
async fn time_runs_out_and_the_owner_returns() {
    let house = House::on_sqlite().await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    let request = json!({ "players": 2, "time": { "live": { "bank": 10, "increment": 0 } } });
    let table = make(&ada, &request).await;
    bea.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
    bea.post(&format!("/tables/{table}/start"), &json!({})).await.expect(StatusCode::OK);
    let out = async {
        loop {
            let view = ada.table(&table).await;
            if view["seats"][0]["hands"] == "timed_out" {
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(300), out).await.expect("time runs out");
    let view = ada.table(&table).await;
    if view["phase"] == "playing" {
        ada.post(&format!("/tables/{table}/return"), &json!({})).await.expect(StatusCode::OK);
    }
}

#[tokio::test]
async fn the_same_deal_can_be_played_again_and_compared() {
    let house = House::on_sqlite().await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    let request = json!({ "players": 2, "seats": ["open", { "computer": "greedy" }] });
    let table = make(&ada, &request).await;
    let early = json!({ "players": 2, "same_deal_as": table });
    bea.post("/tables", &early).await.refused(StatusCode::CONFLICT, "not_now");
    play_to_the_end(&table, &[&ada]).await;
    let again = json!({ "players": 2, "seats": ["open", { "computer": "greedy" }], "same_deal_as": table });
    let second = make(&bea, &again).await;
    play_to_the_end(&second, &[&bea]).await;
    let both = ada.get(&format!("/tables/{table}/same-deal")).await.expect(StatusCode::OK);
    assert_eq!(both["tables"].as_array().map(Vec::len), Some(2));
    for compared in both["tables"].as_array().expect("a list") {
        assert_eq!(compared["summary"]["points"].as_array().map(Vec::len), Some(2), "{compared}");
    }
    let end = &ada.table(&table).await["end"];
    assert_eq!(both["tables"][0]["summary"]["points"][0], end["scores"][0]["points"]);
    let page = ada.raw(Request::get(format!("/t/{second}")).body(Body::empty()).expect("a request")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains(&format!("/t/{table}")), "the other result stands beside: {}", page.text);
}
