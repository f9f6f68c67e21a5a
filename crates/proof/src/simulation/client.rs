//! Somebody who plays over a bad network: sends, waits, sends again under the same key, and remembers every answer.

use std::collections::BTreeMap;

use pax_rules::Seat;
use pax_tables::{Command, PersonId};

pub struct Client {
    pub seat: Seat,
    pub person: PersonId,
    /// What was sent and not answered yet: its key, and what it was.
    pub waiting: Option<(u64, Command)>,
    /// When the last one was sent.
    pub sent_at: u64,
    pub next_key: u64,
    /// The version of every acknowledged key.
    pub promised: BTreeMap<u64, u32>,
}

impl Client {
    pub fn new(seat: Seat) -> Client {
        let person = PersonId(seat.index() as u64 + 1);
        Client { seat, person, waiting: None, sent_at: 0, next_key: 0, promised: BTreeMap::new() }
    }

    pub fn key(&self, number: u64) -> String {
        format!("{}:{number}", self.person.0)
    }

    /// Something new is to be sent.
    pub fn begin(&mut self, command: Command) -> u64 {
        let number = self.next_key;
        self.next_key += 1;
        self.waiting = Some((number, command));
        number
    }

    /// An acknowledgement, the first or a repeated one: it must not contradict what was said before.
    pub fn hear_done(&mut self, number: u64, version: u32) {
        let known = self.promised.entry(number).or_insert(version);
        assert_eq!(*known, version, "seat {} was told two versions for one key", self.seat);
        self.waiting.take_if(|(waiting, _)| *waiting == number);
    }

    /// A refusal of what it still waits for: it looks again and chooses anew.
    pub fn hear_denied(&mut self, number: u64) {
        self.waiting.take_if(|(waiting, _)| *waiting == number);
    }
}
