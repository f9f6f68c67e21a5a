//! A table that gathers its players: who sits where, who is still wanted, the link to share.

use maud::{Markup, html};
use pax_tables::{SeatView, TableView};
use qrcode::{Color, QrCode};

use super::{At, allows, rivals};
use crate::App;
use crate::pages::frame::name_field;
use crate::pages::show;

pub fn lobby(app: &App, at: &At, view: &TableView) -> Markup {
    let empty = view.seats.iter().any(|seat| seat.name.is_none());
    html! {
        h1 { (words::TITLE) }
        p.small id="connection" hidden { (words::OFFLINE) }
        p { (show::setup(&view.setup)) " · " (show::time(&view.time))
            @if view.rated { " · " (words::RATED) }
            " · " (if view.public { words::PUBLIC } else { words::PRIVATE })
            @if view.pass_and_play { " · " (words::PASS_AND_PLAY) } }
        ol.seats aria-label=(words::SEATS) { @for seat in &view.seats { (one_seat(app, at, view, seat)) } }
        @if view.seats.iter().any(|seat| may_sit(at, view, seat)) {
            form method="post" action=(at.to("join")) { (name_field(at.by())) button.first id="join" { (words::JOIN) } }
        }
        div.inline {
            @if allows(view, "start") {
                form method="post" action=(at.to("start")) {
                    button.first id="start" disabled[empty] { (words::START) }
                }
            }
            @if allows(view, "close") {
                form method="post" action=(at.to("close")) { button id="close" { (words::CLOSE) } }
            }
        }
        @if empty && allows(view, "start") { p.small { (words::NOT_YET) } }
        @if empty { (link(at)) }
        details { summary { (words::FAIR) } p { (words::FAIR_TEXT) } p { code { (view.commitment) } } }
    }
}

fn one_seat(app: &App, at: &At, view: &TableView, seat: &SeatView) -> Markup {
    html! {
        li {
            div { @match seat.name {
                Some(_) => { (rivals::who(view, seat)) },
                None => span.none { (words::wanted(seat.asked_for)) },
            } }
            div.inline {
                @if seat.name.is_none() && at.by().me.is_some() && may_sit(at, view, seat) {
                    form method="post" action=(at.to("join")) {
                        (hidden(seat)) button id={ "join-" (seat.seat) } { (words::SIT_HERE) }
                    }
                }
                @if seat.name.is_none() && allows(view, "give_seat") {
                    form.inline method="post" action=(at.to("give")) {
                        (hidden(seat))
                        label { span.sr { (words::LEVEL) } select name="level" {
                            @for level in app.levels().iter().rev() { option value=(level.name) { (level.name) } }
                        } }
                        button id={ "give-" (seat.seat) } { (words::GIVE) }
                    }
                }
                @if seat.person.is_some() && view.you.seats.contains(&seat.seat) {
                    form method="post" action=(at.to("leave")) {
                        (hidden(seat)) button id={ "leave-" (seat.seat) } { (words::LEAVE) }
                    }
                }
            }
        }
    }
}

fn hidden(seat: &SeatView) -> Markup {
    html! { input type="hidden" name="seat" value=(seat.seat); }
}

/// Whether the viewer could sit down there; the table's law has the last word.
fn may_sit(at: &At, view: &TableView, seat: &SeatView) -> bool {
    let seated = !view.you.seats.is_empty() && !view.pass_and_play;
    let fits = match seat.asked_for {
        "invited" => at.glance.invitation.is_some() || allows(view, "close"),
        "computer" => false,
        _ => true,
    };
    seat.name.is_none() && !seated && fits
}

/// The link to send to friends, and its picture for their phones.
fn link(at: &At) -> Markup {
    let invitation = at.glance.invitation.as_deref().map(|secret| format!("?invitation={secret}")).unwrap_or_default();
    let address = format!("{}/t/{}{invitation}", at.caller.base, at.table);
    let host = at.caller.base.split_once("://").map_or("", |(_, host)| host);
    let here_only = host.starts_with("localhost") || host.starts_with("127.") || host.starts_with("[::1]");
    html! {
        section.panel aria-labelledby="link" {
            h2 id="link" { (words::LINK) }
            label { (words::SEND) input type="text" readonly value=(address) data-copy; }
            @if here_only { p.small { (words::HERE_ONLY) " " code { "pax serve --lan" } } }
            @else { (picture(&address)) }
        }
    }
}

/// A QR code as one path.
fn picture(text: &str) -> Markup {
    let Ok(code) = QrCode::new(text) else { return html! {} };
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, color)| *color == Color::Dark);
    let path: String = dark.map(|(place, _)| format!("M{} {}h1v1h-1z", 4 + place % width, 4 + place / width)).collect();
    let size = width + 8;
    html! {
        svg.qr role="img" aria-label=(words::PICTURE) viewBox={ "0 0 " (size) " " (size) } {
            rect width=(size) height=(size) fill="#fff" {}
            path d=(path) {}
        }
    }
}

mod words {
    pub const CLOSE: &str = "Give the table up";
    pub const FAIR: &str = "Is the deal fair?";
    pub const FAIR_TEXT: &str = "The deck is fixed already. This is the SHA-256 of its seed; the seed itself is shown \
                                 when the game is over.";
    pub const GIVE: &str = "Give to a computer player";
    pub const HERE_ONLY: &str = "This address works on this machine only. To play with others in your network, start \
                                 the server with";
    pub const JOIN: &str = "Join the table";
    pub const LEAVE: &str = "Leave";
    pub const LEVEL: &str = "Level";
    pub const LINK: &str = "Invite others";
    pub const NOT_YET: &str = "The game can start when every seat is taken.";
    pub const OFFLINE: &str = "The connection is lost. Trying again.";
    pub const PASS_AND_PLAY: &str = "pass and play";
    pub const PICTURE: &str = "The link as a QR code";
    pub const PRIVATE: &str = "private";
    pub const PUBLIC: &str = "public";
    pub const RATED: &str = "rated";
    pub const SEATS: &str = "Seats";
    pub const SEND: &str = "Send this link";
    pub const SIT_HERE: &str = "Sit here";
    pub const START: &str = "Start the game";
    pub const TITLE: &str = "Waiting for players";

    pub fn wanted(asked_for: &str) -> &'static str {
        match asked_for {
            "invited" => "free, with the link",
            "reserved" => "kept for somebody",
            "computer" => "for a computer player",
            _ => "free",
        }
    }
}
