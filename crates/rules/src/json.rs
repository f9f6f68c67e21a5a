//! How the values of the rules are written in JSON: seats and Legions as their numbers, cards and actions in the notation
//! of docs/RECORD.md, categories and victors by name. Whatever reads them checks them.

use std::borrow::Cow;
use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::Action;
use crate::card::{Card, Category};
use crate::score::Victor;
use crate::seat::{Legion, Seat, SeatSet};

/// Reads a text and makes a value of it.
fn read_text<'de, D: Deserializer<'de>, T, E: fmt::Display>(
    from: D,
    read: impl Fn(&str) -> Result<T, E>,
) -> Result<T, D::Error> {
    let text = Cow::<'de, str>::deserialize(from)?;
    read(&text).map_err(D::Error::custom)
}

/// From 0.
impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.index().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        Seat::new(usize::deserialize(from)?).ok_or_else(|| D::Error::custom("there are seats 0 to 7"))
    }
}

/// A list, lowest seat first.
impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}

/// From 1.
impl Serialize for Legion {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Legion {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Legion, D::Error> {
        Legion::new(usize::deserialize(from)?).ok_or_else(|| D::Error::custom("there are Legions 1 to 9"))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.text())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Card, D::Error> {
        read_text(from, str::parse)
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.text())
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Action, D::Error> {
        read_text(from, str::parse)
    }
}

impl Serialize for Category {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Category {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Category, D::Error> {
        read_text(from, |name| {
            let found = Category::ALL.into_iter().find(|category| category.name() == name);
            found.ok_or_else(|| format!("`{name}` is no category"))
        })
    }
}

impl Serialize for Victor {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(match self {
            Victor::Rome => "rome",
            Victor::Rebels => "rebels",
        })
    }
}

impl<'de> Deserialize<'de> for Victor {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Victor, D::Error> {
        read_text(from, |name| match name {
            "rome" => Ok(Victor::Rome),
            "rebels" => Ok(Victor::Rebels),
            other => Err(format!("`{other}` is no victor: expected rome or rebels")),
        })
    }
}
