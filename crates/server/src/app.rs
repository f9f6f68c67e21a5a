//! The server without HTTP: what it is made of, how it wakes and how it stops. What can be asked of it stands in the
//! files named after what is asked about.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use pax_bots::Budget;
use pax_store::{Backed, Change, Store};
use tokio::sync::{Semaphore, watch};
use tower_http::compression::CompressionLayer;

use crate::computer::Computers;
use crate::house::House;
use crate::hub::Hub;
use crate::metrics::Metrics;
use crate::people::Sessions;
use crate::presence::{self, Presence};
use crate::rates::Rates;
use crate::review::Reviews;
use crate::streams::Streams;
use crate::{Secret, Trouble, api, due, guard, health, pages, secret};

/// A handle to the server. Clones share everything.
#[derive(Clone)]
pub struct App {
    inner: Arc<Inner>,
}

/// What whoever runs the server can choose.
#[derive(Clone, Debug)]
pub struct Options {
    /// Behind TLS: cookies are sent over TLS only.
    pub secure: bool,
    /// Believe `X-Forwarded-For`: only behind a proxy that sets it.
    pub behind_proxy: bool,
    /// Computer players that may think at the same time.
    pub thinkers: usize,
    /// What every computer player may spend on a choice, in place of its level's own budget.
    pub think: Option<Budget>,
    /// Lets whoever shows it read `/metrics` from another machine.
    pub metrics_token: Option<Secret>,
    /// Holds nobody back, however fast they ask: tests ask as fast as the machine allows.
    pub unlimited: bool,
}

pub(crate) struct Inner {
    pub store: Store,
    pub hub: Hub,
    pub options: Options,
    pub sessions: Sessions,
    pub passwords: Semaphore,
    pub computers: Computers,
    pub rates: Rates,
    pub reviews: Reviews,
    pub metrics: Arc<Metrics>,
    pub streams: Streams,
    pub updates: pages::Updates,
    /// Names this node to the others.
    pub node: String,
    stopping: watch::Sender<bool>,
}

/// Password hashes at the same time: each takes 19 MiB and a core.
const MOST_PASSWORDS: usize = 2;
const BEAT: Duration = Duration::from_secs(1);
const SWEEP: Duration = Duration::from_secs(30);

impl Default for Options {
    fn default() -> Options {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Options {
            secure: false,
            behind_proxy: false,
            thinkers: cores.max(2) - 1,
            think: None,
            metrics_token: None,
            unlimited: false,
        }
    }
}

impl App {
    /// Wakes the server over a store: clocks go on, computer players are asked again.
    pub async fn wake(store: Store, options: Options) -> Result<App, pax_store::Error> {
        let metrics = Arc::new(Metrics::new());
        let house = House::wake(&store).await?;
        let changes = store.subscribe();
        let (presence, told) = match store.backed_by() {
            Backed::Postgres => Some(Presence::shared()).unzip(),
            Backed::Sqlite => (None, None),
        };
        let inner = Inner {
            hub: Hub::new(store.clone(), house, presence.unwrap_or_default(), metrics.clone()),
            sessions: Sessions::default(),
            passwords: Semaphore::new(MOST_PASSWORDS),
            computers: Computers::new(options.thinkers, options.think, metrics.clone()),
            rates: Rates::new(options.unlimited),
            reviews: Reviews::default(),
            streams: Streams::default(),
            updates: pages::Updates::default(),
            node: format!("node-{:016x}", secret::random_number()),
            stopping: watch::Sender::new(false),
            options,
            metrics,
            store,
        };
        let app = App { inner: Arc::new(inner) };
        app.hub().house.beat(app.store(), &app.inner.node).await?;
        tokio::spawn(listen(app.clone(), changes));
        tokio::spawn(beat(app.clone()));
        tokio::spawn(due::run(app.clone()));
        if let Some(told) = told {
            tokio::spawn(presence::run(app.clone(), told));
        }
        Ok(app)
    }

    /// Tells the watchers that the end is near. What is asked now is still answered.
    pub fn begin_to_stop(&self) {
        self.inner.stopping.send_replace(true);
    }

    /// Tells the watchers, lets computer players finish, and closes the store.
    pub async fn stop(&self) {
        self.begin_to_stop();
        self.inner.computers.rest().await;
        let last = self.hub().house.beat(self.store(), &self.inner.node).await;
        if let Err(error) = last {
            tracing::warn!(%error, "the house clock was not stored");
        }
        self.store().close().await;
    }

    pub fn is_stopping(&self) -> bool {
        *self.inner.stopping.borrow()
    }

    /// Resolves when the server begins to stop.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.inner.stopping.subscribe()
    }

    pub(crate) fn inner(&self) -> &Inner {
        &self.inner
    }

    pub(crate) fn hub(&self) -> &Hub {
        &self.inner.hub
    }

    pub(crate) fn store(&self) -> &Store {
        &self.inner.store
    }

    pub fn options(&self) -> &Options {
        &self.inner.options
    }
}

/// All routes, ready to be called with or without a socket.
pub fn app(app: App) -> Router {
    let routes = Router::new()
        .merge(pages::routes().layer(CompressionLayer::new()))
        .merge(api::routes())
        .merge(health::routes());
    guard::around(routes, &app).with_state(app)
}

/// Brings tables up to date with what was stored, here or by other nodes.
async fn listen(app: App, mut changes: pax_store::Changes) {
    let mut stopping = app.stopping();
    loop {
        let change = tokio::select! {
            change = changes.next() => change,
            _ = stopping.wait_for(|stopping| *stopping) => return,
        };
        let Some(change) = change else { return };
        match &change {
            Change::SessionsEnded { person } => app.inner.sessions.end(crate::hub::person_id(person)),
            Change::Resync => app.inner.sessions.end(None),
            Change::Appended { .. } | Change::Said { .. } | Change::Present { .. } => {}
        }
        match app.hub().heed(change).await {
            Ok(()) | Err(Trouble::NotFound(_)) => {}
            Err(trouble) => tracing::warn!(%trouble, "a table was not brought up to date"),
        }
    }
}

/// Keeps the house clock, and lets idle tables sleep.
async fn beat(app: App) {
    let mut stopping = app.stopping();
    let mut beats = tokio::time::interval(BEAT);
    beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut swept = tokio::time::Instant::now();
    loop {
        tokio::select! {
            _ = beats.tick() => {}
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
        if let Err(error) = app.hub().house.beat(app.store(), &app.inner.node).await {
            tracing::warn!(%error, "the house clock was not stored");
        }
        if swept.elapsed() > SWEEP {
            swept = tokio::time::Instant::now();
            app.hub().sweep();
            app.inner.sessions.sweep();
            app.inner.rates.sweep();
            app.inner.updates.sweep();
        }
    }
}
