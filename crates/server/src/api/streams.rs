//! Live streams: server-sent events. Events of a table carry an id, with which a client that was cut off goes on.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::stream::{Stream, unfold};
use serde::Serialize;
use serde_json::json;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::table_id;
use crate::{App, EventId, Glance, Live, Problem, Trouble, Visitor};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(table)).routes(routes!(mine))
}

/// How often a silent stream shows that it lives.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// Watch a table
///
/// Events: `table` (the table and what happened), `said`, `present`, `stopping`. With `Last-Event-ID` the stream goes
/// on from there, or begins with the whole table if too much was missed.
#[utoipa::path(get, path = "/tables/{table}/events", tag = "streams",
    params(("table" = String, Path), Glance, ("Last-Event-ID" = Option<String>, Header)),
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 404, body = Problem)))]
async fn table(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Query(glance): Query<Glance>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    // An id that cannot be read is one that we never gave: begin afresh.
    let since = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse::<EventId>().ok());
    let watcher = app.watch(&by, &table_id(&table)?, &glance, since).await?;
    let events = unfold((watcher, since.unwrap_or_default()), |(mut watcher, mut at)| async move {
        let live = watcher.next().await?;
        let event = match &live {
            Live::Table(update) => {
                at.version = update.version;
                event("table", update).id(at.to_string())
            }
            Live::Said(said) => {
                at.line = said.line;
                event("said", said).id(at.to_string())
            }
            Live::Present(people) => event("present", people),
            Live::Stopping => event("stopping", &json!({})),
        };
        Some((Ok(event), (watcher, at)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

/// Follow all my tables
///
/// Event `moved` for each change at a table where I sit. When the stream ends, look at `/me/tables` and begin anew.
#[utoipa::path(get, path = "/me/events", tag = "streams",
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 401, body = Problem)))]
async fn mine(
    State(app): State<App>,
    by: Visitor,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let watcher = app.watch_mine(&by)?;
    let events = unfold(watcher, |mut watcher| async move {
        let moved = watcher.next().await?;
        Some((Ok(event("moved", &moved)), watcher))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

/// An event with a body of JSON, written whole first: axum's own writer looks through every little piece for line breaks.
fn event(kind: &str, body: &impl Serialize) -> Event {
    Event::default().event(kind).data(serde_json::to_string(body).unwrap_or_default())
}
