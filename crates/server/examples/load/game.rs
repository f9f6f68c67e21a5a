//! Two guests at a table of a Pax server, over HTTP, each with a stream of their own.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio::time::timeout;

pub type Error = Box<dyn std::error::Error + Send + Sync>;
pub type Result<T> = std::result::Result<T, Error>;

/// How long an answer may take.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// A connection that carries requests one after the other.
pub type Carrier = Arc<Mutex<SendRequest<Full<Bytes>>>>;

pub enum Step {
    Acted { answer: Duration, arrival: Duration },
    Over,
    Later,
}

pub struct Game {
    act: String,
    streams: [Stream; 2],
}

impl Game {
    pub async fn open(server: SocketAddr, carrier: &Carrier, guests: &[String; 2]) -> Result<Game> {
        let wish = json!({ "players": 2, "public": true });
        let made = post(carrier, "/api/v1/tables", &guests[0], &wish).await?.1;
        let table = made["table"].as_str().ok_or("a table without an id")?;
        for (deed, guest) in [("join", &guests[1]), ("start", &guests[0])] {
            let (status, done) = post(carrier, &format!("/api/v1/tables/{table}/{deed}"), guest, &json!({})).await?;
            if !status.is_success() {
                return Err(format!("{deed}: {status} {done}").into());
            }
        }
        let path = format!("/api/v1/tables/{table}/events");
        let streams = [
            Stream::open(server, &path, &guests[0]).await?, //
            Stream::open(server, &path, &guests[1]).await?,
        ];
        Ok(Game { act: format!("/api/v1/tables/{table}/act"), streams })
    }

    /// One action of whoever is asked.
    pub async fn step(&mut self, carrier: &Carrier, guests: &[String; 2], random: &mut u64) -> Result<Step> {
        let Some(seat) = self.streams.iter().position(|stream| !stream.view.possible.is_empty()) else {
            let over = self.streams.iter().any(|stream| stream.view.phase == "finished");
            return if over { Ok(Step::Over) } else { Err("nobody is asked".into()) };
        };
        let view = &self.streams[seat].view;
        *random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = (*random >> 33) as usize % view.possible.len();
        let body = json!({ "action": view.possible[choice].action, "after": view.you.after });
        let before = view.version;
        let sent = Instant::now();
        let [one, two] = &mut self.streams;
        let (mine, others) = if seat == 0 { (one, two) } else { (two, one) };
        let seen = async { tokio::try_join!(mine.after(before), others.after(before)) };
        let act = async {
            let (status, done) = post(carrier, &self.act, &guests[seat], &body).await?;
            Ok::<_, Error>((status, done, sent.elapsed()))
        };
        tokio::pin!(seen, act);
        // The stream may be quicker than the answer, and nothing comes after a refusal.
        let (early, (status, done, answer)) = tokio::select! {
            early = &mut seen => (Some(early?), act.await?),
            answered = &mut act => (None, answered?),
        };
        if status == StatusCode::TOO_MANY_REQUESTS {
            return Ok(Step::Later);
        }
        if status != StatusCode::OK {
            return Err(format!("acting: {status} {done}").into());
        }
        let (_, arrived) = match early {
            Some(early) => early,
            None => seen.await?,
        };
        Ok(Step::Acted { answer, arrival: arrived - sent })
    }
}

/// What the generator reads of an update; the rest is skipped.
#[derive(Deserialize)]
struct Update {
    view: View,
}

#[derive(Default, Deserialize)]
struct View {
    version: u32,
    phase: String,
    you: You,
    possible: Vec<Possible>,
}

#[derive(Default, Deserialize)]
struct You {
    after: u32,
}

#[derive(Deserialize)]
struct Possible {
    action: String,
}

/// One player's view of the table, kept up to date by server-sent events.
struct Stream {
    body: Incoming,
    text: Vec<u8>,
    view: View,
    _sender: SendRequest<Full<Bytes>>,
}

impl Stream {
    async fn open(server: SocketAddr, path: &str, token: &str) -> Result<Stream> {
        let mut sender = connect(server).await?;
        let answer = sender.send_request(request(Method::GET, path, token, Bytes::new())?).await?;
        if answer.status() != StatusCode::OK {
            return Err(format!("watching: {}", answer.status()).into());
        }
        let mut stream = Stream { body: answer.into_body(), text: Vec::new(), view: View::default(), _sender: sender };
        timeout(PATIENCE, stream.after(0)).await??;
        Ok(stream)
    }

    /// Reads until the table is newer than this version, and says when it was. Safe to drop and call again.
    async fn after(&mut self, version: u32) -> Result<Instant> {
        loop {
            if self.view.version > version {
                return Ok(Instant::now());
            }
            // The server sends whole events, so the end of one is mostly the end of what came.
            if self.text.ends_with(b"\n\n") {
                let text = std::mem::take(&mut self.text);
                for event in std::str::from_utf8(&text)?.split_terminator("\n\n") {
                    self.hear(event)?;
                }
                self.text = text;
                self.text.clear();
                continue;
            }
            let frame = self.body.frame().await.ok_or("the stream ended")??;
            self.text.extend_from_slice(frame.data_ref().map_or(&[][..], |data| &data[..]));
        }
    }

    fn hear(&mut self, event: &str) -> Result<()> {
        let mut lines = event.lines();
        if lines.next() == Some("event: table") {
            let data = lines.find_map(|line| line.strip_prefix("data: ")).ok_or("an event without data")?;
            self.view = serde_json::from_str::<Update>(data)?.view;
        }
        Ok(())
    }
}

pub async fn guest(carrier: &Carrier) -> Result<String> {
    let (status, welcome) = post(carrier, "/api/v1/guests", "", &json!({ "name": "Load" })).await?;
    welcome["token"].as_str().map(str::to_owned).ok_or_else(|| format!("no guest: {status}").into())
}

pub async fn post(carrier: &Carrier, path: &str, token: &str, body: &Value) -> Result<(StatusCode, Value)> {
    let request = request(Method::POST, path, token, body.to_string().into())?;
    let mut sender = carrier.lock().await;
    sender.ready().await?;
    let answer: Response<Incoming> = sender.send_request(request).await?;
    let (status, bytes) = (answer.status(), answer.into_body().collect().await?.to_bytes());
    Ok((status, serde_json::from_slice(&bytes)?))
}

fn request(method: Method, path: &str, token: &str, body: Bytes) -> Result<Request<Full<Bytes>>> {
    let mut request = Request::builder().method(method).uri(path).header("Host", "localhost");
    if !token.is_empty() {
        request = request.header("Authorization", format!("Bearer {token}"));
    }
    Ok(request.header("Content-Type", "application/json").body(Full::new(body))?)
}

pub async fn connect(server: SocketAddr) -> Result<SendRequest<Full<Bytes>>> {
    let socket = TcpStream::connect(server).await?;
    socket.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(socket)).await?;
    tokio::spawn(connection);
    Ok(sender)
}
