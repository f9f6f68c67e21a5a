//! The forms of a table. Each does one thing and leads back to the table; what is refused shows the table with the
//! reason above it.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use maud::{Markup, html};

use super::choices::Deed;
use super::{At, shown};
use crate::cookies::{set_invitation, with_cookies};
use crate::pages::art;
use crate::pages::fields::Fields;
use crate::pages::frame::{alert, on_to};
use crate::pages::guest::Known;
use crate::pages::oops::Oops;
use crate::{App, Glance, Hint, Trouble};

pub async fn join(State(app): State<App>, mut at: At, form: Fields) -> Result<Response, Oops> {
    let known = match Known::from(&app, &at.caller, &form).await {
        Ok(known) => known,
        Err(trouble) => return refused(&app, &mut at, None, &trouble).await,
    };
    at.caller.visitor = known.visitor;
    let joined = app.join(at.by(), &at.table, form.number("seat"), &at.glance, None).await;
    Ok(with_cookies(led_back(&app, &mut at, None, joined.map(drop)).await?, known.cookie))
}

pub async fn leave(State(app): State<App>, mut at: At, form: Fields) -> Result<Response, Oops> {
    let left = app.leave(at.by(), &at.table, form.number("seat")).await;
    match left {
        // Whoever leaves a private table cannot see it any more.
        Ok(_) if app.view(at.by(), &at.table, &at.glance).await.is_err() => Ok(on_to("/", None)),
        left => led_back(&app, &mut at, None, left.map(drop)).await,
    }
}

pub async fn give(State(app): State<App>, mut at: At, form: Fields) -> Result<Response, Oops> {
    let seat = form.number("seat").unwrap_or(usize::MAX);
    let given = app.give_seat(at.by(), &at.table, seat, form.word("level")).await;
    led_back(&app, &mut at, None, given.map(drop)).await
}

pub async fn start(State(app): State<App>, mut at: At) -> Result<Response, Oops> {
    let started = app.start(at.by(), &at.table).await;
    led_back(&app, &mut at, None, started.map(drop)).await
}

pub async fn close(State(app): State<App>, mut at: At) -> Result<Response, Oops> {
    match app.close(at.by(), &at.table).await {
        Ok(_) => Ok(on_to("/", None)),
        Err(trouble) => refused(&app, &mut at, None, &trouble).await,
    }
}

pub async fn act(State(app): State<App>, mut at: At, form: Fields) -> Result<Response, Oops> {
    let seat = form.number("seat");
    let after = form.number("after");
    let acted = app.act(at.by(), &at.table, seat, form.word("action"), after, form.text("key")).await;
    led_back(&app, &mut at, seat, acted.map(drop)).await
}

pub async fn undo(State(app): State<App>, mut at: At, form: Fields) -> Result<Response, Oops> {
    let seat = form.number("seat");
    let undone = app.undo(at.by(), &at.table, seat, form.number("back_to"), form.text("key")).await;
    led_back(&app, &mut at, seat, undone.map(drop)).await
}

pub async fn resign(State(app): State<App>, mut at: At, form: Fields) -> Result<Response, Oops> {
    let resigned = app.resign(at.by(), &at.table, form.number("seat")).await;
    led_back(&app, &mut at, None, resigned.map(drop)).await
}

pub async fn return_to(State(app): State<App>, mut at: At, form: Fields) -> Result<Response, Oops> {
    let seat = form.number("seat");
    let returned = app.return_to(at.by(), &at.table, seat).await;
    led_back(&app, &mut at, seat, returned.map(drop)).await
}

/// The hint is for whoever asked and stands above the table this once.
pub async fn hint(State(app): State<App>, mut at: At, form: Fields) -> Result<Response, Oops> {
    let seat = form.number("seat");
    match app.hint(at.by(), &at.table, seat).await {
        Ok(hint) => {
            at.glance.seat = seat;
            shown(&app, &at, StatusCode::OK, advice(&at, &hint)).await
        }
        Err(trouble) => refused(&app, &mut at, seat, &trouble).await,
    }
}

pub async fn say(State(app): State<App>, mut at: At, form: Fields) -> Result<Response, Oops> {
    let seat = form.number("seat");
    let said = app.say(at.by(), &at.table, form.word("text")).await;
    match said {
        Ok(_) => Ok(on_to(&at.address(seat), None)),
        Err(trouble) => refused(&app, &mut at, seat, &trouble).await,
    }
}

/// Back to the table. Of several seats on one device the one that acted goes on while it is asked; then the curtain
/// falls.
async fn led_back(app: &App, at: &mut At, seat: Option<usize>, done: Result<(), Trouble>) -> Result<Response, Oops> {
    if let Err(trouble) = done {
        return refused(app, at, seat, &trouble).await;
    }
    let invitation = at.glance.invitation.clone();
    let view = app.view(at.by(), &at.table, &Glance { seat, invitation: invitation.clone() }).await?;
    let goes_on = |seat: &usize| view.you.seats.len() > 1 && view.seats.get(*seat).is_some_and(|seat| seat.asked);
    let cookie = invitation.map(|secret| set_invitation(app, &at.table, &secret));
    Ok(on_to(&at.address(seat.filter(goes_on)), cookie.filter(|_| at.remember)))
}

async fn refused(app: &App, at: &mut At, seat: Option<usize>, trouble: &Trouble) -> Result<Response, Oops> {
    at.glance.seat = seat;
    match shown(app, at, trouble.status(), html! { (alert(at.caller.words(), trouble)) }).await {
        Ok(response) => Ok(response),
        Err(_) => Err(Oops(trouble.clone())),
    }
}

/// The best choices with their chances and reasons; each can be done at once.
fn advice(at: &At, hint: &Hint) -> Markup {
    let w = at.caller.words();
    html! {
        section.panel.advice role="status" aria-labelledby="advice" {
            h2 id="advice" { (art::icon("hint")) (w.say("hint-title")) }
            ol { @for line in &hint.best {
                @let percent = (line.chance * 100.0).round();
                li {
                    (Deed::new(line.action, "").nth(9).button(&html! { (w.action(line.action)) }))
                    span.chance { (w.tell("hint-chance", &[("percent", percent.into())])) }
                    span { (line.text) }
                }
            } }
            p.small { (w.say("hint-seen")) }
        }
    }
}
