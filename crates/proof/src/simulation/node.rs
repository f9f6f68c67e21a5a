//! A node: a copy of the table that may lag behind, brought up from the log when it matters.

use std::sync::Arc;

use pax_tables::{Answered, AppliedEntry, Carrier, Doc, Logged, Moment, TableState, Want};

use super::log::{Answer, Fate, Log};

pub struct Node {
    /// None while it is down.
    table: Option<Arc<TableState>>,
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

impl Node {
    pub fn new() -> Node {
        Node { table: None }
    }

    pub fn crash(&mut self) {
        self.table = None;
    }

    /// Reads the log from its beginning, as after a start.
    pub fn wake(&mut self, doc: &Arc<Doc>, log: &Log) {
        self.table = Some(Arc::new(TableState::new(doc.clone())));
        self.catch_up(log);
    }

    pub fn table(&self) -> Option<&TableState> {
        self.table.as_deref()
    }

    /// Folds in what the log has more.
    pub fn catch_up(&mut self, log: &Log) -> bool {
        let Some(table) = &mut self.table else { return false };
        let before = table.version();
        for stored in log.after(before) {
            let logged = Logged::from_json(&stored.text).expect("what was stored can be read");
            *table = AppliedEntry::after(table, logged).expect("what was stored can be folded in").state;
        }
        table.version() > before
    }

    /// Does what is wanted as the hub does, over a log that fails now and then. None where the node is down.
    pub fn carry_out(
        &mut self,
        log: &mut Log,
        mut carrier: Carrier,
        key: Option<&str>,
        now: Moment,
        mut fate: impl FnMut() -> Fate,
    ) -> Option<Reply> {
        let mut want = carrier.begin(self.table.as_ref()?, now);
        loop {
            let answered = match want {
                Want::Append { step, keyed } => {
                    match log.append(self.table.as_ref()?.version(), key.filter(|_| keyed), &step.logged, fate()) {
                        Answer::Appended => Answered::Appended(step),
                        Answer::Duplicate(version) => Answered::Duplicate(version),
                        Answer::Conflict => Answered::Conflict,
                        Answer::Failed => return Some(Reply::Trouble),
                    }
                }
                Want::Publish(step) => {
                    assert!(log.holds(&step), "version {} was shown and is not stored", step.state.version());
                    self.table = Some(step.state);
                    Answered::Done
                }
                Want::Find => Answered::Found(key.and_then(|key| log.under(key))),
                Want::Reload => Answered::Reloaded { moved: self.catch_up(log) },
                Want::Acknowledge(version) => {
                    assert!(version <= log.len(), "version {version} was acknowledged and is not stored");
                    return Some(Reply::Done(version));
                }
                Want::Deny(denied) => return Some(Reply::Denied(denied.to_string())),
                Want::GiveUp => return Some(Reply::Trouble),
            };
            want = carrier.next(self.table.as_ref()?, now, answered);
        }
    }
}
