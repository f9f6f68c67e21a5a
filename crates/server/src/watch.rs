//! Live tables: one watcher per viewer and window. A watcher gets the table as its viewer may see it, then every change
//! with what happened, each under a number; who was away goes on from the last number, or gets the table afresh.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use pax_rules::Seat;
use pax_tables::{Deed, News, Phase, TableId, TableState, TableView, What, Who, may};
use serde::{Serialize, Serializer};
use tokio::sync::{broadcast, watch};
use utoipa::ToSchema;

use crate::hub::{Announcement, MOST_STEPS, Past, Signal, Step, Table};
use crate::people::SessionEnd;
use crate::streams::StreamPlace;
use crate::{App, Bad, Glance, Said, Trouble, Visitor, telling};

/// A place in a watcher's stream: the table's version and the last line of chat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventId {
    pub version: u32,
    pub line: u64,
}

/// What a watcher hears.
#[derive(Clone, Debug)]
pub enum Live {
    /// The next entry of the table.
    Step(Arc<Step>),
    /// The table as it stands: at the beginning, or where steps were missed.
    Fresh(Arc<Step>),
    Said(Said),
    /// The people with a seat who are here now.
    Present(Vec<u64>),
    /// The server stops: come again in a moment.
    Stopping,
}

/// The table after a change.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Update {
    pub version: u32,
    /// Whether this is the table as it stands and not the next step: nothing is to be animated.
    pub fresh: bool,
    #[schema(value_type = TableView)]
    #[serde(serialize_with = "shared")]
    pub view: Arc<TableView>,
    /// What happened, in order; empty for a fresh table. Who was away for long hears of several steps at once.
    pub news: Vec<News>,
}

/// Written like what is shared.
fn shared<T: Serialize, S: Serializer>(value: &Arc<T>, to: S) -> Result<S::Ok, S::Error> {
    value.serialize(to)
}

pub struct Watcher {
    app: App,
    table: Arc<Table>,
    visitor: Visitor,
    seat: Option<Seat>,
    invited: bool,
    signals: broadcast::Receiver<Signal>,
    stopping: watch::Receiver<bool>,
    at: EventId,
    waiting: VecDeque<Live>,
    over: bool,
    ended: SessionEnd,
    _place: StreamPlace,
}

impl App {
    /// Watches a table, from the beginning or from where one was.
    pub async fn watch(
        &self,
        by: &Visitor,
        table: &TableId,
        glance: &Glance,
        since: Option<EventId>,
    ) -> Result<Watcher, Trouble> {
        let place = self.inner().streams.open(by)?;
        let table = self.seen(by, table, glance).await?;
        let invited = glance.watch(&table) == Deed::Watch { invited: true };
        let mut watcher = Watcher {
            app: self.clone(),
            seat: glance.seat()?,
            invited,
            // Before the state is read: what comes meanwhile is heard.
            signals: table.listen(),
            stopping: self.stopping(),
            at: since.unwrap_or_default(),
            waiting: VecDeque::new(),
            over: false,
            visitor: by.clone(),
            table,
            ended: self.session_end(by),
            _place: place,
        };
        watcher.begin(since).await;
        if let Some(me) = &by.me {
            self.hub().came(&watcher.table, me.id);
        }
        self.inner().metrics.streams.inc();
        Ok(watcher)
    }

    /// Follows all tables at which somebody sits.
    pub fn watch_mine(&self, by: &Visitor) -> Result<MineWatcher, Trouble> {
        let me = by.person()?.id;
        let place = self.inner().streams.open(by)?;
        Ok(MineWatcher {
            me,
            announcements: self.hub().announcements(),
            stopping: self.stopping(),
            ended: self.session_end(by),
            _place: place,
        })
    }
}

impl Watcher {
    /// What comes next; None when the watcher may not see the table any more or the server has stopped. Safe to drop
    /// and call again.
    pub async fn next(&mut self) -> Option<Live> {
        loop {
            if let Some(live) = self.waiting.pop_front() {
                return Some(live);
            }
            if self.over {
                return None;
            }
            let signal = tokio::select! {
                signal = self.signals.recv() => signal,
                _ = self.stopping.wait_for(|stopping| *stopping) => {
                    self.over = true;
                    return Some(Live::Stopping);
                }
                () = self.ended.wait() => {
                    self.over = true;
                    return None;
                }
            };
            match signal {
                Ok(Signal::Step(step)) => self.tell(step),
                // Boxed: a stream should not keep room for a question to the database all the time.
                Ok(Signal::Said) => Box::pin(self.hear()).await,
                Ok(Signal::Presence) => self.waiting.push_back(self.present()),
                Err(broadcast::error::RecvError::Lagged(_)) => {
                    self.refresh();
                    Box::pin(self.hear()).await;
                }
                Err(broadcast::error::RecvError::Closed) => self.over = true,
            }
        }
    }

    /// Where the stream is now.
    pub fn at(&self) -> EventId {
        self.at
    }

    async fn begin(&mut self, since: Option<EventId>) {
        match since.and_then(|id| self.table.steps_after(id.version, MOST_STEPS)) {
            Some(steps) => self.tell_missed(&steps),
            None => self.refresh(),
        }
        self.hear().await;
    }

    /// What happened in the meantime: step by step as far as the table after it is remembered, what was before that
    /// together with the first of them.
    fn tell_missed(&mut self, steps: &[Past]) {
        let now = self.table.step();
        let mut happenings = Vec::new();
        for missed in steps {
            let Some(state) = &missed.state else {
                happenings.extend_from_slice(&missed.happenings);
                continue;
            };
            if !self.may_watch(state) {
                return;
            }
            self.at.version = missed.version;
            // The last step's views are shared with those who did not miss it.
            let step = if happenings.is_empty() && Arc::ptr_eq(state, &now.state) {
                now.clone()
            } else {
                happenings.extend_from_slice(&missed.happenings);
                Arc::new(Step::new(state.clone(), std::mem::take(&mut happenings).into()))
            };
            self.waiting.push_back(Live::Step(step));
        }
    }

    fn tell(&mut self, step: Arc<Step>) {
        let version = step.state.version();
        if version <= self.at.version || !self.may_watch(&step.state) {
            return;
        }
        if version > self.at.version + 1 {
            return self.refresh();
        }
        self.at.version = version;
        self.waiting.push_back(Live::Step(step));
    }

    fn refresh(&mut self) {
        let step = self.table.step();
        if self.may_watch(&step.state) {
            self.at.version = step.state.version();
            self.waiting.push_back(Live::Fresh(step));
        }
    }

    /// The table after a step as this watcher may see it.
    pub(crate) fn view(&self, step: &Step) -> Arc<TableView> {
        self.app.hub().view(&self.table, step, self.visitor.eyes(self.seat))
    }

    /// What this watcher may know of what a step brought about.
    pub(crate) fn news(&self, step: &Step) -> Vec<News> {
        let line = |what: &What| telling::line(self.visitor.words(), &step.state, what);
        step.state.news_for(self.who(), self.seat, &step.happenings, line)
    }

    /// A step as programs hear of it.
    pub fn step(&self, step: &Step) -> Update {
        Update { version: step.state.version(), fresh: false, view: self.view(step), news: self.news(step) }
    }

    /// The table as it stands, as programs hear of it.
    pub fn fresh(&self, step: &Step) -> Update {
        Update { version: step.state.version(), fresh: true, view: self.view(step), news: Vec::new() }
    }

    /// What waits already, without waiting for more.
    pub fn waiting(&mut self) -> Option<Live> {
        self.waiting.pop_front()
    }

    /// The table that is watched.
    pub(crate) fn table(&self) -> &Arc<Table> {
        &self.table
    }

    /// The law is asked again with every change: who leaves a private table hears no more of it.
    fn may_watch(&mut self, state: &TableState) -> bool {
        let may = may(self.who(), Deed::Watch { invited: self.invited }, state).is_ok();
        self.over |= !may;
        may
    }

    async fn hear(&mut self) {
        match self.app.lines(&self.table, &self.visitor, self.at.line).await {
            Ok(lines) => {
                for said in lines {
                    self.at.line = said.line;
                    self.waiting.push_back(Live::Said(said));
                }
            }
            Err(trouble) => tracing::warn!(%trouble, "a watcher missed the chat"),
        }
    }

    fn present(&self) -> Live {
        let state = self.table.state();
        Live::Present(
            state
                .people()
                .filter(|person| self.app.hub().is_here(&self.table, *person))
                .map(|person| person.0)
                .collect(),
        )
    }

    fn who(&self) -> Who {
        self.visitor.who()
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        if let Some(me) = &self.visitor.me {
            self.app.hub().went(&self.table, me.id);
        }
        self.app.inner().metrics.streams.dec();
    }
}

/// A table of mine has moved.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Moved {
    pub table: TableId,
    pub version: u32,
    pub phase: Phase,
    /// Whether I am asked.
    pub asked: bool,
}

pub struct MineWatcher {
    me: pax_tables::PersonId,
    announcements: broadcast::Receiver<Announcement>,
    stopping: watch::Receiver<bool>,
    ended: SessionEnd,
    _place: StreamPlace,
}

impl MineWatcher {
    /// The next change at one of my tables; None when the server stops or too much was missed: then look at all of
    /// them again.
    pub async fn next(&mut self) -> Option<Moved> {
        loop {
            let Announcement { table, state } = tokio::select! {
                announcement = self.announcements.recv() => announcement.ok()?,
                _ = self.stopping.wait_for(|stopping| *stopping) => return None,
                () = self.ended.wait() => return None,
            };
            let mut seats = state.seats_of(self.me).peekable();
            if seats.peek().is_some() {
                let asked = seats.any(|seat| state.is_asked(seat));
                return Some(Moved { table, version: state.version(), phase: state.phase(), asked });
            }
        }
    }
}

impl fmt::Display for EventId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.version, self.line)
    }
}

impl FromStr for EventId {
    type Err = Trouble;

    fn from_str(text: &str) -> Result<EventId, Trouble> {
        let bad = || Trouble::Bad(Bad::EventId);
        let (version, line) = text.split_once('.').ok_or_else(bad)?;
        Ok(EventId { version: version.parse().map_err(|_| bad())?, line: line.parse().map_err(|_| bad())? })
    }
}
