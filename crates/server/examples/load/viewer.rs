//! Somebody with a seat at a table who acts and sees what others do: as a program here, as a browser in `browser`.

use std::net::SocketAddr;
use std::time::Instant;

use serde_json::{Value, json};

use crate::http::{Head, Line, Result};

/// A guest of the server, and the token to say so.
#[derive(Clone)]
pub struct Guest(pub String);

/// An action of a seat that is asked.
pub struct Deed {
    pub seat: usize,
    pub action: String,
    /// How often the seat had acted before.
    pub after: u32,
    /// The table's version before it.
    pub version: u32,
}

pub enum Done {
    /// Stored and answered, and on the acting player's own screen.
    Acted,
    /// The limit of one person: come later.
    Later,
}

pub trait Viewer: Sized + 'static {
    /// Whether games are played to their end. A finished game's page has the server review the game, which is not what is
    /// measured.
    const TO_THE_END: bool;

    async fn open(server: SocketAddr, table: &str, guest: &Guest) -> Result<Self>;

    /// Reads until this viewer has the table as it is after this version, and says when that was. Can be dropped and
    /// called again.
    async fn after(&mut self, version: u32) -> Result<Instant>;

    /// The version of the table that this viewer has.
    fn version(&self) -> u32;

    async fn act(&mut self, deed: &Deed) -> Result<Done>;

    /// Bytes received so far, over all connections of this viewer.
    fn received(&self) -> u64;
}

/// A program: it reads the JSON API's event stream and posts JSON.
pub struct Program {
    path: String,
    token: String,
    stream: Line,
    requests: Line,
    text: Vec<u8>,
    version: u32,
}

impl Viewer for Program {
    const TO_THE_END: bool = true;

    async fn open(server: SocketAddr, table: &str, guest: &Guest) -> Result<Program> {
        let mut stream = watch(server, table, guest).await?;
        let (text, version) = (stream.piece().await?, 0);
        let path = format!("/api/v1/tables/{table}/act");
        let mut program =
            Program { path, token: guest.0.clone(), stream, requests: Line::open(server).await?, text, version };
        program.after(0).await?;
        Ok(program)
    }

    async fn after(&mut self, version: u32) -> Result<Instant> {
        loop {
            if self.version > version {
                return Ok(Instant::now());
            }
            if self.text.ends_with(b"\n\n") {
                self.version = newest(&self.text).unwrap_or(self.version);
                self.text.clear();
                continue;
            }
            let piece = self.stream.piece().await?;
            self.text.extend_from_slice(&piece);
        }
    }

    fn version(&self) -> u32 {
        self.version
    }

    async fn act(&mut self, deed: &Deed) -> Result<Done> {
        let Deed { seat, action, after, version } = deed;
        let body = format!(r#"{{"seat":{seat},"action":"{action}","after":{after}}}"#);
        self.requests.send(&post_bytes(&self.path, &self.token, &body)).await?;
        let answer = self.requests.answer().await?;
        match answer.head.status() {
            200 => {
                self.after(*version).await?;
                Ok(Done::Acted)
            }
            429 => Ok(Done::Later),
            status => Err(format!("acting: {status} {}", String::from_utf8_lossy(&answer.body)).into()),
        }
    }

    fn received(&self) -> u64 {
        self.stream.received() + self.requests.received()
    }
}

/// Opens the JSON API's event stream of a table.
pub async fn watch(server: SocketAddr, table: &str, guest: &Guest) -> Result<Line> {
    let mut stream = Line::open(server).await?;
    stream.send(&get_bytes(&format!("/api/v1/tables/{table}/events"), &guest.0)).await?;
    expect(&stream.head().await?, 200, "watching")?;
    Ok(stream)
}

/// The version in the last id of a text of events.
fn newest(text: &[u8]) -> Option<u32> {
    const ID: &[u8] = b"\nid: ";
    let start = text.windows(ID.len()).rposition(|part| part == ID)? + ID.len();
    let digits = text[start..].split(|byte| !byte.is_ascii_digit()).next()?;
    std::str::from_utf8(digits).ok()?.parse().ok()
}

pub async fn guest(line: &mut Line) -> Result<Guest> {
    let welcome = post(line, "/api/v1/guests", "", &json!({ "name": "Load" })).await?.1;
    welcome["token"].as_str().map(|token| Guest(token.to_owned())).ok_or_else(|| format!("no guest: {welcome}").into())
}

pub async fn post(line: &mut Line, path: &str, token: &str, body: &Value) -> Result<(u16, Value)> {
    line.send(&post_bytes(path, token, &body.to_string())).await?;
    let answer = line.answer().await?;
    Ok((answer.head.status(), serde_json::from_slice(&answer.body).unwrap_or_default()))
}

pub async fn get(line: &mut Line, path: &str, token: &str) -> Result<Vec<u8>> {
    line.send(&get_bytes(path, token)).await?;
    let answer = line.answer().await?;
    expect(&answer.head, 200, path)?;
    Ok(answer.body)
}

pub fn expect(head: &Head, wanted: u16, what: &str) -> Result<()> {
    let status = head.status();
    if status == wanted { Ok(()) } else { Err(format!("{what}: status {status}").into()) }
}

pub fn get_bytes(path: &str, token: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{}\r\n", bearer(token)).into_bytes()
}

fn post_bytes(path: &str, token: &str, body: &str) -> Vec<u8> {
    let (bearer, length) = (bearer(token), body.len());
    format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\n{bearer}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}

fn bearer(token: &str) -> String {
    if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") }
}
