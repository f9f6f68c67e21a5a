//! What a seat does during the game.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Body, table_id};
use crate::{App, Done, Hint, Problem, Trouble, Visitor};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(act))
        .routes(routes!(undo))
        .routes(routes!(resign))
        .routes(routes!(return_to))
        .routes(routes!(hint))
}

#[derive(Deserialize, ToSchema)]
struct ActRequest {
    /// Needed only by who has several seats and is asked in more than one.
    #[serde(default)]
    seat: Option<usize>,
    /// One of the table's `possible`, in the notation of a record.
    action: String,
    /// How often the seat had acted when this was chosen: the table's `you.after`.
    #[serde(default)]
    after: Option<u32>,
    /// My own name for this action: sent twice, it is done once and answered twice.
    #[serde(default)]
    key: Option<String>,
}

#[derive(Deserialize, ToSchema)]
struct UndoRequest {
    #[serde(default)]
    seat: Option<usize>,
    /// So many actions of the game are to remain; without it the last one is taken back.
    #[serde(default)]
    back_to: Option<u32>,
    #[serde(default)]
    key: Option<String>,
}

#[derive(Deserialize, ToSchema)]
struct OwnSeat {
    #[serde(default)]
    seat: Option<usize>,
}

/// Do something in the game
///
/// Answered when it is stored for good.
#[utoipa::path(post, path = "/tables/{table}/act", tag = "play", params(("table" = String, Path)),
    request_body = ActRequest,
    responses((status = 200, body = Done), (status = 409, body = Problem), (status = 422, body = Problem)))]
async fn act(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Body(request): Body<ActRequest>,
) -> Result<Json<Done>, Trouble> {
    let table = table_id(&table)?;
    let done = app.act(&by, &table, request.seat, &request.action, request.after, request.key.as_deref()).await?;
    Ok(Json(done))
}

/// Take back
///
/// As far as no hidden card was shown and nobody else has acted: the table's `undo`.
#[utoipa::path(post, path = "/tables/{table}/undo", tag = "play", params(("table" = String, Path)),
    request_body = UndoRequest, responses((status = 200, body = Done), (status = 409, body = Problem)))]
async fn undo(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Body(request): Body<UndoRequest>,
) -> Result<Json<Done>, Trouble> {
    let table = table_id(&table)?;
    Ok(Json(app.undo(&by, &table, request.seat, request.back_to, request.key.as_deref()).await?))
}

/// Give up: a computer player takes the seat
#[utoipa::path(post, path = "/tables/{table}/resign", tag = "play", params(("table" = String, Path)),
    request_body = OwnSeat, responses((status = 200, body = Done), (status = 409, body = Problem)))]
async fn resign(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Body(request): Body<OwnSeat>,
) -> Result<Json<Done>, Trouble> {
    Ok(Json(app.resign(&by, &table_id(&table)?, request.seat).await?))
}

/// Take the seat back from the computer player that stood in
#[utoipa::path(post, path = "/tables/{table}/return", tag = "play", params(("table" = String, Path)),
    request_body = OwnSeat, responses((status = 200, body = Done), (status = 409, body = Problem)))]
async fn return_to(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Body(request): Body<OwnSeat>,
) -> Result<Json<Done>, Trouble> {
    Ok(Json(app.return_to(&by, &table_id(&table)?, request.seat).await?))
}

/// What the strongest computer player would do
///
/// Not in rated games; everybody sees that it was asked.
#[utoipa::path(post, path = "/tables/{table}/hint", tag = "play", params(("table" = String, Path)),
    request_body = OwnSeat, responses((status = 200, body = Hint), (status = 409, body = Problem)))]
async fn hint(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Body(request): Body<OwnSeat>,
) -> Result<Json<Hint>, Trouble> {
    Ok(Json(app.hint(&by, &table_id(&table)?, request.seat).await?))
}
