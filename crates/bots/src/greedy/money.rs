//! What playing a card costs and earns.

use pax_rules::Category::{Intrigue, Senator};
use pax_rules::{Card, Seat, Step, Table};

/// What playing one more card costs: by its number in one's own turn (6.1), always the same as an answer (8.1).
pub(super) fn cost(table: &Table) -> u16 {
    match table.step() {
        Step::Senate { .. } => table.answer_cost(),
        Step::Opening | Step::Turn | Step::Place(_) | Step::Buy | Step::Play | Step::Surrender { .. } | Step::Over => {
            table.next_cost()
        }
    }
}

/// The income if this card is played and no other after it (7). Which categories were added to before in this
/// turn is read off the income so far.
pub(super) fn income_with(table: &Table, seat: Seat, card: Card) -> u16 {
    let so_far = if table.cards_played() == 0 { 0 } else { table.income() };
    let ruined = table.cards_played() > 0 && so_far == 0;
    let answers = matches!(table.step(), Step::Senate { .. });
    if answers || ruined || card.category() == Intrigue {
        return 0; // 7.4, 8.1
    }
    let pays = u16::from(table.cards_in(seat, card.category())) + 1;
    so_far.max(pays + u16::from(card.category() == Senator))
}
