//! Load for a Pax server on this machine: guests play real games over HTTP, as programs or as browsers.
//!
//! ```text
//! pax serve --port 7777 --database /tmp/pax.sqlite --log warn
//! cargo run --release -p pax-server --example load -- browsers --pid PID
//! ```
//!
//! Each scenario prints a row of a table: what was run, what came of it, the load average. An action counts when the server
//! has answered it, which it does after its commit, and every viewer has the new table. Processor times are those of the
//! server's process (from /proc, so on Linux), without what it uses while nothing happens. Only loopback is accepted, so
//! that no one loads another person's server by mistake.

mod bill;
mod browser;
mod game;
mod http;
mod memory;
mod pages;
mod play;
mod spectators;
mod tally;
mod viewer;

use std::net::{SocketAddr, ToSocketAddrs};
use std::time::Duration;

use tokio::task::LocalSet;

use browser::Browser;
use http::Result;
use viewer::Program;

const USAGE: &str = "load SCENARIO --pid PID [--url http://127.0.0.1:7777] [--count N] [--players N] [--pace MS] [--seconds S]

  actions     games of two by the JSON API, flat out                      [--count 500 --players 2 --seconds 10]
  browsers    tables of four browsers, flat out                           [--count 16 --players 4 --seconds 10]
  pages       whole pages and JSON of tables of four in mid-game          [--count 4 --seconds 4]
  games       games of two browsers, an action each every two seconds     [--count 1000 --players 2 --pace 2000 --seconds 60]
  memory      watched tables of two, an API stream for each player        [--count 1000]
  pages-memory  the same with the page's stream for each player           [--count 1000]
  spectators  one table of four, watched by browsers, an action a second  [--count 1000 --pace 1000 --seconds 30]

  --pid      the server's process, whose processor time and memory are measured
  --count    games, tables or spectators
  --pace     milliseconds between two actions of a game; 0: flat out";

#[derive(Clone)]
pub struct Flags {
    server: SocketAddr,
    pid: u32,
    count: usize,
    players: usize,
    pace: Duration,
    time: Duration,
    /// The scenario and its flags, as they would be typed.
    title: String,
}

enum Scenario {
    Actions,
    Browsers,
    Pages,
    Games,
    Memory,
    PagesMemory,
    Spectators,
}

// One thread: the server needs the cores more, and waking another thread costs more than the little work there is.
#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let (scenario, flags) = flags(std::env::args().skip(1)).map_err(|wrong| format!("{wrong}\n\n{USAGE}"))?;
    let run = async {
        match scenario {
            Scenario::Actions => play::play::<Program>(&flags).await,
            Scenario::Browsers | Scenario::Games => play::play::<Browser>(&flags).await,
            Scenario::Pages => pages::pages(&flags).await,
            Scenario::Memory => memory::memory(&flags, false).await,
            Scenario::PagesMemory => memory::memory(&flags, true).await,
            Scenario::Spectators => spectators::spectators(&flags).await,
        }
    };
    LocalSet::new().run_until(run).await
}

fn flags(mut arguments: impl Iterator<Item = String>) -> Result<(Scenario, Flags)> {
    let name = arguments.next().ok_or("which scenario?")?;
    let (scenario, count, players, pace, seconds) = match name.as_str() {
        "actions" => (Scenario::Actions, 500, 2, 0, 10),
        "browsers" => (Scenario::Browsers, 16, 4, 0, 10),
        "pages" => (Scenario::Pages, 4, 4, 0, 4),
        "games" => (Scenario::Games, 1000, 2, 2000, 60),
        "memory" => (Scenario::Memory, 1000, 2, 0, 0),
        "pages-memory" => (Scenario::PagesMemory, 1000, 2, 0, 0),
        "spectators" => (Scenario::Spectators, 1000, 4, 1000, 30),
        other => return Err(format!("unknown scenario `{other}`").into()),
    };
    let mut url = "http://127.0.0.1:7777".to_owned();
    let (mut pid, mut count, mut players, mut pace, mut seconds) = (None, count, players, pace, seconds);
    let mut title = name;
    while let Some(flag) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("`{flag}` needs a value"))?;
        if !matches!(flag.as_str(), "--pid" | "--url") {
            title.push_str(&format!(" {flag} {value}"));
        }
        match flag.as_str() {
            "--url" => url = value,
            "--pid" => pid = Some(value.parse()?),
            "--count" => count = value.parse()?,
            "--players" => players = value.parse()?,
            "--pace" => pace = value.parse()?,
            "--seconds" => seconds = value.parse()?,
            other => return Err(format!("unknown flag `{other}`").into()),
        }
    }
    let host = url.trim_start_matches("http://").trim_end_matches('/');
    let server = host.to_socket_addrs()?.next().ok_or("the address names no machine")?;
    if !server.ip().is_loopback() {
        return Err(format!("`{url}` is not on this machine: the address must be a loopback address").into());
    }
    if !(1..=5_000).contains(&count) || !(2..=8).contains(&players) || seconds > 600 {
        return Err("expected a count of 1 to 5000, 2 to 8 players and at most 600 seconds".into());
    }
    let pid = pid.ok_or("`--pid` is missing: the server's process")?;
    let (pace, time) = (Duration::from_millis(pace), Duration::from_secs(seconds));
    Ok((scenario, Flags { server, pid, count, players, pace, time, title }))
}
