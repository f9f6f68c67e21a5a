//! Secrets and ids from the operating system's randomness. A secret leaves once, towards its holder; what is kept is
//! its SHA-256, so that a look-up takes the same time however much of a guess is right.

use std::fmt;

use pax_rules::Seed;
use pax_store::TokenHash;
use pax_tables::{InvitationHash, PersonId, TableId};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

/// A secret of 160 bits, as text. Never printed by accident.
#[derive(Clone)]
pub struct Secret(String);

/// 5 bits a letter; without most vowels, so that no words come out.
const LETTERS: &[u8; 32] = b"0123456789bcdfghjkmnpqrstvwxyzBD";
/// Longer than any secret that was ever given out.
const MOST: usize = 200;

impl Secret {
    pub fn new() -> Secret {
        Secret(letters(&random::<32>()))
    }

    /// What somebody claims to be a secret; None if it cannot be one.
    pub fn claimed(text: &str) -> Option<Secret> {
        let fits = (1..=MOST).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_graphic());
        fits.then(|| Secret(text.to_owned()))
    }

    /// The secret itself, for its holder only.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    pub fn hash(&self) -> TokenHash {
        TokenHash(sha256(self.0.as_bytes()))
    }

    pub fn invitation_hash(&self) -> InvitationHash {
        InvitationHash::new(sha256(self.0.as_bytes()))
    }
}

impl Default for Secret {
    fn default() -> Secret {
        Secret::new()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Bytes from the operating system.
///
/// # Panics
/// If the operating system has no randomness: nothing is safe then.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives randomness");
    bytes
}

pub(crate) fn random_number() -> u64 {
    u64::from_le_bytes(random())
}

pub(crate) fn new_seed() -> Seed {
    Seed::new(random::<32>())
}

/// 53 bits, so that every JSON reader keeps it exact.
pub(crate) fn new_person_id() -> PersonId {
    PersonId(random_number() >> 11)
}

pub(crate) fn new_table_id() -> TableId {
    TableId::new(&letters(&random::<12>())).expect("twelve letters are an id")
}

pub(crate) fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Compares in a time that does not depend on where the two differ.
pub(crate) fn same(a: &[u8], b: &[u8]) -> bool {
    a.ct_eq(b).into()
}

fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_differ_and_do_not_print_themselves() {
        let (a, b) = (Secret::new(), Secret::new());
        assert_ne!(a.reveal(), b.reveal());
        assert_eq!(a.reveal().len(), 32);
        assert_eq!(format!("{a:?}"), "Secret(..)");
    }

    #[test]
    fn comparing_is_exact() {
        assert!(same(b"abc", b"abc"));
        assert!(!same(b"abc", b"abd"));
        assert!(!same(b"abc", b"ab"));
    }
}
