//! Pages for people. For now a list of public tables and a table as text: enough to see that the server is there.

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::routing::get;
use pax_tables::TableId;

use crate::{App, Glance, Trouble, Visitor};

pub fn routes() -> Router<App> {
    Router::new().route("/", get(home)).route("/t/{table}", get(table))
}

async fn home(State(app): State<App>) -> Result<String, Trouble> {
    let mut text = "Pax\n\nThe API is described at /api/v1/docs.\n\nOpen tables:\n".to_owned();
    for line in app.public_tables(false, None).await?.tables {
        text += &format!("/t/{}\n", line.table);
    }
    Ok(text)
}

async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(glance): Query<Glance>,
) -> Result<String, Trouble> {
    let view = app.view(&visitor, &TableId::new(&table)?, &glance).await?;
    Ok(serde_json::to_string_pretty(&view).map_err(|_| Trouble::Inside)? + "\n")
}
