//! Cards added up: a display, a hand, a group below a Legion, or the average of all cards nobody has shown.
//! Fractions are welcome, for much of a judgement is about cards that only may come.

use pax_rules::{Card, Category, Seat, View};

/// A number for every category.
pub(super) type PerCategory = [f32; Category::COUNT];

/// Some cards, counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lot {
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
        for category in 0..Category::COUNT {
            self.symbols[category] += times * other.symbols[category];
            self.cards[category] += times * other.cards[category];
        }
        self.len += times * other.len;
        self.price += times * other.price;
    }

    /// What lies open in front of a seat.
    pub fn display(view: &View, seat: Seat) -> Lot {
        let mut lot = Lot::NOTHING;
        for &category in view.setup().categories() {
            lot.symbols[category as usize] = f32::from(view.symbols(seat, category));
            lot.cards[category as usize] = f32::from(view.cards_in(seat, category));
            lot.len += f32::from(view.cards_in(seat, category));
        }
        lot
    }

    /// The average card among those the viewer has not seen (2.1). Cards the viewer slipped under the deck count as
    /// unseen: they come up again, if late (2.6).
    pub fn typical(view: &View, seen: &Lot) -> Lot {
        let setup = view.setup();
        // From five players on a part of a second copy is in play.
        let copies = (setup.deck_size() as f32 / setup.copy_size() as f32).max(1.0);
        let mut unseen = Lot::NOTHING;
        for kind in view.card_list().kinds() {
            if setup.categories().contains(&kind.card.category()) {
                unseen.put(kind.card, f32::from(kind.copies) * copies);
            }
        }
        for category in 0..Category::COUNT {
            unseen.symbols[category] = (unseen.symbols[category] - seen.symbols[category]).max(0.0);
            unseen.cards[category] = (unseen.cards[category] - seen.cards[category]).max(0.0);
        }
        let mut typical = Lot::NOTHING;
        typical.add(&unseen, 1.0 / unseen.cards.iter().sum::<f32>().max(1.0));
        // Prices of what was seen are not counted; the average price is the list's.
        typical.price = unseen.price / unseen.len.max(1.0);
        typical.len = 1.0;
        typical
    }
}
