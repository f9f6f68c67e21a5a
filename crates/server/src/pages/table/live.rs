//! The stream behind a live table: what happened, in lines; that the table moved; who came and went; what was said. The
//! table itself is fetched by the script from the table's own address, so it looks the same with and without script.

use std::convert::Infallible;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::stream::{Stream, unfold};
use pax_tables::{Moved, Place};
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
            let kinds: Vec<&str> = update.news.iter().map(|news| news.kind).collect();
            let moves: Vec<Value> = update.news.iter().filter_map(|news| news.moved.as_ref()).map(travel).collect();
            let data = json!({
                "version": update.version, "fresh": update.fresh, "mine": mine,
                "lines": lines, "kinds": kinds, "moves": moves,
            });
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
