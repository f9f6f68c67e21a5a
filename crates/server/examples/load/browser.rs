//! A viewer that behaves like a browser: it gets the table's page once, listens to the page's event stream, and posts the
//! form `act` as the script does.
//!
//! Where an event brings the changed parts of the page (`parts`), the update is complete with it: only the page of a
//! finished game is loaded anew. Where it just says that the table moved, the page is asked for again, as the script of
//! such a server does.

use std::collections::VecDeque;
use std::io::Write as _;
use std::net::SocketAddr;
use std::time::Instant;

use flate2::write::GzDecoder;
use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::http::{Answer, Head, Line, Result};
use crate::viewer::{Deed, Done, Guest, Viewer, expect};

pub struct Browser {
    path: String,
    guest: Guest,
    posts: Line,
    eye: Eye,
}

/// What a browser shows, and how it keeps up.
pub struct Eye {
    path: String,
    guest: Option<Guest>,
    /// The page, and further fetches.
    pages: Line,
    stream: Line,
    decoder: Option<GzDecoder<Vec<u8>>>,
    text: Vec<u8>,
    /// The version that is shown, and the digest of the page where the server tells it.
    version: u32,
    sketch: Option<String>,
    /// What is still to be fetched.
    fetches: VecDeque<Fetch>,
    fetching: bool,
}

/// The data of a `table` event.
#[derive(Deserialize)]
struct Event {
    /// Missing where the table has another page now.
    version: Option<u32>,
    /// The parts that make one page out of another.
    parts: Option<IgnoredAny>,
    /// The digest of the one page; without it the parts are the whole page.
    from: Option<String>,
    /// The digest of the other.
    to: Option<String>,
}

/// What a browser asks for after an event.
enum Fetch {
    /// The table as it was after a version.
    Part(u32),
    Page,
}

impl Viewer for Browser {
    const TO_THE_END: bool = false;

    async fn open(server: SocketAddr, table: &str, guest: &Guest) -> Result<Browser> {
        let eye = Eye::open(server, table, Some(guest)).await?;
        Ok(Browser { path: format!("/t/{table}/act"), guest: guest.clone(), posts: Line::open(server).await?, eye })
    }

    async fn after(&mut self, version: u32) -> Result<Instant> {
        self.eye.after(version).await
    }

    fn version(&self) -> u32 {
        self.eye.version
    }

    async fn act(&mut self, deed: &Deed) -> Result<Done> {
        let Browser { path, guest, posts, eye } = self;
        let action = deed.action.replace(' ', "+").replace('@', "%40");
        let body = format!("seat={}&after={}&action={action}", deed.seat, deed.after);
        let head = asking("POST", path, Some(&*guest), &part(eye.version));
        let length = body.len();
        let kind = "application/x-www-form-urlencoded";
        let request = format!(
            "{head}Origin: http://localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        posts.send(request.as_bytes()).await?;
        let mut seen = false;
        let answer = loop {
            tokio::select! {
                answer = posts.answer() => break answer?,
                shown = eye.after(deed.version), if !seen => {
                    shown?;
                    seen = true;
                }
            }
        };
        match answer.head.status() {
            200 => eye.show(&answer)?,
            // The stream brings the table, or it is another page now.
            202..=204 | 303 => {}
            429 => return Ok(Done::Later),
            status => return Err(format!("acting: status {status}").into()),
        }
        eye.after(deed.version).await?;
        Ok(Done::Acted)
    }

    fn received(&self) -> u64 {
        self.posts.received() + self.eye.received()
    }
}

impl Eye {
    /// Gets the page and opens its stream; without a guest as a visitor whom nobody knows.
    pub async fn open(server: SocketAddr, table: &str, guest: Option<&Guest>) -> Result<Eye> {
        let path = format!("/t/{table}");
        let mut pages = Line::open(server).await?;
        pages.send(&ask(&path, guest, "")).await?;
        let answer = pages.answer().await?;
        expect(&answer.head, 200, &path)?;
        let page = text(&answer)?;
        let live = between(&page, "data-live=\"").ok_or("a page without a stream")?.replace("&amp;", "&");
        let version = shown(&page).ok_or("a page without a version")?;
        let mut stream = Line::open(server).await?;
        stream.send(&ask(&live, guest, "Accept: text/event-stream\r\n")).await?;
        let head = stream.head().await?;
        expect(&head, 200, &live)?;
        Ok(Eye {
            path,
            guest: guest.cloned(),
            pages,
            stream,
            decoder: decoder(&head),
            text: Vec::new(),
            version,
            sketch: between(&page, "data-sketch=\"").map(str::to_owned),
            fetches: VecDeque::new(),
            fetching: false,
        })
    }

    /// Reads until the page is newer than this version, and says when it was. Can be dropped and called again.
    pub async fn after(&mut self, version: u32) -> Result<Instant> {
        loop {
            if self.version > version {
                return Ok(Instant::now());
            }
            if self.fetching {
                let answer = self.pages.answer().await?;
                self.fetching = false;
                expect(&answer.head, 200, "a part of the page")?;
                self.show(&answer)?;
            } else if let Some(fetch) = self.fetches.pop_front() {
                let (path, fields) = match fetch {
                    Fetch::Part(step) if step <= self.version => continue,
                    Fetch::Part(_) if self.fetches.is_empty() => (self.path.clone(), part(self.version)),
                    Fetch::Part(step) => (format!("{}?version={step}", self.path), part(self.version)),
                    Fetch::Page => (self.path.clone(), String::new()),
                };
                self.fetching = true;
                self.pages.send(&ask(&path, self.guest.as_ref(), &fields)).await?;
            } else {
                let piece = self.stream.piece().await?;
                self.hear(&piece)?;
            }
        }
    }

    pub fn version(&self) -> u32 {
        self.version
    }

    pub fn received(&self) -> u64 {
        self.pages.received() + self.stream.received()
    }

    /// Keeps the stream alone: a server closes an idle connection after a while.
    pub fn into_stream(self) -> Line {
        self.stream
    }

    /// Takes in a page or the part of one.
    fn show(&mut self, answer: &Answer) -> Result<()> {
        if let Some(version) = shown(&text(answer)?) {
            self.version = self.version.max(version);
        }
        Ok(())
    }

    fn hear(&mut self, piece: &[u8]) -> Result<()> {
        match &mut self.decoder {
            Some(decoder) => {
                decoder.write_all(piece)?;
                decoder.flush()?;
                self.text.append(decoder.get_mut());
            }
            None => self.text.extend_from_slice(piece),
        }
        if !self.text.ends_with(b"\n\n") {
            return Ok(());
        }
        let text = std::mem::take(&mut self.text);
        for event in std::str::from_utf8(&text)?.split_terminator("\n\n") {
            let field = |name| event.lines().find_map(|line| line.strip_prefix(name));
            if field("event: ") != Some("table") {
                continue;
            }
            let event: Event = serde_json::from_str(field("data: ").ok_or("an event without data")?)?;
            match (event.version, event.parts) {
                (Some(_), Some(_)) if event.from.is_some() && event.from != self.sketch => {
                    return Err(format!("parts for page {:?}, and {:?} is shown", event.from, self.sketch).into());
                }
                (Some(version), Some(_)) => (self.version, self.sketch) = (version, event.to),
                (Some(version), None) => self.fetches.push_back(Fetch::Part(version)),
                (None, _) => self.fetches.push_back(Fetch::Page),
            }
        }
        Ok(())
    }
}

/// The address of a page, asked for as a browser does.
pub fn ask(path: &str, guest: Option<&Guest>, fields: &str) -> Vec<u8> {
    (asking("GET", path, guest, fields) + "\r\n").into_bytes()
}

fn asking(method: &str, path: &str, guest: Option<&Guest>, fields: &str) -> String {
    let cookie = guest.map(|guest| format!("Cookie: pax_session={}\r\n", guest.0)).unwrap_or_default();
    format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: en\r\nAccept-Encoding: gzip\r\n{cookie}{fields}"
    )
}

/// How the script asks for the table alone.
fn part(version: u32) -> String {
    format!("x-pax-part: 1\r\nx-pax-since: {version}\r\n")
}

fn text(answer: &Answer) -> Result<String> {
    let Some(mut decoder) = decoder(&answer.head) else { return Ok(String::from_utf8(answer.body.clone())?) };
    decoder.write_all(&answer.body)?;
    Ok(String::from_utf8(decoder.finish()?)?)
}

fn decoder(head: &Head) -> Option<GzDecoder<Vec<u8>>> {
    head.is_gzip().then(|| GzDecoder::new(Vec::new()))
}

/// The version of the table that a page shows.
fn shown(page: &str) -> Option<u32> {
    between(page, "data-version=\"")?.parse().ok()
}

fn between<'t>(page: &'t str, start: &str) -> Option<&'t str> {
    page.split_once(start)?.1.split('"').next()
}
