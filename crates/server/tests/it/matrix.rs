//! Who may do what: every deed at a table × everybody who might try it. What may be refused for other reasons than the
//! asker counts as allowed here: the law let it through.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::house::{Caller, House};

/// One letter per role: `.` unknown (401), `-` not for you (403), `?` no such table for you (404), `+` let through.
async fn row(method: &str, path: &str, table: &str, people: &[Caller]) -> String {
    let body = match path {
        "/give-seat" => json!({ "seat": 3, "level": "random" }),
        "/act" => json!({ "seat": 0, "action": "nonsense" }),
        "/leave" | "/undo" | "/resign" | "/return" | "/hint" => json!({ "seat": 0 }),
        "/chat" => json!({ "text": "" }),
        "/join" => json!({ "seat": 0 }),
        _ => json!({}),
    };
    let mut letters = String::new();
    for person in people {
        let method: Method = method.parse().expect("a method");
        let body: Option<&Value> = (method == Method::POST).then_some(&body);
        let full = format!("/tables/{table}{path}");
        let status =
            if path == "/events" { events(person, &full).await } else { person.send(method, &full, body).await.status };
        letters.push(match status {
            StatusCode::UNAUTHORIZED => '.',
            StatusCode::FORBIDDEN => '-',
            StatusCode::NOT_FOUND => '?',
            status if status.is_server_error() => panic!("{path}: {status}"),
            _ => '+',
        });
    }
    letters
}

/// A stream has no end: its head is enough.
async fn events(person: &Caller, path: &str) -> StatusCode {
    let mut request = Request::get(format!("/api/v1{path}"));
    if let Some(token) = &person.token {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    let request = request.body(Body::empty()).expect("a request");
    person.routes.clone().oneshot(request).await.expect("an answer").status()
}

/// A visitor without a name, somebody else, a former player, who has seat 0, who made the table.
async fn everybody(house: &House, public: bool, begun: bool) -> (String, Vec<Caller>) {
    let creator = house.guest("Creator").await;
    let (seat, former) = (house.guest("Seat").await, house.guest("Former").await);
    let request = json!({ "players": 4, "public": public, "join": false, "start": false });
    let made = creator.post("/tables", &request).await.expect(StatusCode::CREATED);
    let table = made["table"].as_str().expect("a table").to_owned();
    let join = |number: usize| json!({ "seat": number, "invitation": made["invitation"] });
    seat.post(&format!("/tables/{table}/join"), &join(0)).await.expect(StatusCode::OK);
    former.post(&format!("/tables/{table}/join"), &join(1)).await.expect(StatusCode::OK);
    former.post(&format!("/tables/{table}/leave"), &json!({})).await.expect(StatusCode::OK);
    if begun {
        for number in 1..4 {
            let give = json!({ "seat": number, "level": "random" });
            creator.post(&format!("/tables/{table}/give-seat"), &give).await.expect(StatusCode::OK);
        }
        seat.post(&format!("/tables/{table}/start"), &json!({})).await.expect(StatusCode::OK);
    }
    let other = house.guest("Other").await;
    (table, vec![house.nobody(), other, former, seat, creator])
}

/// The columns: nobody, another person, former player, seat, creator. At a public table another person is a spectator,
/// at a private one a stranger.
const LAW: &[(&str, &str, &str, &str)] = &[
    ("GET", "", "+++++", "??+++"),
    ("GET", "/events", "+++++", "??+++"),
    ("GET", "/chat", "+++++", "??+++"),
    ("GET", "/record", "+++++", "??+++"),
    ("GET", "/same-deal", "+++++", "??+++"),
    ("POST", "/join", ".++++", ".?+++"),
    ("POST", "/leave", ".--++", "??-++"),
    ("POST", "/give-seat", ".---+", "??--+"),
    ("POST", "/start", ".--++", "??-++"),
    ("POST", "/close", ".---+", "??--+"),
    ("POST", "/act", ".--+-", "??-+-"),
    ("POST", "/undo", ".--+-", "??-+-"),
    ("POST", "/resign", ".--+-", "??-+-"),
    ("POST", "/return", ".--+-", "??-+-"),
    ("POST", "/hint", ".--+-", "??-+-"),
    ("POST", "/rematch", ".--+-", ".?-+-"),
    ("POST", "/chat", ".--++", ".?-++"),
];

async fn check(public: bool, begun: bool) {
    let house = House::on_sqlite().await;
    let mut wrong = Vec::new();
    for (method, path, at_public, at_private) in LAW {
        // A fresh table for every row: some deeds change it.
        let (table, people) = everybody(&house, public, begun).await;
        let (found, expected) = (row(method, path, &table, &people).await, if public { at_public } else { at_private });
        if found != *expected {
            wrong.push(format!("{method} {path}: {found}, and the law says {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn at_a_public_table_before_the_game() {
    check(true, false).await;
}

#[tokio::test]
async fn at_a_private_table_before_the_game() {
    check(false, false).await;
}

#[tokio::test]
async fn at_a_public_table_during_the_game() {
    check(true, true).await;
}

#[tokio::test]
async fn at_a_private_table_during_the_game() {
    check(false, true).await;
}
