//! What a person has chosen for themselves, kept as one small document.

use std::collections::BTreeMap;

use pax_tables::PersonId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Trouble;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct Settings {
    /// Whose chat is not shown.
    #[schema(value_type = Vec<u64>)]
    pub muted: Vec<PersonId>,
    /// What pages remember: plain words under plain words.
    pub choices: BTreeMap<String, String>,
}

const MOST_MUTED: usize = 200;
const MOST_CHOICES: usize = 40;
const LONGEST_CHOICE: usize = 100;

impl Settings {
    /// What cannot be read counts as nothing chosen.
    pub(crate) fn read(json: &str) -> Settings {
        serde_json::from_str(json).unwrap_or_default()
    }

    pub(crate) fn check(&self) -> Result<(), Trouble> {
        if self.muted.len() > MOST_MUTED {
            return Err(Trouble::TooLarge { what: "the list of muted people", most: MOST_MUTED });
        }
        if self.choices.len() > MOST_CHOICES {
            return Err(Trouble::TooLarge { what: "the list of choices", most: MOST_CHOICES });
        }
        let long = |text: &String| text.len() > LONGEST_CHOICE;
        if self.choices.iter().any(|(key, value)| long(key) || long(value)) {
            return Err(Trouble::TooLarge { what: "a choice", most: LONGEST_CHOICE });
        }
        Ok(())
    }
}
