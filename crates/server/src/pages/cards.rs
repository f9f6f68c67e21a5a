//! Cards as people see them: one card, its back, and the heap of a category in a display. The same markup serves every
//! size; the style decides how much of it shows.

use maud::{Markup, html};
use pax_rules::{Card, Category};
use pax_words::Words;

use crate::pages::art;
use crate::pages::parts::part;

/// How large a card lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// In the hand or just drawn: everything can be read.
    Full,
    /// Below a Legion: what it is and what it costs.
    Market,
    /// In a line of text.
    Chip,
}

impl Size {
    fn class(self) -> &'static str {
        match self {
            Size::Full => "full",
            Size::Market => "market",
            Size::Chip => "chip",
        }
    }
}

/// A card with its face up.
pub fn card(w: Words, card: Card, size: Size) -> Markup {
    let category = card.category();
    let name = category.name();
    let drawn = size != Size::Chip;
    html! {
        span class={ "card " (size.class()) " " (name) } data-card=(card) title=[drawn.then(|| w.effect_full(category))] {
            span.symbols aria-hidden="true" {
                @for _ in 0..card.symbols() { (art::icon(&format!("emblem-{name}"))) }
                b { (category.letter()) }
            }
            @if drawn { (art::figure(name)) }
            span.name { (w.category(category)) @if size == Size::Full { i lang="la" { (category.latin()) } } }
            span.sr { " " (w.tell("card-symbols", &[("symbols", card.symbols().into())])) ", " }
            @if size == Size::Full { span.does { (w.effect(category)) } }
            span.price {
                span.sr { (w.say("card-price")) " " }
                @if drawn { @for _ in 1..card.price().min(5) { i aria-hidden="true" {} } }
                b { (card.price()) }
            }
        }
    }
}

/// A card that the viewer may not see.
pub fn back(w: Words, size: Size) -> Markup {
    html! {
        span class={ "card back " (size.class()) } data-card="?" { (art::figure("back")) span.sr { (w.say("card-back")) } }
    }
}

/// A card as the viewer knows it.
pub fn face(w: Words, face: Option<Card>, size: Size) -> Markup {
    face.map_or_else(|| back(w, size), |face| card(w, face, size))
}

/// Several cards in a row.
pub fn row(w: Words, cards: impl IntoIterator<Item = Card>, size: Size) -> Markup {
    html! { span.cards { @for face in cards { (card(w, face, size)) } } }
}

/// A display at a glance: per category its symbols and how many cards carry them. `id` tells this display's heaps from
/// those of others on the page.
pub fn heaps(w: Words, id: &str, cards: &[Card], categories: &[Category]) -> Markup {
    let heap = |category: Category| cards.iter().copied().filter(move |card| card.category() == category);
    html! {
        ul.heaps { @for category in categories.iter().copied() {
            @let (count, symbols) = (heap(category).count(), heap(category).map(|card| u16::from(card.symbols())).sum());
            (one_heap(w, id, category, count, symbols, heap(category)))
        } }
    }
}

fn one_heap(
    w: Words,
    id: &str,
    category: Category,
    count: usize,
    symbols: u16,
    cards: impl Iterator<Item = Card>,
) -> Markup {
    let name = category.name();
    let (heap, target) = (format!("heap-{id}-{name}"), format!("heap-{id}-{name}-cards"));
    let words = w.tell("card-heap", &[("symbols", symbols.into()), ("cards", count.into())]);
    html! { (part(&heap, html! {
        li class={ "heap " (name) } id=(heap) data-heap=(name) data-empty[count == 0] {
            @if count == 0 {
                span.top title=(w.category(category)) { (art::icon(&format!("emblem-{name}"))) span.sr { (w.category(category)) ": " (words) } }
            } @else {
                button.top type="button" popovertarget=(target) title=(w.category(category)) {
                    (art::icon(&format!("emblem-{name}")))
                    b { (symbols) }
                    span.ticks aria-hidden="true" { @for _ in 0..count.min(6) { i {} } }
                    span.sr { " " (w.category(category)) ": " (words) }
                }
                div.sheet id=(target) popover {
                    h3 { (w.category(category)) } p { (w.effect_full(category)) }
                    span.cards { @for face in cards { (card(w, face, Size::Market)) } }
                }
            }
        }
    })) }
}
