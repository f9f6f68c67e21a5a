//! One table that is awake: its state, its last steps, the gate through which changes go one at a time, and those who watch.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use pax_bots::Rivals;
use pax_tables::{AppliedEntry, Doc, Happening, Memories, Moment, PersonId, TableId, TableState};
use tokio::sync::{MutexGuard, OnceCell, broadcast};

use super::finished::Kept;
use super::recent::{Past, Recent};
use super::views::Views;

/// Signals that a slow watcher may lag behind before it gets the table afresh.
const MOST_SIGNALS: usize = 64;

pub(crate) struct Table {
    pub id: TableId,
    /// Set when the log has been read for the first time.
    pub woken: OnceCell<()>,
    gate: tokio::sync::Mutex<()>,
    now: RwLock<Now>,
    /// Whether the log may have more than the state.
    doubted: AtomicBool,
    signals: broadcast::Sender<Signal>,
    used: AtomicU64,
    present: Mutex<HashMap<PersonId, usize>>,
    /// How often the people present have changed.
    presence: AtomicU64,
    chat: Mutex<Chat>,
    /// Taken along by those who think off the async threads.
    pub memories: Arc<Memories<Rivals>>,
}

/// What the node knows of a table's chat without asking the store. Most tables have no chat.
#[derive(Default)]
struct Chat {
    is_empty: bool,
    /// How often something was said since the table woke.
    changes: u64,
}

struct Now {
    step: Arc<Step>,
    recent: Recent,
}

/// A table after an entry: what came of it, and how its viewers see it. Those who watch share it; when all of them have
/// it and the table has moved on, it is forgotten with its views. Of a finished game it keeps what was read from its actions.
#[derive(Debug)]
pub struct Step {
    pub(crate) state: Arc<TableState>,
    /// The whole truth, hidden cards included.
    pub(crate) happenings: Arc<[Happening]>,
    pub(super) views: Views,
    pub(super) finished: Kept,
}

/// Held by the task that changes the table.
pub(crate) type Gate<'a> = MutexGuard<'a, ()>;

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
            now: RwLock::new(Now {
                step: Step::still(TableState::new(Arc::new(doc)).into()),
                recent: Recent::default(),
            }),
            doubted: AtomicBool::new(false),
            signals: broadcast::Sender::new(MOST_SIGNALS),
            used: AtomicU64::new(now.0),
            present: Mutex::default(),
            presence: AtomicU64::new(0),
            chat: Mutex::default(),
            memories: Arc::default(),
        }
    }

    pub async fn gate(&self) -> Gate<'_> {
        self.gate.lock().await
    }

    pub fn state(&self) -> Arc<TableState> {
        self.now().step.state.clone()
    }

    /// The table as it stands.
    pub fn step(&self) -> Arc<Step> {
        self.now().step.clone()
    }

    /// An append is under way, or its answer was lost.
    pub(super) fn doubt(&self) {
        self.doubted.store(true, Ordering::Relaxed);
    }

    /// The state is as far as the log.
    pub(super) fn trust(&self) {
        self.doubted.store(false, Ordering::Relaxed);
    }

    pub(super) fn is_doubted(&self) -> bool {
        self.doubted.load(Ordering::Relaxed)
    }

    /// The steps after a version, for those who were away; None if they are more than `most` or long ago.
    pub fn steps_after(&self, version: u32, most: usize) -> Option<Vec<Past>> {
        self.now().recent.after(version, most)
    }

    pub(crate) fn set_state(&self, state: Arc<TableState>) {
        self.change().step = Step::still(state);
    }

    /// Remembers what happened before the table fell asleep.
    pub(super) fn recall(&self, past: Past) {
        self.change().recent.push(past);
    }

    /// Makes a step the table's last, and shows it to those who watch.
    pub(super) fn publish(&self, step: AppliedEntry) {
        let step = Arc::new(Step::from(step));
        let mut now = self.change();
        now.step = step.clone();
        now.recent.push(step.past());
        drop(now);
        if self.is_watched() {
            self.tell(Signal::Step(step));
        }
    }

    fn now(&self) -> RwLockReadGuard<'_, Now> {
        self.now.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self) -> RwLockWriteGuard<'_, Now> {
        self.now.write().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn tell(&self, signal: Signal) {
        match signal {
            Signal::Presence => drop(self.presence.fetch_add(1, Ordering::Relaxed)),
            Signal::Said => self.chat_changed(),
            Signal::Step(_) => {}
        }
        // Nobody watching is fine.
        self.signals.send(signal).ok();
    }

    fn chat(&self) -> std::sync::MutexGuard<'_, Chat> {
        self.chat.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something was said.
    pub fn chat_changed(&self) {
        let mut chat = self.chat();
        *chat = Chat { is_empty: false, changes: chat.changes + 1 };
    }

    /// How often something was said; None while nothing ever was.
    pub fn chat_changes(&self) -> Option<u64> {
        let chat = self.chat();
        (!chat.is_empty).then_some(chat.changes)
    }

    /// The store has no chat of this table, unless something was said since that many changes.
    pub fn chat_was_empty(&self, changes: u64) {
        let mut chat = self.chat();
        chat.is_empty |= chat.changes == changes;
    }

    /// How often the people present have changed, here or on other nodes.
    pub fn presence(&self) -> u64 {
        self.presence.load(Ordering::Relaxed)
    }

    pub fn listen(&self) -> broadcast::Receiver<Signal> {
        self.signals.subscribe()
    }

    /// Forgets the views of the last step, which its watchers have by now.
    pub fn forget_views(&self) {
        self.now().step.views.forget();
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

impl From<AppliedEntry> for Step {
    fn from(step: AppliedEntry) -> Step {
        Step::new(step.state, step.happenings.into())
    }
}

impl Step {
    pub(crate) fn new(state: Arc<TableState>, happenings: Arc<[Happening]>) -> Step {
        Step { state, happenings, views: Views::default(), finished: Kept::default() }
    }

    /// A table at which nothing has just happened.
    pub(crate) fn still(state: Arc<TableState>) -> Arc<Step> {
        Arc::new(Step::new(state, Arc::default()))
    }

    fn past(&self) -> Past {
        let (state, happenings) = (self.state.clone(), self.happenings.clone());
        Past { version: state.version(), happenings, state: Some(state) }
    }
}
