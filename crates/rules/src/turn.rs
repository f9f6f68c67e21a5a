//! The start of a turn (3): draw or look.

use crate::action::Action;
use crate::draw;
use crate::event::{Event, Herald};
use crate::refusal::Refusal;
use crate::round;
use crate::seat::Seat;
use crate::table::{Step, Table};

/// What looking (3.2), an empty deck (4.6) and a turn without a card (7.1) bring.
pub(crate) const TWO_AUREI: u16 = 2;

/// Looking is for company: a solitaire player only draws (10.4).
#[inline]
pub(crate) fn may_look(table: &Table) -> bool {
    table.setup.solo_level().is_none()
}

#[inline]
pub(crate) fn play(table: &mut Table, seat: Seat, action: Action, herald: &mut impl Herald) -> Result<(), Refusal> {
    match action {
        Action::Draw => {
            draw(table, seat, herald);
            Ok(())
        }
        Action::Look if !may_look(table) => Err(Refusal::SoloLook),
        Action::Look => {
            look(table, seat, herald);
            Ok(())
        }
        Action::Keep { .. }
        | Action::Hand(_)
        | Action::Below(..)
        | Action::Under(_)
        | Action::Buy(_)
        | Action::Play(_)
        | Action::Surrender(_)
        | Action::Pass => Err(Refusal::WrongStep { action, step: table.step }),
    }
}

#[inline]
pub(crate) fn draw(table: &mut Table, seat: Seat, herald: &mut impl Herald) {
    if table.deck_len > 0 {
        return draw::begin(table, seat, herald);
    }
    // 4.6
    table.player_mut(seat).money += TWO_AUREI;
    herald.tell(Event::DrewAurei { seat });
    table.step = Step::Buy;
}

/// 3.2
#[inline]
pub(crate) fn look(table: &mut Table, seat: Seat, herald: &mut impl Herald) {
    table.looked.insert(seat);
    table.player_mut(seat).money += TWO_AUREI;
    herald.tell(Event::Looked { seat });
    round::end_turn(table, herald);
}
