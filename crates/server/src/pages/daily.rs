//! The deal of the day and its results.

use axum::Router;
use axum::extract::State;
use axum::response::{Html, Response};
use axum::routing::get;
use maud::{Markup, html};
use pax_words::Words;
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
    let w = caller.words();
    let by = &caller.visitor;
    let today = house::today();
    let day = caller.query.number("day").filter(|day| *day <= today);
    let daily = app.daily(by, day).await?;
    let title = w.say("daily-title");
    let body = html! {
        div.narrow {
            h1 { (title) }
            p.lead { strong { (show::date(w, daily.day.into())) } ". " (w.say("daily-lead")) }
            @if daily.day == today {
                @match &daily.mine {
                    Some(mine) => p.notice { (w.say("daily-done")) " " a href={ "/t/" (mine.table) } { (w.say("daily-look")) } },
                    None => form.go method="post" action="/daily" {
                        button.first.large { (w.say("daily-play")) } (name_field(w, by))
                    },
                }
            }
            (results(w, &daily, by.me.as_ref().map(|me| me.id.0)))
            nav.inline aria-label=(w.say("daily-days")) {
                @if let Some(before) = daily.day.checked_sub(1) {
                    a.button href={ "/daily?day=" (before) } rel="prev" { (w.say("daily-before")) }
                }
                @if daily.day < today {
                    a.button href={ "/daily?day=" (daily.day + 1) } rel="next" { (w.say("daily-after")) }
                }
            }
        }
    };
    Ok(Html(Frame::new(title, &caller).page(body).into_string()))
}

const COLUMNS: [&str; 6] =
    ["daily-place", "daily-name", "daily-against-rome", "daily-above-rome", "daily-points", "daily-hints"];

fn results(w: Words, daily: &Daily, me: Option<u64>) -> Markup {
    html! {
        h2 { (w.say("daily-results")) }
        @if daily.results.is_empty() { p.none { (w.say("daily-nobody")) } } @else {
            div.scroll { table.ranks {
                thead { tr { @for title in COLUMNS { th scope="col" { (w.say(title)) } } } }
                tbody { @for (place, line) in daily.results.iter().enumerate() {
                    (row(w, place + 1, line, me == Some(line.person)))
                } }
            } }
        }
    }
}

fn row(w: Words, place: usize, line: &DailyLine, mine: bool) -> Markup {
    let number = |key: &str| line.result.get(key).and_then(Value::as_u64);
    let won = line.result.get("won").and_then(Value::as_bool).unwrap_or(false);
    html! {
        tr.mine[mine] {
            td { (place) }
            th scope="row" { a href={ "/p/" (line.person) } { (line.name) } }
            td { a href={ "/t/" (line.table) } { (w.say(if won { "daily-won" } else { "daily-lost" })) } }
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
