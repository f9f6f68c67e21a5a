//! The same flow on boardgame.io's server and on Pax's, one after the other, by the same driver: games of two at the same
//! time, each action sent by the player who is asked and seen by both before the next.
//!
//! ```text
//! pax-compare PAX [GAMES] [SECONDS]      PAX: the program, built with --release
//! ```

// The load generator's own, which uses more of them.
#[allow(dead_code)]
#[path = "../../../crates/server/examples/load/bill.rs"]
mod bill;
mod boardgame;
#[allow(dead_code)]
#[path = "../../../crates/server/examples/load/game.rs"]
mod game;
#[allow(dead_code)]
#[path = "../../../crates/server/examples/load/http.rs"]
mod http;
mod pax;
#[allow(dead_code)]
#[path = "../../../crates/server/examples/load/viewer.rs"]
mod viewer;

use std::process::Child;
use std::time::{Duration, Instant};

use tokio::task::LocalSet;
use tokio::time::timeout;

use bill::{Bill, load, resident};
use http::{PATIENCE, Result};

/// A server that was started for the comparison, and ends with it.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        self.0.kill().ok();
        self.0.wait().ok();
    }
}

/// A game of two on one of the servers.
trait Match: Sized + 'static {
    type Server: Clone + 'static;

    async fn open(server: &Self::Server, number: usize) -> Result<Self>;
    /// Another game of the same players.
    async fn again(&mut self, server: &Self::Server, number: usize) -> Result<()>;
    /// One action of the player who is asked, and how long it took until both had seen it. None when the game is over.
    async fn step(&mut self) -> Result<Option<Duration>>;
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let mut words = std::env::args().skip(1);
    let Some(program) = words.next() else { return Err("pax-compare PAX [GAMES] [SECONDS]".into()) };
    let games = words.next().map_or(Ok(100), |word| word.parse())?;
    let seconds = words.next().map_or(Ok(20), |word| word.parse())?;
    println!("{games} games at a time, {seconds} s on each server, driver and servers on one machine");
    {
        println!("\nboardgame.io, in memory");
        let (server, address) = boardgame::start()?;
        measure::<boardgame::Game>(&server, &address, games, seconds).await?;
    }
    println!("\nPax, every action on disk");
    let folder = tempfile::tempdir()?;
    let (server, address) = pax::start(&program, folder.path()).await?;
    measure::<pax::Game>(&server, &address, games, seconds).await
}

async fn measure<M: Match>(server: &Server, address: &M::Server, games: usize, seconds: u64) -> Result<()> {
    let pid = server.0.id();
    let before = resident(pid)?;
    let mut open = Vec::new();
    for number in 0..games {
        open.push(M::open(address, number).await?);
    }
    println!("{:.0} KiB per table and its two players", (resident(pid)? - before) / games as f64);
    let idle = Bill::idle(pid).await?;
    let before = Bill::now(pid)?;
    let until = Instant::now() + Duration::from_secs(seconds);
    let local = LocalSet::new();
    let players: Vec<_> = open
        .into_iter()
        .enumerate()
        .map(|(number, game)| local.spawn_local(play(game, address.clone(), number, until)))
        .collect();
    let mut times = local
        .run_until(async {
            let mut all = Vec::new();
            for player in players {
                all.extend(player.await??);
            }
            Ok::<_, http::Error>(all)
        })
        .await?;
    let cost = Bill::now(pid)?.since(before, &idle);
    let actions = times.len() as f64;
    times.sort_unstable();
    let at = |share: f64| times.get((times.len() as f64 * share) as usize).map_or(0.0, |time| time.as_secs_f64() * 1e3);
    println!(
        "{:.0} actions/s, seen by both after {:.1} ms median, {:.1} p99; CPU per action: server {:.0} µs ({:.0} in the kernel), driver {:.0} µs; load {}",
        actions / seconds as f64,
        at(0.5),
        at(0.99),
        cost.server / actions,
        cost.kernel / actions,
        cost.generator / actions,
        load()?
    );
    Ok(())
}

/// Game after game until the time is over, and how long each action took.
async fn play<M: Match>(mut game: M, server: M::Server, number: usize, until: Instant) -> Result<Vec<Duration>> {
    let mut times = Vec::new();
    loop {
        let step = timeout(PATIENCE, game.step()).await?;
        if Instant::now() >= until {
            return Ok(times);
        }
        match step? {
            Some(time) => times.push(time),
            None => game.again(&server, number).await?,
        }
    }
}
