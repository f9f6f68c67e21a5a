//! Tables as habits and moods see them.

use pax_rules::{Action, Card, Category, Legion, Seat, Step, Table};

use super::rows::{
    APART, About, CATEGORIES, CHANCES, DRAWS, Deed, HANDS, INCOMES, KINDS, MOST_BOUGHT, Moment, PASSES, PHASES, PRICES,
    PURSES, Rows, Scene,
};
use crate::greedy::money::{cost, income_with};

/// What all choices of a moment share.
pub(in crate::greedy) struct Situation<'a> {
    table: &'a Table,
    seat: Seat,
    seen: Impression,
    phase: usize,
    money: usize,
    hand: usize,
    choices: usize,
    /// Who has Primus Conspiratus, and the seat's lead in Intrigue.
    marker: usize,
    lead: usize,
    /// What is left of the draw.
    draw: usize,
    /// The turn's income so far (7).
    income: usize,
    /// Symbols by category: the seat's and the best rival's; and the seat's cards in hand.
    mine: [i32; CATEGORIES],
    best: [i32; CATEGORIES],
    held: [usize; CATEGORIES],
    /// Land or Intrigue in hand, whichever has more symbols (6.3).
    promise: usize,
    /// The most a rival can pay, and what the dearest group costs.
    rival_purse: i32,
    dearest: i32,
    /// Cards below all Legions, by category, and below each.
    offered: [i32; CATEGORIES],
    groups: [u8; Legion::MAX],
    /// The step of the turn, the cards played in it, and what the rules are.
    step: usize,
    played: usize,
    rules: usize,
}

/// What a seat thinks of the table before it looks at its choices.
#[derive(Clone, Copy)]
pub(in crate::greedy) struct Impression {
    /// Turns of the seat after this one.
    pub turns: i32,
    /// How likely it seems that Rome prevails, and that the seat wins.
    pub rome: usize,
    pub own: usize,
    /// The lead in points over the best rival, as they stand.
    pub ahead: usize,
    /// Rome's symbols.
    pub romes: [i32; CATEGORIES],
    /// Whether there is no judgement that knows the limits of 6.3.
    pub alone: bool,
}

/// The kind of a card that goes below a Legion.
pub(super) const BELOW: usize = 3;

/// A step from `low` to `high`, counted from 0.
pub(super) fn step(value: i32, low: i32, high: i32) -> usize {
    (value.clamp(low, high) - low) as usize
}

/// A difference in symbols.
fn apart(difference: i32) -> usize {
    step(difference, -3, 3)
}

fn purse(money: i32) -> usize {
    match money {
        few @ ..=3 => few.max(0) as usize,
        4 | 5 => 4,
        6 | 7 => 5,
        8..=10 => 6,
        11.. => 7,
    }
}

/// One of the steps of a chance.
pub(in crate::greedy) fn likely(chance: f32) -> usize {
    ((chance * CHANCES as f32) as usize).min(CHANCES - 1)
}

/// One of the steps of a lead in points.
pub(in crate::greedy) fn lead(points: f32) -> usize {
    apart((points / 2.0).round() as i32)
}

impl<'a> Situation<'a> {
    pub fn new(table: &'a Table, seat: Seat, choices: usize, seen: Impression) -> Situation<'a> {
        let mine = table.symbols_by_category(seat).map(i32::from);
        let mut best = [0; CATEGORIES];
        let mut rival_purse = 0;
        for rival in table.setup().seats().filter(|rival| *rival != seat) {
            for (best, theirs) in best.iter_mut().zip(table.symbols_by_category(rival)) {
                *best = (*best).max(i32::from(*theirs));
            }
            rival_purse = rival_purse.max(i32::from(table.money(rival)) + i32::from(table.discount(rival)));
        }
        let (mut held, mut in_hand) = ([0; CATEGORIES], [0; CATEGORIES]);
        for card in table.hand(seat).flatten() {
            held[card.category() as usize] += 1;
            in_hand[card.category() as usize] += usize::from(card.symbols());
        }
        let (mut offered, mut groups, mut dearest) = ([0; CATEGORIES], [0; Legion::MAX], 0);
        for legion in table.legions() {
            dearest = dearest.max(i32::from(table.price(legion)));
            for card in table.below(legion) {
                offered[card.category() as usize] += 1;
                groups[legion.index()] += 1;
            }
        }
        let (intrigue, land) = (Category::Intrigue as usize, Category::Land as usize);
        Situation {
            table,
            seat,
            seen,
            phase: match seen.turns {
                ..=3 => seen.turns.max(0) as usize,
                4 | 5 => 4,
                6.. => 5,
            },
            money: purse(i32::from(table.money(seat))),
            hand: held.iter().sum::<usize>().min(HANDS - 1),
            choices: choices.min(6) - 1,
            marker: match table.primus_conspiratus() {
                None => 0,
                Some(holder) if holder == seat => 1,
                Some(_) => 2,
            },
            lead: apart(mine[intrigue] - best[intrigue]),
            draw: match table.step() {
                Step::Place(draw) => {
                    let places = usize::from(draw.hand_places().min(2)) * 2 + usize::from(draw.legion_place());
                    (places * 2 + usize::from(draw.under_place())) * 3 + usize::from(draw.coming().min(2))
                }
                _ => 0,
            },
            income: if table.step() == Step::Play { usize::from(table.income()).min(INCOMES - 1) } else { 0 },
            mine,
            best,
            held,
            promise: in_hand[land].max(in_hand[intrigue]),
            rival_purse,
            dearest,
            offered,
            groups,
            step: match table.step() {
                Step::Opening => 0,
                Step::Turn => 1,
                Step::Place(_) => 2,
                Step::Buy => 3,
                Step::Play => 4,
                Step::Surrender { .. } => 5,
                Step::Senate { .. } | Step::Over => 6,
            },
            played: table.cards_played().min(3),
            rules: usize::from(table.setup().nocturnus()) * 2 + usize::from(table.setup().players() > 3),
        }
    }

    /// The rows of a choice.
    #[inline]
    pub fn choice(&self, action: Action) -> Rows {
        let mut rows = Rows::default();
        self.rows(action, &mut rows);
        rows
    }

    /// Of drawing and looking there are none.
    fn rows(&self, action: Action, rows: &mut Rows) {
        match action {
            Action::Keep { card, .. } => self.card(0, card, rows),
            Action::Hand(card) => self.card(1, card, rows),
            Action::Under(card) => self.card(2, card, rows),
            Action::Below(legion, card) => {
                self.card(BELOW, card, rows);
                self.group(legion, card, rows);
            }
            Action::Play(card) => {
                let answers = matches!(self.table.step(), Step::Senate { .. });
                self.card(if answers { 6 } else { 4 }, card, rows);
                let (cost, income) = (cost(self.table), income_with(self.table, self.seat, card));
                let (cost, income) = (usize::from(cost), usize::from(income).min(INCOMES - 1));
                rows.push(About::Income, (cost.min(4) * PHASES + self.phase) * INCOMES + income);
                let category = card.category() as usize;
                rows.push(About::IncomeOfCategory, (category * INCOMES + income) * 4 + cost.min(3));
                rows.mood(Deed::Income, cost.min(4) * INCOMES + income);
            }
            Action::Surrender(card) => self.card(5, card, rows),
            Action::Pass => self.pass(rows),
            Action::Buy(legion) => self.buy(legion, rows),
            Action::Draw | Action::Look => {}
        }
    }

    /// The rows of the moment.
    pub fn moment(&self) -> Moment {
        let mut moment = Moment::default();
        let mut push = |row: usize| moment.0.push(row as u16);
        let phase = self.phase;
        push(Scene::Step.row(self.step * PHASES + phase));
        push(Scene::Purse.row(phase * PURSES + self.money));
        push(Scene::Hand.row(phase * HANDS + self.hand));
        push(Scene::Rome.row(phase * CHANCES + self.seen.rome));
        push(Scene::Own.row(phase * CHANCES + self.seen.own));
        push(Scene::RomeAndOwn.row(self.seen.rome * CHANCES + self.seen.own));
        push(Scene::Race.row((self.marker * APART + self.lead) * PHASES + phase));
        push(Scene::Lead.row(self.seen.ahead * PHASES + phase));
        push(Scene::Draw.row(self.draw));
        push(Scene::Played.row(self.income * 4 + self.played));
        push(Scene::Offer.row((self.dearest as usize).min(8) * PURSES + purse(self.rival_purse)));
        push(Scene::Choices.row(self.choices));
        push(Scene::Rules.row(self.rules));
        for category in 0..self.table.setup().categories().len() {
            let (mine, best, rome) = (self.mine[category], self.best[category], self.seen.romes[category]);
            push(Scene::NearRome.row((category * APART + apart(mine - rome)) * PHASES + phase));
            push(Scene::NearRivals.row((category * APART + apart(mine - best)) * 4 + self.held[category].min(3)));
            let offered = step(self.offered[category], 0, 3);
            push(Scene::RivalsNearRome.row((category * 5 + step(best - rome, -2, 2)) * 4 + offered));
        }
        moment
    }

    /// A card with which something is done.
    pub(super) fn card(&self, kind: usize, card: Card, rows: &mut Rows) {
        let category = card.category() as usize;
        let (mine, best, rome) = (self.mine[category], self.best[category], self.seen.romes[category]);
        let of = kind * CATEGORIES + category;
        let symbols = step(i32::from(card.symbols()), 1, 3);
        let shown = usize::from(self.table.cards_in(self.seat, card.category()).min(2));
        rows.mood(Deed::Kind, kind);
        rows.mood(Deed::Card, of * 3 + symbols);
        rows.mood(Deed::NearRome, of * APART + apart(mine - rome));
        rows.mood(Deed::NearRivals, of * APART + apart(mine - best));
        rows.mood(Deed::Among, (of * 4 + self.held[category].min(3)) * 3 + shown);
        rows.mood(Deed::RivalsNearRome, of * 5 + step(best - rome, -2, 2));
        rows.push(About::CardInTime, of * PHASES + self.phase);
        rows.push(About::CardAndRome, (of * 3 + symbols) * CHANCES + self.seen.rome);
        rows.push(About::CardAgainstRome, of * APART + apart(mine - rome));
        rows.push(About::CardAgainstRivals, of * APART + apart(mine - best));
        rows.push(About::CardAmongOthers, (of * 4 + self.held[category].min(3)) * 3 + shown);
        rows.push(About::RivalsAgainstRome, of * 5 + step(best - rome, -2, 2));
        rows.push(About::CardAndChance, of * CHANCES + self.seen.own);
        rows.push(About::CardAboveRome, (of * 3 + symbols) * APART + apart(mine - rome));
        rows.push(About::CardNearRome, (of * APART + apart(mine - rome)) * PHASES + self.phase);
        rows.push(About::CardNearRivals, (of * APART + apart(mine - best)) * PHASES + self.phase);
        rows.push(About::CardAndLead, of * APART + self.seen.ahead);
        let price = usize::from(card.price()).clamp(1, PRICES) - 1;
        rows.push(About::CardPrice, (kind * PHASES + self.phase) * PRICES + price);
        rows.mood(Deed::Price, kind * PRICES + price);
        rows.push(About::HandInTime, (kind * PHASES + self.phase) * HANDS + self.hand);
        rows.push(About::PurseInTime, (kind * PHASES + self.phase) * PURSES + self.money);
        if matches!(kind, 1..=3) {
            rows.push(About::Draw, ((kind - 1) * DRAWS + self.draw) * CATEGORIES + category);
        }
        if self.seen.alone && matches!(card.category(), Category::Fleet | Category::Army) {
            let force = usize::from(card.category() == Category::Army);
            let room = step(i32::from(self.table.limit(self.seat)) - mine, -1, 2); // 6.3
            let row = ((kind * 2 + force) * 4 + room) * 4 + self.promise.min(3);
            rows.push(About::Room, row * PHASES + self.phase);
        }
        if card.category() == Category::Intrigue {
            rows.push(About::Marker, ((kind * 3 + self.marker) * APART + self.lead) * PHASES + self.phase);
        }
    }

    /// The group that a card makes with what lies below its Legion.
    pub(super) fn group(&self, legion: Legion, card: Card, rows: &mut Rows) {
        let price = i32::from(self.table.price(legion)) + i32::from(card.price());
        let dearest = usize::from(price >= self.dearest);
        let discount = i32::from(self.table.discount(self.seat));
        let affordable = usize::from(price - discount <= i32::from(self.table.money(self.seat)));
        let theirs = usize::from(price <= self.rival_purse);
        let row = ((self.phase * 2 + dearest) * 2 + affordable) * 2 + theirs;
        rows.push(About::Group, row * 8 + (price as usize).min(7));
        rows.mood(Deed::Group, ((dearest * 2 + affordable) * 2 + theirs) * 8 + (price as usize).min(7));
        let category = card.category() as usize;
        let row = (category * 2 + dearest) * APART + apart(self.mine[category] - self.seen.romes[category]);
        rows.push(About::GroupAgainstRome, row);
        let cards = usize::from(self.groups[legion.index()]).min(3);
        rows.push(About::GroupAmongOthers, (category * 4 + cards) * 2 + theirs);
        rows.mood(Deed::GroupCards, category * 4 + cards);
    }

    fn pass(&self, rows: &mut Rows) {
        let kind = match self.table.step() {
            Step::Buy => 0,
            Step::Play => 1,
            Step::Opening | Step::Turn | Step::Place(_) | Step::Surrender { .. } | Step::Senate { .. } | Step::Over => {
                2
            }
        };
        let of = kind * PHASES + self.phase;
        rows.mood(Deed::Kind, KINDS + kind);
        rows.mood(Deed::Pass, kind * PURSES + self.money);
        rows.push(About::PassAndPurse, of * PURSES + self.money);
        rows.push(About::PassAndHand, of * HANDS + self.hand);
        rows.push(About::PassAndRome, of * CHANCES + self.seen.rome);
        rows.push(About::PassAndChance, (kind * 6 + self.choices) * CHANCES + self.seen.own);
        let intrigue = self.held[Category::Intrigue as usize].min(2);
        let race = ((kind * 3 + self.marker) * APART + self.lead) * 3 + intrigue;
        rows.push(About::PassAndMarker, race * PHASES + self.phase);
        let played = self.table.cards_played().min(3);
        rows.push(About::PassAndIncome, ((kind * 4 + played) * INCOMES + self.income) * PHASES + self.phase);
    }

    fn buy(&self, legion: Legion, rows: &mut Rows) {
        let full_price = i32::from(self.table.price(legion));
        let price = (full_price - i32::from(self.table.discount(self.seat))).max(0); // 5.2
        let cards = step(i32::from(self.groups[legion.index()]), 1, 4);
        let change = purse(i32::from(self.table.money(self.seat)) - price);
        rows.push(About::Price, (self.phase * 10 + (price as usize).min(9)) * 4 + cards);
        rows.push(About::Change, self.phase * PURSES + change);
        rows.mood(Deed::Kind, KINDS + PASSES);
        rows.mood(Deed::Bought, (price as usize).min(9) * 4 + cards);
        rows.mood(Deed::Change, change);
        let dearest = usize::from(full_price >= self.dearest);
        rows.push(About::Denied, (dearest * CHANCES + self.seen.rome) * PHASES + self.phase);
        rows.mood(Deed::Denied, dearest);
        for card in self.table.below(legion).take(MOST_BOUGHT) {
            let category = card.category() as usize;
            let mine = self.mine[category];
            let symbols = step(i32::from(card.symbols()), 1, 3);
            let of = category * APART;
            rows.push(About::BoughtNearRome, (of + apart(mine - self.seen.romes[category])) * PHASES + self.phase);
            rows.push(About::BoughtNearRivals, (of + apart(mine - self.best[category])) * PHASES + self.phase);
            rows.push(About::BoughtAndRome, (category * 3 + symbols) * CHANCES + self.seen.rome);
            rows.mood(Deed::BoughtCard, category * 3 + symbols);
            rows.mood(Deed::BoughtNearRome, of + apart(mine - self.seen.romes[category]));
            rows.mood(Deed::BoughtNearRivals, of + apart(mine - self.best[category]));
        }
    }
}
