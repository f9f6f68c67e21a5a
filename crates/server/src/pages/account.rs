//! Who one is here: name, password, other browsers, programs. Secrets are shown once, on the page that answers the
//! form.

use axum::Router;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use pax_tables::PersonId;
use pax_words::Words;

use crate::cookies::{end_session, with_cookies};
use crate::pages::fields::{Caller, Fields};
use crate::pages::frame::{Frame, alert, on_to};
use crate::pages::guest::{Known, known};
use crate::pages::oops::Oops;
use crate::pages::show;
use crate::{App, Me, Secret, SessionLine, Trouble};

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
            Ok(with_cookies(shown_once(&caller, "me-recovery", &recovery), known.cookie))
        }
        Err((trouble, cookie)) => Ok(with_cookies(refused(&app, &caller, &trouble).await?, cookie)),
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
            Ok(with_cookies(shown_once(&caller, "me-recovery", &recovery), known.cookie))
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
    Ok(on_to("/", [end_session(&app)]))
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
    let label = form.text("label").map_or_else(|| caller.words().say("me-program").into_owned(), str::to_owned);
    match app.new_token(by, &label).await {
        Ok(token) => Ok(shown_once(&caller, "me-token-new", &token)),
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
    let mut response = page(app, caller, alert(caller.words(), trouble)).await?;
    *response.status_mut() = trouble.status();
    Ok(response)
}

fn shown_once(caller: &Caller, what: &str, secret: &Secret) -> Response {
    let w = caller.words();
    let title = w.say(what);
    let body = html! {
        div.narrow {
            h1 { (title) }
            p.secret { code { (secret.reveal()) } }
            p { (w.say("me-once")) }
            p { a.button.first href=(HERE) { (w.say("me-kept")) } }
        }
    };
    Html(Frame::new(title, caller).page(body).into_string()).into_response()
}

async fn page(app: &App, caller: &Caller, message: Markup) -> Result<Response, Oops> {
    let w = caller.words();
    let by = &caller.visitor;
    let sessions = match &by.me {
        Some(_) => app.sessions(by).await?,
        None => Vec::new(),
    };
    let title = w.say("me-title");
    let body = html! {
        h1 { (title) }
        (message)
        @match &by.me {
            Some(me) => {
                (identity(w, me))
                div.columns { (sessions_part(w, &sessions)) (tokens_part(w, &sessions)) }
                form method="post" action="/account/sign-out" {
                    @if !me.account { p { (w.say("me-guest-leaves")) } }
                    button.quiet { (w.say("me-sign-out")) }
                }
            },
            None => (strangers(w)),
        }
        p { a href="/settings" { (w.say("me-settings")) } }
    };
    Ok(Html(Frame::new(title, caller).page(body).into_string()).into_response())
}

fn identity(w: Words, me: &Me) -> Markup {
    html! {
        p.lead {
            (w.say("me-you-are")) " " strong { (me.name) } " · " (w.say(if me.account { "me-account" } else { "me-guest" }))
            " · " a href={ "/p/" (me.id.0) } { (w.say("me-seen-by-others")) }
        }
        @if me.account {
            details.panel { summary { (w.say("me-password-change")) }
                form method="post" action="/account/password" {
                    label { (w.say("me-password-old"))
                        input type="password" name="old" required autocomplete="current-password"; }
                    (new_password(w))
                    button { (w.say("me-password-change")) }
                }
            }
        } @else {
            div.columns {
                form.panel method="post" action="/account/rename" {
                    h2 { (w.say("me-rename")) }
                    label { (w.say("me-name")) input type="text" name="name" maxlength="24" required value=(me.name); }
                    button { (w.say("me-rename")) }
                }
                (register_form(w, me.name.as_str()))
                (sign_in_forms(w))
            }
        }
    }
}

/// For whoever has no name yet.
fn strangers(w: Words) -> Markup {
    html! {
        div.columns {
            form.panel method="post" action="/account/guest" {
                h2 { (w.say("me-as-guest")) }
                p { (w.say("me-as-guest-text")) }
                label { (w.say("me-name")) input type="text" name="name" maxlength="24" autocomplete="nickname"; }
                button.first { (w.say("me-go-on")) }
            }
            (register_form(w, ""))
            (sign_in_forms(w))
        }
    }
}

fn register_form(w: Words, name: &str) -> Markup {
    html! {
        form.panel method="post" action="/account/register" {
            h2 { (w.say("me-register")) }
            p { (w.say("me-register-text")) }
            (user_name(w, name))
            (new_password(w))
            button { (w.say("me-register")) }
        }
    }
}

fn sign_in_forms(w: Words) -> Markup {
    html! {
        div.panel {
            form method="post" action="/account/sign-in" {
                h2 { (w.say("me-sign-in")) }
                (user_name(w, ""))
                label { (w.say("me-password"))
                    input type="password" name="password" required autocomplete="current-password"; }
                button { (w.say("me-sign-in")) }
            }
            details { summary { (w.say("me-lost")) }
                form method="post" action="/account/recover" {
                    (user_name(w, ""))
                    label { (w.say("me-code")) input type="text" name="code" required autocomplete="off"; }
                    (new_password(w))
                    button { (w.say("me-recover")) }
                }
            }
        }
    }
}

fn user_name(w: Words, name: &str) -> Markup {
    html! {
        label { (w.say("me-name"))
            input type="text" name="name" maxlength="24" required value=(name) autocomplete="username"; }
    }
}

fn new_password(w: Words) -> Markup {
    html! {
        label { (w.say("me-password-new"))
            input type="password" name="password" required minlength="8" autocomplete="new-password"; }
    }
}

fn sessions_part(w: Words, sessions: &[SessionLine]) -> Markup {
    html! {
        section.panel {
            h2 { (w.say("me-sessions")) }
            ul.tables { @for session in sessions.iter().filter(|session| !session.token) { (one_session(w, session)) } }
            form method="post" action="/account/end" { button.quiet { (w.say("me-end-others")) } }
        }
    }
}

fn tokens_part(w: Words, sessions: &[SessionLine]) -> Markup {
    html! {
        section.panel {
            h2 { (w.say("me-tokens")) }
            p { (w.say("me-tokens-text")) " " a href="/api/v1/docs" { (w.say("me-tokens-api")) } }
            ul.tables { @for session in sessions.iter().filter(|session| session.token) { (one_session(w, session)) } }
            form method="post" action="/account/token" {
                label { (w.say("me-token-label")) input type="text" name="label" maxlength="25"; }
                button { (w.say("me-token-make")) }
            }
        }
    }
}

fn one_session(w: Words, session: &SessionLine) -> Markup {
    html! {
        li {
            div.what {
                (session.label) @if session.current { " " strong { "(" (w.say("me-this-one")) ")" } }
                div.small { (w.say("me-seen")) " " (show::moment(w, session.seen_at)) }
            }
            form method="post" action="/account/end" {
                input type="hidden" name="session" value=(session.id);
                button.quiet aria-label=(w.tell("me-end-this", &[("label", session.label.as_str().into())])) {
                    (w.say("me-end"))
                }
            }
        }
    }
}
