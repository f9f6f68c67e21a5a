//! Load for a Pax server on this machine: guests in pairs play real games over HTTP, each watching its own stream.
//!
//! ```text
//! cargo run --release -p pax-server --example load -- --games 200 --seconds 10            # as fast as possible
//! cargo run --release -p pax-server --example load -- --games 1000 --pace 2000 --seconds 30
//! cargo run --release -p pax-server --example load -- --games 2000 --hold 20 --seconds 60  # play a little, then wait
//! ```
//!
//! An action counts when it was answered, which the server does after its commit. Its way to the other player ends when
//! their stream has brought it. Only loopback is accepted: nobody else's server is to be loaded by mistake.

mod bill;
mod game;
mod tally;

use std::net::{SocketAddr, ToSocketAddrs};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

use bill::Bill;
use game::{Carrier, Game, PATIENCE, Result, Step, connect, guest};
use tally::Tally;

const USAGE: &str =
    "load [--url http://127.0.0.1:7777] [--games 100] [--pace MS] [--seconds 10] [--connections N] [--hold ACTIONS] [--pid PID]

  --games        games at the same time, of two guests each (1 to 5000)
  --pace         one action per game every so many milliseconds; 0: as fast as possible
  --seconds      how long to measure, once all games have begun (1 to 600)
  --connections  connections that carry the actions [one per game]; each player's stream has its own
  --hold         play so many actions in each game, then only watch
  --pid          the server's process: what it and the generator cost is told too";

/// Games that are being opened at the same time.
const OPENING: usize = 32;
const LONGEST_OPENING: Duration = Duration::from_secs(180);
/// A game that fails so often has lost its server.
const MOST_ERRORS: usize = 10;

#[derive(Clone, Copy)]
struct Flags {
    server: SocketAddr,
    games: usize,
    pace: Duration,
    seconds: u64,
    connections: usize,
    hold: Option<usize>,
    pid: Option<u32>,
}

// One thread: the server needs the cores more, and waking another thread costs more than the little work there is.
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let flags = flags(std::env::args().skip(1)).map_err(|wrong| format!("{wrong}\n\n{USAGE}"))?;
    let mut pool = Vec::new();
    for _ in 0..flags.connections {
        pool.push(Arc::new(Mutex::new(connect(flags.server).await?)));
    }
    let opening = Arc::new(Semaphore::new(OPENING));
    let open = Arc::new(AtomicU32::new(0));
    let (begin, begun) = watch::channel(None);
    let started = Instant::now();
    let mut games = JoinSet::new();
    for number in 0..flags.games {
        let carrier = pool[number % pool.len()].clone();
        games.spawn(player_pair(flags, number, carrier, opening.clone(), open.clone(), begun.clone()));
    }
    while (open.load(Ordering::Relaxed) as usize) < flags.games {
        if started.elapsed() > LONGEST_OPENING {
            return Err("the games could not all be opened in time".into());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    println!("{} games open after {:.1} s", flags.games, started.elapsed().as_secs_f64());
    let from = Instant::now() + Duration::from_millis(500);
    begin.send(Some(from))?;
    tokio::time::sleep_until(from.into()).await;
    let before = Bill::of(flags.pid);
    tokio::time::sleep(Duration::from_secs(flags.seconds)).await;
    let bill = Bill::of(flags.pid);
    let mut all = Tally::default();
    while let Some(tally) = games.join_next().await {
        all.add(tally?);
    }
    if let Some((before, after)) = before.zip(bill) {
        after.since(before).print(all.answers.len());
    }
    all.print(flags.seconds);
    Ok(())
}

/// Two guests who play game after game until the time is over.
async fn player_pair(
    flags: Flags,
    number: usize,
    carrier: Carrier,
    opening: Arc<Semaphore>,
    open: Arc<AtomicU32>,
    mut begun: watch::Receiver<Option<Instant>>,
) -> Tally {
    let mut tally = Tally::default();
    let mut random = number as u64 + 1;
    let first = async {
        let _permit = opening.acquire().await?;
        let guests = [guest(&carrier).await?, guest(&carrier).await?];
        Game::open(flags.server, &carrier, &guests).await.map(|game| (game, guests))
    };
    let opened = first.await;
    open.fetch_add(1, Ordering::Relaxed);
    let (mut game, guests) = match opened {
        Ok(opened) => opened,
        Err(error) => {
            tally.errors.push(error.to_string());
            return tally;
        }
    };
    let Ok(Some(from)) = begun.wait_for(Option::is_some).await.map(|from| *from) else { return tally };
    let until = from + Duration::from_secs(flags.seconds);
    // Spread over the first pace, so that not all games move at once.
    let mut next = from + flags.pace.mul_f64(number as f64 / flags.games as f64);
    let mut held = flags.hold;
    loop {
        if held == Some(0) {
            tokio::time::sleep_until(until.into()).await;
        }
        tokio::time::sleep_until(next.min(until).into()).await;
        if Instant::now() >= until || tally.errors.len() >= MOST_ERRORS {
            return tally;
        }
        next += flags.pace;
        let outcome = timeout(PATIENCE, game.step(&carrier, &guests, &mut random)).await;
        match outcome.unwrap_or_else(|_| Err("no answer in time".into())) {
            Ok(Step::Acted { answer, arrival }) => {
                held = held.map(|left| left - 1);
                // What is answered after the end is not counted.
                if Instant::now() < until {
                    tally.answers.push(answer);
                    tally.arrivals.push(arrival);
                }
            }
            Ok(Step::Over) => {
                tally.finished += 1;
                match Game::open(flags.server, &carrier, &guests).await {
                    Ok(new) => game = new,
                    Err(error) => {
                        tally.errors.push(error.to_string());
                        return tally;
                    }
                }
            }
            Ok(Step::Later) => {
                tally.too_many += 1;
                tokio::time::sleep(Duration::from_millis(250)).await;
            }
            Err(error) => tally.errors.push(error.to_string()),
        }
    }
}

fn flags(mut arguments: impl Iterator<Item = String>) -> Result<Flags> {
    let (mut url, mut games, mut pace, mut seconds) = ("http://127.0.0.1:7777".to_owned(), 100, 0, 10);
    let (mut connections, mut hold, mut pid) = (None, None, None);
    while let Some(flag) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{flag} needs a value"))?;
        match flag.as_str() {
            "--url" => url = value,
            "--games" => games = value.parse()?,
            "--pace" => pace = value.parse()?,
            "--seconds" => seconds = value.parse()?,
            "--connections" => connections = Some(value.parse()?),
            "--hold" => hold = Some(value.parse()?),
            "--pid" => pid = Some(value.parse()?),
            other => return Err(format!("{other} is not a flag").into()),
        }
    }
    let host = url.trim_start_matches("http://").trim_end_matches('/');
    let server = host.to_socket_addrs()?.next().ok_or("the address names no machine")?;
    if !server.ip().is_loopback() {
        return Err("only a server on this machine: the address must be a loopback address".into());
    }
    if !(1..=5_000).contains(&games) || !(1..=600).contains(&seconds) {
        return Err("1 to 5000 games, 1 to 600 seconds".into());
    }
    let connections = connections.unwrap_or(games).clamp(1, games);
    Ok(Flags { server, games, pace: Duration::from_millis(pace), seconds, connections, hold, pid })
}
