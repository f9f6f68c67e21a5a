//! What one viewer knows (11): a table in which every card that is hidden from them is truly absent.

use std::ops::Deref;

use arrayvec::ArrayVec;

use crate::card_list::{HIDDEN, Kinds};
use crate::legal::{Choice, Legal};
use crate::seat::Seat;
use crate::slots::{Hand, Held, MOST_CARDS, NIL, OPEN, Slot, SlotId, Slots};
use crate::table::{Step, Table};

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Someone at the table without a seat: sees what everybody sees.
    Spectator,
    /// Everything open, for a game that is over and for the laboratory.
    Everything,
}

impl Viewer {
    #[inline]
    pub(crate) fn knows(self, known: u8) -> bool {
        match self {
            Viewer::Seat(seat) => known & seat.bit() != 0,
            Viewer::Spectator => known == OPEN,
            Viewer::Everything => true,
        }
    }

    /// The mask of a card that this viewer knows, without a word of who else does.
    pub(crate) fn mask(self) -> u8 {
        match self {
            Viewer::Seat(seat) => seat.bit(),
            Viewer::Spectator | Viewer::Everything => OPEN,
        }
    }
}

/// The table as one viewer knows it.
///
/// Slots are numbered anew in an order that everybody can see, hidden cards are `None`, and nothing is said of what
/// others know: two games that the viewer cannot tell apart give equal views, bit for bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    viewer: Viewer,
    table: Table,
}

impl View {
    pub(crate) fn of(table: &Table, viewer: Viewer) -> View {
        // 9.5, 11.4: at the end everything is turned over.
        let eyes = if table.is_over() { Viewer::Everything } else { viewer };
        let mut copy = Copyist { from: table, to: *table, eyes, next: 0 };
        copy.to.slots = Slots::EMPTY;
        copy.rome();
        if matches!(table.step, Step::Opening) {
            copy.opening();
        } else {
            copy.round();
        }
        copy.deck();
        View { viewer, table: copy.to }
    }

    /// Whose view this is.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The viewer's seat, if they have one.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        }
    }

    /// What the viewer may do now; nothing for someone without a seat.
    pub fn legal(&self) -> Legal<'_> {
        match self.seat() {
            Some(seat) => self.table.legal(seat),
            None => Legal::new(&self.table, Seat::FIRST, Choice::Nothing),
        }
    }

    /// Whether the viewer is to be shown how many cards and Aurei this seat holds (11.4). The view always has the
    /// numbers, for they follow from what everyone saw; without *open tally* they are for memory alone.
    pub fn shows_tally(&self, seat: Seat) -> bool {
        self.table.setup.open_tally() || self.table.is_over() || self.seat() == Some(seat)
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }
}

impl Deref for View {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

/// Copies a table card by card, leaving out what the viewer does not know.
struct Copyist<'a> {
    from: &'a Table,
    to: Table,
    eyes: Viewer,
    next: SlotId,
}

impl Copyist<'_> {
    /// A new slot for a card that lies hidden or open: what the viewer knows of it, and the owner who surely knows.
    fn slot(&mut self, slot: &Slot, owner: u8) -> SlotId {
        let id = self.next;
        self.next += 1;
        let open = slot.known == OPEN;
        let knows = open || self.eyes.knows(slot.known);
        let known = match self.eyes {
            Viewer::Everything => slot.known,
            _ if open => OPEN,
            Viewer::Seat(seat) if knows => owner | seat.bit(),
            Viewer::Seat(_) | Viewer::Spectator => owner,
        };
        *self.to.slots.get_mut(id) = Slot { kind: if knows { slot.kind } else { HIDDEN }, next: NIL, known };
        id
    }

    /// A list whose order means nothing, hidden cards first, the others sorted.
    fn sorted(&mut self, head: SlotId, owner: u8) -> SlotId {
        let mut order: ArrayVec<(u8, u8, SlotId), MOST_CARDS> = ArrayVec::new();
        for (id, slot) in self.from.slots.list(head) {
            let open = slot.known == OPEN;
            let rank = if open || self.eyes.knows(slot.known) { slot.kind + 1 } else { 0 };
            // Equal cards differ only in who knows them, as far as that is copied: open ones go last.
            let known = if open || self.eyes == Viewer::Everything { slot.known } else { 0 };
            order.push((rank, known, id));
        }
        order.sort_unstable();
        let mut head = NIL;
        for (_, _, id) in order.into_iter().rev() {
            let copy = self.slot(self.from.slots.get(id), owner);
            self.to.slots.push(&mut head, copy);
        }
        head
    }

    fn hand(&mut self, from: Hand, owner: Seat) -> Hand {
        let head = self.sorted(from.head, owner.bit());
        let mut kinds = Kinds::NONE;
        for (_, slot) in self.to.slots.list(head).filter(|(_, slot)| slot.kind != HIDDEN) {
            kinds.insert(slot.kind);
        }
        Hand { kinds, head, len: from.len }
    }

    /// Rome's face-down cards are always slots 0 to 2; who has looked is in `looked`, so no mask is needed.
    fn rome(&mut self) {
        let sees = match self.eyes {
            Viewer::Seat(seat) => self.from.looked.contains(seat),
            Viewer::Spectator => false,
            Viewer::Everything => true,
        };
        for id in 0..Table::ROME_HIDDEN as SlotId {
            let kind = if sees { self.from.slots.get(id).kind } else { HIDDEN };
            *self.to.slots.get_mut(id) = Slot { kind, next: NIL, known: 0 };
            self.next += 1;
        }
        self.to.rome = self.sorted(self.from.rome, 0);
    }

    /// While the opening lasts, slots are numbered by the deal. Which card another seat has kept is hidden, and as
    /// none of its cards is known, the first is as good as any.
    fn opening(&mut self) {
        for seat in self.from.setup.seats() {
            let range = self.from.dealt_slots(seat);
            for id in range.clone() {
                self.slot(self.from.slots.get(id), seat.bit());
            }
            if self.from.done.contains(seat) && !self.eyes.knows(seat.bit()) {
                self.to.player_mut(seat).hand = Hand { kinds: Kinds::NONE, head: range.start, len: 1 };
            }
        }
    }

    fn round(&mut self) {
        for legion in self.from.legions() {
            let head = self.sorted(self.from.groups[legion.index()].head, 0);
            self.to.groups[legion.index()].head = head;
        }
        for seat in self.from.setup.seats() {
            let player = self.from.player(seat);
            let (display, hand) = (self.sorted(player.display, 0), self.hand(player.hand, seat));
            let copy = self.to.player_mut(seat);
            (copy.display, copy.hand) = (display, hand);
        }
        let held = self.sorted(self.from.held.head(), self.from.active.bit());
        self.to.held = Held::new(held, self.from.held.len());
    }

    fn deck(&mut self) {
        self.to.deck = NIL;
        self.to.deck_last = NIL;
        self.to.deck_len = 0;
        for (_, slot) in self.from.slots.list(self.from.deck).take(self.from.deck_len()) {
            let id = self.slot(slot, 0);
            self.to.slip_under(id);
        }
    }
}
