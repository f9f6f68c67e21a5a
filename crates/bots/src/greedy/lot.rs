//! Cards added up: a display, a hand, a group below a Legion, or the average of all cards nobody has shown.
//! Fractions are welcome, for much of a judgement is about cards that only may come.

use pax_rules::{Card, Category, Seat, Table};

/// A number for every category, and two places that stay empty: three times four are added and compared at once.
pub(crate) type PerCategory = [f32; 12];

/// Some cards, counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lot {
    pub symbols: PerCategory,
    pub cards: PerCategory,
    /// How many cards in all.
    pub len: f32,
    /// The sum of their prices.
    pub price: f32,
}

impl Lot {
    pub const NOTHING: Lot = Lot { symbols: [0.0; _], cards: [0.0; _], len: 0.0, price: 0.0 };

    /// These cards.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Lot {
        let mut lot = Lot::NOTHING;
        for card in cards {
            lot.put(card, 1.0);
        }
        lot
    }

    /// Adds a card so many times.
    pub fn put(&mut self, card: Card, times: f32) {
        let category = card.category() as usize;
        self.symbols[category] += times * f32::from(card.symbols());
        self.cards[category] += times;
        self.len += times;
        self.price += times * f32::from(card.price());
    }

    /// Adds another lot so many times.
    pub fn add(&mut self, other: &Lot, times: f32) {
        for (mine, other) in self.symbols.iter_mut().zip(&other.symbols) {
            *mine += times * other;
        }
        for (mine, other) in self.cards.iter_mut().zip(&other.cards) {
            *mine += times * other;
        }
        self.len += times * other.len;
        self.price += times * other.price;
    }

    /// What lies open in front of a seat.
    pub fn display(table: &Table, seat: Seat) -> Lot {
        let mut lot = Lot::NOTHING;
        let (symbols, cards) = (table.symbols_by_category(seat), table.cards_by_category(seat));
        for category in 0..Category::COUNT {
            lot.symbols[category] = f32::from(symbols[category]);
            lot.cards[category] = f32::from(cards[category]);
        }
        lot.len = f32::from(cards.iter().sum::<u8>());
        lot
    }

    /// All cards that can be in play (2.1): from five players on a part of a second copy is.
    pub fn all(table: &Table) -> Lot {
        let setup = table.setup();
        let copies = (setup.deck_size() as f32 / setup.copy_size() as f32).max(1.0);
        let mut all = Lot::NOTHING;
        for kind in table.card_list().kinds() {
            if setup.categories().contains(&kind.card.category()) {
                all.put(kind.card, f32::from(kind.copies) * copies);
            }
        }
        all
    }

    /// The average card among those the viewer has not seen. Cards the viewer slipped under the deck count as
    /// unseen: they come up again, if late (2.6).
    pub fn typical(all: &Lot, seen: &Lot) -> Lot {
        let mut unseen = *all;
        let mut cards = 0.0;
        for category in 0..Category::COUNT {
            unseen.symbols[category] = (unseen.symbols[category] - seen.symbols[category]).max(0.0);
            unseen.cards[category] = (unseen.cards[category] - seen.cards[category]).max(0.0);
            cards += unseen.cards[category];
        }
        let mut typical = Lot::NOTHING;
        typical.add(&unseen, 1.0 / cards.max(1.0));
        // Prices of what was seen are not counted; the average price is the list's.
        typical.price = all.price / all.len.max(1.0);
        typical.len = 1.0;
        typical
    }
}
