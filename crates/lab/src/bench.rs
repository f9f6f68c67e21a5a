//! How fast the rules are: random play, views and samples, mode by mode. What is measured is the time the thread itself
//! had on a processor, in short rounds that take turns, so that a busy machine disturbs all numbers alike; of the rounds
//! the median counts, and the best is given beside it.

mod clock;
mod work;

use std::thread;
use std::time::{Duration, Instant};

use pax_rules::{Action, Game, Setup, View};
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;
use serde::Serialize;

use clock::thread_time;
use work::Bench;

/// Rounds take at least this long each: far longer than reading the clock.
const ROUND: Duration = Duration::from_millis(2);

/// The numbers of one mode. Times are nanoseconds of one thread.
#[derive(Clone, Debug, Serialize)]
pub struct ModeSpeed {
    pub mode: String,
    pub actions_per_game: f64,
    /// One action of random play, dealing the game included: [`Game::play_at_random`].
    pub action: Nanoseconds,
    /// The same by way of [`Game::legal`] and [`Game::play`].
    pub action_by_two_calls: Nanoseconds,
    pub games_per_second: f64,
    /// How much two threads do in their own time, as a multiple of what one does alone.
    pub two_threads: f64,
    /// The same by the clock on the wall: on a busy machine this says more about the machine.
    pub two_threads_on_the_wall: f64,
    pub view: Nanoseconds,
    pub sampler: Nanoseconds,
    pub deal: Nanoseconds,
    /// A view made ready and dealt from once.
    pub sample: Nanoseconds,
}

/// A time and its best case.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Nanoseconds {
    pub median: f64,
    pub best: f64,
}

/// Bytes of the values that searching copies.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Sizes {
    pub game: usize,
    pub view: usize,
    pub action: usize,
}

impl Sizes {
    pub const NOW: Sizes = Sizes { game: size_of::<Game>(), view: size_of::<View>(), action: size_of::<Action>() };
}

/// A mode in a word: `2`, `8n` with Nocturnus, `solo3`.
pub fn mode_name(setup: Setup) -> String {
    let who = setup.solo_level().map_or_else(|| setup.players().to_string(), |level| format!("solo{}", level.number()));
    if setup.nocturnus() { who + "n" } else { who }
}

/// Measures one mode for about so long.
pub fn measure(setup: Setup, time: Duration) -> ModeSpeed {
    let mut bench = Bench::new(setup);
    let works: [fn(&mut Bench) -> u64; 6] =
        [Bench::in_one_breath, Bench::by_two_calls, Bench::views, Bench::samplers, Bench::deals, Bench::samples];
    let mut rounds = works.map(|_| Vec::new());
    let end = Instant::now() + time.mul_f64(0.75);
    while rounds[0].len() < 5 || Instant::now() < end {
        for (work, rounds) in works.iter().zip(&mut rounds) {
            rounds.push(round(|| work(&mut bench)));
        }
    }
    let [action, action_by_two_calls, view, sampler, deal, sample] = rounds.map(Nanoseconds::of);
    let actions_per_game = bench.actions_per_game();
    let (two_threads, two_threads_on_the_wall) = two_against_one(setup, time.mul_f64(0.25));
    ModeSpeed {
        mode: mode_name(setup),
        actions_per_game,
        action,
        action_by_two_calls,
        games_per_second: 1e9 / (action.median * actions_per_game),
        two_threads,
        two_threads_on_the_wall,
        view,
        sampler,
        deal,
        sample,
    }
}

impl Nanoseconds {
    fn of(mut rounds: Vec<f64>) -> Nanoseconds {
        rounds.sort_by(f64::total_cmp);
        Nanoseconds { median: rounds[rounds.len() / 2], best: rounds[0] }
    }
}

/// Nanoseconds per unit of some work that says how many it did.
fn round(mut work: impl FnMut() -> u64) -> f64 {
    let (start, mut units) = (thread_time(), 0);
    loop {
        units += work();
        let spent = thread_time() - start;
        if spent >= ROUND {
            return spent.as_nanos() as f64 / units as f64;
        }
    }
}

/// Two threads that play at random against one: by their own time, and by the clock on the wall. The rounds take turns,
/// and medians count.
fn two_against_one(setup: Setup, time: Duration) -> (f64, f64) {
    // A thread starts in some microseconds: nothing beside this.
    let stretch = Duration::from_millis(20);
    let (mut own, mut wall) = (Vec::new(), Vec::new());
    let end = Instant::now() + time;
    while own.len() < 3 || Instant::now() < end {
        let [one, two] = [1, 2].map(|threads| together(setup, threads, stretch));
        own.push(two.0 / one.0);
        wall.push(two.1 / one.1);
    }
    (Nanoseconds::of(own).median, Nanoseconds::of(wall).median)
}

/// Actions per nanosecond of so many threads: of each one's own time, added up, and of the time on the wall.
fn together(setup: Setup, threads: u64, stretch: Duration) -> (f64, f64) {
    let start = Instant::now();
    let play = |seed: u64| {
        let mut rng = SplitMix64::seed_from_u64(seed);
        let (start, mut actions) = (thread_time(), 0);
        while thread_time() - start < stretch {
            actions += work::play(setup, &mut rng);
        }
        (actions as f64, (thread_time() - start).as_nanos() as f64)
    };
    let done: Vec<(f64, f64)> = thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|seed| scope.spawn(move || play(seed))).collect();
        running.into_iter().map(|thread| thread.join().expect("playing does not fail")).collect()
    });
    let wall = start.elapsed().as_nanos() as f64;
    let actions: f64 = done.iter().map(|(actions, _)| actions).sum();
    (done.iter().map(|(actions, time)| actions / time).sum(), actions / wall)
}
