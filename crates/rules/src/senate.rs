//! The Senate's answer (8): at five to eight players a Senator lets every other seat play one card for 1 Aureus.

use crate::action::Action;
use crate::card::Category;
use crate::card_list::KindId;
use crate::event::{Event, Herald};
use crate::play::{Price, check, play_card};
use crate::refusal::Refusal;
use crate::round;
use crate::seat::Seat;
use crate::table::{Step, Table};

/// What an answer costs (8.1).
pub(crate) const ANSWER: u16 = 1;
const PRICE: Price = Price { cost: ANSWER, answer: true };

pub(crate) fn begin(table: &mut Table, seat: Seat, herald: &mut impl Herald) {
    if table.setup.senate_answers() && table.played.has(Category::Senator) {
        ask_after(table, seat, herald);
    } else {
        round::end_turn(table, herald);
    }
}

fn ask_after(table: &mut Table, seat: Seat, herald: &mut impl Herald) {
    let asked = seat.next(table.setup.players() as u8);
    if asked == table.active {
        round::end_turn(table, herald);
    } else {
        table.step = Step::Senate { asked };
    }
}

pub(crate) fn play(table: &mut Table, seat: Seat, action: Action, herald: &mut impl Herald) -> Result<(), Refusal> {
    match action {
        Action::Play(card) => {
            check(table, seat, card, PRICE)?;
            answer(table, seat, table.list.kind_id(card), herald);
            Ok(())
        }
        Action::Pass => {
            decline(table, seat, herald);
            Ok(())
        }
        Action::Keep { .. }
        | Action::Draw
        | Action::Look
        | Action::Hand(_)
        | Action::Below(..)
        | Action::Under(_)
        | Action::Buy(_)
        | Action::Surrender(_) => Err(Refusal::WrongStep { action, step: table.step }),
    }
}

/// Answers with a card that may be played now.
pub(crate) fn answer(table: &mut Table, seat: Seat, kind: KindId, herald: &mut impl Herald) {
    play_card(table, seat, kind, PRICE, herald);
    ask_after(table, seat, herald);
}

pub(crate) fn decline(table: &mut Table, seat: Seat, herald: &mut impl Herald) {
    herald.tell(Event::Declined { seat });
    ask_after(table, seat, herald);
}
