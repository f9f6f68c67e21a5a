//! A table kept by events alone: money, hands, displays, Legions, Rome, deck and markers, for comparison with the game.

use std::collections::BTreeMap;

use pax_rules::{Card, Event, Game, Legion, Seat, Step, Table};

/// What follows from the events told so far.
pub struct Ledger {
    money: Vec<u32>,
    hands: Vec<usize>,
    displays: Vec<Vec<Card>>,
    below: BTreeMap<Legion, Vec<Card>>,
    rome: Vec<Card>,
    bought: Option<Legion>,
    deck: usize,
    held: usize,
    looked: Vec<Seat>,
    conspirator: Option<Seat>,
    round: u16,
    starter: Seat,
    over: bool,
}

impl Ledger {
    /// Before the first event.
    pub fn new(game: &Game) -> Ledger {
        assert_eq!(game.step(), Step::Opening);
        let players = game.setup().players();
        Ledger {
            money: vec![5; players],
            hands: vec![0; players],
            displays: vec![Vec::new(); players],
            below: game.legions().map(|legion| (legion, Vec::new())).collect(),
            rome: game.rome().collect(),
            bought: None,
            deck: game.deck_len(),
            held: 0,
            looked: Vec::new(),
            conspirator: None,
            round: 0,
            starter: Seat::FIRST,
            over: false,
        }
    }

    pub fn enter(&mut self, event: Event) {
        assert!(!self.over || matches!(event, Event::Ended), "{event:?} after the end");
        match event {
            Event::Kept { seat, .. } => self.hands[seat.index()] += 1,
            Event::Opened { seat, card } => self.displays[seat.index()].push(card),
            Event::Looked { seat } => {
                self.money[seat.index()] += 2;
                if !self.looked.contains(&seat) {
                    self.looked.push(seat);
                }
            }
            Event::DrawBegan { .. } | Event::BoughtNothing { .. } | Event::Declined { .. } => {}
            Event::DrewAurei { seat } => {
                assert_eq!(self.deck, 0);
                self.money[seat.index()] += 2;
            }
            Event::Drew { .. } => {
                self.deck -= 1;
                self.held += 1;
            }
            Event::TookInHand { seat, .. } => {
                self.held -= 1;
                self.hands[seat.index()] += 1;
            }
            Event::PlacedBelow { legion, card, .. } => {
                self.held -= 1;
                self.group(legion).push(card);
            }
            Event::SlippedUnder { .. } => {
                // In the opening it comes from the dealt cards, which are nowhere in this ledger.
                self.held = self.held.saturating_sub(usize::from(self.round > 0));
                self.deck += 1;
            }
            Event::Bought { seat, legion, price } => {
                self.pay(seat, price);
                self.bought = Some(legion);
            }
            Event::Received { seat, card } => {
                self.hands[seat.index()] += 1;
                let legion = self.bought.expect("a card is received after a purchase");
                self.take_from(legion, card);
            }
            Event::Played { seat, card, cost, .. } => {
                self.pay(seat, cost);
                self.hands[seat.index()] -= 1;
                self.displays[seat.index()].push(card);
            }
            Event::TookPrimusConspiratus { seat } => self.conspirator = Some(seat),
            Event::Earned { seat, aurei } => self.money[seat.index()] += u32::from(aurei),
            Event::Surrendered { seat, card, .. } => {
                self.hands[seat.index()] -= 1;
                self.rome.push(card);
            }
            Event::LevyBegan { legion, price } => {
                let sum: u16 = self.group(legion).iter().map(|card| u16::from(card.price())).sum();
                assert_eq!(sum, price);
            }
            Event::Levied { legion, card } => {
                self.take_from(legion, card);
                self.rome.push(card);
            }
            Event::RoundBegan { round, starter } => (self.round, self.starter) = (round, starter),
            Event::Served { legion, card } => {
                assert!(self.group(legion).is_empty());
                self.deck -= 1;
                self.group(legion).push(card);
            }
            Event::RomeRevealed { card } => self.rome.push(card),
            Event::Ended => self.over = true,
        }
    }

    /// The game has nothing that this ledger does not say.
    pub fn compare(&self, game: &Game) {
        for seat in game.setup().seats() {
            assert_eq!(u32::from(game.money(seat)), self.money[seat.index()], "money of {seat}");
            assert_eq!(game.hand_len(seat), self.hands[seat.index()], "hand of {seat}");
            assert_eq!(sorted(game.display(seat)), sorted(self.displays[seat.index()].iter().copied()));
            assert_eq!(game.looked().contains(seat), self.looked.contains(&seat));
        }
        for (legion, cards) in &self.below {
            assert_eq!(sorted(game.below(*legion)), sorted(cards.iter().copied()), "{legion}");
        }
        let rome = game.rome().chain(game.rome_hidden().into_iter().flatten().filter(|_| self.over));
        assert_eq!(sorted(rome), sorted(self.rome.iter().copied()));
        assert_eq!(game.deck_len(), self.deck);
        assert_eq!(game.held().count(), self.held);
        assert_eq!(game.primus_conspiratus(), self.conspirator);
        assert_eq!(game.is_over(), self.over);
        assert_eq!(game.round(), self.round);
        if !self.over {
            assert_eq!(game.starter(), self.starter);
        }
        self.check_sums(game);
    }

    /// Sums that the game keeps must be those of the cards that lie there.
    fn check_sums(&self, game: &Table) {
        for &category in game.setup().categories() {
            for seat in game.setup().seats() {
                let cards = || game.display(seat).filter(|card| card.category() == category);
                assert_eq!(game.symbols(seat, category), cards().map(Card::symbols).sum::<u8>());
                assert_eq!(usize::from(game.cards_in(seat, category)), cards().count());
            }
            let rome = game.rome().chain(game.rome_hidden().into_iter().flatten());
            let symbols: u8 = rome.filter(|card| card.category() == category).map(Card::symbols).sum();
            assert_eq!(game.rome_symbols(category), symbols);
        }
        for legion in game.legions() {
            assert_eq!(game.price(legion), game.below(legion).map(|card| u16::from(card.price())).sum::<u16>());
        }
    }

    fn group(&mut self, legion: Legion) -> &mut Vec<Card> {
        self.below.get_mut(&legion).expect("a Legion of this table")
    }

    fn take_from(&mut self, legion: Legion, card: Card) {
        let at = self.group(legion).iter().position(|other| *other == card).expect("it lay there");
        self.group(legion).remove(at);
    }

    fn pay(&mut self, seat: Seat, price: u16) {
        let money = &mut self.money[seat.index()];
        *money = money.checked_sub(u32::from(price)).expect("nobody pays what they do not have");
    }
}

fn sorted(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_unstable();
    cards
}
