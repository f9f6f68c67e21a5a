//! Live streams: server-sent events. Events of a table carry an id, with which a client that was cut off goes on.

use std::convert::Infallible;
use std::fmt::Display;
use std::io::Write as _;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{StreamExt as _, unfold};
use serde::Serialize;
use serde_json::json;
use tokio::time::timeout;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::table_id;
use crate::{App, EventId, Glance, Live, Problem, Trouble, Update, Visitor, Watcher};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(table)).routes(routes!(mine))
}

/// How often a silent stream shows that it lives.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// And with what: a comment, which clients pass over.
const SILENCE: &[u8] = b":\n\n";

/// Watch a table
///
/// Events: `table` (an `Update`: the table and what happened), `said` (a `Said`), `present` (who of those with a seat is
/// here: a list of ids), `stopping`. With `Last-Event-ID` the stream goes
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
) -> Result<Response, Trouble> {
    // An id that cannot be read is one that we never gave: begin afresh.
    let since = headers.get("last-event-id").and_then(|id| id.to_str().ok()).and_then(|id| id.parse::<EventId>().ok());
    let watcher = app.watch(&by, &table_id(&table)?, &glance, since).await?;
    let place = Place { watcher, at: since.unwrap_or_default(), size: 0 };
    Ok(stream(place, |mut place| async move {
        let bytes = match timeout(HEARTBEAT, place.watcher.next()).await {
            Ok(live) => place.event(&live?),
            Err(_) => Bytes::from_static(SILENCE),
        };
        Some((bytes, place))
    }))
}

/// Follow all my tables
///
/// Event `moved` (a `Moved`) for each change at a table where I sit. When the stream ends, look at `/me/tables` and begin anew.
#[utoipa::path(get, path = "/me/events", tag = "streams",
    responses((status = 200, content_type = "text/event-stream", body = String), (status = 401, body = Problem)))]
async fn mine(State(app): State<App>, by: Visitor) -> Result<Response, Trouble> {
    let watcher = app.watch_mine(&by)?;
    Ok(stream(watcher, |mut watcher| async move {
        let bytes = match timeout(HEARTBEAT, watcher.next()).await {
            Ok(moved) => written("moved", &moved?, None::<EventId>, 0),
            Err(_) => Bytes::from_static(SILENCE),
        };
        Some((bytes, watcher))
    }))
}

/// A watcher and what was sent to them last.
struct Place {
    watcher: Watcher,
    at: EventId,
    /// The bytes of the last table: the next will have about as many.
    size: usize,
}

impl Place {
    fn event(&mut self, live: &Live) -> Bytes {
        match live {
            Live::Step(step) => self.update(&self.watcher.step(step)),
            Live::Fresh(state) => self.update(&self.watcher.fresh(state)),
            Live::Said(said) => {
                self.at.line = said.line;
                written("said", said, Some(self.at), 0)
            }
            Live::Present(people) => written("present", people, None::<EventId>, 0),
            Live::Stopping => written("stopping", &json!({}), None::<EventId>, 0),
        }
    }

    fn update(&mut self, update: &Update) -> Bytes {
        self.at.version = update.version;
        let bytes = written("table", update, Some(self.at), self.size);
        self.size = bytes.len();
        bytes
    }
}

/// A body of events, each sent as soon as it is there.
fn stream<T, F>(state: T, next: impl FnMut(T) -> F + Send + 'static) -> Response
where
    T: Send + 'static,
    F: Future<Output = Option<(Bytes, T)>> + Send + 'static,
{
    let headers = [(header::CONTENT_TYPE, "text/event-stream"), (header::CACHE_CONTROL, "no-cache")];
    (headers, Body::from_stream(unfold(state, next).map(Ok::<_, Infallible>))).into_response()
}

/// An event as it goes over the wire, written in one go: JSON has no line breaks that would have to be looked for.
fn written(kind: &str, body: &impl Serialize, id: Option<impl Display>, size: usize) -> Bytes {
    // A little more than last time, so that it seldom has to grow.
    let mut text = Vec::with_capacity(size + size / 8 + 128);
    let done = write!(text, "event: {kind}\ndata: ")
        .and_then(|()| serde_json::to_writer(&mut text, body).map_err(Into::into))
        .and_then(|()| id.map_or(Ok(()), |id| write!(text, "\nid: {id}")))
        .and_then(|()| text.write_all(b"\n\n"));
    done.expect("what is shown can always be written into memory");
    text.into()
}
