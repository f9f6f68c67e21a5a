//! Who may do what: every deed at a table × everybody who might try it. What may be refused for other reasons than the
//! asker counts as allowed here: the law let it through.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::house::{Caller, House};

const DEEDS: &[(&str, &str)] = &[
    ("GET", ""),
    ("GET", "/events"),
    ("GET", "/chat"),
    ("GET", "/record"),
    ("POST", "/join"),
    ("POST", "/leave"),
    ("POST", "/give-seat"),
    ("POST", "/start"),
    ("POST", "/close"),
    ("POST", "/act"),
    ("POST", "/undo"),
    ("POST", "/resign"),
    ("POST", "/return"),
    ("POST", "/hint"),
    ("POST", "/rematch"),
    ("POST", "/chat"),
];

/// One letter per role: `.` unknown (401), `-` not for you (403), `?` no such table for you (404), `+` let through.
async fn row(deed: (&str, &str), table: &str, people: &[Caller]) -> String {
    let (method, path) = deed;
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

/// A stream has no end: its first line is enough.
async fn events(person: &Caller, path: &str) -> StatusCode {
    let sent = person.get(path);
    tokio::time::timeout(std::time::Duration::from_millis(200), sent)
        .await
        .map_or(StatusCode::OK, |answer| answer.status)
}

/// Anonymous, stranger, former player, spectator with the invitation left out, seat, creator.
async fn everybody(house: &House, public: bool) -> (String, Vec<Caller>) {
    let creator = house.guest("Creator").await;
    let (seat, former) = (house.guest("Seat").await, house.guest("Former").await);
    let request = json!({ "players": 4, "public": public, "join": false, "start": false });
    let made = creator.post("/tables", &request).await.expect(StatusCode::CREATED);
    let table = made["table"].as_str().expect("a table").to_owned();
    let join = |number: usize| json!({ "seat": number, "invitation": made["invitation"] });
    seat.post(&format!("/tables/{table}/join"), &join(0)).await.expect(StatusCode::OK);
    former.post(&format!("/tables/{table}/join"), &join(1)).await.expect(StatusCode::OK);
    former.post(&format!("/tables/{table}/leave"), &json!({})).await.expect(StatusCode::OK);
    let stranger = house.guest("Stranger").await;
    (table, vec![house.nobody(), stranger, former, seat, creator])
}

async fn check(public: bool, expected: &[(&str, &str)]) {
    let house = House::on_sqlite().await;
    let mut wrong = Vec::new();
    assert_eq!(expected.len(), DEEDS.len(), "every deed has a row");
    for (deed, (name, letters)) in DEEDS.iter().zip(expected) {
        // A fresh table for every row: some deeds change it.
        let (table, people) = everybody(&house, public).await;
        let found = row(*deed, &table, &people).await;
        if (format!("{} {}", deed.0, deed.1), &*found) != ((*name).to_owned(), *letters) {
            wrong.push(format!("(\"{} {}\", \"{found}\"), expected {name} {letters}", deed.0, deed.1));
        }
    }
    assert!(wrong.is_empty(), "anonymous, stranger, former, seat, creator:\n{}", wrong.join("\n"));
}

#[tokio::test]
async fn at_a_public_table_that_gathers() {
    check(
        true,
        &[
            ("GET ", "+++++"),
            ("GET /events", "+++++"),
            ("GET /chat", "+++++"),
            ("GET /record", "+++++"),
            ("POST /join", ".++++"),
            ("POST /leave", ".--++"),
            ("POST /give-seat", ".---+"),
            ("POST /start", ".--++"),
            ("POST /close", ".---+"),
            ("POST /act", ".--+-"),
            ("POST /undo", ".--+-"),
            ("POST /resign", ".--+-"),
            ("POST /return", ".--+-"),
            ("POST /hint", ".--+-"),
            ("POST /rematch", ".--+-"),
            ("POST /chat", ".-+++"),
        ],
    )
    .await;
}

#[tokio::test]
async fn at_a_private_table_that_gathers() {
    check(
        false,
        &[
            ("GET ", "??+++"),
            ("GET /events", "??+++"),
            ("GET /chat", "??+++"),
            ("GET /record", "??+++"),
            ("POST /join", ".?+++"),
            ("POST /leave", "??-++"),
            ("POST /give-seat", "??--+"),
            ("POST /start", "??-++"),
            ("POST /close", "??--+"),
            ("POST /act", "??-+-"),
            ("POST /undo", "??-+-"),
            ("POST /resign", "??-+-"),
            ("POST /return", "??-+-"),
            ("POST /hint", "??-+-"),
            ("POST /rematch", ".?-+-"),
            ("POST /chat", ".?+++"),
        ],
    )
    .await;
}
