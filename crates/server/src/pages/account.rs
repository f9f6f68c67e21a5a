//! Who one is here: name, password, other browsers, programs. Secrets are shown once, on the page that answers the
//! form.

use axum::Router;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use pax_tables::PersonId;

use crate::pages::fields::{Caller, Fields};
use crate::pages::frame::{Frame, alert, on_to};
use crate::pages::guest::{Known, known};
use crate::pages::oops::Oops;
use crate::pages::show;
use crate::{App, Me, Secret, SessionLine, Trouble, session_cookie};

pub fn routes() -> Router<App> {
    Router::new()
        .route("/account", get(account))
        .route("/account/guest", post(guest))
        .route("/account/rename", post(rename))
        .route("/account/register", post(register))
        .route("/account/sign-in", post(sign_in))
        .route("/account/recover", post(recover))
        .route("/account/password", post(password))
        .route("/account/sign-out", post(sign_out))
        .route("/account/end", post(end))
        .route("/account/token", post(token))
        .route("/account/mute", post(mute))
}

const HERE: &str = "/account";

async fn account(State(app): State<App>, caller: Caller) -> Result<Response, Oops> {
    page(&app, &caller, html! {}).await
}

async fn guest(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    match Known::from(&app, &caller, &form).await {
        Ok(known) => Ok(on_to("/", known.cookie)),
        Err(trouble) => refused(&app, &caller, &trouble).await,
    }
}

async fn rename(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    let done = app.rename(known(&caller)?, form.word("name")).await;
    done_or(&app, &caller, done).await
}

/// Makes an account of the guest; a visitor without a name becomes a guest on the way.
async fn register(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    let made = match Known::from(&app, &caller, &form).await {
        Ok(known) => {
            let made = app.become_account(&known.visitor, form.word("name"), form.word("password")).await;
            made.map_err(|trouble| (trouble, known.cookie.clone())).map(|recovery| (recovery, known))
        }
        Err(trouble) => Err((trouble, None)),
    };
    match made {
        Ok((recovery, known)) => {
            let caller = Caller { visitor: known.visitor, ..caller };
            Ok(with(shown_once(&caller, words::RECOVERY, &recovery), known.cookie))
        }
        Err((trouble, cookie)) => Ok(with(refused(&app, &caller, &trouble).await?, cookie)),
    }
}

async fn sign_in(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    match app.sign_in(&caller.visitor, form.word("name"), form.word("password"), &caller.label).await {
        Ok(joined) => Ok(on_to("/", Known::joined(&app, &caller, &joined).cookie)),
        Err(trouble) => refused(&app, &caller, &trouble).await,
    }
}

async fn recover(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    let (name, code, password) = (form.word("name"), form.word("code"), form.word("password"));
    match app.recover(&caller.visitor, name, code, password, &caller.label).await {
        Ok(joined) => {
            let known = Known::joined(&app, &caller, &joined);
            let recovery = joined.recovery.ok_or(Trouble::Inside)?;
            let caller = Caller { visitor: known.visitor, ..caller };
            Ok(with(shown_once(&caller, words::RECOVERY, &recovery), known.cookie))
        }
        Err(trouble) => refused(&app, &caller, &trouble).await,
    }
}

async fn password(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    let done = app.change_password(known(&caller)?, form.word("old"), form.word("password")).await;
    done_or(&app, &caller, done).await
}

async fn sign_out(State(app): State<App>, caller: Caller) -> Result<Response, Oops> {
    app.sign_out(known(&caller)?).await?;
    Ok(on_to("/", [session_cookie(&app, None)]))
}

/// Ends one session, or all others where none is named.
async fn end(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    let by = known(&caller)?;
    let done = match form.text("session") {
        Some(session) => app.end_session(by, session).await,
        None => app.end_other_sessions(by).await.map(drop),
    };
    done_or(&app, &caller, done).await
}

async fn token(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    let by = known(&caller)?;
    let label = form.text("label").unwrap_or(words::A_PROGRAM);
    match app.new_token(by, label).await {
        Ok(token) => Ok(shown_once(&caller, words::TOKEN, &token)),
        Err(trouble) => refused(&app, &caller, &trouble).await,
    }
}

async fn mute(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    let person: u64 = form.number("person").ok_or(Trouble::NotFound("person"))?;
    app.mute(known(&caller)?, PersonId(person), form.ticked("mute")).await?;
    let back = form.text("back").filter(|back| back.starts_with("/t/")).map(str::to_owned);
    Ok(on_to(&back.unwrap_or_else(|| format!("/p/{person}")), None))
}

async fn done_or(app: &App, caller: &Caller, done: Result<(), Trouble>) -> Result<Response, Oops> {
    match done {
        Ok(()) => Ok(on_to(HERE, None)),
        Err(trouble) => refused(app, caller, &trouble).await,
    }
}

/// The page once more, with what stood in the way.
async fn refused(app: &App, caller: &Caller, trouble: &Trouble) -> Result<Response, Oops> {
    let mut response = page(app, caller, alert(trouble)).await?;
    *response.status_mut() = trouble.status();
    Ok(response)
}

fn with(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

fn shown_once(caller: &Caller, what: &str, secret: &Secret) -> Response {
    let body = html! {
        h1 { (what) }
        p.secret { code { (secret.reveal()) } }
        p { (words::ONCE) }
        p { a.button href=(HERE) { (words::KEPT) } }
    };
    Html(Frame::new(what, caller).page(body).into_string()).into_response()
}

async fn page(app: &App, caller: &Caller, message: Markup) -> Result<Response, Oops> {
    let by = &caller.visitor;
    let sessions = match &by.me {
        Some(_) => app.sessions(by).await?,
        None => Vec::new(),
    };
    let body = html! {
        h1 { (words::TITLE) }
        (message)
        @match &by.me {
            Some(me) => {
                (identity(me))
                (sessions_part(&sessions))
                (tokens_part(&sessions))
                form method="post" action="/account/sign-out" {
                    @if !me.account { p { (words::GUEST_LEAVES) } }
                    button { (words::SIGN_OUT) }
                }
            },
            None => (strangers()),
        }
    };
    Ok(Html(Frame::new(words::TITLE, caller).page(body).into_string()).into_response())
}

fn identity(me: &Me) -> Markup {
    html! {
        @if me.account {
            p { (words::YOU_ARE) " " strong { (me.name) } ". " a href={ "/p/" (me.id.0) } { (words::PAGE) } }
            details { summary { (words::CHANGE_PASSWORD) }
                form method="post" action="/account/password" {
                    label { (words::OLD) input type="password" name="old" required autocomplete="current-password"; }
                    (new_password())
                    button { (words::CHANGE_PASSWORD) }
                }
            }
        } @else {
            p { (words::YOU_ARE) " " strong { (me.name) } ", " (words::GUEST) }
            div.columns {
                form.panel method="post" action="/account/rename" {
                    h2 { (words::RENAME) }
                    label { (words::NAME) input type="text" name="name" maxlength="24" required value=(me.name); }
                    button { (words::RENAME) }
                }
                (register_form(me.name.as_str()))
                (sign_in_forms())
            }
        }
    }
}

/// For whoever has no name yet.
fn strangers() -> Markup {
    html! {
        div.columns {
            form.panel method="post" action="/account/guest" {
                h2 { (words::AS_GUEST) }
                p { (words::AS_GUEST_TEXT) }
                label { (words::NAME) input type="text" name="name" maxlength="24" required autocomplete="nickname"; }
                button.first { (words::PLAY) }
            }
            (register_form(""))
            (sign_in_forms())
        }
    }
}

fn register_form(name: &str) -> Markup {
    html! {
        form.panel method="post" action="/account/register" {
            h2 { (words::REGISTER) }
            p { (words::REGISTER_TEXT) }
            (user_name(name))
            (new_password())
            button { (words::REGISTER) }
        }
    }
}

fn sign_in_forms() -> Markup {
    html! {
        div.panel {
            form method="post" action="/account/sign-in" {
                h2 { (words::SIGN_IN) }
                (user_name(""))
                label { (words::PASSWORD)
                    input type="password" name="password" required autocomplete="current-password"; }
                button { (words::SIGN_IN) }
            }
            details { summary { (words::LOST) }
                form method="post" action="/account/recover" {
                    (user_name(""))
                    label { (words::CODE) input type="text" name="code" required autocomplete="off"; }
                    (new_password())
                    button { (words::RECOVER) }
                }
            }
        }
    }
}

fn user_name(name: &str) -> Markup {
    html! {
        label { (words::NAME)
            input type="text" name="name" maxlength="24" required value=(name) autocomplete="username"; }
    }
}

fn new_password() -> Markup {
    html! {
        label { (words::NEW_PASSWORD)
            input type="password" name="password" required minlength="8" autocomplete="new-password"; }
    }
}

fn sessions_part(sessions: &[SessionLine]) -> Markup {
    html! {
        h2 { (words::SESSIONS) }
        ul.tables { @for session in sessions.iter().filter(|session| !session.token) {
            li { (end_button(session)) div { (session.label) @if session.current { " " strong { (words::CURRENT) } }
                div.small { (words::SEEN) " " (show::moment(session.seen_at)) } } }
        } }
        form method="post" action="/account/end" { button { (words::END_OTHERS) } }
    }
}

fn tokens_part(sessions: &[SessionLine]) -> Markup {
    html! {
        h2 { (words::TOKENS) }
        p { (words::TOKENS_TEXT) " " a href="/api/v1/docs" { (words::API) } }
        ul.tables { @for session in sessions.iter().filter(|session| session.token) {
            li { (end_button(session)) div { (session.label)
                div.small { (words::SEEN) " " (show::moment(session.seen_at)) } } }
        } }
        form method="post" action="/account/token" {
            label { (words::LABEL) input type="text" name="label" maxlength="25"; }
            button { (words::NEW_TOKEN) }
        }
    }
}

fn end_button(session: &SessionLine) -> Markup {
    html! {
        form method="post" action="/account/end" {
            input type="hidden" name="session" value=(session.id);
            button aria-label={ (words::END) " " (session.label) } { (words::END) }
        }
    }
}

mod words {
    pub const API: &str = "What programs can do";
    pub const AS_GUEST: &str = "Play as a guest";
    pub const AS_GUEST_TEXT: &str = "A name is enough. This browser remembers you; an account can come later.";
    pub const A_PROGRAM: &str = "a program";
    pub const CHANGE_PASSWORD: &str = "Change the password";
    pub const CODE: &str = "Recovery code";
    pub const CURRENT: &str = "(this one)";
    pub const END: &str = "End";
    pub const END_OTHERS: &str = "End all others";
    pub const GUEST: &str = "a guest.";
    pub const GUEST_LEAVES: &str = "A guest who signs out cannot come back. Make an account first to keep your games.";
    pub const KEPT: &str = "I have written it down";
    pub const LABEL: &str = "What it is for";
    pub const LOST: &str = "Password lost";
    pub const NAME: &str = "Name";
    pub const NEW_PASSWORD: &str = "New password";
    pub const NEW_TOKEN: &str = "Make a token";
    pub const OLD: &str = "Old password";
    pub const ONCE: &str = "It is shown this once and cannot be shown again. Write it down now.";
    pub const PAGE: &str = "What others see";
    pub const PASSWORD: &str = "Password";
    pub const PLAY: &str = "Go on";
    pub const RECOVER: &str = "Set a new password";
    pub const RECOVERY: &str = "Your recovery code";
    pub const REGISTER: &str = "Make an account";
    pub const REGISTER_TEXT: &str = "Name and password, no e-mail. What you have played as a guest stays yours.";
    pub const RENAME: &str = "Change my name";
    pub const SEEN: &str = "last seen";
    pub const SESSIONS: &str = "Where I am signed in";
    pub const SIGN_IN: &str = "Sign in";
    pub const SIGN_OUT: &str = "Sign out";
    pub const TITLE: &str = "Account";
    pub const TOKEN: &str = "Your new token";
    pub const TOKENS: &str = "Tokens for programs";
    pub const TOKENS_TEXT: &str = "A token lets a program act for you: a bot, a client of your own.";
    pub const YOU_ARE: &str = "You are";
}
