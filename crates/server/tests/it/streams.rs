//! Live streams over a real socket.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use pax_store::testing::Postgres;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

use crate::house::{Caller, House, make};
use crate::schema;

/// A browser's end of a stream.
struct Stream {
    description: &'static Value,
    socket: TcpStream,
    text: String,
}

#[derive(Debug)]
struct Event {
    id: Option<String>,
    kind: String,
    data: Value,
}

impl Stream {
    async fn open(port: Port, path: &str, token: &str, last: Option<&str>) -> Stream {
        let mut socket = TcpStream::connect(("127.0.0.1", port.number)).await.expect("a connection");
        let last = last.map(|id| format!("Last-Event-ID: {id}\r\n")).unwrap_or_default();
        let request = format!(
            "GET /api/v1{path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n{last}\r\n"
        );
        socket.write_all(request.as_bytes()).await.expect("a request");
        Stream { description: port.description, socket, text: String::new() }
    }

    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.take() {
                return Some(event);
            }
            if self.read().await == 0 {
                return None;
            }
        }
    }

    /// The server has answered, so it listens on our behalf.
    async fn begun(&mut self) {
        while !self.text.contains("\r\n\r\n") {
            assert_ne!(self.read().await, 0, "{}", self.text);
        }
    }

    async fn read(&mut self) -> usize {
        let mut bytes = [0; 16 * 1024];
        let read = tokio::time::timeout(Duration::from_secs(300), self.socket.read(&mut bytes)).await;
        let count = read.expect("something within five minutes").expect("an open socket");
        self.text += &String::from_utf8_lossy(&bytes[..count]);
        count
    }

    /// The next event of a kind.
    async fn find(&mut self, kind: &str) -> Event {
        loop {
            let event = self.next().await.expect("an open stream");
            if event.kind == kind {
                return event;
            }
        }
    }

    /// Events are between chunk sizes, which are passed over: no line of an event looks like one.
    fn take(&mut self) -> Option<Event> {
        let start = self
            .text
            .find("event: ")
            .or_else(|| self.text.find("id: "))?
            .min(self.text.find("id: ").unwrap_or(usize::MAX));
        let end = start + self.text[start..].find("\n\n")?;
        let block: String = self.text[start..end].to_owned();
        self.text = self.text[end + 2..].to_owned();
        let field = |name: &str| block.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned);
        let event = Event {
            id: field("id: "),
            kind: field("event: ")?,
            data: serde_json::from_str(&field("data: ")?).expect("JSON"),
        };
        let described = match event.kind.as_str() {
            "table" => Some("Update"),
            "said" => Some("Said"),
            "moved" => Some("Moved"),
            _ => None,
        };
        if let Some(name) = described {
            schema::check_event(self.description, name, &event.data);
        }
        Some(event)
    }
}

/// Where a house listens, and what it says of itself.
#[derive(Clone, Copy)]
struct Port {
    number: u16,
    description: &'static Value,
}

async fn listen(house: &House) -> Port {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let number = listener.local_addr().expect("an address").port();
    let routes = pax_server::app(house.app.clone());
    tokio::spawn(async move { axum::serve(listener, routes).await });
    Port { number, description: house.nobody().description().await }
}

#[tokio::test]
async fn a_stream_goes_on_where_it_was_cut() {
    let house = House::on_sqlite().await;
    let port = listen(&house).await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    let table = make(&ada, &json!({ "players": 2 })).await;
    let (path, token) = (format!("/tables/{table}/events"), ada.token.clone().expect("a token"));

    let mut stream = Stream::open(port, &path, &token, None).await;
    let first = stream.find("table").await;
    assert_eq!((first.data["fresh"].as_bool(), first.data["version"].as_u64()), (Some(true), Some(1)));
    bea.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
    let joined = stream.find("table").await;
    assert_eq!(joined.data["news"][0]["kind"], "joined");
    let last = joined.id.expect("an id");
    drop(stream);

    ada.post(&format!("/tables/{table}/start"), &json!({})).await.expect(StatusCode::OK);
    bea.post(&format!("/tables/{table}/chat"), &json!({ "text": "salve" })).await.expect(StatusCode::CREATED);
    bea.play_one(&table, 0).await;
    let mut stream = Stream::open(port, &path, &token, Some(&last)).await;
    let (started, kept, said) = (stream.find("table").await, stream.find("table").await, stream.find("said").await);
    assert_eq!((&started.data["news"][0]["kind"], &started.data["fresh"]), (&json!("started"), &json!(false)));
    // What Bea kept is hers to know.
    assert_eq!(kept.data["news"][0]["kind"], "kept");
    assert_eq!(kept.data["news"][0]["moved"]["card"], Value::Null);
    assert_eq!(said.data["text"], "salve");

    let mut lost = Stream::open(port, &path, &token, Some("999.0")).await;
    assert_eq!(lost.find("table").await.data["fresh"], true);
}

#[tokio::test]
async fn presence_and_the_end_of_the_server_are_told() {
    let house = House::on_sqlite().await;
    let port = listen(&house).await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    let table = make(&ada, &json!({ "players": 2 })).await;
    bea.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
    let path = format!("/tables/{table}/events");
    let mut adas = Stream::open(port, &path, &ada.token.clone().expect("a token"), None).await;
    adas.find("table").await;
    let beas = Stream::open(port, &path, &bea.token.clone().expect("a token"), None).await;
    loop {
        let present = adas.find("present").await;
        if present.data.as_array().is_some_and(|people| people.len() == 2) {
            break;
        }
    }
    drop(beas);
    loop {
        let present = adas.find("present").await;
        if present.data == json!([ada.id]) {
            break;
        }
    }
    house.app.stop().await;
    adas.find("stopping").await;
    assert!(adas.next().await.is_none());
}

/// On the node where the session is ended, and on another that only hears of it.
#[tokio::test]
async fn who_is_signed_out_hears_no_more_on_any_node() {
    let address = Postgres::shared().new_database().await;
    let nodes = [House::over(&address).await, House::over(&address).await];
    let ada = nodes[0].guest("Ada").await;
    let table = make(&ada, &json!({ "players": 2 })).await;
    let made = ada.post("/me/tokens", &json!({ "label": "lost phone" })).await.expect(StatusCode::CREATED);
    let lost = made["token"].as_str().expect("a token");
    let own = ada.token.clone().expect("a token");
    let (mut cut, mut kept) = (Vec::new(), Vec::new());
    for node in &nodes {
        let port = listen(node).await;
        for path in [format!("/tables/{table}/events"), "/me/events".to_owned()] {
            for (token, streams) in [(lost, &mut cut), (own.as_str(), &mut kept)] {
                let mut stream = Stream::open(port, &path, token, None).await;
                stream.begun().await;
                streams.push(stream);
            }
        }
    }
    ada.send(Method::DELETE, "/me/sessions", None).await.expect(StatusCode::OK);
    for stream in &mut cut {
        while stream.next().await.is_some() {}
    }
    let bea = nodes[1].guest("Bea").await;
    bea.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
    for stream in &mut kept {
        assert!(stream.next().await.is_some(), "other sessions go on");
    }
}

#[tokio::test]
async fn one_person_has_so_many_streams_and_no_more() {
    let house = House::on_sqlite().await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    let open = async |person: &Caller| {
        let token = person.token.clone().expect("a token");
        let request = Request::get("/api/v1/me/events").header(header::AUTHORIZATION, format!("Bearer {token}"));
        let request = request.body(Body::empty()).expect("a request");
        person.routes.clone().oneshot(request).await.expect("an answer")
    };
    let mut all = Vec::new();
    let refusal = loop {
        let stream = open(&ada).await;
        if stream.status() != StatusCode::OK {
            break stream.status();
        }
        all.push(stream);
        assert!(all.len() < 10_000, "never refused");
    };
    assert_eq!(refusal, StatusCode::TOO_MANY_REQUESTS);
    assert!(all.len() >= 200, "fewer than tables that one may have: {}", all.len());
    assert_eq!(open(&bea).await.status(), StatusCode::OK);
    all.pop();
    assert_eq!(open(&ada).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn who_is_on_another_node_is_present() {
    let address = Postgres::shared().new_database().await;
    let (one, two) = (House::over(&address).await, House::over(&address).await);
    let (ada, bea) = (one.guest("Ada").await, two.guest("Bea").await);
    let table = make(&ada, &json!({ "players": 3 })).await;
    bea.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
    let path = format!("/tables/{table}/events");
    let mut adas = Stream::open(listen(&one).await, &path, &ada.token.clone().expect("a token"), None).await;
    let beas = Stream::open(listen(&two).await, &path, &bea.token.clone().expect("a token"), None).await;
    loop {
        let present = adas.find("present").await;
        if present.data.as_array().is_some_and(|people| people.len() == 2) {
            break;
        }
    }
    assert_eq!(ada.table(&table).await["seats"][1]["present"], true);
    drop(beas);
    loop {
        let present = adas.find("present").await;
        if present.data == json!([ada.id]) {
            break;
        }
    }
    assert_eq!(ada.table(&table).await["seats"][1]["present"], false);
}

#[tokio::test]
async fn one_stream_tells_of_all_my_tables() {
    let house = House::on_sqlite().await;
    let port = listen(&house).await;
    let (ada, bea) = (house.guest("Ada").await, house.guest("Bea").await);
    let tables = [make(&ada, &json!({ "players": 3 })).await, make(&ada, &json!({ "players": 3 })).await];
    make(&bea, &json!({ "players": 3 })).await;
    let mut mine = Stream::open(port, "/me/events", &ada.token.clone().expect("a token"), None).await;
    mine.begun().await;
    for table in &tables {
        bea.post(&format!("/tables/{table}/join"), &json!({})).await.expect(StatusCode::OK);
        assert_eq!(mine.find("moved").await.data["table"], table.as_str());
    }
}
