//! What searching and simulating live on: `cargo bench --package pax-rules`. Wall-clock times; on a busy machine read
//! the fastest, or take `pax bench`, which measures the thread's own time.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use pax_rules::{CardList, Game, Sampler, Setup, View, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

/// Players, and whether with Nocturnus.
const MODES: [(usize, bool); 4] = [(2, false), (2, true), (4, true), (8, true)];

fn main() {
    divan::main();
}

fn setup((players, nocturnus): (usize, bool)) -> Setup {
    Setup::new(players).expect("2 to 8 players").with_nocturnus(nocturnus)
}

/// The game after so many random actions, and what the seat to act knows of it.
fn midway(mode: (usize, bool), actions: usize) -> (Game, View) {
    let mut rng = SplitMix64::seed_from_u64(1);
    let mut game = Game::deal(setup(mode), CardList::shipped(), &mut rng);
    for _ in 0..actions {
        game.play_at_random(&mut rng, &mut ());
    }
    let seat = game.to_act().expect("a game in its middle");
    (game, game.view(Viewer::Seat(seat)))
}

/// One game from the deal to the end.
#[divan::bench(args = MODES)]
fn game(bencher: Bencher<'_, '_>, mode: (usize, bool)) {
    let setup = setup(mode);
    let mut rng = SplitMix64::seed_from_u64(1);
    bencher.bench_local(|| {
        let mut game = Game::deal(setup, CardList::shipped(), &mut rng);
        while game.play_at_random(&mut rng, &mut ()) {}
        game
    });
}

/// The same hundred games again and again, counted in actions.
#[divan::bench(args = MODES)]
fn actions(bencher: Bencher<'_, '_>, mode: (usize, bool)) {
    let setup = setup(mode);
    let hundred = || {
        let mut rng = SplitMix64::seed_from_u64(1);
        let mut actions = 0_u64;
        for _ in 0..100 {
            let mut game = Game::deal(setup, CardList::shipped(), &mut rng);
            while game.play_at_random(&mut rng, &mut ()) {
                actions += 1;
            }
        }
        actions
    };
    bencher.counter(ItemsCount::new(hundred())).bench_local(hundred);
}

#[divan::bench(args = MODES)]
fn view(bencher: Bencher<'_, '_>, mode: (usize, bool)) {
    let (game, view) = midway(mode, 50);
    bencher.bench_local(|| black_box(&game).view(view.viewer()));
}

#[divan::bench(args = MODES)]
fn sampler_new(bencher: Bencher<'_, '_>, mode: (usize, bool)) {
    let (_, view) = midway(mode, 50);
    bencher.bench_local(|| Sampler::new(black_box(&view)));
}

#[divan::bench(args = MODES)]
fn sampler_deal(bencher: Bencher<'_, '_>, mode: (usize, bool)) {
    let (_, view) = midway(mode, 50);
    let sampler = Sampler::new(&view);
    let mut rng = SplitMix64::seed_from_u64(1);
    bencher.bench_local(|| black_box(&sampler).deal(&mut rng));
}
