//! Practice: the habits of `shrewd` are found here. It plays many games, half of them against `greedy` and half against
//! itself, now and then choosing what it does not think best; what went better than was promised becomes a little more of a
//! habit, and what went worse a little less (a policy gradient). Promises are a network's, which learns on the way what tables
//! turn out to be worth.
//!
//! Reflexes are found here, too: they only copy what `shrewd` does.
//!
//! What a game teaches follows from the course's seed, the game's number and what was known before its batch: the same course
//! gives the same habits on any number of threads, also when it was stopped and went on from a checkpoint.

use std::num::NonZeroUsize;
use std::ops::Range;
use std::sync::Arc;
use std::thread;

use pax_bots::net::{Features, Learner, Lesson, Mind, Network, Quick, Reader};
use pax_bots::{Greedy, Habits, Ingrained, Moment, Rows, acting, unit};
use pax_rules::{Action, CardList, Game, Seat, SeatSet, Seed, Setup, Step, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::deserts::deserts;

/// What is practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pupil {
    /// Habits beside a judgement, by what came of them.
    Shrewd,
    /// Reflexes, by what `shrewd` does.
    Reflexes,
}

/// What is practised and for how long.
#[derive(Clone, Debug)]
pub struct Exercise {
    pub pupil: Pupil,
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
    pub against: Option<Arc<Ingrained>>,
}

/// Parts of a batch that are added up in their order, so that it does not matter who played them.
const PARTS: u64 = 20;
/// How far below the best a choice may lie and still be made often, as a logit.
const WANDER: f32 = 0.03;
/// How much of what comes after the seat's next turn is credited to a choice, and so on for every turn.
const CREDIT: f32 = 0.7;
/// How slowly means and mean squares of the gradient forget, by batches.
const MEMORY: (f32, f32) = (0.9, 0.98);
/// A gradient this small beside the usual one moves its habit only a little: what is rare is mostly luck.
const RARE: f32 = 0.5;
/// The pace of the slow averages, by batches.
const PACE: f32 = 0.03;
/// The pace at which the network of promises learns.
const PROMISE_RATE: f32 = 0.0003;

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
    /// What tables are worth, and its slow average, which promises.
    learner: Learner,
    promises: Network,
}

impl Practice {
    /// A course from its start: from habits that say nothing.
    pub fn new(course: Exercise) -> Practice {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(course.seed);
        let habits = Habits::fresh(|| unit(&mut rng) * 2.0 - 1.0);
        Practice::from(course, habits)
    }

    /// The same from other habits.
    pub fn from(course: Exercise, habits: Habits) -> Practice {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(course.seed);
        let promises = Network::fresh(|| unit(&mut rng) * 2.0 - 1.0);
        Practice {
            course,
            played: 0,
            average: habits.clone(),
            current: habits,
            means: vec![0.0; Habits::COUNT],
            squares: vec![0.0; Habits::COUNT],
            learner: Learner::new(promises.clone()),
            promises,
        }
    }

    /// Everything that is needed to go on later.
    pub fn checkpoint(&self) -> Vec<u8> {
        let rows = [self.current.numbers(), self.average.numbers(), &self.means, &self.squares];
        let numbers = rows.into_iter().flatten().copied().flat_map(f32::to_le_bytes);
        let networks = self.promises.to_bytes().into_iter().chain(self.learner.save());
        self.played.to_le_bytes().into_iter().chain(numbers).chain(networks).collect()
    }

    /// Goes on from a checkpoint of the same course; nothing if it is none.
    pub fn resume(course: Exercise, bytes: &[u8]) -> Option<Practice> {
        let (played, rest) = bytes.split_first_chunk()?;
        let (habits, networks) = rest.split_at_checked(4 * 4 * Habits::COUNT)?;
        let (promises, learner) = networks.split_at_checked(networks.len() / 3)?;
        let mut numbers = habits.as_chunks().0.iter().copied().map(f32::from_le_bytes);
        let mut practice = Practice {
            course,
            played: u64::from_le_bytes(*played),
            current: Habits::none(),
            average: Habits::none(),
            means: vec![0.0; Habits::COUNT],
            squares: vec![0.0; Habits::COUNT],
            learner: Learner::load(learner)?,
            promises: Network::from_bytes(promises)?,
        };
        let Practice { current, average, means, squares, .. } = &mut practice;
        for row in [current.numbers_mut(), average.numbers_mut(), means, squares] {
            row.iter_mut().zip(&mut numbers).for_each(|(number, read)| *number = read);
        }
        Some(practice)
    }

    /// The habits as they would be shipped now.
    pub fn habits(&self) -> &Habits {
        &self.average
    }

    /// Plays and learns from so many more games, in whole batches and not beyond the end of the course. Returns the share of
    /// games against `greedy`, or against who is frozen, that were won; of reflexes the share of choices that were `shrewd`'s.
    /// Wandering off is included.
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
        let promises = Quick::new(&self.promises);
        let mut parts: Vec<(u64, Learnt)> = thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.get() as u64)
                .map(|worker| {
                    let (batch, promises) = (batch.clone(), &promises);
                    scope.spawn(move || {
                        let mine = (worker..PARTS).step_by(threads.get());
                        mine.map(|part| (part, self.part(batch.clone(), part, promises))).collect::<Vec<_>>()
                    })
                })
                .collect();
            workers.into_iter().flat_map(|worker| worker.join().expect("games are played to their end")).collect()
        });
        parts.sort_by_key(|(part, _)| *part);
        let mut all = Learnt::nothing();
        parts.into_iter().for_each(|(_, learnt)| all.add(learnt));
        all
    }

    fn part(&self, batch: Range<u64>, part: u64, promises: &Quick) -> Learnt {
        let mut learnt = Learnt::nothing();
        let games = batch.end - batch.start;
        for number in batch.start + part * games / PARTS..batch.start + (part + 1) * games / PARTS {
            match self.course.pupil {
                Pupil::Shrewd => self.game(number, promises, &mut learnt),
                Pupil::Reflexes => self.copied(number, &mut learnt),
            }
        }
        learnt
    }

    /// One game, and what follows from it.
    fn game(&self, number: u64, promises: &Quick, learnt: &mut Learnt) {
        let Dealt { mut game, round, mut rng } = self.deal(number);
        let setup = game.setup();
        // One game of each mode against `greedy`, then one of each against itself.
        let alone = self.course.against.is_some() || round.is_multiple_of(2);
        let own = setup.seats().nth(below(&mut rng, setup.players() as u32) as usize);
        let pupils: SeatSet = setup.seats().filter(|seat| !alone || Some(*seat) == own).collect();
        let rival = self.course.against.clone().map_or_else(Greedy::default, Greedy::used_to);
        let (pupil, rival) = (Reader::new(&game), Reader::with(&game, rival));
        let mut diary = Diary::default();
        pupils.iter().for_each(|seat| diary.begin(&pupil, &game, seat, promises));
        while let Some(seat) = acting(&game) {
            let legal = game.legal(seat);
            if game.step() == Step::Turn && pupils.contains(seat) {
                diary.begin(&pupil, &game, seat, promises);
            }
            let action = if legal.len() == 1 || game.step() == Step::Turn {
                legal.get(0)
            } else if pupils.contains(seat) {
                let mut entry = Entry::weigh(&pupil, &self.current, &game, seat);
                let action = entry.choose(unit(&mut rng));
                diary.entries.push(entry);
                action
            } else {
                rival.chosen(&game, seat)
            };
            game.play(seat, action, &mut ()).expect("a legal action is accepted");
        }
        let outcome = game.reckoning();
        for seat in pupils.iter() {
            if alone {
                learnt.won += f64::from(outcome.share_of(seat));
                learnt.against += 1;
            }
            let win = deserts(&game, seat);
            diary.credit(seat, win, &self.current, &mut learnt.gradient);
            // One table of each seat: those of one game all say the same.
            let features = diary.table(seat, unit(&mut rng));
            learnt.lessons.push(Lesson::new(features, seat, &game).worth(win));
        }
    }

    /// One game in which `shrewd` is copied. Every other goes as the pupil would, for those are the tables it must know.
    fn copied(&self, number: u64, learnt: &mut Learnt) {
        let Dealt { mut game, round, mut rng } = self.deal(number);
        let (model, pupil) = (Reader::new(&game), Reader::with(&game, Greedy::hasty()));
        while let Some(seat) = acting(&game) {
            let legal = game.legal(seat);
            let action = if legal.len() == 1 || game.step() == Step::Turn {
                legal.get(0)
            } else {
                let mut entry = Entry::weigh(&pupil, &self.current, &game, seat);
                let own = entry.choose(unit(&mut rng));
                let shown = model.chosen(&game, seat);
                entry.take(shown);
                entry.push(1.0, &self.current, &mut learnt.gradient);
                learnt.won += f64::from(u8::from(own == shown));
                learnt.against += 1;
                if round.is_multiple_of(2) { shown } else { own }
            };
            game.play(seat, action, &mut ()).expect("a legal action is accepted");
        }
    }

    fn deal(&self, number: u64) -> Dealt {
        let setups = &self.course.setups;
        let setup = setups[(number % setups.len() as u64) as usize];
        let mut rng = Xoshiro256PlusPlus::from_seed(*Seed::of_series(self.course.seed, number).bytes());
        Dealt { game: Game::deal(setup, self.course.list, &mut rng), round: number / setups.len() as u64, rng }
    }

    /// Moves the habits along the gradient, each at its own pace, and learns what tables were worth.
    fn learn(&mut self, learnt: &Learnt, games: u64) {
        let batches = (self.played / self.course.batch) as i32 + 1;
        let pace = PACE.max(1.0 / batches as f32);
        for lesson in &learnt.lessons {
            self.learner.learn(lesson, PROMISE_RATE);
        }
        self.promises.follow(&self.learner.network, pace);
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

/// A game of a course.
struct Dealt {
    game: Game,
    /// How often each mode came before.
    round: u64,
    rng: Xoshiro256PlusPlus,
}

/// What some games taught.
struct Learnt {
    /// By number of the habits: which way it should move.
    gradient: Vec<f32>,
    /// What tables turned out to be worth.
    lessons: Vec<Lesson>,
    /// Victories among the games against others, or copies among the choices.
    won: f64,
    against: u64,
}

impl Learnt {
    fn nothing() -> Learnt {
        Learnt { gradient: vec![0.0; Habits::COUNT], lessons: Vec::new(), won: 0.0, against: 0 }
    }

    fn add(&mut self, other: Learnt) {
        self.gradient.iter_mut().zip(&other.gradient).for_each(|(mine, other)| *mine += other);
        self.lessons.extend(other.lessons);
        self.won += other.won;
        self.against += other.against;
    }
}

/// The choices of a game.
#[derive(Default)]
struct Diary {
    entries: Vec<Entry>,
    turns: Vec<Turn>,
}

/// A seat's turn, or the opening (2.4), begins.
struct Turn {
    seat: Seat,
    /// How many entries there are before it.
    entries: usize,
    features: Features,
    /// The chance that was promised.
    promised: f32,
}

struct Entry {
    seat: Seat,
    moment: Moment,
    actions: Vec<Action>,
    /// The rows of every choice, and how likely it was made.
    choices: Vec<(Rows, f32)>,
    taken: usize,
}

impl Entry {
    /// The choices of a seat: the better one seems, the likelier it is.
    fn weigh(reader: &Reader, habits: &Habits, game: &Game, seat: Seat) -> Entry {
        let mut actions: Vec<Action> = Vec::new();
        let mut choices: Vec<(Rows, f32)> = Vec::new();
        let moment = reader.rows(game, seat, |action, hunch, rows| {
            actions.push(action);
            choices.push((rows, hunch));
        });
        let moods = habits.moods(&moment);
        for (rows, worth) in &mut choices {
            *worth = (*worth + habits.of(&moods, rows)) / WANDER;
        }
        let best = choices.iter().map(|(_, worth)| *worth).fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = choices.iter().map(|(_, worth)| (worth - best).exp()).sum();
        choices.iter_mut().for_each(|(_, worth)| *worth = (*worth - best).exp() / sum);
        Entry { seat, moment, actions, choices, taken: 0 }
    }

    /// Takes one of them. `die` is from 0 to 1.
    fn choose(&mut self, die: f32) -> Action {
        let mut left = die;
        let taken = self.choices.iter().position(|(_, chance)| {
            left -= chance;
            left < 0.0
        });
        self.taken = taken.unwrap_or(self.actions.len() - 1);
        self.actions[self.taken]
    }

    /// Takes this one.
    fn take(&mut self, action: Action) {
        let taken = self.actions.iter().position(|other| *other == action);
        self.taken = taken.expect("a legal action is among the choices");
    }

    /// What was taken becomes more of a habit, the others less.
    fn push(&self, credit: f32, habits: &Habits, gradient: &mut [f32]) {
        let push = |at, chance| credit * (f32::from(u8::from(at == self.taken)) - chance);
        let pushes = self.choices.iter().enumerate().map(|(at, (rows, chance))| (rows, push(at, chance)));
        habits.push(gradient, &self.moment, pushes);
    }
}

impl Diary {
    fn begin(&mut self, reader: &Reader, game: &Game, seat: Seat, promises: &Quick) {
        let features = reader.between(game, seat);
        let promised = promises.judge(&features).win;
        self.turns.push(Turn { seat, entries: self.entries.len(), features, promised });
    }

    /// From the last turn back to the opening: what came after a turn that was not promised before it is credited to all of its
    /// choices, and to those of others' turns until the next.
    fn credit(&self, seat: Seat, result: f32, habits: &Habits, gradient: &mut [f32]) {
        let (mut later, mut credit) = (result, 0.0);
        let mut end = self.entries.len();
        for turn in self.turns.iter().rev().filter(|turn| turn.seat == seat) {
            credit = later - turn.promised + CREDIT * credit;
            later = turn.promised;
            for entry in self.entries[turn.entries..end].iter().filter(|entry| entry.seat == seat) {
                entry.push(credit, habits, gradient);
            }
            end = turn.entries;
        }
    }

    /// What a seat knew at the start of one of its turns. `die` is from 0 to 1.
    fn table(&self, seat: Seat, die: f32) -> Features {
        let turns = || self.turns.iter().filter(|turn| turn.seat == seat);
        let at = (die * turns().count() as f32) as usize;
        turns().nth(at).expect("every seat has an opening").features
    }
}
