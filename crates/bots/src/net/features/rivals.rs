//! Rows about one rival, as the seat sees it: what speaks for its victory, with Rome or without, and how it seems to play. All rivals
//! have the same rows.

use pax_rules::{Category, Seat};

use super::reading::{Reading, phase};
use super::{ARMY, FLEET, Features, INTRIGUE, PHASES, starts, step, sum};

/// Rows of each category's properties, in order.
const CATEGORY: [usize; 4] = [8 * 7, 9 * PHASES, 3 * 5, 6 * PHASES];
/// Rows of the other properties, in order.
const WHOLE: [usize; 12] = [
    25 * PHASES,
    9 * 2 * 6 * PHASES,
    15 * PHASES,
    11 * 7,
    11 * PHASES,
    7 * PHASES,
    Seat::MAX * 2 * PHASES,
    121,
    16,
    12 * 9,
    Seat::MAX + 1,
    20 * PHASES,
];

const PER_CATEGORY: usize = sum(&CATEGORY);
/// How many rows the first layer has for a rival.
pub const RIVAL_ROWS: usize = Category::COUNT * PER_CATEGORY + sum(&WHOLE);
/// More rows than one rival has.
pub(super) const MOST: usize = Category::COUNT * CATEGORY.len() + WHOLE.len();

const CATEGORY_STARTS: [usize; CATEGORY.len()] = starts(&CATEGORY, 0);
const WHOLE_STARTS: [usize; WHOLE.len()] = starts(&WHOLE, Category::COUNT * PER_CATEGORY);

impl Reading<'_> {
    /// What the seat knows of this rival.
    pub(super) fn rival(&self, features: &mut Features, rival: Seat) {
        let table = self.table;
        let mut known = [0; Category::COUNT];
        let mut unknown = table.hand_len(rival);
        for card in table.bought(rival) {
            known[card.category() as usize] += i32::from(card.symbols());
            unknown -= 1;
        }
        let turns = phase(self.turns_of(rival));
        let their = &self.all[rival.index()];
        let mut lead = 0;
        for (category, known) in known.into_iter().enumerate().take(self.categories) {
            let mut push = |property: usize, at: usize| {
                debug_assert!(at < CATEGORY[property], "property {property} has no step {at}");
                features.push(category * PER_CATEGORY + CATEGORY_STARTS[property] + at);
            };
            let strength = i32::from(their.strength[category]);
            let over_rome = strength - i32::from(self.rome[category]);
            let over_others = strength - i32::from(self.strength[category].but(their.strength[category]));
            push(0, step(over_rome, -4, 3) * 7 + step(over_others, -3, 3));
            push(1, step(over_rome, -4, 4) * PHASES + turns);
            if known > 0 {
                push(2, step(known, 1, 3) * 5 + step(over_rome, -3, 1));
            }
            push(3, usize::from(table.symbols_by_category(rival)[category].min(5)) * PHASES + turns);
            if category == INTRIGUE {
                lead = step(over_others, -4, 4);
            }
        }
        let mut push = |property: usize, at: usize| {
            debug_assert!(at < WHOLE[property], "property {property} has no step {at}");
            features.push(WHOLE_STARTS[property] + at);
        };
        push(0, step(their.points - self.points.but(their.points), -12, 12) * PHASES + turns);
        let holder = usize::from(table.primus_conspiratus() == Some(rival));
        push(1, ((lead * 2 + holder) * 6 + unknown.min(5)) * PHASES + turns);
        push(2, step(their.wealth - self.wealth.but(their.wealth), -7, 7) * PHASES + turns);
        let (money, hand) = (step(i32::from(table.money(rival)), 0, 10), table.hand_len(rival).min(6));
        push(3, money * 7 + hand);
        push(4, money * PHASES + turns);
        push(5, hand * PHASES + turns);
        let active = table.turn().unwrap_or(table.starter());
        let ahead = (rival.index() + self.players - active.index()) % self.players;
        push(6, (ahead * 2 + usize::from(table.done().contains(rival))) * PHASES + turns);
        push(7, usize::from(their.shown) * 11 + usize::from(their.above));
        let room = |force: usize| {
            let room = table.limit(rival).saturating_sub(table.symbols_by_category(rival)[force]);
            usize::from(room.min(3))
        };
        push(8, room(FLEET) * 4 + room(ARMY));
        push(9, step(i32::from(their.strength[INTRIGUE]), 0, 11) * 9 + lead);
        push(10, self.players);
        let cards: u8 = table.cards_by_category(rival).iter().sum();
        push(11, usize::from(cards.min(19)) * PHASES + turns);
    }
}
