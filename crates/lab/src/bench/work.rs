//! The works that are timed. Each does some and says how much.

use std::hint::black_box;

use pax_rules::{CardList, Game, Sampler, Setup, View, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

/// Games in the middle of which views are taken, so that early and late tables count alike.
const POSITIONS: usize = 64;

/// One mode made ready.
pub struct Bench {
    setup: Setup,
    rng: SplitMix64,
    /// The game and who is to act.
    positions: Vec<(Game, Viewer)>,
    views: Vec<View>,
    samplers: Vec<Sampler>,
    games: u64,
    actions: u64,
}

/// Plays one game at random and counts its actions. The one place that does: so the compiler works the whole of
/// `play_at_random` into the loop, as it would in a search, and there is no call to pay for.
#[inline(never)]
pub fn play(setup: Setup, rng: &mut SplitMix64) -> u64 {
    let mut game = Game::deal(setup, CardList::shipped(), rng);
    let mut actions = 0;
    while game.play_at_random(rng, &mut ()) {
        actions += 1;
    }
    black_box(&game);
    actions
}

/// One random action by way of two calls, as everybody plays who looks before they choose; false once the game is over.
#[inline]
fn step(game: &mut Game, rng: &mut SplitMix64) -> bool {
    let Some(seat) = game.to_act().or_else(|| game.awaited().iter().next()) else { return false };
    let action = game.legal(seat).pick(rng);
    game.play(seat, action, &mut ()).expect("a legal action is accepted");
    true
}

impl Bench {
    pub fn new(setup: Setup) -> Bench {
        let mut rng = SplitMix64::seed_from_u64(1);
        let mut positions = Vec::new();
        while positions.len() < POSITIONS {
            let length = play(setup, &mut rng.clone()) as usize;
            let mut game = Game::deal(setup, CardList::shipped(), &mut rng);
            // The same numbers give the same game again: it is left somewhere on its way.
            for _ in 0..length * positions.len() / POSITIONS {
                step(&mut game, &mut rng);
            }
            let seat = game.awaited().iter().next().expect("a game on its way");
            positions.push((game, Viewer::Seat(seat)));
        }
        let views: Vec<View> = positions.iter().map(|(game, viewer)| game.view(*viewer)).collect();
        let samplers = views.iter().map(Sampler::new).collect();
        Bench { setup, rng, positions, views, samplers, games: 0, actions: 0 }
    }

    pub fn actions_per_game(&self) -> f64 {
        self.actions as f64 / self.games as f64
    }

    pub fn in_one_breath(&mut self) -> u64 {
        let actions = (0..8).map(|_| play(self.setup, &mut self.rng)).sum();
        self.games += 8;
        self.actions += actions;
        actions
    }

    pub fn by_two_calls(&mut self) -> u64 {
        let mut game = Game::deal(self.setup, CardList::shipped(), &mut self.rng);
        let mut actions = 0;
        while step(&mut game, &mut self.rng) {
            actions += 1;
        }
        actions
    }

    pub fn views(&mut self) -> u64 {
        for (game, viewer) in &self.positions {
            black_box(game.view(*viewer));
        }
        self.positions.len() as u64
    }

    pub fn samplers(&mut self) -> u64 {
        for view in &self.views {
            black_box(Sampler::new(view));
        }
        self.views.len() as u64
    }

    pub fn deals(&mut self) -> u64 {
        for sampler in &self.samplers {
            black_box(sampler.deal(&mut self.rng));
        }
        self.samplers.len() as u64
    }

    pub fn samples(&mut self) -> u64 {
        for view in &self.views {
            black_box(view.sample(&mut self.rng));
        }
        self.views.len() as u64
    }
}
