//! Live tables: one watcher per viewer and window. A watcher gets the table as its viewer may see it, then every change
//! with what happened, each under a number; who was away goes on from the last number, or gets the table afresh.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use pax_rules::Seat;
use pax_tables::{Deed, News, Phase, TableId, TableState, TableView, Who, may};
use serde::Serialize;
use tokio::sync::{broadcast, watch};
use utoipa::ToSchema;

use crate::hub::{Announcement, Signal, Step, Table};
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
    Table(Box<Update>),
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
    pub view: TableView,
    /// What happened, in order; empty for a fresh table.
    pub news: Vec<News>,
}

/// Steps that are told one by one to somebody who was away; beyond, the table comes afresh.
const MOST_MISSED: usize = 100;

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
        watcher.begin(since).await?;
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
                Ok(Signal::Step(step)) => self.tell(&step),
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

    async fn begin(&mut self, since: Option<EventId>) -> Result<(), Trouble> {
        let steps = match since {
            Some(id) => self.app.hub().steps_after(&self.table, id.version, MOST_MISSED).await?,
            None => None,
        };
        match steps {
            Some(steps) => steps.iter().for_each(|step| self.tell(step)),
            None => self.refresh(),
        }
        self.hear().await;
        Ok(())
    }

    fn tell(&mut self, step: &Step) {
        let version = step.state.version();
        if version <= self.at.version || !self.may_watch(&step.state) {
            return;
        }
        if version > self.at.version + 1 {
            return self.refresh();
        }
        let news = step.state.news_for(self.who(), self.seat, &step.happenings, |what| {
            telling::line(self.visitor.words(), &step.state, what)
        });
        self.at.version = version;
        self.push(&step.state, news, false);
    }

    fn refresh(&mut self) {
        let state = self.table.state();
        if self.may_watch(&state) {
            self.at.version = state.version();
            self.push(&state, Vec::new(), true);
        }
    }

    fn push(&mut self, state: &TableState, news: Vec<News>, fresh: bool) {
        let view = state.view_for(self.who(), self.seat, self.app.hub().house.now());
        let view = view.with_presence(|person| self.app.hub().is_here(&self.table, person));
        let view = view.with_reasons(|refusal| self.visitor.words().refusal_sentence(refusal));
        self.waiting.push_back(Live::Table(Box::new(Update { version: state.version(), fresh, view, news })));
    }

    /// The law is asked again with every change: who leaves a private table hears no more of it.
    fn may_watch(&mut self, state: &TableState) -> bool {
        let may = may(self.who(), Deed::Watch { invited: self.invited }, state).is_ok();
        self.over |= !may;
        may
    }

    async fn hear(&mut self) {
        match self.app.lines(&self.table.id, &self.visitor, self.at.line).await {
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
