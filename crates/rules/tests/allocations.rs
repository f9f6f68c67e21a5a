//! Playing allocates nothing. A program of its own, because its allocator counts for the whole process; without the
//! usual test harness, whose threads would be counted too.

use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use pax_rules::{CardList, Game, Sampler, Setup, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;

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

fn allocations(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    work();
    ALLOCATIONS.load(Ordering::Relaxed) - before
}

fn main() -> ExitCode {
    let list = CardList::shipped();
    let mut rng = SplitMix64::seed_from_u64(1);
    let mut failed = allocations(|| drop(black_box(Box::new(0)))) != 1;
    if failed {
        eprintln!("the counter does not count");
    }
    for setup in Setup::every_mode() {
        let mode = format!("{setup:?}");
        let mut check = |what: &str, count: u64| {
            if count > 0 {
                eprintln!("{what}: {count} allocations, {mode}");
                failed = true;
            }
        };
        check(
            "100 games at random",
            allocations(|| {
                for _ in 0..100 {
                    let mut game = Game::deal(setup, list, &mut rng);
                    while game.play_at_random(&mut rng, &mut ()) {}
                }
            }),
        );
        let mut game = Game::deal(setup, list, &mut rng);
        let mut midway = game;
        check(
            "legal actions and play",
            allocations(|| {
                let mut actions = 0;
                while let Some(seat) = game.awaited().iter().next() {
                    let action = game.legal(seat).pick(&mut rng);
                    game.play(seat, action, &mut ()).expect("a legal action is accepted");
                    actions += 1;
                    if actions == 40 {
                        midway = game;
                    }
                }
            }),
        );
        let seat = midway.awaited().iter().next().expect("no game is over so soon");
        let mut view = None;
        check("a view", allocations(|| view = Some(midway.view(Viewer::Seat(seat)))));
        // From five players on the second copy is weighed with tables on the heap, made once per view (2.1).
        if setup.from_second_copy() == 0 {
            let view = view.expect("taken above");
            let sample = || {
                black_box(view.sample(&mut rng));
            };
            check("a sample", allocations(sample));
        }
        let sampler = Sampler::new(&midway.view(Viewer::Seat(seat)));
        let deals = allocations(|| {
            for _ in 0..100 {
                black_box(sampler.deal(&mut rng));
            }
        });
        check("100 deals from a sampler", deals);
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
