//! What Adversaries cost their master (7.5): cards from the hand to Rome, after income.

use crate::action::Action;
use crate::card::Category;
use crate::card_list::{KindId, Kinds};
use crate::event::{Event, Herald};
use crate::play::{check_in_hand, take_from_hand};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::senate;
use crate::table::{Step, Table};

pub(crate) fn begin(table: &mut Table, seat: Seat, herald: &mut impl Herald) {
    let owed = table.symbols(seat, Category::Adversary) / 4;
    go_on(table, seat, owed.min(table.player(seat).hand.len), herald);
}

fn go_on(table: &mut Table, seat: Seat, owed: u8, herald: &mut impl Herald) {
    if owed > 0 {
        table.step = Step::Surrender { owed };
    } else {
        senate::begin(table, seat, herald);
    }
}

pub(crate) fn legal(table: &Table, seat: Seat) -> Kinds {
    table.player(seat).hand.kinds
}

pub(crate) fn play(
    table: &mut Table,
    seat: Seat,
    owed: u8,
    action: Action,
    herald: &mut impl Herald,
) -> Result<(), Refusal> {
    match action {
        Action::Surrender(card) => {
            check_in_hand(table, seat, card)?;
            surrender(table, seat, owed, table.list.kind_id(card), herald);
            Ok(())
        }
        Action::Pass => Err(Refusal::MustSurrender(owed)),
        Action::Keep { .. }
        | Action::Draw
        | Action::Look
        | Action::Hand(_)
        | Action::Below(..)
        | Action::Under(_)
        | Action::Buy(_)
        | Action::Play(_) => Err(Refusal::WrongStep { action, step: table.step }),
    }
}

/// Gives a card that the seat has to Rome.
pub(crate) fn surrender(table: &mut Table, seat: Seat, owed: u8, kind: KindId, herald: &mut impl Herald) {
    let id = take_from_hand(table, seat, kind);
    let news = table.is_news(id);
    table.give_to_rome(id);
    herald.tell(Event::Surrendered { seat, card: table.card_at(id), news });
    go_on(table, seat, owed - 1, herald);
}
