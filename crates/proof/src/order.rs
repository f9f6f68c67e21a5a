//! What is asked of a proof, and what it found.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How much is to be tried, and with which random numbers.
#[derive(Clone, Debug)]
pub struct Order {
    pub seed: u64,
    /// In the proof's own unit: games, appends, inputs, kills …
    pub count: u64,
    pub threads: usize,
    /// The program `pax`, for proofs that need the real server in a process of its own.
    pub pax: Option<PathBuf>,
}

/// What was found, one line each. What must not be is not found but panics.
pub type Findings = Vec<String>;

/// How often a long run says how far it is.
const WORD: Duration = Duration::from_secs(30);

impl Order {
    /// Does this for every number below the count, on all threads, and says now and then how far it is.
    ///
    /// # Panics
    /// If one of them does; its number and the seed are printed.
    pub fn each<T: Send>(&self, start: impl Fn() -> T + Sync, one: impl Fn(&mut T, u64) + Sync) -> Vec<T> {
        let (next, begun) = (AtomicU64::new(0), Instant::now());
        let work = |speaks: bool| {
            let (mut told, mut sum) = (Instant::now(), start());
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.count {
                    return sum;
                }
                let reminder = Reminder { seed: self.seed, number };
                one(&mut sum, number);
                drop(reminder);
                if speaks && told.elapsed() > WORD {
                    told = Instant::now();
                    eprintln!("  {number} of {} after {:.0} s", self.count, begun.elapsed().as_secs_f64());
                }
            }
        };
        std::thread::scope(|scope| {
            let work = &work;
            let others: Vec<_> = (1..self.threads.max(1)).map(|_| scope.spawn(move || work(false))).collect();
            let mut sums = vec![work(true)];
            sums.extend(others.into_iter().map(|other| other.join().expect("every thread's experiments hold")));
            sums
        })
    }

    /// The real server's program.
    ///
    /// # Panics
    /// If none was named.
    pub fn pax(&self) -> &std::path::Path {
        self.pax.as_deref().expect("this proof needs the program `pax`: `cargo xtask prove` builds it")
    }
}

/// Says which experiment it was when one fails.
struct Reminder {
    seed: u64,
    number: u64,
}

impl Drop for Reminder {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("seed {}, number {}", self.seed, self.number);
        }
    }
}
