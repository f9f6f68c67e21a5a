//! Buying (5): all cards below one Legion, once per turn.

use crate::action::Action;
use crate::card::Category;
use crate::draw::check_legion;
use crate::event::{Event, Herald};
use crate::refusal::Refusal;
use crate::seat::{Legion, Seat};
use crate::slots::{NIL, SlotId};
use crate::table::{Group, Step, Table};

impl Table {
    /// What a seat's Wealth takes off the price of a group (5.2).
    #[inline]
    pub fn discount(&self, seat: Seat) -> u16 {
        u16::from(self.symbols(seat, Category::Wealth) / 3)
    }

    /// What the cards below a Legion cost this seat (5.1, 5.2).
    #[inline]
    pub fn price_for(&self, seat: Seat, legion: Legion) -> u16 {
        self.price(legion).saturating_sub(self.discount(seat))
    }
}

/// The Legions whose cards a seat can buy, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offers(u16);

impl Offers {
    #[inline(always)]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline(always)]
    pub fn nth(self, number: usize) -> Legion {
        let mut legions = self.0;
        for _ in 0..number {
            legions &= legions - 1;
        }
        Legion::nth(legions.trailing_zeros() as usize)
    }
}

#[inline]
pub(crate) fn legal(table: &Table, seat: Seat) -> Offers {
    let purse = table.money(seat) + table.discount(seat);
    let mut cheap = 0;
    for (index, group) in table.groups().iter().enumerate() {
        cheap |= u16::from(group.price <= purse) << index;
    }
    Offers(cheap & table.laden)
}

#[inline]
pub(crate) fn play(table: &mut Table, seat: Seat, action: Action, herald: &mut impl Herald) -> Result<(), Refusal> {
    match action {
        Action::Buy(legion) => {
            check_legion(table, legion)?;
            if table.laden & legion.bit() == 0 {
                return Err(Refusal::NothingBelow(legion));
            }
            let (price, money) = (table.price_for(seat, legion), table.money(seat));
            if price > money {
                return Err(Refusal::CannotBuy { legion, price, money });
            }
            buy(table, seat, legion, herald);
            Ok(())
        }
        Action::Pass => {
            buy_nothing(table, seat, herald);
            Ok(())
        }
        Action::Keep { .. }
        | Action::Draw
        | Action::Look
        | Action::Hand(_)
        | Action::Below(..)
        | Action::Under(_)
        | Action::Play(_)
        | Action::Surrender(_) => Err(Refusal::WrongStep { action, step: table.step }),
    }
}

/// Buys cards that are there and can be paid.
#[inline]
pub(crate) fn buy(table: &mut Table, seat: Seat, legion: Legion, herald: &mut impl Herald) {
    let price = table.price_for(seat, legion);
    table.player_mut(seat).money -= price;
    herald.tell(Event::Bought { seat, legion, price });
    table.clear_group(legion, |table, id| {
        table.take_in_hand(seat, id);
        herald.tell(Event::Received { seat, card: table.card_at(id) });
    });
    table.step = Step::Play;
}

#[inline]
pub(crate) fn buy_nothing(table: &mut Table, seat: Seat, herald: &mut impl Herald) {
    herald.tell(Event::BoughtNothing { seat });
    table.step = Step::Play;
}

impl Table {
    /// Empties the place below a Legion, handing each of its open cards to `each`.
    #[inline]
    pub(crate) fn clear_group(&mut self, legion: Legion, mut each: impl FnMut(&mut Table, SlotId)) {
        self.laden &= !legion.bit();
        let group = &mut self.groups[legion.index()];
        let mut at = group.head;
        *group = Group { price: 0, head: NIL };
        while at != NIL {
            let next = self.slots.get(at).next;
            each(self, at);
            at = next;
        }
    }
}
