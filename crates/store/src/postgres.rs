//! A PostgreSQL database that several nodes share.

use std::str::FromStr;
use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Executor, PgPool, Postgres, Transaction};

use crate::Error;
use crate::backend::Access;

const CONNECTIONS: u32 = 16;
const PATIENCE: Duration = Duration::from_secs(5);

pub(crate) struct PgDatabase {
    place: String,
    pool: PgPool,
    access: Access,
}

impl PgDatabase {
    pub async fn open(address: &str, access: Access) -> Result<Self, Error> {
        let options = PgConnectOptions::from_str(address)
            .map_err(|_| Error::NotAnAddress("postgres".to_owned()))?
            .application_name("pax")
            .disable_statement_logging();
        let database = options.get_database().unwrap_or_default();
        let place = match options.get_socket() {
            Some(folder) => format!("PostgreSQL {database:?} at {}", folder.display()),
            None => format!("PostgreSQL {database:?} at {}:{}", options.get_host(), options.get_port()),
        };
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .after_connect(|link, _| {
                Box::pin(async move {
                    // An acknowledged append must be on the disk. Stricter settings (remote_apply) are left alone.
                    link.execute(
                        "SELECT set_config('synchronous_commit', 'on', false)
                         WHERE current_setting('synchronous_commit') IN ('off', 'local')",
                    )
                    .await
                    .map(drop)
                })
            })
            .connect_with(options)
            .await
            .map_err(|error| Error::Unreachable { place: place.clone(), detail: error.to_string() })?;
        Ok(Self { place, pool, access })
    }

    pub fn place(&self) -> &str {
        &self.place
    }

    pub fn pool(&self) -> &PgPool {
        &self.pool
    }

    pub async fn read(&self) -> Result<PoolConnection<Postgres>, Error> {
        Ok(self.pool.acquire().await?)
    }

    pub async fn begin(&self) -> Result<Transaction<'static, Postgres>, Error> {
        match self.access {
            Access::Full => Ok(self.pool.begin().await?),
            Access::ReadOnly => Err(Error::ReadOnly),
        }
    }

    pub async fn close(&self) {
        self.pool.close().await;
    }
}
