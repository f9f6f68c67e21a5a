//! The tables that are awake on this node: read from the log when somebody asks, dropped when nobody has for a while.
//! The log is the truth; what is here can be thrown away at any moment.
//!
//! Everything that happens to a table goes one way: decide, store, fold in, tell the watchers. Nobody hears of anything
//! that is not stored.

mod effects;
mod summary;
mod table;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use pax_store::{Append, Backed, Change, Head, MAX_ENTRIES, Outcome, Store};
use pax_tables::{Command, Doc, Entry, Logged, Moment, PersonId, TableId, TableState, Who, decide};
use tokio::sync::{Notify, broadcast};

use crate::Trouble;
use crate::house::{House, stored, wall};
use crate::metrics::Metrics;
use crate::presence::Presence;

pub use summary::Summary;
pub(crate) use summary::mode;
pub(crate) use table::{Signal, Step, Table};

/// Tables kept awake before those that nobody watches are dropped early.
const MOST_AWAKE: usize = 20_000;
/// How long a table stays awake after it was last used.
const SLEEPS_AFTER: Duration = Duration::from_secs(300);
/// How often a command is decided anew because others were quicker.
const ATTEMPTS: usize = 8;
/// News of tables that a slow listener may lag behind.
const MOST_ANNOUNCEMENTS: usize = 1_024;

pub(crate) struct Hub {
    pub store: Store,
    pub house: House,
    pub metrics: Arc<Metrics>,
    awake: Mutex<HashMap<TableId, Arc<Table>>>,
    /// Rung when a table has become due.
    pub due: Notify,
    announcements: broadcast::Sender<Announcement>,
    pub presence: Presence,
}

/// Something happened to a table: for those who follow all their tables at once.
#[derive(Clone, Debug)]
pub(crate) struct Announcement {
    pub table: TableId,
    pub state: Arc<TableState>,
}

impl Hub {
    pub fn new(store: Store, house: House, presence: Presence, metrics: Arc<Metrics>) -> Hub {
        Hub {
            store,
            house,
            metrics,
            awake: Mutex::default(),
            due: Notify::new(),
            announcements: broadcast::Sender::new(MOST_ANNOUNCEMENTS),
            presence,
        }
    }

    /// The table, brought up to date when it was asleep.
    pub async fn table(&self, id: &TableId) -> Result<Arc<Table>, Trouble> {
        let awake = self.awake().get(id).cloned();
        let table = match awake {
            Some(table) if table.woken.initialized() => table,
            // Boxed, here and below: what is seldom asked of the store should not make every request's future large.
            known => Box::pin(self.wake(id, known)).await?,
        };
        table.touch(self.house.now());
        Ok(table)
    }

    async fn wake(&self, id: &TableId, known: Option<Arc<Table>>) -> Result<Arc<Table>, Trouble> {
        let table = match known {
            Some(table) => table,
            None => {
                let row = self.store.table(&store_id(id)).await?.ok_or(Trouble::NotFound("table"))?;
                let doc: Doc = serde_json::from_str(&row.doc).map_err(|_| broken(id))?;
                let asleep = Arc::new(Table::new(id.clone(), doc, self.house.now()));
                self.awake().entry(id.clone()).or_insert(asleep).clone()
            }
        };
        // In the map before the log is read: an entry stored meanwhile is either read or announced.
        table.woken.get_or_try_init(|| async { self.catch_up(&table, &table.gate().await).await.map(drop) }).await?;
        Ok(table)
    }

    /// Does what somebody wants, or says why not. Answers the version after it, once it is stored. The same `key`
    /// from the same person gives the same answer again.
    pub async fn carry_out(
        &self,
        table: &Table,
        command: &Command,
        who: Who,
        key: Option<&str>,
    ) -> Result<u32, Trouble> {
        let key = key.map(|key| format!("{}:{key}", signature(who)));
        let gate = table.gate().await;
        for _ in 0..ATTEMPTS {
            let state = table.state();
            let now = self.house.now();
            let entries = match decide(&state, command, who, now) {
                Ok(entries) => entries,
                Err(denied) => {
                    if let Some(version) = Box::pin(self.stored_under(table, key.as_deref())).await? {
                        Box::pin(self.catch_up(table, &gate)).await?;
                        return Ok(version);
                    }
                    // What another node stored may change the answer.
                    if self.store.backed_by() == Backed::Postgres && Box::pin(self.catch_up(table, &gate)).await? {
                        continue;
                    }
                    return Err(denied.into());
                }
            };
            match self.append(table, &gate, entries, who, key.as_deref(), now).await? {
                Some(version) => return Ok(version),
                None => drop(Box::pin(self.catch_up(table, &gate)).await?),
            }
        }
        Err(Trouble::Race)
    }

    /// Stores entries one by one. None if the table has moved on and everything must be decided anew.
    async fn append(
        &self,
        table: &Table,
        gate: &table::Gate<'_>,
        entries: Vec<Entry>,
        who: Who,
        key: Option<&str>,
        now: Moment,
    ) -> Result<Option<u32>, Trouble> {
        let mut first_key = key;
        for entry in entries {
            let before = table.state();
            let mut after = TableState::clone(&before);
            let happenings = after.apply(&entry, now).map_err(|_| broken(&table.id))?;
            let summary = Summary::of(&after);
            let append = Append {
                table: store_id(&table.id),
                expected_version: before.version().into(),
                at: wall(),
                actor: Some(signature(who)),
                client_key: first_key.take().map(str::to_owned),
                entry: Logged::new(now, entry.clone()).to_json(),
                head: Head {
                    phase: summary::stored_phase(after.phase()),
                    due_at: after.due_at().map(stored),
                    summary: (summary != Summary::of(&before)).then(|| summary.to_json()),
                },
                effects: self.effects(&entry, &after, &happenings).await?,
            };
            let timer = self.metrics.commit.start();
            let outcome = self.store.append(append).await?;
            timer.stop();
            match outcome {
                Outcome::Appended { .. } => {
                    self.metrics.entries.inc();
                    let due = after.due_at().is_some_and(|due| due <= self.house.now());
                    self.publish(table, gate, Step { state: Arc::new(after), happenings });
                    // Whoever works for the computer players here goes on by itself.
                    if due && who != Who::Computer {
                        self.due.notify_one();
                    }
                }
                Outcome::Duplicate { version, .. } => {
                    Box::pin(self.catch_up(table, gate)).await?;
                    return Ok(Some(u32::try_from(version).unwrap_or(u32::MAX)));
                }
                Outcome::Conflict { .. } | Outcome::StaleRating { .. } => return Ok(None),
                Outcome::NoSuchTable => return Err(Trouble::NotFound("table")),
            }
        }
        Ok(Some(table.state().version()))
    }

    /// Folds in what the log has more. True if there was something.
    async fn catch_up(&self, table: &Table, gate: &table::Gate<'_>) -> Result<bool, Trouble> {
        let mut moved = false;
        loop {
            let mut state = TableState::clone(&table.state());
            let entries = self.store.log(&store_id(&table.id), state.version().into(), MAX_ENTRIES).await?;
            let last = entries.len() < MAX_ENTRIES as usize;
            let watched = table.is_watched() || self.announcements.receiver_count() > 0;
            moved |= !entries.is_empty();
            for entry in entries {
                let logged = Logged::from_json(&entry.entry).map_err(|_| broken(&table.id))?;
                let happenings = state.apply(&logged.entry, logged.at).map_err(|_| broken(&table.id))?;
                if watched {
                    self.publish(table, gate, Step { state: Arc::new(state.clone()), happenings });
                }
            }
            if last {
                table.set_state(Arc::new(state));
                return Ok(moved);
            }
            table.set_state(Arc::new(state));
        }
    }

    fn publish(&self, table: &Table, _gate: &table::Gate<'_>, step: Step) {
        self.announcements.send(Announcement { table: table.id.clone(), state: step.state.clone() }).ok();
        table.publish(step);
    }

    /// The version of what this key was stored as, if it was.
    async fn stored_under(&self, table: &Table, key: Option<&str>) -> Result<Option<u32>, Trouble> {
        let Some(key) = key else { return Ok(None) };
        let mut after = 0;
        loop {
            let entries = self.store.log(&store_id(&table.id), after, MAX_ENTRIES).await?;
            if let Some(entry) = entries.iter().find(|entry| entry.client_key.as_deref() == Some(key)) {
                return Ok(Some(u32::try_from(entry.version).unwrap_or(u32::MAX)));
            }
            match entries.last() {
                Some(last) if entries.len() == MAX_ENTRIES as usize => after = last.version,
                Some(_) | None => return Ok(None),
            }
        }
    }

    /// The steps after a version, for a watcher who was away; None if they are too many.
    pub async fn steps_after(&self, table: &Table, version: u32, most: usize) -> Result<Option<Vec<Step>>, Trouble> {
        let now = table.state();
        let missed = now.version().saturating_sub(version) as usize;
        if version > now.version() || missed > most {
            return Ok(None);
        }
        if missed == 0 {
            return Ok(Some(Vec::new()));
        }
        let mut state = TableState::new(Arc::new(now.doc().clone()));
        let mut steps = Vec::with_capacity(missed);
        while state.version() < now.version() {
            let entries = self.store.log(&store_id(&table.id), state.version().into(), MAX_ENTRIES).await?;
            if entries.is_empty() {
                break;
            }
            for entry in entries {
                let logged = Logged::from_json(&entry.entry).map_err(|_| broken(&table.id))?;
                let happenings = state.apply(&logged.entry, logged.at).map_err(|_| broken(&table.id))?;
                if state.version() > version {
                    steps.push(Step { state: Arc::new(state.clone()), happenings });
                }
            }
        }
        Ok(Some(steps))
    }

    /// What was stored, here or by another node.
    pub async fn heed(&self, change: Change) -> Result<(), Trouble> {
        match change {
            Change::Appended { table, version } => {
                let Ok(id) = TableId::new(table.as_str()) else { return Ok(()) };
                let awake = self.awake().get(&id).cloned();
                let table = match awake {
                    Some(table) => table,
                    // Somebody here may follow a table that only moves elsewhere.
                    None if self.announcements.receiver_count() > 0 => self.table(&id).await?,
                    None => return Ok(()),
                };
                let is_behind = || u64::from(table.state().version()) < version;
                if is_behind() {
                    let gate = table.gate().await;
                    // Mostly it is this node that is just folding in what it stored.
                    if is_behind() {
                        self.catch_up(&table, &gate).await?;
                    }
                }
            }
            Change::Said { table, .. } => {
                let Ok(id) = TableId::new(table.as_str()) else { return Ok(()) };
                if let Some(table) = self.awake().get(&id) {
                    table.tell(Signal::Said);
                }
            }
            Change::Present { table, person, node, here } => {
                if let (Ok(id), Some(person)) = (TableId::new(table.as_str()), person_id(&person))
                    && self.presence.hear((id.clone(), person), node, here, Instant::now())
                {
                    self.presence_changed(&id);
                }
            }
            // Whoever has a session looks for themselves.
            Change::SessionsEnded { .. } => {}
            Change::Resync => {
                let all: Vec<Arc<Table>> = self.awake().values().cloned().collect();
                for table in all {
                    self.catch_up(&table, &table.gate().await).await?;
                    table.tell(Signal::Said);
                }
                self.due.notify_one();
            }
        }
        Ok(())
    }

    /// A person opened one more window on the table.
    pub fn came(&self, table: &Table, person: PersonId) {
        if table.came(person) {
            self.presence.tell(&table.id, person, true);
        }
    }

    /// And closed it.
    pub fn went(&self, table: &Table, person: PersonId) {
        if table.went(person) {
            self.presence.tell(&table.id, person, false);
        }
    }

    /// Whether somebody has a window open on the table, on any node.
    pub fn is_here(&self, table: &Table, person: PersonId) -> bool {
        table.is_here(person) || self.presence.is_elsewhere(&table.id, person)
    }

    /// Lets the watchers of a table look who is here.
    pub fn presence_changed(&self, id: &TableId) {
        if let Some(table) = self.awake().get(id) {
            table.tell(Signal::Presence);
        }
    }

    pub fn announcements(&self) -> broadcast::Receiver<Announcement> {
        self.announcements.subscribe()
    }

    /// Lets tables sleep that nobody uses.
    pub fn sweep(&self) {
        let now = self.house.now();
        let mut awake = self.awake();
        let crowded = awake.len() > MOST_AWAKE;
        awake.retain(|_, table| {
            let idle = crowded || u128::from(table.idle(now)) > SLEEPS_AFTER.as_millis();
            !idle || table.is_watched() || Arc::strong_count(table) > 1
        });
        self.metrics.tables_awake.set(i64::try_from(awake.len()).unwrap_or(i64::MAX));
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Table>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table's id as the store has it.
pub(crate) fn store_id(id: &TableId) -> pax_store::TableId {
    pax_store::TableId::new(id.as_str()).expect("every table's id is an id for the store")
}

/// A person's id as the store has it.
pub(crate) fn store_person(person: PersonId) -> pax_store::PersonId {
    pax_store::PersonId::new(&person.0.to_string()).expect("digits are an id for the store")
}

/// And back.
pub(crate) fn person_id(id: &pax_store::PersonId) -> Option<PersonId> {
    id.as_str().parse().ok().map(PersonId)
}

/// Who did it, as the log says it.
fn signature(who: Who) -> String {
    match who {
        Who::Anonymous => "anonymous".to_owned(),
        Who::Person(person) => person.0.to_string(),
        Who::Computer => "computer".to_owned(),
        Who::House => "house".to_owned(),
    }
}

/// Stored data that this program cannot read. The exact reason may speak of hidden cards, so it is not logged.
fn broken(table: &TableId) -> Trouble {
    tracing::error!(%table, "a stored table cannot be read: was it written by a newer Pax?");
    Trouble::Inside
}
