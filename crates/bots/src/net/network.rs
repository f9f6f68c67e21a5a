//! The network: sums of rows, small layers, and the two ways to win a game. It says how likely Rome prevails, whose Primus
//! Conspiratus will be then, and who will lead the rebels otherwise; the chance to win follows from the three. What speaks for each
//! rival is summed up by rows of its own, the same for all rivals. Written out, so that it runs anywhere in some hundred
//! nanoseconds; sizes are fixed, so that the compiler lays the loops out for the processor's wide registers.

use arrayvec::ArrayVec;
use pax_rules::Seat;

use super::features::{Features, RIVAL_ROWS, ROWS};

/// Units of the first and of the second hidden layer, and of the one for a rival.
pub(crate) const WIDE: usize = 32;
pub(crate) const NARROW: usize = 16;
pub(crate) const RIVAL: usize = 16;

/// A little of what is below zero gets through, so that no unit falls silent for good.
pub(crate) const LEAK: f32 = 0.05;

/// No chance is told to be nearer to nothing or to certainty than this.
pub(crate) const SUREST: f32 = 0.002;

/// What the network thinks of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judgement {
    /// The seat's chance to win the game.
    pub win: f32,
    /// The chance that Rome prevails (9.7); in solitaire that the goal is missed.
    pub rome: f32,
}

impl Judgement {
    /// The chance to win on a scale without ends.
    #[inline]
    pub fn logit(self) -> f32 {
        let win = self.win.clamp(SUREST, 1.0 - SUREST);
        (win / (1.0 - win)).ln()
    }
}

/// Something that can judge tables from a seat's point of view.
pub trait Mind {
    /// What a seat may expect.
    fn judge(&self, features: &Features) -> Judgement;

    /// How likely each rival, in seat order from the seat's left on, is somebody who plays as `greedy` would and not as `shrewd`,
    /// by what it has done so far, if both are as common.
    fn simple(&self, features: &Features) -> Players;
}

/// A number for every player, or for every rival, in seat order from the seat's left on; the seat itself comes first.
pub type Players = ArrayVec<f32, { Seat::MAX }>;

/// What speaks for each of the two ways that a game may end.
#[derive(Clone, Debug)]
pub(crate) struct Forecast {
    /// The chance that Rome prevails.
    pub rome: f32,
    /// The chance of each player to have Primus Conspiratus in the end.
    pub marker: Players,
    /// The chance of each player to have the most points.
    pub lead: Players,
}

impl Forecast {
    /// The seat's chance with Rome and without her (9.7, 9.8). Alone it must meet its goal (10.2).
    #[inline(always)]
    pub fn ways(&self) -> [f32; 2] {
        if self.marker.len() > 1 { [self.marker[0], self.lead[0]] } else { [0.0, 1.0] }
    }

    #[inline(always)]
    pub fn judgement(&self) -> Judgement {
        let [with_rome, without] = self.ways();
        Judgement { win: self.rome * with_rome + (1.0 - self.rome) * without, rome: self.rome }
    }
}

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    pub(crate) rows: Vec<[f32; WIDE]>,
    pub(crate) rivals: Vec<[f32; RIVAL]>,
    pub(crate) bias: [f32; WIDE],
    /// How the hunch enters the first layer.
    pub(crate) hunch: [f32; WIDE],
    pub(crate) rival_bias: [f32; RIVAL],
    pub(crate) layers: Layers,
}

impl Network {
    /// A network that knows nothing but `shrewd`'s hunch: small numbers from `unit`, which gives some from −1 to 1.
    pub fn fresh(mut unit: impl FnMut() -> f32) -> Network {
        let mut network = Network::zero();
        let mut fill = |weights: &mut [f32], most: f32| weights.iter_mut().for_each(|weight| *weight = most * unit());
        fill(network.rows.as_flattened_mut(), 0.05);
        fill(network.rivals.as_flattened_mut(), 0.05);
        fill(&mut network.bias, 0.1);
        fill(&mut network.rival_bias, 0.1);
        fill(network.layers.second.as_flattened_mut(), 0.3);
        fill(network.layers.last.as_flattened_mut(), 0.1);
        fill(network.layers.rival_last.as_flattened_mut(), 0.1);
        network.layers.trust = [0.0, 1.0, 1.0];
        network
    }

    /// The same without trust in `shrewd`'s hunch, as a start that has everything to learn.
    #[must_use]
    pub fn without_trust(mut self) -> Network {
        self.layers.trust = [0.0; _];
        self
    }

    pub(crate) fn zero() -> Network {
        Network {
            rows: vec![[0.0; WIDE]; ROWS],
            rivals: vec![[0.0; RIVAL]; RIVAL_ROWS],
            bias: [0.0; _],
            hunch: [0.0; _],
            rival_bias: [0.0; _],
            layers: Layers::ZERO,
        }
    }

    #[inline(always)]
    pub(crate) fn first(&self, features: &Features) -> [f32; WIDE] {
        let mut sums = self.bias;
        for (sum, weight) in sums.iter_mut().zip(&self.hunch) {
            *sum += features.hunch * weight;
        }
        add_rows(&mut sums, &self.rows, features.rows());
        sums
    }

    /// What speaks for each rival, before it is heard.
    #[inline(always)]
    pub(crate) fn rivals<'a>(&'a self, features: &'a Features) -> impl Iterator<Item = [f32; RIVAL]> {
        features.rivals().map(|rows| {
            let mut sums = self.rival_bias;
            add_rows(&mut sums, &self.rivals, rows);
            sums
        })
    }
}

#[inline(always)]
fn add_rows<const N: usize>(sums: &mut [f32; N], weights: &[[f32; N]], rows: &[u16]) {
    for &row in rows {
        for (sum, weight) in sums.iter_mut().zip(&weights[usize::from(row)]) {
            *sum += weight;
        }
    }
}

impl Mind for Network {
    #[inline]
    fn judge(&self, features: &Features) -> Judgement {
        let second = self.layers.second(&self.first(features).map(leak)).map(leak);
        self.layers.forecast(&second, features.hunch, self.rivals(features).map(|sums| sums.map(leak))).judgement()
    }

    fn simple(&self, features: &Features) -> Players {
        self.rivals(features).map(|sums| self.layers.simple(&sums.map(leak))).collect()
    }
}

/// What is said of a rival: of its Primus Conspiratus, of its lead, and that it plays simply.
pub(crate) const OF_RIVAL: usize = 3;

/// What is forecast, in the order of the last layer: that Rome prevails, that the seat has Primus Conspiratus, that it leads.
pub(crate) const FORECASTS: usize = 3;

/// What comes after the first sums.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Layers {
    /// By unit of the first layer.
    pub second: [[f32; NARROW]; WIDE],
    pub second_bias: [f32; NARROW],
    pub last: [[f32; NARROW]; FORECASTS],
    pub last_bias: [f32; FORECASTS],
    /// How far the hunch is believed.
    pub trust: [f32; FORECASTS],
    pub rival_last: [[f32; RIVAL]; OF_RIVAL],
    pub simple_bias: [f32; 1],
}

impl Layers {
    const ZERO: Layers = Layers {
        second: [[0.0; NARROW]; WIDE],
        second_bias: [0.0; NARROW],
        last: [[0.0; NARROW]; FORECASTS],
        last_bias: [0.0; FORECASTS],
        trust: [0.0; FORECASTS],
        rival_last: [[0.0; RIVAL]; OF_RIVAL],
        simple_bias: [0.0],
    };

    /// What follows from the units of the second layer and of every rival, as they are heard.
    #[inline(always)]
    pub fn forecast(&self, second: &[f32; NARROW], hunch: f32, rivals: impl Iterator<Item = [f32; RIVAL]>) -> Forecast {
        let said = |at: usize| dot(&self.last[at], second) + self.last_bias[at] + self.trust[at] * hunch;
        let (mut marker, mut lead) = (Players::new(), Players::new());
        marker.push(said(1));
        lead.push(said(2));
        for units in rivals {
            marker.push(dot(&self.rival_last[0], &units));
            lead.push(dot(&self.rival_last[1], &units));
        }
        shares(&mut marker);
        shares(&mut lead);
        Forecast { rome: sigmoid(said(0)), marker, lead }
    }

    /// How likely a rival with these units plays simply.
    #[inline(always)]
    pub fn simple(&self, units: &[f32; RIVAL]) -> f32 {
        sigmoid(dot(&self.rival_last[2], units) + self.simple_bias[0])
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

/// What speaks for each becomes its share of one.
#[inline(always)]
fn shares(said: &mut Players) {
    let most = said.iter().fold(f32::NEG_INFINITY, |most, said| most.max(*said));
    let mut sum = 0.0;
    for said in &mut *said {
        *said = (*said - most).exp();
        sum += *said;
    }
    said.iter_mut().for_each(|said| *said /= sum);
}

#[inline(always)]
fn dot<const N: usize>(weights: &[f32; N], units: &[f32; N]) -> f32 {
    // Four sums side by side, as the processor likes them.
    let mut sums = [0.0; 4];
    for (weights, units) in weights.as_chunks::<4>().0.iter().zip(units.as_chunks::<4>().0) {
        for at in 0..4 {
            sums[at] += weights[at] * units[at];
        }
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}

#[inline(always)]
pub(crate) fn leak(sum: f32) -> f32 {
    sum.max(LEAK * sum)
}

#[inline]
fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}
