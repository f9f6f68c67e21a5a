//! Habits: small numbers that stand beside the judgement, by what is done, with which card and in which situation. The
//! judgement says what a table is worth; habits know what usually came of doing so. Millions of games have found them
//! (`pax practise`).
//!
//! Beside the habits stand moods, a small network: a moment puts its units into some state, a choice moves them from there, and
//! what they then say is added. So a habit can be another one in another moment.

mod asked;
mod rough;
mod rows;
mod situation;

use std::ops::Range;
use std::sync::LazyLock;

use pax_rules::Setup;
use thiserror::Error;

use crate::packed::{Damaged, pack, unpack};
pub(super) use asked::Asked;
use rows::{About, Deed, Scene};
pub use rows::{Moment, Rows};
pub(super) use situation::{Impression, Situation, lead, likely};

/// Units of the moods.
const MOODS: usize = 16;

/// One number for each unit of the moods.
pub type Moods = [f32; MOODS];

#[inline(always)]
fn add(units: &mut Moods, row: &Moods) {
    units.iter_mut().zip(row).for_each(|(unit, weight)| *unit += weight);
}

/// A number for each row, as part of a logit; then the numbers of the moods.
#[derive(Clone, Debug, PartialEq)]
pub struct Habits(Vec<f32>);

const SCENES: usize = About::COUNT.next_multiple_of(MOODS);
const DEEDS: usize = SCENES + Scene::COUNT * MOODS;
const LAST: usize = DEEDS + Deed::COUNT * MOODS;

impl Habits {
    /// How many numbers there are.
    pub const COUNT: usize = LAST + MOODS;

    /// Of somebody who has none yet.
    pub fn none() -> Habits {
        Habits(vec![0.0; Habits::COUNT])
    }

    /// Of somebody who begins to learn: moods that say nothing yet, and differ. `unit` gives numbers from -1 to 1.
    pub fn fresh(mut unit: impl FnMut() -> f32) -> Habits {
        let mut habits = Habits::none();
        habits.0[SCENES..LAST].iter_mut().for_each(|number| *number = 0.15 * unit());
        habits
    }

    /// All numbers.
    pub fn numbers(&self) -> &[f32] {
        &self.0
    }

    /// The same, to be changed.
    pub fn numbers_mut(&mut self) -> &mut [f32] {
        &mut self.0
    }

    #[inline(always)]
    fn scenes(&self) -> &[Moods] {
        self.0[SCENES..DEEDS].as_chunks().0
    }

    #[inline(always)]
    fn deeds(&self) -> &[Moods] {
        self.0[DEEDS..LAST].as_chunks().0
    }

    fn last(&self, units: &Moods) -> f32 {
        spoken(units, self.0[LAST..].first_chunk().expect("a number for each unit"))
    }

    /// The moods of a moment.
    pub fn moods(&self, moment: &Moment) -> Moods {
        let mut units = [0.0; MOODS];
        moment.0.iter().for_each(|row| add(&mut units, &self.scenes()[usize::from(*row)]));
        units
    }

    /// What they say of a choice with these rows.
    pub fn of(&self, moods: &Moods, rows: &Rows) -> f32 {
        let habits: f32 = rows.habits.iter().map(|row| self.0[usize::from(*row)]).sum();
        habits + self.last(&self.units(moods, rows))
    }

    fn units(&self, moods: &Moods, rows: &Rows) -> Moods {
        let mut units = *moods;
        rows.deeds.iter().for_each(|row| add(&mut units, &self.deeds()[usize::from(*row)]));
        units
    }

    /// Adds to a gradient which way the numbers would move if what they say of these choices, each with its rows, had to move
    /// so far.
    pub fn push<'a>(&self, gradient: &mut [f32], moment: &Moment, choices: impl Iterator<Item = (&'a Rows, f32)>) {
        let moods = self.moods(moment);
        let mut back = [0.0; MOODS];
        for (rows, push) in choices {
            for row in &rows.habits {
                gradient[usize::from(*row)] += push;
            }
            let units = self.units(&moods, rows);
            let mut slope = [0.0; MOODS];
            for at in 0..MOODS {
                gradient[LAST + at] += push * soft(units[at]);
                let width = 1.0 / (1.0 + units[at].abs());
                slope[at] = push * self.0[LAST + at] * width * width;
            }
            let deeds: &mut [Moods] = gradient[DEEDS..LAST].as_chunks_mut().0;
            rows.deeds.iter().for_each(|row| add(&mut deeds[usize::from(*row)], &slope));
            add(&mut back, &slope);
        }
        let scenes: &mut [Moods] = gradient[SCENES..DEEDS].as_chunks_mut().0;
        moment.0.iter().for_each(|row| add(&mut scenes[usize::from(*row)], &back));
    }
}

impl Ingrained {
    /// The habits that were found for a mode.
    pub(super) fn found(setup: Setup) -> &'static Ingrained {
        static SHIPPED: LazyLock<[Ingrained; 3]> = LazyLock::new(|| {
            let files: [&[u8]; 3] = [
                include_bytes!("../../weights/solo.habits"),
                include_bytes!("../../weights/duel.habits"),
                include_bytes!("../../weights/table.habits"),
            ];
            files.map(|bytes| Ingrained::read(bytes).expect("a test reads all shipped habits"))
        });
        &SHIPPED[setup.players().min(3) - 1]
    }

    /// The reflexes that were found for a mode: habits of somebody who has no judgement.
    pub(super) fn reflexes(setup: Setup) -> &'static Ingrained {
        static SHIPPED: LazyLock<[Ingrained; 3]> = LazyLock::new(|| {
            let files: [&[u8]; 3] = [
                include_bytes!("../../weights/solo.reflexes"),
                include_bytes!("../../weights/duel.reflexes"),
                include_bytes!("../../weights/table.reflexes"),
            ];
            files.map(|bytes| Ingrained::read(bytes).expect("a test reads all shipped reflexes"))
        });
        &SHIPPED[setup.players().min(3) - 1]
    }
}

/// What units in some state say, each by its number.
#[inline(always)]
fn spoken(units: &Moods, last: &Moods) -> f32 {
    let mut sums = [0.0; 4];
    for (units, last) in units.as_chunks::<4>().0.iter().zip(last.as_chunks::<4>().0) {
        for at in 0..4 {
            sums[at] += last[at] * soft(units[at]);
        }
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}

/// Between -1 and 1, the same way up everywhere.
#[inline(always)]
fn soft(sum: f32) -> f32 {
    sum / (1.0 + sum.abs())
}

const MAGIC: &[u8; 4] = b"PAXH";
/// Bumped when the meaning of a row or the form of the file changes.
const VERSION: u16 = 4;

/// Why a file holds no habits for this program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoHabits {
    #[error("these are no habits of Pax: the file does not begin with PAXH")]
    Foreign,
    #[error("these habits have format {found} and this program reads format {VERSION}: practise again")]
    Version { found: u16 },
    #[error("the habits are damaged: {0}")]
    Damaged(#[from] Damaged),
    #[error("the habits are multiples of what is no number: the file is damaged")]
    Unit,
}

/// The parts of a file: the habits, and the three layers of the moods.
const PARTS: [Range<usize>; 4] = [0..SCENES, SCENES..DEEDS, DEEDS..LAST, LAST..Habits::COUNT];
/// What a file has after its head, unpacked.
const BODY: usize = Habits::COUNT + PARTS.len() * size_of::<f32>();

/// The largest number of a part is so many times the one that all are multiples of. Finer ones make no better player
/// (docs/decisions 0018).
const STEPS: f32 = 31.0;

/// Habits that change no more: as they stand in files and as they are played by, a byte each. All numbers of a part are multiples
/// of one.
#[derive(Clone, Debug, PartialEq)]
pub struct Ingrained {
    units: [f32; PARTS.len()],
    numbers: Vec<i8>,
    /// The last layer of the moods.
    last: Moods,
}

/// The state of moods before their unit is put to it: some dozen bytes added up.
type Coarse = [i16; MOODS];

impl Ingrained {
    /// A little coarser than they were.
    pub fn new(habits: &Habits) -> Ingrained {
        let mut numbers = Vec::with_capacity(Habits::COUNT);
        let units = PARTS.map(|part| {
            let part = &habits.0[part];
            let unit = part.iter().fold(f32::MIN_POSITIVE, |most, number| most.max(number.abs())) / STEPS;
            numbers.extend(part.iter().map(|number| (number / unit).round() as i8));
            unit
        });
        Ingrained::of(units, numbers)
    }

    fn of(units: [f32; PARTS.len()], numbers: Vec<i8>) -> Ingrained {
        let last = std::array::from_fn(|at| units[3] * f32::from(numbers[LAST + at]));
        Ingrained { units, numbers, last }
    }

    /// As they can be learnt on from.
    pub fn habits(&self) -> Habits {
        let mut habits = Habits::none();
        for (part, unit) in PARTS.into_iter().zip(self.units) {
            let numbers = self.numbers[part.clone()].iter().map(|number| unit * f32::from(*number));
            habits.0[part].iter_mut().zip(numbers).for_each(|(habit, number)| *habit = number);
        }
        habits
    }

    #[inline(always)]
    fn scenes(&self) -> &[[i8; MOODS]] {
        self.numbers[SCENES..DEEDS].as_chunks().0
    }

    #[inline(always)]
    fn deeds(&self) -> &[[i8; MOODS]] {
        self.numbers[DEEDS..LAST].as_chunks().0
    }

    /// As a file: the head, then, packed, of each part the one number and a byte for each. All little-endian.
    pub fn write(&self) -> Vec<u8> {
        let mut body = Vec::with_capacity(BODY);
        for (part, unit) in PARTS.into_iter().zip(self.units) {
            body.extend(unit.to_le_bytes());
            body.extend(self.numbers[part].iter().map(|number| *number as u8));
        }
        [&MAGIC[..], &VERSION.to_le_bytes(), &pack(&body)].concat()
    }

    /// Reads what [`Ingrained::write`] wrote.
    pub fn read(bytes: &[u8]) -> Result<Ingrained, NoHabits> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NoHabits::Foreign)?;
        let (version, rest) = rest.split_first_chunk().ok_or(Damaged::Short)?;
        let found = u16::from_le_bytes(*version);
        if found != VERSION {
            return Err(NoHabits::Version { found });
        }
        let body = unpack(rest, BODY)?;
        if body.len() < BODY {
            return Err(Damaged::Short.into());
        }
        let mut numbers = Vec::with_capacity(Habits::COUNT);
        let mut left = &body[..];
        let units = PARTS.map(|part| {
            let (unit, after) = left.split_first_chunk().expect("the length is checked");
            let (bytes, after) = after.split_at(part.len());
            numbers.extend(bytes.iter().map(|byte| *byte as i8));
            left = after;
            f32::from_le_bytes(*unit)
        });
        if units.iter().any(|unit| !unit.is_finite()) {
            return Err(NoHabits::Unit);
        }
        Ok(Ingrained::of(units, numbers))
    }
}

#[cfg(test)]
mod tests {
    use pax_rules::Setup;

    use super::rows::{Moment, Rows};
    use super::{Damaged, Habits, Ingrained, LAST, NoHabits, pack};

    #[test]
    fn what_is_written_is_read_again_and_nothing_else() {
        let mut habits = Habits::none();
        for (at, number) in habits.numbers_mut().iter_mut().enumerate() {
            *number = (at % 255) as f32 / 127.0 - 1.0;
        }
        let bytes = Ingrained::new(&habits).write();
        let read = Ingrained::read(&bytes).expect("habits");
        for (wrote, read) in habits.numbers().iter().zip(read.habits().numbers()) {
            assert!((wrote - read).abs() < 0.02, "{wrote} became {read}");
        }
        assert_eq!(Ingrained::new(&read.habits()), read);
        assert_eq!(Ingrained::read(b"PAXN and more"), Err(NoHabits::Foreign));
        assert_eq!(Ingrained::read(b"PAXH\x09\x00"), Err(NoHabits::Version { found: 9 }));
        let short = &bytes[..bytes.len() - 1];
        assert_eq!(Ingrained::read(short), Err(NoHabits::Damaged(Damaged::Short)));
        let few = [&bytes[..6], &pack(&[0; 100])].concat();
        assert_eq!(Ingrained::read(&few), Err(NoHabits::Damaged(Damaged::Short)));
        let none = Ingrained::new(&Habits::none());
        assert_eq!(none.habits(), Habits::none());
        let endless = Ingrained { units: [f32::INFINITY; 4], ..read };
        assert_eq!(Ingrained::read(&endless.write()), Err(NoHabits::Unit));
    }

    #[test]
    fn a_gradient_says_how_far_an_opinion_moves_with_every_number() {
        let mut at = 0.0_f32;
        let mut habits = Habits::fresh(|| {
            at += 0.7;
            at.sin()
        });
        habits.numbers_mut()[LAST..]
            .iter_mut()
            .enumerate()
            .for_each(|(unit, number)| *number = unit as f32 / 4.0 - 2.0);
        let moment = Moment([3, 80, 700].into_iter().collect());
        let rows = Rows { habits: [5, 900].into_iter().collect(), deeds: [1, 40, 600].into_iter().collect() };
        let opinion = |habits: &Habits| habits.of(&habits.moods(&moment), &rows);
        let mut gradient = vec![0.0; Habits::COUNT];
        habits.push(&mut gradient, &moment, [(&rows, 2.0)].into_iter());
        let moved: Vec<usize> = (0..Habits::COUNT).filter(|at| gradient[*at] != 0.0).collect();
        assert!(moved.len() > 100, "{} numbers have a part in it", moved.len());
        for at in moved {
            let moved_by = |step: f32| {
                let mut other = habits.clone();
                other.numbers_mut()[at] += step;
                opinion(&other)
            };
            let slope = 2.0 * (moved_by(0.01) - moved_by(-0.01)) / 0.02;
            assert!((slope - gradient[at]).abs() < 0.02, "number {at}: {slope} and not {}", gradient[at]);
        }
    }

    #[test]
    fn all_shipped_habits_are_read() {
        for players in 1..=8 {
            let setup = Setup::checked(players, (players == 1).then_some(1)).expect("a mode");
            for habits in [Ingrained::found(setup), Ingrained::reflexes(setup)] {
                assert!(habits.numbers.iter().any(|number| *number != 0), "{players} players");
            }
        }
    }
}
