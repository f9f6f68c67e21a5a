//! A table and everybody who might want something of it.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use super::endpoints::Endpoint;
use crate::house::{Answer, Caller, House};

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    Gathering,
    Playing,
    Finished,
}

impl Phase {
    pub const ALL: [Phase; 3] = [Phase::Gathering, Phase::Playing, Phase::Finished];
}

pub struct Cast {
    pub table: String,
    invitation: String,
    nobody: Caller,
    other: Caller,
    /// Left before the start.
    left: Caller,
    /// Left as well, and from the start on: resigned.
    resigned: Caller,
    /// Has seat 0.
    pub seat: Caller,
    creator: Caller,
    /// Keeps the table from being given up when others leave; resigns at the start.
    companion: Caller,
}

/// Somebody, with or without the invitation link.
pub struct Sender {
    pub person: Caller,
    pub invitation: Option<String>,
}

const PLAYERS: usize = 6;

impl Cast {
    pub async fn gathered(house: &House, public: bool) -> Cast {
        let creator = house.guest("Creator").await;
        let seats = json!(["open", "open", "open", "invited"]);
        let request =
            json!({ "players": PLAYERS, "public": public, "seats": seats, "join": false, "pass_and_play": false });
        let made = creator.post("/tables", &request).await.expect(StatusCode::CREATED);
        let cast = Cast {
            table: made["table"].as_str().expect("a table").to_owned(),
            invitation: made["invitation"].as_str().expect("an invitation").to_owned(),
            nobody: house.nobody(),
            other: house.guest("Other").await,
            left: house.guest("Left").await,
            resigned: house.guest("Resigned").await,
            seat: house.guest("Seat").await,
            companion: house.guest("Companion").await,
            creator,
        };
        for (number, person) in [(0, &cast.seat), (1, &cast.left), (2, &cast.resigned), (4, &cast.companion)] {
            cast.sit(person, number).await;
        }
        for person in [&cast.left, &cast.resigned] {
            person.post(&cast.at("leave"), &json!({})).await.expect(StatusCode::OK);
        }
        cast
    }

    /// With computer players in all seats that are left.
    pub async fn begin(&self) {
        self.sit(&self.resigned, 2).await;
        for number in [1, 3, 5] {
            let give = json!({ "seat": number, "level": "random" });
            self.creator.post(&self.at("give-seat"), &give).await.expect(StatusCode::OK);
        }
        for person in [&self.resigned, &self.companion] {
            person.post(&self.at("resign"), &json!({})).await.expect(StatusCode::OK);
        }
    }

    /// The columns of the matrix.
    pub fn everybody(&self) -> Vec<Sender> {
        let with = |person: &Caller, invited: bool| Sender {
            person: person.clone(),
            invitation: invited.then(|| self.invitation.clone()),
        };
        vec![
            with(&self.nobody, false),
            with(&self.nobody, true),
            with(&self.other, false),
            with(&self.other, true),
            with(&self.left, false),
            with(&self.resigned, false),
            with(&self.seat, false),
            with(&self.creator, false),
        ]
    }

    async fn sit(&self, person: &Caller, seat: usize) {
        let join = json!({ "seat": seat, "invitation": self.invitation });
        person.post(&self.at("join"), &join).await.expect(StatusCode::OK);
    }

    fn at(&self, deed: &str) -> String {
        format!("/tables/{}/{deed}", self.table)
    }
}

impl Sender {
    /// Programs send JSON and a token, browsers a form and a cookie.
    pub async fn send(&self, endpoint: &Endpoint, table: &str, fields: &[(&str, &str)]) -> Answer {
        let mut path = endpoint.path.replace("{table}", table).replace("{moment}", "1");
        if let Some(invitation) = &self.invitation {
            path += &format!("?invitation={invitation}");
        }
        let mut request = Request::builder().method(&endpoint.method).uri(&path);
        let body = if path.starts_with("/api/") {
            if let Some(token) = &self.person.token {
                request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
            }
            request = request.header(header::CONTENT_TYPE, "application/json");
            self.json(fields)
        } else {
            request = browser(request, &self.person);
            let pairs: Vec<String> =
                fields.iter().map(|(name, value)| format!("{name}={}", value.replace(' ', "+"))).collect();
            pairs.join("&")
        };
        let body = if endpoint.method == Method::GET { Body::empty() } else { Body::from(body) };
        let request = request.body(body).expect("a request");
        if path.contains("/events") || path.contains("/live") {
            return head(&self.person, request).await;
        }
        self.person.raw(request).await
    }

    /// A browser that looks at a page.
    pub fn page(path: &str, person: &Caller) -> Request<Body> {
        browser(Request::get(path), person).body(Body::empty()).expect("a request")
    }

    /// What looks like JSON is JSON; the rest is text.
    fn json(&self, fields: &[(&str, &str)]) -> String {
        let value = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_else(|_| json!(text));
        let mut body: serde_json::Map<String, Value> =
            fields.iter().map(|(name, text)| ((*name).to_owned(), value(text))).collect();
        if let Some(invitation) = &self.invitation {
            body.insert("invitation".to_owned(), json!(invitation));
        }
        Value::Object(body).to_string()
    }
}

fn browser(request: axum::http::request::Builder, person: &Caller) -> axum::http::request::Builder {
    let request = request
        .header(header::HOST, "pax.test")
        .header(header::ORIGIN, "http://pax.test")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    match &person.token {
        Some(token) => request.header(header::COOKIE, format!("pax_session={token}")),
        None => request,
    }
}

/// A stream that is let in has no end: its head is enough.
async fn head(person: &Caller, request: Request<Body>) -> Answer {
    let response = person.routes.clone().oneshot(request).await.expect("an answer");
    let (parts, body) = response.into_parts();
    let text = if parts.status == StatusCode::OK {
        String::new()
    } else {
        String::from_utf8(body.collect().await.expect("a body").to_bytes().to_vec()).expect("text")
    };
    Answer { status: parts.status, headers: parts.headers, text }
}
