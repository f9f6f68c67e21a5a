//! Opening what is there: older, newer, damaged, in use, not ours; copies and readers beside a running store.

use std::path::Path;

use pax_store::{Ask, At, Backed, Error, Found, Outcome, Phase, SCHEMA, Store};

use crate::place::{Place, after, append, create, on_both, person_id, table_id, versions};

on_both!(
    a_newer_schema_is_refused,
    other_peoples_tables_are_left_alone,
    an_older_schema_is_brought_up,
    readers_do_not_write,
    two_may_start_at_once,
    looking_changes_nothing,
);

async fn error(address: &str) -> Error {
    match Store::open(address).await {
        Ok(_) => panic!("{address} opened"),
        Err(error) => error,
    }
}

async fn a_newer_schema_is_refused(place: Place) {
    place.open().await.close().await;
    place.sql("UPDATE pax_schema SET version = 99").await;
    let error = error(&place.address).await;
    assert!(matches!(error, Error::Newer { found: 99, known: SCHEMA, .. }), "{error:?}");
    assert!(error.to_string().contains("install the newer Pax"), "{error}");
    assert!(matches!(Store::open_read_only(&place.address).await, Err(Error::Newer { .. })));
}

/// Before there is anything, with an older schema, with this one, with a newer one.
async fn looking_changes_nothing(place: Place) {
    assert_eq!(Store::look(&place.address).await.expect("a look"), Found::Nothing);
    assert!(Store::open_read_only(&place.address).await.is_err(), "something was made");
    place.open().await.close().await;
    assert_eq!(Store::look(&place.address).await.expect("a look"), Found::Ready);
    place.sql("UPDATE pax_schema SET version = 0").await;
    assert_eq!(Store::look(&place.address).await.expect("a look"), Found::Older(0));
    assert!(matches!(Store::open_read_only(&place.address).await, Err(Error::Older { found: 0, .. })));
    place.sql("UPDATE pax_schema SET version = 99").await;
    assert!(matches!(Store::look(&place.address).await, Err(Error::Newer { found: 99, .. })));
}

async fn other_peoples_tables_are_left_alone(place: Place) {
    place.sql("CREATE TABLE recipes (name TEXT)").await;
    assert!(matches!(error(&place.address).await, Error::NotPax { .. }));
    assert!(matches!(Store::open_read_only(&place.address).await, Err(Error::NotPax { .. })));
}

/// The fixtures are what schema 1 looked like with data in it; they never change.
async fn an_older_schema_is_brought_up(place: Place) {
    let fixture = if place.address.starts_with("sqlite") {
        include_str!("fixtures/schema1.sqlite.sql")
    } else {
        include_str!("fixtures/schema1.postgres.sql")
    };
    place.sql(fixture).await;
    let store = place.open().await;
    let table = table_id("forum");
    assert_eq!(versions(&store, &table).await, [1, 2, 3]);
    let head = store.table(&table).await.expect("an answer").expect("a table");
    assert_eq!((head.phase, head.version, head.finished_at), (Phase::Over, 3, Some(At(1_700_000_003_000))));
    let results = store.results_of(&person_id("ada"), &Ask::first(5)).await.expect("results");
    assert_eq!(results.items[0].score, 41);
    assert_eq!(store.rating("ada", "base").await.expect("an answer").expect("a rating").mu, 26.25);
    assert!(store.account_named("ada").await.expect("an answer").is_some());
    assert_eq!(store.sessions_of(&person_id("ada")).await.expect("sessions")[0].label, "Firefox");
    assert_eq!(store.chat(&table, 0).await.expect("chat")[0].text, "Ave, Cäsar");
    assert_eq!(store.campaign(&person_id("ada"), "c1").await.expect("a campaign").len(), 1);
    assert_eq!(store.daily_results("2023-11-14", 5).await.expect("results").len(), 1);
    assert_eq!(store.last_beat().await.expect("an answer"), Some(At(1_700_000_009_000)));
    let open = table_id("curia");
    assert_eq!(append(&store, after(&open, 1)).await, Outcome::Appended { version: 2 });
    assert_eq!(store.open_tables_of(&person_id("ada")).await.expect("tables")[0].table.id, open);
}

async fn readers_do_not_write(place: Place) {
    assert!(Store::open_read_only(&place.address).await.is_err(), "there is nothing yet");
    let store = place.open().await;
    let table = create(&store, "t").await;
    append(&store, after(&table, 0)).await;
    // Beside the one that runs.
    let reader = Store::open_read_only(&place.address).await.expect("a reader");
    assert_eq!(versions(&reader, &table).await, [1]);
    append(&store, after(&table, 1)).await;
    assert_eq!(versions(&reader, &table).await, [1, 2]);
    assert!(matches!(reader.append(after(&table, 2)).await, Err(Error::ReadOnly)));
    assert!(matches!(reader.beat("a", At(1)).await, Err(Error::ReadOnly)));
    reader.health().await.expect("health");
}

async fn two_may_start_at_once(place: Place) {
    let (one, other) = tokio::join!(Store::open(&place.address), Store::open(&place.address));
    match (one, other) {
        (Ok(one), Ok(other)) => {
            assert_eq!(one.backed_by(), Backed::Postgres);
            let table = create(&one, "t").await;
            assert_eq!(append(&other, after(&table, 0)).await, Outcome::Appended { version: 1 });
        }
        (Ok(one), Err(error)) | (Err(error), Ok(one)) => {
            assert_eq!(one.backed_by(), Backed::Sqlite);
            assert!(matches!(error, Error::InUse { .. }), "{error:?}");
        }
        (Err(one), Err(other)) => panic!("{one} and {other}"),
    }
}

/// SQLite only.
mod files {
    use super::*;

    fn check(error: Error, path: &Path, expected: &str) {
        let text = error.to_string();
        assert!(text.contains(&path.display().to_string()), "{text} does not name {}", path.display());
        assert!(text.contains(expected), "{text:?} does not say {expected:?}");
    }

    #[tokio::test]
    async fn a_file_in_use_is_told() {
        let place = Place::sqlite().await;
        let _store = place.open().await;
        check(error(&place.address).await, &place.folder.path().join("pax.db"), "in use by another Pax");
    }

    #[tokio::test]
    async fn a_file_locked_by_another_program_is_told() {
        use sqlx::{Connection, Executor};
        let place = Place::sqlite().await;
        place.open().await.close().await;
        let mut shell = sqlx::SqliteConnection::connect(&place.address).await.expect("a shell");
        shell.execute("BEGIN IMMEDIATE").await.expect("locked");
        check(error(&place.address).await, &place.folder.path().join("pax.db"), "locked by another program");
        shell.execute("ROLLBACK").await.expect("unlocked");
        place.open().await;
    }

    #[tokio::test]
    async fn a_file_that_is_no_database_is_told() {
        let place = Place::sqlite().await;
        let path = place.folder.path().join("pax.db");
        std::fs::write(&path, "once upon a time ".repeat(1_000)).expect("written");
        check(error(&place.address).await, &path, "restore a backup");
        assert!(std::fs::read_to_string(&path).expect("read").starts_with("once upon"), "it is left as it was");
    }

    #[tokio::test]
    async fn a_damaged_file_is_told() {
        let place = Place::sqlite().await;
        let path = place.folder.path().join("pax.db");
        place.open().await.close().await;
        let mut bytes = std::fs::read(&path).expect("read");
        bytes[100..4_096].fill(0x55);
        std::fs::write(&path, bytes).expect("written");
        check(error(&place.address).await, &path, "restore a backup");
    }

    #[tokio::test]
    async fn a_folder_that_is_not_there_is_told() {
        let place = Place::sqlite().await;
        let path = place.folder.path().join("no").join("pax.db");
        check(error(path.to_str().expect("text")).await, &path, "check that the folder exists");
        check(error(place.folder.path().to_str().expect("text")).await, place.folder.path(), "cannot be opened");
    }

    #[tokio::test]
    async fn a_bare_path_and_an_address_are_the_same_place() {
        let place = Place::sqlite().await;
        let store = place.open().await;
        create(&store, "t").await;
        store.close().await;
        let path = place.folder.path().join("pax.db");
        for address in [path.display().to_string(), format!("sqlite://{}", path.display())] {
            let store = Store::open(&address).await.expect("a store");
            assert!(store.table(&table_id("t")).await.expect("an answer").is_some());
            assert_eq!(store.place(), path.display().to_string());
            store.close().await;
        }
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn only_the_owner_may_read_the_files() {
        use std::os::unix::fs::PermissionsExt;
        let place = Place::sqlite().await;
        let store = place.open().await;
        create(&store, "t").await;
        store.backup(&place.folder.path().join("copy.db")).await.expect("a copy");
        for name in ["pax.db", "pax.db-wal", "copy.db"] {
            let mode = std::fs::metadata(place.folder.path().join(name)).expect(name).permissions().mode();
            assert_eq!(mode & 0o077, 0, "{name}");
        }
    }

    #[tokio::test]
    async fn a_copy_is_made_while_running() {
        let place = Place::sqlite().await;
        let store = place.open().await;
        let table = create(&store, "t").await;
        append(&store, after(&table, 0)).await;
        let copy = place.folder.path().join("copy.db");
        // By the one that runs and by one that only reads.
        store.backup(&copy).await.expect("a copy");
        let reader = Store::open_read_only(&place.address).await.expect("a reader");
        reader.backup(&place.folder.path().join("other.db")).await.expect("a copy");
        append(&store, after(&table, 1)).await;
        check(store.backup(&copy).await.expect_err("it exists"), &copy, "exists already");
        let nowhere = place.folder.path().join("no").join("copy.db");
        check(store.backup(&nowhere).await.expect_err("no folder"), &nowhere, "a folder that exists");
        for name in ["copy.db", "other.db"] {
            let address = place.folder.path().join(name).display().to_string();
            let restored = Store::open(&address).await.expect("the copy");
            assert_eq!(versions(&restored, &table).await, [1]);
            assert_eq!(append(&restored, after(&table, 1)).await, Outcome::Appended { version: 2 });
        }
    }
}

/// PostgreSQL only.
mod addresses {
    use super::*;

    #[tokio::test]
    async fn what_cannot_be_reached_is_told_without_the_password() {
        for address in
            ["postgres://pax:geheim@127.0.0.1:1/pax", "postgres://pax:geheim@/%zz", "mysql://pax:geheim@host/pax"]
        {
            let error = error(address).await;
            assert!(matches!(error, Error::Unreachable { .. } | Error::NotAnAddress(_)), "{error:?}");
            assert!(!format!("{error} {error:?}").contains("geheim"), "{error}");
        }
        assert!(matches!(error("").await, Error::NotAnAddress(_)));
    }

    #[tokio::test]
    async fn backups_are_made_by_its_own_tools() {
        let place = Place::postgres().await;
        let answer = place.open().await.backup(&place.folder.path().join("copy.db")).await;
        assert!(matches!(answer, Err(Error::UsePgDump)));
    }
}
