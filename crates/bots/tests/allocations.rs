//! A search allocates at its start and then no more. A program of its own, because its allocator counts for the whole
//! process; without the usual test harness, whose threads would be counted too.

use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use pax_bots::{Budget, Foresight, Ismcts};
use pax_rules::{CardList, Game, Setup, View, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

// Nothing but the system's allocator and a number beside it.
#[expect(unsafe_code, reason = "an allocator cannot be written without")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations<T>(work: impl FnOnce() -> T) -> u64 {
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    black_box(work());
    ALLOCATIONS.load(Ordering::Relaxed) - before
}

/// A choice in the middle of a game.
fn midway(setup: Setup, rng: &mut Xoshiro256PlusPlus) -> View {
    let mut game = Game::deal(setup, CardList::shipped(), rng);
    let mut actions = 0;
    loop {
        let seat = game.awaited().iter().next().expect("no game is over so soon");
        if actions >= 40 && game.legal(seat).len() > 2 {
            return game.view(Viewer::Seat(seat));
        }
        let action = game.legal(seat).pick(rng);
        game.play(seat, action, &mut ()).expect("a legal action is accepted");
        actions += 1;
    }
}

fn main() -> ExitCode {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut failed = allocations(|| Box::new(0)) != 1;
    if failed {
        eprintln!("the counter does not count");
    }
    for players in [2, 4, 6] {
        let view = midway(Setup::new(players).expect("so many can play"), &mut rng);
        let foresight = |iterations| allocations(|| Foresight::new(Budget::Iterations(iterations), 1).weigh(&view));
        // The shipped networks are read once, by who asks first.
        foresight(1);
        let ismcts = |iterations| allocations(|| Ismcts::new(Budget::Iterations(iterations), 1).weigh(&view));
        for (name, short, long) in [("foresight", foresight(20), foresight(60)), ("ismcts", ismcts(100), ismcts(1_000))]
        {
            if short != long {
                eprintln!("{name} at {players} players: {short} allocations in a short search, {long} in a long one");
                failed = true;
            }
        }
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
