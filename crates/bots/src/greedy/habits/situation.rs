//! Tables as habits and moods see them.

use pax_rules::{Action, Card, Category, Legion, Step};

use super::rows::{
    APART, About, CATEGORIES, CHANCES, DRAWS, Deed, HANDS, INCOMES, KINDS, MOST_BOUGHT, Moment, PASSES, PHASES, PRICES,
    PURSES, Rows, Scene, Sink,
};
use super::{Habits, MOODS, Moods, Sum, add};
use crate::greedy::Scales;

/// What all choices of a moment share.
#[derive(Clone, Copy, Debug)]
pub(in crate::greedy) struct Situation {
    phase: usize,
    /// How likely it seems that Rome prevails, and that the seat wins.
    rome: usize,
    own: usize,
    money: usize,
    hand: usize,
    choices: usize,
    /// Who has Primus Conspiratus, and the seat's lead in Intrigue.
    marker: usize,
    lead: usize,
    /// The lead in points over the best rival, as they stand.
    ahead: usize,
    /// What is left of the draw.
    draw: usize,
    /// The turn's income so far (7).
    income: usize,
    /// Symbols by category: the seat's, the best rival's, Rome's; and the seat's cards in hand.
    mine: [i32; CATEGORIES],
    best: [i32; CATEGORIES],
    romes: [i32; CATEGORIES],
    held: [usize; CATEGORIES],
    /// The most a rival can pay, and what the dearest group costs.
    rival_purse: f32,
    dearest: f32,
    /// Cards below all Legions, by category.
    offered: [i32; CATEGORIES],
    /// The step of the turn, the cards played in it, and what the rules are.
    step: usize,
    played: usize,
    rules: usize,
}

/// Habits, and the moment they are asked about.
pub(in crate::greedy) struct Asked<'a> {
    habits: &'a Habits,
    at: Situation,
    moods: Moods,
}

/// A step from `low` to `high`, counted from 0.
fn step(value: i32, low: i32, high: i32) -> usize {
    (value.clamp(low, high) - low) as usize
}

/// A difference in symbols.
fn apart(difference: i32) -> usize {
    step(difference, -3, 3)
}

fn purse(money: f32) -> usize {
    match money as i32 {
        few @ ..=3 => few.max(0) as usize,
        4 | 5 => 4,
        6 | 7 => 5,
        8..=10 => 6,
        11.. => 7,
    }
}

fn likely(chance: f32) -> usize {
    ((chance * CHANCES as f32) as usize).min(CHANCES - 1)
}

impl Scales<'_> {
    pub(in crate::greedy) fn situation(&self, choices: usize) -> Situation {
        let (table, seat) = (self.table, self.seat);
        let mine = table.symbols_by_category(seat).map(i32::from);
        let mut best = [0; CATEGORIES];
        let mut rival_purse = 0.0_f32;
        for rival in table.setup().seats().filter(|rival| *rival != seat) {
            for (best, theirs) in best.iter_mut().zip(table.symbols_by_category(rival)) {
                *best = (*best).max(i32::from(*theirs));
            }
            rival_purse = rival_purse.max(f32::from(table.money(rival)) + f32::from(table.discount(rival)));
        }
        let turns = self.outlook.turns() as i32;
        let glance = self.outlook.glance(&self.now, &self.eye(self.market.dearest()));
        let intrigue = Category::Intrigue as usize;
        Situation {
            phase: match turns {
                ..=3 => turns.max(0) as usize,
                4 | 5 => 4,
                6.. => 5,
            },
            rome: likely(glance.rome),
            own: likely(glance.win),
            money: purse(self.now.money),
            hand: (self.now.hand.len as usize).min(HANDS - 1),
            choices: choices.min(6) - 1,
            marker: match table.primus_conspiratus() {
                None => 0,
                Some(holder) if holder == seat => 1,
                Some(_) => 2,
            },
            lead: apart(mine[intrigue] - best[intrigue]),
            ahead: apart((glance.ahead / 2.0).round() as i32),
            draw: match table.step() {
                Step::Place(draw) => {
                    let places = usize::from(draw.hand_places().min(2)) * 2 + usize::from(draw.legion_place());
                    (places * 2 + usize::from(draw.under_place())) * 3 + usize::from(draw.coming().min(2))
                }
                _ => 0,
            },
            income: if table.step() == Step::Play { usize::from(table.income()).min(INCOMES - 1) } else { 0 },
            romes: std::array::from_fn(|category| self.now.rome[category] as i32),
            held: std::array::from_fn(|category| self.now.hand.cards[category] as usize),
            mine,
            best,
            rival_purse,
            dearest: self.market.levied().price,
            offered: std::array::from_fn(|category| {
                self.market.groups.iter().map(|group| group.cards[category] as i32).sum()
            }),
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

    /// The rows of a choice, to be learnt from.
    pub(in crate::greedy) fn choice(&self, at: &Situation, action: Action) -> Rows {
        let mut rows = Rows::default();
        self.rows(at, action, &mut rows);
        rows
    }

    /// The rows of a choice. Of drawing and looking there are none.
    fn rows(&self, at: &Situation, action: Action, rows: &mut impl Sink) {
        match action {
            Action::Keep { card, .. } => self.card(at, 0, card, rows),
            Action::Hand(card) => self.card(at, 1, card, rows),
            Action::Under(card) => self.card(at, 2, card, rows),
            Action::Below(legion, card) => {
                self.card(at, 3, card, rows);
                self.group(at, legion, card, rows);
            }
            Action::Play(card) => {
                let answers = matches!(self.table.step(), Step::Senate { .. });
                self.card(at, if answers { 6 } else { 4 }, card, rows);
                let (cost, income) = (self.cost() as usize, (self.income_with(card) as usize).min(INCOMES - 1));
                rows.push(About::Income, (cost.min(4) * PHASES + at.phase) * INCOMES + income);
                let category = card.category() as usize;
                rows.push(About::IncomeOfCategory, (category * INCOMES + income) * 4 + cost.min(3));
                rows.mood(Deed::Income, cost.min(4) * INCOMES + income);
            }
            Action::Surrender(card) => self.card(at, 5, card, rows),
            Action::Pass => self.pass(at, rows),
            Action::Buy(legion) => self.buy(at, legion, rows),
            Action::Draw | Action::Look => {}
        }
    }

    /// Habits that are asked about all choices of this moment.
    #[inline]
    pub(in crate::greedy) fn ask<'a>(&self, habits: &'a Habits, choices: usize) -> Asked<'a> {
        let at = self.situation(choices);
        let scenes = habits.scenes();
        let mut moods = [0.0; MOODS];
        self.scene(&at, |row| add(&mut moods, &scenes[row]));
        Asked { habits, at, moods }
    }

    /// What habits say of a choice.
    #[inline]
    pub(in crate::greedy) fn usual(&self, asked: &Asked<'_>, action: Action) -> f32 {
        let mut sum = Sum { habits: asked.habits, sum: 0.0, units: asked.moods };
        self.rows(&asked.at, action, &mut sum);
        sum.worth()
    }

    /// The rows of a moment.
    pub(in crate::greedy) fn moment(&self, at: &Situation) -> Moment {
        let mut moment = Moment::default();
        self.scene(at, |row| moment.0.push(row as u16));
        moment
    }

    #[inline(always)]
    fn scene(&self, at: &Situation, mut push: impl FnMut(usize)) {
        let phase = at.phase;
        push(Scene::Step.row(at.step * PHASES + phase));
        push(Scene::Purse.row(phase * PURSES + at.money));
        push(Scene::Hand.row(phase * HANDS + at.hand));
        push(Scene::Rome.row(phase * CHANCES + at.rome));
        push(Scene::Own.row(phase * CHANCES + at.own));
        push(Scene::RomeAndOwn.row(at.rome * CHANCES + at.own));
        push(Scene::Race.row((at.marker * APART + at.lead) * PHASES + phase));
        push(Scene::Lead.row(at.ahead * PHASES + phase));
        push(Scene::Draw.row(at.draw));
        push(Scene::Played.row(at.income * 4 + at.played));
        push(Scene::Offer.row((at.dearest as usize).min(8) * PURSES + purse(at.rival_purse)));
        push(Scene::Choices.row(at.choices));
        push(Scene::Rules.row(at.rules));
        for category in 0..self.table.setup().categories().len() {
            let (mine, best, rome) = (at.mine[category], at.best[category], at.romes[category]);
            push(Scene::NearRome.row((category * APART + apart(mine - rome)) * PHASES + phase));
            push(Scene::NearRivals.row((category * APART + apart(mine - best)) * 4 + at.held[category].min(3)));
            let offered = step(at.offered[category], 0, 3);
            push(Scene::RivalsNearRome.row((category * 5 + step(best - rome, -2, 2)) * 4 + offered));
        }
    }

    fn card(&self, at: &Situation, kind: usize, card: Card, rows: &mut impl Sink) {
        let category = card.category() as usize;
        let (mine, best, rome) = (at.mine[category], at.best[category], at.romes[category]);
        let of = kind * CATEGORIES + category;
        let symbols = step(i32::from(card.symbols()), 1, 3);
        let shown = usize::from(self.table.cards_in(self.seat, card.category()).min(2));
        rows.mood(Deed::Kind, kind);
        rows.mood(Deed::Card, of * 3 + symbols);
        rows.mood(Deed::NearRome, of * APART + apart(mine - rome));
        rows.mood(Deed::NearRivals, of * APART + apart(mine - best));
        rows.mood(Deed::Among, (of * 4 + at.held[category].min(3)) * 3 + shown);
        rows.mood(Deed::RivalsNearRome, of * 5 + step(best - rome, -2, 2));
        rows.push(About::CardInTime, of * PHASES + at.phase);
        rows.push(About::CardAndRome, (of * 3 + symbols) * CHANCES + at.rome);
        rows.push(About::CardAgainstRome, of * APART + apart(mine - rome));
        rows.push(About::CardAgainstRivals, of * APART + apart(mine - best));
        rows.push(About::CardAmongOthers, (of * 4 + at.held[category].min(3)) * 3 + shown);
        rows.push(About::RivalsAgainstRome, of * 5 + step(best - rome, -2, 2));
        rows.push(About::CardAndChance, of * CHANCES + at.own);
        rows.push(About::CardAboveRome, (of * 3 + symbols) * APART + apart(mine - rome));
        rows.push(About::CardNearRome, (of * APART + apart(mine - rome)) * PHASES + at.phase);
        rows.push(About::CardNearRivals, (of * APART + apart(mine - best)) * PHASES + at.phase);
        rows.push(About::CardAndLead, of * APART + at.ahead);
        let price = usize::from(card.price()).clamp(1, PRICES) - 1;
        rows.push(About::CardPrice, (kind * PHASES + at.phase) * PRICES + price);
        rows.mood(Deed::Price, kind * PRICES + price);
        rows.push(About::HandInTime, (kind * PHASES + at.phase) * HANDS + at.hand);
        rows.push(About::PurseInTime, (kind * PHASES + at.phase) * PURSES + at.money);
        if matches!(kind, 1..=3) {
            rows.push(About::Draw, ((kind - 1) * DRAWS + at.draw) * CATEGORIES + category);
        }
        if card.category() == Category::Intrigue {
            rows.push(About::Marker, ((kind * 3 + at.marker) * APART + at.lead) * PHASES + at.phase);
        }
    }

    /// The group that a card makes with what lies below its Legion.
    fn group(&self, at: &Situation, legion: Legion, card: Card, rows: &mut impl Sink) {
        let price = self.market.groups[legion.index()].price + f32::from(card.price());
        let dearest = usize::from(price >= at.dearest);
        let affordable = usize::from(price - f32::from(self.table.discount(self.seat)) <= self.now.money);
        let theirs = usize::from(price <= at.rival_purse);
        let row = ((at.phase * 2 + dearest) * 2 + affordable) * 2 + theirs;
        rows.push(About::Group, row * 8 + (price as usize).min(7));
        rows.mood(Deed::Group, ((dearest * 2 + affordable) * 2 + theirs) * 8 + (price as usize).min(7));
        let category = card.category() as usize;
        let row = (category * 2 + dearest) * APART + apart(at.mine[category] - at.romes[category]);
        rows.push(About::GroupAgainstRome, row);
        let cards = (self.market.groups[legion.index()].len as usize).min(3);
        rows.push(About::GroupAmongOthers, (category * 4 + cards) * 2 + theirs);
        rows.mood(Deed::GroupCards, category * 4 + cards);
    }

    fn pass(&self, at: &Situation, rows: &mut impl Sink) {
        let kind = match self.table.step() {
            Step::Buy => 0,
            Step::Play => 1,
            Step::Opening | Step::Turn | Step::Place(_) | Step::Surrender { .. } | Step::Senate { .. } | Step::Over => {
                2
            }
        };
        let of = kind * PHASES + at.phase;
        rows.mood(Deed::Kind, KINDS + kind);
        rows.mood(Deed::Pass, kind * PURSES + at.money);
        rows.push(About::PassAndPurse, of * PURSES + at.money);
        rows.push(About::PassAndHand, of * HANDS + at.hand);
        rows.push(About::PassAndRome, of * CHANCES + at.rome);
        rows.push(About::PassAndChance, (kind * 6 + at.choices) * CHANCES + at.own);
        let intrigue = at.held[Category::Intrigue as usize].min(2);
        let race = ((kind * 3 + at.marker) * APART + at.lead) * 3 + intrigue;
        rows.push(About::PassAndMarker, race * PHASES + at.phase);
        let played = self.table.cards_played().min(3);
        rows.push(About::PassAndIncome, ((kind * 4 + played) * INCOMES + at.income) * PHASES + at.phase);
    }

    fn buy(&self, at: &Situation, legion: Legion, rows: &mut impl Sink) {
        let price = self.price(&self.market, legion);
        let group = &self.market.groups[legion.index()];
        rows.push(About::Price, (at.phase * 10 + (price as usize).min(9)) * 4 + step(group.len as i32, 1, 4));
        rows.push(About::Change, at.phase * PURSES + purse(self.now.money - price));
        rows.mood(Deed::Kind, KINDS + PASSES);
        rows.mood(Deed::Bought, (price as usize).min(9) * 4 + step(group.len as i32, 1, 4));
        rows.mood(Deed::Change, purse(self.now.money - price));
        let dearest = usize::from(group.price >= at.dearest);
        rows.push(About::Denied, (dearest * CHANCES + at.rome) * PHASES + at.phase);
        rows.mood(Deed::Denied, dearest);
        for card in self.table.below(legion).take(MOST_BOUGHT) {
            let category = card.category() as usize;
            let mine = at.mine[category];
            let symbols = step(i32::from(card.symbols()), 1, 3);
            let of = category * APART;
            rows.push(About::BoughtNearRome, (of + apart(mine - at.romes[category])) * PHASES + at.phase);
            rows.push(About::BoughtNearRivals, (of + apart(mine - at.best[category])) * PHASES + at.phase);
            rows.push(About::BoughtAndRome, (category * 3 + symbols) * CHANCES + at.rome);
            rows.mood(Deed::BoughtCard, category * 3 + symbols);
            rows.mood(Deed::BoughtNearRome, of + apart(mine - at.romes[category]));
            rows.mood(Deed::BoughtNearRivals, of + apart(mine - at.best[category]));
        }
    }
}
