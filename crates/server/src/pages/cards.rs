//! Cards as people see them: one card, its back, and the heap of a category in a display. The same markup serves every
//! size; the style decides how much of it shows.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use maud::{Markup, PreEscaped, html};
use pax_rules::{Card, Category};
use pax_words::{Language, Words};

use crate::pages::art;
use crate::pages::parts::{part, slug, whole};

/// How large a card lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// In the hand or just drawn: everything can be read.
    Full,
    /// Below a Legion: what it is and what it costs.
    Market,
    /// The same among others of its category, where its effect stands beside it.
    Sheet,
    /// In a line of text.
    Chip,
}

impl Size {
    fn class(self) -> &'static str {
        match self {
            Size::Full => "full",
            Size::Market | Size::Sheet => "market",
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
    let is_explained = matches!(size, Size::Full | Size::Market);
    html! {
        span class={ "card " (size.class()) " " (name) } data-card=(card) title=[is_explained.then(|| w.effect_full(category))] {
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

/// Several cards in a row, each a part of the page.
pub fn row_apart(w: Words, place: &str, cards: &[Card], size: Size) -> Markup {
    html! { span.cards { (apart(w, place, cards, size)) } }
}

/// Several cards in a row.
pub fn row(w: Words, cards: impl IntoIterator<Item = Card>, size: Size) -> Markup {
    html! { span.cards { @for face in cards { (card(w, face, size)) } } }
}

/// A display at a glance: per category its symbols and how many cards carry them. `id` tells this display's heaps from
/// those of others on the page.
pub fn heaps(w: Words, id: &str, cards: &[Card], categories: &[Category]) -> Markup {
    let heap = |category: Category| Heap {
        language: w.language(),
        display: id.into(),
        category,
        cards: cards.iter().copied().filter(|card| card.category() == category).collect(),
    };
    let all = format!("heaps-{id}");
    html! { (part(&all, html! {
        ul.heaps id=(all) { @for category in categories.iter().copied() { (heap(category).shown(w)) } }
    })) }
}

/// What the markup of a heap depends on.
#[derive(PartialEq, Eq, Hash)]
struct Heap {
    language: Language,
    display: Box<str>,
    category: Category,
    cards: Box<[Card]>,
}

/// Heaps whose markup is kept. Most are empty or have a card or two, so tables share them.
const MOST_HEAPS: usize = 4_096;

impl Heap {
    fn shown(self, w: Words) -> PreEscaped<Arc<str>> {
        static HEAPS: LazyLock<RwLock<HashMap<Heap, Arc<str>>>> = LazyLock::new(RwLock::default);
        if let Some(shown) = HEAPS.read().unwrap_or_else(PoisonError::into_inner).get(&self) {
            return PreEscaped(shown.clone());
        }
        let shown: Arc<str> = whole(|| one_heap(w, &self.display, self.category, &self.cards)).into_string().into();
        let mut heaps = HEAPS.write().unwrap_or_else(PoisonError::into_inner);
        if heaps.len() >= MOST_HEAPS {
            heaps.clear();
        }
        heaps.insert(self, shown.clone());
        PreEscaped(shown)
    }
}

fn one_heap(w: Words, id: &str, category: Category, cards: &[Card]) -> Markup {
    let (name, count) = (category.name(), cards.len());
    let symbols: u16 = cards.iter().map(|card| u16::from(card.symbols())).sum();
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
                    span.cards { (apart(w, &heap, cards, Size::Sheet)) }
                } }))
            }
        }
    })) }
}
