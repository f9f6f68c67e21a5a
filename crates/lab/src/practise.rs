//! Practice: the habits of `shrewd` are found here. It plays many games, half of them against `greedy` and half against
//! itself, now and then choosing what it does not think best; what went better than the table promised becomes a little more of
//! a habit, and what went worse a little less (a policy gradient, with the judgement as its baseline).
//!
//! What a game teaches follows from the course's seed, the game's number and the habits of its batch: the same course
//! gives the same habits on any number of threads, also when it was stopped and went on from a checkpoint.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::Arc;
use std::thread;

use pax_bots::net::Reader;
use pax_bots::{Greedy, Habits, acting, deserts};
use pax_rules::{Action, CardList, Game, Seat, SeatSet, Seed, Setup, Step, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::unit;

/// What is practised and for how long.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// Modes that take turns.
    pub setups: Vec<Setup>,
    pub list: &'static CardList,
    pub games: u64,
    /// Games after which habits change.
    pub batch: u64,
    pub seed: u64,
    /// How far a habit moves at most after a batch, at the start and at the end.
    pub rate: (f32, f32),
    /// Frozen habits that play all seats but one in every game, for an exploiter.
    pub against: Option<Arc<Habits>>,
}

/// Parts of a batch that are added up in their order, so that it does not matter who played them.
const PARTS: u64 = 20;
/// How far below the best a choice may lie and still be made often, as a logit.
const WANDER: f32 = 0.03;
/// How much of what comes later is credited to a choice, for every choice between.
const CREDIT: f32 = 0.95;
/// How slowly means and mean squares of the gradient forget, by batches.
const MEMORY: (f32, f32) = (0.9, 0.98);
/// A gradient this small beside the usual one moves its habit only a little: what is rare is mostly luck.
const RARE: f32 = 0.5;
/// The pace of the slow average, by batches.
const PACE: f32 = 0.03;
/// Steps of the deck's length by which promises are compared with results.
const STAGES: usize = 16;
/// Cards of the deck to a stage.
const STAGE: usize = 8;

/// A course under way.
#[derive(Clone, Debug)]
pub struct Practice {
    pub course: Exercise,
    /// Games played so far.
    pub played: u64,
    current: Habits,
    /// The slow average: what is shipped.
    average: Habits,
    /// The gradient's means and mean squares.
    means: Vec<f32>,
    squares: Vec<f32>,
    promises: [Promise; STAGES],
}

/// What a chance that the judgement sees was worth in the end: a line.
#[derive(Clone, Copy, Debug)]
struct Promise {
    start: f32,
    slope: f32,
}

impl Practice {
    /// A course from its start: from no habits, or others.
    pub fn new(course: Exercise, from: Habits) -> Practice {
        Practice {
            course,
            played: 0,
            average: from.clone(),
            current: from,
            means: vec![0.0; Habits::COUNT],
            squares: vec![0.0; Habits::COUNT],
            promises: [Promise { start: 0.0, slope: 1.0 }; STAGES],
        }
    }

    /// Everything that is needed to go on later.
    pub fn checkpoint(&self) -> Vec<u8> {
        let promises = self.promises.iter().flat_map(|promise| [promise.start, promise.slope]);
        let rows = [self.current.numbers(), self.average.numbers(), &self.means, &self.squares];
        let numbers = rows.into_iter().flatten().copied().chain(promises);
        self.played.to_le_bytes().into_iter().chain(numbers.flat_map(f32::to_le_bytes)).collect()
    }

    /// Goes on from a checkpoint of the same course; nothing if it is none.
    pub fn resume(course: Exercise, bytes: &[u8]) -> Option<Practice> {
        let mut practice = Practice::new(course, Habits::none());
        let (played, rest) = bytes.split_first_chunk()?;
        practice.played = u64::from_le_bytes(*played);
        let mut numbers = rest.chunks(4).map(|four| four.try_into().ok().map(f32::from_le_bytes));
        let Practice { current, average, means, squares, promises, .. } = &mut practice;
        for row in [current.numbers_mut(), average.numbers_mut(), means, squares] {
            for number in row {
                *number = numbers.next()??;
            }
        }
        for promise in promises {
            *promise = Promise { start: numbers.next()??, slope: numbers.next()?? };
        }
        numbers.next().is_none().then_some(practice)
    }

    /// The habits as they would be shipped now.
    pub fn habits(&self) -> &Habits {
        &self.average
    }

    /// Plays and learns from so many more games, in whole batches and not beyond the end of the course. Returns the share of
    /// games against `greedy`, or against who is frozen, that were won, wandering off included.
    pub fn go_on(&mut self, games: u64, threads: NonZeroUsize) -> f64 {
        let end = self.played.saturating_add(games).min(self.course.games);
        let (mut won, mut against) = (0.0, 0_u64);
        while self.played < end {
            let batch = self.played..(self.played + self.course.batch).min(end);
            let learnt = self.play(batch.clone(), threads);
            self.learn(&learnt, batch.end - batch.start);
            self.played = batch.end;
            won += learnt.won;
            against += learnt.against;
        }
        won / against.max(1) as f64
    }

    fn play(&self, batch: Range<u64>, threads: NonZeroUsize) -> Learnt {
        let mut parts: Vec<(u64, Learnt)> = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.get() as u64)
                .map(|worker| {
                    let batch = batch.clone();
                    scope.spawn(move || {
                        let mine = (worker..PARTS).step_by(threads.get());
                        mine.map(|part| (part, self.part(batch.clone(), part))).collect::<Vec<_>>()
                    })
                })
                .collect();
            workers.into_iter().flat_map(|worker| worker.join().expect("games are played to their end")).collect()
        });
        parts.sort_by_key(|(part, _)| *part);
        let mut all = Learnt::nothing();
        parts.iter().for_each(|(_, learnt)| all.add(learnt));
        all
    }

    fn part(&self, batch: Range<u64>, part: u64) -> Learnt {
        let mut learnt = Learnt::nothing();
        let games = batch.end - batch.start;
        for number in batch.start + part * games / PARTS..batch.start + (part + 1) * games / PARTS {
            self.game(number, &mut learnt);
        }
        learnt
    }

    /// One game, and what follows from it.
    fn game(&self, number: u64, learnt: &mut Learnt) {
        let setups = &self.course.setups;
        let setup = setups[(number % setups.len() as u64) as usize];
        // One game of each mode against `greedy`, then one of each against itself.
        let alone = self.course.against.is_some() || (number / setups.len() as u64).is_multiple_of(2);
        let mut rng = Xoshiro256PlusPlus::from_seed(*Seed::of_series(self.course.seed, number).bytes());
        let mut game = Game::deal(setup, self.course.list, &mut rng);
        let own = setup.seats().nth(below(&mut rng, setup.players() as u32) as usize);
        let pupils: SeatSet = setup.seats().filter(|seat| !alone || Some(*seat) == own).collect();
        let rival = self.course.against.clone().map_or_else(Greedy::default, Greedy::used_to);
        let (pupil, rival) = (Reader::new(&game), Reader::with(&game, rival));
        let mut diary = Diary::default();
        while let Some(seat) = acting(&game) {
            let legal = game.legal(seat);
            let action = if legal.len() == 1 || game.step() == Step::Turn {
                legal.get(0)
            } else if pupils.contains(seat) {
                diary.choose(&pupil, &self.current, &game, seat, unit(&mut rng))
            } else {
                rival.chosen(&game, seat)
            };
            game.play(seat, action, &mut ()).expect("a legal action is accepted");
        }
        let winners = game.reckoning().winners;
        for seat in pupils.iter() {
            if alone {
                learnt.won += if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
                learnt.against += 1;
            }
            diary.credit(seat, deserts(&game, seat), &self.promises, learnt);
        }
    }

    /// Moves the habits along the gradient, each at its own pace.
    fn learn(&mut self, learnt: &Learnt, games: u64) {
        for (promise, results) in self.promises.iter_mut().zip(&learnt.results) {
            *promise = results.line().unwrap_or(*promise);
        }
        let batches = (self.played / self.course.batch) as i32 + 1;
        for ((mean, square), gradient) in self.means.iter_mut().zip(&mut self.squares).zip(&learnt.gradient) {
            let gradient = gradient / games as f32;
            *mean += (1.0 - MEMORY.0) * (gradient - *mean);
            *square += (1.0 - MEMORY.1) * (gradient * gradient - *square);
        }
        // Both began at nothing: what is missing for that is put back.
        let (mean_part, square_part) = (1.0 - MEMORY.0.powi(batches), 1.0 - MEMORY.1.powi(batches));
        let seen = || self.squares.iter().filter(|square| **square > 0.0);
        let usual = (seen().sum::<f32>() / seen().count().max(1) as f32 / square_part).sqrt();
        let done = self.played as f32 / self.course.games as f32;
        let rate = self.course.rate.0 * (self.course.rate.1 / self.course.rate.0).powf(done);
        let pace = PACE.max(1.0 / batches as f32);
        let numbers = self.current.numbers_mut().iter_mut().zip(self.average.numbers_mut());
        for ((habit, average), (mean, square)) in numbers.zip(self.means.iter().zip(&self.squares)) {
            let width = (square / square_part).sqrt() + RARE * usual;
            if width > 0.0 {
                *habit += rate * mean / mean_part / width;
            }
            *average += pace * (*habit - *average);
        }
    }
}

/// What some games taught.
struct Learnt {
    /// By habit: which way it should move.
    gradient: Vec<f32>,
    results: [Results; STAGES],
    /// Victories among the games against others.
    won: f64,
    against: u64,
}

impl Learnt {
    fn nothing() -> Learnt {
        Learnt { gradient: vec![0.0; Habits::COUNT], results: [Results::default(); STAGES], won: 0.0, against: 0 }
    }

    fn add(&mut self, other: &Learnt) {
        self.gradient.iter_mut().zip(&other.gradient).for_each(|(mine, other)| *mine += other);
        for (mine, other) in self.results.iter_mut().zip(&other.results) {
            mine.0.iter_mut().zip(other.0).for_each(|(mine, other)| *mine += other);
        }
        self.won += other.won;
        self.against += other.against;
    }
}

/// Chances that were seen, and what came of them: their number, sums, and sums of squares and products.
#[derive(Clone, Copy, Debug, Default)]
struct Results([f64; 5]);

impl Results {
    fn add(&mut self, seen: f32, came: f32) {
        let (seen, came) = (f64::from(seen), f64::from(came));
        let sums = [1.0, seen, came, seen * seen, seen * came];
        self.0.iter_mut().zip(sums).for_each(|(sum, more)| *sum += more);
    }

    /// The line through them; nothing if they are too few.
    fn line(&self) -> Option<Promise> {
        /// As many as a line needs to be better than the last batch's.
        const ENOUGH: f64 = 500.0;
        let [count, seen, came, squares, products] = self.0;
        let width = count * squares - seen * seen;
        (count > ENOUGH && width > 0.0).then(|| {
            let slope = (count * products - seen * came) / width;
            Promise { start: ((came - slope * seen) / count) as f32, slope: slope as f32 }
        })
    }
}

/// The choices of a game, all of them in a few long lists.
#[derive(Default)]
struct Diary {
    moments: Vec<Moment>,
    choices: Vec<Choice>,
    rows: Vec<usize>,
}

struct Moment {
    seat: Seat,
    choices: Range<usize>,
    taken: usize,
    /// The chance that the judgement saw before it, and the stage of the game.
    seen: f32,
    stage: usize,
}

struct Choice {
    rows: Range<usize>,
    /// How likely it was made.
    chance: f32,
}

impl Diary {
    /// One of the choices: the better it seems, the likelier. `die` is from 0 to 1.
    fn choose(&mut self, reader: &Reader, habits: &Habits, game: &Game, seat: Seat, die: f32) -> Action {
        let first = self.choices.len();
        let mut actions: Vec<(Action, f32)> = Vec::new();
        let seen = reader.rows(game, seat, |action, hunch, rows| {
            let begin = self.rows.len();
            self.rows.extend(rows.iter());
            self.choices.push(Choice { rows: begin..self.rows.len(), chance: 0.0 });
            actions.push((action, (hunch + habits.of(rows)) / WANDER));
        });
        let best = actions.iter().map(|(_, worth)| *worth).fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = actions.iter().map(|(_, worth)| (worth - best).exp()).sum();
        let mut left = die;
        let mut taken = None;
        for (at, ((_, worth), choice)) in actions.iter().zip(&mut self.choices[first..]).enumerate() {
            choice.chance = (worth - best).exp() / sum;
            left -= choice.chance;
            if left < 0.0 && taken.is_none() {
                taken = Some(at);
            }
        }
        let taken = taken.unwrap_or(actions.len() - 1);
        let stage = (game.deck_len() / STAGE).min(STAGES - 1);
        self.moments.push(Moment { seat, choices: first..self.choices.len(), taken, seen, stage });
        actions[taken].0
    }

    /// From the last choice back to the first: what came after each that was not promised before it.
    fn credit(&self, seat: Seat, result: f32, promises: &[Promise; STAGES], learnt: &mut Learnt) {
        let (mut later, mut credit) = (result, 0.0);
        for moment in self.moments.iter().rev().filter(|moment| moment.seat == seat) {
            let Promise { start, slope } = promises[moment.stage];
            let promised = start + slope * moment.seen;
            credit = later - promised + CREDIT * credit;
            later = promised;
            learnt.results[moment.stage].add(moment.seen, result);
            for (at, choice) in self.choices[moment.choices.clone()].iter().enumerate() {
                let push = credit * (f32::from(u8::from(at == moment.taken)) - choice.chance);
                for &row in &self.rows[choice.rows.clone()] {
                    learnt.gradient[row] += push;
                }
            }
        }
    }
}
