//! Numbers for whoever runs the server, in Prometheus's text form. No names, no ids.

use std::sync::atomic::AtomicU64;
use std::time::Instant;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

pub(crate) struct Metrics {
    registry: Registry,
    /// Entries stored by this node.
    pub entries: Counter,
    /// Entries of any node that were shown to those who watch here.
    pub steps: Counter,
    /// Tables written down for a viewer: at most one for each step and all who see the same.
    pub views: Counter,
    /// Queries for entries of a table's log: when it wakes, or when somebody else has moved it.
    pub log_reads: Counter,
    /// Finished games replayed for those who come back to them: one for each table that is awake.
    pub records: Counter,
    pub requests: Counter,
    pub refusals: Counter,
    pub turned_away: Counter,
    pub tables_awake: Gauge,
    pub streams: Gauge,
    pub queue: Gauge,
    pub tables_running: Gauge<i64>,
    pub thinkers_waiting: Gauge,
    pub thinking: Histogram,
    pub commit: Timed,
    pub uptime: Gauge<f64, AtomicU64>,
    begun: Instant,
}

/// A histogram of seconds.
pub(crate) struct Timed(Histogram);

pub(crate) struct Timer<'a>(&'a Histogram, Instant);

impl Timed {
    pub fn start(&self) -> Timer<'_> {
        Timer(&self.0, Instant::now())
    }
}

impl Timer<'_> {
    pub fn stop(self) {
        self.0.observe(self.1.elapsed().as_secs_f64());
    }
}

impl Metrics {
    pub fn new() -> Metrics {
        let mut registry = Registry::with_prefix("pax");
        let counter = |registry: &mut Registry, name: &str, help: &str| {
            let counter = Counter::default();
            registry.register(name, help, counter.clone());
            counter
        };
        let gauge = |registry: &mut Registry, name: &str, help: &str| {
            let gauge: Gauge = Gauge::default();
            registry.register(name, help, gauge.clone());
            gauge
        };
        let histogram = |registry: &mut Registry, name: &str, help: &str| {
            // From half a millisecond to 16 seconds.
            let histogram = Histogram::new(exponential_buckets(0.0005, 2.0, 16));
            registry.register(name, help, histogram.clone());
            histogram
        };
        let uptime = Gauge::<f64, AtomicU64>::default();
        registry.register("uptime_seconds", "Since this node woke", uptime.clone());
        Metrics {
            entries: counter(&mut registry, "entries", "Entries this node stored in the log"),
            steps: counter(&mut registry, "steps", "Entries folded into tables that were awake"),
            views: counter(&mut registry, "views_built", "Views of tables that were made for a viewer"),
            log_reads: counter(&mut registry, "log_reads", "Queries for the entries of a table"),
            records: counter(&mut registry, "records_built", "Records of finished games that were put together"),
            requests: counter(&mut registry, "requests", "Requests answered"),
            refusals: counter(&mut registry, "refusals", "Requests answered with a status of 400 or more"),
            turned_away: counter(&mut registry, "turned_away", "Connections closed because their address had too many"),
            tables_awake: gauge(&mut registry, "tables_awake", "Tables in memory"),
            tables_running: gauge(&mut registry, "tables_running", "Games that are on, on all nodes"),
            streams: gauge(&mut registry, "streams", "Live streams that are open"),
            queue: gauge(&mut registry, "append_queue", "Entries that wait to be stored"),
            thinkers_waiting: gauge(
                &mut registry,
                "thinkers_waiting",
                "Computer players that wait for their turn to think",
            ),
            thinking: histogram(&mut registry, "thinking_seconds", "How long computer players think"),
            commit: Timed(histogram(
                &mut registry,
                "commit_seconds",
                "From handing an entry to the store to its commit",
            )),
            uptime,
            registry,
            begun: Instant::now(),
        }
    }

    pub fn text(&self) -> String {
        self.uptime.set(self.begun.elapsed().as_secs_f64());
        let mut text = String::new();
        // Writing into a string does not fail.
        encode(&mut text, &self.registry).ok();
        text
    }
}
