//! The stream behind a live table: what happened, in lines; that the table moved; who came and went; what was said. The
//! table itself is fetched by the script from the table's own address, so it looks the same with and without script.

use std::convert::Infallible;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::stream::{Stream, unfold};
use pax_tables::{Moved, News, Place, What};
use serde_json::{Value, json};

use super::At;
use crate::pages::oops::Oops;
use crate::{App, EventId, Live};

/// Where the stream of this view is, from this point on.
pub fn address(at: &At, version: u32, line: u64) -> String {
    let since = EventId { version, line };
    let seat = at.glance.seat.map(|seat| format!("&seat={seat}")).unwrap_or_default();
    format!("/t/{}/live?since={since}{seat}", at.table)
}

pub async fn live(
    State(app): State<App>,
    at: At,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Oops> {
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).or(at.caller.query.text("since"));
    let since: Option<EventId> = last.and_then(|id| id.parse().ok());
    let watcher = app.watch(at.by(), &at.table, &at.glance, since).await?;
    let stream = unfold((watcher, since.unwrap_or_default()), |(mut watcher, mut heard)| async move {
        let live = watcher.next().await?;
        let event = event(&live, &mut heard);
        Some((Ok(event.id(heard.to_string())), (watcher, heard)))
    });
    Ok(Sse::new(stream).keep_alive(KeepAlive::default()))
}

fn event(live: &Live, heard: &mut EventId) -> Event {
    match live {
        Live::Table(update) => {
            heard.version = update.version;
            let mine = update.news.iter().any(|news| news.seat.is_some() && news.seat == update.view.you.seat);
            let lines: Vec<&str> = update.news.iter().map(|news| news.line.as_str()).collect();
            let data = json!({ "version": update.version, "fresh": update.fresh, "mine": mine, "lines": lines });
            Event::default().event("table").data(data.to_string())
        }
        Live::Said(said) => {
            heard.line = said.line;
            let data = json!({ "line": said.line, "name": said.name, "text": said.text });
            Event::default().event("said").data(data.to_string())
        }
        Live::Present(people) => Event::default().event("present").data(json!(people).to_string()),
        Live::Stopping => Event::default().event("stopping").data("{}"),
    }
}

/// What happened between two versions, for the page to show: the cards' ways and the kinds of events.
pub struct Travels {
    pub moves: String,
    pub kinds: String,
}

/// Steps that are animated; beyond, the table just changes.
const MOST_STEPS: usize = 12;

/// What happened since the version that the page shows, up to the one that it gets.
pub async fn travels(app: &App, at: &At, since: u32, until: u32) -> Result<Travels, Oops> {
    let table = app.seen(at.by(), &at.table, &at.glance).await?;
    let steps = app.hub().steps_after(&table, since, MOST_STEPS).await?.unwrap_or_default();
    let seat = at.glance.seat()?;
    let steps = steps.iter().filter(|step| step.state.version() <= until);
    // Only the cards' ways are asked for: the stream tells the lines.
    let untold = |_: &What| String::new();
    let news: Vec<News> =
        steps.flat_map(|step| step.state.news_for(at.by().who(), seat, &step.happenings, untold)).collect();
    let kinds: Vec<&str> = news.iter().map(|news| news.kind).collect();
    Ok(Travels { moves: ways(&news), kinds: kinds.join(" ") })
}

/// The ways of the cards that moved.
pub fn ways(news: &[News]) -> String {
    let moves: Vec<Value> = news.iter().filter_map(|news| news.moved.as_ref()).map(travel).collect();
    json!(moves).to_string()
}

/// A card's way across the page: the names are those of `data-place`.
fn travel(moved: &Moved) -> Value {
    json!({ "card": moved.card, "from": spot(moved.from), "to": spot(moved.to) })
}

fn spot(place: Place) -> String {
    match place {
        Place::Deck => "deck".to_owned(),
        Place::UnderDeck => "under_deck".to_owned(),
        Place::Dealt { seat } => format!("dealt-{seat}"),
        Place::Drawing { seat } => format!("drawing-{seat}"),
        Place::Hand { seat } => format!("hand-{seat}"),
        Place::Display { seat } => format!("display-{seat}"),
        Place::Legion { legion } => format!("legion-{legion}"),
        Place::Rome => "rome".to_owned(),
        Place::RomeFaceDown => "rome_face_down".to_owned(),
    }
}
