//! A table that gathers its players: who sits where, who is still wanted, the link to share.

use maud::{Markup, html};
use pax_tables::{AskedFor, DeedKind, OpenEnum, SeatView, TableView};
use pax_words::Words;
use qrcode::{Color, QrCode};

use super::{At, rivals};
use crate::App;
use crate::pages::frame::name_field;
use crate::pages::parts::part;
use crate::pages::{art, show};

pub fn lobby(app: &App, at: &At, view: &TableView) -> Markup {
    let w = at.caller.words();
    let empty = view.seats.iter().any(|seat| seat.name.is_none());
    let may_sit = view.seats.iter().any(|seat| may_sit(at, view, seat));
    html! {
        div.lobby {
            h1 { (w.say("table-title-gathering")) }
            p.connection id="connection" data-keep="connection" role="alert" hidden { (w.say("table-offline")) }
            p.lead { (show::setup(w, &view.setup)) @if let Some(time) = view.time.known() { " · " (show::time(w, time)) }
                @if view.rated { " · " (w.say("mode-rated")) }
                " · " (w.say(if view.public { "lobby-public" } else { "lobby-private" }))
                @if view.pass_and_play { " · " (w.say("lobby-one-device")) } }
            @if may_sit {
                form.go method="post" action=(at.to("join")) data-anew {
                    button.first.large id="join" { (w.say("lobby-join")) } (name_field(w, at.by()))
                }
            }
            @if empty { (link(at)) }
            h2.sr { (w.say("lobby-seats")) }
            ol.chairs { @for seat in &view.seats { (chair(app, at, view, seat)) } }
            div.inline {
                @if view.allows(DeedKind::Start) {
                    form method="post" action=(at.to("start")) {
                        button.first id="start" disabled[empty] { (w.say("lobby-start")) }
                    }
                }
                @if view.allows(DeedKind::Close) {
                    form method="post" action=(at.to("close")) { button.quiet id="close" { (w.say("lobby-close")) } }
                }
                @if empty && view.allows(DeedKind::Start) { p.small { (w.say("lobby-not-yet")) } }
            }
            details { summary { (w.say("lobby-fair")) } p { (w.say("lobby-fair-text")) } p { code { (view.commitment) } } }
        }
    }
}

/// A seat as a card: its number, who is in it, and what the viewer can do with it.
fn chair(app: &App, at: &At, view: &TableView, seat: &SeatView) -> Markup {
    let w = at.caller.words();
    let mine = seat.person.is_some() && view.you.seats.contains(seat.seat);
    let id = format!("chair-{}", seat.seat);
    html! { (part(&id, html! {
        li.chair.mine[mine].free[seat.name.is_none()] id=(id) {
            span.numeral aria-hidden="true" { (show::seat(seat.seat.index())) }
            div.who { @match seat.name {
                Some(_) => { strong { (rivals::who(view, seat)) } (tags(w, seat, mine)) },
                None => span.none { (w.say(wanted(&seat.asked_for))) },
            } }
            @if seat.name.is_none() && at.by().me.is_some() && may_sit(at, view, seat) {
                form method="post" action=(at.to("join")) data-anew {
                    (hidden(seat)) button id={ "join-" (seat.seat) } { (w.say("lobby-sit")) }
                }
            }
            @if seat.name.is_none() && view.allows(DeedKind::GiveSeat) { (give(app, at, w, seat)) }
            @if mine {
                form method="post" action=(at.to("leave")) data-anew {
                    (hidden(seat)) button.quiet id={ "leave-" (seat.seat) } { (w.say("lobby-leave")) }
                }
            }
        }
    })) }
}

fn give(app: &App, at: &At, w: Words, seat: &SeatView) -> Markup {
    html! {
        form.give method="post" action=(at.to("give")) {
            (hidden(seat))
            label { span.sr { (w.say("lobby-level")) } select name="level" {
                @for level in app.levels().iter().rev() { option value=(level.name) { (show::level(w, level.name)) } }
            } }
            button.quiet id={ "give-" (seat.seat) } { (w.say("lobby-give")) }
        }
    }
}

fn tags(w: Words, seat: &SeatView, mine: bool) -> Markup {
    html! {
        div.small {
            @if mine { (w.say("lobby-you")) }
            @if let Some(level) = &seat.computer { (show::level(w, level.as_str())) }
            @match seat.present {
                Some(here) if !mine => span.present[here] { (w.say(if here { "lobby-here" } else { "lobby-away" })) },
                Some(_) | None => {},
            }
        }
    }
}

fn wanted(asked_for: &OpenEnum<AskedFor>) -> &'static str {
    match asked_for {
        OpenEnum::Known(AskedFor::Invited) => "lobby-free-invited",
        OpenEnum::Known(AskedFor::Reserved) => "lobby-reserved",
        OpenEnum::Known(AskedFor::Computer) => "lobby-for-computer",
        OpenEnum::Known(AskedFor::Open) | OpenEnum::Other(_) => "lobby-free",
    }
}

fn hidden(seat: &SeatView) -> Markup {
    html! { input type="hidden" name="seat" value=(seat.seat); }
}

/// Whether the viewer could sit down there; the table's law has the last word.
fn may_sit(at: &At, view: &TableView, seat: &SeatView) -> bool {
    let seated = !view.you.seats.is_empty() && !view.pass_and_play;
    let fits = match &seat.asked_for {
        OpenEnum::Known(AskedFor::Invited) => at.glance.invitation.is_some() || view.allows(DeedKind::Close),
        OpenEnum::Known(AskedFor::Computer) => false,
        OpenEnum::Known(AskedFor::Open | AskedFor::Reserved) | OpenEnum::Other(_) => true,
    };
    seat.name.is_none() && !seated && fits
}

/// The link to send to friends, and its picture for their phones.
fn link(at: &At) -> Markup {
    let w = at.caller.words();
    let invitation = at.glance.invitation.as_deref().map(|secret| format!("?invitation={secret}")).unwrap_or_default();
    let address = format!("{}/t/{}{invitation}", at.caller.base, at.table);
    let host = at.caller.base.split_once("://").map_or("", |(_, host)| host);
    let here_only = host.starts_with("localhost") || host.starts_with("127.") || host.starts_with("[::1]");
    html! {
        section.panel.invite aria-labelledby="link" {
            div {
                h2 id="link" { (w.say("lobby-link")) }
                label { (w.say("lobby-send")) input type="text" readonly value=(address) data-copy id="address"; }
                div.inline {
                    button.scripted type="button" data-copies="address" data-done=(w.say("lobby-copied")) {
                        (art::icon("chronicle")) span { (w.say("lobby-copy")) }
                    }
                    button.shareable type="button" data-shares=(address) { (w.say("lobby-share")) }
                }
                @if here_only { p.small { (w.say("lobby-here-only")) " " code { "pax serve --lan" } } }
            }
            @if !here_only { figure { (picture(w, &address)) figcaption.small { (w.say("lobby-scan")) } } }
        }
    }
}

/// A QR code as one path.
fn picture(w: Words, text: &str) -> Markup {
    let Ok(code) = QrCode::new(text) else { return html! {} };
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    let path: String = dark.map(|(place, _)| format!("M{} {}h1v1h-1z", 4 + place % width, 4 + place / width)).collect();
    let size = width + 8;
    html! {
        svg.qr role="img" aria-label=(w.say("lobby-qr")) viewBox={ "0 0 " (size) " " (size) } {
            rect width=(size) height=(size) fill="#fff" {}
            path d=(path) {}
        }
    }
}
