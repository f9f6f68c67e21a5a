//! Cards as people see them: one card, its back, and the heap of a category in a display. The same markup serves every
//! size; the style decides how much of it shows.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use maud::{Markup, PreEscaped, html};
use pax_rules::{Card, Category};
use pax_words::{Language, Words};

use crate::pages::art;
use crate::pages::parts::{part, slug};

/// How large a card lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// A card's markup, which depends on nothing but the card.
pub type Face = PreEscaped<Arc<str>>;

type Faces = HashMap<(Language, Card, Size), Arc<str>>;

/// A card with its face up. A page has dozens, so each is written once and kept.
pub fn card(w: Words, card: Card, size: Size) -> Face {
    static FACES: LazyLock<RwLock<Faces>> = LazyLock::new(RwLock::default);
    let key = (w.language(), card, size);
    if let Some(face) = FACES.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return PreEscaped(face.clone());
    }
    let face: Arc<str> = drawn(w, card, size).into_string().into();
    FACES.write().unwrap_or_else(PoisonError::into_inner).insert(key, face.clone());
    PreEscaped(face)
}

fn drawn(w: Words, card: Card, size: Size) -> Markup {
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
    html! { @match face {
        Some(face) => (card(w, face, size)),
        None => (back(w, size)),
    } }
}

/// Cards that come and go one by one, each a part of the page. `place` tells them from the same cards elsewhere.
pub fn apart(w: Words, place: &str, cards: &[Card], size: Size) -> Markup {
    html! { @for (index, face) in cards.iter().enumerate() {
        @let nth = cards[..index].iter().filter(|other| *other == face).count();
        @let id = format!("{place}-{}-{nth}", slug(face));
        (part(&id, html! { span.face id=(id) { (card(w, *face, size)) } }))
    } }
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
            @let symbols = heap(category).map(|card| u16::from(card.symbols())).sum();
            (one_heap(w, id, category, symbols, &heap(category).collect::<Vec<Card>>()))
        } }
    }
}

fn one_heap(w: Words, id: &str, category: Category, symbols: u16, cards: &[Card]) -> Markup {
    let (name, count) = (category.name(), cards.len());
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
                (part(&target, html! { div.sheet id=(target) popover {
                    h3 { (w.category(category)) } p { (w.effect_full(category)) }
                    span.cards { (apart(w, &heap, cards, Size::Market)) }
                } }))
            }
        }
    })) }
}
