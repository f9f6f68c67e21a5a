//! Appending an entry to a table's log and reading the log back.
//!
//! The primary key `(table, version)` decides races: an entry goes in only as the successor of the table's last version,
//! and only once. Nothing here leans on the isolation level.

use crate::db::{Tx, int};
use crate::limits::{fits, fits_if_any};
use crate::place::place;
use crate::tables::Phase;
use crate::{At, Effect, Error, MAX_EFFECTS, MAX_ENTRIES, MAX_KEY, MAX_TEXT, Store, TableId};

/// An entry to add, and what changes with it.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: TableId,
    /// The version this entry follows: 0 for the first.
    pub expected_version: u64,
    pub at: At,
    pub actor: Option<String>,
    /// The sender's own name for this entry. One key is stored once per table; whoever accepts keys from several senders
    /// puts the sender into the key.
    pub client_key: Option<String>,
    pub entry: String,
    pub head: Head,
    /// What else is stored in the same commit.
    pub effects: Vec<Effect>,
}

/// What the table's row says after an append.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    pub phase: Phase,
    /// When something must happen without a player: a computer player's move, the end of somebody's time.
    pub due_at: Option<At>,
    /// For lists. None leaves it as it is.
    pub summary: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Appended {
        version: u64,
    },
    /// The client key is there already: this is what was stored under it.
    Duplicate {
        version: u64,
        entry: String,
    },
    /// The table has moved on; nothing was stored.
    Conflict {
        current: u64,
    },
    /// A rating was computed from an older one; nothing was stored. Read the rating again and recompute.
    StaleRating {
        subject: String,
        mode: String,
    },
    NoSuchTable,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub version: u64,
    pub at: At,
    pub actor: Option<String>,
    pub client_key: Option<String>,
    pub entry: String,
}

impl Store {
    /// The entries after a version, oldest first, at most [`MAX_ENTRIES`].
    pub async fn log(&self, table: &TableId, after: u64, limit: u32) -> Result<Vec<Entry>, Error> {
        let rows = self
            .read()
            .await?
            .rows(
                "SELECT version, at, actor, client_key, entry FROM log
                 WHERE table_id = $1 AND version > $2 ORDER BY version LIMIT $3",
                &[table.into(), int(after), limit.min(MAX_ENTRIES).into()],
            )
            .await?;
        rows.iter()
            .map(|row| {
                Ok(Entry {
                    version: row.number(0)?,
                    at: row.at(1)?,
                    actor: row.get(2)?,
                    client_key: row.get(3)?,
                    entry: row.get(4)?,
                })
            })
            .collect()
    }

    /// The version that is stored under a client key.
    pub async fn find_key(&self, table: &TableId, client_key: &str) -> Result<Option<u64>, Error> {
        let sql = "SELECT version FROM log WHERE table_id = $1 AND client_key = $2";
        let row = self.read().await?.row(sql, &[table.into(), client_key.into()]).await?;
        row.map(|row| row.number(0)).transpose()
    }
}

impl Append {
    /// Whether it moves somebody's rating.
    pub(crate) fn rates(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::Rate { .. }))
    }

    pub(crate) fn check(&self) -> Result<(), Error> {
        fits("an entry", &self.entry, MAX_TEXT)?;
        fits_if_any("a summary", self.head.summary.as_deref(), MAX_TEXT)?;
        fits_if_any("an actor", self.actor.as_deref(), MAX_KEY)?;
        fits_if_any("a client key", self.client_key.as_deref(), MAX_KEY)?;
        if self.effects.len() > MAX_EFFECTS {
            return Err(Error::TooLarge { what: "the list of effects", limit: MAX_EFFECTS });
        }
        self.effects.iter().try_for_each(Effect::check)
    }
}

/// Puts entries of different tables and their effects into the transaction: each whole, or nothing of it and the reason.
/// One that carries a rating comes alone. After an error the transaction is of no use any more.
pub(crate) async fn apply(tx: &mut Tx, appends: &[&Append], ear: &str) -> Result<Vec<Outcome>, Error> {
    for append in appends {
        for effect in &append.effects {
            if let Some(stale) = effect.stale(tx, &append.table).await? {
                return Ok(vec![stale]);
            }
        }
    }
    let placed = place(tx, appends, ear).await?;
    let mut outcomes = Vec::with_capacity(appends.len());
    for append in appends {
        outcomes.push(if placed.contains(&append.table) {
            complete(tx, append).await?
        } else {
            refusal(tx, append).await?
        });
    }
    Ok(outcomes)
}

async fn complete(tx: &mut Tx, append: &Append) -> Result<Outcome, Error> {
    for effect in &append.effects {
        effect.apply(tx, &append.table, append.at).await?;
    }
    match append.head.phase {
        Phase::Lobby | Phase::Running => {}
        // Who sits where is kept for the lists of open tables, which stay short this way.
        Phase::Over | Phase::Abandoned => {
            tx.execute("DELETE FROM members WHERE table_id = $1", &[(&append.table).into()]).await?;
        }
    }
    Ok(Outcome::Appended { version: append.expected_version + 1 })
}

async fn refusal(tx: &mut Tx, append: &Append) -> Result<Outcome, Error> {
    if let Some(key) = &append.client_key {
        let stored = tx
            .row(
                "SELECT version, entry FROM log WHERE table_id = $1 AND client_key = $2",
                &[(&append.table).into(), key.into()],
            )
            .await?;
        if let Some(row) = stored {
            return Ok(Outcome::Duplicate { version: row.number(0)?, entry: row.get(1)? });
        }
    }
    let Some(row) = tx.row("SELECT version FROM tables WHERE id = $1", &[(&append.table).into()]).await? else {
        return Ok(Outcome::NoSuchTable);
    };
    let current = row.number(0)?;
    // Refused and yet at the expected version: what was in the way is not visible to this transaction.
    if current == append.expected_version { Err(Error::Collision) } else { Ok(Outcome::Conflict { current }) }
}
