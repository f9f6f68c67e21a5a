//! What computer players cost: `cargo bench --package pax-bots`. Wall-clock times; on a busy machine read the fastest. Searches
//! are counted in tries, all else in choices or evaluations, over moments in the middle of 64 games.

use std::hint::black_box;

use divan::Bencher;
use divan::counter::ItemsCount;
use pax_bots::net::{Mind, Quick, Reader};
use pax_bots::{BotInfo, Budget};
use pax_rules::{CardList, Game, Seat, Setup, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

const PLAYERS: [usize; 3] = [2, 4, 6];
const MOMENTS: u64 = 64;
/// Tries of one search.
const TRIES: u32 = 500;

fn main() {
    divan::main();
}

/// Moments with something to choose, and who chooses.
fn moments(players: usize) -> Vec<(Game, Seat)> {
    let setup = Setup::new(players).expect("2 to 8 players");
    let moment = |seed| {
        let mut rng = SplitMix64::seed_from_u64(seed);
        let mut game = Game::deal(setup, CardList::shipped(), &mut rng);
        for _ in 0..25 * players {
            game.play_at_random(&mut rng, &mut ());
        }
        loop {
            let seat = game.to_act().expect("a game in its middle");
            if game.legal(seat).len() > 2 {
                return (game, seat);
            }
            game.play_at_random(&mut rng, &mut ());
        }
    };
    (0..MOMENTS).map(moment).collect()
}

/// One player chooses at every moment; so many items are counted for a choice.
fn choices(bencher: Bencher<'_, '_>, name: &str, players: usize, budget: Budget, items: u64) {
    let views: Vec<_> = moments(players).iter().map(|(game, seat)| game.view(Viewer::Seat(*seat))).collect();
    let mut bot = BotInfo::by_name(name).expect("a known player").thinking(budget, 1);
    bencher.counter(ItemsCount::new(MOMENTS * items)).bench_local(|| {
        for view in &views {
            black_box(bot.choose(view));
        }
    });
}

#[divan::bench(args = PLAYERS)]
fn choice_of_greedy(bencher: Bencher<'_, '_>, players: usize) {
    choices(bencher, "greedy", players, Budget::Iterations(1), 1);
}

#[divan::bench(args = PLAYERS)]
fn choice_of_shrewd(bencher: Bencher<'_, '_>, players: usize) {
    choices(bencher, "shrewd", players, Budget::Iterations(1), 1);
}

#[divan::bench(args = PLAYERS)]
fn choice_of_hasty(bencher: Bencher<'_, '_>, players: usize) {
    choices(bencher, "hasty", players, Budget::Iterations(1), 1);
}

/// The bare network.
#[divan::bench(args = PLAYERS)]
fn choice_of_net(bencher: Bencher<'_, '_>, players: usize) {
    choices(bencher, "net", players, Budget::Iterations(1), 1);
}

/// The network that thinks its turn to the end.
#[divan::bench(args = PLAYERS)]
fn choice_of_thorough(bencher: Bencher<'_, '_>, players: usize) {
    choices(bencher, "thorough", players, Budget::Iterations(1), 1);
}

#[divan::bench(args = PLAYERS, sample_count = 5)]
fn tries_of_ismcts(bencher: Bencher<'_, '_>, players: usize) {
    choices(bencher, "ismcts", players, Budget::Iterations(TRIES), u64::from(TRIES));
}

#[divan::bench(args = PLAYERS, sample_count = 5)]
fn tries_of_foresight(bencher: Bencher<'_, '_>, players: usize) {
    choices(bencher, "foresight", players, Budget::Iterations(TRIES), u64::from(TRIES));
}

/// One evaluation of the network, its features read before.
#[divan::bench(args = PLAYERS)]
fn evaluation(bencher: Bencher<'_, '_>, players: usize) {
    let moments = moments(players);
    let setup = moments[0].0.setup();
    let features: Vec<_> = moments.iter().map(|(game, seat)| Reader::new(game).between(game, *seat)).collect();
    let network = Quick::shipped(setup);
    bencher
        .counter(ItemsCount::new(MOMENTS))
        .bench_local(|| features.iter().map(|features| network.judge(features).win).sum::<f32>());
}
