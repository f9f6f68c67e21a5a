//! The JSON API under `/api/v1`: everything the pages can do. Its description is generated from the handlers, so that
//! no route can be without one.

use axum::Router;
use utoipa_axum::router::OpenApiRouter;

use crate::App;

pub(crate) fn routes() -> Router<App> {
    let (router, _) = OpenApiRouter::<App>::new().split_for_parts();
    router
}
