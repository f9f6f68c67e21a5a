//! Every card of the draw deck has a slot for the whole game; where it lies is which list runs through its slot.
//! Lists are singly linked by slot number, so moving a card moves no memory and a game has no heap.

use crate::card_list::{HIDDEN, KindId, Kinds};
use crate::seat::Seat;

/// The most cards a draw deck can have: eight players with Nocturnus (2.1).
pub(crate) const MOST_CARDS: usize = 179;

/// The number of a slot, or [`NIL`].
pub(crate) type SlotId = u8;

/// The end of a list.
pub(crate) const NIL: SlotId = u8::MAX;

/// The mask of a card that everybody has seen, spectators too. Secret cards never reach it: a card is drawn again
/// only after a whole pass through the deck, each pass leaves at most a third of it, so no more than six seats can
/// have had the same card in their fingers.
pub(crate) const OPEN: u8 = u8::MAX;

/// One card: what it is ([`HIDDEN`] only in a view that may not know), the next in its list, the seats that know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Slot {
    pub kind: KindId,
    pub next: SlotId,
    pub known: u8,
}

impl Slot {
    pub const EMPTY: Slot = Slot { kind: HIDDEN, next: NIL, known: 0 };
}

/// All slots of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Slots([Slot; MOST_CARDS]);

impl Slots {
    pub const EMPTY: Slots = Slots([Slot::EMPTY; MOST_CARDS]);

    #[inline]
    pub fn get(&self, id: SlotId) -> &Slot {
        &self.0[usize::from(id)]
    }

    #[inline]
    pub fn get_mut(&mut self, id: SlotId) -> &mut Slot {
        &mut self.0[usize::from(id)]
    }

    /// The slots from `head` on.
    #[inline]
    pub fn list(&self, head: SlotId) -> List<'_> {
        List { slots: self, next: head }
    }

    /// Puts a slot at the head of a list: only the deck's order means anything.
    #[inline]
    pub fn push(&mut self, head: &mut SlotId, id: SlotId) {
        self.get_mut(id).next = *head;
        *head = id;
    }
}

/// A hand: cards that one seat holds in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hand {
    /// The different kinds in it. In a view only those that are known.
    pub kinds: Kinds,
    pub head: SlotId,
    pub len: u8,
}

impl Hand {
    pub const EMPTY: Hand = Hand { kinds: Kinds::NONE, head: NIL, len: 0 };

    /// Puts a slot in.
    #[inline]
    pub fn put(&mut self, slots: &mut Slots, id: SlotId) {
        self.kinds.insert(slots.get(id).kind);
        self.len += 1;
        slots.push(&mut self.head, id);
    }

    /// Takes out one slot with this kind, which must be there.
    #[inline]
    pub fn take(&mut self, slots: &mut Slots, kind: KindId, owner: Seat) -> SlotId {
        debug_assert!(self.kinds.contains(kind));
        let (id, rest) = unlink(slots, &mut self.head, kind);
        // With as many kinds as cards no two are equal, and the rest of the hand need not be looked at.
        let some_equal = usize::from(self.len) > self.kinds.len();
        if some_equal && slots.list(rest).any(|(_, slot)| slot.kind == kind) {
            forget_equal(slots, id, rest, owner);
        } else {
            self.kinds.remove(kind);
        }
        self.len -= 1;
        id
    }
}

/// The cards of a draw that are not placed yet. Mostly one, so that their kinds are sooner read off than kept.
///
/// Head and number in one word that is written and read whole: of two bytes written singly and then read together the
/// processor would have to wait for the second, in the busiest step of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Held(u16);

impl Held {
    pub const EMPTY: Held = Held::new(NIL, 0);

    #[inline]
    pub const fn new(head: SlotId, len: u8) -> Held {
        Held(u16::from_le_bytes([head, len]))
    }

    #[inline]
    pub const fn head(self) -> SlotId {
        self.0.to_le_bytes()[0]
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.to_le_bytes()[1]
    }

    /// The different kinds, on a table that knows them all.
    pub fn kinds(self, slots: &Slots) -> Kinds {
        let mut kinds = Kinds::NONE;
        for (_, slot) in slots.list(self.head()) {
            kinds.insert(slot.kind);
        }
        kinds
    }

    /// Puts a slot in.
    #[inline]
    pub fn put(&mut self, slots: &mut Slots, id: SlotId) {
        slots.get_mut(id).next = self.head();
        *self = Held::new(id, self.len() + 1);
    }

    /// Takes out one slot with this kind, which must be there.
    #[inline]
    pub fn take(&mut self, slots: &mut Slots, kind: KindId, owner: Seat) -> SlotId {
        let mut head = self.head();
        if self.len() == 1 {
            *self = Held::EMPTY;
            return head;
        }
        let (id, rest) = unlink(slots, &mut head, kind);
        *self = Held::new(head, self.len() - 1);
        forget_equal(slots, id, rest, owner);
        id
    }
}

/// Takes the first slot of this kind out of a list that has one; also says where the list goes on behind it.
#[inline]
fn unlink(slots: &mut Slots, head: &mut SlotId, kind: KindId) -> (SlotId, SlotId) {
    let (mut before, mut id) = (NIL, *head);
    while slots.get(id).kind != kind {
        (before, id) = (id, slots.get(id).next);
    }
    let rest = slots.get(id).next;
    if before == NIL {
        *head = rest;
    } else {
        slots.get_mut(before).next = rest;
    }
    (id, rest)
}

/// Who knew of a card like this one there has now seen one go: a viewer who knew of *n* equal cards knows of *n* − 1
/// afterwards, whichever of them it was. So viewers who did not know the one that went forget another in the rest.
#[cold]
fn forget_equal(slots: &mut Slots, gone: SlotId, rest: SlotId, owner: Seat) {
    let Slot { kind, known, .. } = *slots.get(gone);
    let mut viewers = !known & !owner.bit();
    let mut at = rest;
    while at != NIL {
        let slot = slots.get_mut(at);
        if slot.kind == kind {
            let forgetting = slot.known & viewers;
            slot.known &= !forgetting;
            viewers &= !forgetting;
        }
        at = slot.next;
    }
}

/// A walk along a list.
#[derive(Clone)]
pub(crate) struct List<'a> {
    slots: &'a Slots,
    next: SlotId,
}

impl<'a> Iterator for List<'a> {
    type Item = (SlotId, &'a Slot);

    #[inline]
    fn next(&mut self) -> Option<(SlotId, &'a Slot)> {
        if self.next == NIL {
            return None;
        }
        let id = self.next;
        let slot = self.slots.get(id);
        self.next = slot.next;
        Some((id, slot))
    }
}
