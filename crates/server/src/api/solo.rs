//! Alone against Rome: the campaign and the deal of the day.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Body;
use crate::{App, Campaign, Daily, Made, Problem, Trouble, Visitor};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(campaign, play_campaign)).routes(routes!(daily, play_daily))
}

#[derive(Deserialize, ToSchema)]
struct CampaignRequest {
    #[serde(default)]
    nocturnus: bool,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct DailyQuery {
    /// Days since 1970; today, where none is named.
    #[serde(default)]
    day: Option<u32>,
}

/// How far I have come in the campaign
#[utoipa::path(get, path = "/me/campaign", tag = "solo",
    responses((status = 200, body = Campaign), (status = 401, body = Problem)))]
async fn campaign(State(app): State<App>, by: Visitor) -> Result<Json<Campaign>, Trouble> {
    Ok(Json(app.campaign(&by).await?))
}

/// Play its next game
#[utoipa::path(post, path = "/me/campaign", tag = "solo", request_body = CampaignRequest,
    responses((status = 201, body = Made), (status = 401, body = Problem)))]
async fn play_campaign(
    State(app): State<App>,
    by: Visitor,
    Body(request): Body<CampaignRequest>,
) -> Result<(StatusCode, Json<Made>), Trouble> {
    Ok((StatusCode::CREATED, Json(app.play_campaign(&by, request.nocturnus).await?)))
}

/// The results of the deal of the day
#[utoipa::path(get, path = "/daily", tag = "solo", params(DailyQuery), responses((status = 200, body = Daily)))]
async fn daily(State(app): State<App>, by: Visitor, Query(query): Query<DailyQuery>) -> Result<Json<Daily>, Trouble> {
    Ok(Json(app.daily(&by, query.day).await?))
}

/// Play today's deal
#[utoipa::path(post, path = "/daily", tag = "solo",
    responses((status = 201, body = Made), (status = 401, body = Problem)))]
async fn play_daily(State(app): State<App>, by: Visitor) -> Result<(StatusCode, Json<Made>), Trouble> {
    Ok((StatusCode::CREATED, Json(app.play_daily(&by).await?)))
}
