//! What a seat may do, as a set: its size and its members are known without writing any of them down, which is what
//! keeps random play quick.

use rand_core::Rng;

use crate::action::{Action, Opened};
use crate::buy::Offers;
use crate::card_list::Kinds;
use crate::deal::below;
use crate::draw::{Place, Placing};
use crate::opening;
use crate::seat::Seat;
use crate::table::Table;

/// The legal actions of a seat, each once.
#[derive(Clone, Copy, Debug)]
pub struct Legal<'a> {
    table: &'a Table,
    seat: Seat,
    choice: Choice,
}

/// What kind of choice it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// Not asked.
    Nothing,
    /// Keep one of the dealt cards.
    Keep {
        cards: Kinds,
    },
    /// One of so many solitaire openings.
    Open {
        count: u8,
    },
    Turn {
        look: bool,
    },
    Place(Placing),
    Buy(Offers),
    /// Pass, or play one of the cards.
    Play {
        cards: Kinds,
    },
    Surrender {
        cards: Kinds,
    },
}

impl<'a> Legal<'a> {
    #[inline(always)]
    pub(crate) fn new(table: &'a Table, seat: Seat, choice: Choice) -> Legal<'a> {
        Legal { table, seat, choice }
    }

    /// How many there are.
    #[inline(always)]
    pub fn len(&self) -> usize {
        match self.choice {
            Choice::Nothing => 0,
            Choice::Keep { cards } | Choice::Surrender { cards } => cards.len(),
            Choice::Open { count } => usize::from(count),
            Choice::Turn { look } => 1 + usize::from(look),
            Choice::Place(placing) => placing.len(&self.table.slots),
            Choice::Buy(offers) => 1 + offers.len(),
            Choice::Play { cards } => 1 + cards.len(),
        }
    }

    /// Whether the seat is not asked.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.choice == Choice::Nothing
    }

    /// The action with this number, below [`Legal::len`].
    ///
    /// # Panics
    /// For a seat that is not asked. A number past the end gives no sensible action.
    #[inline(always)]
    pub fn get(&self, number: usize) -> Action {
        let card = |cards: Kinds, number| self.table.list.card(cards.nth(number));
        match self.choice {
            Choice::Nothing => panic!("no action is legal for a seat that is not asked"),
            Choice::Keep { cards } => Action::Keep { card: card(cards, number), open: Opened::NONE },
            Choice::Open { .. } => opening::nth(self.table, self.seat, number),
            Choice::Turn { look } => {
                assert!(number <= usize::from(look), "drawing and looking are all there is");
                if number == 0 { Action::Draw } else { Action::Look }
            }
            Choice::Place(placing) => {
                let (place, kind) = placing.nth(&self.table.slots, number);
                let card = self.table.list.card(kind);
                match place {
                    Place::Hand => Action::Hand(card),
                    Place::Below(legion) => Action::Below(legion, card),
                    Place::Under => Action::Under(card),
                }
            }
            Choice::Buy(offers) => match number {
                0 => Action::Pass,
                _ => Action::Buy(offers.nth(number - 1)),
            },
            Choice::Play { cards } => match number {
                0 => Action::Pass,
                _ => Action::Play(card(cards, number - 1)),
            },
            Choice::Surrender { cards } => Action::Surrender(card(cards, number)),
        }
    }

    /// All of them in order.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Action> + use<'a> {
        (0..self.len()).map(move |number| self.get(number))
    }

    /// Whether this action is one of them.
    pub fn contains(&self, action: Action) -> bool {
        self.iter().any(|legal| legal == action)
    }

    /// One of them, each as likely as any other.
    ///
    /// # Panics
    /// For a seat that is not asked.
    #[inline(always)]
    pub fn pick(&self, rng: &mut impl Rng) -> Action {
        self.get(one_of(rng, self.len()))
    }
}

/// The number of one of so many actions; where there is no choice, no random number is spent.
#[inline(always)]
pub(crate) fn one_of(rng: &mut impl Rng, count: usize) -> usize {
    if count == 1 { 0 } else { below(rng, count as u32) as usize }
}
