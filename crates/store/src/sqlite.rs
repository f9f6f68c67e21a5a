//! A SQLite file: one connection that writes, several that read, and a lock that keeps a second Pax out.
//!
//! Write-ahead log with `synchronous=FULL`: a commit is on the disk when it returns, and readers never wait for it.

use std::collections::HashMap;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, Executor, Sqlite, SqlitePool, Transaction};

use crate::backend::Access;
use crate::place::SQLITE_DESK;
use crate::{At, Error, TableId};

const READERS: u32 = 4;
/// How long another program (a backup tool, a shell) may hold the file before we say so.
const PATIENCE: Duration = Duration::from_secs(3);

pub(crate) struct SqliteFile {
    path: PathBuf,
    read: SqlitePool,
    /// None when the file was opened to be read.
    write: Option<SqlitePool>,
    lock: Mutex<Option<File>>,
    /// Work that is being done: with one process there is nobody else to tell, and a restart begins with none.
    claims: Mutex<HashMap<TableId, Claim>>,
}

#[derive(Clone)]
pub(crate) struct Claim {
    pub node: String,
    pub until: At,
}

impl SqliteFile {
    pub async fn open(path: &Path, access: Access) -> Result<Self, Error> {
        let options = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE).disable_statement_logging();
        let (lock, write) = match access {
            Access::Full => {
                let lock = lock(path).await?;
                private(path).map_err(|error| no_file(path, &error))?;
                // The first connection creates the file and turns the write-ahead log on, so it comes before readers.
                let write = open_writer(&options).await.map_err(|error| cannot_open(path, error))?;
                (Some(lock), Some(write))
            }
            Access::ReadOnly => (None, None),
        };
        let read =
            pool(READERS).connect_with(options.read_only(true)).await.map_err(|error| cannot_open(path, error))?;
        Ok(Self { path: path.to_owned(), read, write, lock: Mutex::new(lock), claims: Mutex::default() })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub async fn read(&self) -> Result<PoolConnection<Sqlite>, Error> {
        Ok(self.read.acquire().await?)
    }

    pub async fn begin(&self) -> Result<Transaction<'static, Sqlite>, Error> {
        let write = self.write.as_ref().ok_or(Error::ReadOnly)?;
        Ok(write.begin_with("BEGIN IMMEDIATE").await?)
    }

    pub fn claims<T>(&self, change: impl FnOnce(&mut HashMap<TableId, Claim>) -> T) -> T {
        change(&mut self.claims.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A consistent copy while others write. It gets its name only when it is complete and on the disk.
    pub async fn backup(&self, path: &Path) -> Result<(), Error> {
        let failed = |detail: &dyn std::fmt::Display| Error::Backup {
            path: path.display().to_string(),
            detail: detail.to_string(),
        };
        if path.exists() {
            return Err(failed(&"it exists already"));
        }
        let mut partial = path.as_os_str().to_owned();
        partial.push(".part");
        let partial = PathBuf::from(partial);
        let name = partial.to_str().ok_or_else(|| failed(&"its name is not text"))?;
        if partial.exists() {
            std::fs::remove_file(&partial).map_err(|error| failed(&error))?;
        }
        private(&partial).map_err(|error| failed(&error))?;
        let mut link = self.read().await?;
        let copied = sqlx::query("VACUUM INTO $1").bind(name).execute(&mut *link).await;
        copied.map_err(|error| failed(&error))?;
        let settled =
            File::open(&partial).and_then(|file| file.sync_all()).and_then(|()| std::fs::rename(&partial, path));
        settled.map_err(|error| failed(&error))
    }

    pub async fn close(&self) {
        self.read.close().await;
        if let Some(write) = &self.write {
            write.close().await;
        }
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Makes the disk look full beyond so many pages.
    #[cfg(feature = "testing")]
    pub async fn limit_pages(&self, pages: u32) -> Result<(), Error> {
        let mut link = self.write.as_ref().ok_or(Error::ReadOnly)?.acquire().await?;
        let sql = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        sqlx::raw_sql(sql).execute(&mut *link).await?;
        Ok(())
    }
}

fn pool(size: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(size)
        .acquire_timeout(PATIENCE * 3)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false)
}

async fn open_writer(options: &SqliteConnectOptions) -> Result<SqlitePool, sqlx::Error> {
    let options = options
        .clone()
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("journal_size_limit", "67108864")
        // What a statement of many rows needs for undoing itself; on the disk it would be a file per batch.
        .pragma("temp_store", "MEMORY")
        .pragma("cache_size", "-16384");
    // When the disk is full SQLite undoes the transaction by itself and sqlx loses count: such a connection is replaced.
    pool(1)
        .before_acquire(|link, _| Box::pin(async move { Ok(!link.is_in_transaction()) }))
        .after_connect(|link, _| Box::pin(async move { link.execute(SQLITE_DESK).await.map(drop) }))
        .connect_with(options)
        .await
}

/// A file of its own beside the data, because SQLite's locks on the data itself come and go. The operating system lets
/// go of it when the process ends, however it ends; a process that is just ending is given a moment.
async fn lock(path: &Path) -> Result<File, Error> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = File::create(&name).map_err(|error| no_file(path, &error))?;
    for _ in 0..50 {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) => tokio::time::sleep(Duration::from_millis(20)).await,
            Err(TryLockError::Error(error)) => return Err(no_file(path, &error)),
        }
    }
    Err(Error::InUse { path: path.display().to_string() })
}

/// Whether there is such a file; an error if it is in use or could not be made.
pub(crate) async fn is_there(path: &Path) -> Result<bool, Error> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    match File::open(&name) {
        Ok(file) if matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)) => {
            return Err(Error::InUse { path: path.display().to_string() });
        }
        // Whoever it belongs to, it is free or not there.
        Ok(_) | Err(_) => {}
    }
    if path.exists() {
        return Ok(true);
    }
    // Of folders that are missing the nearest that is there counts.
    let folder = path.ancestors().skip(1).find(|folder| folder.as_os_str().is_empty() || folder.exists());
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    match std::fs::metadata(folder) {
        Ok(known) if known.is_dir() && !known.permissions().readonly() => Ok(false),
        Ok(_) => Err(no_file(path, &std::io::Error::from(std::io::ErrorKind::PermissionDenied))),
        Err(error) => Err(no_file(path, &error)),
    }
}

/// Creates a file that only its owner may read, since it holds hashes of passwords; one that is there stays as it is.
/// SQLite gives its write-ahead log the same permissions.
fn private(path: &Path) -> std::io::Result<()> {
    let mut options = File::options();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

fn no_file(path: &Path, error: &std::io::Error) -> Error {
    Error::CannotOpen { path: path.display().to_string(), detail: error.to_string() }
}

fn cannot_open(path: &Path, error: sqlx::Error) -> Error {
    let detail = error.to_string();
    match named(path, error.into()) {
        told @ (Error::Damaged { .. } | Error::Locked { .. } | Error::DiskFull) => told,
        _ => Error::CannotOpen { path: path.display().to_string(), detail },
    }
}

/// What goes wrong while a file is opened, with the file's name.
pub(crate) fn named(path: &Path, error: Error) -> Error {
    const CORRUPT: u32 = 11;
    const NOT_A_DATABASE: u32 = 26;
    let path = path.display().to_string();
    match error {
        Error::Unavailable(_) => Error::Locked { path },
        Error::Database(error) => {
            let code = error
                .as_database_error()
                .and_then(sqlx::error::DatabaseError::code)
                .and_then(|code| code.parse::<u32>().ok());
            match code.map(|code| code & 0xff) {
                Some(CORRUPT | NOT_A_DATABASE) => Error::Damaged { path, detail: error.to_string() },
                Some(_) | None => Error::Database(error),
            }
        }
        other => other,
    }
}
