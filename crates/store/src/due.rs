//! Work that no player will do: computer players' moves and ends of time, claimed so that one node does it.
//!
//! A claim ends when it is released or when its lease runs out, so that a dead node's work is picked up. It only saves
//! double work: if two nodes do the same, the log's key lets one of them win.

use crate::backend::Backend;
use crate::sqlite::{Claim, SqliteFile};
use crate::{At, Error, MAX_CLAIMS, Store, TableId};

/// A table where something must happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    pub table: TableId,
    pub due_at: At,
    pub version: u64,
}

impl Store {
    /// Takes tables that are due and that no living node has claimed, longest due first.
    pub async fn claim_due(&self, node: &str, now: At, lease_ms: u32, limit: u32) -> Result<Vec<Due>, Error> {
        let limit = limit.min(MAX_CLAIMS);
        let until = At(now.0.saturating_add(lease_ms.into()));
        if let Backend::Sqlite(file) = self.backend() {
            return self.claim_here(file, node, now, until, limit).await;
        }
        let mut tx = self.begin().await?;
        let rows = tx
            .rows(
                "UPDATE tables SET claimed_by = $1, claimed_until = $2 WHERE id IN (
                    SELECT id FROM tables
                    WHERE due_at <= $3 AND (claimed_until IS NULL OR claimed_until <= $3)
                    ORDER BY due_at LIMIT $4 FOR UPDATE SKIP LOCKED)
                 RETURNING id, due_at, version",
                &[node.into(), until.into(), now.into(), limit.into()],
            )
            .await?;
        let mut due = rows
            .iter()
            .map(|row| Ok(Due { table: row.table(0)?, due_at: row.at(1)?, version: row.number(2)? }))
            .collect::<Result<Vec<Due>, Error>>()?;
        tx.commit().await?;
        due.sort_by_key(|due| due.due_at);
        Ok(due)
    }

    /// Gives a claim back when the work is done or given up. Others' claims are left alone.
    pub async fn release(&self, node: &str, table: &TableId) -> Result<(), Error> {
        if let Backend::Sqlite(file) = self.backend() {
            file.claims(|claims| {
                if claims.get(table).is_some_and(|claim| claim.node == node) {
                    claims.remove(table);
                }
            });
            return Ok(());
        }
        let mut tx = self.begin().await?;
        let sql = "UPDATE tables SET claimed_by = NULL, claimed_until = NULL WHERE id = $1 AND claimed_by = $2";
        tx.execute(sql, &[table.into(), node.into()]).await?;
        tx.commit().await
    }

    /// When there will be something to claim, if nothing changes: a time in the past means now.
    pub async fn next_due(&self, now: At) -> Result<Option<At>, Error> {
        let mut reader = self.read().await?;
        let Backend::Sqlite(file) = self.backend() else {
            let row = reader
                .row(
                    "SELECT min(CASE WHEN claimed_until > $1 THEN greatest(due_at, claimed_until) ELSE due_at END)
                     FROM tables WHERE due_at IS NOT NULL",
                    &[now.into()],
                )
                .await?;
            return row.map_or(Ok(None), |row| row.at_if_any(0));
        };
        let claims = file.claims(|claims| claims.clone());
        let limit = u32::try_from(claims.len()).unwrap_or(u32::MAX).saturating_add(1);
        let rows = reader
            .rows("SELECT id, due_at FROM tables WHERE due_at IS NOT NULL ORDER BY due_at LIMIT $1", &[limit.into()])
            .await?;
        let mut next = None;
        for row in &rows {
            let due_at = row.at(1)?;
            let free_at = claims.get(&row.table(0)?).filter(|claim| claim.until > now).map(|claim| claim.until);
            let ready = free_at.map_or(due_at, |until| until.max(due_at));
            next = Some(next.map_or(ready, |next: At| next.min(ready)));
        }
        Ok(next)
    }

    /// Notes that a node lives.
    pub async fn beat(&self, node: &str, now: At) -> Result<(), Error> {
        let mut tx = self.begin().await?;
        tx.execute(
            "INSERT INTO nodes (id, seen_at) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at",
            &[node.into(), now.into()],
        )
        .await?;
        tx.execute("DELETE FROM nodes WHERE seen_at < $1", &[(now.0 - FORGOTTEN_MS).into()]).await?;
        tx.commit().await
    }

    /// When a node last said that it lives: after a standstill, how long it lasted.
    pub async fn last_beat(&self) -> Result<Option<At>, Error> {
        let row = self.read().await?.row("SELECT max(seen_at) FROM nodes", &[]).await?;
        row.map_or(Ok(None), |row| row.at_if_any(0))
    }

    async fn claim_here(
        &self,
        file: &SqliteFile,
        node: &str,
        now: At,
        until: At,
        limit: u32,
    ) -> Result<Vec<Due>, Error> {
        // Enough to find the unclaimed ones behind those that are claimed.
        let claimed = file.claims(|claims| {
            claims.retain(|_, claim| claim.until > now);
            u32::try_from(claims.len()).unwrap_or(u32::MAX)
        });
        let rows = self
            .read()
            .await?
            .rows(
                "SELECT id, due_at, version FROM tables WHERE due_at <= $1 ORDER BY due_at LIMIT $2",
                &[now.into(), limit.saturating_add(claimed).into()],
            )
            .await?;
        let mut due = rows
            .iter()
            .map(|row| Ok(Due { table: row.table(0)?, due_at: row.at(1)?, version: row.number(2)? }))
            .collect::<Result<Vec<Due>, Error>>()?;
        file.claims(|claims| {
            due.retain(|due| !claims.contains_key(&due.table));
            due.truncate(limit as usize);
            for due in &due {
                claims.insert(due.table.clone(), Claim { node: node.to_owned(), until });
            }
        });
        Ok(due)
    }
}

/// Nodes that were not seen for a year were never the last to be seen.
const FORGOTTEN_MS: i64 = 365 * 24 * 60 * 60 * 1000;
