//! What a seat may do, as a set: its size and its members are known without writing any of them down, which is what
//! keeps random play quick.

use rand_core::Rng;

use crate::action::{Action, Opened};
use crate::card_list::Kinds;
use crate::deal::below;
use crate::opening;
use crate::seat::{Legion, Seat};
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
    /// Each of the cards to each of the places.
    Place {
        cards: Kinds,
        hand: bool,
        legions: u8,
        under: bool,
    },
    /// A bit per Legion that can be bought; passing is possible too.
    Buy {
        legions: u16,
    },
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
            Choice::Place { cards, hand, legions, under } => cards.len() * places(hand, legions, under),
            Choice::Buy { legions } => 1 + legions.count_ones() as usize,
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
            Choice::Place { cards, hand, legions, under } => {
                // Without Religion there is one card, and no need to divide.
                let places = places(hand, legions, under);
                let (which, place) = if number < places { (0, number) } else { (number / places, number % places) };
                let card = card(cards, which);
                let legion = place.wrapping_sub(usize::from(hand));
                if legion < usize::from(legions) {
                    Action::Below(Legion::nth(legion), card)
                } else if hand && place == 0 {
                    Action::Hand(card)
                } else {
                    Action::Under(card)
                }
            }
            Choice::Buy { legions } => match number {
                0 => Action::Pass,
                _ => Action::Buy(nth_legion(legions, number - 1)),
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
        match self.len() {
            1 => self.get(0),
            count => self.get(below(rng, count as u32) as usize),
        }
    }
}

#[inline(always)]
fn places(hand: bool, legions: u8, under: bool) -> usize {
    usize::from(hand) + usize::from(legions) + usize::from(under)
}

#[inline(always)]
fn nth_legion(mut legions: u16, number: usize) -> Legion {
    for _ in 0..number {
        legions &= legions - 1;
    }
    Legion::nth(legions.trailing_zeros() as usize)
}
