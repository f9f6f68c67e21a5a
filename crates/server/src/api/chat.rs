//! What is said at a table.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Body, table_id};
use crate::{App, Glance, Problem, Said, Trouble, Visitor};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(chat, say))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct ChatQuery {
    /// Only the lines after this one.
    #[serde(default)]
    after: u64,
    /// The secret of the invitation link.
    #[serde(default)]
    invitation: Option<String>,
}

#[derive(Deserialize, ToSchema)]
struct SayRequest {
    /// At most 300 characters.
    text: String,
}

#[derive(Serialize, ToSchema)]
struct Line {
    line: u64,
}

/// What was said, without those I muted
#[utoipa::path(get, path = "/tables/{table}/chat", tag = "chat", params(("table" = String, Path), ChatQuery),
    responses((status = 200, body = Vec<Said>), (status = 404, body = Problem)))]
async fn chat(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Query(query): Query<ChatQuery>,
) -> Result<Json<Vec<Said>>, Trouble> {
    let glance = Glance { seat: None, invitation: query.invitation };
    Ok(Json(app.chat(&by, &table_id(&table)?, &glance, query.after).await?))
}

/// Say something
#[utoipa::path(post, path = "/tables/{table}/chat", tag = "chat", params(("table" = String, Path)),
    request_body = SayRequest,
    responses((status = 201, body = Line), (status = 403, body = Problem), (status = 429, body = Problem)))]
async fn say(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Body(request): Body<SayRequest>,
) -> Result<(StatusCode, Json<Line>), Trouble> {
    let line = app.say(&by, &table_id(&table)?, &request.text).await?;
    Ok((StatusCode::CREATED, Json(Line { line })))
}
