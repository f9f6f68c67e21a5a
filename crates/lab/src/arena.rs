//! Contests. One player sits among others of a second kind; every deal is played once from each seat, so that the luck of the
//! cards and of the seat falls on both alike. Ratings are Elo's, with 95 % intervals that treat a deal, not a game, as one
//! observation; whether one is better than the other can be asked sequentially, with as few deals as it takes.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use pax_bots::show;
use pax_rules::{CardList, Seat, Seed, Setup, Victor};

use crate::entrant::{Entrant, Seated};
use crate::simulate::bot_seed;
use crate::statistics::Estimate;

/// The normal quantile of a two-sided 95 % interval.
const Z: f64 = 1.959_963_984_540_054;

/// A contest of one against others.
#[derive(Clone, Debug)]
pub struct Contest {
    pub setup: Setup,
    pub list: &'static CardList,
    /// Sits alone, in every seat once for each deal.
    pub challenger: Entrant,
    /// Sits in all other seats.
    pub field: Entrant,
    pub deals: u64,
    pub seed: u64,
    pub threads: NonZeroUsize,
    /// Stop as soon as this question is answered.
    pub question: Option<Sprt>,
}

/// A sequential test between two shares of victories.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The share if there is nothing to it, and the share to be shown.
    pub low: f64,
    pub high: f64,
    /// The chance of a wrong answer, each way.
    pub error: f64,
}

/// How a sequential test stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The share is at least the higher one, as far as the agreed error goes.
    Better,
    NotBetter,
    Open,
}

/// What came of one deal: the challenger's share of the victories over all seats, and Rome's.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct DealResult {
    pub share: f64,
    pub rome: f64,
}

/// A contest added up.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    pub deals: u64,
    sum: f64,
    squares: f64,
    rome: f64,
    /// The challenger's victories by seat.
    pub by_seat: Vec<f64>,
}

impl Contest {
    /// Plays until the deals are used up or the question is answered, telling `each` how it stands after every deal.
    pub fn run(&self, mut each: impl FnMut(&Standing)) -> Standing {
        let next = AtomicU64::new(0);
        let enough = AtomicBool::new(false);
        let mut standing = Standing { by_seat: vec![0.0; self.setup.players()], ..Standing::default() };
        thread::scope(|scope| {
            let (send, receive) = mpsc::channel();
            for _ in 0..self.threads.get() {
                let (send, next, enough) = (send.clone(), &next, &enough);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.deals || enough.load(Ordering::Relaxed) {
                            break;
                        }
                        let played: Vec<(f64, bool)> = self.setup.seats().map(|seat| self.play(number, seat)).collect();
                        if send.send((number, played)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            // In the order of the deals, so that a test stops at the same deal on any number of threads.
            let mut early = BTreeMap::new();
            for (number, played) in receive {
                early.insert(number, played);
                while let Some(played) = early.remove(&standing.deals).filter(|_| !enough.load(Ordering::Relaxed)) {
                    standing.count(&played);
                    each(&standing);
                    if self.question.is_some_and(|sprt| sprt.verdict(&standing) != Verdict::Open) {
                        enough.store(true, Ordering::Relaxed);
                    }
                }
            }
        });
        standing
    }

    /// One game: the challenger's share of the victory, and whether Rome prevailed.
    fn play(&self, number: u64, seat: Seat) -> (f64, bool) {
        let mut game = Seed::of_series(self.seed, number).deal(self.setup, self.list);
        let entrant = |at: Seat| if at == seat { &self.challenger } else { &self.field };
        let mut bots: Vec<_> = self.setup.seats().map(|at| entrant(at).seat(bot_seed(self.seed, number, at))).collect();
        while let Some(at) = game.awaited().iter().next() {
            let action = bots[at.index()].choose(&game, at);
            show(&game, at, action, bots.iter_mut().map(Seated::rivals));
            if let Err(refusal) = game.play(at, action, &mut ()) {
                panic!("{} chose {action} in deal {number} of series {}: {refusal}", entrant(at), self.seed);
            }
        }
        let outcome = game.reckoning();
        (f64::from(outcome.share_of(seat)), outcome.victor == Victor::Rome)
    }
}

impl Standing {
    /// Counts the games of one deal, seat by seat.
    pub fn count(&mut self, played: &[(f64, bool)]) {
        let games = played.len() as f64;
        let share = played.iter().map(|(share, _)| share).sum::<f64>() / games;
        self.by_seat.resize(played.len(), 0.0);
        for (sum, (share, _)) in self.by_seat.iter_mut().zip(played) {
            *sum += share;
        }
        self.deals += 1;
        self.sum += share;
        self.squares += share * share;
        self.rome += played.iter().filter(|(_, rome)| *rome).count() as f64 / games;
    }

    /// The challenger's share of the victories.
    pub fn share(&self) -> Estimate {
        if self.deals == 0 {
            return Estimate { value: 0.0, low: 0.0, high: 1.0 };
        }
        let value = self.sum / self.deals as f64;
        let half = Z * (self.variance() / self.deals as f64).sqrt();
        Estimate { value, low: (value - half).max(0.0), high: (value + half).min(1.0) }
    }

    /// How often Rome prevailed.
    pub fn rome(&self) -> f64 {
        self.rome / self.deals.max(1) as f64
    }

    /// The challenger's rating above the field's, by Elo's scale: 0 at a fair share of the victories.
    pub fn elo(&self) -> Estimate {
        let fair = 1.0 / self.by_seat.len().max(1) as f64;
        let share = self.share();
        let rating = |share: f64| elo(share, fair);
        Estimate { value: rating(share.value), low: rating(share.low), high: rating(share.high) }
    }

    /// The variance of a deal's share.
    fn variance(&self) -> f64 {
        let n = self.deals as f64;
        if self.deals < 2 {
            return 0.25;
        }
        // Never quite nothing: a run of equal results is no proof that there are no others.
        ((self.squares - self.sum * self.sum / n) / (n - 1.0)).max(0.25 / n)
    }
}

/// The difference in rating that gives this share of victories where `fair` is everybody's due.
pub fn elo(share: f64, fair: f64) -> f64 {
    let odds = |share: f64| {
        let share = share.clamp(1e-4, 1.0 - 1e-4);
        share / (1.0 - share)
    };
    400.0 * (odds(share) / odds(fair)).log10()
}

impl Sprt {
    /// The logarithm of how much likelier the results are with the higher share, by the normal approximation.
    pub fn evidence(&self, standing: &Standing) -> f64 {
        let n = standing.deals as f64;
        let mean = standing.sum / n.max(1.0);
        n * (self.high - self.low) * (2.0 * mean - self.low - self.high) / (2.0 * standing.variance())
    }

    /// How the test stands. The first few deals decide nothing: their variance is not known yet.
    pub fn verdict(&self, standing: &Standing) -> Verdict {
        const FEW: u64 = 16;
        let bound = ((1.0 - self.error) / self.error).ln();
        match self.evidence(standing) {
            _ if standing.deals < FEW => Verdict::Open,
            evidence if evidence >= bound => Verdict::Better,
            evidence if evidence <= -bound => Verdict::NotBetter,
            _ => Verdict::Open,
        }
    }
}
