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
    rivals: Rivals,
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

/// The rivals, each with a place in every row; fours of them are compared at once.
#[derive(Clone, Debug)]
struct Rivals {
    count: usize,
    /// Symbols in the display and, by their average, in the hand, bonuses included (9.6).
    strength: [PerCategory; Seat::MAX],
    /// Points that do not depend on Rome or on money.
    points: PerRival,
    wealth: PerRival,
    /// The most money among the other rivals.
    richest_other: PerRival,
    /// The most symbols a rival has in each category, and the best of their claims, purses and points.
    strongest: PerCategory,
    best_claim: f32,
    richest: f32,
    best_points: f32,
}

/// A number for every rival; places without one stay as they are.
type PerRival = [f32; Seat::MAX];

/// So few points that nobody minds them: of a place without a rival.
const NOBODY: f32 = -1e6;

/// Rome with the group her eye is on, and how the rivals stand against her: the same for many choices.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eye {
    rome: PerCategory,
    /// By category the chance that a rival ends stronger.
    broken: PerCategory,
    /// The rivals' points but for money.
    points: PerRival,
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

impl<'a> Outlook<'a> {
    pub fn new(table: &Table, seat: Seat, all: &Lot, groups: &[Lot], weights: &'a Weights) -> (Outlook<'a>, Standing) {
        let setup = table.setup();
        let display = Lot::display(table, seat);
        let hand = Lot::of(table.hand(seat).flatten());
        let displays: ArrayVec<Lot, { Seat::MAX }> =
            setup.seats().filter(|rival| *rival != seat).map(|rival| Lot::display(table, rival)).collect();
        let typical = Lot::typical(all, &seen(table, seat, groups, displays.iter().chain([&display, &hand])));
        let TimeLeft { turns, waiting, deck } = TimeLeft::of(table, seat);
        let no_levy = deck <= 0.0 && !setup.final_levy(); // 9.4
        let levy = if no_levy { 0.0 } else { weights.leaves.powf(waiting) };
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
            rivals: Rivals::NONE,
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
        let mut rivals = Rivals::NONE;
        for (rival, display) in setup.seats().filter(|rival| *rival != seat).zip(&displays) {
            outlook.rival(table, rival, display, &mut rivals);
        }
        rivals.count_money();
        outlook.rivals = rivals;
        let money = f32::from(table.money(seat));
        (outlook, Standing { display, hand, money, rome })
    }

    /// Rome with these printed symbols and her eye on this group.
    pub fn eye(&self, rome: &PerCategory, levied: &Lot) -> Eye {
        let rome = with_bonus(std::array::from_fn(|at| rome[at] + self.levy * levied.symbols[at]));
        let rivals = &self.rivals;
        let mut points = rivals.points;
        for (points, strength) in points.iter_mut().zip(&rivals.strength).take(rivals.count) {
            *points += self.points_above(strength, &rome);
        }
        Eye { broken: self.above(&rivals.strongest, &rome), rome, points }
    }

    /// The chance to win, if this is how the table stands.
    #[inline]
    pub fn worth(&self, now: &Standing, eye: &Eye) -> f32 {
        self.glance(now, eye).win
    }

    /// The table at a glance, if this is how it stands.
    pub fn glance(&self, now: &Standing, eye: &Eye) -> Glance {
        let mine = self.strength(&now.display, &now.hand, now.money);
        let shown = self.shown(now);
        let means = self.means(&mine, now);
        let fixed = fixed_points(&mine, shown.iter().sum());
        let ahead = fixed + means - self.rivals.best_points;
        if let Some(goal) = self.setup.solo_goal() {
            return Glance { rome: 0.0, win: self.solitaire(goal, &mine, &eye.rome, &shown, means), ahead };
        }
        let marker = self.marker(&mine);
        let above = self.above(&mine, &eye.rome);
        let rome_wins = self.rome_wins(&above, eye);
        let wealth = now.money + now.hand.len;
        let richest = self.points_richest(wealth, self.rivals.richest);
        let most_points = self.most_points(fixed + self.points_of(&above) + marker + richest + means, wealth, eye);
        let win = self.weights.with_rome * rome_wins * marker + (1.0 - rome_wins + self.weights.pride) * most_points;
        Glance { rome: rome_wins, win, ahead }
    }

    /// Turns of the seat after this one.
    pub fn turns(&self) -> f32 {
        self.turns
    }

    /// 9.7: the chance that Rome is at least as strong as every single player in enough categories.
    fn rome_wins(&self, above: &PerCategory, eye: &Eye) -> f32 {
        let holds = above.iter().zip(&eye.broken).take(self.categories).map(|(mine, theirs)| 1.0 - mine.max(*theirs));
        at_least(self.setup.rome_needs(), holds)
    }

    /// 9.7, 6.5: the chance to hold Primus Conspiratus at the end.
    fn marker(&self, mine: &PerCategory) -> f32 {
        let rival = self.rivals.best_claim;
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
    fn most_points(&self, points: f32, wealth: f32, eye: &Eye) -> f32 {
        let Rivals { count, wealth: theirs, richest_other, .. } = &self.rivals;
        // Every rival's odds against the seat, as if each pair met alone.
        let mut odds = [0.0; 4];
        for four in 0..count.div_ceil(4) {
            for (place, odds) in odds.iter_mut().enumerate() {
                let at = 4 * four + place;
                let richest = self.points_richest(theirs[at], richest_other[at].max(wealth));
                let wins = chance(points - (eye.points[at] + richest), self.points_focus);
                *odds += (1.0 - wins) / wins;
            }
        }
        1.0 / (1.0 + (odds[0] + odds[1]) + (odds[2] + odds[3]))
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

    fn rival(&self, table: &Table, seat: Seat, display: &Lot, rivals: &mut Rivals) {
        let mut hand = Lot::NOTHING;
        let held = table.hand_len(seat) as f32;
        hand.add(&self.typical, self.weights.rival_hand * held);
        hand.len = held;
        let money = f32::from(table.money(seat));
        let strength = self.strength(display, &hand, money);
        let standing = Standing { display: *display, hand, money, rome: [0.0; _] };
        let shown = self.shown(&standing).iter().sum();
        let holds = table.primus_conspiratus() == Some(seat);
        let means = self.means(&strength, &standing);
        let points = fixed_points(&strength, shown) + f32::from(u8::from(holds)) + means;
        rivals.push(&strength, points, money + held);
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
        let waiting = self.share_of_hand(now.hand.len, now.money) * self.weights.shown_patience;
        let mut shown = [0.0; _];
        for (shown, (displayed, held)) in shown.iter_mut().zip(now.display.cards.iter().zip(&now.hand.cards)) {
            *shown = if *displayed > 0.0 { 1.0 } else { waiting * held.min(1.0) };
        }
        // 6.3: a Fleet or an Army waits for Land or Intrigue.
        let limit = |lot: &Lot| lot.symbols[LAND].max(lot.symbols[INTRIGUE]);
        if limit(&now.display) + limit(&now.hand) == 0.0 {
            for force in [FLEET, ARMY] {
                shown[force] = f32::from(u8::from(now.display.cards[force] > 0.0));
            }
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
        self.points_of(&self.above(strength, rome))
    }

    fn points_of(&self, above: &PerCategory) -> f32 {
        3.0 * above[..self.categories].iter().sum::<f32>()
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

impl Rivals {
    const NONE: Rivals = Rivals {
        count: 0,
        strength: [[0.0; _]; _],
        points: [NOBODY; _],
        wealth: [0.0; _],
        richest_other: [0.0; _],
        strongest: [0.0; _],
        best_claim: 0.0,
        richest: 0.0,
        best_points: 0.0,
    };

    fn push(&mut self, strength: &PerCategory, points: f32, wealth: f32) {
        self.strength[self.count] = *strength;
        self.points[self.count] = points;
        self.wealth[self.count] = wealth;
        self.count += 1;
        for (strongest, symbols) in self.strongest.iter_mut().zip(strength) {
            *strongest = strongest.max(*symbols);
        }
        self.best_claim = self.best_claim.max(claim(strength));
        self.best_points = self.best_points.max(points);
    }

    /// When all are known: who is the richest, and for that one who comes after.
    fn count_money(&mut self) {
        let (mut richest, mut second, mut who) = (0.0, 0.0, 0);
        for (at, &wealth) in self.wealth.iter().enumerate().take(self.count) {
            if wealth > richest {
                (richest, second, who) = (wealth, richest, at);
            } else if wealth > second {
                second = wealth;
            }
        }
        self.richest = richest;
        self.richest_other = [richest; _];
        self.richest_other[who] = second;
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

/// All cards the viewer sees or has seen, but those under the deck: displays, the own hand, Rome and what lies below the Legions.
fn seen<'a>(table: &Table, seat: Seat, groups: &'a [Lot], before_players: impl Iterator<Item = &'a Lot>) -> Lot {
    let mut seen = Lot::of(table.rome().chain(known_of_rome(table, seat)));
    for lot in groups.iter().chain(before_players) {
        seen.add(lot, 1.0);
    }
    seen
}

/// How much of the game is left.
pub(super) struct TimeLeft {
    /// Turns of the seat after this one.
    pub turns: f32,
    /// Turns of others before the round ends.
    waiting: f32,
    /// Cards in the deck at the end of the round.
    deck: f32,
}

impl TimeLeft {
    pub fn of(table: &Table, seat: Seat) -> TimeLeft {
        /// Cards a turn takes off the deck: three drawn, one goes back under (4.1).
        const DRAWN: f32 = 2.0;
        /// Groups a turn buys, which the deck must replace (9.2).
        const BOUGHT: f32 = 0.6;
        let players = table.setup().players() as f32;
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
        let served = 1.0 + table.empty_legions() as f32 + BOUGHT * waiting;
        let rounds = if deck < served { 0.0 } else { 1.0 + (deck - served) / (1.0 + (DRAWN + BOUGHT) * players) };
        TimeLeft { turns: rounds + f32::from(u8::from(mine_to_come)), waiting, deck }
    }
}
