//! The numbers of `shrewd` are found here: variants of a judgement play many games against `greedy`, and the next ones lie
//! around those that did best. An evolution strategy with a width of its own for every number.
//!
//! The same course gives the same numbers again, on any number of threads.

use std::num::NonZeroUsize;
use std::thread;

use pax_bots::net::Reader;
use pax_bots::{Greedy, Weights, acting};
use pax_rules::{CardList, Game, Seat, Seed, Setup};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::deserts::deserts;

/// What is played, and for how long.
#[derive(Clone, Debug)]
pub struct Tuning {
    /// A variant's worth is what it makes of all of these together.
    pub setups: Vec<Setup>,
    pub list: &'static CardList,
    /// Deals of each set-up that a variant plays in a generation, once from every seat.
    pub deals: u64,
    pub generations: u64,
    pub seed: u64,
}

/// What a generation came to.
#[derive(Clone, Copy, Debug)]
pub struct Generation {
    /// Its number, from 1.
    pub number: u64,
    /// What the best and the worst variant made of their games.
    pub best: f64,
    pub worst: f64,
    /// How far variants now lie from the middle, on average: 0.1 is a tenth of a number.
    pub width: f64,
}

/// Variants of a generation: each has its mirror image on the other side of the middle.
const VARIANTS: usize = 16;
/// Those that the next middle is made of, the best with the greatest weight.
const PARENTS: usize = 6;
/// How far the first variants lie around the start.
const FIRST_WIDTH: f64 = 0.25;
/// And none nearer than this.
const LEAST_WIDTH: f64 = 0.03;
/// How much of a width is what the last parents say.
const HEED: f64 = 0.15;
/// Results are added up in whole numbers, so that their order does not matter.
const UNITS: f64 = 1_000_000.0;

/// Numbers as they vary: each as the logarithm of how many times the hand-made one it is.
type Point = Vec<f64>;

/// Follows a course from the hand-made numbers on. `each` is told of every generation and can end the course by an error.
pub fn tune<E>(
    course: &Tuning,
    threads: NonZeroUsize,
    mut each: impl FnMut(Generation, &Weights) -> Result<(), E>,
) -> Result<Weights, E> {
    let start = Weights::TRIED.numbers();
    let made = |point: &[f64]| {
        let numbers: Vec<f32> = start.iter().zip(point).map(|(start, times)| start * times.exp() as f32).collect();
        Weights::from_numbers(&numbers)
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(course.seed);
    let mut middle: Point = vec![0.0; start.len()];
    let mut widths = vec![FIRST_WIDTH; start.len()];
    for number in 1..=course.generations {
        let mut points: Vec<Point> = Vec::with_capacity(VARIANTS);
        while points.len() < VARIANTS {
            let point: Point =
                middle.iter().zip(&widths).map(|(middle, width)| middle + width * bell(&mut rng)).collect();
            let mirrored = middle.iter().zip(&point).map(|(middle, place)| 2.0 * middle - place).collect();
            points.extend([point, mirrored]);
        }
        let mut tried: Vec<(f64, Point)> =
            points.into_iter().map(|point| (worth(course, number, &made(&point), threads), point)).collect();
        tried.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        let shares = shares();
        for (place, width) in widths.iter_mut().enumerate() {
            let parents = || tried.iter().zip(shares).map(|((_, point), share)| (point[place], share));
            let spread: f64 = parents().map(|(at, share)| share * (at - middle[place]).powi(2)).sum();
            *width = ((1.0 - HEED) * *width * *width + HEED * spread).sqrt().max(LEAST_WIDTH);
            middle[place] = parents().map(|(at, share)| share * at).sum();
        }
        let width = widths.iter().sum::<f64>() / widths.len() as f64;
        each(Generation { number, best: tried[0].0, worst: tried[VARIANTS - 1].0, width }, &made(&middle))?;
    }
    Ok(made(&middle))
}

/// How much each parent counts: less and less, one in all.
fn shares() -> [f64; PARENTS] {
    let counts: [f64; PARENTS] = std::array::from_fn(|rank| ((PARENTS as f64 + 0.5) / (rank as f64 + 1.0)).ln());
    let sum: f64 = counts.iter().sum();
    counts.map(|count| count / sum)
}

/// What a variant makes of the generation's deals: half its victories, half how near it came.
fn worth(course: &Tuning, generation: u64, weights: &Weights, threads: NonZeroUsize) -> f64 {
    let deals = course.setups.len() as u64 * course.deals;
    let sum: u64 = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.get() as u64)
            .map(|worker| {
                let part = (worker..deals).step_by(threads.get());
                scope.spawn(move || {
                    let variant = Greedy::with(*weights);
                    part.map(|deal| {
                        let setup = course.setups[(deal % course.setups.len() as u64) as usize];
                        let seed = Seed::of_series(course.seed, generation * deals + deal);
                        (play(&seed.deal(setup, course.list), &variant) * UNITS) as u64
                    })
                    .sum::<u64>()
                })
            })
            .collect();
        workers.into_iter().map(|worker| worker.join().expect("games are played to their end")).sum()
    });
    sum as f64 / UNITS / deals as f64
}

/// A deal from every seat in turn, against `greedy` in all others.
fn play(deal: &Game, variant: &Greedy) -> f64 {
    let (variant, greedy) = (Reader::with(deal, variant.clone()), Reader::with(deal, Greedy::default()));
    let played = |own: Seat| {
        let mut game = *deal;
        while let Some(seat) = acting(&game) {
            let action = if seat == own { &variant } else { &greedy }.chosen(&game, seat);
            game.play(seat, action, &mut ()).expect("a legal action is accepted");
        }
        0.5 * f64::from(game.reckoning().share_of(own)) + 0.5 * f64::from(deserts(&game, own))
    };
    deal.setup().seats().map(played).sum::<f64>() / deal.setup().players() as f64
}

/// A number around 0, mostly within 1: two uniform ones make it.
fn bell(rng: &mut Xoshiro256PlusPlus) -> f64 {
    let mut uniform = || (rng.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
    let (radius, angle) = (1.0 - uniform(), std::f64::consts::TAU * uniform());
    (-2.0 * radius.ln()).sqrt() * angle.cos()
}
