//! How long a player may think: so many iterations, which makes its choice repeatable, or so much time.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use thiserror::Error;

/// What one decision may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations of the search. The same view and seed then give the same choice.
    Iterations(u32),
    /// So long, on one core.
    Time(Duration),
}

impl Budget {
    /// So many thousandths of a second.
    pub const fn millis(millis: u64) -> Budget {
        Budget::Time(Duration::from_millis(millis))
    }

    /// The budget of one of several stages; together they have all of it.
    pub(crate) fn part(self, stage: u32, stages: u32) -> Budget {
        match self {
            Budget::Iterations(all) => {
                let until = |stage: u32| (u64::from(all) * u64::from(stage) / u64::from(stages)) as u32;
                Budget::Iterations(until(stage + 1) - until(stage))
            }
            Budget::Time(time) => Budget::Time(time / stages),
        }
    }

    /// A search begins: from here on time runs.
    pub(crate) fn start(self) -> Meter {
        let end = match self {
            Budget::Iterations(_) => None,
            Budget::Time(time) => Some(Instant::now() + time),
        };
        let most = match self {
            Budget::Iterations(iterations) => u64::from(iterations.max(1)),
            Budget::Time(_) => u64::MAX,
        };
        Meter { end, most, done: 0, stopped: false }
    }
}

/// Why a text is no budget.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is no budget: write iterations as in 1000, or a time as in 50ms or 2s")]
pub struct NotABudget(String);

impl FromStr for Budget {
    type Err = NotABudget;

    fn from_str(text: &str) -> Result<Budget, NotABudget> {
        let error = || NotABudget(text.chars().take(24).collect());
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|number| *number > 0).ok_or_else(error);
        if let Some(digits) = text.strip_suffix("ms") {
            return Ok(Budget::millis(u64::from(number(digits)?)));
        }
        if let Some(digits) = text.strip_suffix('s') {
            return Ok(Budget::millis(1000 * u64::from(number(digits)?)));
        }
        Ok(Budget::Iterations(number(text)?))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(iterations) => write!(f, "{iterations}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// A budget being spent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meter {
    end: Option<Instant>,
    most: u64,
    done: u64,
    stopped: bool,
}

impl Meter {
    /// Whether there is enough for one more iteration, which is then counted. The clock is read only with every
    /// `stride`-th, for it costs as much as a few actions.
    #[inline]
    pub fn one_more(&mut self, stride: u64) -> bool {
        if self.stopped || self.done >= self.most {
            return false;
        }
        if let Some(end) = self.end
            && self.done > 0
            && self.done.is_multiple_of(stride)
            && Instant::now() >= end
        {
            self.stopped = true;
            return false;
        }
        self.done += 1;
        true
    }
}
