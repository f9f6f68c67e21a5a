//! The description of the API is there, is whole, and can be read.

use axum::http::StatusCode;

use serde_json::{Value, json};

use crate::house::{House, make, play_to_the_end};

#[tokio::test]
async fn the_description_names_every_operation_with_a_summary() {
    let house = House::on_sqlite().await;
    let description = house.nobody().get("/openapi.json").await.expect(StatusCode::OK);
    let paths = description["paths"].as_object().expect("paths");
    assert!(paths.len() > 30, "{}", paths.len());
    for (path, methods) in paths {
        assert!(path.starts_with("/api/v1/"), "{path}");
        for (method, operation) in methods.as_object().expect("methods") {
            assert!(operation["summary"].is_string(), "{method} {path} has no summary");
            assert!(operation["responses"].is_object(), "{method} {path} has no answers");
            let refused = &operation["responses"]["default"]["content"]["application/json"]["schema"]["$ref"];
            assert_eq!(refused, "#/components/schemas/Problem", "{method} {path}");
        }
    }
    let page = house.nobody().get("/docs").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("POST /api/v1/tables/{table}/act"));
}

/// Held against the description as well: a problem in JSON, whatever part of the request it is about.
#[tokio::test]
async fn what_cannot_be_read_is_a_problem_wherever_it_stands() {
    let house = House::on_sqlite().await;
    let ada = house.guest("Ada").await;
    for path in
        ["/people/nobody", "/daily?day=-1", "/tables/nowhere/chat?after=yesterday", "/public-tables?running=perhaps"]
    {
        ada.get(path).await.refused(StatusCode::UNPROCESSABLE_ENTITY, "bad_request");
    }
    for body in [json!({ "players": "two" }), json!([2])] {
        ada.post("/tables", &body).await.refused(StatusCode::UNPROCESSABLE_ENTITY, "bad_request");
    }
    ada.post("/me/campaign", &json!([])).await.refused(StatusCode::UNPROCESSABLE_ENTITY, "bad_request");
}

/// Every answer is held against the description where it is asked for; here they are asked for in all kinds of games.
#[tokio::test]
async fn what_is_answered_at_tables_of_all_kinds_is_as_described() {
    let house = House::on_sqlite().await;
    let ada = house.guest("Ada").await;
    let computer = json!({ "computer": "greedy" });
    for request in [
        json!({ "players": 1, "solo_level": 2, "nocturnus": true }),
        json!({ "players": 2, "seats": ["open", computer], "open_tally": false }),
        json!({ "players": 5, "seats": ["open", computer, computer, computer, computer], "nocturnus": true,
            "time": { "live": { "bank": 3600, "increment": 10 } } }),
    ] {
        let table = make(&ada, &request).await;
        ada.post(&format!("/tables/{table}/hint"), &json!({})).await.expect(StatusCode::OK);
        ada.post(&format!("/tables/{table}/chat"), &json!({ "text": "salve" })).await.expect(StatusCode::CREATED);
        ada.get(&format!("/tables/{table}/chat")).await.expect(StatusCode::OK);
        ada.get("/me/tables").await.expect(StatusCode::OK);
        house.nobody().get("/public-tables?phase=playing").await.expect(StatusCode::OK);
        play_to_the_end(&table, &[&ada]).await;
        for path in ["record", "same-deal"] {
            ada.get(&format!("/tables/{table}/{path}")).await.expect(StatusCode::OK);
        }
    }
    ada.post("/daily", &json!({})).await.expect(StatusCode::CREATED);
    ada.post("/me/campaign", &json!({})).await.expect(StatusCode::CREATED);
    for path in ["/me", "/me/sessions", "/me/campaign", "/daily", "/levels", "/ratings/2"] {
        ada.get(path).await.expect(StatusCode::OK);
    }
    ada.get(&format!("/people/{}", ada.id)).await.expect(StatusCode::OK);
}

/// Nothing is described as just some object but what a table's cards and a record are, which have pages of their own.
#[tokio::test]
async fn the_description_is_exact() {
    let house = House::on_sqlite().await;
    let document = house.nobody().description().await;
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    let vague: Vec<&str> = schemas
        .iter()
        .flat_map(|(name, schema)| {
            let fields = schema["properties"].as_object().into_iter().flatten();
            fields.filter(|(_, field)| is_vague(field)).map(move |(field, _)| (name, field))
        })
        .map(|(_, field)| field.as_str())
        .collect();
    assert_eq!(vague, ["cards"]);
    assert!(schemas.contains_key("TableView") && schemas.contains_key("PlayerView"), "{:?}", schemas.keys());
}

fn is_vague(schema: &Value) -> bool {
    let is_object =
        schema["type"] == "object" || schema["type"].as_array().is_some_and(|t| t.contains(&json!("object")));
    is_object && schema["properties"].is_null() && schema["additionalProperties"].is_null()
}
