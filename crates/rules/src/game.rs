//! The true game: a table with every card known, and the one way to change it.

use std::ops::Deref;

use arrayvec::ArrayVec;
use rand_core::Rng;
use thiserror::Error;

use crate::action::Action;
use crate::card::Card;
use crate::card_list::{CardList, KindId};
use crate::deal::shuffle_deck;
use crate::event::Herald;
use crate::legal::{Choice, Legal, one_of};
use crate::refusal::Refusal;
use crate::score::Outcome;
use crate::seat::{Seat, SeatSet};
use crate::setup::Setup;
use crate::slots::{Hand, Held, MOST_CARDS, NIL, Slot, SlotId, Slots};
use crate::table::{Group, Played, Player, Step, Table};
use crate::view::{View, Viewer};
use crate::{buy, draw, opening, play, senate, surrender, turn};

/// What every player begins with (2.3).
const FIRST_AUREI: u16 = 5;

/// A draw deck before anything is dealt, top first.
pub type Deck = ArrayVec<Card, MOST_CARDS>;

/// A game of Pax: a plain value of about a kilobyte, copied without a thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Game(Table);

/// Why a deck cannot be the draw deck of a set-up (2.1).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DeckError {
    #[error("the deck has {has} cards and must have {needs} (2.1)")]
    Size { has: usize, needs: usize },
    #[error("{0} is not in the card list this game is played with (1.4)")]
    Unknown(Card),
    #[error("the deck has {card} {has} times, and {least} to {most} are possible (2.1)")]
    Count { card: Card, has: usize, least: usize, most: usize },
}

impl Game {
    /// A game from a draw deck in order, as a record holds it, checked against the card list (2.1).
    pub fn new(setup: Setup, list: &'static CardList, deck: &[Card]) -> Result<Game, DeckError> {
        check_deck(setup, list, deck)?;
        let kinds: ArrayVec<KindId, MOST_CARDS> = deck.iter().map(|card| list.kind_id(*card)).collect();
        Ok(Game::set_up(setup, list, &kinds))
    }

    /// A freshly dealt game (2). For a deal that others can check see [`Seed`](crate::Seed).
    pub fn deal(setup: Setup, list: &'static CardList, rng: &mut impl Rng) -> Game {
        Game::set_up(setup, list, &shuffle_deck(setup, list, rng))
    }

    fn set_up(setup: Setup, list: &'static CardList, deck: &[KindId]) -> Game {
        let mut table = Table::bare(setup, list);
        for (id, &kind) in deck.iter().enumerate() {
            *table.slots.get_mut(id as SlotId) = Slot { kind, next: id as SlotId + 1, known: 0 };
        }
        for id in Table::ROME_HIDDEN..Table::ROME_HIDDEN + setup.rome_face_up() {
            table.give_to_rome(id as SlotId); // 2.2
        }
        let mut top = (Table::ROME_HIDDEN + setup.rome_face_up()) as SlotId;
        for seat in setup.seats() {
            for id in table.dealt_slots(seat) {
                table.slots.get_mut(id).known = seat.bit(); // 2.4
                top = id + 1;
            }
        }
        let last = deck.len() as SlotId - 1;
        table.slots.get_mut(last).next = NIL;
        table.deck = top;
        table.deck_last = last;
        table.deck_len = last + 1 - top;
        Game(table)
    }

    /// What the seat may do now: each action once, none when it is not asked.
    #[inline]
    pub fn legal(&self, seat: Seat) -> Legal<'_> {
        self.0.legal(seat)
    }

    /// Checks an action and does it, telling the herald what happened. A refused one changes nothing.
    #[inline]
    pub fn play(&mut self, seat: Seat, action: Action, herald: &mut impl Herald) -> Result<(), Refusal> {
        let table = &mut self.0;
        if seat.index() >= table.setup.players() {
            return Err(Refusal::NoSuchSeat(seat));
        }
        if let Some(turn) = table.to_act()
            && turn != seat
        {
            return Err(Refusal::NotYourTurn { seat, turn });
        }
        match table.step {
            Step::Opening => opening::play(table, seat, action, herald),
            Step::Turn => turn::play(table, seat, action, herald),
            Step::Place(draw) => draw::play(table, seat, draw, action, herald),
            Step::Buy => buy::play(table, seat, action, herald),
            Step::Play => play::play(table, seat, action, herald),
            Step::Surrender { owed } => surrender::play(table, seat, owed, action, herald),
            Step::Senate { .. } => senate::play(table, seat, action, herald),
            Step::Over => Err(Refusal::Over),
        }
    }

    /// Lets the seat that is to act, in the opening the first of them, do one of its legal actions, each as likely as any
    /// other; `false` once the game is over.
    ///
    /// The same choices in the same order as [`Game::legal`], and the same steps as [`Game::play`] without asking again
    /// whether they are allowed: playouts live on it.
    #[inline]
    pub fn play_at_random(&mut self, rng: &mut impl Rng, herald: &mut impl Herald) -> bool {
        let table = &mut self.0;
        let seat = table.active;
        match table.step {
            Step::Opening => {
                let seat = table.awaited().iter().next().unwrap_or(seat);
                let action = Legal::new(table, seat, opening::legal(table, seat)).pick(rng);
                let kept = opening::play(table, seat, action, herald);
                debug_assert_eq!(kept, Ok(()), "a legal action is accepted");
            }
            Step::Turn => match one_of(rng, 1 + usize::from(turn::may_look(table))) {
                0 => turn::draw(table, seat, herald),
                _ => turn::look(table, seat, herald),
            },
            Step::Place(draw) => {
                let placing = draw::legal(table, draw);
                let (place, kind) = placing.nth(&table.slots, one_of(rng, placing.len(&table.slots)));
                draw::place_card(table, seat, draw, place, kind, herald);
            }
            Step::Buy => {
                let offers = buy::legal(table, seat);
                match one_of(rng, 1 + offers.len()) {
                    0 => buy::buy_nothing(table, seat, herald),
                    number => buy::buy(table, seat, offers.nth(number - 1), herald),
                }
            }
            Step::Play => {
                let cost = table.next_cost();
                let cards = play::legal(table, seat, cost);
                match one_of(rng, 1 + cards.len()) {
                    0 => play::stop(table, seat, herald),
                    number => play::play_in_turn(table, seat, cards.nth(number - 1), cost, herald),
                }
            }
            Step::Surrender { owed } => {
                let cards = surrender::legal(table, seat);
                surrender::surrender(table, seat, owed, cards.nth(one_of(rng, cards.len())), herald);
            }
            Step::Senate { asked } => {
                let cards = play::legal(table, asked, senate::ANSWER);
                match one_of(rng, 1 + cards.len()) {
                    0 => senate::decline(table, asked, herald),
                    number => senate::answer(table, asked, cards.nth(number - 1), herald),
                }
            }
            Step::Over => return false,
        }
        true
    }

    /// What this viewer knows of the game (11).
    pub fn view(&self, viewer: Viewer) -> View {
        View::of(&self.0, viewer)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.reckoning())
    }

    pub(crate) fn from_table(table: &Table) -> Game {
        Game(*table)
    }
}

impl Deref for Game {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.0
    }
}

impl Table {
    /// A table with no card on it, before the opening.
    pub(crate) fn bare(setup: Setup, list: &'static CardList) -> Table {
        let player = Player { hand: Hand::EMPTY, money: FIRST_AUREI, display: NIL, symbols: [0; _], cards: [0; _] };
        Table {
            setup,
            list,
            slots: Slots::EMPTY,
            players: [player; _],
            groups: [Group { price: 0, head: NIL }; _],
            laden: 0,
            rome: NIL,
            rome_symbols: [0; _],
            deck: NIL,
            deck_last: NIL,
            deck_len: 0,
            held: Held::EMPTY,
            step: Step::Opening,
            round: 0,
            starter: Seat::FIRST,
            active: Seat::FIRST,
            done: SeatSet::NONE,
            looked: SeatSet::NONE,
            conspirator: None,
            played: Played::default(),
        }
    }

    #[inline]
    pub(crate) fn legal(&self, seat: Seat) -> Legal<'_> {
        let choice = match self.step {
            _ if !self.is_awaited(seat) => Choice::Nothing,
            Step::Opening => opening::legal(self, seat),
            Step::Turn => Choice::Turn { look: turn::may_look(self) },
            Step::Place(draw) => Choice::Place(draw::legal(self, draw)),
            Step::Buy => Choice::Buy(buy::legal(self, seat)),
            Step::Play => Choice::Play { cards: play::legal(self, seat, self.next_cost()) },
            Step::Surrender { .. } => Choice::Surrender { cards: surrender::legal(self, seat) },
            Step::Senate { .. } => Choice::Play { cards: play::legal(self, seat, senate::ANSWER) },
            Step::Over => Choice::Nothing,
        };
        Legal::new(self, seat, choice)
    }
}

/// 2.1: up to four players a part of one copy; from five on one whole copy and a part of a second.
fn check_deck(setup: Setup, list: &CardList, deck: &[Card]) -> Result<(), DeckError> {
    let (has, needs) = (deck.len(), setup.deck_size());
    if has != needs {
        return Err(DeckError::Size { has, needs });
    }
    let mut counts = vec![0_usize; list.kinds().len()];
    for &card in deck {
        let kind = list.kind_of(card).filter(|_| setup.categories().contains(&card.category()));
        counts[kind.ok_or(DeckError::Unknown(card))?] += 1;
    }
    for (kind, &has) in list.kinds().iter().zip(&counts) {
        let copies = usize::from(kind.copies);
        let (least, most) = match setup.from_second_copy() {
            0 if needs == setup.copy_size() => (copies, copies),
            0 => (0, copies),
            _ => (copies, 2 * copies),
        };
        let in_play = setup.categories().contains(&kind.card.category());
        if in_play && !(least..=most).contains(&has) {
            return Err(DeckError::Count { card: kind.card, has, least, most });
        }
    }
    Ok(())
}
