//! Who and what a table speaks of: people, tables, computer levels, and names that are fit to be shown. A value of one
//! of these types has been checked; nothing longer or stranger gets in.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A person, guest or account. The number is the server's, best below 2^53 so that every JSON reader keeps it; this
/// crate only compares it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct PersonId(pub u64);

/// Why a text cannot be a name, a level or a table's id.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotAName {
    #[error("a name has 1 to {most} characters, and this has {0}", most = Name::MOST)]
    Length(usize),
    #[error("a name cannot have {0:?} in it: letters, digits, signs and single spaces are fine")]
    Character(char),
    #[error("an id has 1 to {most} characters out of a-z, A-Z, 0-9, - and _", most = TableId::MOST)]
    Id,
}

macro_rules! checked_text {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String))]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(Box<str>);

        impl $name {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = NotAName;

            fn try_from(text: String) -> Result<$name, NotAName> {
                $name::new(&text)
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> String {
                name.0.into()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

checked_text! {
    /// The name of a player as the table shows it: 1 to 24 printable characters, spaces only single and inside.
    Name
}

checked_text! {
    /// A table's id, as it stands in its address.
    TableId
}

checked_text! {
    /// The name of a computer player's level, as `pax` knows it: `greedy`, `senator-2`.
    Level
}

impl Name {
    /// The most characters.
    pub const MOST: usize = 24;

    /// Trims, makes every run of white space one space, and checks.
    pub fn new(text: &str) -> Result<Name, NotAName> {
        // Bounded before it is copied: a name comes from outside.
        let most = 4 * Name::MOST;
        let length = text.chars().take(most + 1).count();
        if length > most {
            return Err(NotAName::Length(text.chars().count()));
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if let Some(strange) = name.chars().find(|c| !is_printable(*c)) {
            return Err(NotAName::Character(strange));
        }
        match name.chars().count() {
            1..=Name::MOST => Ok(Name(name.into())),
            length => Err(NotAName::Length(length)),
        }
    }
}

impl TableId {
    /// The most characters.
    pub const MOST: usize = 32;

    /// Checks an id.
    pub fn new(text: &str) -> Result<TableId, NotAName> {
        id(text).map(TableId)
    }
}

impl Level {
    /// Checks a level's name; whether there is such a level is for the computer players to say.
    pub fn new(text: &str) -> Result<Level, NotAName> {
        id(text).map(Level)
    }
}

fn id(text: &str) -> Result<Box<str>, NotAName> {
    let fits = (1..=TableId::MOST).contains(&text.len());
    let plain = text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    if fits && plain { Ok(text.into()) } else { Err(NotAName::Id) }
}

/// Not a control, and none of the characters that show nothing or turn the line around: two names that look alike
/// must not be told apart by them.
fn is_printable(c: char) -> bool {
    !c.is_control()
        && !matches!(c,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{2800}' | '\u{3164}' | '\u{E000}'..='\u{F8FF}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFF}' | '\u{E0000}'..='\u{10FFFF}')
}
