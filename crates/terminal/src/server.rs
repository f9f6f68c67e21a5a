//! A server's JSON API as one player uses it: say who one is, make or join a table, act, and follow the table's stream,
//! which is taken up where it was cut.

use std::io::{BufRead, BufReader};
use std::thread;
use std::time::Duration;

use pax_rules::{Record, SoloLevel};
use pax_tables::{News, TableView};
use pax_words::Words;
use serde::Deserialize;
use serde_json::{Value, json};
use ureq::Agent;

use crate::session::{Heard, Message, Post};
use crate::shelf::Shelf;
use crate::trouble::Trouble;
use crate::wish::{Sits, Wish};

/// A stream is renewed so often: one that died without a word is noticed then.
const STREAM: Duration = Duration::from_secs(50);
const ANSWER: Duration = Duration::from_secs(15);
/// The pauses between attempts to reach a server that is gone.
const PAUSES: [Duration; 5] = [
    Duration::from_millis(200),
    Duration::from_millis(500),
    Duration::from_secs(1),
    Duration::from_secs(3),
    Duration::from_secs(8),
];

/// What comes from a server.
#[derive(Debug)]
pub enum Word {
    Update(Box<Update>),
    /// The stream is there again, or lost.
    Online(bool),
    /// Something was refused, and why.
    Refused(String),
    /// The record of the finished game.
    Record(Box<Record>),
}

/// The table after a change.
#[derive(Debug, Deserialize)]
pub struct Update {
    pub view: TableView,
    pub news: Vec<News>,
}

/// Where a table is: `http://host:port/t/TABLE?invitation=SECRET`. Without a table, the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    pub server: String,
    pub table: Option<String>,
    pub invitation: Option<String>,
}

impl Address {
    /// The invitation as it stands at the end of an address.
    pub fn query(&self) -> String {
        self.invitation.as_ref().map(|secret| format!("?invitation={secret}")).unwrap_or_default()
    }

    /// Reads what people copy from a browser.
    pub fn parse(text: &str) -> Result<Address, Trouble> {
        let wrong = || Trouble::Address(text.chars().take(80).collect());
        let (scheme, rest) = text.trim().split_once("://").ok_or_else(wrong)?;
        if scheme != "http" && scheme != "https" {
            return Err(wrong());
        }
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let query = query.split('#').next().unwrap_or_default();
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        if host.is_empty() {
            return Err(wrong());
        }
        let table = match path.trim_end_matches('/').split_once('/') {
            None if path.is_empty() => None,
            Some(("t", table)) => Some(table.split('/').next().unwrap_or(table).to_owned()),
            None | Some(_) => return Err(wrong()),
        };
        let plain =
            |id: &str| !id.is_empty() && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        if table.as_deref().is_some_and(|table| !plain(table)) {
            return Err(wrong());
        }
        let invitation = query.split('&').find_map(|pair| pair.strip_prefix("invitation=")).map(str::to_owned);
        if invitation.as_deref().is_some_and(|secret| !plain(secret)) {
            return Err(wrong());
        }
        Ok(Address { server: format!("{scheme}://{host}"), table, invitation })
    }
}

/// A way to ask one server as one person.
#[derive(Clone)]
pub struct Client {
    agent: Agent,
    server: String,
    token: Option<String>,
    language: &'static str,
}

/// Why a request came to nothing.
#[derive(Debug)]
pub enum Failed {
    /// The server's own words, and its status.
    Said(u16, String),
    Unreachable(String),
}

impl Client {
    pub fn new(server: &str, words: Words) -> Client {
        let config = Agent::config_builder().http_status_as_error(false).timeout_connect(Some(Duration::from_secs(10)));
        Client {
            agent: config.build().into(),
            server: server.to_owned(),
            token: None,
            language: words.language().tag(),
        }
    }

    /// Becomes whom this server knows from before, or else a guest of this name.
    pub fn introduce(&mut self, name: &str, shelf: &Shelf) -> Result<(), Trouble> {
        self.token = shelf.token(&self.server);
        if self.token.is_some() && self.get("/me").is_ok() {
            return Ok(());
        }
        self.token = None;
        let welcome = self.post("/guests", &json!({ "name": name })).map_err(Failed::trouble)?;
        let token = welcome["token"].as_str().ok_or_else(|| Trouble::Server("a welcome without a token".to_owned()))?;
        self.token = Some(token.to_owned());
        shelf.keep_token(&self.server, token)
    }

    /// Makes a table; people other than oneself are to come by its link. Gives its id and the invitation.
    pub fn make(&self, wish: &Wish) -> Result<(String, Option<String>), Trouble> {
        let seat = |sits: &Sits| match sits {
            Sits::Person => json!("open"),
            Sits::Computer(level) => json!({ "computer": pax_bots::levels()[*level].name }),
        };
        let seats: Vec<Value> = wish.seats.iter().map(seat).collect();
        let setup = wish.setup;
        let request = json!({
            "players": setup.players(), "solo_level": setup.solo_level().map(SoloLevel::number),
            "nocturnus": setup.nocturnus(), "final_levy": setup.final_levy(), "open_tally": setup.open_tally(),
            "seats": seats, "cards": wish.cards,
        });
        let made = self.post("/tables", &request).map_err(Failed::trouble)?;
        let text = |key: &str| made[key].as_str().map(str::to_owned);
        let table = text("table").ok_or_else(|| Trouble::Server("a table without an id".to_owned()))?;
        Ok((table, text("invitation")))
    }

    pub fn get(&self, path: &str) -> Result<Value, Failed> {
        let mut request = self.agent.get(self.url(path)).header("Accept-Language", self.language);
        if let Some(token) = &self.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        self.answer(request.config().timeout_global(Some(ANSWER)).build().call())
    }

    pub fn post(&self, path: &str, body: &Value) -> Result<Value, Failed> {
        let mut request = self.agent.post(self.url(path)).header("Accept-Language", self.language);
        if let Some(token) = &self.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        let request = request.header("Content-Type", "application/json");
        self.answer(request.config().timeout_global(Some(ANSWER)).build().send(body.to_string()))
    }

    /// Sends something that has a key of its own, so that sending it again is safe, until the server answers.
    pub fn insist(&self, path: &str, body: &Value) -> Result<Value, Failed> {
        for pause in PAUSES {
            match self.post(path, body) {
                Err(Failed::Unreachable(_)) => thread::sleep(pause),
                Err(Failed::Said(429 | 503, _)) => thread::sleep(pause),
                answered => return answered,
            }
        }
        self.post(path, body)
    }

    /// Follows a table for as long as somebody listens.
    pub fn follow(self, path: String, post: Post) {
        thread::spawn(move || {
            let (mut last, mut failures) = (String::new(), 0);
            loop {
                let gone = self.stream(&path, &mut last, &mut failures, &post);
                if gone {
                    return;
                }
                if failures == 2 && tell(&post, Word::Online(false)) {
                    return;
                }
                // A server that hangs up at once is not to be overrun either.
                thread::sleep(PAUSES[failures.saturating_sub(1).min(PAUSES.len() - 1)]);
            }
        });
    }

    /// Reads one connection to its end; whether nobody listens any more.
    fn stream(&self, path: &str, last: &mut String, failures: &mut usize, post: &Post) -> bool {
        let mut request = self.agent.get(self.url(path)).header("Accept-Language", self.language);
        if let Some(token) = &self.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        if !last.is_empty() {
            request = request.header("Last-Event-ID", last.as_str());
        }
        let Ok(answer) = request.config().timeout_global(Some(STREAM)).build().call() else {
            *failures += 1;
            return false;
        };
        if !answer.status().is_success() {
            *failures += 1;
            let status = answer.status().as_u16();
            let said = read(answer.into_body().into_reader()).unwrap_or_default();
            return match status {
                429 | 500..=599 => false,
                // The table is gone, or not for us any more: asking again will not help.
                _ => {
                    tell(post, Word::Refused(sentence(&said)));
                    true
                }
            };
        }
        if *failures > 1 && tell(post, Word::Online(true)) {
            return true;
        }
        *failures = 0;
        let (mut event, mut data) = (String::new(), String::new());
        for line in BufReader::new(answer.into_body().into_reader()).lines() {
            let Ok(line) = line else { return false };
            if let Some(id) = line.strip_prefix("id: ") {
                last.clear();
                last.push_str(id);
            } else if let Some(kind) = line.strip_prefix("event: ") {
                event = kind.to_owned();
            } else if let Some(body) = line.strip_prefix("data: ") {
                data = body.to_owned();
            } else if line.is_empty() {
                if event == "table"
                    && let Ok(update) = serde_json::from_str(&data)
                    && tell(post, Word::Update(update))
                {
                    return true;
                }
                event.clear();
                data.clear();
            }
        }
        false
    }

    fn answer(&self, answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<Value, Failed> {
        let answer = answer.map_err(|error| self.unreachable(&error))?;
        let status = answer.status();
        let text = read(answer.into_body().into_reader()).map_err(|error| self.unreachable(&error))?;
        if !status.is_success() {
            return Err(Failed::Said(status.as_u16(), sentence(&text)));
        }
        serde_json::from_str(&text).map_err(|error| self.unreachable(&error))
    }

    fn unreachable(&self, why: &dyn std::error::Error) -> Failed {
        Failed::Unreachable(format!("{} does not answer as a server of Pax would: {why}", self.server))
    }

    fn url(&self, path: &str) -> String {
        format!("{}/api/v1{path}", self.server)
    }
}

impl Failed {
    pub fn trouble(self) -> Trouble {
        Trouble::Server(self.said())
    }

    pub fn said(self) -> String {
        match self {
            Failed::Said(_, text) => text,
            Failed::Unreachable(why) => why,
        }
    }
}

/// Whether nobody listens any more.
fn tell(post: &Post, word: Word) -> bool {
    post.send(Message::Heard(Heard::Server(word))).is_err()
}

/// An answer of ours is never longer than this.
const LONGEST: u64 = 4 << 20;

fn read(from: impl std::io::Read) -> std::io::Result<String> {
    let mut text = String::new();
    std::io::Read::read_to_string(&mut from.take(LONGEST), &mut text)?;
    Ok(text)
}

/// What a refusal says to people.
fn sentence(text: &str) -> String {
    let problem: Value = serde_json::from_str(text).unwrap_or_default();
    let rules = problem["rules"].as_str().map(|rules| format!(" ({rules})")).unwrap_or_default();
    match problem["message"].as_str() {
        Some(message) => format!("{message}{rules}"),
        None => text.chars().take(200).collect(),
    }
}
