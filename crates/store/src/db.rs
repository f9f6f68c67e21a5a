//! One way to speak SQL to either database, so that each query is written once.
//!
//! Statements use `$1` for their values, which both understand. What only one of them can do is asked with
//! [`Db::is_sqlite`] where it matters.

use std::ops::DerefMut;

use sqlx::pool::PoolConnection;
use sqlx::{Decode, Executor, PgConnection, Postgres, Row as _, Sqlite, SqliteConnection, Transaction, Type};

use crate::{At, Error, PersonId, TableId};

pub(crate) enum Db<S, P> {
    Sqlite(S),
    Postgres(P),
}

/// A connection for reading.
pub(crate) type Reader = Db<PoolConnection<Sqlite>, PoolConnection<Postgres>>;

/// A transaction, undone unless it is committed.
pub(crate) type Tx = Db<Transaction<'static, Sqlite>, Transaction<'static, Postgres>>;

/// Something to put in the place of a `$1`.
#[derive(Clone, Copy)]
pub(crate) enum Value<'v> {
    Int(Option<i64>),
    Text(Option<&'v str>),
    Bytes(&'v [u8]),
    Bool(bool),
    Real(f64),
}

pub(crate) enum Row {
    Sqlite(sqlx::sqlite::SqliteRow),
    Postgres(sqlx::postgres::PgRow),
}

macro_rules! bound {
    ($db:ty, $sql:expr, $values:expr) => {{
        let mut query = sqlx::query::<$db>($sql);
        for value in $values {
            query = match *value {
                Value::Int(int) => query.bind(int),
                Value::Text(text) => query.bind(text),
                Value::Bytes(bytes) => query.bind(bytes),
                Value::Bool(bool) => query.bind(bool),
                Value::Real(real) => query.bind(real),
            };
        }
        query
    }};
}

impl<S, P> Db<S, P>
where
    S: DerefMut<Target = SqliteConnection>,
    P: DerefMut<Target = PgConnection>,
{
    pub fn is_sqlite(&self) -> bool {
        matches!(self, Db::Sqlite(_))
    }

    /// Runs a statement and says how many rows it changed.
    pub async fn execute(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<u64, Error> {
        Ok(match self {
            Db::Sqlite(link) => link.execute(bound!(Sqlite, sql, values)).await?.rows_affected(),
            Db::Postgres(link) => link.execute(bound!(Postgres, sql, values)).await?.rows_affected(),
        })
    }

    pub async fn rows(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Vec<Row>, Error> {
        Ok(match self {
            Db::Sqlite(link) => {
                link.fetch_all(bound!(Sqlite, sql, values)).await?.into_iter().map(Row::Sqlite).collect()
            }
            Db::Postgres(link) => {
                link.fetch_all(bound!(Postgres, sql, values)).await?.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    pub async fn row(&mut self, sql: &'static str, values: &[Value<'_>]) -> Result<Option<Row>, Error> {
        Ok(match self {
            Db::Sqlite(link) => link.fetch_optional(bound!(Sqlite, sql, values)).await?.map(Row::Sqlite),
            Db::Postgres(link) => link.fetch_optional(bound!(Postgres, sql, values)).await?.map(Row::Postgres),
        })
    }

    /// Runs several statements that take no values.
    pub async fn script(&mut self, sql: &'static str) -> Result<(), Error> {
        match self {
            Db::Sqlite(link) => sqlx::raw_sql(sql).execute(&mut **link).await.map(drop)?,
            Db::Postgres(link) => sqlx::raw_sql(sql).execute(&mut **link).await.map(drop)?,
        }
        Ok(())
    }
}

impl Tx {
    pub async fn commit(self) -> Result<(), Error> {
        match self {
            Db::Sqlite(tx) => tx.commit().await?,
            Db::Postgres(tx) => tx.commit().await?,
        }
        Ok(())
    }

    pub async fn rollback(self) -> Result<(), Error> {
        match self {
            Db::Sqlite(tx) => tx.rollback().await?,
            Db::Postgres(tx) => tx.rollback().await?,
        }
        Ok(())
    }
}

impl Row {
    pub fn get<T>(&self, column: usize) -> Result<T, Error>
    where
        T: for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>,
    {
        Ok(match self {
            Row::Sqlite(row) => row.try_get(column)?,
            Row::Postgres(row) => row.try_get(column)?,
        })
    }

    pub fn at(&self, column: usize) -> Result<At, Error> {
        self.get(column).map(At)
    }

    pub fn at_if_any(&self, column: usize) -> Result<Option<At>, Error> {
        Ok(self.get::<Option<i64>>(column)?.map(At))
    }

    pub fn table(&self, column: usize) -> Result<TableId, Error> {
        TableId::try_from(self.get::<String>(column)?).map_err(|error| Error::Unreadable(error.to_string()))
    }

    pub fn person(&self, column: usize) -> Result<PersonId, Error> {
        PersonId::try_from(self.get::<String>(column)?).map_err(|error| Error::Unreadable(error.to_string()))
    }

    /// A number that the store itself wrote as a smaller or an unsigned one.
    pub fn number<T: TryFrom<i64>>(&self, column: usize) -> Result<T, Error> {
        let number = self.get::<i64>(column)?;
        T::try_from(number).map_err(|_| Error::Unreadable(format!("{number} is out of range")))
    }
}

/// Versions and counts are far below the limit of a signed number; one beyond it matches nothing.
pub(crate) fn int(number: u64) -> Value<'static> {
    Value::Int(Some(i64::try_from(number).unwrap_or(i64::MAX)))
}

impl From<i64> for Value<'_> {
    fn from(int: i64) -> Self {
        Value::Int(Some(int))
    }
}

impl From<u8> for Value<'_> {
    fn from(int: u8) -> Self {
        Value::Int(Some(int.into()))
    }
}

impl From<u32> for Value<'_> {
    fn from(int: u32) -> Self {
        Value::Int(Some(int.into()))
    }
}

impl From<At> for Value<'_> {
    fn from(at: At) -> Self {
        Value::Int(Some(at.0))
    }
}

impl From<Option<At>> for Value<'_> {
    fn from(at: Option<At>) -> Self {
        Value::Int(at.map(|at| at.0))
    }
}

impl<'v> From<&'v str> for Value<'v> {
    fn from(text: &'v str) -> Self {
        Value::Text(Some(text))
    }
}

impl<'v> From<&'v String> for Value<'v> {
    fn from(text: &'v String) -> Self {
        Value::Text(Some(text))
    }
}

impl<'v> From<&'v Option<String>> for Value<'v> {
    fn from(text: &'v Option<String>) -> Self {
        Value::Text(text.as_deref())
    }
}

impl<'v> From<&'v TableId> for Value<'v> {
    fn from(id: &'v TableId) -> Self {
        Value::Text(Some(id.as_str()))
    }
}

impl<'v> From<&'v PersonId> for Value<'v> {
    fn from(id: &'v PersonId) -> Self {
        Value::Text(Some(id.as_str()))
    }
}

impl From<bool> for Value<'_> {
    fn from(bool: bool) -> Self {
        Value::Bool(bool)
    }
}

impl From<f64> for Value<'_> {
    fn from(real: f64) -> Self {
        Value::Real(real)
    }
}
