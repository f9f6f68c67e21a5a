//! The opening (2.4, 2.5, 10.3): everybody chooses at the same time; when all have chosen, the rest goes under and
//! the first round begins.

use arrayvec::ArrayVec;

use crate::action::{Action, Opened};
use crate::card::Card;
use crate::card_list::Kinds;
use crate::event::{Event, Herald};
use crate::legal::Choice;
use crate::refusal::Refusal;
use crate::round;
use crate::seat::Seat;
use crate::slots::{OPEN, SlotId};
use crate::table::{Step, Table};

/// The most cards a seat is dealt.
const MOST_DEALT: usize = 5;

pub(crate) fn legal(table: &Table, seat: Seat) -> Choice {
    let cards = dealt_kinds(table, seat);
    if table.setup.opens() == 0 {
        return Choice::Keep { cards };
    }
    let mut count = 0;
    for_each(table, seat, &mut |_| count += 1);
    Choice::Open { count }
}

fn dealt_kinds(table: &Table, seat: Seat) -> Kinds {
    let mut kinds = Kinds::NONE;
    for id in table.dealt_slots(seat) {
        kinds.insert(table.slots.get(id).kind);
    }
    kinds
}

/// The solitaire opening with this number.
pub(crate) fn nth(table: &Table, seat: Seat, number: usize) -> Action {
    let mut found = None;
    let mut left = number;
    for_each(table, seat, &mut |action| {
        if left == 0 {
            found.get_or_insert(action);
        }
        left = left.wrapping_sub(1);
    });
    found.expect("fewer openings than this number")
}

/// Calls `each` with every different way to open.
fn for_each(table: &Table, seat: Seat, each: &mut impl FnMut(Action)) {
    let mut dealt: ArrayVec<Card, MOST_DEALT> = table.dealt(seat).flatten().collect();
    dealt.sort_unstable();
    for keep in 0..dealt.len() {
        if keep > 0 && dealt[keep] == dealt[keep - 1] {
            continue;
        }
        let mut rest = dealt.clone();
        let card = rest.remove(keep);
        for_each_choice(&rest, table.setup.opens(), &mut |open| each(Action::Keep { card, open }));
    }
}

pub(crate) fn play(table: &mut Table, seat: Seat, action: Action, herald: &mut impl Herald) -> Result<(), Refusal> {
    let Action::Keep { card, open } = action else {
        return Err(Refusal::WrongStep { action, step: table.step });
    };
    if table.done.contains(seat) {
        return Err(Refusal::AlreadyKept);
    }
    let (given, wanted) = (open.len(), table.setup.opens());
    if given != wanted {
        return Err(Refusal::WrongOpens { given, wanted });
    }
    let mut left: ArrayVec<SlotId, MOST_DEALT> = table.dealt_slots(seat).collect();
    let kept = pick(table, &mut left, card)?;
    let mut opened = ArrayVec::<(SlotId, Card), 3>::new();
    for card in open.iter() {
        opened.push((pick(table, &mut left, card)?, card));
    }

    table.take_in_hand(seat, kept);
    herald.tell(Event::Kept { seat, card: table.face_at(kept) });
    for (id, card) in opened {
        table.lay_open(seat, id);
        herald.tell(Event::Opened { seat, card });
        crate::play::claim_primus_conspiratus(table, seat, card.category(), herald);
    }
    table.done.insert(seat);
    if table.awaited().is_empty() {
        finish(table, herald);
    }
    Ok(())
}

/// All have chosen: the rest goes under in seat order, each seat's as dealt (2.4), and the Legions are served (2.5).
fn finish(table: &mut Table, herald: &mut impl Herald) {
    for seat in table.setup.seats() {
        for id in table.dealt_slots(seat) {
            let slot = *table.slots.get(id);
            if id != table.player(seat).hand.head && slot.known != OPEN {
                table.slip_under(id);
                herald.tell(Event::SlippedUnder { seat, card: table.face_at(id) });
            }
        }
    }
    table.step = Step::Turn;
    round::begin(table, herald);
}

/// The first of these slots with that card, taken out of them.
fn pick(table: &Table, left: &mut ArrayVec<SlotId, MOST_DEALT>, card: Card) -> Result<SlotId, Refusal> {
    let at = left.iter().position(|id| table.card_at(*id) == card);
    at.map(|at| left.remove(at)).ok_or(Refusal::NotDealt(card))
}

/// Calls `each` with every different choice of `count` (0 to 3) of these sorted cards.
fn for_each_choice(cards: &[Card], count: usize, each: &mut impl FnMut(Opened)) {
    fn choose(cards: &[Card], count: usize, chosen: &mut ArrayVec<Card, 3>, each: &mut impl FnMut(Opened)) {
        if count == 0 {
            return each(Opened::new(chosen).expect("never more than three"));
        }
        for (at, card) in cards.iter().enumerate() {
            if at == 0 || cards[at - 1] != *card {
                chosen.push(*card);
                choose(&cards[at + 1..], count - 1, chosen, each);
                chosen.pop();
            }
        }
    }
    choose(cards, count, &mut ArrayVec::new(), each);
}
