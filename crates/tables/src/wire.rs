//! Values from a set that a newer server may have made larger. Readers match on all that is known and on the rest, so that
//! nothing is misspelt, nothing forgotten, and nothing lost.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An open enumeration, as Protocol Buffers call it: one of the known values, or what stood there instead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum OpenEnum<T> {
    Known(T),
    Other(Box<Value>),
}

impl<T> OpenEnum<T> {
    /// The value, if it is a known one.
    pub fn known(&self) -> Option<&T> {
        match self {
            OpenEnum::Known(value) => Some(value),
            OpenEnum::Other(_) => None,
        }
    }
}

impl<T> From<T> for OpenEnum<T> {
    fn from(value: T) -> OpenEnum<T> {
        OpenEnum::Known(value)
    }
}

impl<T: PartialEq> PartialEq<T> for OpenEnum<T> {
    fn eq(&self, value: &T) -> bool {
        self.known() == Some(value)
    }
}

/// An enum whose variants are words, in JSON and wherever a program reads them.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$about_one:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name {
            $($(#[$about_one])* $variant,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The word, the same in every version.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.as_str())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let word = std::borrow::Cow::<'de, str>::deserialize(from)?;
                let found = $name::ALL.iter().find(|one| one.as_str() == word);
                found.copied().ok_or_else(|| {
                    serde::de::Error::unknown_variant(&word, &[$($word,)*])
                })
            }
        }
    };
}

pub(crate) use words;
