//! Games of Pax: HTTP for what is done, an event stream per player for what is seen.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;

use crate::game::{self, Carrier, Result, Step, connect, guest};
use crate::{Match, Server};

pub struct Game {
    game: game::Game,
    carrier: Carrier,
    guests: [String; 2],
    random: u64,
}

pub fn start(program: &str, folder: &Path) -> Result<(Server, SocketAddr)> {
    let mut command = Command::new(program);
    command.args(["serve", "--port", "0", "--log", "error", "--database"]).arg(folder.join("pax.sqlite"));
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let words = BufReader::new(child.stdout.take().ok_or("no standard output")?);
    let server = Server(child);
    for line in words.lines() {
        let line = line?;
        if let Some((_, rest)) = line.split_once("http://") {
            let (_, port) = rest.trim_end_matches('/').rsplit_once(':').ok_or("an address without a port")?;
            return Ok((server, SocketAddr::from(([127, 0, 0, 1], port.parse()?))));
        }
    }
    Err("the server did not say where it listens".into())
}

impl Match for Game {
    type Server = SocketAddr;

    async fn open(server: SocketAddr, number: usize) -> Result<Game> {
        let carrier = Arc::new(Mutex::new(connect(server).await?));
        let guests = [guest(&carrier).await?, guest(&carrier).await?];
        let game = game::Game::open(server, &carrier, &guests).await?;
        Ok(Game { game, carrier, guests, random: number as u64 + 1 })
    }

    async fn step(&mut self) -> Result<Option<Duration>> {
        match self.game.step(&self.carrier, &self.guests, &mut self.random).await? {
            Step::Acted { answer, arrival } => Ok(Some(answer.max(arrival))),
            Step::Over => Ok(None),
            Step::Later => Err("asked to come later".into()),
        }
    }
}
