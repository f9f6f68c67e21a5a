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

/// Cards that one seat holds in secret: a hand, or the cards of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Secret {
    /// The different kinds in it. In a view only those that are known.
    pub kinds: Kinds,
    pub head: SlotId,
    pub len: u8,
}

impl Secret {
    pub const EMPTY: Secret = Secret { kinds: Kinds::NONE, head: NIL, len: 0 };

    /// Puts a slot in.
    #[inline]
    pub fn put(&mut self, slots: &mut Slots, id: SlotId) {
        self.kinds.insert(slots.get(id).kind);
        self.len += 1;
        slots.push(&mut self.head, id);
    }

    /// Takes the only slot out: most draws hold one card at a time.
    #[inline]
    pub fn take_only(&mut self) -> SlotId {
        debug_assert_eq!(self.len, 1);
        let id = self.head;
        *self = Secret::EMPTY;
        id
    }

    /// Takes out one slot with this kind, which must be there.
    ///
    /// Who knew such a card there has now seen one go: a viewer who knew of *n* equal cards knows of *n* − 1
    /// afterwards, whichever of them it was. So viewers who did not know the one that went forget another.
    #[inline]
    pub fn take(&mut self, slots: &mut Slots, kind: KindId, owner: Seat) -> SlotId {
        debug_assert!(self.kinds.contains(kind));
        // One walk without a branch inside: where a card lies in a hand is nothing a processor could foresee.
        let (mut found, mut before, mut hits) = (NIL, NIL, 0_u8);
        let (mut last, mut at) = (NIL, self.head);
        while at != NIL {
            let slot = slots.get(at);
            let hit = slot.kind == kind;
            let first = hit & (hits == 0);
            found = if first { at } else { found };
            before = if first { last } else { before };
            hits += u8::from(hit);
            last = at;
            at = slot.next;
        }
        let Slot { next, known, .. } = *slots.get(found);
        if before == NIL {
            self.head = next;
        } else {
            slots.get_mut(before).next = next;
        }
        self.len -= 1;
        if hits == 1 {
            self.kinds.remove(kind);
        } else {
            forget_equal(slots, next, kind, !known & !owner.bit());
        }
        found
    }
}

/// Lets each of these viewers forget one card of the kind from here on in the list.
#[cold]
fn forget_equal(slots: &mut Slots, from: SlotId, kind: KindId, mut viewers: u8) {
    let mut at = from;
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
