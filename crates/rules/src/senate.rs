//! The Senate's answer (8): at five to eight players a Senator lets every other seat play one card for 1 Aureus.

use crate::action::Action;
use crate::card::Category;
use crate::event::{Event, Herald};
use crate::play::{Price, play_card};
use crate::refusal::Refusal;
use crate::round;
use crate::seat::Seat;
use crate::table::{Step, Table};

/// What an answer costs (8.1).
pub(crate) const ANSWER: u16 = 1;

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
        Action::Play(card) => play_card(table, seat, card, Price { cost: ANSWER, answer: true }, herald)?,
        Action::Pass => herald.tell(Event::Declined { seat }),
        Action::Keep { .. }
        | Action::Draw
        | Action::Look
        | Action::Hand(_)
        | Action::Below(..)
        | Action::Under(_)
        | Action::Buy(_)
        | Action::Surrender(_) => {
            return Err(Refusal::wrong_step(table.step, action));
        }
    }
    ask_after(table, seat, herald);
    Ok(())
}
