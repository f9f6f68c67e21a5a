//! Pages for people: HTML from Rust, forms first, so that everything can be done without a script; one small module
//! makes tables live. One page per file; what it says is in the words of whoever looks. What a page shows of a table comes from its
//! `TableView` and nothing else.

mod about;
mod account;
mod art;
mod assets;
mod campaign;
mod cards;
mod daily;
mod fields;
mod frame;
mod games;
mod guest;
mod home;
mod new_table;
pub(crate) mod oops;
mod parts;
mod person;
mod preferences;
mod ratings;
mod rules;
mod settings;
mod show;
mod table;
mod tutorial;
mod vista;

use axum::Router;
use axum::http::Uri;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::{App, Trouble};
pub use oops::Oops;
pub(crate) use preferences::Preferences;
#[cfg(feature = "testing")]
pub use table::TablePage;
pub(crate) use table::Updates;

pub fn routes() -> Router<App> {
    Router::new()
        .merge(home::routes())
        .merge(new_table::routes())
        .merge(table::routes())
        .merge(campaign::routes())
        .merge(daily::routes())
        .merge(tutorial::routes())
        .merge(account::routes())
        .merge(settings::routes())
        .route("/games", get(games::games))
        .route("/p/{person}", get(person::person))
        .route("/ratings", get(ratings::ratings))
        .route("/rules", get(rules::rules))
        .route("/about", get(about::about))
        .route("/assets/{file}", get(assets::asset))
        .route("/manifest.webmanifest", get(assets::manifest))
        .fallback(nothing)
}

/// Programs are told in JSON, people in a page.
async fn nothing(uri: Uri) -> Response {
    let trouble = Trouble::NotFound("page");
    if uri.path().starts_with("/api/") { trouble.into_response() } else { Oops(trouble).into_response() }
}
