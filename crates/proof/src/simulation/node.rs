//! A node: a copy of the table that may lag behind, brought up from the log when it matters.

use std::sync::Arc;

use pax_tables::{Command, Doc, Logged, Moment, TableState, Who, decide};

use super::log::{Answer, Fate, Log};

pub struct Node {
    /// None while it is down.
    table: Option<TableState>,
}

/// What a node says to what was asked of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Stored, as this version.
    Done(u32),
    Denied(String),
    /// Whether it was stored is not known.
    Trouble,
}

/// How often something is decided anew because others were quicker.
const ATTEMPTS: usize = 8;

impl Node {
    pub fn new() -> Node {
        Node { table: None }
    }

    pub fn crash(&mut self) {
        self.table = None;
    }

    /// Reads the log from its beginning, as after a start.
    pub fn wake(&mut self, doc: &Arc<Doc>, log: &Log) {
        self.table = Some(TableState::new(doc.clone()));
        self.catch_up(log);
    }

    pub fn table(&self) -> Option<&TableState> {
        self.table.as_ref()
    }

    /// Folds in what the log has more.
    pub fn catch_up(&mut self, log: &Log) -> bool {
        let Some(table) = &mut self.table else { return false };
        let before = table.version();
        for stored in log.after(before) {
            let logged = Logged::from_json(&stored.text).expect("what was stored can be read");
            table.apply(&logged.entry, logged.at).expect("what was stored can be folded in");
        }
        table.version() > before
    }

    /// Decides, stores, folds in, answers: in this order.
    pub fn carry_out(
        &mut self,
        log: &mut Log,
        command: &Command,
        who: Who,
        key: Option<&str>,
        now: Moment,
        mut fate: impl FnMut() -> Fate,
    ) -> Option<Reply> {
        for _ in 0..ATTEMPTS {
            let table = self.table.as_ref()?;
            let entries = match decide(table, command, who, now) {
                Ok(entries) => entries,
                Err(denied) => {
                    if let Some(version) = key.and_then(|key| log.under(key)) {
                        self.catch_up(log);
                        return Some(Reply::Done(version));
                    }
                    if self.catch_up(log) {
                        continue;
                    }
                    return Some(Reply::Denied(denied.to_string()));
                }
            };
            let (mut first_key, mut conflict) = (key, false);
            for entry in entries {
                let table = self.table.as_mut()?;
                let logged = Logged::new(now, entry);
                match log.append(table.version(), first_key.take(), &logged, fate()) {
                    Answer::Appended => {
                        table.apply(&logged.entry, logged.at).expect("what was decided can be folded in");
                    }
                    Answer::Duplicate(version) => {
                        self.catch_up(log);
                        return Some(Reply::Done(version));
                    }
                    Answer::Conflict => {
                        conflict = true;
                        break;
                    }
                    Answer::Failed => return Some(Reply::Trouble),
                }
            }
            if !conflict {
                return Some(Reply::Done(self.table.as_ref()?.version()));
            }
            self.catch_up(log);
        }
        Some(Reply::Trouble)
    }
}
