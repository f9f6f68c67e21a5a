//! The updates of a table's page that were made lately. What several windows are to show alike is rendered, compared and
//! compressed once, by the first that needs it.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pax_tables::{Standing, TableId};
use pax_words::Language;

use crate::event_stream::Chunk;
use crate::pages::parts::Sketch;
use crate::tutorial::Read;

/// Sketches kept of pages that were sent: a window that opens its stream, or opens it again, goes on from one. Each window
/// that opens changes who is here, and so the pages of the others.
const LEAST_SKETCHES: usize = 8;
const SKETCHES_PER_STREAM: usize = 2;
const MOST_SKETCHES: usize = 32;
/// Updates kept for other windows: few where few look on, since every one has its own then.
const UPDATES_FOR_FEW: usize = 2;
const UPDATES_FOR_MANY: usize = 32;
const FEW: usize = 8;

/// The updates of all tables on this node that are watched in a browser.
#[derive(Default)]
pub struct Updates(Mutex<HashMap<TableId, Arc<TableUpdates>>>);

/// The updates of one table.
#[derive(Default)]
pub struct TableUpdates {
    made: Mutex<Made>,
    streams: AtomicUsize,
}

#[derive(Default)]
struct Made {
    sketches: VecDeque<Arc<Sketch>>,
    updates: VecDeque<(Occasion, Arc<Update>)>,
    /// Whether a stream was opened since the last sweep.
    used: bool,
}

/// What an update depends on: two windows with equal occasions get the same bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occasion {
    pub version: u32,
    /// How often the people present had changed.
    pub presence: u64,
    /// The page that the window has.
    pub from: u32,
    /// Whether it is told as a step, or as the table as it stands.
    pub step: bool,
    pub page: Page,
}

/// What a table's page depends on beside the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    pub you: Standing,
    pub language: Language,
    pub seat: Option<usize>,
    pub is_known: bool,
    /// For the link in the lobby.
    pub invitation: Option<String>,
    pub base: String,
    pub read: Read,
}

/// One update, ready to be sent.
#[derive(Debug)]
pub struct Update {
    pub chunk: Chunk,
    /// The page after it.
    pub sketch: Arc<Sketch>,
}

/// One open window. While it is open, updates are kept.
pub struct Window(Arc<TableUpdates>);

impl Updates {
    pub fn of(&self, table: &TableId) -> Arc<TableUpdates> {
        self.tables().entry(table.clone()).or_default().clone()
    }

    /// Forgets tables without open streams.
    pub fn sweep(&self) {
        self.tables()
            .retain(|_, table| table.streams.load(Ordering::Relaxed) > 0 || std::mem::take(&mut table.made().used));
    }

    /// Forgets what was made for a table: for tests that change it behind the hub's back.
    #[cfg(feature = "testing")]
    pub fn forget(&self, table: &TableId) {
        if let Some(known) = self.tables().get(table) {
            known.made().updates.clear();
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<TableUpdates>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl TableUpdates {
    pub fn open(self: Arc<Self>) -> Window {
        self.streams.fetch_add(1, Ordering::Relaxed);
        Window(self)
    }

    /// Keeps the sketch of a page that was sent.
    pub fn keep(&self, sketch: Sketch) -> Arc<Sketch> {
        let mut made = self.made();
        made.used = true;
        made.keep(sketch, self.most_sketches())
    }

    fn most_sketches(&self) -> usize {
        (SKETCHES_PER_STREAM * self.streams.load(Ordering::Relaxed)).clamp(LEAST_SKETCHES, MOST_SKETCHES)
    }

    fn made(&self) -> MutexGuard<'_, Made> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Window {
    /// The sketch with this digest, if it is still known.
    pub fn sketch(&self, digest: u32) -> Option<Arc<Sketch>> {
        self.0.made().sketches.iter().find(|sketch| sketch.digest() == digest).cloned()
    }

    /// The update for this occasion. Others who want the same wait until it is made.
    pub fn update(&self, occasion: Occasion, make: impl FnOnce() -> (Chunk, Sketch)) -> Arc<Update> {
        let mut made = self.0.made();
        if let Some((_, update)) = made.updates.iter().rev().find(|(known, _)| *known == occasion) {
            return update.clone();
        }
        let (chunk, sketch) = make();
        let update = Arc::new(Update { chunk, sketch: made.keep(sketch, self.0.most_sketches()) });
        let few = self.0.streams.load(Ordering::Relaxed) <= FEW;
        let most = if few { UPDATES_FOR_FEW } else { UPDATES_FOR_MANY };
        while made.updates.len() >= most {
            made.updates.pop_front();
        }
        made.updates.push_back((occasion, update.clone()));
        update
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        self.0.streams.fetch_sub(1, Ordering::Relaxed);
        // The page may come back in a moment.
        self.0.made().used = true;
    }
}

impl Made {
    fn keep(&mut self, sketch: Sketch, most: usize) -> Arc<Sketch> {
        if let Some(place) = self.sketches.iter().position(|known| **known == sketch) {
            let known = self.sketches.remove(place).expect("it was found there");
            self.sketches.push_back(known.clone());
            return known;
        }
        let sketch = Arc::new(sketch);
        while self.sketches.len() >= most {
            self.sketches.pop_front();
        }
        self.sketches.push_back(sketch.clone());
        sketch
    }
}
