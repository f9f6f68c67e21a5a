//! What is said at a table. Only the last lines are kept.

use crate::changes::{self, Change};
use crate::db::int;
use crate::limits::fits;
use crate::{At, Error, MAX_CHAT_LINES, MAX_CHAT_TEXT, PersonId, Store, TableId};

#[derive(Clone, Debug)]
pub struct NewChatLine {
    pub table: TableId,
    pub at: At,
    pub person: PersonId,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// Counts from 1 at each table.
    pub line: u64,
    pub at: At,
    pub person: PersonId,
    pub text: String,
}

const ATTEMPTS: u32 = 10;

impl Store {
    /// Adds a line and gives its number. Subscribers hear of it.
    pub async fn say(&self, new: &NewChatLine) -> Result<u64, Error> {
        fits("a line of chat", &new.text, MAX_CHAT_TEXT)?;
        for _ in 0..ATTEMPTS {
            match self.try_say(new).await {
                Ok(Some(line)) => {
                    self.tell(Change::Said { table: new.table.clone(), line });
                    return Ok(line);
                }
                // Somebody else took the number: the next one, then.
                Ok(None) | Err(Error::Collision) => {}
                Err(error) => return Err(error),
            }
        }
        Err(Error::Busy)
    }

    /// The lines after a number, oldest first.
    pub async fn chat(&self, table: &TableId, after: u64) -> Result<Vec<ChatLine>, Error> {
        let rows = self
            .read()
            .await?
            .rows(
                "SELECT line, at, person, text FROM chat WHERE table_id = $1 AND line > $2 ORDER BY line LIMIT $3",
                &[table.into(), int(after), MAX_CHAT_LINES.into()],
            )
            .await?;
        rows.iter()
            .map(|row| Ok(ChatLine { line: row.number(0)?, at: row.at(1)?, person: row.person(2)?, text: row.get(3)? }))
            .collect()
    }

    /// None if the number was taken by somebody else meanwhile.
    async fn try_say(&self, new: &NewChatLine) -> Result<Option<u64>, Error> {
        let mut tx = self.begin().await?;
        let inserted = tx
            .row(
                "INSERT INTO chat (table_id, line, at, person, text)
                 SELECT t.id, 1 + COALESCE((SELECT max(line) FROM chat WHERE table_id = t.id), 0), $2, $3, $4
                 FROM tables t WHERE t.id = $1
                 ON CONFLICT DO NOTHING RETURNING line",
                &[(&new.table).into(), new.at.into(), (&new.person).into(), (&new.text).into()],
            )
            .await?;
        let Some(row) = inserted else {
            let table = tx.row("SELECT 1 FROM tables WHERE id = $1", &[(&new.table).into()]).await?;
            return if table.is_some() { Ok(None) } else { Err(Error::NoSuchTable(new.table.clone())) };
        };
        let line = row.number::<u64>(0)?;
        tx.execute(
            "DELETE FROM chat WHERE table_id = $1 AND line <= $2",
            &[(&new.table).into(), int(line.saturating_sub(MAX_CHAT_LINES.into()))],
        )
        .await?;
        if !tx.is_sqlite() {
            let notice = changes::said_notice(&new.table, line, self.ear());
            tx.execute("SELECT pg_notify('pax_log', $1)", &[(&notice).into()]).await?;
        }
        tx.commit().await?;
        Ok(Some(line))
    }
}
