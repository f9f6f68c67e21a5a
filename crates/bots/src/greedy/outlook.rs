//! What a table is worth to a seat: the chance that the final reckoning (9.6 to 9.8, in solitaire 10.2) finds it the
//! winner. Comparisons that are settled count as they stand; while turns are left they are only likely.

use arrayvec::ArrayVec;
use pax_rules::{Card, Category, Seat, Setup, Step, Table};

use super::lot::{Lot, PerCategory};
use super::weights::Weights;

/// What a decision changes: the seat's own side of the table, and Rome's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    pub display: Lot,
    pub hand: Lot,
    pub money: f32,
    /// Rome's printed symbols, unknown cards by their average.
    pub rome: PerCategory,
}

/// What stays as it is while one decision is weighed.
#[derive(Clone, Debug)]
pub(super) struct Outlook<'a> {
    setup: Setup,
    /// The categories in play are so many from the first.
    categories: usize,
    /// The same in fours.
    fours: usize,
    weights: &'a Weights,
    rivals: ArrayVec<Rival, { Seat::MAX }>,
    /// The most symbols a rival has in each category, and the best of their claims and purses.
    strongest_rival: PerCategory,
    best_claim: f32,
    richest: f32,
    /// The most points of a rival that do not depend on Rome or on money.
    best_points: f32,
    /// Whether the seat has Primus Conspiratus, and whether anybody has.
    marker_mine: bool,
    marker_taken: bool,
    /// The average unseen card.
    pub typical: Lot,
    /// Turns of this seat after the one it is having.
    turns: f32,
    /// Whether the seat can still play cards in this turn.
    plays_ahead: bool,
    /// The chance that the dearest group goes to Rome when this round ends (9.1).
    levy: f32,
    /// How sure comparisons are, as one by their width: with Rome in symbols, of Intrigue, of points, of money.
    rome_focus: f32,
    marker_focus: f32,
    points_focus: f32,
    money_focus: f32,
}

/// A table as habits see it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glance {
    /// The chances that Rome prevails, and that the seat wins.
    pub rome: f32,
    pub win: f32,
    /// How far the seat's points are ahead of the best rival's, but for what both win from Rome and by money.
    pub ahead: f32,
}

#[derive(Clone, Debug)]
struct Rival {
    /// Symbols in the display and, by their average, in the hand, bonuses included (9.6).
    strength: PerCategory,
    /// Points that do not depend on Rome or on money.
    points: f32,
    wealth: f32,
    /// The claim to Primus Conspiratus.
    claim: f32,
    /// The most money among the other rivals.
    richest_other: f32,
}

impl<'a> Outlook<'a> {
    pub fn new(table: &Table, seat: Seat, all: &Lot, weights: &'a Weights) -> (Outlook<'a>, Standing) {
        let setup = table.setup();
        let display = Lot::display(table, seat);
        let hand = Lot::of(table.hand(seat).flatten());
        let typical = Lot::typical(all, &seen(table, seat, &display, &hand));
        let (turns, levy) = time_left(table, seat, weights);
        let hidden = known_of_rome(table, seat);
        let unknown = (Table::ROME_HIDDEN - hidden.len()) as f32;
        let mut rome = [0.0; _];
        for &category in setup.categories() {
            let category_typical = typical.symbols[category as usize];
            let open = f32::from(table.rome_open_symbols()[category as usize]);
            rome[category as usize] = open + unknown * category_typical;
        }
        for card in hidden {
            rome[card.category() as usize] += f32::from(card.symbols());
        }
        let hidden = if unknown > 0.0 { weights.hidden } else { 0.0 };
        let root = turns.sqrt();
        let mut outlook = Outlook {
            setup,
            categories: setup.categories().len(),
            fours: setup.categories().len().div_ceil(4),
            weights,
            rivals: ArrayVec::new(),
            strongest_rival: [0.0; _],
            best_claim: 0.0,
            richest: 0.0,
            best_points: 0.0,
            marker_mine: table.primus_conspiratus() == Some(seat),
            marker_taken: table.primus_conspiratus().is_some(),
            typical,
            turns,
            plays_ahead: matches!(table.step(), Step::Opening | Step::Turn | Step::Place(_) | Step::Buy),
            levy,
            rome_focus: 1.0 / (weights.certain + hidden + weights.drift * root),
            marker_focus: 1.0 / (weights.certain + weights.intrigue_drift * root),
            points_focus: 1.0 / (weights.settled + weights.points_drift * root),
            money_focus: 1.0 / (weights.certain + weights.money_drift * root),
        };
        for rival in setup.seats().filter(|rival| *rival != seat) {
            let rival = outlook.rival(table, rival);
            for (strongest, symbols) in outlook.strongest_rival.iter_mut().zip(rival.strength) {
                *strongest = strongest.max(symbols);
            }
            outlook.best_claim = outlook.best_claim.max(rival.claim);
            outlook.richest = outlook.richest.max(rival.wealth);
            outlook.best_points = outlook.best_points.max(rival.points);
            outlook.rivals.push(rival);
        }
        for at in 0..outlook.rivals.len() {
            let others = outlook.rivals.iter().enumerate().filter(|(other, _)| *other != at);
            outlook.rivals[at].richest_other = others.map(|(_, rival)| rival.wealth).fold(0.0, f32::max);
        }
        let money = f32::from(table.money(seat));
        (outlook, Standing { display, hand, money, rome })
    }

    /// The chance to win, if this is how the table stands and Rome's eye is on this group.
    #[inline]
    pub fn worth(&self, now: &Standing, levied: &Lot) -> f32 {
        self.glance(now, levied).win
    }

    /// The table at a glance, if this is how it stands and Rome's eye is on this group.
    pub fn glance(&self, now: &Standing, levied: &Lot) -> Glance {
        let mine = self.strength(&now.display, &now.hand, now.money);
        let rome = with_bonus(std::array::from_fn(|at| now.rome[at] + self.levy * levied.symbols[at]));
        let shown = self.shown(now);
        let means = self.means(&mine, now);
        let fixed = fixed_points(&mine, shown.iter().sum());
        let ahead = fixed + means - self.best_points;
        if let Some(goal) = self.setup.solo_goal() {
            return Glance { rome: 0.0, win: self.solitaire(goal, &mine, &rome, &shown, means), ahead };
        }
        let marker = self.marker(&mine);
        let rome_wins = self.rome_wins(&mine, &rome);
        let wealth = now.money + now.hand.len;
        let points =
            fixed + self.points_above(&mine, &rome) + marker + self.points_richest(wealth, self.richest) + means;
        let most_points = self.most_points(points, wealth, &rome);
        let win = self.weights.with_rome * rome_wins * marker + (1.0 - rome_wins + self.weights.pride) * most_points;
        Glance { rome: rome_wins, win, ahead }
    }

    /// Turns of the seat after this one.
    pub fn turns(&self) -> f32 {
        self.turns
    }

    /// 9.7: the chance that Rome is at least as strong as every single player in enough categories.
    fn rome_wins(&self, mine: &PerCategory, rome: &PerCategory) -> f32 {
        let strongest = std::array::from_fn(|category| mine[category].max(self.strongest_rival[category]));
        let broken = self.above(&strongest, rome);
        at_least(self.setup.rome_needs(), broken[..self.categories].iter().map(|broken| 1.0 - broken))
    }

    /// 9.7, 6.5: the chance to hold Primus Conspiratus at the end.
    fn marker(&self, mine: &PerCategory) -> f32 {
        let rival = self.best_claim;
        // Equal claims leave it where it is; while nobody has it, the first symbol takes it.
        let start = if self.marker_mine || !self.marker_taken && rival == 0.0 { 0.5 } else { -0.5 };
        let claim = claim(mine);
        if claim == 0.0 && self.turns == 0.0 { 0.0 } else { chance(claim - rival + start, self.marker_focus) }
    }

    /// How much of one's money there is still time to spend: one group a turn (5.1).
    fn spendable(&self) -> f32 {
        (self.turns + f32::from(u8::from(self.plays_ahead))).min(2.0) / 2.0
    }

    /// 9.8: the chance that so many points are the most, with so much money and so many cards in hand.
    fn most_points(&self, points: f32, wealth: f32, rome: &PerCategory) -> f32 {
        // Every rival's odds against the seat, as if each pair met alone.
        let mut odds = 0.0;
        for rival in &self.rivals {
            let theirs = rival.points
                + self.points_above(&rival.strength, rome)
                + self.points_richest(rival.wealth, rival.richest_other.max(wealth));
            let wins = chance(points - theirs, self.points_focus);
            odds += (1.0 - wins) / wins;
        }
        1.0 / (1.0 + odds)
    }

    /// 10.2: every category shown, and enough of them above Rome.
    fn solitaire(&self, goal: usize, mine: &PerCategory, rome: &PerCategory, shown: &PerCategory, means: f32) -> f32 {
        let still_to_come = self.weights.solo_means * means;
        let above = self.above(&mine.map(|symbols| symbols + still_to_come), rome);
        // A category that is missing may come with each turn.
        let missing_comes = self.turns / (self.turns + 2.0);
        let all_shown: f32 =
            shown[..self.categories].iter().map(|shown| shown + (1.0 - shown) * missing_comes).product();
        at_least(goal, above[..self.categories].iter().copied()) * all_shown
    }

    fn rival(&self, table: &Table, seat: Seat) -> Rival {
        let display = Lot::display(table, seat);
        let mut hand = Lot::NOTHING;
        let held = table.hand_len(seat) as f32;
        hand.add(&self.typical, self.weights.rival_hand * held);
        hand.len = held;
        let money = f32::from(table.money(seat));
        let strength = self.strength(&display, &hand, money);
        let standing = Standing { display, hand, money, rome: [0.0; _] };
        let shown = self.shown(&standing).iter().sum();
        let holds = table.primus_conspiratus() == Some(seat);
        let means = self.means(&strength, &standing);
        Rival {
            points: fixed_points(&strength, shown) + f32::from(u8::from(holds)) + means,
            claim: claim(&strength),
            wealth: money + hand.len,
            strength,
            richest_other: 0.0,
        }
    }

    /// Symbols in the display, and those in the hand as far as they will get there (6.1, 6.3), with bonuses (9.6).
    fn strength(&self, display: &Lot, hand: &Lot, money: f32) -> PerCategory {
        let share = self.share_of_hand(hand.len, money);
        let mut symbols = display.symbols;
        for (category, symbols) in symbols.iter_mut().enumerate() {
            *symbols += share * self.weights.patience_of[category] * hand.symbols[category];
        }
        let limit = symbols[LAND].max(symbols[INTRIGUE]);
        for force in [FLEET, ARMY] {
            symbols[force] = symbols[force].min(limit.max(display.symbols[force])); // 6.3
        }
        with_bonus(symbols)
    }

    /// How much of a card in the display a card in hand is.
    fn share_of_hand(&self, len: f32, money: f32) -> f32 {
        // 6.1: the first is free, a second costs 1, a third 3 in all.
        let now = if self.plays_ahead { (1.0 + money / 2.0).min(self.weights.plays_now) } else { 0.0 };
        let plays = now + self.weights.plays * self.turns;
        self.weights.patience * (plays / len.max(1.0)).min(1.0)
    }

    /// By category, whether a card lies in the display, or will.
    fn shown(&self, now: &Standing) -> PerCategory {
        let share = self.share_of_hand(now.hand.len, now.money);
        let mut shown = [0.0; _];
        for &category in self.setup.categories() {
            let category = category as usize;
            let waiting = share * self.weights.shown_patience * now.hand.cards[category].min(1.0);
            // 6.3: a Fleet or an Army waits for Land or Intrigue.
            let limit = |lot: &Lot| lot.symbols[LAND].max(lot.symbols[INTRIGUE]);
            let barred = matches!(category, FLEET | ARMY) && limit(&now.display) + limit(&now.hand) == 0.0;
            shown[category] = if now.display.cards[category] > 0.0 {
                1.0
            } else if barred {
                0.0
            } else {
                waiting
            };
        }
        shown
    }

    /// What money and abilities will still bring, in points.
    fn means(&self, mine: &PerCategory, now: &Standing) -> f32 {
        let weights = self.weights;
        // Half way to a step is half the step: symbols seldom stop there.
        let each_turn = weights.discount * mine[WEALTH] / 3.0 // 5.2
            + weights.foresight * (mine[RELIGION] / 3.0).min(2.0) // 4.2
            + weights.levy_of_one * mine[MILITIA] / 4.0 // 4.3
            + weights.free_play * mine[SCOUT] / 4.0 // 6.2
            - weights.tribute * (mine[ADVERSARY] / 4.0).floor() // 7.5
            + weights.income * largest_paying(&now.display); // 7.2
        let purse = weights.aureus * now.money * weights.purse / (now.money + weights.purse);
        each_turn * self.turns + self.spendable() * purse
    }

    /// 9.8: 3 for each category stronger than Rome.
    fn points_above(&self, strength: &PerCategory, rome: &PerCategory) -> f32 {
        3.0 * self.above(strength, rome)[..self.categories].iter().sum::<f32>()
    }

    /// 9.8: 4 for the most money.
    fn points_richest(&self, wealth: f32, others: f32) -> f32 {
        4.0 * chance(wealth - others + 0.5, self.money_focus)
    }

    /// By category the chance to end stronger than Rome: equal is not enough.
    fn above(&self, strength: &PerCategory, rome: &PerCategory) -> PerCategory {
        let mut above = [0.0; _];
        let fours = strength.as_chunks::<4>().0.iter().zip(rome.as_chunks::<4>().0);
        let above_fours: &mut PerCategory = &mut above;
        for (above, (mine, rome)) in above_fours.as_chunks_mut::<4>().0.iter_mut().zip(fours).take(self.fours) {
            for place in 0..4 {
                above[place] = chance(mine[place] - rome[place] - 0.5, self.rome_focus);
            }
        }
        above
    }
}

/// Adversaries decide only between equal Intrigue: all of them together weigh less than one symbol of it.
const BETWEEN_EQUALS: f32 = 0.05;

const WEALTH: usize = Category::Wealth as usize;
const FLEET: usize = Category::Fleet as usize;
const ARMY: usize = Category::Army as usize;
const RELIGION: usize = Category::Religion as usize;
const LAND: usize = Category::Land as usize;
const INTRIGUE: usize = Category::Intrigue as usize;
const MILITIA: usize = Category::Militia as usize;
const SCOUT: usize = Category::Scout as usize;
const ADVERSARY: usize = Category::Adversary as usize;

/// 9.8: 2 for each category shown, 1 for each Fleet and each Army.
fn fixed_points(strength: &PerCategory, shown: f32) -> f32 {
    2.0 * shown + strength[FLEET] + strength[ARMY]
}

/// 9.6, in thirds: a symbol on the way to a bonus is worth a third of it.
fn with_bonus(mut symbols: PerCategory) -> PerCategory {
    let (fleets, armies) = (symbols[FLEET], symbols[ARMY]);
    symbols[FLEET] += armies / 3.0;
    symbols[ARMY] += fleets / 3.0;
    symbols
}

/// 6.5: Intrigue, and Adversaries between equals.
fn claim(symbols: &PerCategory) -> f32 {
    symbols[INTRIGUE] + BETWEEN_EQUALS * symbols[ADVERSARY]
}

/// 7.2, 7.4: Intrigue never pays.
fn largest_paying(display: &Lot) -> f32 {
    let paying = display.cards.iter().enumerate().filter(|(category, _)| *category != INTRIGUE);
    paying.map(|(_, cards)| *cards).fold(0.0, f32::max)
}

/// The chance that a margin stays above zero when it can move by about one by `focus`.
#[inline(always)]
fn chance(margin: f32, focus: f32) -> f32 {
    let x = margin * focus;
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// The chance that at least so many of these independent things happen.
fn at_least(needed: usize, chances: impl Iterator<Item = f32>) -> f32 {
    // `exactly[k]`: that k happened so far; the last place gathers all from `needed` on.
    let mut exactly = [0.0_f32; Category::COUNT + 1];
    exactly[0] = 1.0;
    for chance in chances {
        exactly[needed] += exactly[needed - 1] * chance;
        for count in (1..needed).rev() {
            exactly[count] = exactly[count] * (1.0 - chance) + exactly[count - 1] * chance;
        }
        exactly[0] *= 1.0 - chance;
    }
    exactly[needed]
}

/// Rome's face-down cards, if the seat has looked at them (3.2).
fn known_of_rome(table: &Table, seat: Seat) -> ArrayVec<Card, { Table::ROME_HIDDEN }> {
    let looked = table.looked().contains(seat);
    table.rome_hidden().into_iter().flatten().filter(|_| looked).collect()
}

/// All cards the viewer sees or has seen, but those under the deck.
fn seen(table: &Table, seat: Seat, display: &Lot, hand: &Lot) -> Lot {
    let mut seen = *display;
    seen.add(hand, 1.0);
    for rival in table.setup().seats().filter(|rival| *rival != seat) {
        seen.add(&Lot::display(table, rival), 1.0);
    }
    seen.add(&Lot::of(table.rome().chain(known_of_rome(table, seat))), 1.0);
    for legion in table.legions() {
        seen.add(&Lot::of(table.below(legion)), 1.0);
    }
    seen
}

/// How many turns the seat has after this one, and the chance that Rome takes the dearest group as it is (9.1).
fn time_left(table: &Table, seat: Seat, weights: &Weights) -> (f32, f32) {
    /// Cards a turn takes off the deck: three drawn, one goes back under (4.1).
    const DRAWN: f32 = 2.0;
    /// Groups a turn buys, which the deck must replace (9.2).
    const BOUGHT: f32 = 0.6;
    let setup = table.setup();
    let players = setup.players() as f32;
    let on_their_way = match table.step() {
        Step::Place(draw) => f32::from(draw.coming()) - f32::from(u8::from(draw.under_place())),
        Step::Turn => DRAWN,
        Step::Opening | Step::Buy | Step::Play | Step::Surrender { .. } | Step::Senate { .. } | Step::Over => 0.0,
    };
    let waiting = match table.step() {
        Step::Opening => players,
        _ => players - 1.0 - table.done().len() as f32,
    };
    let mine_to_come = table.turn() != Some(seat) && !table.done().contains(seat);
    let deck = table.deck_len() as f32 - on_their_way - DRAWN * waiting;
    let empty = table.legions().filter(|legion| table.below(*legion).next().is_none()).count() as f32;
    let served = 1.0 + empty + BOUGHT * waiting;
    let rounds = if deck < served { 0.0 } else { 1.0 + (deck - served) / (1.0 + (DRAWN + BOUGHT) * players) };
    let no_levy = deck <= 0.0 && !setup.final_levy(); // 9.4
    let levy = if no_levy { 0.0 } else { weights.leaves.powf(waiting) };
    (rounds + f32::from(u8::from(mine_to_come)), levy)
}
