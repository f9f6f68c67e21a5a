//! The draw (4): cards come up, and each goes to the hand, below a Legion or under the deck.

use std::fmt;

use crate::action::Action;
use crate::card::Category;
use crate::card_list::KindId;
use crate::event::{Event, Face, Herald};
use crate::refusal::Refusal;
use crate::seat::{Legion, Seat};
use crate::slots::{Held, NIL, OPEN, SlotId, Slots};
use crate::table::{Step, Table};

/// A draw in progress: what is still to come and which places are still free. Read from the display when the draw
/// begins (4.5).
///
/// Four bytes in one word: cards still on the deck, cards that may be held undecided at a time (1, with Religion 2 or
/// all), hand places left, and bits for the place below a Legion and under the deck. A word is written and read whole;
/// single bytes written and then read together would make the processor wait, in the busiest step of all.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Draw(u32);

const COMING: u32 = 1;
const HOLD: u32 = 1 << 8;
const HAND: u32 = 1 << 16;
const LEGION: u32 = 1 << 24;
const UNDER: u32 = 1 << 25;

impl Draw {
    /// The draw that a player with these symbols has from a deck of `deck` > 0 cards.
    #[inline]
    fn new(deck: u8, religion: u8, militia: u8) -> Draw {
        let full = 3 + militia / 4; // 4.1, 4.3
        let hold = match religion {
            0..3 => 1,
            3..6 => 2, // 4.2, 4.4
            6.. => full,
        };
        // 4.6
        let (coming, hand, under) = match deck {
            _ if deck >= full => (full, full - 2, UNDER),
            0 | 1 => (1, 1, 0),
            2.. => (deck, deck - 1, 0),
        };
        Draw(COMING * u32::from(coming) + HOLD * u32::from(hold) + HAND * u32::from(hand) + LEGION + under)
    }

    /// Cards of this draw that have not come up yet.
    #[inline]
    pub fn coming(self) -> u8 {
        self.0 as u8
    }

    /// Cards that may be held undecided at a time (4.2, 4.4).
    #[inline]
    pub fn hold(self) -> u8 {
        (self.0 >> 8) as u8
    }

    /// Hand places left in this draw.
    #[inline]
    pub fn hand_places(self) -> u8 {
        (self.0 >> 16) as u8
    }

    /// Whether a card may still go below a Legion.
    #[inline]
    pub fn legion_place(self) -> bool {
        self.0 & LEGION != 0
    }

    /// Whether a card may still go under the deck.
    #[inline]
    pub fn under_place(self) -> bool {
        self.0 & UNDER != 0
    }

    /// Whether the hand takes one of the `held` cards now: while Religion helps, its last place is filled last (4.4).
    #[inline]
    fn hand_takes(self, held: u8) -> bool {
        let places = self.hand_places();
        places > 1 || places == 1 && (self.hold() == 1 || held + self.coming() == 1)
    }

    #[cold]
    fn hand_refusal(self) -> Refusal {
        if self.hand_places() == 0 { Refusal::NoHandPlace } else { Refusal::HandPlaceLast }
    }
}

impl fmt::Debug for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Draw")
            .field("coming", &self.coming())
            .field("hold", &self.hold())
            .field("hand", &self.hand_places())
            .field("legion", &self.legion_place())
            .field("under", &self.under_place())
            .finish()
    }
}

pub(crate) fn begin(table: &mut Table, seat: Seat, herald: &mut impl Herald) {
    let player = table.player(seat);
    let (religion, militia) = (player.symbols[Category::Religion as usize], player.symbols[Category::Militia as usize]);
    let draw = Draw::new(table.deck_len, religion, militia);
    herald.tell(Event::DrawBegan { seat, cards: draw.coming() });
    take_up(table, seat, draw, herald);
}

/// Draws as many cards as may be held, and goes on to buying when none is left.
#[inline]
fn take_up(table: &mut Table, seat: Seat, mut draw: Draw, herald: &mut impl Herald) {
    while draw.coming() > 0 && table.held.len() < draw.hold() {
        let Some(id) = table.take_from_deck() else { break };
        draw.0 -= COMING;
        table.slots.get_mut(id).known |= seat.bit();
        table.held.put(&mut table.slots, id);
        herald.tell(Event::Drew { seat, card: table.face_at(id) });
    }
    table.step = if table.held.len() == 0 { Step::Buy } else { Step::Place(draw) };
}

/// Where a drawn card can go (4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Hand,
    Below(Legion),
    Under,
}

/// The choice of placing one of the cards at one of the places that are left, the first card's places first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placing {
    cards: Held,
    hand: bool,
    legions: u8,
    under: bool,
}

impl Placing {
    #[inline(always)]
    fn places(self) -> usize {
        usize::from(self.hand) + usize::from(self.legions) + usize::from(self.under)
    }

    #[inline(always)]
    pub fn len(self, slots: &Slots) -> usize {
        let places = self.places();
        if self.cards.len() == 1 { places } else { self.cards.kinds(slots).len() * places }
    }

    #[inline(always)]
    pub fn nth(self, slots: &Slots, number: usize) -> (Place, KindId) {
        // Without Religion there is one card, and no need to divide.
        if self.cards.len() == 1 {
            return (self.place(number), slots.get(self.cards.head()).kind);
        }
        let places = self.places();
        (self.place(number % places), self.cards.kinds(slots).nth(number / places))
    }

    #[inline(always)]
    fn place(self, place: usize) -> Place {
        let legion = place.wrapping_sub(usize::from(self.hand));
        if legion < usize::from(self.legions) {
            Place::Below(Legion::nth(legion))
        } else if self.hand && place == 0 {
            Place::Hand
        } else {
            Place::Under
        }
    }
}

#[inline]
pub(crate) fn legal(table: &Table, draw: Draw) -> Placing {
    Placing {
        cards: table.held,
        hand: draw.hand_takes(table.held.len()),
        legions: u8::from(draw.legion_place()) * table.setup.legions() as u8,
        under: draw.under_place(),
    }
}

#[inline]
pub(crate) fn play(
    table: &mut Table,
    seat: Seat,
    draw: Draw,
    action: Action,
    herald: &mut impl Herald,
) -> Result<(), Refusal> {
    let (place, card) = match action {
        Action::Hand(_) if !draw.hand_takes(table.held.len()) => return Err(draw.hand_refusal()),
        Action::Hand(card) => (Place::Hand, card),
        Action::Below(..) if !draw.legion_place() => return Err(Refusal::NoLegionPlace),
        Action::Below(legion, card) => {
            check_legion(table, legion)?;
            (Place::Below(legion), card)
        }
        Action::Under(_) if !draw.under_place() => return Err(Refusal::NoUnderPlace),
        Action::Under(card) => (Place::Under, card),
        Action::Keep { .. }
        | Action::Draw
        | Action::Look
        | Action::Buy(_)
        | Action::Play(_)
        | Action::Surrender(_)
        | Action::Pass => {
            return Err(Refusal::WrongStep { action, step: table.step });
        }
    };
    let kind = table.list.kind_id(card);
    if !table.held.kinds(&table.slots).contains(kind) {
        return Err(Refusal::NotDrawn(card));
    }
    place_card(table, seat, draw, place, kind, herald);
    Ok(())
}

/// Places a held card where the draw has room for it, and draws on.
#[inline(always)]
pub(crate) fn place_card(
    table: &mut Table,
    seat: Seat,
    mut draw: Draw,
    place: Place,
    kind: KindId,
    herald: &mut impl Herald,
) {
    match place {
        Place::Hand => {
            let id = let_go(table, seat, kind, FaceDown);
            draw.0 -= HAND;
            table.take_in_hand(seat, id);
            herald.tell(Event::TookInHand { seat, card: table.face_at(id) });
        }
        Place::Below(legion) => {
            let id = let_go(table, seat, kind, FaceUp);
            draw.0 -= LEGION;
            let news = table.is_news(id);
            table.lay_below(legion, id);
            herald.tell(Event::PlacedBelow { seat, legion, card: table.card_at(id), news });
        }
        Place::Under => {
            let id = let_go(table, seat, kind, FaceDown);
            draw.0 -= UNDER;
            table.slip_under(id);
            herald.tell(Event::SlippedUnder { seat, card: table.face_at(id) });
        }
    }
    take_up(table, seat, draw, herald);
}

/// A Legion of this table, or the refusal that says how many there are.
pub(crate) fn check_legion(table: &Table, legion: Legion) -> Result<(), Refusal> {
    let count = table.setup.legions();
    if legion.number() > count { Err(Refusal::NoSuchLegion(legion, count)) } else { Ok(()) }
}

#[derive(PartialEq)]
enum Way {
    FaceUp,
    FaceDown,
}
use Way::{FaceDown, FaceUp};

/// Takes a card out of the held ones, among which it is. Of several cards one of which goes away face down nobody else
/// can say any more which is where, so all others forget them: what is known of a hidden card is its place (11.2).
#[inline(always)]
fn let_go(table: &mut Table, seat: Seat, kind: KindId, way: Way) -> SlotId {
    let id = table.held.take(&mut table.slots, kind, seat);
    if table.held.len() > 0 && way == FaceDown {
        table.slots.get_mut(id).known = seat.bit();
        let mut at = table.held.head();
        while at != NIL {
            let slot = table.slots.get_mut(at);
            slot.known = seat.bit();
            at = slot.next;
        }
    }
    id
}

impl Table {
    /// A slot's card for an event, with those who know it.
    pub(crate) fn face_at(&self, id: SlotId) -> Face {
        let slot = self.slots.get(id);
        Face::new(self.list.face(slot.kind), slot.known)
    }

    /// Whether a card that is shown now was unknown to another seat.
    #[inline]
    pub(crate) fn is_news(&self, id: SlotId) -> bool {
        let everyone = ((1_u16 << self.setup.players()) - 1) as u8;
        let known = self.slots.get(id).known;
        known != OPEN && known & everyone != everyone
    }
}
