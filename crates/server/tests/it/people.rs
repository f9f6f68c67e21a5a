//! Guests, accounts, sessions.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use pax_server::Options;
use serde_json::json;

use crate::house::{Answer, Caller, House, make, play_to_the_end};

#[tokio::test]
async fn a_guest_becomes_an_account_and_finds_back() {
    let house = House::on_sqlite().await;
    let ada = house.guest("Ada").await;
    let account = json!({ "name": "Ada L", "password": "correct horse" });
    ada.post("/account", &json!({ "name": "Ada L", "password": "short" }))
        .await
        .refused(StatusCode::UNPROCESSABLE_ENTITY, "bad_request");
    let recovery = ada.post("/account", &account).await.expect(StatusCode::OK)["recovery"].clone();
    ada.post("/account", &account).await.refused(StatusCode::CONFLICT, "not_a_guest");
    let other = house.guest("Eve").await;
    let taken = json!({ "name": "ADA l", "password": "correct horse" });
    other.post("/account", &taken).await.refused(StatusCode::CONFLICT, "name_taken");

    let wrong = json!({ "name": "Ada L", "password": "wrong horse" });
    house.nobody().post("/sign-in", &wrong).await.refused(StatusCode::UNAUTHORIZED, "wrong_password");
    let unknown = json!({ "name": "Nobody", "password": "wrong horse" });
    house.nobody().post("/sign-in", &unknown).await.refused(StatusCode::UNAUTHORIZED, "wrong_password");
    let welcome = house.nobody().post("/sign-in", &json!({ "name": "ada l", "password": "correct horse" })).await;
    let welcome = welcome.expect(StatusCode::OK);
    assert_eq!(welcome["me"]["id"], ada.id);

    let lost = json!({ "name": "Ada L", "recovery": recovery, "password": "battery staple" });
    let found = house.nobody().post("/recovery", &lost).await.expect(StatusCode::OK);
    assert_ne!(found["recovery"], recovery);
    ada.get("/me").await.refused(StatusCode::UNAUTHORIZED, "who_are_you");
    house.nobody().post("/recovery", &lost).await.refused(StatusCode::UNAUTHORIZED, "wrong_recovery");
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let house = House::on_sqlite().await;
    let ada = house.guest("Ada").await;
    let token =
        ada.post("/me/tokens", &json!({ "label": "my bot" })).await.expect(StatusCode::CREATED)["token"].clone();
    let bot = Caller { token: token.as_str().map(str::to_owned), ..ada.clone() };
    assert_eq!(bot.get("/me").await.expect(StatusCode::OK)["name"], "Ada");
    let sessions = ada.get("/me/sessions").await.expect(StatusCode::OK);
    let sessions = sessions.as_array().expect("a list");
    assert_eq!(sessions.len(), 2);
    let of_bot = sessions.iter().find(|session| session["token"] == true).expect("the bot's");
    assert_eq!((&of_bot["label"], &of_bot["current"]), (&json!("my bot"), &json!(false)));
    let path = format!("/me/sessions/{}", of_bot["id"].as_str().expect("an id"));
    ada.send(Method::DELETE, &path, None).await.expect(StatusCode::NO_CONTENT);
    bot.get("/me").await.refused(StatusCode::UNAUTHORIZED, "who_are_you");
    ada.post("/sign-out", &json!({})).await.expect(StatusCode::NO_CONTENT);
    ada.get("/me").await.refused(StatusCode::UNAUTHORIZED, "who_are_you");
}

#[tokio::test]
async fn the_cookie_is_out_of_reach_of_scripts() {
    let house = House::on_sqlite().await;
    let request = Request::post("/api/v1/guests")
        .header(header::CONTENT_TYPE, "application/json")
        .body(Body::from(r#"{"name":"Ada"}"#))
        .expect("a request");
    let answer = house.nobody().raw(request).await;
    let cookie = answer.headers[header::SET_COOKIE].to_str().expect("text").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let (pair, _) = cookie.split_once(';').expect("a pair");
    let me = Request::get("/api/v1/me").header(header::COOKIE, pair).body(Body::empty()).expect("a request");
    assert_eq!(house.nobody().raw(me).await.expect(StatusCode::OK)["name"], "Ada");
}

#[tokio::test]
async fn behind_tls_the_session_travels_over_tls_only() {
    let house = House::with(Options { secure: true, ..House::options() }).await;
    let form = |path: &str, cookie: &str| {
        Request::post(path)
            .header(header::HOST, "pax.test")
            .header("sec-fetch-site", "same-origin")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::COOKIE, cookie)
            .body(Body::from("name=Ada&theme=dark"))
            .expect("a request")
    };
    let set = |answer: &Answer| answer.headers[header::SET_COOKIE].to_str().expect("text").to_owned();
    let session = set(&house.nobody().raw(form("/account/guest", "")).await);
    assert!(session.starts_with("__Host-pax_session=") && session.contains("; Secure"), "{session}");
    assert!(session.contains("; Path=/;") && session.contains("; Max-Age=31536000"), "{session}");
    let look = set(&house.nobody().raw(form("/settings", "")).await);
    assert!(look.starts_with("pax_look=theme=dark&pace=even;") && look.contains("; Secure"), "{look}");

    let (pair, _) = session.split_once(';').expect("a pair");
    let ended = set(&house.nobody().raw(form("/account/sign-out", pair)).await);
    assert!(ended.starts_with("__Host-pax_session=;") && ended.contains("; Max-Age=0"), "{ended}");
    let without_tls = pair.replace("__Host-", "");
    let refused = house.nobody().raw(form("/account/sign-out", &without_tls)).await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED, "{}", refused.text);
}

#[tokio::test]
async fn names_are_checked() {
    let house = House::on_sqlite().await;
    for name in ["", "   ", "a\u{202e}b", &"x".repeat(25)] {
        house
            .nobody()
            .post("/guests", &json!({ "name": name }))
            .await
            .refused(StatusCode::UNPROCESSABLE_ENTITY, "bad_name");
    }
}

#[tokio::test]
async fn passwords_cannot_be_guessed_quickly() {
    let house = House::limited().await;
    let ada = house.guest("Ada").await;
    // All at once: however long a hash takes, nobody gets new attempts meanwhile.
    let guess = json!({ "name": "Ada", "password": "12345678" });
    let guesses = (0..20).map(|_| ada.post("/sign-in", &guess));
    let answers = futures_util::future::join_all(guesses).await;
    let refused = answers.iter().filter(|answer| answer.status == StatusCode::TOO_MANY_REQUESTS).count();
    assert!(refused >= 5, "{refused} of 20 were told to wait");
}

#[tokio::test]
async fn a_rated_game_moves_accounts_and_levels_but_not_guests() {
    let house = House::on_sqlite().await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    ada.post("/account", &json!({ "name": "Ada", "password": "correct horse" })).await.expect(StatusCode::OK);
    let request = json!({ "players": 3, "rated": true, "seats": ["open", "open", { "computer": "random" }] });
    let table = make(&ada, &request).await;
    bea.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
    ada.post(&format!("/tables/{table}/start"), &json!({})).await.expect(StatusCode::OK);
    play_to_the_end(&table, &[&ada, &bea]).await;
    let ratings = house.nobody().get("/ratings/3").await.expect(StatusCode::OK);
    let mut names: Vec<&str> = ratings.as_array().expect("a list").iter().filter_map(|r| r["name"].as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Ada", "random"]);
    let page = bea.get(&format!("/people/{}", ada.id)).await.expect(StatusCode::OK);
    assert_eq!(page["ratings"][0]["games"], 1);
}
