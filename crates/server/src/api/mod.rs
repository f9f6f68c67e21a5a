//! The JSON API under `/api/v1`: everything the pages can do. Its description is generated from the handlers, so that
//! no route can be without one.

mod after;
mod chat;
mod docs;
mod lists;
mod people;
mod play;
mod solo;
mod streams;
mod tables;

use axum::Router;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Json, Request};
use axum::http::StatusCode;
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use pax_rules::from_object;
use pax_tables::TableId;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::{App, Bad, Moved, Said, Trouble, Update};
use docs::Token;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Pax",
        description = "Tables of Pax for programs. Send `Authorization: Bearer TOKEN`; `POST /api/v1/guests` gives a \
            token at once. Errors are JSON with a `code` that stays the same in every version. Sentences for \
            people (`message`, `reason`, `line`) follow `Accept-Language`: en, de, nl, pt or fr."
    ),
    security(("token" = []), ()),
    // What streams carry stands in no answer of its own.
    components(schemas(Update, Said, Moved)),
    modifiers(&Token)
)]
struct Description;

pub(crate) fn routes() -> Router<App> {
    let (router, description) =
        OpenApiRouter::with_openapi(Description::openapi()).nest("/api/v1", everything()).split_for_parts();
    router.layer(from_fn(readable)).merge(docs::routes(&description))
}

/// What cannot be read in a path or after its question mark is answered like a body that cannot: in JSON, with a code.
async fn readable(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    if response.status() != StatusCode::BAD_REQUEST {
        return response;
    }
    let why = axum::body::to_bytes(response.into_body(), LONGEST_REASON).await.unwrap_or_default();
    Trouble::Bad(Bad::Json(String::from_utf8_lossy(&why).into_owned())).into_response()
}

/// Bytes of what is said about something unreadable, which may quote it.
const LONGEST_REASON: usize = 4096;

fn everything() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .merge(people::routes())
        .merge(tables::routes())
        .merge(play::routes())
        .merge(after::routes())
        .merge(chat::routes())
        .merge(streams::routes())
        .merge(lists::routes())
        .merge(solo::routes())
}

/// A JSON body whose mistakes are answered like all others.
struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, app: &App) -> Result<Body<T>, Trouble> {
        let Json(Object(body)) = Json::from_request(request, app).await?;
        Ok(Body(body))
    }
}

/// What is written as a JSON object: without it a list of the same values in order would be taken for one.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<T>, D::Error> {
        from_object(deserializer, "an object").map(Object)
    }
}

impl From<JsonRejection> for Trouble {
    fn from(rejection: JsonRejection) -> Trouble {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Trouble::TooLarge { what: "a request's body in bytes", most: crate::guard::LARGEST_BODY }
        } else {
            Trouble::Bad(Bad::Json(rejection.body_text()))
        }
    }
}

/// Nothing to say but that it was done.
const NOTHING: StatusCode = StatusCode::NO_CONTENT;

/// A text that is no table's id names no table.
fn table_id(text: &str) -> Result<TableId, Trouble> {
    TableId::new(text).map_err(|_| Trouble::NotFound("table"))
}
