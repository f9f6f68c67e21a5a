//! Making a network: one step down the gradient for every lesson, each weight at its own pace (by the root of its mean
//! squared gradient), and a slow average of all weights beside, which plays better than any moment's.

use super::features::Features;
use super::network::{LEAK, Mind, NARROW, Network, WIDE, dot, leak, sigmoid};

/// What should have been thought of a table.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    pub features: Features,
    /// The seat's chance to win as it turned out.
    pub win: f32,
    /// Whether Rome prevailed.
    pub rome: f32,
}

/// How much the forecast of Rome's victory weighs beside the chance to win: it teaches the same rows.
const ROME: f32 = 0.3;
/// In a comparison: how much each choice's own error weighs, and how much its error beside the others'.
const LEVEL: f32 = 0.2;
const DIFFERENCE: f32 = 3.0;
/// How slowly the mean squared gradient forgets.
const MEMORY: f32 = 0.999;
const SMALL: f32 = 1e-4;
const FIRST_SQUARE: f32 = 1e-4;

/// A network in training.
#[derive(Clone, Debug)]
pub struct Learner {
    pub network: Network,
    /// Mean squared gradients, in the shape of the network.
    squares: Network,
}

impl Learner {
    pub fn new(network: Network) -> Learner {
        let mut squares = Network::zero();
        // Not from zero: the first lessons of a row shall not be the loudest.
        squares.follow(&Network::level(), FIRST_SQUARE);
        Learner { network, squares }
    }

    /// Learns one lesson at this rate; returns the squared error of the chance to win before it.
    pub fn learn(&mut self, lesson: &Lesson, rate: f32) -> f32 {
        let error = self.network.judge(&lesson.features).win - lesson.win;
        self.correct(lesson, error, rate);
        error * error
    }

    /// Learns what came of several choices in one and the same deal, at this rate: above all how they differ, for that is
    /// what a player asks, and the luck that they share falls out of it. Returns the mean squared error of the differences.
    pub fn compare(&mut self, choices: &[Lesson], rate: f32) -> f32 {
        let mean = |sum: f32| sum / choices.len() as f32;
        let thought: Vec<f32> = choices.iter().map(|lesson| self.network.judge(&lesson.features).win).collect();
        let bias = mean(thought.iter().zip(choices).map(|(thought, lesson)| thought - lesson.win).sum());
        let mut squared = 0.0;
        for (lesson, thought) in choices.iter().zip(thought) {
            let error = thought - lesson.win;
            squared += (error - bias) * (error - bias);
            self.correct(lesson, LEVEL * error + DIFFERENCE * (error - bias), rate);
        }
        mean(squared)
    }

    /// Moves every weight against this error of the chance to win, and against the forecast of Rome's.
    fn correct(&mut self, lesson: &Lesson, win: f32, rate: f32) {
        let network = &mut self.network;
        let squares = &mut self.squares;
        let first_sums = network.first(&lesson.features);
        let first = first_sums.map(leak);
        let second_sums = network.layers.second(&first);
        let second = second_sums.map(leak);
        let prevails = sigmoid(dot(&network.layers.rome, &second) + network.layers.last_bias[1]);
        let rome = ROME * (prevails - lesson.rome);

        let mut second_error = [0.0; NARROW];
        for at in 0..NARROW {
            let slope = if second_sums[at] > 0.0 { 1.0 } else { LEAK };
            second_error[at] = slope * (win * network.layers.win[at] + rome * network.layers.rome[at]);
        }
        for at in 0..NARROW {
            step(&mut network.layers.win[at], &mut squares.layers.win[at], win * second[at], rate);
            step(&mut network.layers.rome[at], &mut squares.layers.rome[at], rome * second[at], rate);
            step(&mut network.layers.second_bias[at], &mut squares.layers.second_bias[at], second_error[at], rate);
        }
        for (at, error) in [win, rome].into_iter().enumerate() {
            step(&mut network.layers.last_bias[at], &mut squares.layers.last_bias[at], error, rate);
        }
        let mut first_error = [0.0; WIDE];
        for unit in 0..WIDE {
            let weights = &mut network.layers.second[unit];
            let slope = if first_sums[unit] > 0.0 { 1.0 } else { LEAK };
            let back: f32 = weights.iter().zip(&second_error).map(|(weight, error)| weight * error).sum();
            first_error[unit] = slope * back;
            for ((weight, square), error) in weights.iter_mut().zip(&mut squares.layers.second[unit]).zip(&second_error)
            {
                step(weight, square, error * first[unit], rate);
            }
        }
        steps(&mut network.bias, &mut squares.bias, &first_error, rate);
        steps(&mut network.hunch, &mut squares.hunch, &first_error.map(|error| error * lesson.features.hunch), rate);
        step(&mut network.layers.trust, &mut squares.layers.trust, win * lesson.features.hunch, rate);
        for &row in lesson.features.rows() {
            let row = usize::from(row);
            steps(&mut network.rows[row], &mut squares.rows[row], &first_error, rate);
        }
    }

    /// The same network without the rows that no lesson ever touched: they hold nothing but the noise of the start.
    pub fn without_noise(&self, network: &Network) -> Network {
        let mut clean = network.clone();
        for (row, squares) in clean.rows.iter_mut().zip(&self.squares.rows) {
            if squares.iter().all(|square| *square == FIRST_SQUARE) {
                *row = [0.0; WIDE];
            }
        }
        clean
    }
}

impl Network {
    /// Every weight 1.
    fn level() -> Network {
        let mut network = Network::zero();
        network.rows.as_flattened_mut().fill(1.0);
        network.layers.second.as_flattened_mut().fill(1.0);
        network.bias.fill(1.0);
        network.hunch.fill(1.0);
        network.layers.trust = 1.0;
        network.layers.second_bias.fill(1.0);
        network.layers.win.fill(1.0);
        network.layers.rome.fill(1.0);
        network.layers.last_bias.fill(1.0);
        network
    }

    /// Moves a share of the way towards another: the slow average.
    pub fn follow(&mut self, other: &Network, share: f32) {
        let towards = |mine: &mut f32, theirs: &f32| *mine += share * (theirs - *mine);
        for (mine, theirs) in self.rows.as_flattened_mut().iter_mut().zip(other.rows.as_flattened()) {
            towards(mine, theirs);
        }
        for (mine, theirs) in self.layers.second.as_flattened_mut().iter_mut().zip(other.layers.second.as_flattened()) {
            towards(mine, theirs);
        }
        towards(&mut self.layers.trust, &other.layers.trust);
        self.hunch.iter_mut().zip(&other.hunch).for_each(|(mine, theirs)| towards(mine, theirs));
        self.bias.iter_mut().zip(&other.bias).for_each(|(mine, theirs)| towards(mine, theirs));
        self.layers
            .second_bias
            .iter_mut()
            .zip(&other.layers.second_bias)
            .for_each(|(mine, theirs)| towards(mine, theirs));
        self.layers.win.iter_mut().zip(&other.layers.win).for_each(|(mine, theirs)| towards(mine, theirs));
        self.layers.rome.iter_mut().zip(&other.layers.rome).for_each(|(mine, theirs)| towards(mine, theirs));
        self.layers.last_bias.iter_mut().zip(&other.layers.last_bias).for_each(|(mine, theirs)| towards(mine, theirs));
    }
}

#[inline(always)]
fn step(weight: &mut f32, square: &mut f32, gradient: f32, rate: f32) {
    *square += (1.0 - MEMORY) * (gradient * gradient - *square);
    *weight -= rate * gradient / (square.sqrt() + SMALL);
}

#[inline(always)]
fn steps(weights: &mut [f32; WIDE], squares: &mut [f32; WIDE], gradients: &[f32; WIDE], rate: f32) {
    for ((weight, square), gradient) in weights.iter_mut().zip(squares).zip(gradients) {
        step(weight, square, *gradient, rate);
    }
}

/// A learner written down in full, so that training can go on from it as if it had never stopped.
impl Learner {
    /// Both halves, every weight in full.
    pub fn save(&self) -> Vec<u8> {
        [&self.network, &self.squares].into_iter().flat_map(Network::to_bytes).collect()
    }

    /// What [`Learner::save`] wrote; nothing if it is not of this shape.
    pub fn load(bytes: &[u8]) -> Option<Learner> {
        let (network, squares) = bytes.split_at_checked(bytes.len() / 2)?;
        Some(Learner { network: Network::from_bytes(network)?, squares: Network::from_bytes(squares)? })
    }
}

impl Network {
    /// Every weight in full: larger than [`Network::write`] and exact.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.rows.as_flattened().iter().copied().chain(self.small_layers()).flat_map(f32::to_le_bytes).collect()
    }

    /// What [`Network::to_bytes`] wrote; nothing if it is not of this shape.
    pub fn from_bytes(bytes: &[u8]) -> Option<Network> {
        let mut network = Network::zero();
        let mut numbers = bytes.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        for weight in network.rows.as_flattened_mut() {
            *weight = numbers.next()?;
        }
        for weight in network.small_layers_mut() {
            *weight = numbers.next()?;
        }
        (numbers.next().is_none() && bytes.len().is_multiple_of(4)).then_some(network)
    }
}
