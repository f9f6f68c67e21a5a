//! One table that is awake: its state, the gate through which changes go one at a time, and those who watch.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use pax_tables::{Doc, Happening, Moment, PersonId, TableId, TableState};
use tokio::sync::{MutexGuard, OnceCell, broadcast};

/// Signals that a slow watcher may lag behind before it gets the table afresh.
const MOST_SIGNALS: usize = 64;

pub(crate) struct Table {
    pub id: TableId,
    /// Set when the log has been read for the first time.
    pub woken: OnceCell<()>,
    gate: tokio::sync::Mutex<()>,
    state: RwLock<Arc<TableState>>,
    signals: broadcast::Sender<Signal>,
    used: AtomicU64,
    present: Mutex<HashMap<PersonId, usize>>,
}

/// Held by whoever may change the table.
pub(crate) type Gate<'a> = MutexGuard<'a, ()>;

/// One entry folded in: the state after it and the whole truth of what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub state: Arc<TableState>,
    pub happenings: Vec<Happening>,
}

#[derive(Clone, Debug)]
pub(crate) enum Signal {
    Step(Arc<Step>),
    /// Somebody wrote in the chat.
    Said,
    /// Somebody came or went.
    Presence,
}

impl Table {
    pub fn new(id: TableId, doc: Doc, now: Moment) -> Table {
        Table {
            id,
            woken: OnceCell::new(),
            gate: tokio::sync::Mutex::new(()),
            state: RwLock::new(Arc::new(TableState::new(Arc::new(doc)))),
            signals: broadcast::Sender::new(MOST_SIGNALS),
            used: AtomicU64::new(now.0),
            present: Mutex::default(),
        }
    }

    pub async fn gate(&self) -> Gate<'_> {
        self.gate.lock().await
    }

    pub fn state(&self) -> Arc<TableState> {
        self.state.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn set_state(&self, state: Arc<TableState>) {
        *self.state.write().unwrap_or_else(PoisonError::into_inner) = state;
    }

    pub(crate) fn publish(&self, step: Step) {
        self.set_state(step.state.clone());
        if self.is_watched() {
            self.tell(Signal::Step(Arc::new(step)));
        }
    }

    pub(super) fn tell(&self, signal: Signal) {
        // Nobody watching is fine.
        self.signals.send(signal).ok();
    }

    pub fn listen(&self) -> broadcast::Receiver<Signal> {
        self.signals.subscribe()
    }

    pub fn is_watched(&self) -> bool {
        self.signals.receiver_count() > 0
    }

    pub fn touch(&self, now: Moment) {
        self.used.store(now.0, Ordering::Relaxed);
    }

    /// Milliseconds since it was last used.
    pub fn idle(&self, now: Moment) -> u64 {
        now.since(Moment(self.used.load(Ordering::Relaxed)))
    }

    /// A person opened one more window on the table. True if it is their first on this node.
    pub(super) fn came(&self, person: PersonId) -> bool {
        let mut present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        let windows = present.entry(person).or_insert(0);
        *windows += 1;
        let first = *windows == 1;
        if first {
            self.tell(Signal::Presence);
        }
        first
    }

    /// And closed it. True if it was their last.
    pub(super) fn went(&self, person: PersonId) -> bool {
        let mut present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(windows) = present.get_mut(&person) else { return false };
        *windows -= 1;
        let last = *windows == 0;
        if last {
            present.remove(&person);
            self.tell(Signal::Presence);
        }
        last
    }

    pub(super) fn is_here(&self, person: PersonId) -> bool {
        self.present.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&person)
    }
}
