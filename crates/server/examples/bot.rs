//! A bot for Pax in Rust: joins a table, or makes one against computer players, and plays a whole game.
//!
//! ```text
//! cargo run -p pax-server --example bot -- 127.0.0.1:7777           # makes a table
//! cargo run -p pax-server --example bot -- 127.0.0.1:7777 TABLE     # joins one
//! ```
//!
//! It uses nothing of Pax but the JSON API (described at `/api`) and knows nothing of the rules: it takes one of the
//! actions that the server says are possible. Put a better choice into [`choose`].

use std::error::Error;
use std::hash::{BuildHasher, RandomState};

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpStream;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut server = Server { address: arguments.next().unwrap_or_else(|| "127.0.0.1:7777".into()), token: None };
    let welcome = server.post("/guests", &json!({ "name": "Ferris" })).await?;
    server.token = welcome["token"].as_str().map(str::to_owned);
    let table = match arguments.next() {
        Some(table) => {
            server.post(&format!("/tables/{table}/join"), &json!({})).await?;
            table
        }
        None => {
            let wish = json!({ "players": 3, "seats": ["open", { "computer": "greedy" }, { "computer": "random" }] });
            let made = server.post("/tables", &wish).await?;
            made["table"].as_str().ok_or("a table without an id")?.to_owned()
        }
    };
    println!("playing at table {table}");
    let end = play(&server, &table).await?;
    for line in end["scores"].as_array().into_iter().flatten() {
        println!("seat {}: {} points", line["seat"], line["points"]);
    }
    println!("{} prevail; winners: {}", end["victor"], end["winners"]);
    Ok(())
}

/// Plays until the game is over, and gives its result. A stream that is cut is taken up where it was.
async fn play(server: &Server, table: &str) -> Result<Value> {
    let mut last_id = String::new();
    loop {
        let mut stream = server.send(Method::GET, &format!("/tables/{table}/events"), None, &last_id).await?;
        let mut text = Vec::new();
        while let Some(frame) = stream.frame().await {
            let Ok(frame) = frame else { break };
            text.extend_from_slice(frame.data_ref().map_or(&[][..], |data| &data[..]));
            // Events end with an empty line; what comes after it belongs to the next.
            while let Some(end) = text.windows(2).position(|two| two == b"\n\n") {
                let event: Vec<u8> = text.drain(..end + 2).collect();
                let event = String::from_utf8(event)?;
                let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
                last_id = field("id").map_or(last_id, str::to_owned);
                // The others tell of chat and of who is here.
                if field("event") != Some("table") {
                    continue;
                }
                let mut update: Value = serde_json::from_str(field("data").unwrap_or("{}"))?;
                let view = &mut update["view"];
                if view["phase"] == "finished" {
                    return Ok(view["end"].take());
                }
                if let Some(action) = choose(view) {
                    // `after` makes it safe to send this twice: the second is refused as stale.
                    let act = json!({ "action": action, "after": view["you"]["after"] });
                    match server.post(&format!("/tables/{table}/act"), &act).await {
                        Err(error) if !error.to_string().contains("stale") => return Err(error),
                        Ok(_) | Err(_) => {}
                    }
                }
            }
        }
    }
}

/// Any of the possible actions; None while others are asked.
fn choose(view: &Value) -> Option<&str> {
    let possible = view["possible"].as_array().filter(|possible| !possible.is_empty())?;
    let random = RandomState::new().hash_one(0) as usize;
    possible[random % possible.len()]["action"].as_str()
}

struct Server {
    address: String,
    token: Option<String>,
}

impl Server {
    /// Asks for something and reads the answer; a refusal is an error.
    async fn post(&self, path: &str, body: &Value) -> Result<Value> {
        let answer = self.send(Method::POST, path, Some(body), "").await?;
        let (status, bytes) = (answer.status(), answer.into_body().collect().await?.to_bytes());
        if !status.is_success() {
            return Err(format!("{path}: {status} {}", String::from_utf8_lossy(&bytes)).into());
        }
        Ok(serde_json::from_slice(&bytes)?)
    }

    /// A connection for each request is simple, and quick enough for one player.
    async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
        last_id: &str,
    ) -> Result<Response<Incoming>> {
        let socket = TcpStream::connect(&self.address).await?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(socket)).await?;
        tokio::spawn(connection);
        let mut request = Request::builder().method(method).uri(format!("/api/v1{path}")).header("Host", &self.address);
        if let Some(token) = &self.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        if !last_id.is_empty() {
            request = request.header("Last-Event-ID", last_id);
        }
        let bytes = body.map(|body| Bytes::from(body.to_string())).unwrap_or_default();
        let request = request.header("Content-Type", "application/json").body(Full::new(bytes))?;
        Ok(sender.send_request(request).await?)
    }
}
