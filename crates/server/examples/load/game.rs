//! Games of Pax on a server: guests make a table, and each action goes out when every viewer has seen the one before.
//!
//! All tables of a run have the same deal, taken from a finished game. So the generator knows which actions are legal
//! without asking the server or reading what it sends.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::future::try_join_all;
use pax_rules::{Record, Seat};
use serde_json::{Value, json};

use crate::http::{Line, Result};
use crate::viewer::{Deed, Done, Guest, Viewer, get, guest, post};

/// What all games of a run begin with.
#[derive(Clone)]
pub struct Deal {
    /// The finished table that the deal is taken from.
    table: String,
    start: pax_rules::Game,
}

/// A table of the server, mirrored here.
pub struct Game<V> {
    pub table: Table,
    pub viewers: Vec<V>,
}

/// What the generator knows of a table.
pub struct Table {
    pub id: String,
    game: pax_rules::Game,
    acted: Vec<u32>,
    /// After the last action. Every action adds one.
    version: u32,
    random: u64,
}

pub enum Step {
    Acted(Seen),
    Over,
    Later,
}

/// An action that was stored and seen by all.
pub struct Seen {
    /// Until the acting player had the answer and the new table.
    pub own: Duration,
    /// Until each other player had the new table.
    pub others: Vec<Duration>,
}

impl Deal {
    /// Plays a first game by the JSON API and reads its record.
    pub async fn learn(server: SocketAddr, players: usize) -> Result<Deal> {
        let mut line = Line::open(server).await?;
        let guests = guests(&mut line, players).await?;
        let table = make(&mut line, &guests, None).await?;
        let mut random = 1;
        'game: loop {
            for guest in &guests {
                let path = format!("/api/v1/tables/{table}");
                let view: Value = serde_json::from_slice(&get(&mut line, &path, &guest.0).await?)?;
                if view["phase"] == "finished" {
                    break 'game;
                }
                let possible = view["possible"].as_array().map_or(&[][..], Vec::as_slice);
                if !possible.is_empty() {
                    let action = &possible[pick(&mut random, possible.len())]["action"];
                    let (status, told) =
                        post(&mut line, &format!("{path}/act"), &guest.0, &json!({ "action": action })).await?;
                    if status == 429 {
                        tokio::time::sleep(Duration::from_millis(250)).await;
                    } else if status != 200 {
                        return Err(format!("the first game: {status} {told}").into());
                    }
                }
            }
        }
        let record = get(&mut line, &format!("/api/v1/tables/{table}/record"), &guests[0].0).await?;
        let start = Record::parse(std::str::from_utf8(&record)?)?.start()?;
        Ok(Deal { table, start })
    }
}

impl Table {
    /// Makes a table for these guests, in their order.
    pub async fn open(line: &mut Line, deal: &Deal, guests: &[Guest], seed: u64) -> Result<Table> {
        let id = make(line, guests, Some(&deal.table)).await?;
        let view: Value = serde_json::from_slice(&get(line, &format!("/api/v1/tables/{id}"), &guests[0].0).await?)?;
        let version = view["version"].as_u64().ok_or("a table without a version")? as u32;
        Ok(Table { id, game: deal.start, acted: vec![0; guests.len()], version, random: seed })
    }

    /// A random legal action; none when the game is over.
    pub fn deed(&mut self) -> Option<Deed> {
        let seat = self.game.awaited().iter().next().filter(|_| !self.game.is_over())?;
        let legal = self.game.legal(seat);
        let action = legal.get(pick(&mut self.random, legal.len()));
        let (seat, version) = (seat.index(), self.version);
        Some(Deed { seat, action: action.to_string(), after: self.acted[seat], version })
    }

    /// Whether the game is over after this.
    fn ends_with(&self, deed: &Deed) -> Result<bool> {
        let mut game = self.game;
        game.play(Seat::new(deed.seat).ok_or("no such seat")?, deed.action.parse()?, &mut ())?;
        Ok(game.is_over())
    }

    /// The server has done it.
    pub fn done(&mut self, deed: &Deed) -> Result<()> {
        let seat = Seat::new(deed.seat).ok_or("no such seat")?;
        self.game.play(seat, deed.action.parse()?, &mut ())?;
        self.acted[deed.seat] += 1;
        self.version += 1;
        Ok(())
    }

    pub fn version(&self) -> u32 {
        self.version
    }

    /// Plays a number of actions by the JSON API, without viewers.
    pub async fn play_on(&mut self, line: &mut Line, guests: &[Guest], actions: usize) -> Result<()> {
        let path = format!("/api/v1/tables/{}/act", self.id);
        for _ in 0..actions {
            let Some(deed) = self.deed() else { return Ok(()) };
            let body = json!({ "seat": deed.seat, "action": deed.action, "after": deed.after });
            let (status, told) = post(line, &path, &guests[deed.seat].0, &body).await?;
            if status != 200 {
                return Err(format!("acting: {status} {told}").into());
            }
            self.done(&deed)?;
        }
        Ok(())
    }
}

impl<V: Viewer> Game<V> {
    /// A new table, some actions into the game, with a viewer in every seat.
    pub async fn open(server: SocketAddr, deal: &Deal, guests: &[Guest], seed: u64, actions: usize) -> Result<Game<V>> {
        let mut line = Line::open(server).await?;
        let mut table = Table::open(&mut line, deal, guests, seed).await?;
        table.play_on(&mut line, guests, actions).await?;
        let viewers = try_join_all(guests.iter().map(|guest| V::open(server, &table.id, guest))).await?;
        Ok(Game { table, viewers })
    }

    /// One action of a player who is asked, until all have seen it.
    pub async fn step(&mut self) -> Result<Step> {
        let Some(deed) = self.table.deed() else { return Ok(Step::Over) };
        if !V::TO_THE_END && self.table.ends_with(&deed)? {
            return Ok(Step::Over);
        }
        let Some(seen) = act(&mut self.viewers, &deed).await? else { return Ok(Step::Later) };
        self.table.done(&deed)?;
        match self.viewers.iter().find(|viewer| viewer.version() != self.table.version) {
            None => Ok(Step::Acted(seen)),
            Some(other) => Err(format!("version {} after {}", other.version(), deed.version).into()),
        }
    }
}

/// Lets the player act while the others look on. None where the server wants to be asked later.
async fn act<V: Viewer>(viewers: &mut [V], deed: &Deed) -> Result<Option<Seen>> {
    let (left, rest) = viewers.split_at_mut(deed.seat);
    let (actor, right) = rest.split_first_mut().ok_or("no such seat")?;
    let sent = Instant::now();
    let others = left.iter_mut().chain(right).map(|viewer| viewer.after(deed.version));
    let (mut seen, mut acting) = (Box::pin(try_join_all(others)), Box::pin(actor.act(deed)));
    // Others may see it before it is answered, and nobody sees what was refused.
    let (early, done) = tokio::select! {
        early = &mut seen => (Some(early?), acting.await?),
        done = &mut acting => (None, done?),
    };
    let own = sent.elapsed();
    let times = match (done, early) {
        (Done::Later, _) => return Ok(None),
        (Done::Acted, Some(early)) => early,
        (Done::Acted, None) => seen.await?,
    };
    Ok(Some(Seen { own, others: times.into_iter().map(|time| time - sent).collect() }))
}

pub async fn guests(line: &mut Line, count: usize) -> Result<Vec<Guest>> {
    let mut guests = Vec::new();
    for _ in 0..count {
        guests.push(guest(line).await?);
    }
    Ok(guests)
}

/// Makes a public table; the first guest creates it, the game begins when the last one sits down.
async fn make(line: &mut Line, guests: &[Guest], same_deal_as: Option<&str>) -> Result<String> {
    let wish = json!({ "players": guests.len(), "public": true, "same_deal_as": same_deal_as });
    let made = post(line, "/api/v1/tables", &guests[0].0, &wish).await?.1;
    let table = made["table"].as_str().ok_or_else(|| format!("no table: {made}"))?;
    for guest in &guests[1..] {
        let (status, told) = post(line, &format!("/api/v1/tables/{table}/join"), &guest.0, &json!({})).await?;
        if status != 200 {
            return Err(format!("joining: {status} {told}").into());
        }
    }
    Ok(table.to_owned())
}

/// A number below `count`.
fn pick(random: &mut u64, count: usize) -> usize {
    *random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*random >> 33) as usize % count
}
