//! For whoever runs the server: does it live, can it serve, how is it doing.

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;

use crate::App;

pub(crate) fn routes() -> Router<App> {
    Router::new().route("/healthz", get(lives)).route("/readyz", get(ready)).route("/metrics", get(metrics))
}

async fn lives() -> &'static str {
    "ok\n"
}

async fn ready(State(app): State<App>) -> (StatusCode, String) {
    if app.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n".to_owned());
    }
    match app.store().health().await {
        Ok(()) => (StatusCode::OK, "ready\n".to_owned()),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")),
    }
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let metrics = &app.inner().metrics;
    metrics.queue.set(i64::try_from(app.store().queue_length()).unwrap_or(i64::MAX));
    if let Ok(counts) = app.store().counts().await {
        metrics.tables_running.set(i64::try_from(counts.running).unwrap_or(i64::MAX));
    }
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], metrics.text())
}
