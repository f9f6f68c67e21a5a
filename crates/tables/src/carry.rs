//! Carrying out a command: decide, store, show, answer, in this order, and decide anew when another was quicker. This is a
//! state machine without I/O. It says what it wants, its driver does that and tells it what came of it. The server drives
//! it over a database, the terminal over a file, the simulator over a log that fails on purpose.

use std::vec::IntoIter;

use crate::clock::Moment;
use crate::command::{AppliedEntry, Command, decide};
use crate::denied::Denied;
use crate::law::Who;
use crate::state::TableState;

/// How often a command is decided anew because others were quicker.
const ATTEMPTS: u8 = 8;

/// A command on its way.
#[derive(Debug)]
pub struct Carrier {
    command: Command,
    who: Who,
    /// Whether the sender gave the command a key of its own, under which a repetition is recognised.
    keyed: bool,
    attempts: u8,
    stage: Stage,
    #[cfg(feature = "testing")]
    fault: Option<Fault>,
}

/// What the driver has to do next.
#[derive(Debug)]
pub enum Want {
    /// Store the step's entry as the successor of the version before it, the sender's key with it if `keyed`. Answer
    /// [`Answered::Appended`], [`Answered::Duplicate`] or [`Answered::Conflict`]. After a failure of the store drop the
    /// carrier: nobody knows whether the entry is stored, and a repetition under the same key tells.
    Append { step: AppliedEntry, keyed: bool },
    /// Make the step's state the table's own and show it to the watchers. Answer [`Answered::Done`].
    Publish(AppliedEntry),
    /// Look up the version that was stored under the sender's key. Answer [`Answered::Found`].
    Find,
    /// Fold in what the log has more than the table. Answer [`Answered::Reloaded`].
    Reload,
    /// Acknowledge: it is stored as this version.
    Acknowledge(u32),
    /// Refuse: nothing was stored.
    Deny(Denied),
    /// Say that the table is too busy: nothing was stored.
    GiveUp,
}

/// What came of the driver's work.
#[derive(Debug)]
pub enum Answered {
    /// The entry is stored; the step comes back to be published.
    Appended(AppliedEntry),
    /// The sender's key is there already, at this version.
    Duplicate(u32),
    /// The table has moved on; nothing was stored.
    Conflict,
    /// The step is published.
    Done,
    /// The version under the key, if there is one.
    Found(Option<u32>),
    /// Whether the log had more.
    Reloaded { moved: bool },
}

#[derive(Debug)]
enum Stage {
    /// An entry is being stored; these come after it.
    Storing(IntoIter<AppliedEntry>),
    /// A stored step is being shown.
    Showing {
        version: u32,
        rest: IntoIter<AppliedEntry>,
    },
    /// It was refused; perhaps it is a repetition.
    Finding(Denied),
    /// It was refused; perhaps because this table is behind the log.
    Checking(Denied),
    /// It is a repetition of what was stored as this version.
    Repeated(u32),
    /// Another was quicker.
    Behind,
    Over,
}

/// Mistakes on purpose, for the tests of the tests.
#[cfg(feature = "testing")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    AcknowledgeBeforeAppend,
    PublishBeforeAppend,
    ForgetKey,
}

impl Carrier {
    /// A command, and whether it came with a key.
    pub fn new(command: Command, who: Who, keyed: bool) -> Carrier {
        Carrier {
            command,
            who,
            keyed,
            attempts: 0,
            stage: Stage::Over,
            #[cfg(feature = "testing")]
            fault: None,
        }
    }

    /// Makes this mistake on the way.
    #[cfg(feature = "testing")]
    #[must_use]
    pub fn with_fault(self, fault: Fault) -> Carrier {
        Carrier { fault: Some(fault), keyed: self.keyed && fault != Fault::ForgetKey, ..self }
    }

    /// Begins at this table.
    pub fn begin(&mut self, table: &TableState, now: Moment) -> Want {
        if self.attempts == ATTEMPTS {
            self.stage = Stage::Over;
            return Want::GiveUp;
        }
        self.attempts += 1;
        match decide(table, &self.command, self.who, now) {
            Ok(steps) => self.store(steps.into_iter(), table.version(), self.keyed),
            Err(denied) if self.keyed => {
                self.stage = Stage::Finding(denied);
                Want::Find
            }
            Err(denied) => self.check(denied),
        }
    }

    /// Goes on. The table is the one after what the driver did.
    pub fn next(&mut self, table: &TableState, now: Moment, answered: Answered) -> Want {
        let stage = std::mem::replace(&mut self.stage, Stage::Over);
        match (stage, answered) {
            (Stage::Storing(rest), Answered::Appended(step)) => {
                self.stage = Stage::Showing { version: step.state.version(), rest };
                Want::Publish(step)
            }
            (Stage::Storing(_), Answered::Duplicate(version)) => {
                self.stage = Stage::Repeated(version);
                Want::Reload
            }
            (Stage::Storing(_), Answered::Conflict) => {
                self.stage = Stage::Behind;
                Want::Reload
            }
            (Stage::Showing { version, rest }, Answered::Done) => self.store(rest, version, false),
            (Stage::Finding(_), Answered::Found(Some(version))) => {
                self.stage = Stage::Repeated(version);
                Want::Reload
            }
            (Stage::Finding(denied), Answered::Found(None)) => self.check(denied),
            (Stage::Repeated(version), Answered::Reloaded { .. }) => Want::Acknowledge(version),
            (Stage::Checking(denied), Answered::Reloaded { moved: false }) => Want::Deny(denied),
            (Stage::Checking(_) | Stage::Behind, Answered::Reloaded { .. }) => self.begin(table, now),
            (stage, answered) => unreachable!("{answered:?} does not answer {stage:?}"),
        }
    }

    /// Has the next step stored; without one everything is. Only a command's first entry carries the key.
    fn store(&mut self, mut steps: IntoIter<AppliedEntry>, version: u32, keyed: bool) -> Want {
        let Some(step) = steps.next() else { return Want::Acknowledge(version) };
        #[cfg(feature = "testing")]
        match self.fault {
            Some(Fault::AcknowledgeBeforeAppend) => return Want::Acknowledge(step.state.version()),
            Some(Fault::PublishBeforeAppend) => {
                self.fault = None;
                let rest: Vec<AppliedEntry> = std::iter::once(step.clone()).chain(steps).collect();
                self.stage = Stage::Showing { version, rest: rest.into_iter() };
                return Want::Publish(step);
            }
            Some(Fault::ForgetKey) | None => {}
        }
        self.stage = Stage::Storing(steps);
        Want::Append { step, keyed }
    }

    fn check(&mut self, denied: Denied) -> Want {
        self.stage = Stage::Checking(denied);
        Want::Reload
    }
}
