//! A network for playing: the rows as whole numbers of two bytes, so that a row is one line of the processor's cache and
//! eight weights are added at a time on any machine.

use super::features::Features;
use super::network::{Judgement, Layers, Mind, Network, Players, RIVAL, WIDE, leak};

/// Steps to one: fine enough that a sum of a hundred rows is out by about a hundredth, coarse enough that sums up to 128
/// fit. One beyond that stays at the edge instead of running over into the opposite.
const STEPS: f32 = 256.0;

/// One row, alone on its line.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Row([i16; WIDE]);

/// One row about a rival: two on a line.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
struct RivalRow([i16; RIVAL]);

/// A network that learns no more.
#[derive(Clone, Debug)]
pub struct Quick {
    rows: Vec<Row>,
    rivals: Vec<RivalRow>,
    bias: [f32; WIDE],
    hunch: [f32; WIDE],
    rival_bias: [f32; RIVAL],
    layers: Layers,
}

impl Quick {
    /// Rounds the rows of a network.
    pub fn new(network: &Network) -> Quick {
        Quick {
            rows: network.rows.iter().map(|row| Row(row.map(rounded))).collect(),
            rivals: network.rivals.iter().map(|row| RivalRow(row.map(rounded))).collect(),
            bias: network.bias,
            hunch: network.hunch,
            rival_bias: network.rival_bias,
            layers: network.layers.clone(),
        }
    }

    #[inline(always)]
    fn first(&self, features: &Features) -> [f32; WIDE] {
        let sums = added(features.rows().iter().map(|row| &self.rows[usize::from(*row)].0));
        std::array::from_fn(|unit| weight(sums[unit]) + self.bias[unit] + features.hunch * self.hunch[unit])
    }

    #[inline(always)]
    fn rival(&self, rows: &[u16]) -> [f32; RIVAL] {
        let sums = added(rows.iter().map(|row| &self.rivals[usize::from(*row)].0));
        std::array::from_fn(|unit| weight(sums[unit]) + self.rival_bias[unit])
    }
}

fn rounded(weight: f32) -> i16 {
    (weight * STEPS).round() as i16
}

#[inline(always)]
fn weight(sum: i16) -> f32 {
    f32::from(sum) * (1.0 / STEPS)
}

#[inline(always)]
fn added<'a, const N: usize>(rows: impl Iterator<Item = &'a [i16; N]>) -> [i16; N] {
    let mut sums = [0_i16; N];
    for row in rows {
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum = sum.saturating_add(*weight);
        }
    }
    sums
}

impl Mind for Quick {
    #[inline]
    fn judge(&self, features: &Features) -> Judgement {
        let second = self.layers.second(&self.first(features).map(leak)).map(leak);
        let rivals = features.rivals().map(|rows| self.rival(rows).map(leak));
        self.layers.forecast(&second, features.hunch, rivals).judgement()
    }

    fn simple(&self, features: &Features) -> Players {
        features.rivals().map(|rows| self.layers.simple(&self.rival(rows).map(leak))).collect()
    }
}
