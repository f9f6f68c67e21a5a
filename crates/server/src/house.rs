//! The house clock: milliseconds that count only while a server is awake (see [`Moment`]). All nodes over one database
//! keep the same one: each stores it every second and never falls behind what another has stored.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use pax_store::{At, Error, Store};
use pax_tables::Moment;

#[derive(Debug)]
pub struct House {
    began: Instant,
    /// What the clock showed at `began`; only ever raised.
    base: AtomicU64,
}

impl House {
    /// Goes on where the last server stopped.
    pub async fn wake(store: &Store) -> Result<House, Error> {
        let house = House { began: Instant::now(), base: AtomicU64::new(0) };
        house.catch_up(store).await?;
        Ok(house)
    }

    pub fn now(&self) -> Moment {
        Moment(self.base.load(Ordering::Relaxed) + elapsed(self.began))
    }

    /// The same as the store counts it, for due times and claims.
    pub fn at(&self) -> At {
        stored(self.now())
    }

    /// Stores the time and takes over a later one of another node.
    pub async fn beat(&self, store: &Store, node: &str) -> Result<(), Error> {
        self.catch_up(store).await?;
        store.beat(node, self.at()).await
    }

    async fn catch_up(&self, store: &Store) -> Result<(), Error> {
        if let Some(At(seen)) = store.last_beat().await? {
            let seen = u64::try_from(seen).unwrap_or(0);
            self.base.fetch_max(seen.saturating_sub(elapsed(self.began)), Ordering::Relaxed);
        }
        Ok(())
    }
}

/// A moment of the house clock as the store has it.
pub(crate) fn stored(moment: Moment) -> At {
    At(i64::try_from(moment.0).unwrap_or(i64::MAX))
}

/// The time of day, for people to read.
pub(crate) fn wall() -> At {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    At(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// Days since 1970, UTC.
pub(crate) fn today() -> u32 {
    u32::try_from(wall().0 / 86_400_000).unwrap_or(0)
}

fn elapsed(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX)
}
