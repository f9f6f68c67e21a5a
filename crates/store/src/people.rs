//! Guests and accounts. Of passwords and recovery codes there are only hashes here, and those are never printed.

use std::fmt;

use crate::db::Row;
use crate::limits::{fits, fits_if_any};
use crate::{At, Error, MAX_HASH, MAX_KEY, MAX_TEXT, PersonId, Store};

/// The hash of a password or of a recovery code, as its library writes it.
#[derive(Clone, PartialEq, Eq)]
pub struct Hash(pub String);

#[derive(Clone, Debug)]
pub struct NewGuest {
    pub id: PersonId,
    pub at: At,
    pub name: String,
    /// The name as it is compared: letter case and look-alikes made equal.
    pub name_folded: String,
    pub locale: Option<String>,
}

#[derive(Clone, Debug)]
pub struct NewAccount {
    pub name: String,
    pub name_folded: String,
    pub password: Hash,
    pub recovery: Hash,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// Guests have no password, and their names may be used by others too.
    pub account: bool,
    pub created_at: At,
    pub locale: Option<String>,
    pub settings: String,
}

/// A person who can prove who they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub person: Person,
    pub password: Hash,
    pub recovery: Hash,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Upgrade {
    Done,
    NameTaken,
    /// Nobody of that id, or an account already.
    NotAGuest,
}

pub(crate) const PERSON: &str = "SELECT id, name, account, created_at, locale, settings FROM people WHERE id = $1";

impl Store {
    /// False if the id is taken.
    pub async fn create_guest(&self, guest: &NewGuest) -> Result<bool, Error> {
        fits("a name", &guest.name, MAX_KEY)?;
        fits("a name", &guest.name_folded, MAX_KEY)?;
        fits_if_any("a locale", guest.locale.as_deref(), MAX_KEY)?;
        let mut tx = self.begin().await?;
        let inserted = tx
            .execute(
                "INSERT INTO people (id, name, name_folded, account, created_at, locale, settings)
                 VALUES ($1, $2, $3, $4, $5, $6, '{}') ON CONFLICT DO NOTHING",
                &[
                    (&guest.id).into(),
                    (&guest.name).into(),
                    (&guest.name_folded).into(),
                    false.into(),
                    guest.at.into(),
                    (&guest.locale).into(),
                ],
            )
            .await?;
        tx.commit().await?;
        Ok(inserted == 1)
    }

    /// Makes a guest an account, with everything they played.
    pub async fn upgrade(&self, guest: &PersonId, account: &NewAccount) -> Result<Upgrade, Error> {
        fits("a name", &account.name, MAX_KEY)?;
        fits("a name", &account.name_folded, MAX_KEY)?;
        fits("a hash", &account.password.0, MAX_HASH)?;
        fits("a hash", &account.recovery.0, MAX_HASH)?;
        let mut tx = self.begin().await?;
        let changed = tx
            .execute(
                "UPDATE people SET name = $2, name_folded = $3, password_hash = $4, recovery_hash = $5, account = $6
                 WHERE id = $1 AND NOT account",
                &[
                    guest.into(),
                    (&account.name).into(),
                    (&account.name_folded).into(),
                    (&account.password.0).into(),
                    (&account.recovery.0).into(),
                    true.into(),
                ],
            )
            .await;
        match changed {
            Ok(0) => Ok(Upgrade::NotAGuest),
            Ok(_) => tx.commit().await.map(|()| Upgrade::Done),
            Err(Error::Database(error)) if is_taken(&error) => Ok(Upgrade::NameTaken),
            Err(error) => Err(error),
        }
    }

    pub async fn person(&self, id: &PersonId) -> Result<Option<Person>, Error> {
        let row = self.read().await?.row(PERSON, &[id.into()]).await?;
        row.map(|row| Person::read(&row, 0)).transpose()
    }

    pub async fn account_named(&self, name_folded: &str) -> Result<Option<Account>, Error> {
        let row = self
            .read()
            .await?
            .row(
                "SELECT id, name, account, created_at, locale, settings, password_hash, recovery_hash
                 FROM people WHERE name_folded = $1 AND account",
                &[name_folded.into()],
            )
            .await?;
        row.map(|row| {
            Ok(Account { person: Person::read(&row, 0)?, password: Hash(row.get(6)?), recovery: Hash(row.get(7)?) })
        })
        .transpose()
    }

    /// A guest may change their name at any time. False if there is no such guest.
    pub async fn rename_guest(&self, guest: &PersonId, name: &str, name_folded: &str) -> Result<bool, Error> {
        fits("a name", name, MAX_KEY)?;
        fits("a name", name_folded, MAX_KEY)?;
        let mut tx = self.begin().await?;
        let sql = "UPDATE people SET name = $2, name_folded = $3 WHERE id = $1 AND NOT account";
        let changed = tx.execute(sql, &[guest.into(), name.into(), name_folded.into()]).await?;
        tx.commit().await?;
        Ok(changed == 1)
    }

    /// Replaces an account's password, and its recovery code if a new one is given. False if there is no such account.
    pub async fn set_password(
        &self,
        account: &PersonId,
        password: &Hash,
        recovery: Option<&Hash>,
    ) -> Result<bool, Error> {
        fits("a hash", &password.0, MAX_HASH)?;
        fits_if_any("a hash", recovery.map(|hash| hash.0.as_str()), MAX_HASH)?;
        let mut tx = self.begin().await?;
        let recovery = crate::db::Value::Text(recovery.map(|hash| hash.0.as_str()));
        let changed = tx
            .execute(
                "UPDATE people SET password_hash = $2, recovery_hash = COALESCE($3, recovery_hash)
                 WHERE id = $1 AND account",
                &[account.into(), (&password.0).into(), recovery],
            )
            .await?;
        tx.commit().await?;
        Ok(changed == 1)
    }

    pub async fn set_settings(&self, person: &PersonId, locale: Option<&str>, settings: &str) -> Result<bool, Error> {
        fits_if_any("a locale", locale, MAX_KEY)?;
        fits("settings", settings, MAX_TEXT)?;
        let mut tx = self.begin().await?;
        let sql = "UPDATE people SET locale = $2, settings = $3 WHERE id = $1";
        let changed = tx.execute(sql, &[person.into(), crate::db::Value::Text(locale), settings.into()]).await?;
        tx.commit().await?;
        Ok(changed == 1)
    }
}

impl Person {
    /// From six columns in the order of [`PERSON`].
    pub(crate) fn read(row: &Row, from: usize) -> Result<Self, Error> {
        Ok(Self {
            id: row.person(from)?,
            name: row.get(from + 1)?,
            account: row.get(from + 2)?,
            created_at: row.at(from + 3)?,
            locale: row.get(from + 4)?,
            settings: row.get(from + 5)?,
        })
    }
}

/// The name is the only unique thing an upgrade changes.
fn is_taken(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(sqlx::error::DatabaseError::is_unique_violation)
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hash(..)")
    }
}
