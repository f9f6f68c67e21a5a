//! Everything that can go wrong with the store, said so that whoever runs it knows what to do.

use std::sync::Arc;

use crate::TableId;

#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    #[error("{0:?} is not a place to keep data: give a path, sqlite:PATH or postgres://USER@HOST/DATABASE")]
    NotAnAddress(String),
    #[error("{path} is in use by another Pax: stop that one, or give this one a data folder of its own")]
    InUse { path: String },
    #[error("{path} is held locked by another program, perhaps a shell or a backup: end it and try again")]
    Locked { path: String },
    #[error("{path} cannot be opened ({detail}): check that the folder exists and that this user may write there")]
    CannotOpen { path: String, detail: String },
    #[error("{path} is damaged or not a database ({detail}): move it away and restore a backup")]
    Damaged { path: String, detail: String },
    #[error("{place} holds something else than Pax's data: choose another place")]
    NotPax { place: String },
    #[error("{place} cannot be reached ({detail}): check that PostgreSQL runs and that the address is right")]
    Unreachable { place: String, detail: String },
    #[error(
        "{place} was written by a newer Pax (schema {found}; this one knows {known}): install the newer Pax, or \
         restore a backup from before the upgrade"
    )]
    Newer { place: String, found: i64, known: i64 },
    #[error("{place} was written by an older Pax (schema {found}, now {known}): start `pax serve` once to bring it up")]
    Older { place: String, found: i64, known: i64 },

    #[error("the disk is full: nothing was stored; make room and try again")]
    DiskFull,
    #[error("the database was opened to be read only")]
    ReadOnly,
    #[error("too much is waiting to be stored: try again in a moment")]
    Busy,
    #[error("the store is closed")]
    Closed,
    #[error("the database does not answer ({0}): try again in a moment")]
    Unavailable(String),
    #[error("{what} may be at most {limit} bytes or items")]
    TooLarge { what: &'static str, limit: usize },
    #[error("there is no table {0}")]
    NoSuchTable(TableId),
    #[error("PostgreSQL makes its own backups: use pg_dump")]
    UsePgDump,
    #[error("{path} cannot be written ({detail}): the backup needs a new file in a folder that exists")]
    Backup { path: String, detail: String },
    #[error("stored data cannot be read: {0}")]
    Unreadable(String),
    /// Another writer was in the way; the same request may succeed now.
    #[error("two writers met: try again")]
    Collision,
    #[error("database: {0}")]
    Database(Arc<sqlx::Error>),
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::PoolClosed => Error::Closed,
            sqlx::Error::PoolTimedOut | sqlx::Error::Io(_) | sqlx::Error::WorkerCrashed => {
                Error::Unavailable(error.to_string())
            }
            sqlx::Error::Database(detail) => {
                let code = detail.code().unwrap_or_default();
                // SQLite's codes are numbers, PostgreSQL's have five characters.
                match (code.parse::<u32>().ok().filter(|_| code.len() < 5), &*code) {
                    (Some(number), _) => from_sqlite(number, error),
                    (None, "40001" | "40P01") => Error::Collision,
                    (None, "53100") => Error::DiskFull,
                    (None, "53300" | "57P01" | "57P02" | "57P03") => Error::Unavailable(detail.message().to_owned()),
                    (None, "25006") => Error::ReadOnly,
                    (None, _) => Error::Database(Arc::new(error)),
                }
            }
            _ => Error::Database(Arc::new(error)),
        }
    }
}

/// SQLite's primary result code is the low byte of what it reports.
fn from_sqlite(code: u32, error: sqlx::Error) -> Error {
    const BUSY: u32 = 5;
    const LOCKED: u32 = 6;
    const READONLY: u32 = 8;
    const FULL: u32 = 13;
    match code & 0xff {
        BUSY | LOCKED => Error::Unavailable("another program holds the file locked".to_owned()),
        READONLY => Error::ReadOnly,
        FULL => Error::DiskFull,
        _ => Error::Database(Arc::new(error)),
    }
}
