//! Games of Pax: JSON over HTTP for what is done, an event stream per player for what is seen.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::game::{self, Deal, Seen, Step, guests};
use crate::http::{Line, Result};
use crate::viewer::{Guest, Program};
use crate::{Match, Server};

pub struct Game {
    game: game::Game<Program>,
    guests: Vec<Guest>,
}

/// Where the games are played, and what all of them begin with.
#[derive(Clone)]
pub struct Address {
    server: SocketAddr,
    deal: Deal,
}

pub async fn start(program: &str, folder: &Path) -> Result<(Server, Address)> {
    let mut command = Command::new(program);
    command.args(["serve", "--port", "0", "--log", "error", "--database"]).arg(folder.join("pax.sqlite"));
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let words = BufReader::new(child.stdout.take().ok_or("no standard output")?);
    let child = Server(child);
    for line in words.lines() {
        let line = line?;
        if let Some((_, rest)) = line.split_once("http://") {
            let (_, port) = rest.trim_end_matches('/').rsplit_once(':').ok_or("an address without a port")?;
            let server = SocketAddr::from(([127, 0, 0, 1], port.parse()?));
            return Ok((child, Address { server, deal: Deal::learn(server, 2).await? }));
        }
    }
    Err("the server did not say where it listens".into())
}

impl Match for Game {
    type Server = Address;

    async fn open(server: &Address, number: usize) -> Result<Game> {
        let guests = guests(&mut Line::open(server.server).await?, 2).await?;
        let game = game::Game::open(server.server, &server.deal, &guests, number as u64, 0).await?;
        Ok(Game { game, guests })
    }

    async fn again(&mut self, server: &Address, number: usize) -> Result<()> {
        // The limit on new tables is one person's: each has a turn at making them.
        self.guests.rotate_left(1);
        self.game = game::Game::open(server.server, &server.deal, &self.guests, number as u64, 0).await?;
        Ok(())
    }

    async fn step(&mut self) -> Result<Option<Duration>> {
        match self.game.step().await? {
            Step::Acted(Seen { own, others }) => Ok(Some(others.into_iter().fold(own, Duration::max))),
            Step::Over => Ok(None),
            Step::Later => Err("asked to come later".into()),
        }
    }
}
