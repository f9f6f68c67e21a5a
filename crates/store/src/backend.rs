//! The database behind a store: one of two, with the few things both must be able to do.

use std::path::Path;

use crate::Error;
use crate::db::{Db, Reader, Tx};
use crate::postgres::PgDatabase;
use crate::sqlite::{self, SqliteFile};

pub(crate) enum Backend {
    Sqlite(SqliteFile),
    Postgres(PgDatabase),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    Full,
    ReadOnly,
}

impl Backend {
    pub async fn open(address: &str, access: Access) -> Result<Self, Error> {
        if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            return Ok(Backend::Postgres(PgDatabase::open(address, access).await?));
        }
        let Some(path) = sqlite_path(address) else {
            // Not repeated in full: what looks like an address may hold a password.
            let scheme = address.split(':').next().unwrap_or_default();
            return Err(Error::NotAnAddress(scheme.to_owned()));
        };
        Ok(Backend::Sqlite(SqliteFile::open(path, access).await?))
    }

    /// What is there, to be read; None where there is no file yet but could be one.
    pub async fn look(address: &str) -> Result<Option<Self>, Error> {
        match sqlite_path(address) {
            Some(path) if !sqlite::is_there(path).await? => Ok(None),
            Some(_) | None => Self::open(address, Access::ReadOnly).await.map(Some),
        }
    }

    /// Where the data is, for messages: never with a password.
    pub fn place(&self) -> String {
        match self {
            Backend::Sqlite(file) => file.path().display().to_string(),
            Backend::Postgres(database) => database.place().to_owned(),
        }
    }

    /// An error with the name of the file it is about.
    pub fn named(&self, error: Error) -> Error {
        match self {
            Backend::Sqlite(file) => sqlite::named(file.path(), error),
            Backend::Postgres(_) => error,
        }
    }

    pub async fn read(&self) -> Result<Reader, Error> {
        Ok(match self {
            Backend::Sqlite(file) => Db::Sqlite(file.read().await?),
            Backend::Postgres(database) => Db::Postgres(database.read().await?),
        })
    }

    pub async fn begin(&self) -> Result<Tx, Error> {
        Ok(match self {
            Backend::Sqlite(file) => Db::Sqlite(file.begin().await?),
            Backend::Postgres(database) => Db::Postgres(database.begin().await?),
        })
    }

    pub async fn backup(&self, path: &Path) -> Result<(), Error> {
        match self {
            Backend::Sqlite(file) => file.backup(path).await,
            Backend::Postgres(_) => Err(Error::UsePgDump),
        }
    }

    pub async fn close(&self) {
        match self {
            Backend::Sqlite(file) => file.close().await,
            Backend::Postgres(database) => database.close().await,
        }
    }
}

/// The file that an address names, if it names one.
fn sqlite_path(address: &str) -> Option<&Path> {
    let path = match address.strip_prefix("sqlite:") {
        Some(path) => path.strip_prefix("//").unwrap_or(path),
        None => address,
    };
    (!path.is_empty() && !path.contains("://")).then(|| Path::new(path))
}
