//! The solitaire campaign: how far one has come, and the next game.

use axum::Router;
use axum::extract::State;
use axum::response::{Html, Response};
use axum::routing::get;
use maud::html;

use crate::pages::fields::{Caller, Fields};
use crate::pages::frame::{Frame, name_field, on_to, tick};
use crate::pages::guest::Known;
use crate::pages::oops::Oops;
use crate::pages::show;
use crate::{App, Campaign};

pub fn routes() -> Router<App> {
    Router::new().route("/campaign", get(campaign).post(play))
}

const GAMES: usize = 5;

async fn campaign(State(app): State<App>, caller: Caller) -> Result<Html<String>, Oops> {
    let by = &caller.visitor;
    let campaign = match &by.me {
        Some(_) => app.campaign(by).await?,
        None => Campaign { number: 1, next: Some(1), played: 0, games: Vec::new() },
    };
    let won = campaign.next.map_or(GAMES, |next| next - 1);
    let body = html! {
        h1 { (words::TITLE) }
        p { (words::TEXT) " " a.rule href="/rules#r10.2" { "10.2" } }
        ol.steps aria-label=(words::GAMES) {
            @for game in 1..=GAMES {
                li.done[game <= won] aria-current=[(campaign.next == Some(game)).then_some("step")] {
                    (words::game(game)) @if game <= won { " " (words::WON) }
                }
            }
        }
        @if campaign.next.is_none() { p.notice { (words::finished(campaign.played)) } }
        form method="post" action="/campaign" {
            (name_field(by))
            (tick("nocturnus", words::NOCTURNUS, false))
            button.first { @match campaign.next {
                Some(next) => (words::play(next)),
                None => (words::ANEW),
            } }
        }
        @if !campaign.games.is_empty() {
            h2 { (words::PLAYED) " " (campaign.played) }
            ul.tables { @for game in campaign.games.iter().rev() {
                li {
                    a.button href={ "/t/" (game.table) } { (words::LOOK) }
                    div { (words::game(usize::from(game.game))) ", " (if game.won { words::WON } else { words::LOST })
                        div.small { (show::moment(game.at)) } }
                }
            } }
        }
    };
    Ok(Html(Frame::new(words::TITLE, &caller).page(body).into_string()))
}

async fn play(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    let known = Known::from(&app, &caller, &form).await?;
    let made = app.play_campaign(&known.visitor, form.ticked("nocturnus")).await?;
    Ok(on_to(&format!("/t/{}", made.table), known.cookie))
}

mod words {
    pub const ANEW: &str = "Begin a new campaign";
    pub const GAMES: &str = "The five games";
    pub const LOOK: &str = "Look";
    pub const LOST: &str = "lost";
    pub const NOCTURNUS: &str = "With Nocturnus";
    pub const PLAYED: &str = "Games played:";
    pub const TEXT: &str = "Five games alone against Rome. A game that is lost may be tried again; the fewer games it \
                            takes, the better.";
    pub const TITLE: &str = "Campaign";
    pub const WON: &str = "won";

    pub fn game(number: usize) -> String {
        format!("Game {number}")
    }

    pub fn play(number: usize) -> String {
        format!("Play game {number}")
    }

    pub fn finished(played: u32) -> String {
        format!("All five are won. It took {played} games.")
    }
}
