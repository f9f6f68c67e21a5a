//! Random numbers of one experiment: the same seed and number give the same experiment, on any number of threads.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The dice of the `number`-th experiment of a run.
    pub fn new(seed: u64, number: u64) -> Dice {
        // An odd factor keeps neighbouring numbers of neighbouring seeds apart.
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number)))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        (self.0.next_u64() % bound.max(1) as u64) as usize
    }

    /// True once in so many times.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn pick<'a, T>(&mut self, among: &'a [T]) -> &'a T {
        let place = self.below(among.len());
        &among[place]
    }

    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// For what wants the generator itself.
    pub fn source(&mut self) -> &mut impl Rng {
        &mut self.0
    }
}
