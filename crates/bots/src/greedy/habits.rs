//! Habits: small numbers that stand beside the judgement, by what is done, with which card and in which situation. The
//! judgement says what a table is worth; habits know what usually came of doing so. Millions of games have found them
//! (`pax practise`).

use std::sync::LazyLock;

use arrayvec::ArrayVec;
use pax_rules::{Action, Card, Category, Legion, Setup, Step};
use thiserror::Error;

use super::Scales;

/// What is done with a card: kept, taken, slipped under, put below a Legion, played, surrendered, answered with.
const KINDS: usize = 7;
const CATEGORIES: usize = Category::COUNT;
/// Steps of time, of a chance, of money, of cards in hand, and of a difference.
const PHASES: usize = 6;
const CHANCES: usize = 5;
const PURSES: usize = 8;
const HANDS: usize = 8;
const APART: usize = 7;
/// Steps of a card's income.
const INCOMES: usize = 6;
const PASSES: usize = 3;
/// Steps of a card's price, and of what is left of a draw.
const PRICES: usize = 5;
const DRAWS: usize = 3 * 2 * 2 * 3;

/// Defines what rows are about, and how many rows each of it needs.
macro_rules! about {
    ($($(#[$doc:meta])* $name:ident: $rows:expr,)*) => {
        /// What rows are about. Each counts its rows from 0; all of them together are one list.
        #[derive(Clone, Copy)]
        pub(super) enum About {
            $($(#[$doc])* $name,)*
        }

        const SIZES: &[usize] = &[$($rows),*];
    };
}

about! {
    /// A card with which something is done.
    CardInTime: KINDS * CATEGORIES * PHASES,
    CardAndRome: KINDS * CATEGORIES * 3 * CHANCES,
    CardAgainstRome: KINDS * CATEGORIES * APART,
    CardAgainstRivals: KINDS * CATEGORIES * APART,
    CardAmongOthers: KINDS * CATEGORIES * 4 * 3,
    RivalsAgainstRome: KINDS * CATEGORIES * 5,
    CardAndChance: KINDS * CATEGORIES * CHANCES,
    CardAboveRome: KINDS * CATEGORIES * 3 * APART,
    CardNearRome: KINDS * CATEGORIES * APART * PHASES,
    CardNearRivals: KINDS * CATEGORIES * APART * PHASES,
    CardAndLead: KINDS * CATEGORIES * APART,
    CardPrice: KINDS * PHASES * PRICES,
    HandInTime: KINDS * PHASES * HANDS,
    PurseInTime: KINDS * PHASES * PURSES,
    /// A drawn card, by what is still to be placed and to come (4).
    Draw: 3 * DRAWS * CATEGORIES,
    /// Intrigue, by who has Primus Conspiratus (6.5).
    Marker: KINDS * 3 * APART * PHASES,
    /// A card that is played, by its price (6.1) and its income (7).
    Income: 5 * PHASES * INCOMES,
    IncomeOfCategory: CATEGORIES * INCOMES * 4,
    /// A card below a Legion, by the group it makes.
    Group: PHASES * 2 * 2 * 2 * 8,
    GroupAgainstRome: CATEGORIES * 2 * APART,
    GroupAmongOthers: CATEGORIES * 4 * 2,
    /// Not buying, playing or answering.
    PassAndPurse: PASSES * PHASES * PURSES,
    PassAndHand: PASSES * PHASES * HANDS,
    PassAndRome: PASSES * PHASES * CHANCES,
    PassAndChance: PASSES * 6 * CHANCES,
    PassAndMarker: PASSES * 3 * APART * 3 * PHASES,
    PassAndIncome: PASSES * 4 * INCOMES * PHASES,
    /// A group that is bought (5.1).
    Price: PHASES * 10 * 4,
    Change: PHASES * PURSES,
    Denied: 2 * CHANCES * PHASES,
    BoughtNearRome: CATEGORIES * APART * PHASES,
    BoughtNearRivals: CATEGORIES * APART * PHASES,
    BoughtAndRome: CATEGORIES * 3 * CHANCES,
}

const STARTS: [usize; SIZES.len()] = {
    let mut starts = [0; SIZES.len()];
    let mut at = 1;
    while at < SIZES.len() {
        starts[at] = starts[at - 1] + SIZES[at - 1];
        at += 1;
    }
    starts
};

/// Cards of a bought group that are looked at.
const MOST_BOUGHT: usize = 8;

/// The rows of one choice, each the number of a habit.
#[derive(Clone, Debug, Default)]
pub struct Rows(ArrayVec<u16, { 3 + 3 * MOST_BOUGHT }>);

/// Where rows go.
pub(super) trait Sink {
    fn take(&mut self, row: usize);

    #[inline(always)]
    fn push(&mut self, about: About, row: usize) {
        debug_assert!(row < SIZES[about as usize], "row {row} of {}", SIZES[about as usize]);
        self.take(STARTS[about as usize] + row);
    }
}

/// Kept, to be learnt from.
impl Sink for Rows {
    fn take(&mut self, row: usize) {
        self.0.push(row as u16);
    }
}

/// Added up at once.
pub(super) struct Sum<'a> {
    pub habits: &'a Habits,
    pub sum: f32,
}

impl Sink for Sum<'_> {
    #[inline(always)]
    fn take(&mut self, row: usize) {
        self.sum += self.habits.0[row];
    }
}

impl Rows {
    /// Their numbers, below [`Habits::COUNT`].
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        self.0.iter().map(|row| usize::from(*row))
    }
}

/// A number for each row, as part of a logit.
#[derive(Clone, Debug, PartialEq)]
pub struct Habits(Vec<f32>);

impl Habits {
    /// How many there are.
    pub const COUNT: usize = STARTS[SIZES.len() - 1] + SIZES[SIZES.len() - 1];

    /// Of somebody who has none yet.
    pub fn none() -> Habits {
        Habits(vec![0.0; Habits::COUNT])
    }

    /// All numbers.
    pub fn numbers(&self) -> &[f32] {
        &self.0
    }

    /// The same, to be changed.
    pub fn numbers_mut(&mut self) -> &mut [f32] {
        &mut self.0
    }

    /// What they say of a choice with these rows.
    pub fn of(&self, rows: &Rows) -> f32 {
        rows.iter().map(|row| self.0[row]).sum()
    }

    /// The habits that were found for a mode.
    pub(super) fn found(setup: Setup) -> &'static Habits {
        static SHIPPED: LazyLock<[Habits; 3]> = LazyLock::new(|| {
            let files: [&[u8]; 3] = [
                include_bytes!("../../weights/solo.habits"),
                include_bytes!("../../weights/duel.habits"),
                include_bytes!("../../weights/table.habits"),
            ];
            files.map(|bytes| Habits::read(bytes).expect("a test reads all shipped habits"))
        });
        &SHIPPED[setup.players().min(3) - 1]
    }
}

const MAGIC: &[u8; 4] = b"PAXH";
/// Bumped when the meaning of a row changes.
const VERSION: u16 = 1;

/// Why a file holds no habits for this program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoHabits {
    #[error("these are no habits of Pax: the file does not begin with PAXH")]
    Foreign,
    #[error("these habits have format {found} and this program reads format {VERSION}: practise again")]
    Version { found: u16 },
    #[error("there are {found} bytes of habits and this program has {expected}: the file is damaged", expected = Habits::COUNT)]
    Length { found: usize },
    #[error("the habits are multiples of what is no number: the file is damaged")]
    Unit,
}

/// As files: the head, one number that all are multiples of, and a byte for each. All little-endian.
impl Habits {
    /// Writes them down, a little coarser than they are.
    pub fn write(&self) -> Vec<u8> {
        let unit = self.0.iter().fold(f32::MIN_POSITIVE, |most, number| most.max(number.abs())) / 127.0;
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(unit.to_le_bytes());
        bytes.extend(self.0.iter().map(|number| (number / unit).round() as i8 as u8));
        bytes
    }

    /// Reads what [`Habits::write`] wrote.
    pub fn read(bytes: &[u8]) -> Result<Habits, NoHabits> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NoHabits::Foreign)?;
        let (version, rest) = rest.split_first_chunk().ok_or(NoHabits::Length { found: 0 })?;
        let found = u16::from_le_bytes(*version);
        if found != VERSION {
            return Err(NoHabits::Version { found });
        }
        let (unit, rest) = rest.split_first_chunk().ok_or(NoHabits::Length { found: 0 })?;
        if rest.len() != Habits::COUNT {
            return Err(NoHabits::Length { found: rest.len() });
        }
        let unit = f32::from_le_bytes(*unit);
        if !unit.is_finite() {
            return Err(NoHabits::Unit);
        }
        Ok(Habits(rest.iter().map(|byte| unit * f32::from(*byte as i8)).collect()))
    }
}

/// What all choices of a moment share.
#[derive(Clone, Copy, Debug)]
pub(super) struct Situation {
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
    pub(super) fn situation(&self, choices: usize) -> Situation {
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
        let dearest = self.market.dearest();
        let glance = self.outlook.glance(&self.now, dearest);
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
            dearest: dearest.price,
        }
    }

    /// The rows of a choice. Of drawing and looking there are none.
    pub(super) fn rows(&self, at: &Situation, action: Action, rows: &mut impl Sink) {
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
            }
            Action::Surrender(card) => self.card(at, 5, card, rows),
            Action::Pass => self.pass(at, rows),
            Action::Buy(legion) => self.buy(at, legion, rows),
            Action::Draw | Action::Look => {}
        }
    }

    /// What habits say of a choice.
    #[inline]
    pub(super) fn usual(&self, habits: &Habits, at: &Situation, action: Action) -> f32 {
        let mut sum = Sum { habits, sum: 0.0 };
        self.rows(at, action, &mut sum);
        sum.sum
    }

    fn card(&self, at: &Situation, kind: usize, card: Card, rows: &mut impl Sink) {
        let category = card.category() as usize;
        let (mine, best, rome) = (at.mine[category], at.best[category], at.romes[category]);
        let of = kind * CATEGORIES + category;
        let symbols = step(i32::from(card.symbols()), 1, 3);
        let shown = usize::from(self.table.cards_in(self.seat, card.category()).min(2));
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
        let category = card.category() as usize;
        let row = (category * 2 + dearest) * APART + apart(at.mine[category] - at.romes[category]);
        rows.push(About::GroupAgainstRome, row);
        let cards = (self.market.groups[legion.index()].len as usize).min(3);
        rows.push(About::GroupAmongOthers, (category * 4 + cards) * 2 + theirs);
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
        let dearest = usize::from(group.price >= at.dearest);
        rows.push(About::Denied, (dearest * CHANCES + at.rome) * PHASES + at.phase);
        for card in self.table.below(legion).take(MOST_BOUGHT) {
            let category = card.category() as usize;
            let mine = at.mine[category];
            let symbols = step(i32::from(card.symbols()), 1, 3);
            let of = category * APART;
            rows.push(About::BoughtNearRome, (of + apart(mine - at.romes[category])) * PHASES + at.phase);
            rows.push(About::BoughtNearRivals, (of + apart(mine - at.best[category])) * PHASES + at.phase);
            rows.push(About::BoughtAndRome, (category * 3 + symbols) * CHANCES + at.rome);
        }
    }
}

#[cfg(test)]
mod tests {
    use pax_rules::Setup;

    use super::{Habits, NoHabits};

    #[test]
    fn what_is_written_is_read_again_and_nothing_else() {
        let mut habits = Habits::none();
        for (at, number) in habits.numbers_mut().iter_mut().enumerate() {
            *number = (at % 255) as f32 / 127.0 - 1.0;
        }
        let bytes = habits.write();
        let read = Habits::read(&bytes).expect("habits");
        for (wrote, read) in habits.numbers().iter().zip(read.numbers()) {
            assert!((wrote - read).abs() < 0.01, "{wrote} became {read}");
        }
        assert_eq!(Habits::read(&read.write()), Ok(read));
        assert_eq!(Habits::read(b"PAXN and more"), Err(NoHabits::Foreign));
        assert_eq!(Habits::read(b"PAXH\x09\x00"), Err(NoHabits::Version { found: 9 }));
        let short = &bytes[..bytes.len() - 1];
        assert_eq!(Habits::read(short), Err(NoHabits::Length { found: Habits::COUNT - 1 }));
        assert_eq!(Habits::read(&Habits::none().write()), Ok(Habits::none()));
        let mut endless = bytes;
        endless[6..10].copy_from_slice(&f32::INFINITY.to_le_bytes());
        assert_eq!(Habits::read(&endless), Err(NoHabits::Unit));
    }

    #[test]
    fn all_shipped_habits_are_read() {
        for players in 1..=8 {
            let setup = Setup::checked(players, (players == 1).then_some(1)).expect("a mode");
            assert!(Habits::found(setup).numbers().iter().any(|number| *number != 0.0), "{players} players");
        }
    }
}
