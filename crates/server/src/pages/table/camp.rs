//! The viewer's own side: what they have just drawn, their display, their hand, and what only they know.

use maud::{Markup, html};
use pax_rules::{Action, Card, Seat};
use pax_tables::{PlayerView, Possible};

use super::choices::{Deed, why_not};
use super::rivals::seat_tags;
use super::scene::Scene;
use crate::pages::art;
use crate::pages::cards::{self, Size};
use crate::pages::frame::rules_cited;
use crate::pages::parts::{part, slug};

pub fn camp(scene: &Scene<'_>) -> Markup {
    let Some((seat, player)) = scene.mine() else { return html! {} };
    let w = scene.w;
    html! { (part("tents", html! {
        section.camp id="tents" aria-labelledby="camp" {
            (part("purse", html! { header id="purse" {
                (part("camp", html! { h2 id="camp" {
                    (scene.token(seat.seat)) (scene.name(seat.seat)) span.sr { " " (w.say("table-you")) }
                } }))
                (scene.markers(seat.seat))
                (scene.purse(seat.seat, player.aurei.unwrap_or(0)))
                (limits(scene, player))
                (seat_tags(scene, seat))
            } }))
            div data-place={ "display-" (seat.seat) } data-zone="display" {
                h3.sr { (w.say("table-display")) }
                (cards::heaps(w, "me", &player.display, scene.categories))
            }
            div.tent {
                @if scene.asked() { (drawn(scene)) }
                (hand(scene, player))
            }
        }
    })) }
}

/// How much may still be played, and what Wealth is worth.
fn limits(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let w = scene.w;
    let room = |force: &str, room: u8| {
        html! { span.room title=(w.say(&format!("table-room-{force}"))) {
            (art::icon(&format!("emblem-{force}"))) "+" b { (room) } span.sr { " " (w.say(&format!("table-room-{force}"))) }
        } }
    };
    html! { (part("limits", html! {
        span.limits id="limits" {
            (room("fleet", player.room_for_fleets)) (room("army", player.room_for_armies))
            @if player.discount > 0 {
                span.room title=(w.say("table-discount")) {
                    (art::icon("emblem-wealth")) "−" b { (player.discount) } span.sr { " " (w.say("table-discount")) }
                }
            }
        }
    })) }
}

fn hand(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let w = scene.w;
    let mut cards: Vec<Card> = player.hand.iter().flatten().flatten().copied().collect();
    cards.sort_unstable();
    html! { (part("hand", html! {
        div.hand id="hand" data-place={ "hand-" (player.seat) } data-zone="hand" {
            h3.sr { (w.tell("table-hand", &[("cards", cards.len().into())])) }
            @if scene.board.dealt.is_empty() {
                @if cards.is_empty() { p.none { (w.say("table-hand-empty")) } }
                ul { @for (place, face) in cards.iter().enumerate() {
                    @let nth = cards[..place].iter().filter(|other| *other == face).count();
                    @let id = format!("held-{}-{nth}", slug(face));
                    (part(&id, html! { li id=(id) { (in_hand(scene, *face, nth)) } }))
                } }
            } @else { (opening(scene)) }
        }
    })) }
}

/// A card of the hand: a button where something can be done with it.
fn in_hand(scene: &Scene<'_>, face: Card, nth: usize) -> Markup {
    let w = scene.w;
    let id = format!("face-{}-{nth}", slug(face));
    // What can be done with a card changes more often than the card.
    let shown = html! { (part(&id, html! { span.face id=(id) { (cards::card(w, face, Size::Full)) } })) };
    if let Some(choice) = scene.choices.find(Action::Play(face)) {
        let label = w.tell("table-play-label", &[("card", w.card(face).into()), ("aurei", choice.cost.into())]);
        let content = html! { (shown) (consequence(scene, choice)) };
        return Deed::new(Action::Play(face), "held glow").to("display").nth(nth).label(label).button(&content);
    }
    if scene.choices.find(Action::Surrender(face)).is_some() {
        let content = html! { (shown) span.verb { (art::icon("rome")) (w.say("table-surrender")) } };
        let label = w.tell("table-surrender-label", &[("card", w.card(face).into())]);
        return Deed::new(Action::Surrender(face), "held glow").to("rome").nth(nth).label(label).button(&content);
    }
    match scene.choices.why_not(Action::Play(face)) {
        Some(not) => why_not(w, not, "held", nth, &shown),
        None => html! { span.held { (shown) } },
    }
}

/// What playing a card costs and changes, before it is played.
fn consequence(scene: &Scene<'_>, choice: &Possible) -> Markup {
    let w = scene.w;
    html! {
        span.verb {
            @if choice.cost == 0 { (w.say("table-free")) } @else { (scene.coins(choice.cost)) }
            @if let Some(income) = choice.income {
                span.then title=(w.say("table-income-then")) { (art::icon("income")) "+" (income)
                    span.sr { " " (w.say("table-income-then")) } }
            }
            @if choice.takes_conspiratus {
                span.marker title=(w.say("table-takes-conspiratus")) { (art::icon("conspiratus"))
                    span.sr { (w.say("table-takes-conspiratus")) } }
            }
        }
    }
}

/// The opening: one card is kept, the rest goes under the deck or, in solitaire, partly to the display (2.4, 10.3).
fn opening(scene: &Scene<'_>) -> Markup {
    let w = scene.w;
    let dealt = &scene.board.dealt;
    let keeps = |card: Card| {
        scene.choices.possible.iter().filter_map(move |choice| match choice.action {
            Action::Keep { card: kept, open } if kept == card => Some((choice.action, open)),
            Action::Keep { .. }
            | Action::Draw
            | Action::Look
            | Action::Hand(_)
            | Action::Below(..)
            | Action::Under(_)
            | Action::Buy(_)
            | Action::Play(_)
            | Action::Surrender(_)
            | Action::Pass => None,
        })
    };
    let rest = |kept: Card, open: &[Card]| {
        let mut rest = dealt.clone();
        for gone in std::iter::once(&kept).chain(open) {
            if let Some(place) = rest.iter().position(|card| card == gone) {
                rest.remove(place);
            }
        }
        rest
    };
    html! {
        ul data-place={ "dealt-" (scene.view.you.seat.unwrap_or(Seat::FIRST)) } { @for (place, face) in dealt.iter().enumerate() {
            @let nth = dealt[..place].iter().filter(|other| *other == face).count();
            @let ways: Vec<_> = keeps(*face).collect();
            @let shown = cards::card(w, *face, Size::Full);
            li { @match ways.as_slice() {
                [] => span.held { (shown) },
                [(action, open)] if open.is_empty() => {
                    (Deed::new(*action, "held glow").to("hand").nth(nth)
                        .label(w.tell("table-keep-label", &[("card", w.card(*face).into())]))
                        .button(&html! { (shown) span.verb { (art::icon("hand")) (w.say("table-keep")) } }))
                },
                several => span.held {
                    (shown)
                    span.ways {
                        span.small { (w.say("table-keep-and-under")) }
                        @for (action, open) in several {
                            @let open: Vec<Card> = open.iter().collect();
                            (Deed::new(*action, "way").nth(nth).label(w.action(*action))
                                .button(&html! { (cards::row(w, rest(*face, &open), Size::Chip)) }))
                        }
                    }
                },
            } }
        } }
    }
}

/// The cards of a draw that wait for a place, large, each with where it can go. Of others' draws only the backs show.
pub fn drawn(scene: &Scene<'_>) -> Markup {
    let (w, board) = (scene.w, scene.board);
    let Some(turn) = board.turn.as_ref().filter(|_| !board.drawing.is_empty()) else { return html! {} };
    html! { (part("drawing", html! {
        section.drawn id="drawing" aria-labelledby="drawn" data-place={ "drawing-" (turn.seat) } data-mine[scene.asked()] {
            h2 id="drawn" {
                @if scene.asked() { (w.say("table-drawn-you")) }
                @else { (w.tell("table-drawn", &[("name", scene.name(turn.seat).into())])) }
            }
            ul data-cards=(board.drawing.len()) { @for (place, face) in board.drawing.iter().enumerate() {
                @let nth = board.drawing[..place].iter().filter(|other| *other == face).count();
                li {
                    span.held data-source=[*face] { (cards::face(w, *face, Size::Full)) }
                    @if let Some(card) = face { (places(scene, *card, nth)) }
                }
            } }
            @if let Some(draw) = board.draw.as_ref().filter(|draw| draw.coming > 0) {
                p.small { (w.tell("table-coming", &[("cards", draw.coming.into())])) }
            }
        }
    })) }
}

/// Where this card can go. With a single card the Legions themselves take it, so wide pages leave those buttons out.
fn places(scene: &Scene<'_>, card: Card, nth: usize) -> Markup {
    let w = scene.w;
    let all: Vec<Action> = scene.choices.places(card).collect();
    let place = |action: Action, icon: &str, to: &str, word: &str| {
        Deed::new(action, "").to(to).nth(2 * nth).label(w.action(action)).button(&html! { (art::icon(icon)) (word) })
    };
    let legion = |action: Action| match action {
        Action::Below(legion, _) => Some((legion, action)),
        Action::Hand(_)
        | Action::Under(_)
        | Action::Keep { .. }
        | Action::Draw
        | Action::Look
        | Action::Buy(_)
        | Action::Play(_)
        | Action::Surrender(_)
        | Action::Pass => None,
    };
    html! {
        div.places {
            @if all.contains(&Action::Hand(card)) { (place(Action::Hand(card), "hand", "hand", &w.say("table-to-hand"))) }
            div.below { @for (legion, action) in all.iter().copied().filter_map(legion) {
                (place(action, "legion", &format!("legion-{}", legion.number()), legion.numeral()))
            } }
            @if all.contains(&Action::Under(card)) { (place(Action::Under(card), "under", "under", &w.say("table-under"))) }
        }
    }
}

/// What the viewer knows and others do not; it can be closed.
pub fn notebook(scene: &Scene<'_>) -> Markup {
    let (w, board) = (scene.w, scene.board);
    let seen: Vec<Card> = board.rome.face_down.iter().flatten().copied().collect();
    if board.notebook.is_empty() && seen.is_empty() {
        return html! {};
    }
    html! { (part("notebook", html! {
        details.notebook id="notebook" {
            (part("notebook-title", html! { summary id="notebook-title" { (art::icon("notebook")) (w.say("table-notebook")) } }))
            @if !seen.is_empty() {
                p { (w.say("table-notebook-rome")) " " (cards::row_apart(w, "seen", &seen, Size::Chip)) (rules_cited(Some("3.2"))) }
            }
            @if !board.notebook.is_empty() {
                (part("notebook-deck", html! { p id="notebook-deck" { (w.say("table-notebook-deck")) (rules_cited(Some("2.6"))) } }))
                // By the place from the bottom, which stays when cards are drawn.
                ol { @for note in &board.notebook {
                    @let from_bottom = board.deck.saturating_sub(note.position);
                    @let (id, place_id) = (format!("known-{from_bottom}"), format!("note-{from_bottom}"));
                    @let place = [("place", note.position.into()), ("deck", board.deck.into())];
                    (part(&id, html! { li id=(id) {
                        (part(&place_id, html! { span.small id=(place_id) { (w.tell("table-notebook-place", &place)) } }))
                        " " (cards::card(w, note.card, Size::Chip))
                    } }))
                } }
            }
        }
    })) }
}
