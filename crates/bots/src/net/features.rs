//! What a seat knows, as lists of rows of the network's first layers. Every property falls into one of a few steps, often
//! two properties together (mine beside Rome's, the lead beside the turns left), and each step has a row: so a table is
//! some hundred rows out of a few thousand, and a first layer is their sum. One list is about the table as the seat sees it
//! ([`rows`]), then one about each rival ([`rivals`]).
//!
//! Only what the seat may know is read, also off a full game: what others hold counts as far as everybody saw it bought.
//!
//! Beside the rows stands one number, the hunch: what `shrewd` thinks of the table. The network corrects it.

mod reading;
mod rivals;
mod rows;

use pax_rules::{Card, Category, Legion, Seat, Table};

use reading::Reading;
pub use rivals::RIVAL_ROWS;

/// More rows than any table has: of its categories, of the groups below its Legions, of the rest, and of its rivals.
const MOST: usize = Category::COUNT * (CATEGORY.len() - 1)
    + Category::COUNT * Legion::MAX
    + WHOLE.len()
    + (Seat::MAX - 1) * rivals::MOST;

/// What the seat sees beyond what lies open.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// Whether it knows Rome's face-down cards.
    pub rome: bool,
    /// Drawn cards that it knows and has not placed.
    pub held: &'a [Card],
    /// How far its turn is taken to have gone.
    pub turn: TurnSeen,
}

/// A turn is judged before anything of the next round is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnSeen {
    /// As the table says.
    AsItIs,
    /// Over, with the income it has by now.
    Ended,
    /// Spent looking at Rome, and what was seen is not known yet (3.2).
    Looking,
}

impl Sight<'_> {
    /// What the seat knows between two turns.
    pub fn of(table: &Table, seat: Seat) -> Sight<'static> {
        Sight { rome: table.looked().contains(seat), held: &[], turn: TurnSeen::AsItIs }
    }
}

/// Rows of the first layers.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    /// Those of the table, then those of each rival.
    rows: [u16; MOST],
    len: usize,
    /// Where the rows of the table end, then those of each rival.
    ends: [u16; Seat::MAX],
    players: usize,
    /// What `shrewd` thinks of the seat's chance, as a logit.
    pub(crate) hunch: f32,
}

/// Steps of time: turns left to the seat after this one.
const PHASES: usize = 6;

/// Rows of each category's properties, in order.
const CATEGORY: [usize; 15] = [
    64,
    64,
    36,
    5 * 3 * 8,
    15,
    48,
    15,
    9 * PHASES,
    9 * PHASES,
    3 * 3 * 9,
    4 * 4 * 3,
    10 * 7,
    10 * 7,
    10 * 7,
    3 * 3 * 4,
];
/// Rows of the other properties, in order.
const WHOLE: [usize; 32] = [
    16 * PHASES,
    15 * PHASES,
    8 * PHASES,
    3 * 7 * PHASES,
    11 * PHASES,
    8 * 3 * PHASES,
    25 * PHASES,
    25 * 8,
    11 * PHASES,
    11 * PHASES,
    10 * 7 * PHASES,
    8 * 10,
    STAGES,
    32,
    70,
    25,
    25,
    16,
    16,
    40,
    3 * PHASES,
    16,
    49,
    121,
    121,
    10 * 11,
    3 * 7 * 3 * 3 * PHASES,
    9 * 7 * PHASES,
    11 * PHASES,
    7 * 3 * 9,
    8 * 8 * PHASES,
    8 * 8 * PHASES,
];
const STAGES: usize = 24;

const PER_CATEGORY: usize = sum(&CATEGORY);
/// How many rows the first layer has for the table.
pub const ROWS: usize = Category::COUNT * PER_CATEGORY + sum(&WHOLE);

const fn sum(sizes: &[usize]) -> usize {
    let (mut total, mut at) = (0, 0);
    while at < sizes.len() {
        total += sizes[at];
        at += 1;
    }
    total
}

const fn starts<const N: usize>(sizes: &[usize; N], from: usize) -> [usize; N] {
    let mut starts = [0; N];
    let (mut total, mut at) = (from, 0);
    while at < N {
        starts[at] = total;
        total += sizes[at];
        at += 1;
    }
    starts
}

const CATEGORY_STARTS: [usize; CATEGORY.len()] = starts(&CATEGORY, 0);
const WHOLE_STARTS: [usize; WHOLE.len()] = starts(&WHOLE, Category::COUNT * PER_CATEGORY);

impl Features {
    /// The rows of the table.
    #[inline]
    pub fn rows(&self) -> &[u16] {
        &self.rows[..usize::from(self.ends[0])]
    }

    /// The rows of each rival, in seat order from the seat's left on.
    #[inline]
    pub fn rivals(&self) -> impl ExactSizeIterator<Item = &[u16]> {
        let ends = &self.ends[..self.players];
        ends.windows(2).map(|ends| &self.rows[usize::from(ends[0])..usize::from(ends[1])])
    }

    #[inline(always)]
    fn push(&mut self, row: usize) {
        self.rows[self.len] = row as u16;
        self.len += 1;
    }

    #[inline(always)]
    fn whole(&mut self, property: usize, step: usize) {
        debug_assert!(step < WHOLE[property], "property {property} has no step {step}");
        self.push(WHOLE_STARTS[property] + step);
    }

    #[inline(always)]
    fn category(&mut self, category: usize, property: usize, step: usize) {
        debug_assert!(step < CATEGORY[property], "property {property} has no step {step}");
        self.push(category * PER_CATEGORY + CATEGORY_STARTS[property] + step);
    }

    /// What this seat knows of a table, a full game or a view.
    pub fn of(table: &Table, me: Seat, sight: Sight<'_>) -> Features {
        let players = table.setup().players();
        let mut features = Features { rows: [0; MOST], len: 0, ends: [0; _], players, hunch: 0.0 };
        let (read, market) = Reading::new(table, me, sight);
        read.categories(&mut features, &market);
        read.whole(&mut features);
        features.ends[0] = features.len as u16;
        for (rival, end) in me.others(players).zip(1..) {
            read.rival(&mut features, rival);
            features.ends[end] = features.len as u16;
        }
        features
    }
}

/// A number for every category.
type ByCategory = [u8; Category::COUNT];

/// A step from `low` to `high`, counted from 0.
#[inline(always)]
fn step(value: i32, low: i32, high: i32) -> usize {
    (value.clamp(low, high) - low) as usize
}

const FLEET: usize = Category::Fleet as usize;
const ARMY: usize = Category::Army as usize;
const LAND: usize = Category::Land as usize;
const INTRIGUE: usize = Category::Intrigue as usize;
