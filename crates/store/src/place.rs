//! Putting entries into the log and moving the heads of their tables.
//!
//! An entry goes in as the successor of its table's last version and only once: the primary key and the key of clients'
//! names see to that. What does not go in leaves nothing behind, so that one refusal does not spoil a batch.

use std::collections::HashSet;

use sqlx::{Executor, Row};

use crate::db::{Db, Tx, int};
use crate::{Append, Error, TableId};

/// Says of each whether it went in. They are of different tables.
pub(crate) async fn place(tx: &mut Tx, appends: &[&Append], ear: &str) -> Result<Vec<bool>, Error> {
    if tx.is_sqlite() {
        let mut placed = Vec::with_capacity(appends.len());
        for append in appends {
            placed.push(place_in_sqlite(tx, append).await?);
        }
        return Ok(placed);
    }
    let placed = place_in_postgres(tx, appends, ear).await?;
    Ok(appends.iter().map(|append| placed.contains(&append.table)).collect())
}

async fn place_in_sqlite(tx: &mut Tx, append: &Append) -> Result<bool, Error> {
    let changed = tx
        .execute(
            "INSERT INTO log (table_id, version, at, actor, client_key, entry)
             SELECT id, version + 1, $3, $4, $5, $6 FROM tables WHERE id = $1 AND version = $2
             ON CONFLICT DO NOTHING;
             UPDATE tables SET version = version + 1, updated_at = $3, phase = $7, due_at = $8,
                 summary = COALESCE($9, summary),
                 finished_at = CASE WHEN $7 = 2 THEN COALESCE(finished_at, $3) END
             WHERE id = $1 AND version = $2
                 AND EXISTS (SELECT 1 FROM log WHERE table_id = $1 AND version = tables.version + 1)",
            &[
                (&append.table).into(),
                int(append.expected_version),
                append.at.into(),
                (&append.actor).into(),
                (&append.client_key).into(),
                (&append.entry).into(),
                (append.head.phase as i64).into(),
                append.head.due_at.into(),
                (&append.head.summary).into(),
            ],
        )
        .await?;
    Ok(changed > 0)
}

/// All in one statement: with a server at the other end it is the round trips that cost. Gives the tables that moved.
async fn place_in_postgres(tx: &mut Tx, appends: &[&Append], ear: &str) -> Result<HashSet<TableId>, Error> {
    let Db::Postgres(link) = tx else { unreachable!("asked of PostgreSQL only") };
    let texts = |text: fn(&Append) -> Option<&str>| appends.iter().map(|append| text(append)).collect::<Vec<_>>();
    let ints = |int: fn(&Append) -> Option<i64>| appends.iter().map(|append| int(append)).collect::<Vec<_>>();
    let query = sqlx::query(POSTGRES_APPEND)
        .bind(texts(|append| Some(append.table.as_str())))
        .bind(ints(|append| i64::try_from(append.expected_version).ok()))
        .bind(ints(|append| Some(append.at.0)))
        .bind(texts(|append| append.actor.as_deref()))
        .bind(texts(|append| append.client_key.as_deref()))
        .bind(texts(|append| Some(&append.entry)))
        .bind(ints(|append| Some(append.head.phase as i64)))
        .bind(ints(|append| append.head.due_at.map(|at| at.0)))
        .bind(texts(|append| append.head.summary.as_deref()))
        .bind(ear);
    let mut placed = HashSet::new();
    for row in link.fetch_all(query).await? {
        // An entry went in but the head had moved: the key makes this impossible, so start afresh.
        if !row.try_get::<bool, _>(1)? {
            return Err(Error::Collision);
        }
        let table = TableId::new(row.try_get(0)?).map_err(|error| Error::Unreadable(error.to_string()))?;
        placed.insert(table);
    }
    Ok(placed)
}

// The order makes all nodes wait for the same tables in the same order. The notice is read in changes.rs.
const POSTGRES_APPEND: &str = "
    WITH asked AS (
        SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[],
                             $7::bigint[], $8::bigint[], $9::text[])
            AS asked (table_id, expected, at, actor, client_key, entry, phase, due_at, summary)
    ), placed AS (
        INSERT INTO log (table_id, version, at, actor, client_key, entry)
        SELECT t.id, t.version + 1, a.at, a.actor, a.client_key, a.entry
        FROM asked a JOIN tables t ON t.id = a.table_id AND t.version = a.expected
        ORDER BY t.id
        ON CONFLICT DO NOTHING RETURNING table_id, version
    ), moved AS (
        UPDATE tables t SET version = p.version, updated_at = a.at, phase = a.phase, due_at = a.due_at,
            summary = COALESCE(a.summary, t.summary),
            finished_at = CASE WHEN a.phase = 2 THEN COALESCE(t.finished_at, a.at) END
        FROM placed p JOIN asked a ON a.table_id = p.table_id
        WHERE t.id = p.table_id AND t.version = p.version - 1 RETURNING t.id
    )
    SELECT p.table_id, m.id IS NOT NULL, pg_notify('pax_log', concat_ws(' ', 'log', p.table_id, p.version, $10::text))::text
    FROM placed p LEFT JOIN moved m ON m.id = p.table_id";
