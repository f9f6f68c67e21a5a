//! The player that takes what looks best now. It asks of every legal action what the table would be worth after it
//! ([`Outlook`]), and does not plan further: not its next turn, not what the others will do.

mod habits;
mod lot;
mod money;
mod outlook;
mod weights;

use std::cell::OnceCell;
use std::sync::Arc;

use arrayvec::ArrayVec;
use pax_rules::{Action, Card, Draw, Legal, Legion, Seat, Setup, Step, Table, View};

use crate::Bot;
use habits::{Asked, Impression, Situation, lead, likely};
pub use habits::{Habits, Ingrained, Moment, NoHabits, Rows};
pub(crate) use lot::Lot;
use money::{cost, income_with};
use outlook::{Eye, Outlook, Standing};
pub use weights::{NoWeights, Weights};

/// A one-step player. It needs no randomness: of equal choices it takes the first.
#[derive(Clone, Debug)]
pub struct Greedy {
    knowledge: Knowledge,
}

/// What it judges with.
#[derive(Clone, Debug)]
enum Knowledge {
    /// Numbers put by hand.
    Tried,
    /// All that was found by play.
    Found,
    /// Other numbers.
    Numbers(Box<Weights>),
    /// The numbers that were found, and other habits.
    Habits(Arc<Ingrained>),
    /// The same as what was found, but asked only where reflexes, those that were found or others, leave so much doubt.
    Hasty { reflexes: Option<Arc<Ingrained>>, doubt: f32 },
}

/// More actions than a seat ever has, but in a hand beyond all measure; what is past them is not considered.
pub(crate) const MOST_CHOICES: usize = 160;

/// What reflexes say of two choices, if they lie so far apart, is sure enough: with this much doubt `shrewd` plays as well as
/// ever, in two thirds of the time.
const DOUBT: f32 = 0.1;

/// Nothing is surer than this, or less sure than its opposite.
const SUREST: f32 = 0.9999;

impl Greedy {
    pub(crate) const NAME: &str = "greedy";
    pub(crate) const SHREWD: &str = "shrewd";
    pub(crate) const HASTY: &str = "hasty";

    /// The same judgement with numbers and habits that millions of games have found: what the stronger players know of the
    /// game.
    pub fn shrewd() -> Greedy {
        Greedy { knowledge: Knowledge::Found }
    }

    /// With other numbers and no habits: for those who look for better ones.
    pub fn with(weights: Weights) -> Greedy {
        Greedy { knowledge: Knowledge::Numbers(Box::new(weights)) }
    }

    /// With the numbers of `shrewd` and other habits.
    pub fn used_to(habits: Arc<Ingrained>) -> Greedy {
        Greedy { knowledge: Knowledge::Habits(habits) }
    }

    /// `shrewd` in haste: reflexes know most of what it would do, and it judges between the rest. For who plays very many games
    /// in the head.
    pub fn hasty() -> Greedy {
        Greedy { knowledge: Knowledge::Hasty { reflexes: None, doubt: DOUBT } }
    }

    /// By these reflexes alone.
    pub fn by_reflex(reflexes: Arc<Ingrained>) -> Greedy {
        Greedy { knowledge: Knowledge::Hasty { reflexes: Some(reflexes), doubt: 0.0 } }
    }

    fn weights(&self, setup: Setup) -> &Weights {
        match &self.knowledge {
            Knowledge::Tried => &Weights::TRIED,
            Knowledge::Found | Knowledge::Habits(_) | Knowledge::Hasty { .. } => Weights::found(setup),
            Knowledge::Numbers(weights) => weights,
        }
    }

    fn habits(&self, setup: Setup) -> Option<&Ingrained> {
        match &self.knowledge {
            Knowledge::Tried | Knowledge::Numbers(_) => None,
            Knowledge::Found | Knowledge::Hasty { .. } => Some(Ingrained::found(setup)),
            Knowledge::Habits(habits) => Some(habits),
        }
    }

    /// Reflexes, and how much doubt they may leave.
    fn reflexes(&self, setup: Setup) -> Option<(&Ingrained, f32)> {
        match &self.knowledge {
            Knowledge::Tried | Knowledge::Found | Knowledge::Numbers(_) | Knowledge::Habits(_) => None,
            Knowledge::Hasty { reflexes: Some(reflexes), doubt } => Some((reflexes, *doubt)),
            Knowledge::Hasty { reflexes: None, doubt } => Some((Ingrained::reflexes(setup), *doubt)),
        }
    }
}

/// With numbers put by hand. It stays as it is, so that others can be measured by it.
impl Default for Greedy {
    fn default() -> Greedy {
        Greedy { knowledge: Knowledge::Tried }
    }
}

impl Bot for Greedy {
    fn name(&self) -> &str {
        match self.knowledge {
            Knowledge::Tried => Greedy::NAME,
            Knowledge::Found | Knowledge::Numbers(_) | Knowledge::Habits(_) => Greedy::SHREWD,
            Knowledge::Hasty { .. } => Greedy::HASTY,
        }
    }

    fn choose(&mut self, view: &View) -> Action {
        self.best(view, view.seat().expect("only a seat is asked to choose"), view.legal())
    }
}

impl Greedy {
    /// The best of a seat's legal actions. Only what the seat knows is read, also off a full game.
    pub(crate) fn best(&self, table: &Table, seat: Seat, legal: Legal<'_>) -> Action {
        self.best_of(&Lot::all(table), table, seat, legal)
    }

    /// The same for who asks often and knows all cards that can be in play.
    #[inline]
    pub(crate) fn best_of(&self, all: &Lot, table: &Table, seat: Seat, legal: Legal<'_>) -> Action {
        // Who draws and then plays nothing has the same 2 Aurei (7.1) and a card as well: looking is for players
        // who can do something with what they saw.
        if legal.len() == 1 || table.step() == Step::Turn {
            return legal.get(0);
        }
        let Some((reflexes, doubt)) = self.reflexes(table.setup()) else {
            return self.judged(all, table, seat, legal.len(), legal.iter());
        };
        let asked = Asked::new(reflexes, Situation::rough(table, seat, legal.len()));
        let mut said: ArrayVec<(Action, f32), MOST_CHOICES> =
            legal.iter().take(MOST_CHOICES).map(|action| (action, asked.usual(action))).collect();
        let best = said.iter().map(|(_, worth)| *worth).fold(f32::NEG_INFINITY, f32::max);
        said.retain(|(_, worth)| *worth >= best - doubt);
        match said[..] {
            [(action, _)] => action,
            _ => self.judged(all, table, seat, legal.len(), said.iter().map(|(action, _)| *action)),
        }
    }

    /// The best of some choices out of so many; of equal ones the first.
    #[inline]
    fn judged(
        &self,
        all: &Lot,
        table: &Table,
        seat: Seat,
        choices: usize,
        some: impl Iterator<Item = Action>,
    ) -> Action {
        let mut scales = Scales::new(table, seat, all, self.weights(table.setup()));
        let habits = self.habits(table.setup()).map(|habits| Asked::new(habits, scales.situation(choices)));
        let mut best: Option<(Action, f32)> = None;
        for action in some {
            let worth = match &habits {
                None => scales.weigh(action),
                Some(asked) => logit(scales.weigh(action)) + asked.usual(action),
            };
            if best.is_none_or(|(_, other)| worth > other) {
                best = Some((action, worth));
            }
        }
        best.expect("who is asked has a choice").0
    }

    /// Every legal action with the chance to win that it seems to leave, as a logit, in the order of [`Legal`]. Of drawing and
    /// looking, about which `greedy` has a rule and no opinion, both are worth what the table is.
    #[inline]
    pub(crate) fn hunches<'a>(
        &'a self,
        all: &Lot,
        table: &'a Table,
        seat: Seat,
        legal: Legal<'a>,
    ) -> impl Iterator<Item = (Action, f32)> {
        let mut scales = Scales::new(table, seat, all, self.weights(table.setup()));
        let drawing = table.step() == Step::Turn;
        let habits = self.habits(table.setup()).map(|habits| Asked::new(habits, scales.situation(legal.len())));
        legal.iter().map(move |action| {
            let worth = logit(if drawing { scales.standing() } else { scales.weigh(action) });
            let usual = habits.as_ref().map_or(0.0, |asked| asked.usual(action));
            (action, worth + usual)
        })
    }

    /// Every legal action with its hunch but for habits, and the rows that habits would judge it by: what is learnt from.
    /// Returns the rows of the moment. Reflexes have no hunch.
    pub(crate) fn rows(
        &self,
        all: &Lot,
        table: &Table,
        seat: Seat,
        legal: Legal<'_>,
        mut each: impl FnMut(Action, f32, Rows),
    ) -> Moment {
        if self.reflexes(table.setup()).is_some() {
            let at = Situation::rough(table, seat, legal.len());
            legal.iter().for_each(|action| each(action, 0.0, at.choice(action)));
            return at.moment();
        }
        let mut scales = Scales::new(table, seat, all, self.weights(table.setup()));
        let at = scales.situation(legal.len());
        legal.iter().for_each(|action| each(action, logit(scales.weigh(action)), at.choice(action)));
        at.moment()
    }

    /// The chance to win that a seat seems to have, whoever is to act, as a logit.
    pub(crate) fn standing(&self, all: &Lot, table: &Table, seat: Seat) -> f32 {
        logit(Scales::new(table, seat, all, self.weights(table.setup())).standing())
    }

    /// The same for a seat that is playing cards, if it played no more.
    pub(crate) fn ended(&self, all: &Lot, table: &Table, seat: Seat) -> f32 {
        logit(Scales::new(table, seat, all, self.weights(table.setup())).weigh(Action::Pass))
    }
}

/// A chance on a scale without ends.
fn logit(chance: f32) -> f32 {
    let chance = chance.clamp(1.0 - SUREST, SUREST);
    (chance / (1.0 - chance)).ln()
}

/// One decision being weighed.
struct Scales<'a> {
    table: &'a Table,
    seat: Seat,
    weights: &'a Weights,
    outlook: Outlook<'a>,
    now: Standing,
    market: Market,
    /// Rome with her eye on nothing, or on what lies below a Legion, as far as it was asked for.
    eyes: [OnceCell<Eye>; 1 + Legion::MAX],
    /// While cards are placed: what it would buy next (5.1).
    favourite: Option<Legion>,
}

impl<'a> Scales<'a> {
    fn new(table: &'a Table, seat: Seat, all: &Lot, weights: &'a Weights) -> Scales<'a> {
        let groups: ArrayVec<Lot, { Legion::MAX }> =
            table.legions().map(|legion| Lot::of(table.below(legion))).collect();
        let (outlook, now) = Outlook::new(table, seat, all, &groups, weights);
        let market = Market { groups, changed: 0 };
        let eyes = [const { OnceCell::new() }; _];
        let mut scales = Scales { table, seat, weights, outlook, now, market, eyes, favourite: None };
        if matches!(table.step(), Step::Place(_)) {
            scales.favourite = scales.favourite();
        }
        scales
    }

    /// What the table is worth as it is.
    fn standing(&self) -> f32 {
        self.worth(&self.now)
    }

    /// Rome with her eye on one of the groups, or on nothing. What lies on the table is looked at once.
    #[inline]
    fn eye(&self, group: Option<usize>) -> Eye {
        let look = |levied: &Lot| self.outlook.eye(&self.now.rome, levied);
        match group {
            None => *self.eyes[0].get_or_init(|| look(&Lot::NOTHING)),
            Some(at) if self.market.is_changed(at) => look(&self.market.groups[at]),
            Some(at) => *self.eyes[1 + at].get_or_init(|| look(&self.market.groups[at])),
        }
    }

    /// What such a standing is worth with the market as it is.
    fn worth(&self, then: &Standing) -> f32 {
        self.outlook.worth(then, &self.eye(self.market.dearest()))
    }

    /// The moment as habits see it.
    fn situation(&self, choices: usize) -> Situation<'a> {
        let glance = self.outlook.glance(&self.now, &self.eye(self.market.dearest()));
        let seen = Impression {
            turns: self.outlook.turns() as i32,
            rome: likely(glance.rome),
            own: likely(glance.win),
            ahead: lead(glance.ahead),
            romes: std::array::from_fn(|category| self.now.rome[category] as i32),
            alone: false,
        };
        Situation::new(self.table, self.seat, choices, seen)
    }

    /// The group it would buy if it bought one now.
    fn favourite(&self) -> Option<Legion> {
        let affordable = |legion: &Legion| self.price(&self.market, *legion) <= self.now.money;
        let worth = |legion: Legion| self.bought(&self.now, &self.market, legion);
        self.table.legions().filter(affordable).max_by(|a, b| worth(*a).total_cmp(&worth(*b)))
    }

    fn weigh(&mut self, action: Action) -> f32 {
        let mut then = self.now;
        match action {
            Action::Keep { card, open } => {
                then.hand.put(card, 1.0);
                open.iter().for_each(|card| then.display.put(card, 1.0)); // 10.3
                self.outlook.worth(&then, &self.eye(None))
            }
            Action::Draw => 1.0,
            Action::Look => 0.0,
            Action::Hand(card) | Action::Under(card) | Action::Below(_, card) => self.place(card, action),
            Action::Buy(legion) => self.bought(&then, &self.market, legion),
            Action::Play(card) => {
                take(&mut then.hand, card);
                then.display.put(card, 1.0);
                then.money -= f32::from(cost(self.table));
                then.money += f32::from(income_with(self.table, self.seat, card));
                self.worth(&then)
            }
            Action::Surrender(card) => {
                take(&mut then.hand, card);
                then.rome[card.category() as usize] += f32::from(card.symbols()); // 7.5
                self.outlook.worth(&then, &self.outlook.eye(&then.rome, self.market.levied()))
            }
            Action::Pass => {
                if self.table.step() == Step::Play {
                    then.money += f32::from(self.table.income());
                }
                self.worth(&then)
            }
        }
    }

    /// A drawn card placed, and the rest of the draw as far as it can be foreseen (4): the cards still held go where
    /// they help most, those to come are average ones. A group that could be bought after it counts (5).
    fn place(&mut self, card: Card, action: Action) -> f32 {
        let Step::Place(draw) = self.table.step() else { unreachable!("cards are placed in a draw") };
        let mut then = self.now;
        let mut touched = None;
        match action {
            Action::Hand(_) => then.hand.put(card, 1.0),
            Action::Below(legion, _) => touched = Some(legion),
            _ => {}
        }
        // The market is changed in place and put back: a copy of it would be most of the work.
        let below = touched.map(|legion| self.market.put(legion.index(), &Lot::of([card])));
        let last = self.finish_draw(&mut then, draw, card, action);
        let cheapest = last.map(|last| self.market.put(self.market.cheapest(), &last));
        let affordable = |legion: &Legion| self.price(&self.market, *legion) <= then.money;
        // Only the group that grew and the one that was best before: the others have little to gain from this card.
        let others = self.favourite.filter(|legion| Some(*legion) != touched);
        let worth = touched
            .into_iter()
            .chain(others)
            .filter(affordable)
            .map(|legion| self.bought(&then, &self.market, legion))
            .fold(self.worth(&then), f32::max);
        cheapest.into_iter().chain(below).for_each(|before| self.market.put_back(before));
        worth
    }

    /// Fills the hand places of the draw that are left after this action, and says what is left for a Legion.
    fn finish_draw(&self, then: &mut Standing, draw: Draw, card: Card, action: Action) -> Option<Lot> {
        let mut held: ArrayVec<Card, 8> = self.table.held().flatten().take(8).collect();
        if let Some(at) = held.iter().position(|other| *other == card) {
            held.remove(at);
        }
        let hand_places = draw.hand_places() - u8::from(matches!(action, Action::Hand(_)));
        let mut coming = f32::from(draw.coming());
        let nothing = self.eye(None);
        for _ in 0..hand_places {
            let with = |card: Card| {
                let mut with = *then;
                with.hand.put(card, 1.0);
                self.outlook.worth(&with, &nothing)
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
        let left = legion_left && (coming > 0.0 || !held.is_empty());
        left.then(|| held.first().map_or(self.outlook.typical, |card| Lot::of([*card])))
    }

    /// The table after buying what lies below a Legion (5.1).
    fn bought(&self, then: &Standing, market: &Market, legion: Legion) -> f32 {
        let mut after = *then;
        after.money -= self.price(market, legion);
        after.hand.add(&market.groups[legion.index()], 1.0);
        self.outlook.worth(&after, &self.eye(market.dearest_but(Some(legion))))
    }

    /// What a group costs this seat (5.2).
    fn price(&self, market: &Market, legion: Legion) -> f32 {
        (market.groups[legion.index()].price - f32::from(self.table.discount(self.seat))).max(0.0)
    }
}

/// What lies below the Legions, or would.
#[derive(Clone, Debug)]
struct Market {
    groups: ArrayVec<Lot, { Legion::MAX }>,
    /// Bits of the groups that are not as they lie on the table.
    changed: u16,
}

impl Market {
    fn is_changed(&self, at: usize) -> bool {
        self.changed >> at & 1 != 0
    }

    /// Adds cards to a group. Returns what is needed to put it back.
    fn put(&mut self, at: usize, cards: &Lot) -> (usize, Lot, u16) {
        let before = (at, self.groups[at], self.changed);
        self.groups[at].add(cards, 1.0);
        self.changed |= 1 << at;
        before
    }

    /// As it was; what was put last goes first.
    fn put_back(&mut self, (at, group, changed): (usize, Lot, u16)) {
        self.groups[at] = group;
        self.changed = changed;
    }

    /// The number of the group Rome would take: of equal ones the lowest Legion's (9.1).
    fn dearest(&self) -> Option<usize> {
        self.dearest_but(None)
    }

    fn dearest_but(&self, sold: Option<Legion>) -> Option<usize> {
        let (mut dearest, mut price) = (None, 0.0);
        for (at, (legion, group)) in Legion::all(self.groups.len()).zip(&self.groups).enumerate() {
            if group.price > price && Some(legion) != sold {
                (dearest, price) = (Some(at), group.price);
            }
        }
        dearest
    }

    /// The group Rome would take.
    fn levied(&self) -> &Lot {
        self.dearest().map_or(&Lot::NOTHING, |at| &self.groups[at])
    }

    /// The number of the cheapest group.
    fn cheapest(&self) -> usize {
        let price = |at: &usize| self.groups[*at].price;
        (0..self.groups.len()).min_by(|a, b| price(a).total_cmp(&price(b))).expect("there are always Legions")
    }
}

/// Takes a card out of a hand.
fn take(hand: &mut Lot, card: Card) {
    hand.put(card, -1.0);
}
