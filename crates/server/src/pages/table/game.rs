//! A game that is on: Rome above, the Legions between, the camp below; the struggle at one side, rivals and chronicle at
//! the other. On a phone the sides are a swipe away.

use maud::{Markup, html};
use pax_rules::Seat;
use pax_tables::{Board, DeedKind, TableView};
use pax_words::Words;

use super::scene::Scene;
use super::side::Side;
use super::{At, bar, camp, market, rivals, rome, struggle};
use crate::pages::art;
use crate::pages::parts::{Part, part};

pub fn game(at: &At, view: &TableView, board: &Board, side: &Side, message: &Part<'_>) -> Markup {
    let scene = Scene::new(at, view, board);
    let w = scene.w;
    let behind_curtain = view.you.seats.len() > 1 && view.you.seat.is_none();
    html! {
        h1.sr { (w.say("table-title")) }
        (bar::status(&scene))
        (tabs(w))
        (part("parts", html! { div.parts id="parts" {
            div.part.at-board id="part-board" tabindex="-1" {
                (message)
                (rome::rome(&scene))
                (market::market(&scene))
                @if behind_curtain { (curtain(&scene)) } @else {
                    (camp::camp(&scene))
                    (camp::notebook(&scene))
                }
            }
            div.part.at-struggle id="part-struggle" tabindex="-1" { (struggle::struggle(&scene)) }
            div.part.at-rivals id="part-rivals" tabindex="-1" { (rivals::rivals(&scene)) }
            div.part.at-chronicle id="part-chronicle" tabindex="-1" {
                (side.shown(at, view))
                (more(&scene))
            }
        } }))
        (bar::bar(&scene))
    }
}

/// Several seats on one device: nobody's hand is shown until its owner says so.
fn curtain(scene: &Scene<'_>) -> Markup {
    let (w, view) = (scene.w, scene.view);
    let asked: Vec<Seat> = view.you.seats.iter().filter(|seat| view.seats[seat.index()].asked).collect();
    html! {
        section.panel.curtain aria-labelledby="curtain" {
            h2 id="curtain" tabindex="-1" { (w.say("table-curtain")) }
            @if asked.is_empty() { p { (w.say("table-curtain-wait")) } }
            @for seat in asked {
                p { a.button.first href=(scene.at.address(Some(seat.index()))) {
                    (w.tell("table-curtain-i-am", &[("name", scene.name(seat).into())]))
                } }
            }
        }
    }
}

fn tabs(w: Words) -> Markup {
    html! { (part("tabs", html! {
        nav.tabs id="tabs" aria-label=(w.say("table-parts")) {
            @for (part, icon) in [("board", "legion"), ("struggle", "struggle"), ("rivals", "hand"), ("chronicle", "chronicle")] {
                a href={ "#part-" (part) } { (art::icon(icon)) span { (w.say(&format!("table-part-{part}"))) } }
            }
        }
    })) }
}

fn more(scene: &Scene<'_>) -> Markup {
    let (w, at, view) = (scene.w, scene.at, scene.view);
    let seat = view.you.seat;
    html! { (part("more", html! {
        section.more id="more" aria-label=(w.say("table-more")) {
            @if view.you.seats.len() > 1 && seat.is_some() { a.button href=(at.address(None)) { (w.say("table-hide")) } }
            @if view.allows(DeedKind::Resign) {
                @let seat = seat.or(view.you.seats.first()).unwrap_or(Seat::FIRST);
                a.button.quiet href={ (at.to("resign")) "?seat=" (seat) } { (w.say("table-resign")) }
            }
            button.quiet type="button" id="keys" popovertarget="key-sheet" { (w.say("table-keys")) " ?" }
            (keys(scene))
            details { summary { (w.say("table-fair")) }
                p { (w.say("table-fair-text")) } p { code { (view.commitment) } }
            }
        }
    })) }
}

/// The keyboard at a glance.
fn keys(scene: &Scene<'_>) -> Markup {
    let w = scene.w;
    let rows = [
        ("← → ↑ ↓", "arrows"),
        ("1 … 9", "numbers"),
        ("D", "draw"),
        ("L", "look"),
        ("P", "pass"),
        ("U", "undo"),
        ("H", "hint"),
        ("N", "notebook"),
        ("F", "faster"),
        ("Esc", "escape"),
        ("?", "help"),
    ];
    html! {
        div.sheet id="key-sheet" popover {
            h2 { (w.say("table-keys")) }
            dl.keys { @for (key, word) in rows { dt { kbd { (key) } } dd { (w.say(&format!("keys-{word}"))) } } }
        }
    }
}
