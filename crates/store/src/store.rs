//! The store itself: opening, closing, health. What can be asked of it stands in the files named after the nouns.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;

use crate::backend::{Access, Backend};
use crate::batch::{self, Job};
use crate::changes::{self, Change, Changes};
use crate::db::{Reader, Tx};
use crate::{Append, Error, MAX_LAG, MAX_QUEUE, Outcome, schema};

/// A handle to the data. Clones share everything.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

/// Which database is behind a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backed {
    Sqlite,
    Postgres,
}

/// What is at an address before it is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// It would be made.
    Nothing,
    /// Pax's data as this program writes it.
    Ready,
    /// Pax's data of an earlier schema, which would be brought up.
    Older(i64),
}

struct Inner {
    backend: Arc<Backend>,
    access: Access,
    /// Names this handle to the other nodes, so that it does not listen to itself.
    ear: String,
    /// None once the store is closed or when it only reads.
    queue: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    listener: Option<JoinHandle<()>>,
    changes: broadcast::Sender<Change>,
}

impl Store {
    /// Opens a path, `sqlite:PATH` or `postgres://…`, creates what is missing and brings an older schema up.
    pub async fn open(address: &str) -> Result<Self, Error> {
        let backend = Arc::new(Backend::open(address, Access::Full).await?);
        schema::bring_up(&backend).await.map_err(|error| backend.named(error))?;
        let changes = broadcast::Sender::new(MAX_LAG);
        let ear = changes::new_ear();
        let listener = match &*backend {
            Backend::Sqlite(_) => None,
            Backend::Postgres(database) => Some(changes::listen(database, changes.clone(), ear.clone()).await?),
        };
        let (queue, jobs) = mpsc::channel(MAX_QUEUE);
        let writer = tokio::spawn(batch::run(backend.clone(), jobs, changes.clone(), ear.clone()));
        let inner = Inner {
            backend,
            access: Access::Full,
            ear,
            queue: Mutex::new(Some(queue)),
            writer: Mutex::new(Some(writer)),
            listener,
            changes,
        };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// Opens what is there without changing it, beside a server that may be running: for exports and backups.
    pub async fn open_read_only(address: &str) -> Result<Self, Error> {
        let backend = Arc::new(Backend::open(address, Access::ReadOnly).await?);
        schema::check(&backend).await?;
        let inner = Inner {
            backend,
            access: Access::ReadOnly,
            ear: changes::new_ear(),
            queue: Mutex::new(None),
            writer: Mutex::new(None),
            listener: None,
            changes: broadcast::Sender::new(1),
        };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// What opening this address would find. Makes nothing and changes nothing.
    pub async fn look(address: &str) -> Result<Found, Error> {
        let Some(backend) = Backend::look(address).await? else { return Ok(Found::Nothing) };
        let found = schema::look(&backend).await;
        backend.close().await;
        found
    }

    pub fn backed_by(&self) -> Backed {
        match self.backend() {
            Backend::Sqlite(_) => Backed::Sqlite,
            Backend::Postgres(_) => Backed::Postgres,
        }
    }

    /// Where the data is, for people to read; never with a password.
    pub fn place(&self) -> String {
        self.inner.backend.place()
    }

    /// Adds an entry to a table's log. The answer comes after the commit.
    ///
    /// An error leaves open whether the entry is there only when the database went away during the commit; asking again
    /// with the same client key tells. Dropping the future does not take the append back.
    pub async fn append(&self, append: Append) -> Result<Outcome, Error> {
        append.check()?;
        let (answer, told) = oneshot::channel();
        match &*self.inner.queue.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(queue) => queue.try_send(Job { append, answer }).map_err(|refused| match refused {
                mpsc::error::TrySendError::Full(_) => Error::Busy,
                mpsc::error::TrySendError::Closed(_) => Error::Closed,
            })?,
            None if self.inner.access == Access::ReadOnly => return Err(Error::ReadOnly),
            None => return Err(Error::Closed),
        }
        told.await.map_err(|_| Error::Closed)?
    }

    /// Appends waiting for the writer.
    pub fn queue_length(&self) -> usize {
        let queue = self.inner.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.as_ref().map_or(0, |queue| queue.max_capacity() - queue.capacity())
    }

    /// News of what is appended and said from now on, by all nodes.
    pub fn subscribe(&self) -> Changes {
        Changes::new(self.inner.changes.subscribe())
    }

    /// Asks the database something simple and looks whether the writer lives.
    pub async fn health(&self) -> Result<(), Error> {
        schema::version(&mut self.read().await?).await?;
        match &*self.inner.writer.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(writer) if writer.is_finished() => Err(Error::Closed),
            Some(_) | None => Ok(()),
        }
    }

    /// Writes a consistent copy to a new file while the store is in use. SQLite only.
    pub async fn backup(&self, path: &Path) -> Result<(), Error> {
        self.inner.backend.backup(path).await
    }

    /// Stores what is waiting, refuses what comes later and lets go of the database.
    pub async fn close(&self) {
        drop(self.inner.queue.lock().unwrap_or_else(PoisonError::into_inner).take());
        let writer = self.inner.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writer) = writer {
            // The writer ends by itself when its queue is empty; if it panicked there is nothing left to wait for.
            writer.await.ok();
        }
        if let Some(listener) = &self.inner.listener {
            listener.abort();
        }
        self.inner.backend.close().await;
    }

    pub(crate) fn backend(&self) -> &Backend {
        &self.inner.backend
    }

    pub(crate) fn ear(&self) -> &str {
        &self.inner.ear
    }

    pub(crate) fn tell(&self, change: Change) {
        // Nobody listening is fine.
        self.inner.changes.send(change).ok();
    }

    pub(crate) async fn read(&self) -> Result<Reader, Error> {
        self.inner.backend.read().await
    }

    pub(crate) async fn begin(&self) -> Result<Tx, Error> {
        self.inner.backend.begin().await
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        if let Some(listener) = &self.listener {
            listener.abort();
        }
    }
}
