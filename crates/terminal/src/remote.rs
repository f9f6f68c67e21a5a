//! A table on a server, followed live. What is done here is sent with a name of its own, so that sending it again after
//! a lost connection does it once.

use std::thread;

use pax_rules::{Action, Record};
use pax_tables::{DeedKind, NewsKind, Phase, TableView};
use pax_words::Words;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::reading::is_asked;
use crate::server::{Address, Client, Failed, Word};
use crate::session::{Arrangement, Heard, Message, Post, Session, Tip, Waiting};
use crate::trouble::Trouble;

pub struct Remote {
    words: Words,
    client: Client,
    address: Address,
    path: String,
    post: Post,
    view: TableView,
    chronicle: Vec<String>,
    online: bool,
    /// The version at which something was sent whose effect has not come back yet.
    sent: Option<u32>,
    note: Option<String>,
    record: Option<Record>,
    record_asked: bool,
}

impl Remote {
    /// Sits down at a table if there is a place, and follows it in any case. A watcher only follows.
    pub fn join(client: Client, address: Address, sit: bool, words: Words, post: Post) -> Result<Remote, Trouble> {
        let table = address.table.clone().unwrap_or_default();
        let path = format!("/tables/{table}");
        let invitation = address.query();
        let look = || -> Result<TableView, Trouble> {
            let view = client.get(&format!("{path}{invitation}")).map_err(Failed::trouble)?;
            serde_json::from_value(view)
                .map_err(|error| Trouble::Server(format!("{}: {error}", words.say("terminal-strange-server"))))
        };
        let mut view = look()?;
        if sit && view.you.seats.is_empty() && view.allows(DeedKind::Join) {
            let body = json!({ "invitation": address.invitation });
            client.post(&format!("{path}/join"), &body).map_err(Failed::trouble)?;
            view = look()?;
        }
        client.clone().follow(format!("{path}/events{invitation}"), post.clone());
        Ok(Remote {
            words,
            client,
            address,
            path,
            post,
            view,
            chronicle: Vec::new(),
            online: true,
            sent: None,
            note: None,
            record: None,
            record_asked: false,
        })
    }

    /// Sends something beside the screen; a refusal comes back as a word of the server.
    fn send(&mut self, deed: &str, body: Value) {
        let (client, path, post) = (self.client.clone(), format!("{}/{deed}", self.path), self.post.clone());
        self.sent = Some(self.view.version);
        thread::spawn(move || {
            if let Err(failed) = client.insist(&path, &body) {
                let _ = post.send(Message::Heard(Heard::Server(Word::Refused(failed.said()))));
            }
        });
    }

    fn is_under_way(&self) -> bool {
        self.sent == Some(self.view.version)
    }

    fn ask_for_record(&mut self) {
        if std::mem::replace(&mut self.record_asked, true) {
            return;
        }
        let path = format!("{}/record{}", self.path, self.address.query());
        let (client, post) = (self.client.clone(), self.post.clone());
        thread::spawn(move || {
            let record = client.get(&path).ok().and_then(|record| Record::parse(&record.to_string()).ok());
            if let Some(record) = record {
                let _ = post.send(Message::Heard(Heard::Server(Word::Record(Box::new(record)))));
            }
        });
    }
}

/// A name for one deed that nobody else gives.
fn key() -> String {
    getrandom::u64().map_or_else(|_| "one".to_owned(), |number| format!("{number:016x}"))
}

impl Session for Remote {
    fn view(&self) -> &TableView {
        &self.view
    }

    fn chronicle(&self) -> &[String] {
        &self.chronicle
    }

    fn act(&mut self, action: Action) -> Result<(), String> {
        if !self.is_under_way() {
            let body = json!({
                "seat": self.view.you.seat, "action": action, "after": self.view.you.after, "key": key(),
            });
            self.send("act", body);
        }
        Ok(())
    }

    fn undo(&mut self) -> Result<(), String> {
        let undo = self.view.undo.ok_or_else(|| self.words.say("denied-nothing-to-undo"))?;
        if !self.is_under_way() {
            let back_to = undo.actions.saturating_sub(1);
            self.send("undo", json!({ "seat": self.view.you.seat, "back_to": back_to, "key": key() }));
        }
        Ok(())
    }

    fn ask_hint(&mut self) -> Result<(), String> {
        if self.view.rated {
            return Err(self.words.say("denied-no-hints").into_owned());
        }
        let (client, path, post) = (self.client.clone(), format!("{}/hint", self.path), self.post.clone());
        let words = self.words;
        let body = json!({ "seat": self.view.you.seat });
        thread::spawn(move || {
            let tips = client.post(&path, &body).map_err(Failed::said).and_then(|hint| tips(words, hint));
            let _ = post.send(Message::Advice(tips));
        });
        Ok(())
    }

    fn hear(&mut self, heard: Heard) {
        let Heard::Server(word) = heard else { return };
        match word {
            Word::Update(update) => {
                self.online = true;
                self.view = update.view;
                let told = update.news.into_iter().filter(|news| news.kind != NewsKind::Drew);
                self.chronicle.extend(told.map(|news| news.line));
                if self.view.phase == Phase::Finished {
                    self.ask_for_record();
                }
            }
            Word::Online(online) => self.online = online,
            Word::Refused(why) => {
                self.sent = None;
                self.note = Some(why);
            }
            Word::Record(record) => self.record = Some(*record),
        }
    }

    fn waiting(&self) -> Waiting {
        match (self.online, is_asked(&self.view) && !self.is_under_way()) {
            (false, _) => Waiting::Offline,
            (true, true) => Waiting::You,
            (true, false) => Waiting::Others,
        }
    }

    fn advance(&mut self) {}

    fn note(&mut self) -> Option<String> {
        self.note.take()
    }

    fn record(&self) -> Option<Record> {
        self.record.clone()
    }

    fn arrange(&mut self, what: Arrangement) -> Result<(), String> {
        match what {
            Arrangement::Start => self.send("start", json!({})),
            Arrangement::Fill => {
                let empty = self.view.seats.iter().find(|chair| chair.name.is_none()).map(|chair| chair.seat);
                if let Some(seat) = empty {
                    self.send("give-seat", json!({ "seat": seat, "level": "crassus" }));
                }
            }
            Arrangement::Return => self.send("return", json!({ "seat": self.view.you.seat })),
        }
        Ok(())
    }

    fn give_up(&mut self) -> Result<(), String> {
        self.send("resign", json!({ "seat": self.view.you.seat }));
        Ok(())
    }

    fn link(&self) -> Option<String> {
        let Address { server, table, .. } = &self.address;
        table.as_ref().map(|table| format!("{server}/t/{table}{}", self.address.query()))
    }
}

/// The choices of a server's hint.
fn tips(words: Words, hint: Value) -> Result<Vec<Tip>, String> {
    #[derive(Deserialize)]
    struct Hint {
        best: Vec<HintLine>,
    }
    #[derive(Deserialize)]
    struct HintLine {
        action: Action,
        chance: f32,
        text: String,
    }
    let hint: Hint = serde_json::from_value(hint).map_err(|_| words.say("terminal-strange-server"))?;
    let tip =
        |line: HintLine| Tip { action: line.action, percent: (line.chance * 100.0).round() as u8, reason: line.text };
    Ok(hint.best.into_iter().map(tip).collect())
}
