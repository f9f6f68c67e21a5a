//! After the game: its moments, its course, and what a strong player makes of it. Whoever may read the record may read
//! these.

use axum::Json;
use axum::extract::{Path, Query, State};
use pax_rules::{Action, Seat, Viewer};
use pax_tables::{News, TableView};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::table_id;
use crate::{Analysis, App, Bad, Glance, Problem, Trouble, Visitor};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(analysis)).routes(routes!(moment))
}

/// Through whose eyes a moment is seen.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Eyes {
    /// Any seat's; without one all cards lie open.
    #[serde(default)]
    seat: Option<usize>,
    /// The secret of the invitation link.
    #[serde(default)]
    invitation: Option<String>,
}

/// A finished game at some moment.
#[derive(Serialize, ToSchema)]
struct MomentView {
    /// Actions done, and how many there are in all.
    moment: usize,
    of: usize,
    /// Whose action led here, and which: none before the first.
    #[schema(value_type = Option<usize>)]
    seat: Option<Seat>,
    #[schema(value_type = Option<String>)]
    action: Option<Action>,
    /// What it brought about, as it was seen.
    news: Vec<News>,
    /// The table as it was seen.
    view: TableView,
}

/// The course of a finished game, its chances and its dearest decisions
///
/// The course is there at once. The first who asks has the rest computed: ask again until `ready` is true.
#[utoipa::path(get, path = "/tables/{table}/analysis", tag = "tables", params(("table" = String, Path), Glance),
    responses((status = 200, body = Analysis), (status = 409, body = Problem)))]
async fn analysis(
    State(app): State<App>,
    by: Visitor,
    Path(table): Path<String>,
    Query(glance): Query<Glance>,
) -> Result<Json<Analysis>, Trouble> {
    Ok(Json(app.analysis(&by, &table_id(&table)?, &glance).await?))
}

/// A moment of a finished game, as any seat saw it
///
/// `moment` is the number of actions done before it; beyond the last it is the end.
#[utoipa::path(get, path = "/tables/{table}/moments/{moment}", tag = "tables",
    params(("table" = String, Path), ("moment" = usize, Path), Eyes),
    responses((status = 200, body = MomentView), (status = 404, body = Problem), (status = 409, body = Problem)))]
async fn moment(
    State(app): State<App>,
    by: Visitor,
    Path((table, moment)): Path<(String, usize)>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<MomentView>, Trouble> {
    let viewer = match eyes.seat {
        Some(number) => Viewer::Seat(Seat::new(number).ok_or(Bad::NoSuchSeat)?),
        None => Viewer::Everything,
    };
    let glance = Glance { seat: None, invitation: eyes.invitation };
    let past = app.past(&by, &table_id(&table)?, &glance, moment, viewer).await?;
    Ok(Json(MomentView {
        moment: past.actions,
        of: past.of,
        seat: past.done.map(|(seat, _)| seat),
        action: past.done.map(|(_, action)| action),
        news: past.news,
        view: past.view,
    }))
}
