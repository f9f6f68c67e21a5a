//! The tables that are awake on this node: read from the log when somebody asks, dropped when nobody has for a while.
//! The log is the truth; what is here can be thrown away at any moment.
//!
//! Everything that happens to a table goes one way: decide, store, fold in, tell the watchers. Nobody hears of anything
//! that is not stored.

mod effects;
mod finished;
mod recent;
mod summary;
mod table;
mod views;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use pax_store::{Append, Backed, Change, Head, MAX_ENTRIES, Outcome, Store};
use pax_tables::{
    Answered, AppliedEntry, Carrier, Command, Doc, Logged, PersonId, TableId, TableState, TableView, Want, Who,
};
use tokio::sync::{Notify, broadcast};

use crate::Trouble;
use crate::house::{House, stored, wall};
use crate::metrics::Metrics;
use crate::presence::Presence;
use recent::Recent;

pub(crate) use finished::FinishedGame;
pub(crate) use recent::{MOST_STEPS, Past};
pub use summary::Summary;
pub(crate) use summary::mode;
pub use table::Step;
pub(crate) use table::{Signal, Table};
pub(crate) use views::Eyes;

/// Tables kept awake before those that nobody watches are dropped early.
const MOST_AWAKE: usize = 20_000;
/// How long a table stays awake after it was last used.
const SLEEPS_AFTER: Duration = Duration::from_secs(300);
/// How long a table keeps the views of its last step after it was last used.
const FORGETS_VIEWS_AFTER: Duration = Duration::from_secs(30);
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
        table.woken.get_or_try_init(|| self.recall(&table)).await?;
        Ok(table)
    }

    /// Does what somebody wants, or says why not. Answers the version after it, once it is stored. The same `key`
    /// from the same person gives the same answer again.
    pub async fn carry_out(
        &self,
        table: &Table,
        command: Command,
        who: Who,
        key: Option<&str>,
    ) -> Result<u32, Trouble> {
        let key = key.map(|key| format!("{}:{key}", signature(who)));
        let gate = table.gate().await;
        let mut carrier = Carrier::new(command, who, key.is_some());
        let mut want = carrier.begin(&table.state(), self.house.now());
        loop {
            let answered = match want {
                Want::Append { step, keyed } => self.append(table, step, who, key.as_deref().filter(|_| keyed)).await?,
                Want::Publish(step) => {
                    self.publish(table, &gate, step, who);
                    Answered::Done
                }
                Want::Find => Answered::Found(Box::pin(self.stored_under(table, key.as_deref())).await?),
                Want::Reload => Answered::Reloaded { moved: Box::pin(self.reload(table, &gate)).await? },
                Want::Acknowledge(version) => return Ok(version),
                Want::Deny(denied) => return Err(denied.into()),
                Want::GiveUp => return Err(Trouble::Race),
            };
            want = carrier.next(&table.state(), self.house.now(), answered);
        }
    }

    /// Stores a step's entry, and with it what follows from it.
    async fn append(
        &self,
        table: &Table,
        step: AppliedEntry,
        who: Who,
        key: Option<&str>,
    ) -> Result<Answered, Trouble> {
        let (before, after) = (table.state(), &step.state);
        let summary = Summary::of(after);
        let append = Append {
            table: store_id(&table.id),
            expected_version: before.version().into(),
            at: wall(),
            actor: Some(signature(who)),
            client_key: key.map(str::to_owned),
            entry: step.logged.to_json(),
            head: Head {
                phase: summary::stored_phase(after.phase()),
                due_at: after.due_at().map(stored),
                summary: (summary != Summary::of(&before)).then(|| summary.to_json()),
            },
            effects: self.effects(&step).await?,
        };
        // Until the store has answered, the log may have more than the table: also if the asker goes away.
        table.doubt();
        let timer = self.metrics.commit.start();
        let outcome = self.store.append(append).await?;
        timer.stop();
        match outcome {
            Outcome::Appended { .. } => {
                table.trust();
                self.metrics.entries.inc();
                Ok(Answered::Appended(step))
            }
            Outcome::Duplicate { version, .. } => Ok(Answered::Duplicate(table_version(version))),
            Outcome::Conflict { .. } | Outcome::StaleRating { .. } => Ok(Answered::Conflict),
            Outcome::NoSuchTable => Err(Trouble::NotFound("table")),
        }
    }

    /// Folds in what the log may have more, be it from another node or from an append whose answer was never heard.
    async fn reload(&self, table: &Table, gate: &table::Gate<'_>) -> Result<bool, Trouble> {
        match self.store.backed_by() {
            Backed::Sqlite if !table.is_doubted() => Ok(false),
            Backed::Sqlite | Backed::Postgres => self.catch_up(table, gate).await,
        }
    }

    /// Folds in what the log has more, and shows it. True if there was something.
    async fn catch_up(&self, table: &Table, gate: &table::Gate<'_>) -> Result<bool, Trouble> {
        let mut moved = false;
        loop {
            let mut state = table.state();
            let entries = self.log_after(table, &state).await?;
            let last = entries.len() < MAX_ENTRIES as usize;
            moved |= !entries.is_empty();
            for logged in entries {
                let step = AppliedEntry::after(&state, logged).map_err(|_| broken(&table.id))?;
                state = step.state.clone();
                self.show(table, gate, step);
            }
            if last {
                table.trust();
                return Ok(moved);
            }
        }
    }

    /// Reads the log of a table that was asleep. Nobody is told: it happened long ago.
    async fn recall(&self, table: &Table) -> Result<(), Trouble> {
        let _gate = table.gate().await;
        let mut state = TableState::clone(&table.state());
        loop {
            let entries = self.log_after(table, &state).await?;
            let count = entries.len();
            for (logged, later) in entries.into_iter().zip((0..count).rev()) {
                let happenings = state.apply(&logged.entry, logged.at).map_err(|_| broken(&table.id))?.into();
                let kept = Recent::keeps(&state, later).then(|| Arc::new(state.clone()));
                table.recall(Past { version: state.version(), happenings, state: kept });
            }
            if count < MAX_ENTRIES as usize {
                table.set_state(Arc::new(state));
                return Ok(());
            }
        }
    }

    async fn log_after(&self, table: &Table, state: &TableState) -> Result<Vec<Logged>, Trouble> {
        self.metrics.log_reads.inc();
        let entries = self.store.log(&store_id(&table.id), state.version().into(), MAX_ENTRIES).await?;
        entries.iter().map(|entry| Logged::from_json(&entry.entry).map_err(|_| broken(&table.id))).collect()
    }

    /// Publishes what was stored here, and rings for who works for the computer players.
    fn publish(&self, table: &Table, gate: &table::Gate<'_>, step: AppliedEntry, who: Who) {
        let due = step.state.due_at().is_some_and(|due| due <= self.house.now());
        self.show(table, gate, step);
        // That worker itself looks again before it rests.
        if due && who != Who::Computer {
            self.due.notify_one();
        }
    }

    fn show(&self, table: &Table, _gate: &table::Gate<'_>, step: AppliedEntry) {
        self.metrics.steps.inc();
        self.announce(table, step.state.clone());
        table.publish(step);
    }

    fn announce(&self, table: &Table, state: Arc<TableState>) {
        // Nobody listening is fine.
        self.announcements.send(Announcement { table: table.id.clone(), state }).ok();
    }

    /// The version of what this key was stored as, if it was.
    async fn stored_under(&self, table: &Table, key: Option<&str>) -> Result<Option<u32>, Trouble> {
        let Some(key) = key else { return Ok(None) };
        Ok(self.store.find_key(&store_id(&table.id), key).await?.map(table_version))
    }

    /// The table after a step as somebody sees it now: made once for all who see the same.
    pub fn view(&self, table: &Table, step: &Step, eyes: Eyes) -> Arc<TableView> {
        let is_here = |person| self.is_here(table, person);
        step.views.of(&step.state, eyes, self.house.now(), is_here, &self.metrics.views)
    }

    /// The finished game of a table's last step: read from its actions once for all who look at it.
    pub fn finished(&self, step: &Step) -> Result<Arc<FinishedGame>, Trouble> {
        step.finished.of(&step.state, &self.metrics.records)
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
                    None if self.announcements.receiver_count() > 0 => {
                        let table = self.table(&id).await?;
                        self.announce(&table, table.state());
                        return Ok(());
                    }
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

    /// Lets unused tables sleep, and those that stand still forget their views.
    pub fn sweep(&self) {
        let now = self.house.now();
        let mut awake = self.awake();
        let crowded = awake.len() > MOST_AWAKE;
        awake.retain(|_, table| {
            let unused_for = |time: Duration| u128::from(table.idle(now)) > time.as_millis();
            if unused_for(FORGETS_VIEWS_AFTER) {
                table.forget_views();
            }
            let idle = crowded || unused_for(SLEEPS_AFTER);
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

/// A version as the table counts it.
fn table_version(version: u64) -> u32 {
    u32::try_from(version).unwrap_or(u32::MAX)
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
