//! Games on boardgame.io: its lobby over HTTP, its games over the sockets that its own client uses (socket.io over
//! WebSocket), read and written here without that client, so that the driver costs both servers about the same.

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::json;
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::game::{Result, connect, post};
use crate::{Match, Server};

/// Where the games are played, and where matches are made.
#[derive(Clone, Copy)]
pub struct Address {
    games: SocketAddr,
    lobby: SocketAddr,
}

pub struct Game {
    players: [Player; 2],
}

struct Player {
    seat: &'static str,
    table: String,
    credentials: String,
    socket: WebSocketStream<TcpStream>,
    state: State,
}

/// What the driver reads of a state; the rest is skipped, as it is with Pax.
#[derive(Default, Deserialize)]
struct State {
    #[serde(rename = "_stateID")]
    id: u32,
    #[serde(rename = "G")]
    table: Table,
    ctx: Context,
}

#[derive(Default, Deserialize)]
struct Table {
    players: HashMap<String, Hand>,
}

#[derive(Deserialize)]
struct Hand {
    hand: Vec<IgnoredAny>,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Context {
    current_player: String,
    gameover: Option<IgnoredAny>,
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

    async fn open(server: Address, _number: usize) -> Result<Game> {
        let lobby = Arc::new(Mutex::new(connect(server.lobby).await?));
        let (_, made) = post(&lobby, "/games/cards/create", "", &json!({ "numPlayers": 2 })).await?;
        let table = made["matchID"].as_str().ok_or("a match without an id")?;
        let mut players = Vec::new();
        for seat in ["0", "1"] {
            let wish = json!({ "playerID": seat, "playerName": seat });
            let (_, joined) = post(&lobby, &format!("/games/cards/{table}/join"), "", &wish).await?;
            let credentials = joined["playerCredentials"].as_str().ok_or("no credentials")?;
            players.push(Player::sit(server.games, seat, table, credentials).await?);
        }
        Ok(Game { players: players.try_into().map_err(|_| "two players")? })
    }

    async fn step(&mut self) -> Result<Option<Duration>> {
        let ctx = &self.players[0].state.ctx;
        if ctx.gameover.is_some() {
            return Ok(None);
        }
        let asked = self.players.iter().position(|one| one.seat == ctx.current_player).ok_or("nobody is asked")?;
        let before = self.players[asked].state.id;
        let sent = Instant::now();
        self.players[asked].act().await?;
        let [one, two] = &mut self.players;
        tokio::try_join!(one.after(before), two.after(before))?;
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
    async fn act(&mut self) -> Result<()> {
        let hand = self.state.table.players.get(self.seat).map_or(0, |own| own.hand.len());
        let payload = json!({
            "type": if hand == 0 { "draw" } else { "play" },
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
