//! Estimates with 95 % intervals: Wilson's for shares, the normal approximation for means. Sums are whole numbers, so
//! that the order in which games come in changes nothing.

/// The normal quantile of a two-sided 95 % interval.
const Z: f64 = 1.959_963_984_540_054;

/// A value and the interval that would hold the truth in 95 of 100 such series.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// How often something happened, in whole or in part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// In parts of a game.
    parts: u64,
    games: u64,
}

impl Share {
    /// Divisible by every number of seats that can share a victory.
    const PARTS: u64 = 840;

    /// Counts a game in which it happened `of`-fold among `among`: (1, 1) wholly, (0, 1) not, (1, 2) for a
    /// victory shared by two.
    pub fn count(&mut self, of: usize, among: usize) {
        debug_assert!(of <= among && Share::PARTS.is_multiple_of(among as u64));
        self.parts += Share::PARTS * of as u64 / among as u64;
        self.games += 1;
    }

    /// Games in which it happened, shared ones in part.
    pub fn happened(self) -> f64 {
        self.parts as f64 / Share::PARTS as f64
    }

    /// The share of all games with Wilson's interval. Partly counted games vary less than the whole ones that the
    /// interval is made for: it is then a little too wide, never too narrow. All from 0 to 1 without a game.
    pub fn estimate(self) -> Estimate {
        if self.games == 0 {
            return Estimate { value: 0.0, low: 0.0, high: 1.0 };
        }
        let n = self.games as f64;
        let p = self.happened() / n;
        let centre = p + Z * Z / (2.0 * n);
        let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        let bound = |x: f64| (x / scale).clamp(0.0, 1.0);
        Estimate { value: p, low: bound(centre - half).min(p), high: bound(centre + half).max(p) }
    }
}

/// The average of whole numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mean {
    sum: u64,
    squares: u128,
    count: u64,
}

impl Mean {
    pub fn count(&mut self, number: u64) {
        self.sum += number;
        self.squares += u128::from(number) * u128::from(number);
        self.count += 1;
    }

    /// The mean with the normal interval; for fewer than two numbers the interval is just the mean.
    pub fn estimate(self) -> Estimate {
        if self.count == 0 {
            return Estimate { value: 0.0, low: 0.0, high: 0.0 };
        }
        let n = self.count as f64;
        let value = self.sum as f64 / n;
        // n Σx² − (Σx)² in whole numbers: no difference of two large rounded ones.
        let spread = u128::from(self.count) * self.squares - u128::from(self.sum) * u128::from(self.sum);
        let variance = if self.count < 2 { 0.0 } else { spread as f64 / n / (n - 1.0) };
        let half = Z * (variance / n).sqrt();
        Estimate { value, low: value - half, high: value + half }
    }
}
