//! Making tables, looking at them, and what happens before and after the game.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use pax_tables::TableView;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Body, table_id};
use crate::{App, Done, Glance, Made, Problem, TablePage, TableRequest, Trouble, Visitor};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(create))
        .routes(routes!(view))
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(give_seat))
        .routes(routes!(start))
        .routes(routes!(close))
        .routes(routes!(rematch))
        .routes(routes!(record))
        .routes(routes!(same_deal))
}

#[derive(Deserialize, ToSchema)]
struct JoinRequest {
    /// The first that fits, where none is named.
    #[serde(default)]
    seat: Option<usize>,
    /// The secret of the invitation link.
    #[serde(default)]
    invitation: Option<String>,
    /// My own name for this request: sent twice, it is done once.
    #[serde(default)]
    key: Option<String>,
}

#[derive(Default, Deserialize, ToSchema)]
struct SeatRequest {
    /// Needed only by who has several.
    #[serde(default)]
    seat: Option<usize>,
}

#[derive(Deserialize, ToSchema)]
struct GiveRequest {
    seat: usize,
    /// A computer player: see `/levels`.
    level: String,
}

/// Make a table
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = TableRequest,
    responses((status = 201, body = Made), (status = 401, body = Problem), (status = 422, body = Problem)))]
async fn create(
    State(app): State<App>,
    by: Visitor,
    Body(request): Body<TableRequest>,
) -> Result<(StatusCode, Json<Made>), Trouble> {
    Ok((StatusCode::CREATED, Json(app.create_table(&by, request).await?)))
}

/// A table as I may see it
#[utoipa::path(get, path = "/tables/{table}", tag = "tables", params(("table" = String, Path), Glance),
    responses((status = 200, body = TableView), (status = 404, body = Problem)))]
async fn view(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Query(glance): Query<Glance>,
) -> Result<Response, Trouble> {
    Ok(Json(&*app.view(&by, &table_id(&table)?, &glance).await?).into_response())
}

/// Sit down
#[utoipa::path(post, path = "/tables/{table}/join", tag = "tables", params(("table" = String, Path)),
    request_body = JoinRequest, responses((status = 200, body = Done), (status = 409, body = Problem)))]
async fn join(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Body(request): Body<JoinRequest>,
) -> Result<Json<Done>, Trouble> {
    let glance = Glance { seat: None, invitation: request.invitation };
    Ok(Json(app.join(&by, &table_id(&table)?, request.seat, &glance, request.key.as_deref()).await?))
}

/// Leave before the game begins
#[utoipa::path(post, path = "/tables/{table}/leave", tag = "tables", params(("table" = String, Path)),
    request_body = SeatRequest, responses((status = 200, body = Done), (status = 409, body = Problem)))]
async fn leave(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Body(request): Body<SeatRequest>,
) -> Result<Json<Done>, Trouble> {
    Ok(Json(app.leave(&by, &table_id(&table)?, request.seat).await?))
}

/// Give an empty seat to a computer player
#[utoipa::path(post, path = "/tables/{table}/give-seat", tag = "tables", params(("table" = String, Path)),
    request_body = GiveRequest, responses((status = 200, body = Done), (status = 403, body = Problem)))]
async fn give_seat(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Body(request): Body<GiveRequest>,
) -> Result<Json<Done>, Trouble> {
    Ok(Json(app.give_seat(&by, &table_id(&table)?, request.seat, &request.level).await?))
}

/// Deal the cards
#[utoipa::path(post, path = "/tables/{table}/start", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Done), (status = 409, body = Problem)))]
async fn start(State(app): State<App>, by: Visitor, Path(table): Path<String>) -> Result<Json<Done>, Trouble> {
    Ok(Json(app.start(&by, &table_id(&table)?).await?))
}

/// Give the table up before the game begins
#[utoipa::path(post, path = "/tables/{table}/close", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Done), (status = 403, body = Problem)))]
async fn close(State(app): State<App>, by: Visitor, Path(table): Path<String>) -> Result<Json<Done>, Trouble> {
    Ok(Json(app.close(&by, &table_id(&table)?).await?))
}

/// The same people once more
///
/// Whoever asks second is led to the table of who asked first.
#[utoipa::path(post, path = "/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Made), (status = 409, body = Problem)))]
async fn rematch(State(app): State<App>, by: Visitor, Path(table): Path<String>) -> Result<Json<Made>, Trouble> {
    Ok(Json(app.rematch(&by, &table_id(&table)?).await?))
}

/// The record of a finished game
#[utoipa::path(get, path = "/tables/{table}/record", tag = "tables", params(("table" = String, Path), Glance),
    responses((status = 200, body = Object), (status = 409, body = Problem)))]
async fn record(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Query(glance): Query<Glance>,
) -> Result<impl IntoResponse, Trouble> {
    let table = table_id(&table)?;
    let record = app.record(&by, &table, &glance).await?;
    let name = format!("attachment; filename=\"pax-{table}.jsonl\"");
    Ok(([(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)], record + "\n"))
}

/// The finished tables that played the same deal
#[utoipa::path(get, path = "/tables/{table}/same-deal", tag = "tables", params(("table" = String, Path), Glance),
    responses((status = 200, body = TablePage), (status = 409, body = Problem)))]
async fn same_deal(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Query(glance): Query<Glance>,
) -> Result<Json<TablePage>, Trouble> {
    Ok(Json(app.same_deal(&by, &table_id(&table)?, &glance).await?))
}
