//! Between Rome and the camp: the deck, and the Legions with the cards for sale.

use maud::{Markup, html};
use pax_rules::{Action, Legion};
use pax_tables::{LegionView, Possible};

use super::camp::drawn;
use super::choices::{Deed, why_not};
use super::scene::Scene;
use crate::pages::art;
use crate::pages::cards::{self, Size};
use crate::pages::parts::part;

pub fn market(scene: &Scene<'_>) -> Markup {
    html! { (part("field", html! {
        section.field id="field" aria-labelledby="legions" {
            h2.sr id="legions" { (scene.w.say("table-legions")) }
            (part("source", html! { div.source id="source" {
                (deck(scene))
                @if !scene.asked() { (drawn(scene)) }
            } }))
            div.legions data-count=(scene.board.legions.len()) {
                @for legion in &scene.board.legions {
                    (one(scene, legion))
                }
            }
        }
    })) }
}

fn deck(scene: &Scene<'_>) -> Markup {
    let (w, left) = (scene.w, scene.board.deck);
    let words = w.tell("table-deck", &[("cards", left.into())]);
    let pile = html! { (part("pile", html! {
        span.pile id="pile" data-place="deck" data-thick=(left.div_ceil(12).min(5)) {
            @if left > 0 { (cards::back(w, Size::Market)) } @else { span.empty {} }
            (part("deck-count", html! { b id="deck-count" aria-hidden="true" { (left) } }))
        }
    })) };
    let verb = if left == 0 { w.say("table-take-two") } else { w.say("table-draw") };
    html! { (part("deck", html! {
        div.deck id="deck" data-place="under_deck" {
            @if scene.choices.find(Action::Draw).is_some() {
                (Deed::new(Action::Draw, "pull glow").label(format!("{verb}. {words}"))
                    .button(&html! { (pile) span.verb { (art::icon("draw")) (verb) } }))
            } @else {
                (pile)
                (part("deck-words", html! { span.sr id="deck-words" { (words) } }))
            }
            @for choice in scene.choices.possible.iter().filter(|choice| matches!(choice.action, Action::Under(_))).take(1) {
                span.drop data-zone="under" data-for=(choice.action) { (art::icon("under")) (w.say("table-under")) }
            }
        }
    })) }
}

fn one(scene: &Scene<'_>, shown: &LegionView) -> Markup {
    let (w, legion) = (scene.w, shown.legion);
    let name = w.tell("table-legion", &[("legion", legion.numeral().into())]);
    let placing = scene.choices.for_legion(legion).next().is_some();
    let id = format!("legion-{}", legion.number());
    let (fan, numeral) = (format!("fan-{}", legion.number()), format!("numeral-{}", legion.number()));
    html! { (part(&id, html! {
        div.legion.target[placing] id=(id) data-zone=(id) {
            (part(&numeral, html! { h3 id=(numeral) {
                (art::icon("legion")) span.sr { (w.say("table-legion-word")) " " } (legion.numeral())
            } }))
            (part(&fan, html! { div.fan id=(fan) data-place=(id) data-cards=(shown.cards.len().min(9)) {
                (cards::apart(w, &fan, &shown.cards, Size::Market))
                @if shown.cards.is_empty() { span.none { (w.say("table-legion-empty")) } }
            } }))
            @if placing { (place_here(scene, legion, &name)) }
            @else if let Some(choice) = scene.choices.find(Action::Buy(legion)) { (buy(scene, legion, shown, choice)) }
            @else if let Some(not) = scene.choices.why_not(Action::Buy(legion)) {
                (why_not(w, not, "sell", 0, &html! { (w.say("table-buy")) " " (price(scene, shown)) }))
            } @else if !shown.cards.is_empty() { p.sell { (price(scene, shown)) } }
        }
    })) }
}

/// With one card to place, the Legion itself takes it; with several, the cards' own buttons do.
fn place_here(scene: &Scene<'_>, legion: Legion, name: &str) -> Markup {
    let mut cards = scene.choices.for_legion(legion);
    let (Some((action, card)), None) = (cards.next(), cards.next()) else { return html! {} };
    let w = scene.w;
    let label = w.tell("table-place-label", &[("card", w.card(card).into()), ("legion", name.into())]);
    let content = html! { (art::icon("play")) (w.say("table-place-here")) };
    Deed::new(action, "sell glow").nth(1).label(label).button(&content)
}

fn buy(scene: &Scene<'_>, legion: Legion, shown: &LegionView, choice: &Possible) -> Markup {
    let w = scene.w;
    let args = [("legion", legion.numeral().into()), ("aurei", choice.cost.into())];
    let content = html! { (w.say("table-buy")) " " (price(scene, shown)) };
    Deed::new(Action::Buy(legion), "sell glow").to("hand").label(w.tell("table-buy-label", &args)).button(&content)
}

/// The price, struck through where Wealth makes it cheaper for the viewer (5.2).
fn price(scene: &Scene<'_>, legion: &LegionView) -> Markup {
    html! {
        span.cost {
            @match legion.price_for_you {
                Some(mine) if mine < legion.price => {
                    s { span.sr { (scene.w.say("table-instead-of")) " " } (legion.price) } " " (scene.coins(mine))
                },
                Some(_) | None => (scene.coins(legion.price)),
            }
        }
    }
}
