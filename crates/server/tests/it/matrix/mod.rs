//! Who may do what: every endpoint × everybody who might try it × every phase of a table. An endpoint without a row fails
//! the test, so that nobody forgets to rule on a new one.

mod cast;
mod endpoints;
mod law;

use std::collections::BTreeSet;

use axum::http::StatusCode;
use serde_json::Value;

use crate::house::{Answer, House, make, play_to_the_end};
use cast::{Cast, Phase, Sender};
use endpoints::Endpoint;
use law::{ELSEWHERE, TABLES};

/// One letter per answer: `.` say who you are (401), `-` not for you (403), `?` there is no such thing for you (404),
/// `x` not now (409), `+` the law let it through, whatever came of it. Pages do not tell one 409 from another.
fn letter(endpoint: &Endpoint, answer: &Answer) -> char {
    let is_page = !endpoint.path.starts_with("/api/");
    let code =
        serde_json::from_str::<Value>(&answer.text).ok().and_then(|body| Some(body["code"].as_str()?.to_owned()));
    match answer.status {
        StatusCode::UNAUTHORIZED => '.',
        StatusCode::FORBIDDEN => '-',
        StatusCode::NOT_FOUND => '?',
        StatusCode::CONFLICT if is_page || code.as_deref() == Some("not_now") => 'x',
        status if status.is_server_error() || status == StatusCode::TOO_MANY_REQUESTS => {
            panic!("{endpoint}: {status} {}", answer.text)
        }
        _ => '+',
    }
}

#[tokio::test]
async fn at_public_tables() {
    check(true).await;
}

#[tokio::test]
async fn at_private_tables() {
    check(false).await;
}

async fn check(public: bool) {
    let house = House::on_sqlite().await;
    // Nothing changes a finished table: one will do for all.
    let finished = Cast::gathered(&house, public).await;
    finished.begin().await;
    play_to_the_end(&finished.table, &[&finished.seat]).await;
    let mut wrong = Vec::new();
    for (what, fields, at_public, at_private) in TABLES {
        let endpoint: Endpoint = what.parse().expect("an endpoint");
        let mut found = [String::new(), String::new(), String::new()];
        for (phase, letters) in Phase::ALL.into_iter().zip(&mut found) {
            // A fresh table for every row: some deeds change it.
            let fresh = match phase {
                Phase::Gathering | Phase::Playing => Some(Cast::gathered(&house, public).await),
                Phase::Finished => None,
            };
            let cast = fresh.as_ref().unwrap_or(&finished);
            if phase == Phase::Playing {
                cast.begin().await;
            }
            for sender in cast.everybody() {
                letters.push(letter(&endpoint, &sender.send(&endpoint, &cast.table, fields).await));
            }
        }
        let law = if public { at_public } else { at_private };
        if found != *law {
            wrong.push(format!("{what}: {found:?}, and the law says {law:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The columns: a visitor without a name, and a guest.
#[tokio::test]
async fn everywhere_else() {
    let house = House::on_sqlite().await;
    let other = house.guest("Other").await;
    let sessions = other.get("/me/sessions").await.expect(StatusCode::OK);
    let others_session = sessions[0]["id"].as_str().expect("an id").to_owned();
    let mut wrong = Vec::new();
    for (what, fields, law) in ELSEWHERE {
        let endpoint: Endpoint = what.parse().expect("an endpoint");
        let path = endpoint.path.replace("{person}", &other.id.to_string()).replace("{session}", &others_session);
        let filled = Endpoint { path: path.replace("{mode}", "2").replace("{file}", "none.js"), ..endpoint };
        let mut found = String::new();
        for person in [house.nobody(), house.guest("Guest").await] {
            found.push(letter(&filled, &Sender { person, invitation: None }.send(&filled, "", fields).await));
        }
        if found != *law {
            wrong.push(format!("{what}: {found:?}, and the law says {law:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Nobody ended what is another's.
    other.get("/me").await.expect(StatusCode::OK);
}

#[tokio::test]
async fn every_endpoint_has_a_row() {
    let house = House::on_sqlite().await;
    let known: BTreeSet<String> =
        TABLES.iter().map(|row| row.0).chain(ELSEWHERE.iter().map(|row| row.0)).map(str::to_owned).collect();
    let there: BTreeSet<String> = endpoints::all(&house).await.iter().map(ToString::to_string).collect();
    let missing: Vec<_> = there.difference(&known).collect();
    let gone: Vec<_> = known.difference(&there).collect();
    assert!(missing.is_empty(), "nobody has ruled on {missing:?}: add a row to law.rs");
    assert!(gone.is_empty(), "there is no {gone:?} any more");
    assert!(there.len() > 80, "only {} endpoints were found", there.len());
}

/// What is listed for others: a private table is in no list but those of the people who sit there.
#[tokio::test]
async fn private_tables_are_in_nobody_elses_lists() {
    let house = House::on_sqlite().await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    for (public, seen) in [(true, 1), (false, 0)] {
        let request = serde_json::json!({
            "players": 2, "seats": ["open", { "computer": "random" }], "public": public
        });
        let table = make(&ada, &request).await;
        let running = bea.get("/public-tables?phase=playing").await.text + &bea.get("/public-tables").await.text;
        assert_eq!(running.matches(&table).count() > 0, public && running.contains("playing"), "{running}");
        play_to_the_end(&table, &[&ada]).await;
        for by in [&bea, &house.nobody()] {
            for path in [format!("/people/{}/finished", ada.id), format!("/people/{}", ada.id)] {
                assert_eq!(by.get(&path).await.text.matches(&table).count(), seen, "{path}");
            }
            let page = by.raw(Sender::page(&format!("/p/{}", ada.id), by)).await;
            assert_eq!(page.text.contains(&table), public, "{}", page.text);
        }
        assert!(ada.get(&format!("/people/{}/finished", ada.id)).await.text.contains(&table));
    }
}
