//! Computer players at work: off the async threads, a few at a time, each with nothing but its view.

use std::sync::Arc;
use std::time::Instant;

use pax_bots::{Advice, Bot, BotInfo, Budget, Random, Rivals, advice, levels};
use pax_rules::{Action, Seat};
use pax_tables::{Level, TableState};
use tokio::sync::Semaphore;
use tokio::task::JoinError;

use crate::hub::Table;
use crate::metrics::Metrics;
use crate::secret::random_number;
use crate::{Bad, Trouble};

/// How long a hint is thought about.
const HINT: Budget = Budget::millis(500);

pub(crate) struct Computers {
    turns: Arc<Semaphore>,
    thinkers: u32,
    think: Option<Budget>,
    metrics: Arc<Metrics>,
}

impl Computers {
    pub fn new(thinkers: usize, think: Option<Budget>, metrics: Arc<Metrics>) -> Computers {
        let thinkers = thinkers.clamp(1, 1024);
        Computers { turns: Arc::new(Semaphore::new(thinkers)), thinkers: thinkers as u32, think, metrics }
    }

    /// What a player of this level does now in this seat; nothing before the start.
    pub async fn think(
        &self,
        level: &Level,
        table: &Table,
        state: &Arc<TableState>,
        seat: Seat,
    ) -> Result<Option<Action>, Trouble> {
        let Some(view) = state.view_of(seat) else { return Ok(None) };
        let (name, state, think) = (level.as_str().to_owned(), state.clone(), self.think);
        let memories = table.memories.clone();
        let thought = self.in_turn(move || {
            let mut player = <dyn Bot>::of_level(&name, think, random_number());
            if let Some(rivals) = player.rivals() {
                *rivals = memories.of(&state, seat, Rivals::note);
            }
            player.choose(&view)
        });
        Ok(Some(thought.await?.unwrap_or_else(|error| {
            tracing::error!(%level, %error, "a computer player failed: anything legal is played instead");
            Random::new(random_number()).choose(&view)
        })))
    }

    /// The best choices of a seat, each with its reason; nothing before the start.
    pub async fn advise(&self, table: &Table, seat: Seat) -> Result<Option<Advice>, Trouble> {
        let state = table.state();
        let Some(view) = state.view_of(seat) else { return Ok(None) };
        let (memories, think) = (table.memories.clone(), self.think.unwrap_or(HINT));
        let thought = self.in_turn(move || {
            let rivals = memories.of(&state, seat, Rivals::note);
            Some(advice(&view, rivals, think, random_number()))
        });
        let thought = thought.await?;
        thought.map_err(|error| {
            tracing::error!(%error, "the adviser failed");
            Trouble::Inside
        })
    }

    /// A piece of work that is not a player's: short, so that players do not wait long for it.
    pub async fn work<T: Send + 'static>(&self, piece: impl FnOnce() -> T + Send + 'static) -> Result<T, Trouble> {
        self.in_turn(piece).await?.map_err(|error| {
            tracing::error!(%error, "a piece of work failed");
            Trouble::Inside
        })
    }

    /// Does this off the async threads, when it is its turn.
    async fn in_turn<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Result<T, JoinError>, Trouble> {
        self.metrics.thinkers_waiting.inc();
        let turn = self.turns.clone().acquire_owned().await;
        self.metrics.thinkers_waiting.dec();
        let turn = turn.map_err(|_| Trouble::Stopping)?;
        let begun = Instant::now();
        let done = tokio::task::spawn_blocking(move || {
            let _turn = turn;
            thought()
        });
        let done = done.await;
        self.metrics.thinking.observe(begun.elapsed().as_secs_f64());
        Ok(done)
    }

    /// Asks nobody any more, and waits for those who think.
    pub async fn rest(&self) {
        let all = self.turns.acquire_many(self.thinkers).await;
        self.turns.close();
        drop(all);
    }
}

/// A level by its name; without one the strongest.
pub(crate) fn level(name: Option<&str>) -> Result<Level, Trouble> {
    match name {
        None => Ok(strongest()),
        Some(name) => {
            let row = BotInfo::by_name(name).map_err(|error| Bad::Level(error.to_string()))?;
            Ok(Level::new(row.name)?)
        }
    }
}

pub(crate) fn strongest() -> Level {
    let strongest = levels().last().expect("there is a computer player");
    Level::new(strongest.name).expect("a computer player's name is a level")
}
