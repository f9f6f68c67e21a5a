//! After the game: every moment through every seat's eyes, the course of the game, and what a strong player makes of it.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use pax_rules::{Record, Seat, Viewer};
use serde_json::{Value, json};

use crate::house::{Answer, Caller, House, make, play_to_the_end};

const LANGUAGES: [&str; 5] = ["en", "de", "nl", "pt", "fr"];

async fn page(by: &Caller, path: &str, language: &str) -> Answer {
    let mut request = Request::get(path).header(header::ACCEPT_LANGUAGE, language).header(header::HOST, "pax.test");
    if let Some(token) = &by.token {
        request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
    }
    by.raw(request.body(Body::empty()).expect("a request")).await
}

/// A finished game of two, and how many actions it had.
async fn finished(house: &House) -> (Caller, String, usize) {
    let ada = house.guest("Ada").await;
    let table = make(&ada, &json!({ "players": 2, "seats": ["open", { "computer": "greedy" }] })).await;
    play_to_the_end(&table, &[&ada]).await;
    let last = ada.get(&format!("/tables/{table}/moments/99999")).await.expect(StatusCode::OK);
    assert_eq!(last["moment"], last["of"]);
    let actions = last["of"].as_u64().expect("a number") as usize;
    (ada, table, actions)
}

#[tokio::test]
async fn every_moment_is_there_for_every_seat_in_every_language() {
    let house = House::on_sqlite().await;
    let (ada, table, actions) = finished(&house).await;
    for moment in 0..=actions {
        for (seat, language) in
            ["0", "1", "all"].into_iter().flat_map(|seat| LANGUAGES.map(|language| (seat, language)))
        {
            let shown = page(&ada, &format!("/t/{table}/moment/{moment}?seat={seat}"), language).await;
            assert_eq!(shown.status, StatusCode::OK, "{moment} {seat} {language}");
            assert!(!shown.text.contains('⟦'), "{moment} {seat} {language}: {}", shown.text);
            assert!(!shown.text.contains("form=\"act\""), "nothing can be done in the past");
            assert!(!shown.text.contains("style="), "{moment}");
        }
    }
    for language in LANGUAGES {
        let shown = page(&ada, &format!("/t/{table}"), language).await;
        assert!(!shown.text.contains('⟦'), "{language}: {}", shown.text);
        assert!(!shown.text.contains("style="), "{language}");
    }
    let beyond = page(&ada, &format!("/t/{table}/moment/0?seat=2"), "en").await;
    assert_eq!(beyond.status, StatusCode::NOT_FOUND);
    let by_form = page(&ada, &format!("/t/{table}/moment?n=3&seat=1"), "en").await;
    assert_eq!(by_form.status, StatusCode::SEE_OTHER);
    assert_eq!(by_form.headers[header::LOCATION], format!("/t/{table}/moment/3?seat=1"));
}

#[tokio::test]
async fn a_seat_sees_no_more_of_a_moment_than_it_saw_then() {
    let house = House::on_sqlite().await;
    let (ada, table, actions) = finished(&house).await;
    let record = ada.get(&format!("/tables/{table}/record")).await;
    let record = Record::parse(record.text.trim()).expect("a record");
    for moment in (0..actions).step_by(7) {
        let game = record.replay(moment, &mut ()).expect("a game");
        for seat in record.setup.seats() {
            let path = format!("/tables/{table}/moments/{moment}?seat={seat}");
            let view = ada.get(&path).await.expect(StatusCode::OK)["view"].clone();
            let seen = game.view(Viewer::Seat(seat));
            let codes = |cards: &mut dyn Iterator<Item = Option<pax_rules::Card>>| -> Vec<Value> {
                cards.map(|card| json!(card.map(|card| card.to_string()))).collect()
            };
            assert_eq!(view["board"]["rome"]["face_down"], json!(codes(&mut seen.rome_hidden().into_iter())), "{path}");
            for other in record.setup.seats() {
                let hand = &view["board"]["players"][other.index()]["hand"];
                assert_eq!(*hand, json!(codes(&mut seen.hand(other))), "{path}");
            }
        }
    }
}

#[tokio::test]
async fn the_moments_of_a_running_game_are_nobodys_to_see() {
    let house = House::on_sqlite().await;
    let ada = house.guest("Ada").await;
    let table = make(&ada, &json!({ "players": 2, "seats": ["open", { "computer": "greedy" }] })).await;
    ada.play_one(&table, 0).await;
    for path in ["moment/0", "moment/0?seat=0", "moment/1?seat=all", "moment?n=0&seat=0", "review"] {
        let answer = page(&ada, &format!("/t/{table}/{path}"), "en").await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{path}");
    }
    for path in ["moments/0", "moments/0?seat=0", "analysis"] {
        ada.get(&format!("/tables/{table}/{path}")).await.refused(StatusCode::CONFLICT, "not_now");
    }
}

#[tokio::test]
async fn the_course_is_the_reckoning_of_the_replayed_record() {
    let house = House::on_sqlite().await;
    let (ada, table, actions) = finished(&house).await;
    let record = ada.get(&format!("/tables/{table}/record")).await;
    let record = Record::parse(record.text.trim()).expect("a record");
    let course = ada.get(&format!("/tables/{table}/analysis")).await.expect(StatusCode::OK)["course"].clone();
    let stations = course["stations"].as_array().expect("stations").clone();
    let shown = page(&ada, &format!("/t/{table}"), "en").await.text;
    for station in &stations {
        let moment = station["moment"].as_u64().expect("a number") as usize;
        let game = record.replay(moment, &mut ()).expect("a game");
        let outcome = game.reckoning();
        assert_eq!(station["points"], json!(outcome.points().collect::<Vec<_>>()));
        assert_eq!(station["rome_holds"], outcome.rome_holds);
        assert_eq!(station["winners"], json!(outcome.winners.iter().map(Seat::index).collect::<Vec<_>>()));
        for (place, category) in record.setup.categories().iter().enumerate() {
            assert_eq!(course["categories"][place], category.name());
            assert_eq!(station["rome"][place], game.rome_strength(*category));
            for seat in record.setup.seats() {
                assert_eq!(station["seats"][seat.index()][place], game.strength(seat, *category));
            }
        }
        // The table under the chart of points has the same numbers, and leads to the moment.
        let label = if station["round"] == 0 { "Opening".to_owned() } else { station["round"].to_string() };
        let cells: String = outcome.points().map(|points| format!("<td>{points}</td>")).collect();
        let row = format!("<th scope=\"row\"><a href=\"/t/{table}/moment/{moment}\">{label}</a></th>{cells}</tr>");
        assert!(shown.contains(&row), "{row}");
    }
    let rounds: Vec<u64> = stations.iter().map(|station| station["round"].as_u64().expect("a number")).collect();
    assert_eq!(rounds, (0..stations.len() as u64).collect::<Vec<_>>());
    assert_eq!(stations.last().map(|station| &station["moment"]), Some(&json!(actions)));
}

#[tokio::test]
async fn the_review_comes_by_itself() {
    let house = House::on_sqlite().await;
    let ada = house.guest("Ada").await;
    let table = make(&ada, &json!({ "players": 1, "solo_level": 1 })).await;
    play_to_the_end(&table, &[&ada]).await;
    let waiting = page(&ada, &format!("/t/{table}"), "en").await.text;
    assert!(waiting.contains(&format!("data-from=\"/t/{table}/review\"")), "{waiting}");
    let analysis = loop {
        let analysis = ada.get(&format!("/tables/{table}/analysis")).await.expect(StatusCode::OK);
        if analysis["ready"] == true {
            break analysis;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let (chances, stations) = (&analysis["review"]["chances"], &analysis["course"]["stations"]);
    assert_eq!(chances.as_array().map(Vec::len), stations.as_array().map(Vec::len));
    let end = ada.table(&table).await["end"]["winners"].as_array().map(Vec::len);
    let last = chances.as_array().and_then(|all| all.last()).expect("the end");
    assert_eq!(last["seats"][0], end.map(|winners| winners as f64).unwrap_or_default());
    for language in LANGUAGES {
        for path in [format!("/t/{table}"), format!("/t/{table}/review")] {
            let shown = page(&ada, &path, language).await.text;
            assert!(!shown.contains('⟦') && !shown.contains("data-from="), "{language}: {shown}");
            assert!(shown.contains("chart-chances-title"), "{shown}");
        }
    }
}
