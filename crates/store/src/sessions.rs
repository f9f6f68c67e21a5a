//! Who is signed in where, and the tokens of programs. The key is the hash of a secret that only its holder has.

use std::fmt;

use crate::changes::{self, Change};
use crate::db::{Row, Tx, Value};
use crate::limits::fits;
use crate::{At, Error, MAX_KEY, MAX_SESSIONS, Person, PersonId, Store};

/// SHA-256 of the secret in a cookie or of a program's token.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TokenHash(pub [u8; 32]);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SessionKind {
    /// A browser.
    Session = 0,
    /// A program.
    Token = 1,
}

#[derive(Clone, Debug)]
pub struct NewSession {
    pub token: TokenHash,
    pub person: PersonId,
    pub at: At,
    pub label: String,
    pub kind: SessionKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub token: TokenHash,
    pub person: PersonId,
    pub kind: SessionKind,
    pub label: String,
    pub created_at: At,
    pub seen_at: At,
}

impl Store {
    /// Beyond [`MAX_SESSIONS`] the one unseen for longest ends.
    pub async fn create_session(&self, new: &NewSession) -> Result<(), Error> {
        fits("a label", &new.label, MAX_KEY)?;
        let mut tx = self.begin().await?;
        tx.execute(
            "INSERT INTO sessions (token_hash, person, kind, label, created_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)",
            &[
                (&new.token).into(),
                (&new.person).into(),
                (new.kind as i64).into(),
                (&new.label).into(),
                new.at.into(),
            ],
        )
        .await?;
        let ended = tx
            .execute(
                "DELETE FROM sessions WHERE token_hash IN (
                SELECT token_hash FROM sessions WHERE person = $1 AND token_hash <> $2
                ORDER BY seen_at DESC, token_hash LIMIT 1000 OFFSET $3)",
                &[(&new.person).into(), (&new.token).into(), (MAX_SESSIONS - 1).into()],
            )
            .await?;
        self.end(tx, &new.person, ended).await
    }

    pub async fn session(&self, token: &TokenHash) -> Result<Option<(Session, Person)>, Error> {
        let row = self
            .read()
            .await?
            .row(
                "SELECT s.token_hash, s.person, s.kind, s.label, s.created_at, s.seen_at,
                        p.id, p.name, p.account, p.created_at, p.locale, p.settings
                 FROM sessions s JOIN people p ON p.id = s.person WHERE s.token_hash = $1",
                &[token.into()],
            )
            .await?;
        row.map(|row| Ok((Session::read(&row)?, Person::read(&row, 6)?))).transpose()
    }

    /// All sessions and tokens of a person, last seen first.
    pub async fn sessions_of(&self, person: &PersonId) -> Result<Vec<Session>, Error> {
        let rows = self
            .read()
            .await?
            .rows(
                "SELECT token_hash, person, kind, label, created_at, seen_at FROM sessions
                 WHERE person = $1 ORDER BY seen_at DESC, token_hash LIMIT $2",
                &[person.into(), MAX_SESSIONS.into()],
            )
            .await?;
        rows.iter().map(Session::read).collect()
    }

    /// Notes that a session was used. Worth a commit every few minutes, not for every request.
    pub async fn session_seen(&self, token: &TokenHash, at: At) -> Result<(), Error> {
        let mut tx = self.begin().await?;
        let sql = "UPDATE sessions SET seen_at = $2 WHERE token_hash = $1 AND seen_at < $2";
        tx.execute(sql, &[token.into(), at.into()]).await?;
        tx.commit().await
    }

    /// False if the person has no such session.
    pub async fn end_session(&self, person: &PersonId, token: &TokenHash) -> Result<bool, Error> {
        let mut tx = self.begin().await?;
        let sql = "DELETE FROM sessions WHERE person = $1 AND token_hash = $2";
        let ended = tx.execute(sql, &[person.into(), token.into()]).await?;
        self.end(tx, person, ended).await?;
        Ok(ended == 1)
    }

    /// Ends all sessions and tokens of a person but one, and says how many.
    pub async fn end_other_sessions(&self, person: &PersonId, kept: &TokenHash) -> Result<u64, Error> {
        let mut tx = self.begin().await?;
        let sql = "DELETE FROM sessions WHERE person = $1 AND token_hash <> $2";
        let ended = tx.execute(sql, &[person.into(), kept.into()]).await?;
        self.end(tx, person, ended).await?;
        Ok(ended)
    }

    /// Ends what nobody used since then, and says how many. Nobody is told: what is unseen is not in use.
    pub async fn end_sessions_unseen_since(&self, at: At) -> Result<u64, Error> {
        let mut tx = self.begin().await?;
        let ended = tx.execute("DELETE FROM sessions WHERE seen_at < $1", &[at.into()]).await?;
        tx.commit().await?;
        Ok(ended)
    }

    /// Commits, and lets all nodes know if sessions of this person have ended with it.
    async fn end(&self, mut tx: Tx, person: &PersonId, ended: u64) -> Result<(), Error> {
        if ended > 0 && !tx.is_sqlite() {
            let notice = changes::ended_notice(person, self.ear());
            tx.execute("SELECT pg_notify('pax_log', $1)", &[(&notice).into()]).await?;
        }
        tx.commit().await?;
        if ended > 0 {
            self.tell(Change::SessionsEnded { person: person.clone() });
        }
        Ok(())
    }
}

impl Session {
    fn read(row: &Row) -> Result<Self, Error> {
        let token = row.get::<Vec<u8>>(0)?;
        let token =
            <[u8; 32]>::try_from(token).map_err(|_| Error::Unreadable("a token's hash has 32 bytes".to_owned()))?;
        Ok(Self {
            token: TokenHash(token),
            person: row.person(1)?,
            kind: match row.get::<i64>(2)? {
                0 => SessionKind::Session,
                1 => SessionKind::Token,
                other => return Err(Error::Unreadable(format!("{other} is not a kind of session"))),
            },
            label: row.get(3)?,
            created_at: row.at(4)?,
            seen_at: row.at(5)?,
        })
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(..)")
    }
}

impl<'v> From<&'v TokenHash> for Value<'v> {
    fn from(token: &'v TokenHash) -> Self {
        Value::Bytes(&token.0)
    }
}
