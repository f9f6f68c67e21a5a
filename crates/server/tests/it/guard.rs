//! What every request passes.

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode, header};

use pax_server::{Options, Peer, Secret};

use crate::house::House;

fn sign_out(house_token: &str) -> axum::http::request::Builder {
    Request::post("/api/v1/sign-out")
        .header(header::HOST, "pax.example")
        .header(header::COOKIE, format!("pax_session={house_token}"))
}

#[tokio::test]
async fn forms_of_other_sites_are_refused() {
    let house = House::on_sqlite().await;
    let ada = house.guest("Ada").await;
    let token = ada.token.clone().expect("a token");
    let rows = [
        (None, None, StatusCode::FORBIDDEN),
        (Some("cross-site"), None, StatusCode::FORBIDDEN),
        (Some("same-site"), None, StatusCode::FORBIDDEN),
        (None, Some("https://evil.example"), StatusCode::FORBIDDEN),
        (None, Some("null"), StatusCode::FORBIDDEN),
        (Some("cross-site"), Some("http://pax.example"), StatusCode::FORBIDDEN),
        (None, Some("http://pax.example"), StatusCode::NO_CONTENT),
    ];
    for (site, origin, status) in rows {
        let mut request = sign_out(&token);
        if let Some(site) = site {
            request = request.header("sec-fetch-site", site);
        }
        if let Some(origin) = origin {
            request = request.header(header::ORIGIN, origin);
        }
        let answer = house.nobody().raw(request.body(Body::empty()).expect("a request")).await;
        assert_eq!(answer.status, status, "{site:?} {origin:?}: {}", answer.text);
    }
}

#[tokio::test]
async fn every_answer_has_the_headers_that_keep_browsers_safe() {
    let house = House::on_sqlite().await;
    for path in ["/", "/healthz", "/api/v1/me", "/nowhere"] {
        let answer = house.nobody().raw(Request::get(path).body(Body::empty()).expect("a request")).await;
        let policy = answer.headers[header::CONTENT_SECURITY_POLICY].to_str().expect("text");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.headers[header::X_CONTENT_TYPE_OPTIONS], "nosniff", "{path}");
    }
}

#[tokio::test]
async fn bodies_are_bounded() {
    let house = House::on_sqlite().await;
    let ada = house.guest("Ada").await;
    let long = serde_json::json!({ "text": "x".repeat(40_000) });
    ada.post("/tables/T/chat", &long).await.refused(StatusCode::PAYLOAD_TOO_LARGE, "too_large");
}

#[tokio::test]
async fn one_address_cannot_ask_without_end() {
    let house = House::limited().await;
    let ask = async |address: &str| house.nobody().raw(from(address, "/healthz", &[])).await;
    // The bucket fills up again with time, so a slow machine asks more often before it is refused.
    let mut asked = 0;
    let refusal = loop {
        let answer = ask("198.51.100.7:1000").await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            break answer;
        }
        asked += 1;
        assert!(asked < 50_000, "never refused");
    };
    assert!(asked >= 600, "honest play would have met this: {asked}");
    assert!(refusal.text.contains("<h1>A little slower</h1>"), "a browser is told in a page: {}", refusal.text);
    assert_eq!(ask("198.51.100.8:1000").await.status, StatusCode::OK);
}

#[tokio::test]
async fn whoever_runs_it_can_look() {
    let house = House::on_sqlite().await;
    for (path, part) in [("/healthz", "ok"), ("/readyz", "ready"), ("/metrics", "pax_commit_seconds")] {
        let answer = house.nobody().raw(from("127.0.0.1:1000", path, &[])).await;
        assert_eq!(answer.status, StatusCode::OK);
        assert!(answer.text.contains(part), "{path}: {}", answer.text);
    }
}

#[tokio::test]
async fn metrics_are_for_this_machine_and_for_whoever_has_the_token() {
    const TOKEN: &str = "a-token-for-prometheus";
    let token = Secret::claimed(TOKEN);
    let (shut, open) =
        (House::on_sqlite().await, House::with(Options { metrics_token: token, ..House::options() }).await);
    let proxied = House::with(Options { behind_proxy: true, ..House::options() }).await;
    let bearer = format!("Bearer {TOKEN}");
    let elsewhere = "198.51.100.7:1000";
    type Headers<'h> = &'h [(&'h str, &'h str)];
    let rows: &[(&House, &str, Headers<'_>, bool)] = &[
        (&shut, "127.0.0.1:1000", &[], true),
        (&shut, "[::1]:1000", &[], true),
        (&shut, "[::ffff:127.0.0.1]:1000", &[], true),
        (&shut, elsewhere, &[], false),
        (&shut, elsewhere, &[("authorization", &bearer)], false),
        (&shut, elsewhere, &[("x-forwarded-for", "127.0.0.1")], false),
        (&shut, "127.0.0.1:1000", &[("x-forwarded-for", "198.51.100.7")], false),
        (&shut, "127.0.0.1:1000", &[("forwarded", "for=198.51.100.7")], false),
        (&open, elsewhere, &[("authorization", &bearer)], true),
        (&open, elsewhere, &[("authorization", "Bearer a-token-for-somebody")], false),
        (&open, elsewhere, &[], false),
        (&proxied, "127.0.0.1:1000", &[("x-forwarded-for", "127.0.0.1, 198.51.100.7")], false),
        (&proxied, "127.0.0.1:1000", &[("x-real-ip", "198.51.100.7")], false),
        (&proxied, "127.0.0.1:1000", &[], true),
    ];
    for (house, address, headers, allowed) in rows {
        let answer = house.nobody().raw(from(address, "/metrics", headers)).await;
        let status = if *allowed { StatusCode::OK } else { StatusCode::FORBIDDEN };
        assert_eq!(answer.status, status, "{address} {headers:?}");
        assert_eq!(answer.text.contains("pax_commit_seconds"), *allowed);
    }
}

/// A request from this address.
pub fn from(address: &str, path: &str, headers: &[(&str, &str)]) -> Request<Body> {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let mut request = request.body(Body::empty()).expect("a request");
    request.extensions_mut().insert(ConnectInfo(Peer(address.parse().expect("an address"))));
    request
}
