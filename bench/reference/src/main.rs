//! Pax beside two chess libraries, in one run on one thread: the time per move of a perft in shakmaty and cozy-chess,
//! the time per random action in Pax. Thread CPU time, so that other programs on the machine disturb little; rounds
//! that alternate, so that what they do disturb is shared; medians.

use std::hint::black_box;
use std::time::Duration;

use cozy_chess::Board;
use pax_rules::{CardList, Game, Setup};
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;
use rustix::time::{ClockId, clock_gettime};
use shakmaty::{Chess, Position};

const ROUNDS: usize = 101;
const DEPTH: u32 = 4;

/// Some work, and the number of moves or actions it made.
struct Work {
    name: &'static str,
    run: fn() -> u64,
}

/// The first is what the others are compared with.
const WORKS: [Work; 6] = [
    Work { name: "Pax, 2 players, random actions", run: || pax(2, false, 1_500) },
    Work { name: "Pax, 8 players, Nocturnus", run: || pax(8, true, 300) },
    Work { name: "shakmaty, every move played", run: || shakmaty_perft(&Chess::default(), DEPTH, 0) },
    Work { name: "shakmaty, last move counted", run: || shakmaty_perft(&Chess::default(), DEPTH, 1) },
    Work { name: "cozy-chess, every move played", run: || cozy_perft(&Board::default(), DEPTH, 0) },
    Work { name: "cozy-chess, last move counted", run: || cozy_perft(&Board::default(), DEPTH, 1) },
];

fn main() {
    let mut times = WORKS.map(|_| Vec::with_capacity(ROUNDS));
    for round in 0..=ROUNDS {
        for (work, times) in WORKS.iter().zip(&mut times) {
            let start = thread_time();
            let moves = black_box((work.run)());
            let ns = (thread_time() - start).as_secs_f64() * 1e9 / moves as f64;
            // The first round only warms the caches.
            if round > 0 {
                times.push(ns);
            }
        }
    }
    let medians = times.map(|mut times| {
        times.sort_by(f64::total_cmp);
        (times[ROUNDS / 2], times[0])
    });
    let (pax, _) = medians[0];
    println!("{:36} {:>8} {:>8} {:>22}", "", "median", "best", "an action of Pax is");
    for (work, (median, best)) in WORKS.iter().zip(medians) {
        println!("{:36} {median:5.1} ns {best:5.1} ns {:20.2} ×", work.name, pax / median);
    }
}

fn thread_time() -> Duration {
    let now = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

/// Moves are played down to depth `counted` and counted there. With 0 every one is played, as every action of Pax is;
/// with 1, as is the custom, the last ones are only generated.
fn shakmaty_perft(position: &Chess, depth: u32, counted: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.legal_moves();
    if depth == counted {
        return moves.len() as u64;
    }
    moves.iter().fold(0, |count, chess_move| {
        let mut next = position.clone();
        next.play_unchecked(*chess_move);
        count + shakmaty_perft(black_box(&next), depth - 1, counted)
    })
}

fn cozy_perft(board: &Board, depth: u32, counted: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == counted {
            count += moves.len() as u64;
        } else {
            for chess_move in moves {
                let mut next = board.clone();
                next.play_unchecked(chess_move);
                count += cozy_perft(black_box(&next), depth - 1, counted);
            }
        }
        false
    });
    count
}

fn pax(players: usize, nocturnus: bool, games: u32) -> u64 {
    let setup = Setup::new(players).expect("2 to 8 players").with_nocturnus(nocturnus);
    let mut rng = SplitMix64::seed_from_u64(1);
    let mut actions = 0;
    for _ in 0..games {
        let mut game = Game::deal(setup, CardList::shipped(), &mut rng);
        while game.play_at_random(&mut rng, &mut ()) {
            actions += 1;
        }
        black_box(&game);
    }
    actions
}
