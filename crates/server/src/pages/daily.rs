//! The deal of the day and its results.

use axum::Router;
use axum::extract::State;
use axum::response::{Html, Response};
use axum::routing::get;
use maud::{Markup, html};
use serde_json::Value;

use crate::pages::fields::{Caller, Fields};
use crate::pages::frame::{Frame, name_field, on_to};
use crate::pages::guest::Known;
use crate::pages::oops::Oops;
use crate::pages::show;
use crate::{App, Daily, DailyLine, house};

pub fn routes() -> Router<App> {
    Router::new().route("/daily", get(daily).post(play))
}

async fn daily(State(app): State<App>, caller: Caller) -> Result<Html<String>, Oops> {
    let by = &caller.visitor;
    let today = house::today();
    let day = caller.query.number("day").filter(|day| *day <= today);
    let daily = app.daily(by, day).await?;
    let body = html! {
        h1 { (words::TITLE) ", " (show::date(daily.day.into())) }
        p { (words::TEXT) }
        @if daily.day == today {
            @match &daily.mine {
                Some(mine) => p.notice { (words::DONE) " " a href={ "/t/" (mine.table) } { (words::LOOK) } },
                None => form method="post" action="/daily" { (name_field(by)) button.first { (words::PLAY) } },
            }
        }
        (results(&daily))
        nav aria-label=(words::DAYS) {
            @if let Some(before) = daily.day.checked_sub(1) {
                a.button href={ "/daily?day=" (before) } rel="prev" { (words::BEFORE) }
            }
            @if daily.day < today { " " a.button href={ "/daily?day=" (daily.day + 1) } rel="next" { (words::AFTER) } }
        }
    };
    Ok(Html(Frame::new(words::TITLE, &caller).page(body).into_string()))
}

fn results(daily: &Daily) -> Markup {
    html! {
        h2 { (words::RESULTS) }
        @if daily.results.is_empty() { p.none { (words::NOBODY) } } @else {
            div.scroll { table {
                thead { tr { @for title in words::COLUMNS { th scope="col" { (title) } } } }
                tbody { @for (place, line) in daily.results.iter().enumerate() { (row(place + 1, line)) } }
            } }
        }
    }
}

fn row(place: usize, line: &DailyLine) -> Markup {
    let number = |key: &str| line.result.get(key).and_then(Value::as_u64);
    let won = line.result.get("won").and_then(Value::as_bool).unwrap_or(false);
    html! {
        tr {
            td { (place) }
            th scope="row" { a href={ "/p/" (line.person) } { (line.name) } }
            td { a href={ "/t/" (line.table) } { (if won { words::WON } else { words::LOST }) } }
            @for key in ["above_rome", "points", "hints"] {
                td { @if let Some(number) = number(key) { (number) } }
            }
        }
    }
}

async fn play(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    let known = Known::from(&app, &caller, &form).await?;
    let made = app.play_daily(&known.visitor).await?;
    Ok(on_to(&format!("/t/{}", made.table), known.cookie))
}

mod words {
    pub const AFTER: &str = "The day after";
    pub const BEFORE: &str = "The day before";
    pub const COLUMNS: [&str; 6] = ["#", "Name", "Against Rome", "Above Rome", "Points", "Hints"];
    pub const DAYS: &str = "Other days";
    pub const DONE: &str = "You have played today. The first result stands.";
    pub const LOOK: &str = "Look at your game";
    pub const LOST: &str = "lost";
    pub const NOBODY: &str = "Nobody has finished this deal yet.";
    pub const PLAY: &str = "Play today's deal";
    pub const RESULTS: &str = "Results";
    pub const TEXT: &str = "Alone against Rome, with the same cards for everyone. Your first result counts.";
    pub const TITLE: &str = "Deal of the day";
    pub const WON: &str = "won";
}
