//! Lists of tables, games, people, ratings and levels.

use axum::Json;
use axum::extract::{Path, Query, State};
use pax_tables::PersonId;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::{App, FinishedPage, LevelLine, PersonPage, Problem, RatingLine, TableLine, TablePage, Trouble, Visitor};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(public))
        .routes(routes!(mine))
        .routes(routes!(person))
        .routes(routes!(finished))
        .routes(routes!(ratings))
        .routes(routes!(levels))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct PublicQuery {
    /// Games that are on instead of tables that wait for players.
    #[serde(default)]
    running: bool,
    /// `next` of the page before.
    #[serde(default)]
    after: Option<String>,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct PageQuery {
    /// `next` of the page before.
    #[serde(default)]
    after: Option<String>,
}

/// Public tables
#[utoipa::path(get, path = "/public-tables", tag = "lists", params(PublicQuery),
    responses((status = 200, body = TablePage)))]
async fn public(State(app): State<App>, Query(query): Query<PublicQuery>) -> Result<Json<TablePage>, Trouble> {
    Ok(Json(app.public_tables(query.running, query.after.as_deref()).await?))
}

/// My open tables
#[utoipa::path(get, path = "/me/tables", tag = "lists",
    responses((status = 200, body = Vec<TableLine>), (status = 401, body = Problem)))]
async fn mine(State(app): State<App>, by: Visitor) -> Result<Json<Vec<TableLine>>, Trouble> {
    Ok(Json(app.my_tables(&by).await?))
}

/// A person: name, ratings, latest games
#[utoipa::path(get, path = "/people/{person}", tag = "lists", params(("person" = u64, Path)),
    responses((status = 200, body = PersonPage), (status = 404, body = Problem)))]
async fn person(State(app): State<App>, by: Visitor, Path(person): Path<u64>) -> Result<Json<PersonPage>, Trouble> {
    Ok(Json(app.person(&by, PersonId(person)).await?))
}

/// A person's finished games, at public tables; of oneself all
#[utoipa::path(get, path = "/people/{person}/finished", tag = "lists", params(("person" = u64, Path), PageQuery),
    responses((status = 200, body = FinishedPage)))]
async fn finished(
    State(app): State<App>,
    by: Visitor,
    Path(person): Path<u64>,
    Query(query): Query<PageQuery>,
) -> Result<Json<FinishedPage>, Trouble> {
    Ok(Json(app.finished(&by, PersonId(person), query.after.as_deref()).await?))
}

/// The best in a mode, such as `3` or `5-nocturnus`
#[utoipa::path(get, path = "/ratings/{mode}", tag = "lists", params(("mode" = String, Path)),
    responses((status = 200, body = Vec<RatingLine>)))]
async fn ratings(State(app): State<App>, Path(mode): Path<String>) -> Result<Json<Vec<RatingLine>>, Trouble> {
    Ok(Json(app.ratings(&mode).await?))
}

/// The computer players, the weakest first
#[utoipa::path(get, path = "/levels", tag = "lists", responses((status = 200, body = Vec<LevelLine>)))]
async fn levels(State(app): State<App>) -> Json<Vec<LevelLine>> {
    Json(app.levels())
}
