//! A network for playing: the rows as whole numbers of two bytes, so that a row is one line of the processor's cache and
//! eight weights are added at a time on any machine.

use super::features::Features;
use super::network::{Judgement, Layers, Mind, Network, WIDE};

/// Steps to one: fine enough that a sum of a hundred rows is out by about a hundredth, coarse enough that sums up to 128
/// fit. One beyond that stays at the edge instead of running over into the opposite.
const STEPS: f32 = 256.0;

/// One row, alone on its line.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Row([i16; WIDE]);

/// A network that learns no more.
#[derive(Clone, Debug)]
pub struct Quick {
    rows: Vec<Row>,
    bias: [f32; WIDE],
    hunch: [f32; WIDE],
    layers: Layers,
}

impl Quick {
    /// Rounds the rows of a network.
    pub fn new(network: &Network) -> Quick {
        let row = |row: &[f32; WIDE]| Row(row.map(|weight| (weight * STEPS).round() as i16));
        Quick {
            rows: network.rows.iter().map(row).collect(),
            bias: network.bias,
            hunch: network.hunch,
            layers: network.layers.clone(),
        }
    }

    #[inline(always)]
    fn first(&self, features: &Features) -> [f32; WIDE] {
        let mut sums = [0_i16; WIDE];
        for &row in features.rows() {
            let Row(row) = &self.rows[usize::from(row)];
            for (sum, weight) in sums.iter_mut().zip(row) {
                *sum = sum.saturating_add(*weight);
            }
        }
        std::array::from_fn(|unit| {
            f32::from(sums[unit]) * (1.0 / STEPS) + self.bias[unit] + features.hunch * self.hunch[unit]
        })
    }
}

impl Mind for Quick {
    #[inline]
    fn compare(&self, features: &Features) -> f32 {
        self.layers.compare(&self.first(features), features.hunch)
    }

    #[inline]
    fn judge(&self, features: &Features) -> Judgement {
        self.layers.judge(&self.first(features), features.hunch)
    }
}
