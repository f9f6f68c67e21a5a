//! How to go on from a finished game: again with the same people, the same deal, the record, a link to show others.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use pax_rules::Seat;
use pax_tables::{DeedKind, OpenEnum, Origin, SeatView};

use super::super::At;
use super::super::scene::Scene;
use crate::cookies::set_invitation;
use crate::pages::art;
use crate::pages::frame::on_to;
use crate::pages::guest::known;
use crate::pages::oops::Oops;
use crate::{App, SeatWish, TableRequest, Trouble};

pub fn next(scene: &Scene<'_>) -> Markup {
    let (w, at, view) = (scene.w, scene.at, scene.view);
    let (campaign, day) = match &view.origin {
        OpenEnum::Known(Origin::Campaign { .. }) => (true, None),
        OpenEnum::Known(Origin::Daily { day }) => (false, Some(day)),
        OpenEnum::Known(Origin::Fresh | Origin::SameDeal(_) | Origin::Rematch(_) | Origin::Tutorial)
        | OpenEnum::Other(_) => (false, None),
    };
    let solitary = campaign || day.is_some();
    html! {
        nav.inline.onwards aria-label=(w.say("ending-onwards")) {
            @if campaign { a.button.first href="/campaign" { (w.say("ending-campaign")) } }
            @if let Some(day) = day { a.button.first href={ "/daily?day=" (day) } { (w.say("ending-daily")) } }
            @if let Some(table) = &view.rematch {
                a.button.first href={ "/t/" (table) } { (w.say("ending-to-rematch")) }
            } @else if view.allows(DeedKind::Rematch) && !solitary {
                @let word = if view.seats.len() > 1 { "ending-rematch" } else { "ending-once-more" };
                form method="post" action=(at.to("rematch")) { button.first { (w.say(word)) } }
            }
            @if at.by().me.is_some() && day.is_none() {
                form method="post" action=(at.to("again")) { button { (art::icon("deck")) (w.say("ending-again")) } }
            }
            a.button href={ (at.to("moment")) "/0" } { (art::icon("look")) (w.say("ending-step-through")) }
            a.button href="#review" { (art::icon("hint")) (w.say("ending-what-cost")) }
            a.button href=(at.to("record")) download { (art::icon("chronicle")) (w.say("ending-record")) }
        }
    }
}

/// The link to this page; where the table is private, with the secret that the viewer came with.
pub fn share(scene: &Scene<'_>) -> Markup {
    let (w, at) = (scene.w, scene.at);
    let secret = at.glance.invitation.as_deref().filter(|_| !scene.view.public);
    let secret = secret.map(|secret| format!("?invitation={secret}")).unwrap_or_default();
    let address = format!("{}/t/{}{secret}", at.caller.base, at.table);
    html! {
        section.panel.share aria-labelledby="share" {
            h2 id="share" { (w.say("ending-share")) }
            label { (w.say(if scene.view.public { "ending-share-public" } else { "ending-share-private" }))
                input type="text" readonly value=(address) data-copy id="address"; }
            div.inline {
                button.scripted type="button" data-copies="address" data-done=(w.say("lobby-copied")) {
                    (art::icon("chronicle")) span { (w.say("lobby-copy")) }
                }
                button.shareable type="button" data-shares=(address) { (w.say("lobby-share")) }
            }
        }
    }
}

pub async fn record(State(app): State<App>, at: At) -> Result<Response, Oops> {
    let record = app.record(at.by(), &at.table, &at.glance).await?;
    let name = format!("attachment; filename=\"{}.json\"", at.table);
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record + "\n").into_response())
}

pub async fn rematch(State(app): State<App>, at: At) -> Result<Response, Oops> {
    let made = app.rematch(known(&at.caller)?, &at.table).await?;
    let cookie = made.invitation.map(|secret| set_invitation(&app, &made.table, &secret));
    Ok(on_to(&format!("/t/{}", made.table), cookie))
}

/// The same deal once more, in the same seat, against computer players.
pub async fn again(State(app): State<App>, at: At) -> Result<Response, Oops> {
    let by = known(&at.caller)?;
    let view = app.view(by, &at.table, &at.glance).await?;
    let mine = view.you.seats.first().unwrap_or(Seat::FIRST);
    let strongest = app.levels().last().map(|level| level.name.to_owned()).ok_or(Trouble::Inside)?;
    let seat = |seat: &SeatView| match &seat.computer {
        _ if seat.seat == mine => SeatWish::Open,
        Some(level) => SeatWish::Computer(level.to_string()),
        None => SeatWish::Computer(strongest.clone()),
    };
    let request = TableRequest {
        solo_level: view.setup.solo_level,
        nocturnus: view.setup.nocturnus,
        final_levy: view.setup.final_levy,
        open_tally: view.setup.open_tally,
        seats: view.seats.iter().map(seat).collect(),
        public: view.public,
        same_deal_as: Some(at.table.to_string()),
        invitation: at.glance.invitation.clone(),
        ..TableRequest::new(view.setup.players)
    };
    let made = app.create_table(by, request).await?;
    Ok(on_to(&format!("/t/{}", made.table), None))
}
