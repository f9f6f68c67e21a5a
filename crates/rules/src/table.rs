//! The table: where every card lies, who has what, whose step it is. Both the true [`Game`](crate::Game) and what a
//! viewer knows of it ([`View`](crate::View)) are a table; here is what can be read off one.

use crate::card::{Card, Category};
use crate::card_list::CardList;
use crate::draw::Draw;
use crate::seat::{Legion, Seat, SeatSet};
use crate::setup::Setup;
use crate::slots::{Hand, Held, NIL, OPEN, SlotId, Slots};

/// What has to be done next (3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Everybody chooses a card to keep, in any order (2.4).
    Opening,
    /// The active seat draws or looks (3.1).
    Turn,
    /// The active seat places the cards of its draw (4).
    Place(Draw),
    /// The active seat buys or passes (5).
    Buy,
    /// The active seat plays cards until it passes (6).
    Play,
    /// The active seat gives so many cards to Rome (7.5).
    Surrender { owed: u8 },
    /// A seat answers the active seat's Senator or declines (8).
    Senate { asked: Seat },
    /// The game is over (9).
    Over,
}

impl Step {
    /// What is to be done in this step, after "to", and the rule that asks for it.
    pub const fn due(self) -> (&'static str, &'static str) {
        match self {
            Step::Opening => ("keep one of the dealt cards", "2.4"),
            Step::Turn => ("draw or look at Rome", "3.1"),
            Step::Place(_) => ("place the drawn cards", "4.1"),
            Step::Buy => ("buy or pass", "5.1"),
            Step::Play => ("play a card or pass", "6.1"),
            Step::Surrender { .. } => ("give a card to Rome", "7.5"),
            Step::Senate { .. } => ("answer or pass", "8.1"),
            Step::Over => ("do nothing", "9"),
        }
    }
}

/// Symbols or cards per category.
pub(crate) type ByCategory = [u8; Category::COUNT];

/// What lies in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub hand: Hand,
    pub money: u16,
    pub display: SlotId,
    pub symbols: ByCategory,
    pub cards: ByCategory,
}

/// What lies below a Legion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Group {
    pub price: u16,
    pub head: SlotId,
}

/// What the active player has played this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Played {
    /// How many cards.
    pub cards: u8,
    /// One bit per category.
    pub categories: u16,
}

impl Played {
    #[inline]
    pub fn has(self, category: Category) -> bool {
        self.categories >> category as u16 & 1 != 0
    }
}

/// Everything on the table, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub(crate) setup: Setup,
    pub(crate) list: &'static CardList,
    pub(crate) slots: Slots,
    pub(crate) players: [Player; Seat::MAX],
    pub(crate) groups: [Group; Legion::MAX],
    /// One bit for every Legion with cards below it.
    pub(crate) laden: u16,
    /// Rome's face-up cards; the face-down ones are slots 0, 1 and 2.
    pub(crate) rome: SlotId,
    pub(crate) rome_symbols: ByCategory,
    pub(crate) deck: SlotId,
    pub(crate) deck_last: SlotId,
    pub(crate) deck_len: u8,
    /// The cards the active seat is drawing and has not placed.
    pub(crate) held: Held,
    pub(crate) step: Step,
    pub(crate) round: u16,
    pub(crate) starter: Seat,
    pub(crate) active: Seat,
    /// In the opening the seats that have chosen; in a round those that have had their turn.
    pub(crate) done: SeatSet,
    pub(crate) looked: SeatSet,
    pub(crate) conspirator: Option<Seat>,
    pub(crate) played: Played,
}

// A game is copied for every line a search looks at.
const _: () = assert!(size_of::<Table>() <= 1024);

impl Table {
    /// Rome's face-down cards (2.2).
    pub const ROME_HIDDEN: usize = 3;

    /// The agreement the game is played under.
    #[inline]
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The cards the game is played with (1.4).
    pub fn card_list(&self) -> &'static CardList {
        self.list
    }

    /// What has to be done next.
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        matches!(self.step, Step::Over)
    }

    /// The rounds begun so far; 0 during the opening.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The starting player of this round: who has Primus (1.7).
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// The seat whose turn it is, also while others answer its Senator. Nobody's in the opening and at the end.
    pub fn turn(&self) -> Option<Seat> {
        (!matches!(self.step, Step::Opening | Step::Over)).then_some(self.active)
    }

    /// The one seat that has to act. `None` in the opening, where [`Table::awaited`] tells, and at the end.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        match self.step {
            Step::Opening | Step::Over => None,
            Step::Senate { asked } => Some(asked),
            Step::Turn | Step::Place(_) | Step::Buy | Step::Play | Step::Surrender { .. } => Some(self.active),
        }
    }

    /// Whether this seat may act now.
    #[inline]
    pub fn is_awaited(&self, seat: Seat) -> bool {
        match self.step {
            Step::Opening => !self.done.contains(seat) && seat.index() < self.setup.players(),
            _ => self.to_act() == Some(seat),
        }
    }

    /// All seats that may act now: in the opening those that have not chosen, later one.
    #[inline]
    pub fn awaited(&self) -> SeatSet {
        match self.step {
            Step::Opening => SeatSet(((1_u16 << self.setup.players()) - 1) as u8 & !self.done.0),
            _ => SeatSet(self.to_act().map_or(0, Seat::bit)),
        }
    }

    /// The seats that have had their turn this round; in the opening those that have chosen.
    pub fn done(&self) -> SeatSet {
        self.done
    }

    /// Who has Primus Conspiratus (6.5).
    pub fn primus_conspiratus(&self) -> Option<Seat> {
        self.conspirator
    }

    /// A player's Aurei.
    pub fn money(&self, seat: Seat) -> u16 {
        self.players[seat.index()].money
    }

    /// How many cards a player has in hand.
    pub fn hand_len(&self, seat: Seat) -> usize {
        usize::from(self.players[seat.index()].hand.len)
    }

    /// A player's hand; in a view the unknown cards first, the others sorted.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Option<Card>> + Clone {
        self.faces(self.players[seat.index()].hand.head)
    }

    /// The cards of a player's hand that everybody saw being bought (11.4).
    pub fn bought(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let hand = self.slots.list(self.players[seat.index()].hand.head);
        hand.filter(|(_, slot)| slot.known == OPEN).filter_map(|(_, slot)| self.list.face(slot.kind))
    }

    /// A player's display, the card played last first.
    pub fn display(&self, seat: Seat) -> impl Iterator<Item = Card> + Clone {
        self.faces(self.players[seat.index()].display).flatten()
    }

    /// A player's printed symbols in a category.
    #[inline]
    pub fn symbols(&self, seat: Seat, category: Category) -> u8 {
        self.players[seat.index()].symbols[category as usize]
    }

    /// A player's cards in a category (7.2).
    pub fn cards_in(&self, seat: Seat, category: Category) -> u8 {
        self.players[seat.index()].cards[category as usize]
    }

    /// A player's printed symbols, by category.
    #[inline]
    pub fn symbols_by_category(&self, seat: Seat) -> &[u8; Category::COUNT] {
        &self.players[seat.index()].symbols
    }

    /// A player's cards in the display, by category.
    #[inline]
    pub fn cards_by_category(&self, seat: Seat) -> &[u8; Category::COUNT] {
        &self.players[seat.index()].cards
    }

    /// The printed symbols of Rome's face-up cards, by category.
    #[inline]
    pub fn rome_open_symbols(&self) -> &[u8; Category::COUNT] {
        &self.rome_symbols
    }

    /// How many Legions have nothing below them.
    #[inline]
    pub fn empty_legions(&self) -> usize {
        self.setup.legions() - self.laden.count_ones() as usize
    }

    /// Whether anything lies below a Legion.
    #[inline]
    pub fn is_laden(&self, legion: Legion) -> bool {
        self.laden & legion.bit() != 0
    }

    /// The Legions on the table, lowest number first.
    pub fn legions(&self) -> impl ExactSizeIterator<Item = Legion> + Clone + use<> {
        Legion::all(self.setup.legions())
    }

    /// The cards below a Legion, the latest first.
    pub fn below(&self, legion: Legion) -> impl Iterator<Item = Card> + Clone {
        self.faces(self.groups[legion.index()].head).flatten()
    }

    /// The sum of the prices below a Legion, before any discount.
    pub fn price(&self, legion: Legion) -> u16 {
        self.groups[legion.index()].price
    }

    /// Rome's face-up cards, the latest first.
    pub fn rome(&self) -> impl Iterator<Item = Card> + Clone {
        self.faces(self.rome).flatten()
    }

    /// Rome's three face-down cards.
    pub fn rome_hidden(&self) -> [Option<Card>; Table::ROME_HIDDEN] {
        [0, 1, 2].map(|id| self.list.face(self.slots.get(id).kind))
    }

    /// Rome's printed symbols in a category: face-up cards, and the face-down ones as far as this table knows them.
    pub fn rome_symbols(&self, category: Category) -> u8 {
        let hidden = self.rome_hidden().into_iter().flatten().filter(|card| card.category() == category);
        self.rome_symbols[category as usize] + hidden.map(Card::symbols).sum::<u8>()
    }

    /// The seats that have looked at Rome's face-down cards.
    pub fn looked(&self) -> SeatSet {
        self.looked
    }

    /// How many cards are left in the deck.
    pub fn deck_len(&self) -> usize {
        usize::from(self.deck_len)
    }

    /// The deck from the top.
    pub fn deck(&self) -> impl Iterator<Item = Option<Card>> + Clone {
        self.faces(self.deck).take(self.deck_len())
    }

    /// The cards that the active seat is drawing and has not placed; in a view the unknown ones first.
    pub fn held(&self) -> impl Iterator<Item = Option<Card>> + Clone {
        self.faces(self.held.head())
    }

    /// The cards a seat was dealt, in order, while the opening lasts (2.4).
    pub fn dealt(&self, seat: Seat) -> impl Iterator<Item = Option<Card>> + Clone {
        let range = if matches!(self.step, Step::Opening) { self.dealt_slots(seat) } else { 0..0 };
        range.map(|id| self.list.face(self.slots.get(id).kind))
    }

    /// How many cards the active seat has played this turn.
    pub fn cards_played(&self) -> usize {
        usize::from(self.played.cards)
    }

    /// The slots of the cards that the seat is dealt: the deck's order is the slots' order until the first round.
    pub(crate) fn dealt_slots(&self, seat: Seat) -> std::ops::Range<SlotId> {
        let start = Table::ROME_HIDDEN + self.setup.rome_face_up() + self.setup.dealt_before(seat);
        start as SlotId..(start + self.setup.dealt(seat)) as SlotId
    }

    /// What lies below the Legions of this table.
    #[inline]
    pub(crate) fn groups(&self) -> &[Group] {
        &self.groups[..self.setup.legions().min(Legion::MAX)]
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    fn faces(&self, head: SlotId) -> impl Iterator<Item = Option<Card>> + Clone {
        self.slots.list(head).map(|(_, slot)| self.list.face(slot.kind))
    }

    /// The card in a slot. In a true game, or for a card that lies open.
    #[inline]
    pub(crate) fn card_at(&self, id: SlotId) -> Card {
        self.list.card(self.slots.get(id).kind)
    }

    /// Puts a slot into a hand.
    #[inline]
    pub(crate) fn take_in_hand(&mut self, seat: Seat, id: SlotId) {
        self.players[seat.index()].hand.put(&mut self.slots, id);
    }

    /// Lays a slot open in a display, where it counts at once (6.4), and says which card it is.
    #[inline]
    pub(crate) fn lay_open(&mut self, seat: Seat, id: SlotId) -> Card {
        let card = self.card_at(id);
        self.slots.get_mut(id).known = OPEN;
        let player = &mut self.players[seat.index()];
        player.symbols[card.category() as usize] += card.symbols();
        player.cards[card.category() as usize] += 1;
        self.slots.push(&mut player.display, id);
        card
    }

    /// Lays a slot face up with Rome.
    #[inline]
    pub(crate) fn give_to_rome(&mut self, id: SlotId) {
        let card = self.card_at(id);
        self.slots.get_mut(id).known = OPEN;
        self.rome_symbols[card.category() as usize] += card.symbols();
        self.slots.push(&mut self.rome, id);
    }

    /// Lays a slot face up below a Legion.
    #[inline]
    pub(crate) fn lay_below(&mut self, legion: Legion, id: SlotId) {
        let card = self.card_at(id);
        self.slots.get_mut(id).known = OPEN;
        let group = &mut self.groups[legion.index()];
        group.price += u16::from(card.price());
        self.slots.push(&mut group.head, id);
        self.laden |= legion.bit();
    }

    /// Takes the top of the deck.
    #[inline]
    pub(crate) fn take_from_deck(&mut self) -> Option<SlotId> {
        if self.deck_len == 0 {
            return None;
        }
        let id = self.deck;
        self.deck = self.slots.get(id).next;
        self.deck_len -= 1;
        Some(id)
    }

    /// Slips a slot under the deck.
    #[inline]
    pub(crate) fn slip_under(&mut self, id: SlotId) {
        self.slots.get_mut(id).next = NIL;
        if self.deck_len == 0 {
            self.deck = id;
        } else {
            self.slots.get_mut(self.deck_last).next = id;
        }
        self.deck_last = id;
        self.deck_len += 1;
    }
}
