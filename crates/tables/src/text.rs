//! How values of the rules are written in JSON: seats as numbers, seeds and hashes as hexadecimal digits.

/// A seat as its number from 0.
pub(crate) mod seat_number {
    use pax_rules::Seat;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        seat.index().serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let number = usize::deserialize(from)?;
        Seat::new(number).ok_or_else(|| D::Error::custom("there are seats 0 to 7"))
    }
}

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
