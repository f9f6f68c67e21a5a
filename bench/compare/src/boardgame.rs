//! Games on boardgame.io: its lobby over HTTP, its games over the sockets that its own client uses (socket.io over
//! WebSocket), read and written here without that client, so that the driver costs both servers about the same.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::http::{Line, Result};
use crate::viewer::post;
use crate::{Match, Server};

/// Where the games are played, and where matches are made.
#[derive(Clone, Copy)]
pub struct Address {
    games: SocketAddr,
    lobby: SocketAddr,
}

/// A move in turn is known without reading the hands: players draw a card, play it, and the turn goes to the other.
pub struct Game {
    players: [Player; 2],
    moves: usize,
}

/// Each of the 54 cards (`cards.cjs`) is drawn and played.
const ALL_MOVES: usize = 2 * 54;

struct Player {
    seat: &'static str,
    table: String,
    credentials: String,
    socket: WebSocketStream<TcpStream>,
    state: State,
}

/// The driver reads the number of a state only, as it does with Pax.
#[derive(Default, Deserialize)]
struct State {
    #[serde(rename = "_stateID")]
    id: u32,
}

#[derive(Deserialize)]
struct Synced {
    state: State,
}

pub fn start() -> Result<(Server, Address)> {
    let free = || TcpListener::bind(("127.0.0.1", 0)).and_then(|listener| listener.local_addr());
    let address = Address { games: free()?, lobby: free()? };
    let mut command = Command::new("node");
    command.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/boardgame-server.cjs"));
    command.args([address.games.port().to_string(), address.lobby.port().to_string()]);
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let mut words = BufReader::new(child.stdout.take().ok_or("no standard output")?).lines();
    let server = Server(child);
    match words.find(|line| line.as_ref().is_ok_and(|line| line.contains("ready"))) {
        Some(_) => {
            // It writes a line for every move and must not wait for a reader.
            std::thread::spawn(move || words.for_each(drop));
            Ok((server, address))
        }
        None => Err("boardgame.io's server did not start: was `npm install` run here?".into()),
    }
}

impl Match for Game {
    type Server = Address;

    async fn open(server: &Address, _number: usize) -> Result<Game> {
        let mut lobby = Line::open(server.lobby).await?;
        let (_, made) = post(&mut lobby, "/games/cards/create", "", &json!({ "numPlayers": 2 })).await?;
        let table = made["matchID"].as_str().ok_or("a match without an id")?;
        let mut players = Vec::new();
        for seat in ["0", "1"] {
            let wish = json!({ "playerID": seat, "playerName": seat });
            let (_, joined) = post(&mut lobby, &format!("/games/cards/{table}/join"), "", &wish).await?;
            let credentials = joined["playerCredentials"].as_str().ok_or("no credentials")?;
            players.push(Player::sit(server.games, seat, table, credentials).await?);
        }
        Ok(Game { players: players.try_into().map_err(|_| "two players")?, moves: 0 })
    }

    async fn again(&mut self, server: &Address, number: usize) -> Result<()> {
        *self = Game::open(server, number).await?;
        Ok(())
    }

    async fn step(&mut self) -> Result<Option<Duration>> {
        if self.moves == ALL_MOVES {
            return Ok(None);
        }
        let (asked, name) = (self.moves / 2 % 2, if self.moves % 2 == 0 { "draw" } else { "play" });
        let before = self.players[asked].state.id;
        let sent = Instant::now();
        self.players[asked].act(name).await?;
        let [one, two] = &mut self.players;
        tokio::try_join!(one.after(before), two.after(before))?;
        self.moves += 1;
        Ok(Some(sent.elapsed()))
    }
}

impl Player {
    async fn sit(server: SocketAddr, seat: &'static str, table: &str, credentials: &str) -> Result<Player> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(format!("ws://{server}/socket.io/?EIO=4&transport=websocket"), stream).await?;
        let (table, credentials) = (table.to_owned(), credentials.to_owned());
        let mut player = Player { seat, table, credentials, socket, state: State::default() };
        player.socket.send(Message::text("40/cards,")).await?;
        while !player.hear().await?.starts_with("40/cards,") {}
        player.emit(&json!(["sync", player.table, seat, player.credentials, 2])).await?;
        loop {
            let text = player.hear().await?;
            if let Some(list) = event(&text, "sync") {
                let (_, _, synced): (IgnoredAny, IgnoredAny, Synced) = serde_json::from_str(list)?;
                player.state = synced.state;
                return Ok(player);
            }
        }
    }

    /// Draws a card, or plays the one in hand.
    async fn act(&mut self, name: &str) -> Result<()> {
        let payload = json!({
            "type": name,
            "args": [],
            "playerID": self.seat,
            "credentials": self.credentials,
        });
        let action = json!({ "type": "MAKE_MOVE", "payload": payload });
        self.emit(&json!(["update", action, self.state.id, self.table, self.seat])).await
    }

    async fn after(&mut self, before: u32) -> Result<()> {
        while self.state.id <= before {
            let text = self.hear().await?;
            if let Some(list) = event(&text, "update") {
                let (_, _, state, _): (IgnoredAny, IgnoredAny, State, IgnoredAny) = serde_json::from_str(list)?;
                self.state = state;
            }
        }
        Ok(())
    }

    async fn emit(&mut self, list: &serde_json::Value) -> Result<()> {
        Ok(self.socket.send(Message::text(format!("42/cards,{list}"))).await?)
    }

    /// The next thing said; pings are answered.
    async fn hear(&mut self) -> Result<String> {
        loop {
            let text = self.socket.next().await.ok_or("the socket was closed")??.into_text()?;
            if text.as_str() == "2" {
                self.socket.send(Message::text("3")).await?;
            } else {
                return Ok(text.as_str().to_owned());
            }
        }
    }
}

/// The list that an event of this name carries, its name first.
fn event<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let list = text.strip_prefix("42/cards,")?;
    list.strip_prefix("[\"")?.strip_prefix(name)?.starts_with('"').then_some(list)
}
