//! What is said at a table, and whom one would rather not hear.

use pax_store::NewChatLine;
use pax_tables::{Deed, PersonId, TableId, may};
use serde::Serialize;
use utoipa::ToSchema;

use crate::hub::{Table, person_id, store_id, store_person};
use crate::rates::Rate;
use crate::{App, Bad, Glance, Trouble, Visitor, house};

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Said {
    /// Counts from 1 at each table.
    pub line: u64,
    /// Milliseconds since 1970.
    pub at: i64,
    #[schema(value_type = u64)]
    pub person: PersonId,
    pub name: String,
    pub text: String,
}

const LONGEST: usize = 300;

impl App {
    /// Says something at a table, and gives the number of the line.
    pub async fn say(&self, by: &Visitor, table: &TableId, text: &str) -> Result<u64, Trouble> {
        let me = by.person()?;
        let awake = self.hub().table(table).await?;
        may(by.who(), Deed::Talk, &awake.state())?;
        self.inner().rates.take(Rate::Chat, by)?;
        let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let text = text.trim();
        if text.is_empty() {
            return Err(Bad::NothingSaid.into());
        }
        if text.chars().count() > LONGEST {
            return Err(Trouble::TooLarge { what: "a line of chat", most: LONGEST });
        }
        let line = NewChatLine {
            table: store_id(table),
            at: house::wall(),
            person: store_person(me.id),
            text: text.to_owned(),
        };
        let number = self.store().say(&line).await?;
        awake.chat_changed();
        Ok(number)
    }

    /// The lines after a number, without those of muted people.
    pub async fn chat(&self, by: &Visitor, table: &TableId, glance: &Glance, after: u64) -> Result<Vec<Said>, Trouble> {
        let table = self.seen(by, table, glance).await?;
        self.lines(&table, by, after).await
    }

    /// Mutes a person for oneself, or listens again.
    pub async fn mute(&self, by: &Visitor, person: PersonId, mute: bool) -> Result<(), Trouble> {
        let me = by.person()?;
        let mut settings = me.settings.clone();
        settings.muted.retain(|muted| *muted != person);
        if mute {
            settings.muted.push(person);
        }
        self.set_settings(by, me.locale.as_deref(), &settings).await
    }

    pub(crate) async fn lines(&self, table: &Table, by: &Visitor, after: u64) -> Result<Vec<Said>, Trouble> {
        let Some(changes) = table.chat_changes() else { return Ok(Vec::new()) };
        let lines = self.store().chat(&store_id(&table.id), after).await?;
        if lines.is_empty() && after == 0 {
            table.chat_was_empty(changes);
        }
        let muted = by.me.as_ref().map(|me| me.settings.muted.as_slice()).unwrap_or_default();
        let mut names: Vec<(PersonId, String)> = Vec::new();
        let mut said = Vec::with_capacity(lines.len());
        for line in lines {
            let Some(person) = person_id(&line.person).filter(|person| !muted.contains(person)) else { continue };
            let name = match names.iter().find(|(known, _)| *known == person) {
                Some((_, name)) => name.clone(),
                None => {
                    let name = self.store().person(&line.person).await?.map(|person| person.name).unwrap_or_default();
                    names.push((person, name.clone()));
                    name
                }
            };
            said.push(Said { line: line.line, at: line.at.0, person, name, text: line.text });
        }
        Ok(said)
    }
}
