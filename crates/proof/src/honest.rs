//! Somebody who plays as people do, game after game, and measures how long answers take.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::served::Door;

pub struct Honest {
    door: Door,
    token: String,
    table: String,
    turn: usize,
}

impl Honest {
    pub fn new(door: Door, number: usize) -> Honest {
        let name = format!("Honest {number}");
        let (_, welcome) = door.post("/guests", None, &json!({ "name": name })).expect("an answer");
        let token = welcome["token"].as_str().expect("a token").to_owned();
        let table = table(door, &token);
        Honest { door, token, table, turn: number }
    }

    /// Looks, and acts if asked; sits down anew when the game is over. How long each answer took.
    pub fn step(&mut self) -> Vec<Duration> {
        let begun = Instant::now();
        let (status, view) = self.door.get(&format!("/tables/{}", self.table), &self.token).expect("an answer");
        let mut times = vec![begun.elapsed()];
        assert_eq!(status, 200, "{view}");
        self.turn += 1;
        let possible = view["possible"].as_array().expect("a list");
        if let Some(choice) = possible.get(self.turn * 5 % possible.len().max(1)) {
            let body = json!({ "action": choice["action"], "after": view["you"]["after"] });
            let begun = Instant::now();
            let answer = self.door.post(&format!("/tables/{}/act", self.table), Some(&self.token), &body);
            let (status, answer) = answer.expect("an answer");
            times.push(begun.elapsed());
            assert!(matches!(status, 200 | 429), "{status} {answer}");
        } else if view["phase"] == "finished" {
            self.table = table(self.door, &self.token);
        }
        times
    }
}

/// A game against a computer player that answers at once.
fn table(door: Door, token: &str) -> String {
    let wish = json!({ "players": 2, "seats": ["open", { "computer": "greedy" }] });
    let (status, made) = door.post("/tables", Some(token), &wish).expect("an answer");
    assert_eq!(status, 201, "{made}");
    made["table"].as_str().expect("a table").to_owned()
}

pub fn percentiles(times: &mut [Duration]) -> String {
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    format!("{} answers, {:.1} ms (median), {:.1} ms (99 of 100)", times.len(), at(0.5), at(0.99))
}
