//! What a seat can do: the small steps that interface, search and record share.

use arrayvec::ArrayVec;

use crate::card::Card;
use crate::seat::Legion;

/// One step of one seat. The record notation of each is in docs/RECORD.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Opening: keep one dealt card in hand, lay others open (solitaire only), the rest goes under (2.4, 10.3).
    Keep { card: Card, open: Opened },
    /// Begin the draw (4), or take 2 Aurei where the deck is empty (4.6).
    Draw,
    /// Look at Rome's face-down cards instead of a turn (3.2).
    Look,
    /// Place a drawn card in the hand (4.1).
    Hand(Card),
    /// Place a drawn card face up below a Legion (4.1).
    Below(Legion, Card),
    /// Place a drawn card under the deck (4.1).
    Under(Card),
    /// Buy all cards below a Legion (5.1).
    Buy(Legion),
    /// Play a card from the hand to the display (6.1, 8.1).
    Play(Card),
    /// Give a card from the hand to Rome (7.5).
    Surrender(Card),
    /// Buy nothing, stop playing, or decline to answer.
    Pass,
}

impl Action {
    /// Whether everybody sees all of it (11.1); of the others only that something was done.
    pub fn is_open(self) -> bool {
        match self {
            Action::Draw
            | Action::Look
            | Action::Below(..)
            | Action::Buy(_)
            | Action::Play(_)
            | Action::Surrender(_)
            | Action::Pass => true,
            Action::Keep { .. } | Action::Hand(_) | Action::Under(_) => false,
        }
    }
}

/// Up to three cards laid open in a solitaire opening (10.3), sorted, so that equal choices are equal values. Ten bits a
/// card, so that an action is eight bytes and travels in a register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Opened(u32);

impl Opened {
    /// None: every opening but that of solitaire games 3 to 5.
    pub const NONE: Opened = Opened(0);

    /// These cards in any order; `None` when there are more than three.
    pub fn new(cards: &[Card]) -> Option<Opened> {
        let mut sorted: ArrayVec<Card, 3> = ArrayVec::new();
        for card in cards {
            sorted.try_push(*card).ok()?;
        }
        sorted.sort_unstable();
        Some(Opened(sorted.iter().rev().fold(0, |bits, card| bits << 10 | card.code() as u32)))
    }

    /// The cards, sorted.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        [0, 10, 20].into_iter().filter_map(move |shift| Card::from_code((self.0 >> shift & 0x3ff) as usize))
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.iter().count()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

const _: () = assert!(size_of::<Action>() == 8);
