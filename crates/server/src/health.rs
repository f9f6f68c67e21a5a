//! For whoever runs the server: does it live, can it serve, how is it doing.

use axum::Router;
use axum::extract::State;
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::visitor::{address, bearer};
use crate::{App, Secret, secret};

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

/// For this machine, and for whoever shows the token.
async fn metrics(State(app): State<App>, parts: Parts) -> Response {
    let shown = bearer(&parts.headers).map(|secret| secret.hash());
    let token = app.options().metrics_token.as_ref().map(Secret::hash);
    let is_known = shown.zip(token).is_some_and(|(shown, token)| secret::same(&shown.0, &token.0));
    if !is_known && !is_local(&parts, &app) {
        let words = "the metrics are for this machine, or for whoever shows the token of --metrics-token\n";
        return (StatusCode::FORBIDDEN, words).into_response();
    }
    let metrics = &app.inner().metrics;
    metrics.queue.set(i64::try_from(app.store().queue_length()).unwrap_or(i64::MAX));
    if let Ok(counts) = app.store().counts().await {
        metrics.tables_running.set(i64::try_from(counts.running).unwrap_or(i64::MAX));
    }
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], metrics.text())
        .into_response()
}

/// Whether it was asked on this machine, and not by a proxy on it for somebody elsewhere.
fn is_local(parts: &Parts, app: &App) -> bool {
    let has = |name: &str| parts.headers.contains_key(name);
    let forwarded = has("x-forwarded-for") || has("forwarded") || has("x-real-ip");
    let is_told = app.options().behind_proxy && has("x-forwarded-for");
    (is_told || !forwarded) && address(parts, app).is_some_and(|address| address.is_loopback())
}
