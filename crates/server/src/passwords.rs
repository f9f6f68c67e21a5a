//! Passwords and recovery codes. Argon2id with the parameters that its library recommends, off the async threads and a
//! few at a time; a recovery code is 160 random bits, for which a plain hash is enough.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use pax_store::Hash;

use crate::secret::{random, same, sha256};
use crate::{App, Bad, Secret, Trouble};

const SHORTEST: usize = 8;
const LONGEST: usize = 200;

/// A password that somebody wants to have.
pub(crate) fn acceptable(password: &str) -> Result<(), Trouble> {
    if (SHORTEST..=LONGEST).contains(&password.len()) {
        Ok(())
    } else {
        Err(Bad::Password { least: SHORTEST, most: LONGEST }.into())
    }
}

pub(crate) fn recovery_hash(code: &Secret) -> Hash {
    Hash(sha256(code.reveal().as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect())
}

pub(crate) fn is_recovery(code: &Secret, hash: &Hash) -> bool {
    same(recovery_hash(code).0.as_bytes(), hash.0.as_bytes())
}

impl App {
    pub(crate) async fn hash_password(&self, password: String) -> Result<Hash, Trouble> {
        self.with_a_core(move || argon2(&password).map(|hash| Hash(hash.to_string())).map_err(|_| Trouble::Inside))
            .await?
    }

    /// Takes as long without a hash as with one, so that nobody learns which names exist.
    pub(crate) async fn is_password(&self, password: String, hash: Option<Hash>) -> Result<bool, Trouble> {
        self.with_a_core(move || match hash {
            Some(hash) => PasswordHash::new(&hash.0)
                .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()),
            None => {
                argon2(&password).ok();
                false
            }
        })
        .await
    }

    async fn with_a_core<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Trouble> {
        let _turn = self.inner().passwords.acquire().await.map_err(|_| Trouble::Stopping)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| Trouble::Inside)
    }
}

fn argon2(password: &str) -> Result<PasswordHash, argon2::password_hash::Error> {
    Argon2::default().hash_password_with_salt(password.as_bytes(), &random::<16>())
}
