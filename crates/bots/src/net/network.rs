//! The network: a sum of rows, two small layers, two numbers. Written out, so that it runs anywhere in some hundred
//! nanoseconds; sizes are fixed, so that the compiler lays the loops out for the processor's wide registers.

use super::features::{Features, ROWS};

/// Units of the first and of the second hidden layer.
pub(crate) const WIDE: usize = 32;
pub(crate) const NARROW: usize = 16;

/// A little of what is below zero gets through, so that no unit falls silent for good.
pub(crate) const LEAK: f32 = 0.05;

/// What the network thinks of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgement {
    /// The seat's chance to win the game.
    pub win: f32,
    /// The chance that Rome prevails (9.7); in solitaire that the goal is missed.
    pub rome: f32,
}

/// Something that can compare tables from a seat's point of view.
pub trait Mind {
    /// The chance to win, before it is pressed between 0 and 1: enough to compare by, and quicker than [`Mind::judge`].
    fn compare(&self, features: &Features) -> f32;

    /// What a seat may expect.
    fn judge(&self, features: &Features) -> Judgement;
}

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    pub(crate) rows: Vec<[f32; WIDE]>,
    pub(crate) bias: [f32; WIDE],
    /// How the hunch enters the first layer.
    pub(crate) hunch: [f32; WIDE],
    pub(crate) layers: Layers,
}

impl Network {
    /// A network that knows nothing but `shrewd`'s hunch: small numbers from `unit`, which gives some from −1 to 1.
    pub fn fresh(mut unit: impl FnMut() -> f32) -> Network {
        let mut network = Network::zero();
        for row in &mut network.rows {
            row.iter_mut().for_each(|weight| *weight = 0.05 * unit());
        }
        network.bias.iter_mut().for_each(|weight| *weight = 0.1 * unit());
        for row in &mut network.layers.second {
            row.iter_mut().for_each(|weight| *weight = 0.3 * unit());
        }
        for last in [&mut network.layers.win, &mut network.layers.rome] {
            last.iter_mut().for_each(|weight| *weight = 0.1 * unit());
        }
        network.layers.trust = 1.0;
        network
    }

    /// The same without trust in `shrewd`'s hunch, as a start that has everything to learn.
    #[must_use]
    pub fn without_trust(mut self) -> Network {
        self.layers.trust = 0.0;
        self
    }

    pub(crate) fn zero() -> Network {
        Network { rows: vec![[0.0; WIDE]; ROWS], bias: [0.0; _], hunch: [0.0; _], layers: Layers::ZERO }
    }

    #[inline(always)]
    pub(crate) fn first(&self, features: &Features) -> [f32; WIDE] {
        let mut sums = self.bias;
        for (sum, weight) in sums.iter_mut().zip(&self.hunch) {
            *sum += features.hunch * weight;
        }
        for &row in features.rows() {
            let row = &self.rows[usize::from(row)];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += weight;
            }
        }
        sums
    }
}

impl Mind for Network {
    #[inline]
    fn compare(&self, features: &Features) -> f32 {
        self.layers.compare(&self.first(features), features.hunch)
    }

    #[inline]
    fn judge(&self, features: &Features) -> Judgement {
        self.layers.judge(&self.first(features), features.hunch)
    }
}

/// What comes after the first sum.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layers {
    /// By unit of the first layer.
    pub second: [[f32; NARROW]; WIDE],
    pub second_bias: [f32; NARROW],
    pub win: [f32; NARROW],
    pub rome: [f32; NARROW],
    pub last_bias: [f32; 2],
    /// How far the hunch is believed.
    pub trust: f32,
}

impl Layers {
    const ZERO: Layers = Layers {
        second: [[0.0; NARROW]; WIDE],
        second_bias: [0.0; NARROW],
        win: [0.0; NARROW],
        rome: [0.0; NARROW],
        last_bias: [0.0; 2],
        trust: 0.0,
    };

    #[inline(always)]
    pub fn compare(&self, first: &[f32; WIDE], hunch: f32) -> f32 {
        dot(&self.win, &self.second(&first.map(leak)).map(leak)) + self.last_bias[0] + self.trust * hunch
    }

    #[inline(always)]
    pub fn judge(&self, first: &[f32; WIDE], hunch: f32) -> Judgement {
        let second = self.second(&first.map(leak)).map(leak);
        let (win, rome) = (dot(&self.win, &second), dot(&self.rome, &second));
        Judgement {
            win: sigmoid(win + self.last_bias[0] + self.trust * hunch),
            rome: sigmoid(rome + self.last_bias[1]),
        }
    }

    #[inline(always)]
    pub fn second(&self, first: &[f32; WIDE]) -> [f32; NARROW] {
        let mut sums = self.second_bias;
        for (unit, row) in first.iter().zip(&self.second) {
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum += unit * weight;
            }
        }
        sums
    }
}

#[inline(always)]
pub(crate) fn dot(weights: &[f32; NARROW], units: &[f32; NARROW]) -> f32 {
    // Four sums side by side, as the processor likes them.
    let mut sums = [0.0; 4];
    for (weights, units) in weights.chunks_exact(4).zip(units.chunks_exact(4)) {
        for (sum, (weight, unit)) in sums.iter_mut().zip(weights.iter().zip(units)) {
            *sum += weight * unit;
        }
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}

#[inline(always)]
pub(crate) fn leak(sum: f32) -> f32 {
    sum.max(LEAK * sum)
}

#[inline]
pub(crate) fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
