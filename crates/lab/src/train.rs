//! Training a network by self-play. Every game is played by the network as it is, with some wandering off; afterwards every
//! seat learns from every table it saw: what it thought then is moved towards what it thought later and what came out.
//!
//! One thread, and every game's chances follow from the seed and the game's number: the same course gives the same
//! weights, also when it was stopped and went on from a checkpoint.

use pax_bots::net::{Features, Learner, Lesson, Mind, Network, Policy, Sight};
use pax_bots::{Bot, Greedy};
use pax_rules::{CardList, Game, Outcome, Seat, Seed, Setup, Step, Victor, Viewer, below};
use rand_core::{Rng, SeedableRng};
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
    /// How often a choice is wandered off from, at the start and at the end.
    pub wander: (f32, f32),
    /// How much of the future beyond the next table counts: 1 is the outcome alone.
    pub trace: f32,
    /// What the lead in points counts beside the victory, at the start and at the end: who only ever asks who won gives
    /// up at the first setback, and never learns what could still have been done.
    pub pride: (f32, f32),
    /// In how many games some seats are played by `greedy`, at the start and at the end.
    pub school: (f32, f32),
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
    /// Lessons of the batch under way.
    pending: Vec<Lesson>,
    /// Since it was last asked for.
    squared_error: f64,
    lessons: u64,
    rome: u64,
    games: u64,
}

/// What a stretch of a course was like.
#[derive(Clone, Copy, Debug)]
pub struct Stretch {
    /// The root of the mean squared error of the chance to win, against what came to be thought later.
    pub error: f64,
    /// The share of games in which Rome prevailed.
    pub rome: f64,
}

/// Games that are learnt from together.
pub const BATCH: u64 = 200;
/// The pace of the slow average, by batches.
const PACE: f32 = 0.05;

/// How often in school even the pupil's seat is a teacher's.
const ALL_TEACHERS: f32 = 0.2;

/// The lead in points that all but settles a comparison of points, and what a solitaire player has about the middle.
const LEAD: f32 = 5.0;
const SOLO_POINTS: f32 = 25.0;

impl Training {
    /// A course from its start, or from where another network stands.
    pub fn new(course: Course, from: Option<Network>) -> Training {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(course.seed);
        let network = from.unwrap_or_else(|| Network::fresh(|| unit(&mut rng) * 2.0 - 1.0));
        let average = network.clone();
        Training::at(course, 0, Learner::new(network), average)
    }

    fn at(course: Course, played: u64, learner: Learner, average: Network) -> Training {
        Training {
            course,
            played,
            learner,
            average,
            pending: Vec::new(),
            squared_error: 0.0,
            lessons: 0,
            rome: 0,
            games: 0,
        }
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
        Some(Training::at(course, played, Learner::load(learner)?, Network::from_bytes(average)?))
    }

    /// The network as it would be shipped now.
    pub fn network(&self) -> Network {
        self.learner.without_noise(&self.average)
    }

    /// Plays and learns from so many more games, not beyond the end of the course.
    pub fn go_on(&mut self, games: u64) -> Stretch {
        let end = self.played.saturating_add(games).min(self.course.games);
        while self.played < end {
            self.game();
            self.played += 1;
            if self.played.is_multiple_of(BATCH) || self.is_over() {
                self.learn();
            }
        }
        let error = (self.squared_error / self.lessons.max(1) as f64).sqrt();
        let stretch = Stretch { error, rome: self.rome as f64 / self.games.max(1) as f64 };
        (self.squared_error, self.lessons, self.rome, self.games) = (0.0, 0, 0, 0);
        stretch
    }

    pub fn is_over(&self) -> bool {
        self.played >= self.course.games
    }

    /// Between two values, by how much of the course is done.
    fn now(&self, (start, end): (f32, f32)) -> f32 {
        let done = self.played as f32 / self.course.games.max(1) as f32;
        start * (end / start).powf(done)
    }

    /// Learns from the games of a batch, in any order: lessons of one game all say the same, and one after the other they
    /// would teach the outcome of that game instead of the game.
    fn learn(&mut self) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.course.seed ^ self.played);
        let rate = self.now(self.course.rate);
        let mut lessons = std::mem::take(&mut self.pending);
        for at in (1..lessons.len()).rev() {
            lessons.swap(at, below(&mut rng, at as u32 + 1) as usize);
        }
        for lesson in &lessons {
            self.squared_error += f64::from(self.learner.learn(lesson, rate));
        }
        self.lessons += lessons.len() as u64;
        lessons.clear();
        self.pending = lessons;
        // The young average forgets its start quickly.
        let pace = PACE.max(1.0 / (1.0 + (self.played / BATCH) as f32));
        self.average.follow(&self.learner.network, pace);
    }

    /// Who sits where in the next game.
    fn players(&self, setup: Setup, rng: &mut Xoshiro256PlusPlus) -> Vec<Player<'_>> {
        let pupil = below(rng, setup.players() as u32) as usize;
        let school = unit(rng) < self.now(self.course.school);
        let player = |seat: Seat| match &self.course.against {
            Some(frozen) if seat.index() != pupil => Player::Frozen(frozen),
            Some(_) => Player::Pupil,
            None if school && (seat.index() != pupil || unit(rng) < ALL_TEACHERS) => Player::Teacher(Greedy::default()),
            None => Player::Pupil,
        };
        setup.seats().map(player).collect()
    }

    fn game(&mut self) {
        let course = &self.course;
        let setup = course.setups[self.played as usize % course.setups.len()];
        let seed = Seed::of_series(course.seed, self.played);
        let mut rng = Xoshiro256PlusPlus::from_seed(*seed.bytes());
        let game = Game::deal(setup, course.list, &mut rng);
        let wander = self.now(course.wander);
        let (lessons, rome) = SelfPlay {
            network: &self.learner.network,
            players: self.players(setup, &mut rng),
            wander,
            traces: setup.seats().map(|_| Vec::new()).collect(),
            rng: &mut rng,
        }
        .play(game, course.trace, self.now(course.pride));
        self.rome += u64::from(rome);
        self.pending.extend(lessons);
        self.games += 1;
    }
}

/// Who plays a seat of a training game.
enum Player<'a> {
    /// The network that learns.
    Pupil,
    /// A player to learn from.
    Teacher(Greedy),
    /// A network that learns no more, and nothing is learnt from its seat.
    Frozen(&'a Network),
}

/// What a seat saw, and what it thought its chance was.
type Trace = Vec<(Features, f32)>;

/// One game of the network against itself or others.
struct SelfPlay<'a> {
    network: &'a Network,
    players: Vec<Player<'a>>,
    wander: f32,
    traces: Vec<Trace>,
    rng: &'a mut Xoshiro256PlusPlus,
}

impl SelfPlay<'_> {
    fn play(mut self, mut game: Game, trace: f32, pride: f32) -> (Vec<Lesson>, bool) {
        while let Some(seat) = game.awaited().iter().next() {
            self.choose(&mut game, seat);
            if game.step() == Step::Turn {
                self.look_round(&game);
            }
        }
        let outcome = game.reckoning();
        let prevails = outcome.victor == Victor::Rome;
        let mut lessons = Vec::with_capacity(self.traces.iter().map(Vec::len).sum());
        for (seat, seen) in game.setup().seats().zip(&self.traces) {
            let mut win = deserts(&outcome, seat, pride);
            for (features, thought) in seen.iter().rev() {
                lessons.push(Lesson { features: *features, win, rome: f32::from(u8::from(prevails)) });
                win = (1.0 - trace) * thought + trace * win;
            }
        }
        (lessons, prevails)
    }

    /// The seat acts, and remembers what it then saw.
    fn choose(&mut self, game: &mut Game, seat: Seat) {
        let policy = Policy { network: self.network };
        let action = match &mut self.players[seat.index()] {
            Player::Frozen(network) => Policy { network: *network }.best(game, seat),
            player => {
                let mut seen: Vec<(_, Features, f32)> = Vec::with_capacity(16);
                policy.each(game, seat, |action, features| {
                    seen.push((action, *features, self.network.compare(features)));
                });
                let wanders = seen.len() > 1 && unit(self.rng) < self.wander;
                let at = match player {
                    _ if wanders => below(self.rng, seen.len() as u32) as usize,
                    Player::Teacher(greedy) if seen.len() > 1 => {
                        let chosen = greedy.choose(&game.view(Viewer::Seat(seat)));
                        seen.iter().position(|(action, ..)| *action == chosen).unwrap_or(0)
                    }
                    Player::Teacher(_) | Player::Pupil | Player::Frozen(_) => {
                        (0..seen.len()).fold(0, |best, at| if seen[at].2 > seen[best].2 { at } else { best })
                    }
                };
                let (action, features, worth) = seen[at];
                self.traces[seat.index()].push((features, 1.0 / (1.0 + (-worth).exp())));
                action
            }
        };
        game.play(seat, action, &mut ()).expect("a legal action is accepted");
    }

    /// Between two turns every seat that learns looks at the table.
    fn look_round(&mut self, game: &Game) {
        for (seat, player) in game.setup().seats().zip(&self.players) {
            if !matches!(player, Player::Frozen(_)) {
                let features = Features::of(game, seat, Sight::of(game, seat));
                self.traces[seat.index()].push((features, self.network.judge(&features).win));
            }
        }
    }
}

/// What a seat is taught to have had: the victory, and a little for the points it was ahead.
fn deserts(outcome: &Outcome, seat: Seat, pride: f32) -> f32 {
    let share = 1.0 / outcome.winners.len().max(1) as f32;
    let win = if outcome.winners.contains(seat) { share } else { 0.0 };
    let mine = f32::from(outcome.scores[seat.index()].points());
    let rivals = outcome.points().enumerate().filter(|(rival, _)| *rival != seat.index());
    let lead = match rivals.map(|(_, points)| points).max() {
        Some(best) => (mine - f32::from(best)) / LEAD,
        None => (mine - SOLO_POINTS) / LEAD,
    };
    (1.0 - pride) * win + pride / (1.0 + (-lead).exp())
}

/// A number from 0 up to, not including, 1.
fn unit(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1_u32 << 24) as f32
}
