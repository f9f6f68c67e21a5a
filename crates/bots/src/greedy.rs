//! The player that takes what looks best now. It asks of every legal action what the table would be worth after it
//! ([`Outlook`]), and does not plan further: not its next turn, not what the others will do.

mod lot;
mod outlook;
mod weights;

use arrayvec::ArrayVec;
use pax_rules::{Action, Card, Draw, Legion, Seat, Step, View};

use crate::Bot;
use lot::Lot;
use outlook::{Outlook, Standing};
use weights::Weights;

/// A one-step player. It needs no randomness: of equal choices it takes the first.
#[derive(Clone, Debug)]
pub struct Greedy {
    weights: Weights,
}

impl Greedy {
    pub(crate) const NAME: &str = "greedy";
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy { weights: Weights::TRIED }
    }
}

impl Bot for Greedy {
    fn name(&self) -> &str {
        Greedy::NAME
    }

    fn choose(&mut self, view: &View) -> Action {
        let legal = view.legal();
        if legal.len() == 1 {
            return legal.get(0);
        }
        let scales = Scales::new(view, self.weights);
        let mut best = (legal.get(0), f32::NEG_INFINITY);
        for action in legal.iter() {
            let worth = scales.weigh(action);
            if worth > best.1 {
                best = (action, worth);
            }
        }
        best.0
    }
}

/// One decision being weighed.
struct Scales<'a> {
    view: &'a View,
    seat: Seat,
    weights: Weights,
    outlook: Outlook,
    now: Standing,
    market: Market,
    /// While cards are placed: what it would buy next (5.1).
    favourite: Option<Legion>,
}

impl Scales<'_> {
    fn new(view: &View, weights: Weights) -> Scales<'_> {
        let seat = view.seat().expect("only a seat is asked to choose");
        let (outlook, now) = Outlook::new(view, seat, weights);
        let groups = view.legions().map(|legion| Lot::of(view.below(legion))).collect();
        let mut scales = Scales { view, seat, weights, outlook, now, market: Market { groups }, favourite: None };
        if matches!(view.step(), Step::Place(_)) {
            scales.favourite = scales.favourite();
        }
        scales
    }

    /// The group it would buy if it bought one now.
    fn favourite(&self) -> Option<Legion> {
        let affordable = |legion: &Legion| self.price(&self.market, *legion) <= self.now.money;
        let worth = |legion: Legion| self.bought(&self.now, &self.market, legion);
        self.view.legions().filter(affordable).max_by(|a, b| worth(*a).total_cmp(&worth(*b)))
    }

    fn weigh(&self, action: Action) -> f32 {
        let mut then = self.now;
        match action {
            Action::Keep { card, open } => {
                then.hand.put(card, 1.0);
                open.iter().for_each(|card| then.display.put(card, 1.0)); // 10.3
                self.outlook.worth(&then, &Lot::NOTHING)
            }
            // Who draws and then plays nothing has the same 2 Aurei (7.1) and a card as well: looking is for players
            // who can do something with what they saw.
            Action::Draw => 1.0,
            Action::Look => 0.0,
            Action::Hand(card) | Action::Under(card) | Action::Below(_, card) => self.place(card, action),
            Action::Buy(legion) => self.bought(&then, &self.market, legion),
            Action::Play(card) => {
                take(&mut then.hand, card);
                then.display.put(card, 1.0);
                then.money -= self.cost();
                then.money += self.income_with(card);
                self.outlook.worth(&then, self.market.dearest())
            }
            Action::Surrender(card) => {
                take(&mut then.hand, card);
                then.rome[card.category() as usize] += f32::from(card.symbols()); // 7.5
                self.outlook.worth(&then, self.market.dearest())
            }
            Action::Pass => {
                if self.view.step() == Step::Play {
                    then.money += f32::from(self.view.income());
                }
                self.outlook.worth(&then, self.market.dearest())
            }
        }
    }

    /// A drawn card placed, and the rest of the draw as far as it can be foreseen (4): the cards still held go where
    /// they help most, those to come are average ones. A group that could be bought after it counts (5).
    fn place(&self, card: Card, action: Action) -> f32 {
        let Step::Place(draw) = self.view.step() else { unreachable!("cards are placed in a draw") };
        let (mut then, mut market) = (self.now, self.market.clone());
        let mut touched = None;
        match action {
            Action::Hand(_) => then.hand.put(card, 1.0),
            Action::Below(legion, _) => {
                market.groups[legion.index()].put(card, 1.0);
                touched = Some(legion);
            }
            _ => {}
        }
        self.finish_draw(&mut then, &mut market, draw, card, action);
        let affordable = |legion: &Legion| self.price(&market, *legion) <= then.money;
        // Only the group that grew and the one that was best before: the others have little to gain from this card.
        let others = self.favourite.filter(|legion| Some(*legion) != touched);
        touched
            .into_iter()
            .chain(others)
            .filter(affordable)
            .map(|legion| self.bought(&then, &market, legion))
            .fold(self.outlook.worth(&then, market.dearest()), f32::max)
    }

    /// Fills the places of the draw that are left after this action.
    fn finish_draw(&self, then: &mut Standing, market: &mut Market, draw: Draw, card: Card, action: Action) {
        let mut held: ArrayVec<Card, 8> = self.view.held().flatten().take(8).collect();
        if let Some(at) = held.iter().position(|other| *other == card) {
            held.remove(at);
        }
        let hand_places = draw.hand_places() - u8::from(matches!(action, Action::Hand(_)));
        let mut coming = f32::from(draw.coming());
        for _ in 0..hand_places {
            let with = |card: Card| {
                let mut with = *then;
                with.hand.put(card, 1.0);
                self.outlook.worth(&with, &Lot::NOTHING)
            };
            let best = (0..held.len()).max_by(|&a, &b| with(held[a]).total_cmp(&with(held[b])));
            if let Some(at) = best {
                then.hand.put(held.remove(at), 1.0);
            } else if coming > 0.0 {
                // The more cards are to come, the better the best of them.
                then.hand.add(&self.outlook.typical, 1.0 + self.weights.choice * (coming - 1.0));
                coming -= 1.0;
            }
        }
        let legion_left = draw.legion_place() && !matches!(action, Action::Below(..));
        if legion_left && (coming > 0.0 || !held.is_empty()) {
            let mut last = self.outlook.typical;
            if let Some(card) = held.first() {
                last = Lot::of([*card]);
            }
            market.cheapest().add(&last, 1.0);
        }
    }

    /// The table after buying what lies below a Legion (5.1).
    fn bought(&self, then: &Standing, market: &Market, legion: Legion) -> f32 {
        let mut after = *then;
        after.money -= self.price(market, legion);
        after.hand.add(&market.groups[legion.index()], 1.0);
        self.outlook.worth(&after, market.dearest_but(Some(legion)))
    }

    /// What a group costs this seat (5.2).
    fn price(&self, market: &Market, legion: Legion) -> f32 {
        (market.groups[legion.index()].price - f32::from(self.view.discount(self.seat))).max(0.0)
    }

    /// What playing one more card costs: by its number in one's own turn (6.1), always the same as an answer (8.1).
    fn cost(&self) -> f32 {
        match self.view.step() {
            Step::Senate { .. } => f32::from(self.view.answer_cost()),
            _ => f32::from(self.view.next_cost()),
        }
    }

    /// The income if this card is played and no other after it (7). Which categories were added to before in this
    /// turn is read off the income so far.
    fn income_with(&self, card: Card) -> f32 {
        use pax_rules::Category::{Intrigue, Senator};
        let so_far = if self.view.cards_played() == 0 { 0 } else { self.view.income() };
        let ruined = self.view.cards_played() > 0 && so_far == 0;
        let answers = matches!(self.view.step(), Step::Senate { .. });
        if answers || ruined || card.category() == Intrigue {
            return 0.0; // 7.4, 8.1
        }
        let pays = u16::from(self.view.cards_in(self.seat, card.category())) + 1;
        f32::from(so_far.max(pays + u16::from(card.category() == Senator)))
    }
}

/// What lies below the Legions.
#[derive(Clone, Debug)]
struct Market {
    groups: ArrayVec<Lot, { Legion::MAX }>,
}

impl Market {
    /// The group Rome would take: of equal ones the lowest Legion's (9.1).
    fn dearest(&self) -> &Lot {
        self.dearest_but(None)
    }

    fn dearest_but(&self, sold: Option<Legion>) -> &Lot {
        let mut dearest = &Lot::NOTHING;
        for (legion, group) in Legion::all(self.groups.len()).zip(&self.groups) {
            if group.price > dearest.price && Some(legion) != sold {
                dearest = group;
            }
        }
        dearest
    }

    fn cheapest(&mut self) -> &mut Lot {
        let cheapest = self.groups.iter_mut().min_by(|a, b| a.price.total_cmp(&b.price));
        cheapest.expect("there are always Legions")
    }
}

/// Takes a card out of a hand.
fn take(hand: &mut Lot, card: Card) {
    hand.put(card, -1.0);
}
