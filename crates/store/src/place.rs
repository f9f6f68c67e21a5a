//! Putting entries into the log and moving the heads of their tables.
//!
//! An entry goes in as the successor of its table's last version and only once: the primary key and the key of clients'
//! names see to that. What does not go in leaves nothing behind, so that one refusal does not spoil a batch.
//!
//! All entries travel as one JSON text in one statement: both a server at the other end of a socket and SQLite's thread
//! cost more to reach than to do the work.

use std::collections::HashSet;

use serde::Serialize;

use crate::db::Tx;
use crate::{Append, Error, TableId};

/// What the statements below read. A version beyond the numbers of a database is none, and matches nothing.
#[derive(Serialize)]
struct Asked<'a> {
    table_id: &'a str,
    expected: Option<i64>,
    at: i64,
    actor: Option<&'a str>,
    client_key: Option<&'a str>,
    entry: &'a str,
    phase: u8,
    due_at: Option<i64>,
    summary: Option<&'a str>,
}

/// Gives the tables whose entry went in. Each table occurs once.
pub(crate) async fn place(tx: &mut Tx, appends: &[&Append], ear: &str) -> Result<HashSet<TableId>, Error> {
    let asked: Vec<Asked<'_>> = appends.iter().map(|append| Asked::from(*append)).collect();
    let asked = serde_json::to_string(&asked).map_err(|error| Error::Unreadable(error.to_string()))?;
    if tx.is_sqlite() {
        let rows = tx.rows(SQLITE, &[(&asked).into()]).await?;
        return rows.iter().map(|row| row.table(0)).collect();
    }
    let rows = tx.rows(POSTGRES, &[(&asked).into(), ear.into()]).await?;
    // An entry went in but the head had moved: the key makes this impossible, so start afresh.
    rows.iter().map(|row| if row.get(1)? { row.table(0) } else { Err(Error::Collision) }).collect()
}

impl<'a> From<&'a Append> for Asked<'a> {
    fn from(append: &'a Append) -> Self {
        Self {
            table_id: append.table.as_str(),
            expected: i64::try_from(append.expected_version).ok(),
            at: append.at.0,
            actor: append.actor.as_deref(),
            client_key: append.client_key.as_deref(),
            entry: &append.entry,
            phase: append.head.phase as u8,
            due_at: append.head.due_at.map(|at| at.0),
            summary: append.head.summary.as_deref(),
        }
    }
}

/// Where SQLite's writer lays out what is asked, so that the JSON is read once and not by each statement.
pub(crate) const SQLITE_DESK: &str = "
    CREATE TEMP TABLE asked (table_id, expected, at, actor, client_key, entry, phase, due_at, summary)";

const SQLITE: &str = "
    DELETE FROM temp.asked;

    INSERT INTO temp.asked
    SELECT value ->> 'table_id', value ->> 'expected', value ->> 'at', value ->> 'actor', value ->> 'client_key',
        value ->> 'entry', value ->> 'phase', value ->> 'due_at', value ->> 'summary'
    FROM json_each($1);

    INSERT INTO log (table_id, version, at, actor, client_key, entry)
    SELECT t.id, t.version + 1, a.at, a.actor, a.client_key, a.entry
    FROM temp.asked a CROSS JOIN tables t ON t.id = a.table_id
    WHERE t.version = a.expected
    ON CONFLICT DO NOTHING;

    UPDATE tables SET version = tables.version + 1, updated_at = a.at, phase = a.phase, due_at = a.due_at,
        summary = COALESCE(a.summary, tables.summary),
        finished_at = CASE WHEN a.phase = 2 THEN COALESCE(tables.finished_at, a.at) END
    FROM temp.asked a
    WHERE tables.id = a.table_id AND tables.version = a.expected
        AND EXISTS (SELECT 1 FROM log WHERE log.table_id = tables.id AND log.version = tables.version + 1)
    RETURNING id";

// The order makes all nodes wait for the same tables in the same order. The notice is read in changes.rs.
const POSTGRES: &str = "
    WITH asked AS (
        SELECT * FROM json_to_recordset($1::json) AS asked (
            table_id text, expected bigint, at bigint, actor text, client_key text, entry text,
            phase bigint, due_at bigint, summary text)
    ), placed AS (
        INSERT INTO log (table_id, version, at, actor, client_key, entry)
        SELECT t.id, t.version + 1, a.at, a.actor, a.client_key, a.entry
        FROM asked a JOIN tables t ON t.id = a.table_id
        WHERE t.version = a.expected
        ORDER BY t.id
        ON CONFLICT DO NOTHING RETURNING table_id, version
    ), moved AS (
        UPDATE tables t SET version = p.version, updated_at = a.at, phase = a.phase, due_at = a.due_at,
            summary = COALESCE(a.summary, t.summary),
            finished_at = CASE WHEN a.phase = 2 THEN COALESCE(t.finished_at, a.at) END
        FROM placed p JOIN asked a ON a.table_id = p.table_id
        WHERE t.id = p.table_id AND t.version = p.version - 1 RETURNING t.id
    )
    SELECT p.table_id, m.id IS NOT NULL,
        pg_notify('pax_log', concat_ws(' ', 'log', p.table_id, p.version, $2::text))::text
    FROM placed p LEFT JOIN moved m ON m.id = p.table_id";
