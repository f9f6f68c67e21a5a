//! Fresh databases for tests, and short ways to say what most tests need.

use pax_store::testing::Postgres;
use pax_store::{Append, At, Effect, Head, NewGuest, NewTable, Outcome, PersonId, Phase, Store, TableId};
use tempfile::TempDir;

/// An empty database, gone with the test.
pub struct Place {
    pub address: String,
    /// SQLite's file is in here; other tests keep copies and damaged files here.
    pub folder: TempDir,
}

impl Place {
    pub async fn sqlite() -> Self {
        let folder = TempDir::new().expect("a folder");
        Self { address: format!("sqlite:{}", folder.path().join("pax.db").display()), folder }
    }

    pub async fn postgres() -> Self {
        let folder = TempDir::new().expect("a folder");
        Self { address: Postgres::shared().new_database().await, folder }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.address).await.expect("a store")
    }

    /// Runs SQL behind the store's back.
    pub async fn sql(&self, sql: &str) {
        use sqlx::{AssertSqlSafe, Connection, Executor};
        let sql = AssertSqlSafe(sql.to_owned());
        if self.address.starts_with("sqlite") {
            let options: sqlx::sqlite::SqliteConnectOptions = self.address.parse().expect("an address");
            let options = options.create_if_missing(true);
            let mut link = sqlx::SqliteConnection::connect_with(&options).await.expect("a file");
            link.execute(sqlx::raw_sql(sql)).await.expect("SQL");
            link.close().await.expect("closed");
        } else {
            let mut link = sqlx::PgConnection::connect(&self.address).await.expect("a database");
            link.execute(sqlx::raw_sql(sql)).await.expect("SQL");
            link.close().await.expect("closed");
        }
    }
}

/// Makes two tests of each function: one on SQLite, one on PostgreSQL.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(crate::place::Place::sqlite().await).await
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(crate::place::Place::postgres().await).await
            })*
        }
    };
}
pub(crate) use on_both;

pub fn table_id(name: &str) -> TableId {
    TableId::new(name).expect("an id")
}

pub fn person_id(name: &str) -> PersonId {
    PersonId::new(name).expect("an id")
}

pub fn new_table(name: &str) -> NewTable {
    NewTable {
        id: table_id(name),
        at: At(1_000),
        creator: Some(person_id("ada")),
        doc: r#"{"mode":"base"}"#.to_owned(),
        deal: None,
        public: true,
        due_at: None,
        summary: "{}".to_owned(),
        seated: vec![],
    }
}

pub async fn create(store: &Store, name: &str) -> TableId {
    store.create_table(new_table(name)).await.expect("a table");
    table_id(name)
}

pub async fn guest(store: &Store, name: &str) -> PersonId {
    let guest = NewGuest {
        id: person_id(name),
        at: At(1),
        name: name.to_uppercase(),
        name_folded: name.to_owned(),
        locale: Some("en".to_owned()),
    };
    assert!(store.create_guest(&guest).await.expect("a guest"));
    guest.id
}

pub fn running() -> Head {
    Head { phase: Phase::Running, due_at: None, summary: None }
}

/// The entry that follows a version, with nothing else.
pub fn after(table: &TableId, version: u64) -> Append {
    Append {
        table: table.clone(),
        expected_version: version,
        at: At(2_000 + i64::try_from(version).expect("small")),
        actor: Some("ada".to_owned()),
        client_key: None,
        entry: format!("{{\"n\":{}}}", version + 1),
        head: running(),
        effects: vec![],
    }
}

pub fn keyed(table: &TableId, version: u64, key: &str) -> Append {
    Append { client_key: Some(key.to_owned()), ..after(table, version) }
}

/// The last entry of a game that ends at a time.
pub fn ending(table: &TableId, version: u64, at: i64, effects: Vec<Effect>) -> Append {
    let head = Head { phase: Phase::Over, due_at: None, summary: Some(r#"{"over":true}"#.to_owned()) };
    Append { at: At(at), head, effects, ..after(table, version) }
}

pub async fn append(store: &Store, append: Append) -> Outcome {
    store.append(append).await.expect("an answer")
}

/// The versions in a table's log.
pub async fn versions(store: &Store, table: &TableId) -> Vec<u64> {
    store.log(table, 0, 1_000).await.expect("a log").iter().map(|entry| entry.version).collect()
}
