//! Any position set up, for puzzles, lessons, bug reports and tests: what FEN is to chess. The text is read in
//! `position_text.rs`.
//!
//! A [`Position`] is what somebody wrote down, consistent or not; [`Position::game`] checks it and sets it up. It
//! stands at the beginning of a step (to draw, to buy, to play); every other step is an action away. What players
//! remember is not in it, but for cards that everybody saw being bought.
//!
//! ```text
//! table: 2 players, nocturnus, final levy, closed tally, round 3, starter 1
//! seat 0: 4 aurei, hand A1@2 W1@1, bought S1@1, display L2@3, primus conspiratus, looked
//! seat 1: to play, 2 aurei
//! legion 2: F1@2 F1@3
//! rome: open S1@1 R2@3, hidden A1@2 A1@2 A1@3
//! deck: I1@1 I1@2
//! ```
//!
//! Lines may come in any order and may be separated by `;`. One player writes `solitaire 3` for `2 players`. Seats not
//! named have nothing. `to draw`, `to buy` or `to play` says whose step it is; without it the starter is to draw. The
//! seats from the starter up to the one whose step it is have had their turn. `deck` begins at the top.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::card::{Card, NotACard};
use crate::card_list::CardList;
use crate::game::Game;
use crate::seat::{Legion, Seat};
use crate::setup::{Setup, SetupError};
use crate::slots::{OPEN, Slot, SlotId};
use crate::table::{Step, Table};

/// Far more Aurei, or rounds, than a game can bring, and far from where a number would overflow.
const MOST: u16 = 9999;

/// A position as written down, not yet checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub setup: Setup,
    pub round: u16,
    pub starter: Seat,
    /// Whose step it is, and which: one of [`Step::Turn`], [`Step::Buy`] and [`Step::Play`].
    pub to_act: Option<(Seat, Step)>,
    pub primus_conspiratus: Option<Seat>,
    pub seats: BTreeMap<Seat, SeatPosition>,
    pub legions: BTreeMap<Legion, Vec<Card>>,
    pub rome_open: Vec<Card>,
    pub rome_hidden: Vec<Card>,
    /// Top first.
    pub deck: Vec<Card>,
}

/// What one seat has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatPosition {
    pub money: u16,
    pub hand: Vec<Card>,
    /// Cards in hand, besides [`SeatPosition::hand`], that everybody saw being bought (11.4).
    pub bought: Vec<Card>,
    pub display: Vec<Card>,
    pub looked: bool,
}

/// Why a text is no position, or none that can be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    #[error("{0:?}: a line is table, seat N, legion N, rome or deck, a colon, and clauses between commas")]
    Line(String),
    #[error("{line}: {clause:?} says nothing here")]
    Clause { line: String, clause: String },
    #[error("the line {0:?} is there twice")]
    Twice(String),
    #[error(transparent)]
    Card(#[from] NotACard),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    #[error("there is no Legion {0} at this table (1.6)")]
    NoSuchLegion(Legion),
    #[error("two seats are to act")]
    TwoToAct,
    #[error("two seats have Primus Conspiratus (1.7)")]
    TwoConspirators,
    #[error("a position begins a step: to draw, to buy or to play")]
    MidStep,
    #[error("{0} Aurei or rounds are more than {MOST}, and than any game sees")]
    TooMuch(u16),
    #[error("Rome has {0} cards face down and must have 3 (2.2)")]
    Hidden(usize),
    #[error("alone against Rome nobody has looked at its cards (10.4)")]
    SoloLook,
    #[error("{0} is not in the card list, or not in play (1.4)")]
    Unknown(Card),
    #[error("{card} is there {has} times, and {most} are the most (2.1)")]
    TooMany { card: Card, has: usize, most: usize },
    #[error("there are {has} cards, and the deck of this table has {most} (2.1)")]
    TooManyCards { has: usize, most: usize },
    #[error("{has} cards must be of a second copy, and {most} are in play (2.1)")]
    SecondCopy { has: usize, most: usize },
}

impl Position {
    /// Sets the position up, once it has been checked: seats, Legions, three face-down cards, and no more cards than
    /// the table's deck can have (2.1). Fewer are allowed: the others are set aside. 6.3 and 6.5 are not checked, for a
    /// solitaire opening may break the one, and the other depends on how the position came about.
    pub fn game(&self, list: &'static CardList) -> Result<Game, PositionError> {
        self.check_places()?;
        self.check_cards(list)?;
        let mut table = Table::bare(self.setup, list);
        let mut next: SlotId = 0;
        let mut slot = |table: &mut Table, card: &Card, known: u8| {
            let id = next;
            next += 1;
            *table.slots.get_mut(id) = Slot { kind: list.kind_id(*card), known, ..Slot::EMPTY };
            id
        };
        for card in &self.rome_hidden {
            slot(&mut table, card, 0); // slots 0 to 2 are Rome's
        }
        for card in &self.rome_open {
            let id = slot(&mut table, card, OPEN);
            table.give_to_rome(id);
        }
        for (legion, cards) in &self.legions {
            for card in cards {
                let id = slot(&mut table, card, OPEN);
                table.lay_below(*legion, id);
            }
        }
        for seat in self.setup.seats() {
            let place = self.seats.get(&seat).cloned().unwrap_or_default();
            table.player_mut(seat).money = place.money;
            if place.looked {
                table.looked.insert(seat);
            }
            for card in &place.display {
                let id = slot(&mut table, card, OPEN);
                table.lay_open(seat, id);
            }
            for (cards, known) in [(&place.hand, seat.bit()), (&place.bought, OPEN)] {
                for card in cards {
                    let id = slot(&mut table, card, known);
                    table.take_in_hand(seat, id);
                }
            }
        }
        for card in &self.deck {
            let id = slot(&mut table, card, 0);
            table.slip_under(id);
        }
        let (active, step) = self.to_act.unwrap_or((self.starter, Step::Turn));
        table.round = self.round;
        table.starter = self.starter;
        table.active = self.starter;
        while table.active != active {
            table.done.insert(table.active);
            table.active = table.active.next(self.setup.players() as u8);
        }
        table.step = step;
        table.conspirator = self.primus_conspiratus;
        Ok(Game::from_table(&table))
    }

    fn check_places(&self) -> Result<(), PositionError> {
        let acting = self.to_act.map(|(seat, _)| seat);
        let named = self.seats.keys().copied().chain(acting).chain(self.primus_conspiratus).chain([self.starter]);
        for seat in named {
            if seat.index() >= self.setup.players() {
                return Err(PositionError::NoSuchSeat(seat));
            }
        }
        if let Some(legion) = self.legions.keys().find(|legion| legion.number() > self.setup.legions()) {
            return Err(PositionError::NoSuchLegion(*legion));
        }
        if self.rome_hidden.len() != Table::ROME_HIDDEN {
            return Err(PositionError::Hidden(self.rome_hidden.len()));
        }
        if self.setup.solo_level().is_some() && self.seats.values().any(|place| place.looked) {
            return Err(PositionError::SoloLook);
        }
        let numbers = self.seats.values().map(|place| place.money).chain([self.round]);
        if let Some(number) = numbers.into_iter().find(|number| *number > MOST) {
            return Err(PositionError::TooMuch(number));
        }
        match self.to_act {
            None | Some((_, Step::Turn | Step::Buy | Step::Play)) => Ok(()),
            Some(_) => Err(PositionError::MidStep),
        }
    }

    /// 2.1: no card more often than the copies in play have it, not more of the second copy than came in.
    fn check_cards(&self, list: &CardList) -> Result<(), PositionError> {
        let of_seats =
            self.seats.values().flat_map(|place| place.hand.iter().chain(&place.bought).chain(&place.display));
        let of_rome = self.rome_hidden.iter().chain(&self.rome_open);
        let mut counts: BTreeMap<Card, usize> = BTreeMap::new();
        for card in of_seats.chain(of_rome).chain(self.legions.values().flatten()).chain(&self.deck) {
            *counts.entry(*card).or_default() += 1;
        }
        let second = self.setup.from_second_copy();
        let mut from_second = 0;
        for (&card, &has) in &counts {
            let kind = list.kind_of(card).filter(|_| self.setup.categories().contains(&card.category()));
            let copies = usize::from(list.kinds()[kind.ok_or(PositionError::Unknown(card))?].copies);
            let most = copies + copies.min(second);
            if has > most {
                return Err(PositionError::TooMany { card, has, most });
            }
            from_second += has.saturating_sub(copies);
        }
        let (has, most) = (counts.values().sum(), self.setup.deck_size());
        if has > most {
            return Err(PositionError::TooManyCards { has, most });
        }
        if from_second > second {
            return Err(PositionError::SecondCopy { has: from_second, most: second });
        }
        Ok(())
    }
}
