//! Training a network. Games are played to a chosen moment, with some wandering off; there several choices are tried in the
//! same deal, each played out to its end by `shrewd` in haste, with strangers among its rivals who play as `greedy` would. The
//! network learns how the choices differ, and from tables on the way what they were worth to those who are shrewd.
//!
//! What a game teaches follows from the course's seed and the game's number alone, so games are played on all cores and
//! learnt from in their order: the same course gives the same weights on any number of cores, also when it was stopped
//! and went on from a checkpoint.

use std::num::NonZeroUsize;
use std::sync::mpsc::sync_channel;
use std::thread;

use pax_bots::net::{Features, Learner, Lesson, Network, Policy, Reader};
use pax_bots::{Greedy, acting, unit};
use pax_rules::{Action, CardList, Game, Seat, SeatSet, Seed, Setup, Step, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// What is trained and how.
#[derive(Clone, Debug)]
pub struct Course {
    /// Modes that take turns.
    pub setups: Vec<Setup>,
    pub list: &'static CardList,
    pub games: u64,
    pub seed: u64,
    /// The pace of learning at the start and at the end; between them it falls by the same share in every game.
    pub rate: (f32, f32),
    /// How many of the tables on the way are learnt from.
    pub tables: f32,
    /// One seat out of so many plays as `greedy` would; 0 for none.
    pub strangers: u32,
    /// A frozen network that plays all seats but one, for an exploiter.
    pub against: Option<Network>,
}

/// A course under way.
#[derive(Clone, Debug)]
pub struct Training {
    pub course: Course,
    /// Games played so far.
    pub played: u64,
    learner: Learner,
    /// The slow average: what is shipped.
    average: Network,
}

/// What a stretch of a course was like.
#[derive(Clone, Copy, Debug, Default)]
pub struct Stretch {
    /// The root of the mean squared error of what tables were worth, and of how choices differ.
    pub error: f64,
    pub difference: f64,
}

/// Games that are learnt from together.
pub const BATCH: u64 = 500;
/// The pace of the slow average, by batches.
const PACE: f32 = 0.01;
/// How many choices of one moment are compared, and among how many of those that `shrewd` likes best.
const COMPARED: usize = 4;
const LIKED: usize = 5;
/// One time in so many all choices are compared, whatever `shrewd` thinks of them.
const ANYTHING: u32 = 4;
/// How often a choice on the way to the chosen moment is wandered off from: one of these in every game.
const WANDER: [f32; 4] = [0.0, 0.0, 0.03, 0.1];
/// The chosen moment is one of so many choices of each seat; a game that ends before teaches nothing.
const MOMENTS: u32 = 65;

impl Training {
    /// A course from its start, or from where another network stands.
    pub fn new(course: Course, from: Option<Network>) -> Training {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(course.seed);
        let network = from.unwrap_or_else(|| Network::fresh(|| unit(&mut rng) * 2.0 - 1.0));
        let average = network.clone();
        Training { course, played: 0, learner: Learner::new(network), average }
    }

    /// Everything that is needed to go on later.
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = self.played.to_le_bytes().to_vec();
        bytes.extend(self.average.to_bytes());
        bytes.extend(self.learner.save());
        bytes
    }

    /// Goes on from a checkpoint of the same course; nothing if it is none.
    pub fn resume(course: Course, bytes: &[u8]) -> Option<Training> {
        let (played, rest) = bytes.split_first_chunk()?;
        let (average, learner) = rest.split_at_checked(rest.len() / 3)?;
        let played = u64::from_le_bytes(*played);
        Some(Training { course, played, learner: Learner::load(learner)?, average: Network::from_bytes(average)? })
    }

    /// The network as it would be shipped now.
    pub fn network(&self) -> Network {
        self.learner.without_noise(&self.average)
    }

    pub fn is_over(&self) -> bool {
        self.played >= self.course.games
    }

    /// Plays and learns from so many more games, in whole batches and not beyond the end of the course.
    pub fn go_on(&mut self, games: u64, threads: NonZeroUsize) -> Stretch {
        let end = self.played.saturating_add(games).min(self.course.games);
        let batches: Vec<(u64, u64)> =
            (self.played..end).step_by(BATCH as usize).map(|first| (first, (first + BATCH).min(end))).collect();
        let course = self.course.clone();
        let mut sums = Sums::default();
        thread::scope(|scope| {
            let workers: Vec<_> = (0..threads.get())
                .map(|worker| {
                    // Few at a time, so that quick players do not run ahead of the learner.
                    let (send, receive) = sync_channel(2);
                    let (course, batches) = (&course, &batches);
                    scope.spawn(move || {
                        for &(first, end) in batches.iter().skip(worker).step_by(threads.get()) {
                            if send.send(Batch::play(course, first..end)).is_err() {
                                return;
                            }
                        }
                    });
                    receive
                })
                .collect();
            for (number, &(_, end)) in batches.iter().enumerate() {
                let Ok(batch) = workers[number % workers.len()].recv() else { break };
                self.learn(batch, &mut sums);
                self.played = end;
            }
        });
        sums.stretch()
    }

    /// Between two values, by how much of the course is done.
    fn now(&self, (start, end): (f32, f32)) -> f32 {
        let done = self.played as f32 / self.course.games.max(1) as f32;
        start * (end / start).powf(done)
    }

    /// Learns from the games of a batch, its tables in any order: those of one game all say the same, and one after the
    /// other they would teach the outcome of that game instead of the game.
    fn learn(&mut self, batch: Batch, sums: &mut Sums) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.course.seed ^ self.played);
        let rate = self.now(self.course.rate);
        let Batch { mut tables, choices } = batch;
        for at in (1..tables.len()).rev() {
            tables.swap(at, below(&mut rng, at as u32 + 1) as usize);
        }
        let mut rest = tables.iter();
        for (number, choices_here) in choices.iter().enumerate() {
            let due = (number + 1) * tables.len() / choices.len();
            let learnt = tables.len() - rest.len();
            for lesson in rest.by_ref().take(due - learnt) {
                sums.tables += f64::from(self.learner.learn(lesson, rate));
            }
            sums.choices += f64::from(self.learner.compare(choices_here, rate));
        }
        sums.table_count += tables.len() as u64;
        sums.choice_count += choices.len() as u64;
        // The young average forgets its start quickly.
        let pace = PACE.max(1.0 / (1.0 + (self.played / BATCH) as f32));
        self.average.follow(&self.learner.network, pace);
    }
}

/// Squared errors added up.
#[derive(Default)]
struct Sums {
    tables: f64,
    table_count: u64,
    choices: f64,
    choice_count: u64,
}

impl Sums {
    fn stretch(&self) -> Stretch {
        let root = |sum: f64, count: u64| (sum / count.max(1) as f64).sqrt();
        Stretch { error: root(self.tables, self.table_count), difference: root(self.choices, self.choice_count) }
    }
}

/// What some games teach.
#[derive(Default)]
struct Batch {
    /// Single tables.
    tables: Vec<Lesson>,
    /// Choices of one moment, in the same deal.
    choices: Vec<Vec<Lesson>>,
}

impl Batch {
    fn play(course: &Course, numbers: std::ops::Range<u64>) -> Batch {
        let mut batch = Batch::default();
        for number in numbers {
            let setup = course.setups[number as usize % course.setups.len()];
            let mut rng = Xoshiro256PlusPlus::from_seed(*Seed::of_series(course.seed, number).bytes());
            let game = Game::deal(setup, course.list, &mut rng);
            let school = School::new(course, &game, &mut rng);
            school.teach(&game, &mut rng, &mut batch);
        }
        batch
    }
}

/// Who plays a game that is learnt from.
struct School<'a> {
    /// Reads tables, with `shrewd`'s hunch.
    reader: Reader,
    /// Plays for all who do not play otherwise.
    hasty: Reader,
    simple: Reader,
    /// Who plays as `greedy` would.
    strangers: SeatSet,
    /// One out of how many that is on the average; 0 if nobody is.
    one_of: u32,
    /// A network that learns no more, and its seats.
    frozen: Option<(&'a Network, SeatSet)>,
    tables: f32,
}

impl<'a> School<'a> {
    fn new(course: &'a Course, game: &Game, rng: &mut Xoshiro256PlusPlus) -> School<'a> {
        let setup = game.setup();
        // Somebody must be there to learn.
        let pupil = setup.seats().nth(below(rng, setup.players() as u32) as usize);
        let others = || setup.seats().filter(|seat| Some(*seat) != pupil);
        let frozen = course.against.as_ref().map(|network| (network, others().collect()));
        let one_of = if frozen.is_none() { course.strangers } else { 0 };
        let strange = |_: &Seat| one_of > 0 && below(rng, one_of) == 0;
        School {
            strangers: others().filter(strange).collect(),
            one_of,
            reader: Reader::new(game),
            hasty: Reader::with(game, Greedy::hasty()),
            simple: Reader::with(game, Greedy::default()),
            frozen,
            tables: course.tables,
        }
    }

    /// Whether what the seat sees is learnt from: what somebody strange could still do is worth less than it seems, and an exploiter
    /// learns for itself alone.
    fn learns(&self, seat: Seat) -> bool {
        !self.strangers.contains(seat) && self.frozen.is_none_or(|(_, seats)| !seats.contains(seat))
    }

    fn action(&self, game: &Game, seat: Seat) -> Action {
        match self.frozen {
            Some((network, seats)) if seats.contains(seat) => Policy { network, reader: &self.reader }.best(game, seat),
            Some(_) | None if self.strangers.contains(seat) => self.simple.chosen(game, seat),
            Some(_) | None => self.hasty.chosen(game, seat),
        }
    }

    fn teach(&self, game: &Game, rng: &mut Xoshiro256PlusPlus, batch: &mut Batch) {
        let Some((game, seat)) = self.chosen_moment(*game, rng) else { return };
        let mut choices = Vec::new();
        for action in self.compared(&game, seat, rng) {
            let features = self.reader.after(&game, seat, action);
            let mut then = game;
            then.play(seat, action, &mut ()).expect("a legal action is accepted");
            let seen = self.play_out(&mut then, rng);
            let lesson = |(seat, features): (Seat, Features)| {
                let lesson = Lesson::new(features, seat, &then);
                if self.one_of > 1 { lesson.among(seat, self.strangers, self.one_of) } else { lesson }
            };
            choices.push(lesson((seat, features)));
            batch.tables.extend(seen.into_iter().map(lesson));
        }
        batch.choices.push(choices);
    }

    /// Plays on to a choice at random; nothing if the game ends before it.
    fn chosen_moment(&self, mut game: Game, rng: &mut Xoshiro256PlusPlus) -> Option<(Game, Seat)> {
        let wander = WANDER[below(rng, WANDER.len() as u32) as usize];
        let mut left = below(rng, MOMENTS * game.setup().players() as u32);
        loop {
            let seat = acting(&game)?;
            let legal = game.legal(seat);
            let mut action = None;
            if legal.len() > 1 {
                if left == 0 && self.learns(seat) {
                    return Some((game, seat));
                }
                left = left.saturating_sub(1);
                if unit(rng) < wander {
                    action = Some(legal.get(below(rng, legal.len() as u32) as usize));
                }
            }
            let action = action.unwrap_or_else(|| self.action(&game, seat));
            game.play(seat, action, &mut ()).expect("a legal action is accepted");
        }
    }

    /// What would be chosen, and some others.
    fn compared(&self, game: &Game, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> Vec<Action> {
        let chosen = self.action(game, seat);
        let mut others: Vec<(Action, f32)> =
            self.reader.hunches(game, seat).filter(|(action, _)| *action != chosen).collect();
        others.sort_by(|a, b| b.1.total_cmp(&a.1));
        if below(rng, ANYTHING) != 0 {
            others.truncate(LIKED);
        }
        let mut compared = vec![chosen];
        while compared.len() < COMPARED && !others.is_empty() {
            compared.push(others.swap_remove(below(rng, others.len() as u32) as usize).0);
        }
        compared
    }

    /// Plays to the end; some of the tables that the seats see on the way are kept.
    fn play_out(&self, game: &mut Game, rng: &mut Xoshiro256PlusPlus) -> Vec<(Seat, Features)> {
        let mut seen = Vec::new();
        while let Some(seat) = acting(game) {
            let action = self.action(game, seat);
            if game.legal(seat).len() > 1 && self.learns(seat) && unit(rng) < self.tables {
                seen.push((seat, self.reader.after(game, seat, action)));
            }
            game.play(seat, action, &mut ()).expect("a legal action is accepted");
            if game.step() == Step::Turn {
                for seat in game.setup().seats().filter(|seat| self.learns(*seat)) {
                    if unit(rng) < 2.0 * self.tables {
                        seen.push((seat, self.reader.between(game, seat)));
                    }
                }
            }
        }
        seen
    }
}
