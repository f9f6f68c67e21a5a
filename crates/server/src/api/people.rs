//! Guests, accounts, sessions, tokens, settings.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use pax_tables::PersonId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Body, NOTHING};
use crate::{App, Joined, Me, Problem, SessionLine, Settings, Trouble, Visitor, cookies};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(become_guest))
        .routes(routes!(become_account))
        .routes(routes!(sign_in))
        .routes(routes!(recover))
        .routes(routes!(sign_out))
        .routes(routes!(me))
        .routes(routes!(rename))
        .routes(routes!(change_password))
        .routes(routes!(settings))
        .routes(routes!(sessions, end_other_sessions))
        .routes(routes!(end_session))
        .routes(routes!(new_token))
        .routes(routes!(mute, unmute))
}

#[derive(Deserialize, ToSchema)]
struct GuestRequest {
    /// 1 to 24 characters.
    name: String,
}

#[derive(Deserialize, ToSchema)]
struct AccountRequest {
    name: String,
    /// 8 to 200 characters.
    password: String,
}

#[derive(Deserialize, ToSchema)]
struct RecoveryRequest {
    name: String,
    /// As it was told when the account was made.
    recovery: String,
    /// The new one.
    password: String,
}

#[derive(Deserialize, ToSchema)]
struct PasswordRequest {
    old: String,
    new: String,
}

#[derive(Deserialize, ToSchema)]
struct SettingsRequest {
    /// A language, such as `de`.
    locale: Option<String>,
    settings: Settings,
}

#[derive(Deserialize, ToSchema)]
struct TokenRequest {
    /// What it is for.
    label: String,
}

/// Who one is, and the token to say so. The cookie is set as well.
#[derive(Serialize, ToSchema)]
struct Welcome {
    me: Me,
    /// Told this once.
    token: String,
    /// Told this once.
    #[serde(skip_serializing_if = "Option::is_none")]
    recovery: Option<String>,
}

#[derive(Serialize, ToSchema)]
struct Recovery {
    /// Told this once: it proves who one is when the password is lost.
    recovery: String,
}

#[derive(Serialize, ToSchema)]
struct Token {
    /// Told this once.
    token: String,
}

#[derive(Serialize, ToSchema)]
struct Ended {
    sessions: u64,
}

/// Become a guest
///
/// A name is enough to play.
#[utoipa::path(post, path = "/guests", tag = "people", request_body = GuestRequest,
    responses((status = 201, body = Welcome), (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn become_guest(
    State(app): State<App>,
    by: Visitor,
    headers: HeaderMap,
    Body(request): Body<GuestRequest>,
) -> Result<Response, Trouble> {
    let joined = app.become_guest(&by, &request.name, label(&headers)).await?;
    Ok(welcome(&app, joined, StatusCode::CREATED))
}

/// Make the guest an account
#[utoipa::path(post, path = "/account", tag = "people", request_body = AccountRequest,
    responses((status = 200, body = Recovery), (status = 409, body = Problem)))]
async fn become_account(
    State(app): State<App>,
    by: Visitor,
    Body(request): Body<AccountRequest>,
) -> Result<Json<Recovery>, Trouble> {
    let recovery = app.become_account(&by, &request.name, &request.password).await?;
    Ok(Json(Recovery { recovery: recovery.reveal().to_owned() }))
}

/// Sign in
#[utoipa::path(post, path = "/sign-in", tag = "people", request_body = AccountRequest,
    responses((status = 200, body = Welcome), (status = 401, body = Problem), (status = 429, body = Problem)))]
async fn sign_in(
    State(app): State<App>,
    by: Visitor,
    headers: HeaderMap,
    Body(request): Body<AccountRequest>,
) -> Result<Response, Trouble> {
    let joined = app.sign_in(&by, &request.name, &request.password, label(&headers)).await?;
    Ok(welcome(&app, joined, StatusCode::OK))
}

/// Set a new password with the recovery code
///
/// All other sessions and tokens end.
#[utoipa::path(post, path = "/recovery", tag = "people", request_body = RecoveryRequest,
    responses((status = 200, body = Welcome), (status = 401, body = Problem), (status = 429, body = Problem)))]
async fn recover(
    State(app): State<App>,
    by: Visitor,
    headers: HeaderMap,
    Body(request): Body<RecoveryRequest>,
) -> Result<Response, Trouble> {
    let joined = app.recover(&by, &request.name, &request.recovery, &request.password, label(&headers)).await?;
    Ok(welcome(&app, joined, StatusCode::OK))
}

/// End this session
#[utoipa::path(post, path = "/sign-out", tag = "people", responses((status = 204), (status = 401, body = Problem)))]
async fn sign_out(State(app): State<App>, by: Visitor) -> Result<Response, Trouble> {
    app.sign_out(&by).await?;
    Ok((NOTHING, [(header::SET_COOKIE, cookies::end_session(&app))]).into_response())
}

/// Who am I
#[utoipa::path(get, path = "/me", tag = "people", responses((status = 200, body = Me), (status = 401, body = Problem)))]
async fn me(by: Visitor) -> Result<Json<Me>, Trouble> {
    Ok(Json(by.person()?.clone()))
}

/// Change a guest's name
#[utoipa::path(put, path = "/me/name", tag = "people", request_body = GuestRequest,
    responses((status = 204), (status = 409, body = Problem)))]
async fn rename(State(app): State<App>, by: Visitor, Body(request): Body<GuestRequest>) -> Result<StatusCode, Trouble> {
    app.rename(&by, &request.name).await?;
    Ok(NOTHING)
}

/// Change the password
#[utoipa::path(put, path = "/me/password", tag = "people", request_body = PasswordRequest,
    responses((status = 204), (status = 401, body = Problem)))]
async fn change_password(
    State(app): State<App>,
    by: Visitor,
    Body(request): Body<PasswordRequest>,
) -> Result<StatusCode, Trouble> {
    app.change_password(&by, &request.old, &request.new).await?;
    Ok(NOTHING)
}

/// Replace the settings
#[utoipa::path(put, path = "/me/settings", tag = "people", request_body = SettingsRequest,
    responses((status = 204), (status = 413, body = Problem)))]
async fn settings(
    State(app): State<App>,
    by: Visitor,
    Body(request): Body<SettingsRequest>,
) -> Result<StatusCode, Trouble> {
    app.set_settings(&by, request.locale.as_deref(), &request.settings).await?;
    Ok(NOTHING)
}

/// My sessions and tokens
#[utoipa::path(get, path = "/me/sessions", tag = "people",
    responses((status = 200, body = Vec<SessionLine>), (status = 401, body = Problem)))]
async fn sessions(State(app): State<App>, by: Visitor) -> Result<Json<Vec<SessionLine>>, Trouble> {
    Ok(Json(app.sessions(&by).await?))
}

/// End all my sessions and tokens but this one
#[utoipa::path(delete, path = "/me/sessions", tag = "people",
    responses((status = 200, body = Ended), (status = 401, body = Problem)))]
async fn end_other_sessions(State(app): State<App>, by: Visitor) -> Result<Json<Ended>, Trouble> {
    Ok(Json(Ended { sessions: app.end_other_sessions(&by).await? }))
}

/// End one of my sessions or tokens
#[utoipa::path(delete, path = "/me/sessions/{session}", tag = "people", params(("session" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
async fn end_session(State(app): State<App>, by: Visitor, Path(session): Path<String>) -> Result<StatusCode, Trouble> {
    app.end_session(&by, &session).await?;
    Ok(NOTHING)
}

/// A token for a program that acts for me
#[utoipa::path(post, path = "/me/tokens", tag = "people", request_body = TokenRequest,
    responses((status = 201, body = Token), (status = 401, body = Problem)))]
async fn new_token(
    State(app): State<App>,
    by: Visitor,
    Body(request): Body<TokenRequest>,
) -> Result<(StatusCode, Json<Token>), Trouble> {
    let token = app.new_token(&by, &request.label).await?;
    Ok((StatusCode::CREATED, Json(Token { token: token.reveal().to_owned() })))
}

/// Do not show a person's chat
#[utoipa::path(put, path = "/me/muted/{person}", tag = "people", params(("person" = u64, Path)),
    responses((status = 204), (status = 401, body = Problem)))]
async fn mute(State(app): State<App>, by: Visitor, Path(person): Path<u64>) -> Result<StatusCode, Trouble> {
    app.mute(&by, PersonId(person), true).await?;
    Ok(NOTHING)
}

/// Show it again
#[utoipa::path(delete, path = "/me/muted/{person}", tag = "people", params(("person" = u64, Path)),
    responses((status = 204), (status = 401, body = Problem)))]
async fn unmute(State(app): State<App>, by: Visitor, Path(person): Path<u64>) -> Result<StatusCode, Trouble> {
    app.mute(&by, PersonId(person), false).await?;
    Ok(NOTHING)
}

fn welcome(app: &App, joined: Joined, status: StatusCode) -> Response {
    let cookie = cookies::set_session(app, &joined.session);
    let welcome = Welcome {
        me: joined.me,
        token: joined.session.reveal().to_owned(),
        recovery: joined.recovery.map(|code| code.reveal().to_owned()),
    };
    (status, [(header::SET_COOKIE, cookie)], Json(welcome)).into_response()
}

/// What a session is called in the list of one's own.
fn label(headers: &HeaderMap) -> &str {
    headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or("a program")
}
