//! The solitaire campaign: five games on the road to Rome, how far one has come, and the next game.

use axum::Router;
use axum::extract::State;
use axum::response::{Html, Response};
use axum::routing::get;
use maud::{Markup, html};
use pax_words::Words;

use crate::pages::fields::{Caller, Fields};
use crate::pages::frame::{Frame, name_field, on_to, tick};
use crate::pages::guest::Known;
use crate::pages::oops::Oops;
use crate::pages::{art, show};
use crate::{App, Campaign};

pub fn routes() -> Router<App> {
    Router::new().route("/campaign", get(campaign).post(play))
}

/// The games: what the stage is called, and in how many categories one must be stronger than Rome, without and with
/// Nocturnus (10.2).
const STAGES: [(&str, u8, u8); 5] = [
    ("campaign-stage-1", 3, 6),
    ("campaign-stage-2", 4, 7),
    ("campaign-stage-3", 5, 8),
    ("campaign-stage-4", 6, 9),
    ("campaign-stage-5", 7, 10),
];

async fn campaign(State(app): State<App>, caller: Caller) -> Result<Html<String>, Oops> {
    let w = caller.words();
    let by = &caller.visitor;
    let campaign = match &by.me {
        Some(_) => app.campaign(by).await?,
        None => Campaign { number: 1, next: Some(1), played: 0, games: Vec::new() },
    };
    let title = w.say("campaign-title");
    let body = html! {
        h1 { (title) }
        p.lead { (w.say("campaign-lead")) " " a.rule href="/rules#r10.2" { "10.2" } }
        @if campaign.next.is_none() {
            p.notice { (art::icon("victory")) " " (w.tell("campaign-finished", &[("n", campaign.played.into())])) }
        }
        form.go method="post" action="/campaign" {
            button.first.large { @match campaign.next {
                Some(next) => (w.tell("campaign-play", &[("n", next.into())])),
                None => (w.say("campaign-anew")),
            } }
            (tick("nocturnus", &w.say("campaign-nocturnus"), false))
            (name_field(w, by))
        }
        (road(w, &campaign))
        @if !campaign.games.is_empty() { (played(w, &campaign)) }
    };
    Ok(Html(Frame::new(title, &caller).page(body).into_string()))
}

/// From the camp to the Capitol.
fn road(w: Words, campaign: &Campaign) -> Markup {
    let won = campaign.next.map_or(STAGES.len(), |next| next - 1);
    html! {
        h2 { (w.say("campaign-road")) }
        div.journey {
            ol.road {
                @for (place, (name, goal, night)) in STAGES.iter().enumerate() {
                    @let game = place + 1;
                    @let next = campaign.next == Some(game);
                    li.done[game <= won] aria-current=[next.then_some("step")] {
                        span.milestone aria-hidden="true" {
                            @if game <= won { (art::icon("check")) } @else { (show::seat(place)) }
                        }
                        h3 { span.sr { (w.tell("campaign-game", &[("n", game.into())])) ": " } (w.say(name)) }
                        @if game <= won { p.state { (w.say("campaign-won")) } }
                        @if next { p.state { (w.say("campaign-next")) } }
                        p { (w.tell("campaign-goal", &[("n", (*goal).into())])) }
                        p.small { (w.tell("campaign-night", &[("n", (*night).into())])) }
                    }
                }
            }
            (art::picture("goal", "rome"))
        }
    }
}

fn played(w: Words, campaign: &Campaign) -> Markup {
    html! {
        h2 { (w.tell("campaign-played", &[("n", campaign.played.into())])) }
        ul.tables { @for game in campaign.games.iter().rev() {
            li.won[game.won].lost[!game.won] {
                div.verdict {
                    (art::icon(if game.won { "victory" } else { "cross" }))
                    strong { (w.say(if game.won { "campaign-won" } else { "campaign-lost" })) }
                }
                div.what {
                    (w.tell("campaign-game", &[("n", game.game.into())]))
                    div.small { (show::moment(w, game.at)) }
                }
                a.button href={ "/t/" (game.table) } { (w.tell("campaign-look", &[("n", game.game.into())])) }
            }
        } }
    }
}

async fn play(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    let known = Known::from(&app, &caller, &form).await?;
    let made = app.play_campaign(&known.visitor, form.ticked("nocturnus")).await?;
    Ok(on_to(&format!("/t/{}", made.table), known.cookie))
}
