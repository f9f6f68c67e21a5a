//! A long time under play: memory stays flat, answers stay quick, and nothing fails.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::honest::{Honest, percentiles};
use crate::memory;
use crate::order::{Findings, Order};
use crate::served::Server;

/// Games at the same time, and how many one thread looks after.
const GAMES: usize = 500;
const EACH: usize = 10;
/// How long everybody takes for a step.
const PACE: Duration = Duration::from_secs(2);
/// Memory may grow by what caches hold, not with time.
const MOST_GROWTH: u64 = 50 << 20;

/// The count is in minutes; the first quarter is for warming up.
pub fn run(order: &Order) -> Findings {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("pax.sqlite").display().to_string();
    let server = Server::start(order.pax(), &database, &[]);
    let (door, times) = (server.door(), Mutex::new(Vec::new()));
    let end = Instant::now() + Duration::from_secs(60 * order.count);
    let size = || memory::resident(&server.process().to_string()).unwrap_or(0);
    let (mut findings, mut sizes) = (Vec::new(), Vec::new());
    std::thread::scope(|scope| {
        for first in (0..GAMES).step_by(EACH) {
            let times = &times;
            scope.spawn(move || {
                let mut players: Vec<Honest> = (first..first + EACH).map(|number| Honest::new(door, number)).collect();
                while Instant::now() < end {
                    let begun = Instant::now();
                    for player in &mut players {
                        let took = player.step();
                        times.lock().expect("no panic").extend(took);
                        std::thread::sleep(PACE / EACH as u32);
                    }
                    std::thread::sleep(PACE.saturating_sub(begun.elapsed()));
                }
            });
        }
        for minute in 1..=order.count {
            let due = end - Duration::from_secs(60 * (order.count - minute));
            std::thread::sleep(due.saturating_duration_since(Instant::now()));
            let mut times = std::mem::take(&mut *times.lock().expect("no panic"));
            sizes.push(size());
            let found = format!("minute {minute}: {:.1} MiB, {}", size() as f64 / 1_048_576.0, percentiles(&mut times));
            eprintln!("  {found}");
            findings.push(found);
        }
    });
    let warm = sizes[sizes.len() / 4];
    let last = sizes[sizes.len() - 1];
    assert!(last.saturating_sub(warm) < MOST_GROWTH, "memory grew from {warm} to {last} bytes");
    findings.push(format!("{GAMES} games at a time, no error; memory {warm} bytes after a quarter, {last} at the end"));
    findings
}
