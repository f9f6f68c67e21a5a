//! From a seed to a deck, so that anyone can do it again (docs/FAIR_DEAL.md): the only randomness in the game.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::card_list::{CardList, KindId};
use crate::game::{Deck, Game};
use crate::setup::Setup;

/// The 32 secret bytes that a deal comes from. Its hash is shown before the game, itself after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from its bytes. Where they come from is the caller's business: this crate has no randomness of its own.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed of the `index`-th game of a series: SHA-256 over the series' number and the game's, little-endian.
    pub fn of_series(series: u64, index: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"pax series");
        hash.update(series.to_le_bytes());
        hash.update(index.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What is shown before the game: SHA-256 of the bytes, in hexadecimal.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The draw deck of this seed, top first.
    pub fn deck(&self, setup: Setup, list: &CardList) -> Deck {
        let kinds = shuffle_deck(setup, list, &mut ChaCha20Rng::from_seed(self.0));
        kinds.iter().map(|kind| list.card(*kind)).collect()
    }

    /// The game of this seed.
    pub fn deal(&self, setup: Setup, list: &'static CardList) -> Game {
        Game::deal(setup, list, &mut ChaCha20Rng::from_seed(self.0))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for Seed {
    /// A seed gives away every hidden card: it goes into no log by accident.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(of {})", self.commitment())
    }
}

/// Why a text is no seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a seed is 64 hexadecimal digits, and this has {0} characters or others among them")]
pub struct NotASeed(usize);

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        let error = || NotASeed(text.chars().count());
        let digits: Vec<u8> =
            text.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect::<Option<_>>().ok_or_else(error)?;
        if digits.len() != 64 {
            return Err(error());
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = pair[0] << 4 | pair[1];
        }
        Ok(Seed(bytes))
    }
}

fn hex(bytes: &[u8]) -> String {
    use fmt::Write as _;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A number from 0 to `bound` − 1, each as likely as any other: the high half of a 32-bit word times the bound, where
/// a word whose low half would favour some numbers is drawn again. `bound` must not be 0.
#[inline]
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let unfair = bound.wrapping_neg() % bound;
        while (product as u32) < unfair {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Fisher–Yates from the front: afterwards the first `places` items are a fair draw in fair order.
#[inline]
pub(crate) fn shuffle_front<T>(items: &mut [T], places: usize, rng: &mut impl Rng) {
    for place in 0..places.min(items.len()) {
        let other = place + below(rng, (items.len() - place) as u32) as usize;
        items.swap(place, other);
    }
}

/// Makes the draw deck of a set-up (2.1).
pub(crate) fn shuffle_deck(setup: Setup, list: &CardList, rng: &mut impl Rng) -> ArrayVec<KindId, { 2 * 104 }> {
    let copy = list.copy_kinds(setup.nocturnus());
    let extra = setup.from_second_copy();
    let mut cards = ArrayVec::<KindId, { 2 * 104 }>::new();
    if extra > 0 {
        cards.try_extend_from_slice(copy).expect("there is room for two copies");
        shuffle_front(&mut cards, extra, rng);
        cards.truncate(extra);
    }
    cards.try_extend_from_slice(copy).expect("there is room for two copies");
    let size = setup.deck_size();
    shuffle_front(&mut cards, size, rng);
    cards.truncate(size);
    cards
}
