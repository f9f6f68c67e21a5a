//! Playing cards (6), the income that follows (7), and the marker of the leading conspirator (6.5).

use crate::action::Action;
use crate::card::{Card, Category};
use crate::card_list::{KindId, Kinds};
use crate::event::{Event, Herald};
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::senate;
use crate::slots::SlotId;
use crate::surrender;
use crate::table::Table;
use crate::turn::TWO_AUREI;

impl Table {
    /// What the active seat's next card of this turn costs (6.1, 6.2).
    #[inline]
    pub fn next_cost(&self) -> u16 {
        let free = 1 + self.symbols(self.active, Category::Scout) / 4;
        u16::from((self.played.cards + 1).saturating_sub(free))
    }

    /// What a card costs as an answer to the Senate (8.1).
    #[inline]
    pub const fn answer_cost(&self) -> u16 {
        senate::ANSWER
    }

    /// How many Fleet symbols, and how many Army symbols, the seat may have (6.3).
    #[inline]
    pub fn limit(&self, seat: Seat) -> u8 {
        self.symbols(seat, Category::Land).max(self.symbols(seat, Category::Intrigue))
    }

    /// Why the seat's Fleets or Armies would not bear this card, if so (6.3).
    #[inline]
    pub(crate) fn too_strong(&self, seat: Seat, card: Card) -> Option<Refusal> {
        let category = card.category();
        if !matches!(category, Category::Fleet | Category::Army) {
            return None;
        }
        let (after, limit) = (self.symbols(seat, category) + card.symbols(), self.limit(seat));
        (after > limit).then_some(Refusal::TooStrong { category, after, limit })
    }

    /// The income the active seat would receive if it stopped playing now (7.1 to 7.4).
    #[inline]
    pub fn income(&self) -> u16 {
        let played = self.played;
        if played.cards == 0 {
            return TWO_AUREI; // 7.1
        }
        if played.has(Category::Intrigue) {
            return 0; // 7.4
        }
        let cards = &self.player(self.active).cards;
        let mut largest = 0;
        let mut left = played.categories;
        while left != 0 {
            largest = largest.max(cards[left.trailing_zeros() as usize % Category::COUNT]); // 7.2
            left &= left - 1;
        }
        u16::from(largest) + u16::from(played.has(Category::Senator)) // 7.3
    }
}

/// Every different card of the hand that 6.3 allows, for a seat that can pay for one. Passing is possible too.
#[inline]
pub(crate) fn legal(table: &Table, seat: Seat, cost: u16) -> Kinds {
    let player = table.player(seat);
    if cost > player.money {
        return Kinds::NONE;
    }
    let limit = table.limit(seat);
    let room = |force: Category| limit.saturating_sub(player.symbols[force as usize]);
    let (fleets, armies) = (room(Category::Fleet), room(Category::Army));
    table.list.playable(player.hand.kinds, fleets, armies)
}

#[inline]
pub(crate) fn play(table: &mut Table, seat: Seat, action: Action, herald: &mut impl Herald) -> Result<(), Refusal> {
    match action {
        Action::Play(card) => {
            let price = Price { cost: table.next_cost(), answer: false };
            check(table, seat, card, price)?;
            play_in_turn(table, seat, table.list.kind_id(card), price.cost, herald);
            Ok(())
        }
        Action::Pass => {
            stop(table, seat, herald);
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

/// Plays a card that may be played now.
#[inline]
pub(crate) fn play_in_turn(table: &mut Table, seat: Seat, kind: KindId, cost: u16, herald: &mut impl Herald) {
    let category = play_card(table, seat, kind, Price { cost, answer: false }, herald);
    table.played.cards += 1;
    table.played.categories |= 1 << category as u16;
}

/// The seat plays no more cards: it has its income and then gives what Adversaries demand.
#[inline]
pub(crate) fn stop(table: &mut Table, seat: Seat, herald: &mut impl Herald) {
    let aurei = table.income();
    table.player_mut(seat).money += aurei;
    herald.tell(Event::Earned { seat, aurei });
    surrender::begin(table, seat, herald);
}

/// What a card costs to play, and whether it answers a Senator.
#[derive(Clone, Copy)]
pub(crate) struct Price {
    pub cost: u16,
    pub answer: bool,
}

/// Whether the seat can play this card at this price.
#[inline]
pub(crate) fn check(table: &Table, seat: Seat, card: Card, Price { cost, answer }: Price) -> Result<(), Refusal> {
    let money = table.money(seat);
    if cost > money {
        let rule = if answer { "8.1" } else { "6.1" };
        return Err(Refusal::CannotPlay { cost, money, rule });
    }
    check_in_hand(table, seat, card)?;
    table.too_strong(seat, card).map_or(Ok(()), Err)
}

/// Whether the seat has this card in hand.
#[inline]
pub(crate) fn check_in_hand(table: &Table, seat: Seat, card: Card) -> Result<(), Refusal> {
    let has = table.player(seat).hand.kinds.contains(table.list.kind_id(card));
    if has { Ok(()) } else { Err(Refusal::NotInHand(card)) }
}

/// Moves a card from the hand to the display, for a player's turn and for an answer alike; the marker may move (6.5).
/// Says what category it was.
#[inline]
pub(crate) fn play_card(
    table: &mut Table,
    seat: Seat,
    kind: KindId,
    Price { cost, answer }: Price,
    herald: &mut impl Herald,
) -> Category {
    let id = take_from_hand(table, seat, kind);
    table.player_mut(seat).money -= cost;
    let news = table.is_news(id);
    let card = table.lay_open(seat, id);
    herald.tell(Event::Played { seat, card, cost, answer, news });
    claim_primus_conspiratus(table, seat, card.category(), herald);
    card.category()
}

/// Takes a card out of a hand that has it.
#[inline]
pub(crate) fn take_from_hand(table: &mut Table, seat: Seat, kind: KindId) -> SlotId {
    table.players[seat.index()].hand.take(&mut table.slots, kind, seat)
}

/// 6.5: after a card of this category came to the seat's display.
#[inline]
pub(crate) fn claim_primus_conspiratus(table: &mut Table, seat: Seat, category: Category, herald: &mut impl Herald) {
    if !matches!(category, Category::Intrigue | Category::Adversary) || table.conspirator == Some(seat) {
        return;
    }
    // Without Nocturnus nobody has an Adversary, so the second number never decides.
    let claim = |seat| (table.symbols(seat, Category::Intrigue), table.symbols(seat, Category::Adversary));
    let mine = claim(seat);
    if mine.0 > 0 && table.conspirator.is_none_or(|holder| mine > claim(holder)) {
        table.conspirator = Some(seat);
        herald.tell(Event::TookPrimusConspiratus { seat });
    }
}
