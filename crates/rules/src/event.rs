//! What happened, told in the past tense to whoever listens. A listener of `()` costs nothing. An event holds the
//! truth; [`Event::seen_by`] leaves of it what one viewer may know (11).

use crate::card::Card;
use crate::seat::{Legion, Seat};
use crate::view::Viewer;

/// Someone who is told what happens.
pub trait Herald {
    /// Called once per event, in order, only for actions that are accepted.
    fn tell(&mut self, event: Event);
}

impl Herald for () {
    #[inline(always)]
    fn tell(&mut self, _: Event) {}
}

impl Herald for Vec<Event> {
    fn tell(&mut self, event: Event) {
        self.push(event);
    }
}

impl<H: Herald> Herald for &mut H {
    #[inline(always)]
    fn tell(&mut self, event: Event) {
        (**self).tell(event);
    }
}

/// A card that moved face down, and who knew what it was when it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Face {
    card: Option<Card>,
    known: u8,
}

impl Face {
    pub(crate) const fn new(card: Option<Card>, known: u8) -> Face {
        Face { card, known }
    }

    /// The card, unless it is hidden from the viewer this event was made for.
    pub const fn card(self) -> Option<Card> {
        self.card
    }

    fn seen_by(self, viewer: Viewer) -> Face {
        if viewer.knows(self.known) { Face { known: viewer.mask(), ..self } } else { Face { card: None, known: 0 } }
    }
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A seat has chosen its opening card (2.4).
    Kept { seat: Seat, card: Face },
    /// A dealt card went straight to the display (10.3).
    Opened { seat: Seat, card: Card },
    /// A seat looked at Rome's face-down cards and received 2 Aurei (3.2).
    Looked { seat: Seat },
    /// A draw of so many cards began (4).
    DrawBegan { seat: Seat, cards: u8 },
    /// The deck was empty: 2 Aurei instead of a draw (4.6).
    DrewAurei { seat: Seat },
    /// A card came up from the deck.
    Drew { seat: Seat, card: Face },
    /// A drawn card went to the hand.
    TookInHand { seat: Seat, card: Face },
    /// A drawn card was laid face up below a Legion.
    PlacedBelow { seat: Seat, legion: Legion, card: Card, news: bool },
    /// A card went under the deck: a drawn one, or one left over from the opening.
    SlippedUnder { seat: Seat, card: Face },
    /// The cards below a Legion were bought; each is told in a [`Event::Received`].
    Bought { seat: Seat, legion: Legion, price: u16 },
    /// A bought card went to the hand.
    Received { seat: Seat, card: Card },
    /// Nothing was bought.
    BoughtNothing { seat: Seat },
    /// A card was played for so many Aurei, in one's turn or as an answer (8).
    Played { seat: Seat, card: Card, cost: u16, answer: bool, news: bool },
    /// The marker of the leading conspirator moved (6.5).
    TookPrimusConspiratus { seat: Seat },
    /// The turn's income (7), 0 with an Intrigue.
    Earned { seat: Seat, aurei: u16 },
    /// A card went from a hand to Rome (7.5).
    Surrendered { seat: Seat, card: Card, news: bool },
    /// A seat let the Senate's call pass (8).
    Declined { seat: Seat },
    /// Rome took the cards below a Legion (9.1); each is told in a [`Event::Levied`].
    LevyBegan { legion: Legion, price: u16 },
    /// A card went to Rome in the levy.
    Levied { legion: Legion, card: Card },
    /// A round began (9.2).
    RoundBegan { round: u16, starter: Seat },
    /// A card was laid below an empty Legion (2.5, 9.2).
    Served { legion: Legion, card: Card },
    /// One of Rome's face-down cards was turned over (9.5).
    RomeRevealed { card: Card },
    /// The game is over.
    Ended,
}

impl Event {
    /// The event as this viewer may know it: equal for every deal the viewer cannot tell apart.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Event {
        match self {
            Event::Kept { seat, card } => Event::Kept { seat, card: card.seen_by(viewer) },
            Event::Drew { seat, card } => Event::Drew { seat, card: card.seen_by(viewer) },
            Event::TookInHand { seat, card } => Event::TookInHand { seat, card: card.seen_by(viewer) },
            Event::SlippedUnder { seat, card } => Event::SlippedUnder { seat, card: card.seen_by(viewer) },
            // Whether a card was news to somebody else is not this viewer's business.
            Event::PlacedBelow { seat, legion, card, .. } => Event::PlacedBelow { seat, legion, card, news: true },
            Event::Played { seat, card, cost, answer, .. } => Event::Played { seat, card, cost, answer, news: true },
            Event::Surrendered { seat, card, .. } => Event::Surrendered { seat, card, news: true },
            Event::Opened { .. }
            | Event::Looked { .. }
            | Event::DrawBegan { .. }
            | Event::DrewAurei { .. }
            | Event::Bought { .. }
            | Event::Received { .. }
            | Event::BoughtNothing { .. }
            | Event::TookPrimusConspiratus { .. }
            | Event::Earned { .. }
            | Event::Declined { .. }
            | Event::LevyBegan { .. }
            | Event::Levied { .. }
            | Event::RoundBegan { .. }
            | Event::Served { .. }
            | Event::RomeRevealed { .. }
            | Event::Ended => self,
        }
    }

    /// Whether this showed a hidden card to somebody: nothing before it can be taken back.
    pub fn reveals(&self) -> bool {
        match *self {
            Event::Looked { .. }
            | Event::Drew { .. }
            | Event::Served { .. }
            | Event::RomeRevealed { .. }
            | Event::Ended => true,
            Event::PlacedBelow { news, .. } | Event::Played { news, .. } | Event::Surrendered { news, .. } => news,
            Event::Kept { .. }
            | Event::Opened { .. }
            | Event::DrawBegan { .. }
            | Event::DrewAurei { .. }
            | Event::TookInHand { .. }
            | Event::SlippedUnder { .. }
            | Event::Bought { .. }
            | Event::Received { .. }
            | Event::BoughtNothing { .. }
            | Event::TookPrimusConspiratus { .. }
            | Event::Earned { .. }
            | Event::Declined { .. }
            | Event::LevyBegan { .. }
            | Event::Levied { .. }
            | Event::RoundBegan { .. } => false,
        }
    }
}
