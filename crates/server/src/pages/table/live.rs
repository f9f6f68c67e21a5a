//! The stream behind a live table: after each step the parts of the page that changed for this window, with what happened
//! and which cards moved; and what was said. A page that was fetched and a page that was updated are the same.

use std::convert::Infallible;
use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{StreamExt, unfold};
use pax_rules::Card;
use pax_tables::{Moved, News, OpenEnum, Phase, Place};
use serde::Serialize;
use serde_json::json;
use tokio::time::timeout;

use super::updates::{Occasion, Update, Window};
use super::{At, followed};
use crate::event_stream::{Chunk, Encoder};
use crate::pages::oops::Oops;
use crate::pages::parts::{DIGEST, Sketch, written};
use crate::{App, EventId, Live, Step, Watcher};

/// How often a silent stream shows that it lives, and with what: a comment, which browsers pass over.
const HEARTBEAT: Duration = Duration::from_secs(15);
const SILENCE: &str = ":\n\n";

/// A place in a window's stream: what was heard of the table, and the page that the window then had.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heard {
    pub at: EventId,
    pub sketch: u32,
}

/// What a window gets after a step.
#[derive(Serialize)]
struct Event<'a> {
    version: u32,
    /// The page that this changes; without it the parts are the whole page.
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<String>,
    /// The page that it makes of it.
    to: String,
    /// Whether players gather on that page: it has another frame than one that shows a game.
    #[serde(skip_serializing_if = "is_false")]
    lobby: bool,
    /// Whether the viewer's own seat acted.
    #[serde(skip_serializing_if = "is_false")]
    mine: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moves: Vec<Way>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    kinds: Vec<&'a str>,
    parts: Vec<String>,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

/// A card's way across the page: the names of places are those of `data-place`.
#[derive(Serialize)]
struct Way {
    card: Option<Card>,
    from: String,
    to: String,
}

/// Where the stream of a page begins that has heard so much.
pub fn address(at: &At, heard: EventId) -> String {
    let seat = at.glance.seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
    format!("/t/{}/live?since={heard}.{DIGEST}{seat}", at.table)
}

pub async fn live(State(app): State<App>, at: At, headers: HeaderMap) -> Result<Response, Oops> {
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).or(at.caller.query.text("since"));
    let since: Option<Heard> = last.and_then(|id| id.parse().ok());
    let watcher = app.watch(at.by(), &at.table, &at.glance, since.map(|heard| heard.at)).await?;
    let window = app.inner().updates.of(&at.table).open();
    let heard = since.unwrap_or_default();
    let shown = window.sketch(heard.sketch);
    let once = at.caller.query.ticked("once");
    let encoder = Encoder::accepted_by(&headers);
    let encoding = encoder.name();
    let mut follower = Follower { app, at, watcher, window, heard, shown, encoder, ended: false };
    let mut response = if once {
        follower.so_far().into_response()
    } else {
        let stream = unfold(follower, |mut follower| async move { Some((follower.next().await?, follower)) });
        Body::from_stream(stream.map(Ok::<_, Infallible>)).into_response()
    };
    let head = response.headers_mut();
    head.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    head.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Some(encoding) = encoding {
        head.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        head.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    Ok(response)
}

/// One window and what it has.
struct Follower {
    app: App,
    at: At,
    watcher: Watcher,
    window: Window,
    heard: Heard,
    /// The page that the window has, where it is known.
    shown: Option<Arc<Sketch>>,
    encoder: Encoder,
    ended: bool,
}

impl Follower {
    /// The next bytes of the stream; None at its end.
    async fn next(&mut self) -> Option<Bytes> {
        if self.ended {
            return None;
        }
        loop {
            let live = match timeout(HEARTBEAT, self.watcher.next()).await {
                Ok(Some(live)) => live,
                Ok(None) => {
                    self.ended = true;
                    return Some(self.encoder.end());
                }
                Err(_) => return Some(self.encoder.encode(&[&Chunk::new(SILENCE)])),
            };
            if let Some(bytes) = self.event(&live) {
                return Some(bytes);
            }
        }
    }

    /// All that waits, for a window that asks now and then.
    fn so_far(&mut self) -> Vec<u8> {
        let mut text = Vec::new();
        while let Some(live) = self.watcher.waiting() {
            text.extend(self.event(&live).iter().flatten());
        }
        text.extend(self.encoder.end());
        text
    }

    fn event(&mut self, live: &Live) -> Option<Bytes> {
        match live {
            Live::Step(step) => self.update(step, true),
            Live::Fresh(step) => self.update(step, false),
            Live::Present(_) => self.update(&self.watcher.table().step(), false),
            Live::Said(said) => {
                self.heard.at.line = said.line;
                let data = json!({ "line": said.line, "person": said.person, "name": said.name, "text": said.text });
                let text = format!("event: said\ndata: {data}\nid: {}\n\n", self.heard);
                Some(self.encoder.encode(&[&Chunk::new(text)]))
            }
            Live::Stopping => Some(self.encoder.encode(&[&Chunk::new("event: stopping\ndata: {}\n\n")])),
        }
    }

    /// What makes the window's page into that after this step; nothing where it is that already. What the step brought
    /// about is told only if it has not been told before.
    fn update(&mut self, step: &Step, told: bool) -> Option<Bytes> {
        let version = step.state.version();
        match step.state.phase() {
            Phase::Gathering | Phase::Playing => {}
            // The page of a finished table is another one, and nothing on it changes by itself.
            Phase::Finished | Phase::Abandoned if !told && version <= self.heard.at.version => return None,
            Phase::Finished | Phase::Abandoned => {
                self.heard.at.version = version;
                let text = format!("event: table\ndata: {}\nid: {}\n\n", json!({ "elsewhere": true }), self.heard);
                return Some(self.encoder.encode(&[&Chunk::new(text)]));
            }
        }
        let view = self.watcher.view(step);
        let occasion = Occasion {
            version,
            presence: self.watcher.table().presence(),
            from: self.shown.as_ref().map_or(0, |sketch| sketch.digest()),
            step: told,
            page: self.at.page(&view),
        };
        let update = self.window.update(occasion, || {
            let page = followed(&self.app, &self.at, &view);
            let sketch = page.sketch();
            let nothing = Sketch::default();
            let parts = page.changes(self.shown.as_deref().unwrap_or(&nothing), &sketch);
            let news = if told { self.watcher.news(step) } else { Vec::new() };
            let event = Event {
                version,
                from: self.shown.as_ref().map(|sketch| written(sketch.digest())),
                to: written(sketch.digest()),
                lobby: view.phase == Phase::Gathering,
                mine: news.iter().any(|news| news.seat.is_some() && news.seat == view.you.seat),
                lines: news.iter().map(|news| news.line.as_str()).collect(),
                moves: news.iter().filter_map(|news| news.moved.as_ref()).map(Way::of).collect(),
                kinds: news.iter().filter_map(|news| news.kind.known()).map(|kind| kind.as_str()).collect(),
                parts,
            };
            let data = serde_json::to_string(&event).expect("an event is always writable");
            (Chunk::new(format!("event: table\ndata: {data}\n")), sketch)
        });
        let Update { chunk, sketch } = &*update;
        let is_news = version > self.heard.at.version || self.heard.sketch != sketch.digest() || self.shown.is_none();
        self.heard.at.version = self.heard.at.version.max(version);
        self.heard.sketch = sketch.digest();
        self.shown = Some(sketch.clone());
        is_news.then(|| self.encoder.encode(&[chunk, &Chunk::new(format!("id: {}\n\n", self.heard))]))
    }
}

impl Way {
    fn of(moved: &Moved) -> Way {
        Way { card: moved.card, from: spot(&moved.from), to: spot(&moved.to) }
    }
}

/// The ways of the cards that moved, as a page has them.
pub fn ways(news: &[News]) -> String {
    let ways: Vec<Way> = news.iter().filter_map(|news| news.moved.as_ref()).map(Way::of).collect();
    serde_json::to_string(&ways).expect("ways are always writable")
}

fn spot(place: &OpenEnum<Place>) -> String {
    let OpenEnum::Known(place) = place else { return String::new() };
    match place {
        Place::Deck => "deck".to_owned(),
        Place::UnderDeck => "under_deck".to_owned(),
        Place::Dealt { seat } => format!("dealt-{seat}"),
        Place::Drawing { seat } => format!("drawing-{seat}"),
        Place::Hand { seat } => format!("hand-{seat}"),
        Place::Display { seat } => format!("display-{seat}"),
        Place::Legion { legion } => format!("legion-{}", legion.number()),
        Place::Rome => "rome".to_owned(),
        Place::RomeFaceDown => "rome_face_down".to_owned(),
    }
}

impl Display for Heard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.at, written(self.sketch))
    }
}

/// A place that cannot be read is none that was ever given.
impl FromStr for Heard {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Heard, NotAPlace> {
        let (at, sketch) = text.rsplit_once('.').ok_or(NotAPlace)?;
        let sketch = u32::from_str_radix(sketch, 16).map_err(|_| NotAPlace)?;
        Ok(Heard { at: at.parse().map_err(|_| NotAPlace)?, sketch })
    }
}

/// A text that is no place in a stream.
#[derive(Debug)]
pub struct NotAPlace;
