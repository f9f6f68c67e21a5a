//! What is written in JSON otherwise than the values themselves are: seeds and hashes as hexadecimal digits, a Legion by its
//! numeral.

/// A seed as 64 hexadecimal digits.
pub(crate) mod hex_seed {
    use pax_rules::Seed;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(seed: &Seed, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(seed)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seed, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// A Legion by its numeral, where its number stands beside it.
pub(crate) mod numeral {
    use std::borrow::Cow;

    use pax_rules::Legion;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(legion: &Legion, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(legion.numeral())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Legion, D::Error> {
        let numeral = Cow::<'de, str>::deserialize(from)?;
        let found = Legion::all(Legion::MAX).find(|legion| legion.numeral() == numeral);
        found.ok_or_else(|| D::Error::custom("Legions are I to IX"))
    }
}

/// 32 bytes as 64 hexadecimal digits.
pub(crate) mod hex_text {
    use std::fmt::Write;

    pub fn write(bytes: &[u8; 32]) -> String {
        bytes.iter().fold(String::with_capacity(64), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    pub fn read(text: &str) -> Option<[u8; 32]> {
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return None;
        }
        let mut bytes = [0; 32];
        for (place, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).ok()?;
        }
        Some(bytes)
    }
}
