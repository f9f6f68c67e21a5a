//! Somebody who plays over HTTP against computer players, whatever happens to the server meanwhile, and who remembers
//! everything that the server has promised.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use pax_rules::Record;
use serde_json::{Value, json};

use crate::served::{Door, Log};

pub struct Player {
    pub id: u64,
    /// Whether it goes on asking while the server or what is behind it is away.
    patient: bool,
    token: String,
    /// The last one is being played.
    games: Vec<Promises>,
}

/// What a server has acknowledged at one table.
pub struct Promises {
    pub table: String,
    sent: usize,
    /// The body of every acknowledged action, and the version it was acknowledged with.
    kept: Vec<(Value, u64)>,
    /// Sent, and the server died before it answered.
    in_doubt: Option<Value>,
    /// How often the answer was that something is broken.
    refused: usize,
}

/// How often a table may be looked at without anything having moved before it counts as stuck.
const STUCK: usize = 12_000;
const PAUSE: Duration = Duration::from_millis(5);

impl Player {
    pub fn new(door: Door, name: &str) -> Player {
        let (status, welcome) = door.post("/guests", None, &json!({ "name": name })).expect("an answer");
        assert_eq!(status, 201, "{welcome}");
        Player {
            patient: false,
            id: welcome["me"]["id"].as_u64().expect("an id"),
            token: welcome["token"].as_str().expect("a token").to_owned(),
            games: Vec::new(),
        }
    }

    /// One who takes no answer, and an answer that something is broken, as a reason to ask again.
    #[must_use]
    pub fn patient(self) -> Player {
        Player { patient: true, ..self }
    }

    /// All that the player knows, to go on later or elsewhere.
    pub fn memory(&self) -> Value {
        let games = self.games.iter().map(|game| json!({ "table": game.table, "sent": game.sent, "kept": game.kept }));
        json!({ "id": self.id, "token": self.token, "games": games.collect::<Vec<_>>() })
    }

    /// # Panics
    /// If this is no player's memory.
    pub fn with_memory(memory: &Value) -> Player {
        let kept = |game: &Value| serde_json::from_value(game["kept"].clone()).expect("what was acknowledged");
        let game = |game: &Value| Promises {
            table: text(&game["table"]).to_owned(),
            sent: game["sent"].as_u64().expect("a number") as usize,
            kept: kept(game),
            in_doubt: None,
            refused: 0,
        };
        Player {
            id: memory["id"].as_u64().expect("an id"),
            patient: false,
            token: text(&memory["token"]).to_owned(),
            games: memory["games"].as_array().expect("games").iter().map(game).collect(),
        }
    }

    /// Makes a table. None if the server is gone: the table may be there or not, nobody was told.
    pub fn make(&self, door: Door, request: &Value) -> Option<String> {
        let (status, made) = door.post("/tables", Some(&self.token), request)?;
        if self.is_broken(status) || status == 429 {
            return None;
        }
        assert_eq!(status, 201, "{made}");
        Some(made["table"].as_str().expect("a table").to_owned())
    }

    /// Takes the first seat of a table for so many, against computer players.
    pub fn sit_down(&mut self, door: Door, players: usize) -> Option<()> {
        let mut seats = vec![json!("open")];
        seats.resize(players, json!({ "computer": "greedy" }));
        let table = self.make(door, &json!({ "players": players, "nocturnus": players % 2 == 1, "seats": seats }))?;
        self.games.push(Promises { table, sent: 0, kept: Vec::new(), in_doubt: None, refused: 0 });
        Some(())
    }

    pub fn view(&self, door: Door, table: &str) -> Option<Value> {
        let (status, view) = door.get(&format!("/tables/{table}"), &self.token)?;
        if self.is_broken(status) {
            return None;
        }
        assert_eq!(status, 200, "{view}");
        Some(view)
    }

    fn is_broken(&self, status: u16) -> bool {
        self.patient && status >= 500
    }

    /// The record of a finished game, which replays.
    pub fn record(&self, door: Door, table: &str) -> Record {
        let (status, record) = door.get(&format!("/tables/{table}/record"), &self.token).expect("an answer");
        assert_eq!(status, 200, "{record}");
        let record = Record::parse(&record.to_string()).expect("a record");
        record.check().expect("a record that replays");
        record
    }

    /// Plays game after game until told to stop, counting what is acknowledged. None if the server is gone.
    pub fn play_on(&mut self, door: Door, players: usize, stop: &AtomicBool, done: &AtomicUsize) -> Option<()> {
        while !stop.load(Ordering::Relaxed) {
            let over = if self.games.is_empty() { Some(true) } else { self.play(door, stop, done) };
            let seated = match over {
                Some(true) => self.sit_down(door, players),
                Some(false) => Some(()),
                None => None,
            };
            if seated.is_none() {
                if !self.patient {
                    return None;
                }
                std::thread::sleep(PAUSE);
            }
        }
        Some(())
    }

    /// Plays the last game to its end, however long the server is away meanwhile.
    ///
    /// # Panics
    /// If it does not end.
    pub fn finish(&mut self, door: Door) {
        let (stop, done) = (AtomicBool::new(false), AtomicUsize::new(0));
        for _ in 0..STUCK {
            if self.games.is_empty() || self.play(door, &stop, &done) == Some(true) {
                return;
            }
            assert!(self.patient, "the game does not end");
            std::thread::sleep(PAUSE);
        }
        panic!("the game does not end");
    }

    /// Plays until told to stop or until the game is over: then true. None if the server is gone.
    ///
    /// # Panics
    /// If nothing moves any more.
    pub fn play(&mut self, door: Door, stop: &AtomicBool, done: &AtomicUsize) -> Option<bool> {
        let (mut idle, mut last) = (0, 0);
        while !stop.load(Ordering::Relaxed) {
            let token = self.token.clone();
            let game = self.games.last_mut().expect("a game");
            if let Some(body) = game.in_doubt.clone() {
                game.send(door, &token, body, self.patient)?;
                done.fetch_add(1, Ordering::Relaxed);
                continue;
            }
            let table = game.table.clone();
            let view = self.view(door, &table)?;
            if view["phase"] == "finished" {
                return Some(true);
            }
            let game = self.games.last_mut().expect("a game");
            let possible = view["possible"].as_array().expect("a list");
            if let Some(choice) = possible.get(game.sent * 5 % possible.len().max(1)) {
                let key = format!("k{}", game.sent);
                game.sent += 1;
                let body = json!({ "action": choice["action"], "after": view["you"]["after"], "key": key });
                game.send(door, &token, body, self.patient)?;
                done.fetch_add(1, Ordering::Relaxed);
            } else {
                idle = if view["version"].as_u64() == Some(last) { idle + 1 } else { 0 };
                last = view["version"].as_u64().expect("a version");
                assert!(idle < STUCK, "{table} is stuck: {view}");
                std::thread::sleep(PAUSE);
            }
        }
        Some(false)
    }

    /// Every acknowledged action is in the log, at its place, once; and so is at most the one in doubt.
    pub fn check(&self, log: &Log) {
        self.check_last(log, self.games.len());
    }

    /// The same for the last few games: those before were checked when they had ended.
    pub fn check_last(&self, log: &Log, games: usize) {
        for game in self.games.iter().rev().take(games) {
            game.check(log, self.id);
        }
    }

    /// Asking again gives the same answer as the first time.
    pub fn ask_again(&self, door: Door) {
        for game in self.games.iter().rev().take(2).filter(|game| game.in_doubt.is_none()) {
            for (body, version) in game.kept.iter().rev().take(2) {
                let answer = door.post(&format!("/tables/{}/act", game.table), Some(&self.token), body);
                let (status, answer) = answer.expect("an answer");
                assert_eq!((status, answer["version"].as_u64()), (200, Some(*version)), "{body}: {answer}");
            }
        }
    }

    pub fn promised(&self) -> usize {
        self.games.iter().map(|game| game.kept.len()).sum()
    }

    /// How many actions were answered with a failure of the server.
    pub fn refused(&self) -> usize {
        self.games.iter().map(|game| game.refused).sum()
    }

    pub fn tables(&self) -> impl Iterator<Item = &str> {
        self.games.iter().map(|game| game.table.as_str())
    }
}

impl Promises {
    fn send(&mut self, door: Door, token: &str, body: Value, patient: bool) -> Option<()> {
        self.in_doubt = Some(body.clone());
        let path = format!("/tables/{}/act", self.table);
        let (mut status, mut answer) = door.post(&path, Some(token), &body)?;
        // Faster than any person plays: wait as one is told to.
        for _ in 0..STUCK {
            if status != 429 {
                break;
            }
            std::thread::sleep(PAUSE);
            (status, answer) = door.post(&path, Some(token), &body)?;
        }
        if patient && status >= 500 {
            self.refused += 1;
            return None;
        }
        self.in_doubt = None;
        // It went by what a node showed that was behind the other: refused, and so not in the log.
        if patient && status == 409 {
            return Some(());
        }
        assert_eq!(status, 200, "{body}: {answer}");
        self.kept.push((body, answer["version"].as_u64().expect("a version")));
        Some(())
    }

    fn check(&self, log: &Log, person: u64) {
        let entries = log.entries(&self.table);
        let stored: Vec<(&str, &str, u64)> = entries
            .iter()
            .filter_map(|entry| Some((entry.client_key.as_deref()?, entry.entry.as_str(), entry.version)))
            .collect();
        for (body, version) in &self.kept {
            let (key, action) = (format!("{person}:{}", text(&body["key"])), format!("\"{}\"", text(&body["action"])));
            let found: Vec<_> = stored.iter().filter(|(stored, _, _)| *stored == key).collect();
            let [(_, entry, at)] = found[..] else {
                panic!("{} was acknowledged and is there {} times: {body}", self.table, found.len())
            };
            assert_eq!(at, version, "{body} is elsewhere");
            assert!(entry.contains(&action), "{body} was stored as {entry}");
        }
        // Nothing else is there under this person's keys but what is still in doubt.
        let in_doubt = self.in_doubt.as_ref().map(|body| format!("{person}:{}", text(&body["key"])));
        let more = stored.iter().filter(|(key, _, _)| Some(*key) == in_doubt.as_deref()).count();
        assert!(more <= 1, "{} has what was sent once {more} times", self.table);
        assert_eq!(stored.len(), self.kept.len() + more, "{} has more than was sent", self.table);
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}
