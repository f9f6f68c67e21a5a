//! Making a network: one step down the gradient for every lesson, each weight at its own pace (by the root of its mean
//! squared gradient), and a slow average of all weights beside, which plays better than any moment's.

use std::iter;

use arrayvec::ArrayVec;
use pax_rules::{Game, Seat, SeatSet, Victor};

use super::features::Features;
use super::network::{FORECASTS, Forecast, LEAK, Mind, NARROW, Network, Players, RIVAL, SUREST, WIDE, leak};

/// What should have been thought of a table.
#[derive(Clone, Debug)]
pub struct Lesson {
    pub features: Features,
    /// The seat's chance to win as it turned out.
    pub win: f32,
    end: Forecast,
    /// Of each rival, where that is known: whether it played simply, and how much that weighs.
    simple: Option<ArrayVec<(bool, f32), { Seat::MAX }>>,
}

impl Lesson {
    /// What a finished game says of a table on the way, seen from a seat.
    pub fn new(features: Features, seat: Seat, game: &Game) -> Lesson {
        let outcome = game.reckoning();
        let most = outcome.points().max();
        let leaders = outcome.points().filter(|points| Some(*points) == most).count();
        let players = game.setup().players();
        let around = || iter::once(seat).chain(seat.others(players));
        let marker = around().map(|seat| f32::from(u8::from(game.primus_conspiratus() == Some(seat)))).collect();
        let led = |seat: Seat| Some(outcome.scores[seat.index()].points()) == most;
        let lead = around().map(|seat| if led(seat) { 1.0 / leaders as f32 } else { 0.0 }).collect();
        let rome = f32::from(u8::from(outcome.victor == Victor::Rome));
        Lesson { features, win: outcome.share_of(seat), end: Forecast { rome, marker, lead }, simple: None }
    }

    /// The same where these seats played simply, as one out of so many does: both kinds together weigh the same.
    #[must_use]
    pub fn among(self, seat: Seat, strangers: SeatSet, one_of: u32) -> Lesson {
        let players = self.end.marker.len();
        let simple = seat.others(players).map(|rival| match strangers.contains(rival) {
            true => (true, 1.0),
            false => (false, 1.0 / (one_of - 1) as f32),
        });
        Lesson { simple: Some(simple.collect()), ..self }
    }

    /// The same with another opinion of what the game was worth.
    #[must_use]
    pub fn worth(self, win: f32) -> Lesson {
        Lesson { win, ..self }
    }
}

/// How much each forecast weighs beside the chance to win that follows from them.
const FORECAST: f32 = 0.5;
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
        squares.weights_mut().for_each(|square| *square = FIRST_SQUARE);
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

    /// Moves every weight against this error of the chance to win, as a logit, and against those of the forecasts.
    fn correct(&mut self, lesson: &Lesson, win: f32, rate: f32) {
        let network = &mut self.network;
        let squares = &mut self.squares;
        let first_sums = network.first(&lesson.features);
        let first = first_sums.map(leak);
        let second_sums = network.layers.second(&first);
        let second = second_sums.map(leak);
        let rivals: Vec<[f32; RIVAL]> = network.rivals(&lesson.features).collect();
        let heard = rivals.iter().map(|sums| sums.map(leak));
        let errors = Errors::of(&network.layers.forecast(&second, lesson.features.hunch, heard), lesson, win);

        let mut second_error = [0.0; NARROW];
        for (at, error) in errors.own.into_iter().enumerate() {
            for (back, weight) in second_error.iter_mut().zip(&network.layers.last[at]) {
                *back += error * weight;
            }
            steps(&mut network.layers.last[at], &mut squares.layers.last[at], &second.map(|unit| error * unit), rate);
        }
        steps(&mut network.layers.last_bias, &mut squares.layers.last_bias, &errors.own, rate);
        let hunch = lesson.features.hunch;
        steps(&mut network.layers.trust, &mut squares.layers.trust, &errors.own.map(|error| error * hunch), rate);
        leaked(&mut second_error, &second_sums);
        steps(&mut network.layers.second_bias, &mut squares.layers.second_bias, &second_error, rate);
        let mut first_error = [0.0; WIDE];
        for unit in 0..WIDE {
            let weights = &mut network.layers.second[unit];
            first_error[unit] = weights.iter().zip(&second_error).map(|(weight, error)| weight * error).sum();
            steps(weights, &mut squares.layers.second[unit], &second_error.map(|error| error * first[unit]), rate);
        }
        leaked(&mut first_error, &first_sums);
        steps(&mut network.bias, &mut squares.bias, &first_error, rate);
        steps(&mut network.hunch, &mut squares.hunch, &first_error.map(|error| error * hunch), rate);
        for &row in lesson.features.rows() {
            let row = usize::from(row);
            steps(&mut network.rows[row], &mut squares.rows[row], &first_error, rate);
        }
        for (place, (rows, sums)) in lesson.features.rivals().zip(&rivals).enumerate() {
            let mut back = [0.0; RIVAL];
            let simple = lesson.simple.as_ref().map(|simple| {
                let (simple, weight) = simple[place];
                weight * (network.layers.simple(&sums.map(leak)) - f32::from(u8::from(simple)))
            });
            if let Some(error) = simple {
                steps(&mut network.layers.simple_bias, &mut squares.layers.simple_bias, &[error], rate);
            }
            let errors = [Some(errors.marker[place + 1]), Some(errors.lead[place + 1]), simple];
            for (at, error) in errors.into_iter().enumerate().filter_map(|(at, error)| Some((at, error?))) {
                let last = &mut network.layers.rival_last[at];
                back.iter_mut().zip(&*last).for_each(|(back, weight)| *back += error * weight);
                steps(last, &mut squares.layers.rival_last[at], &sums.map(|sum| error * leak(sum)), rate);
            }
            leaked(&mut back, sums);
            steps(&mut network.rival_bias, &mut squares.rival_bias, &back, rate);
            for &row in rows {
                let row = usize::from(row);
                steps(&mut network.rivals[row], &mut squares.rivals[row], &back, rate);
            }
        }
    }

    /// The same network without the rows that no lesson ever touched: they hold nothing but the noise of the start. Who never
    /// learnt among strangers says of nobody that they play simply, or that they do not.
    pub fn without_noise(&self, network: &Network) -> Network {
        let mut clean = network.clone();
        silence(&mut clean.rows, &self.squares.rows);
        silence(&mut clean.rivals, &self.squares.rivals);
        silence(&mut clean.layers.rival_last, &self.squares.layers.rival_last);
        clean
    }
}

fn silence<const N: usize>(rows: &mut [[f32; N]], squares: &[[f32; N]]) {
    for (row, squares) in rows.iter_mut().zip(squares) {
        if squares.iter().all(|square| *square == FIRST_SQUARE) {
            *row = [0.0; N];
        }
    }
}

/// How far everything that is said was off, before it is pressed into chances.
struct Errors {
    /// In the order of the last layer.
    own: [f32; FORECASTS],
    marker: Players,
    lead: Players,
}

impl Errors {
    fn of(thought: &Forecast, lesson: &Lesson, win: f32) -> Errors {
        let [with_rome, without] = thought.ways();
        let chance = thought.judgement().win.clamp(SUREST, 1.0 - SUREST);
        let pull = win / (chance * (1.0 - chance));
        let rome = thought.rome;
        let own = pull * (with_rome - without) * rome * (1.0 - rome) + FORECAST * (rome - lesson.end.rome);
        let marker = Errors::of_way(&thought.marker, &lesson.end.marker, pull * rome);
        let lead = Errors::of_way(&thought.lead, &lesson.end.lead, pull * (1.0 - rome));
        Errors { own: [own, marker[0], lead[0]], marker, lead }
    }

    /// For every player; where nobody came to have it, as with Primus Conspiratus in a game without Intrigue, there is nothing to
    /// forecast.
    fn of_way(thought: &Players, end: &Players, pull: f32) -> Players {
        let told = if end.iter().any(|share| *share > 0.0) { FORECAST } else { 0.0 };
        let mine = thought[0];
        let error = |(place, (thought, end)): (usize, (&f32, &f32))| {
            let own = f32::from(u8::from(place == 0));
            pull * mine * (own - thought) + told * (thought - end)
        };
        thought.iter().zip(end).enumerate().map(error).collect()
    }
}

/// What comes back through units that let little of what is below zero through.
#[inline(always)]
fn leaked<const N: usize>(errors: &mut [f32; N], sums: &[f32; N]) {
    for (error, sum) in errors.iter_mut().zip(sums) {
        *error *= if *sum > 0.0 { 1.0 } else { LEAK };
    }
}

#[inline(always)]
fn steps<const N: usize>(weights: &mut [f32; N], squares: &mut [f32; N], gradients: &[f32; N], rate: f32) {
    for ((weight, square), gradient) in weights.iter_mut().zip(squares).zip(gradients) {
        *square += (1.0 - MEMORY) * (gradient * gradient - *square);
        *weight -= rate * gradient / (square.sqrt() + SMALL);
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
    /// Moves a share of the way towards another: the slow average.
    pub fn follow(&mut self, other: &Network, share: f32) {
        self.weights_mut().zip(other.weights()).for_each(|(mine, theirs)| *mine += share * (theirs - *mine));
    }

    /// Every weight in full: larger than [`Network::write`] and exact.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.weights().flat_map(f32::to_le_bytes).collect()
    }

    /// What [`Network::to_bytes`] wrote; nothing if it is not of this shape.
    pub fn from_bytes(bytes: &[u8]) -> Option<Network> {
        let mut network = Network::zero();
        let (numbers, rest) = bytes.as_chunks();
        let mut numbers = numbers.iter().copied().map(f32::from_le_bytes);
        for weight in network.weights_mut() {
            *weight = numbers.next()?;
        }
        (numbers.next().is_none() && rest.is_empty()).then_some(network)
    }

    fn weights(&self) -> impl Iterator<Item = f32> {
        let rows = self.rows.as_flattened().iter().chain(self.rivals.as_flattened()).copied();
        rows.chain(self.small_layers())
    }

    fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let Network { rows, rivals, bias, hunch, rival_bias, layers } = self;
        let rows = rows.as_flattened_mut().iter_mut().chain(rivals.as_flattened_mut());
        rows.chain(super::weights::small_layers_mut(bias, hunch, rival_bias, layers))
    }
}
