//! The shape of the data and how older shapes are brought up to it.
//!
//! Steps are never changed once released: a new shape is a new step for both databases. All missing steps run in one
//! transaction, so that a database has either its old shape or the new one.

use crate::backend::Backend;
use crate::db::{Reader, Tx};
use crate::{Error, Found};

/// The schema this program reads and writes.
pub const SCHEMA: i64 = STEPS.len() as i64;

struct Step {
    sqlite: &'static str,
    postgres: &'static str,
}

const STEPS: &[Step] = &[Step {
    sqlite: include_str!("../migrations/sqlite/0001.sql"),
    postgres: include_str!("../migrations/postgres/0001.sql"),
}];

/// Creates what is missing. Several nodes may start at once: one does the work, the others wait and find it done.
pub(crate) async fn bring_up(backend: &Backend) -> Result<(), Error> {
    let mut tx = backend.begin().await?;
    if !tx.is_sqlite() {
        // Any number will do as long as only Pax uses it: these are the letters "pax".
        tx.row("SELECT pg_advisory_xact_lock(7364984)", &[]).await?;
    }
    let found = found(&mut tx, &backend.place()).await?;
    if found == SCHEMA {
        return tx.rollback().await;
    }
    refuse_newer(found, backend)?;
    for (step, version) in STEPS.iter().zip(1_i64..).skip(usize::try_from(found).unwrap_or_default()) {
        tracing::info!(place = backend.place(), version, "bringing the schema up");
        tx.script(if tx.is_sqlite() { step.sqlite } else { step.postgres }).await?;
        tx.execute("UPDATE pax_schema SET version = $1", &[version.into()]).await?;
    }
    tx.commit().await
}

/// For those who only read: the schema must be right already.
pub(crate) async fn check(backend: &Backend) -> Result<(), Error> {
    let found = version(&mut backend.read().await?).await.map_err(|error| match backend.named(error) {
        Error::Database(_) => Error::NotPax { place: backend.place() },
        told => told,
    })?;
    refuse_newer(found, backend)?;
    if found < SCHEMA { Err(Error::Older { place: backend.place(), found, known: SCHEMA }) } else { Ok(()) }
}

/// What is there, without changing it.
pub(crate) async fn look(backend: &Backend) -> Result<Found, Error> {
    let mut reader = backend.read().await.map_err(|error| backend.named(error))?;
    let tables = if reader.is_sqlite() { SQLITE_TABLES } else { POSTGRES_TABLES };
    if reader.rows(tables, &[]).await.map_err(|error| backend.named(error))?.is_empty() {
        return Ok(Found::Nothing);
    }
    drop(reader);
    match check(backend).await {
        Ok(()) => Ok(Found::Ready),
        Err(Error::Older { found, .. }) => Ok(Found::Older(found)),
        Err(error) => Err(error),
    }
}

pub(crate) async fn version(reader: &mut Reader) -> Result<i64, Error> {
    match reader.row("SELECT version FROM pax_schema", &[]).await? {
        Some(row) => row.get(0),
        None => Err(Error::Unreadable("the schema has no version".to_owned())),
    }
}

fn refuse_newer(found: i64, backend: &Backend) -> Result<(), Error> {
    if found > SCHEMA { Err(Error::Newer { place: backend.place(), found, known: SCHEMA }) } else { Ok(()) }
}

/// The version that is there; 0 in an empty database, which is made Pax's own. Other people's tables are left alone.
async fn found(tx: &mut Tx, place: &str) -> Result<i64, Error> {
    let names = tx.rows(if tx.is_sqlite() { SQLITE_TABLES } else { POSTGRES_TABLES }, &[]).await?;
    if names.is_empty() {
        tx.script("CREATE TABLE pax_schema (version BIGINT NOT NULL); INSERT INTO pax_schema VALUES (0)").await?;
        return Ok(0);
    }
    for name in &names {
        if name.get::<String>(0)? == "pax_schema" {
            let row = tx.row("SELECT version FROM pax_schema", &[]).await?;
            return row.map_or(Err(Error::NotPax { place: place.to_owned() }), |row| row.get(0));
        }
    }
    Err(Error::NotPax { place: place.to_owned() })
}

const SQLITE_TABLES: &str = "SELECT name FROM sqlite_schema WHERE type = 'table'";
const POSTGRES_TABLES: &str = "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()";
