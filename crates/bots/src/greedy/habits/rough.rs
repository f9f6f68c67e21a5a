//! A first impression without a judgement: the final reckoning (9.6 to 9.8, in solitaire 10.2) as it would be now, in whole
//! numbers.

use pax_rules::{Category, Seat, Table};

use super::rows::CATEGORIES;
use super::situation::{Impression, Situation, lead, step};
use crate::greedy::outlook::TimeLeft;

const FLEET: usize = Category::Fleet as usize;
const ARMY: usize = Category::Army as usize;
const INTRIGUE: usize = Category::Intrigue as usize;

/// What counts in a comparison (9.6).
fn strength(symbols: &[u8; CATEGORIES]) -> [u8; CATEGORIES] {
    let mut strength = *symbols;
    strength[FLEET] += symbols[ARMY] / 3;
    strength[ARMY] += symbols[FLEET] / 3;
    strength
}

/// What a seat would have now.
struct Reckoned {
    above: i32,
    shown: i32,
    points: i32,
}

fn reckon(table: &Table, seat: Seat, strength: &[u8; CATEGORIES], rome: &[u8; CATEGORIES]) -> Reckoned {
    let above: u8 = strength.iter().zip(rome).map(|(mine, rome)| u8::from(mine > rome)).sum();
    let shown: u8 = table.cards_by_category(seat).iter().map(|cards| u8::from(*cards > 0)).sum();
    let (above, shown) = (i32::from(above), i32::from(shown));
    let forces = i32::from(strength[FLEET]) + i32::from(strength[ARMY]);
    Reckoned { above, shown, points: 2 * shown + 3 * above + forces }
}

impl Situation<'_> {
    /// With an impression of the table as it lies.
    #[inline]
    pub fn rough(table: &Table, seat: Seat, choices: usize) -> Situation<'_> {
        Situation::new(table, seat, choices, Impression::rough(table, seat))
    }
}

impl Impression {
    fn rough(table: &Table, seat: Seat) -> Impression {
        let setup = table.setup();
        let mut printed = *table.rome_open_symbols();
        if table.looked().contains(seat) {
            for card in table.rome_hidden().into_iter().flatten() {
                printed[card.category() as usize] += card.symbols();
            }
        }
        let rome = strength(&printed);
        let own = strength(table.symbols_by_category(seat));
        let mine = reckon(table, seat, &own, &rome);
        let impression = Impression {
            turns: TimeLeft::of(table, seat).turns as i32,
            rome: 0,
            own: 0,
            ahead: 0,
            romes: printed.map(i32::from),
            alone: true,
        };
        if let Some(goal) = setup.solo_goal() {
            let missing = setup.categories().len() as i32 - mine.shown;
            let rome = step(goal as i32 - mine.above, -2, 2);
            return Impression { rome, own: 4 - step(missing, 0, 4), ahead: step(mine.above, 0, 6), ..impression };
        }
        let mut strongest = own;
        let (mut best_points, mut best_intrigue) = (0, 0);
        for rival in setup.seats().filter(|rival| *rival != seat) {
            let theirs = strength(table.symbols_by_category(rival));
            best_points = best_points.max(reckon(table, rival, &theirs, &rome).points);
            best_intrigue = best_intrigue.max(theirs[INTRIGUE]);
            strongest.iter_mut().zip(theirs).for_each(|(strongest, symbols)| *strongest = (*strongest).max(symbols));
        }
        let categories = setup.categories().len();
        let holds = strongest[..categories].iter().zip(&rome).filter(|(strongest, rome)| rome >= strongest).count();
        let over = holds as i32 - setup.rome_needs() as i32;
        let race = i32::from(own[INTRIGUE]) - i32::from(best_intrigue);
        let points = mine.points - best_points;
        let own = match (over >= 0, table.primus_conspiratus() == Some(seat)) {
            (true, true) => 3 + usize::from(race >= 2),
            (true, false) => usize::from(race >= -1),
            (false, _) => step(points.div_euclid(3) + 1, -2, 2),
        };
        Impression { rome: step(over, -2, 2), own, ahead: lead(points as f32), ..impression }
    }
}
