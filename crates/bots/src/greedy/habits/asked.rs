//! Habits asked about a moment and its choices: bytes added up, and what the moods then say.

use std::cell::Cell;

use pax_rules::{Action, Card};

use super::rows::Rows;
use super::situation::{BELOW, Situation};
use super::{Coarse, Ingrained, MOODS, Moods, spoken};

/// Habits, and the moment they are asked about.
pub(in crate::greedy) struct Asked<'a> {
    habits: &'a Ingrained,
    at: Situation<'a>,
    moods: Moods,
    /// The last card that was to go below a Legion: which Legion it is changes only what is added.
    below: Cell<Option<(Card, Sum)>>,
}

impl<'a> Asked<'a> {
    #[inline]
    pub fn new(habits: &'a Ingrained, at: Situation<'a>) -> Asked<'a> {
        let sums = add_up(habits.scenes(), &at.moment().0, [0; MOODS]);
        let moods = sums.map(|number| habits.units[1] * f32::from(number));
        Asked { habits, at, moods, below: Cell::new(None) }
    }

    /// What habits say of a choice.
    #[inline]
    pub fn usual(&self, action: Action) -> f32 {
        let Action::Below(legion, card) = action else {
            return self.said(Sum::NOTHING.with(self.habits, &self.at.choice(action)));
        };
        let known = self.below.get().filter(|(same, _)| *same == card);
        let (_, sum) = known.unwrap_or_else(|| {
            let mut rows = Rows::default();
            self.at.card(BELOW, card, &mut rows);
            let known = (card, Sum::NOTHING.with(self.habits, &rows));
            self.below.set(Some(known));
            known
        });
        let mut rows = Rows::default();
        self.at.group(legion, card, &mut rows);
        self.said(sum.with(self.habits, &rows))
    }

    #[inline(always)]
    fn said(&self, Sum { habits, deeds }: Sum) -> f32 {
        let [habit_unit, _, deed_unit, _] = self.habits.units;
        let units = std::array::from_fn(|at| self.moods[at] + deed_unit * f32::from(deeds[at]));
        habit_unit * habits as f32 + spoken(&units, &self.habits.last)
    }
}

/// Numbers of a choice, added up.
#[derive(Clone, Copy)]
struct Sum {
    habits: i32,
    deeds: Coarse,
}

impl Sum {
    const NOTHING: Sum = Sum { habits: 0, deeds: [0; MOODS] };

    #[inline(always)]
    fn with(self, habits: &Ingrained, rows: &Rows) -> Sum {
        let more: i32 = rows.habits.iter().map(|row| i32::from(habits.numbers[usize::from(*row)])).sum();
        Sum { habits: self.habits + more, deeds: add_up(habits.deeds(), &rows.deeds, self.deeds) }
    }
}

/// Rows of moods, added to a sum.
#[inline(always)]
fn add_up(numbers: &[[i8; MOODS]], rows: &[u16], mut sums: Coarse) -> Coarse {
    for row in rows {
        let row = &numbers[usize::from(*row)];
        sums = std::array::from_fn(|at| sums[at] + i16::from(row[at]));
    }
    sums
}
