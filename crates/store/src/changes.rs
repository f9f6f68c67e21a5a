//! News of what was stored, from this node and from all others.
//!
//! A subscriber never misses anything silently: when it lags behind or the connection to PostgreSQL was lost, it is told
//! to look at its tables again. The same news may come twice.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::time::Duration;

use sqlx::PgPool;
use sqlx::postgres::PgListener;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;

use crate::postgres::PgDatabase;
use crate::{Error, PersonId, Store, TableId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Appended {
        table: TableId,
        version: u64,
    },
    Said {
        table: TableId,
        line: u64,
    },
    /// A session or token of this person has ended.
    SessionsEnded {
        person: PersonId,
    },
    /// Somebody came to a table on another node, or is still there; or went. Kept nowhere: a node that dies says nothing.
    Present {
        table: TableId,
        person: PersonId,
        node: String,
        here: bool,
    },
    /// Some news may be lost: look at everything of interest again.
    Resync,
}

pub struct Changes {
    receiver: broadcast::Receiver<Change>,
}

impl Changes {
    pub(crate) fn new(receiver: broadcast::Receiver<Change>) -> Self {
        Self { receiver }
    }

    /// The next piece of news; None when the store is gone. Safe to drop and call again.
    pub async fn next(&mut self) -> Option<Change> {
        match self.receiver.recv().await {
            Ok(change) => Some(change),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Change::Resync),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

const CHANNEL: &str = "pax_log";
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

/// A name that no other store has: what a node hears under its own it knows already.
pub(crate) fn new_ear() -> String {
    format!("{:016x}", RandomState::new().build_hasher().finish())
}

pub(crate) fn said_notice(table: &TableId, line: u64, ear: &str) -> String {
    format!("chat {table} {line} {ear}")
}

pub(crate) fn ended_notice(person: &PersonId, ear: &str) -> String {
    format!("ended {person} 0 {ear}")
}

impl Store {
    /// Tells the other nodes who is here at which table and who is not any more. Nothing is stored.
    pub async fn announce(&self, present: &[(TableId, PersonId, bool)]) -> Result<(), Error> {
        let mut tx = self.begin().await?;
        if !tx.is_sqlite() {
            for (table, person, here) in present {
                let notice = format!("{} {table} {person} {}", if *here { "came" } else { "went" }, self.ear());
                tx.execute("SELECT pg_notify('pax_log', $1)", &[(&notice).into()]).await?;
            }
        }
        tx.commit().await
    }
}

/// Passes on what other nodes announce. Listening has begun when this returns.
pub(crate) async fn listen(
    database: &PgDatabase,
    changes: broadcast::Sender<Change>,
    ear: String,
) -> Result<JoinHandle<()>, Error> {
    let pool = database.pool().clone();
    let listener = connect(&pool).await?;
    Ok(tokio::spawn(pass_on(pool, listener, changes, ear)))
}

async fn pass_on(pool: PgPool, mut listener: PgListener, changes: broadcast::Sender<Change>, ear: String) {
    loop {
        // Until the connection is lost, which sqlx reports as None or as an error.
        while let Ok(Some(notice)) = listener.try_recv().await {
            if let Some(change) = read_notice(notice.payload(), &ear) {
                changes.send(change).ok();
            }
        }
        let mut pause = Duration::from_millis(50);
        listener = loop {
            match connect(&pool).await {
                Ok(listener) => break listener,
                Err(Error::Closed) => return,
                Err(error) => tracing::warn!(%error, "no news from the other nodes: trying again"),
            }
            tokio::time::sleep(pause).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        };
        // Only now, when nothing can slip between the looking and the listening.
        changes.send(Change::Resync).ok();
    }
}

async fn connect(pool: &PgPool) -> Result<PgListener, Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// `log TABLE VERSION EAR`, `chat TABLE LINE EAR`, `came TABLE PERSON EAR`, `went TABLE PERSON EAR` or `ended PERSON 0 EAR`.
/// None for one's own news. What cannot be read comes from a newer node: look at everything.
fn read_notice(text: &str, ear: &str) -> Option<Change> {
    let words: Vec<&str> = text.split(' ').collect();
    let [kind, about, number, from] = words[..] else { return Some(Change::Resync) };
    if from == ear {
        return None;
    }
    Some(understood(kind, about, number, from).unwrap_or(Change::Resync))
}

fn understood(kind: &str, about: &str, number: &str, from: &str) -> Option<Change> {
    let table = || TableId::new(about).ok();
    let present = |here: bool| {
        Some(Change::Present { table: table()?, person: PersonId::new(number).ok()?, node: from.to_owned(), here })
    };
    match kind {
        "log" => Some(Change::Appended { table: table()?, version: number.parse().ok()? }),
        "chat" => Some(Change::Said { table: table()?, line: number.parse().ok()? }),
        "came" => present(true),
        "went" => present(false),
        "ended" => Some(Change::SessionsEnded { person: PersonId::new(about).ok()? }),
        _ => None,
    }
}
