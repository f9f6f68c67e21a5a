//! The cards on the table: Rome, the Legions, the viewer's hand and notebook, the struggle.

use maud::{Markup, html};
use pax_tables::{Board, LegionView, Struggle, TableView};

use super::{name, names};
use crate::pages::frame::rules_cited;
use crate::pages::show;

pub fn rome(view: &TableView, cards: &Board) -> Markup {
    let rome = &cards.rome;
    html! {
        section.rome aria-labelledby="rome" {
            h2 id="rome" { (words::ROME) }
            p.holds { (words::holds(cards)) (rules_cited(Some("9.7"))) }
            p { span.label { (words::FACE_UP) } (show::cards(&rome.cards)) }
            @if !rome.face_down.is_empty() {
                p { span.label { (words::FACE_DOWN) }
                    span.cards { @for face in &rome.face_down { (show::face(face.as_deref())) } } }
            }
            @if !rome.looked.is_empty() { p.small { (words::LOOKED) " " (names(view, &rome.looked)) } }
        }
    }
}

pub fn legions(view: &TableView, cards: &Board) -> Markup {
    html! {
        section.legions aria-labelledby="legions" {
            h2 id="legions" { (words::LEGIONS) }
            div.row { @for legion in &cards.legions { (one_legion(legion)) } }
            @if !cards.drawing.is_empty() {
                @let drawer = cards.turn.as_ref().map(|turn| name(view, turn.seat)).unwrap_or_default();
                p { span.label { (drawer) " " (words::DRAWS) }
                    span.cards { @for face in &cards.drawing { (show::face(face.as_deref())) } }
                    @if let Some(draw) = &cards.draw { span.small { " " (words::places(draw)) } } }
            }
        }
    }
}

fn one_legion(legion: &LegionView) -> Markup {
    html! {
        div.legion {
            h3 { (words::LEGION) " " (legion.numeral) }
            (show::cards(&legion.cards))
            @if !legion.cards.is_empty() {
                p.price { @match legion.price_for_you {
                    Some(mine) if mine < legion.price => {
                        s { (show::aurei(legion.price)) } " " strong { (show::aurei(mine)) } " " (words::FOR_YOU)
                    },
                    Some(_) | None => (show::aurei(legion.price)),
                } }
            }
        }
    }
}

/// The viewer's own hand, and what they know of the deck.
pub fn hand(view: &TableView, cards: &Board, seat: usize) -> Markup {
    let Some(player) = cards.players.get(seat) else { return html! {} };
    let hand: Vec<&String> = player.hand.iter().flatten().flatten().collect();
    let turn = cards.turn.as_ref().filter(|turn| turn.seat == seat && cards.step == "play");
    html! {
        section.hand aria-labelledby="hand" {
            h2 id="hand" { (words::HAND) " · " (show::aurei(player.aurei.unwrap_or(0))) }
            @if cards.dealt.is_empty() { p { (show::cards(hand)) } }
            @if !cards.dealt.is_empty() { p { span.label { (words::DEALT) } (show::cards(&cards.dealt)) } }
            @if let Some(turn) = turn { p { (words::next(turn.next_cost, turn.income)) } }
            p.small {
                (words::room(player.room_for_fleets, player.room_for_armies)) (rules_cited(Some("6.3")))
                @if player.discount > 0 { " · " (words::discount(player.discount)) (rules_cited(Some("5.2"))) }
            }
            @if !cards.notebook.is_empty() {
                details { summary { (words::NOTEBOOK) " (" (cards.notebook.len()) ")" }
                    p.small { (words::NOTEBOOK_TEXT) }
                    ol.notes { @for note in &cards.notebook {
                        li { (words::position(note.position, cards.deck)) " " (show::card(&note.card)) }
                    } }
                }
            }
            @if view.seats[seat].hints > 0 { p.small { (words::hints(view.seats[seat].hints)) } }
        }
    }
}

/// One row per category: who is how strong, who holds it.
pub fn struggle(view: &TableView, cards: &Board) -> Markup {
    html! {
        section.struggle aria-labelledby="struggle" {
            h2 id="struggle" { (words::STRUGGLE) }
            p { (words::holds(cards)) }
            div.scroll { table {
                thead { tr {
                    th scope="col" { (words::CATEGORY) }
                    th scope="col" { (words::HELD_BY) }
                    th scope="col" { (words::ROME) }
                    @for seat in 0..view.seats.len() { th scope="col" { (name(view, seat)) } }
                } }
                tbody { @for row in &cards.struggle { (struggle_row(view, row)) } }
            } }
        }
    }
}

fn struggle_row(view: &TableView, row: &Struggle) -> Markup {
    html! {
        tr {
            th scope="row" { span class={ "dot " (row.category) } {} (show::category(row.category)) }
            td { @if row.rome_holds { (words::ROME) } @else { (names(view, &row.held_by)) } }
            td.held[row.rome_holds] { (row.rome) }
            @for (seat, strength) in row.seats.iter().enumerate() {
                td.held[row.held_by.contains(&seat)] { (strength) }
            }
        }
    }
}

mod words {
    use pax_tables::{Board, DrawView};

    pub const CATEGORY: &str = "Category";
    pub const DEALT: &str = "Dealt to you";
    pub const DRAWS: &str = "draws";
    pub const FACE_DOWN: &str = "Face down";
    pub const FACE_UP: &str = "Face up";
    pub const FOR_YOU: &str = "for you";
    pub const HAND: &str = "My hand";
    pub const HELD_BY: &str = "Held by";
    pub const LEGION: &str = "Legion";
    pub const LEGIONS: &str = "Legions";
    pub const LOOKED: &str = "Looked at by";
    pub const NOTEBOOK: &str = "What I know of the deck";
    pub const NOTEBOOK_TEXT: &str = "Cards you slipped under, by their place from the top.";
    pub const ROME: &str = "Rome";
    pub const STRUGGLE: &str = "The struggle";

    pub fn holds(cards: &Board) -> String {
        format!("Rome holds {} of {}, needs {}.", cards.rome_holds, cards.struggle.len(), cards.rome_needs)
    }

    pub fn places(draw: &DrawView) -> String {
        let mut left = Vec::new();
        match draw.hand_places {
            0 => {}
            1 => left.push("hand".to_owned()),
            several => left.push(format!("hand ×{several}")),
        }
        if draw.legion_place {
            left.push("Legion".to_owned());
        }
        if draw.under_place {
            left.push("under".to_owned());
        }
        format!("places left: {}; still to come: {}", left.join(", "), draw.coming)
    }

    pub fn next(cost: u16, income: u16) -> String {
        format!("The next card costs {cost}. Income if you stop now: {income}.")
    }

    pub fn room(fleets: u8, armies: u8) -> String {
        format!("Room for {fleets} more Fleet and {armies} more Army symbols")
    }

    pub fn discount(discount: u16) -> String {
        format!("Wealth takes {discount} off a purchase")
    }

    pub fn position(position: usize, deck: usize) -> String {
        format!("{position} of {deck}:")
    }

    pub fn hints(hints: u16) -> String {
        if hints == 1 { "You took 1 hint.".to_owned() } else { format!("You took {hints} hints.") }
    }
}
