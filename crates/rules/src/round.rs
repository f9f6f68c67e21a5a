//! The end of a turn, the levy, new rounds and the end of the game (9.1 to 9.5).

use crate::event::{Event, Herald};
use crate::seat::{Legion, SeatSet};
use crate::table::{Played, Step, Table};

/// The active seat's turn is over: the next seat's begins, or the round ends (9.1).
pub(crate) fn end_turn(table: &mut Table, herald: &mut impl Herald) {
    table.done.insert(table.active);
    if table.done.len() < table.setup.players() {
        table.active = table.active.next(table.setup.players() as u8);
        table.played = Played::default();
        table.step = Step::Turn;
    } else if table.deck_len == 0 {
        // 9.4
        if table.setup.final_levy() {
            levy(table, herald);
        }
        end(table, herald);
    } else {
        levy(table, herald);
        if let Some(holder) = table.conspirator {
            table.starter = holder; // 9.2
        }
        begin(table, herald);
    }
}

/// Serves the empty Legions and begins a round (2.5, 9.2), or ends the game (9.3).
pub(crate) fn begin(table: &mut Table, herald: &mut impl Herald) {
    let mut empty = ((1 << table.setup.legions()) - 1) & !table.laden;
    if u32::from(table.deck_len) < empty.count_ones() {
        return end(table, herald); // 9.3
    }
    table.round += 1;
    herald.tell(Event::RoundBegan { round: table.round, starter: table.starter });
    while empty != 0 {
        serve(table, Legion::nth(empty.trailing_zeros() as usize), herald);
        empty &= empty - 1;
    }
    table.done = SeatSet::NONE;
    table.active = table.starter;
    table.played = Played::default();
    table.step = Step::Turn;
}

fn serve(table: &mut Table, legion: Legion, herald: &mut impl Herald) {
    if let Some(id) = table.take_from_deck() {
        table.lay_below(legion, id);
        herald.tell(Event::Served { legion, card: table.card_at(id) });
    }
}

/// Rome takes the dearest group, the lowest Legion's on a tie (9.1).
fn levy(table: &mut Table, herald: &mut impl Herald) {
    // The price decides, then the lower number; an empty place weighs nothing.
    let mut dearest = 0;
    for (index, group) in table.groups().iter().enumerate() {
        let weight = (u32::from(group.price) + 1) << 8 | (Legion::MAX - index) as u32;
        dearest = dearest.max(if table.laden >> index & 1 == 0 { 0 } else { weight });
    }
    if dearest == 0 {
        return;
    }
    let legion = Legion::nth(Legion::MAX - (dearest & 0xff) as usize);
    let price = table.price(legion);
    herald.tell(Event::LevyBegan { legion, price });
    table.clear_group(legion, |table, id| {
        table.give_to_rome(id);
        herald.tell(Event::Levied { legion, card: table.card_at(id) });
    });
}

fn end(table: &mut Table, herald: &mut impl Herald) {
    table.step = Step::Over;
    for card in table.rome_hidden().into_iter().flatten() {
        herald.tell(Event::RomeRevealed { card }); // 9.5
    }
    herald.tell(Event::Ended);
}
