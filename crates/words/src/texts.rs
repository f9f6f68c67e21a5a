//! The files as they were embedded, and the texts of each language, read when it is first asked for.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser;
use rustc_hash::FxHashMap;

use crate::language::Language;
use crate::message::Message;

/// The name and the text of each file, by language in the order of [`Language::ALL`].
static TEXTS: [&[(&str, &str)]; Language::ALL.len()] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The texts of a language by their keys, attributes as `key.attribute`.
type Messages = FxHashMap<Cow<'static, str>, Message>;

/// The Fluent files of a language, each with its name.
pub fn texts(language: Language) -> &'static [(&'static str, &'static str)] {
    TEXTS[language as usize]
}

pub(crate) fn find(language: Language, key: &str) -> Option<&'static Message> {
    static MESSAGES: [OnceLock<Messages>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    MESSAGES[language as usize].get_or_init(|| messages(language)).get(key)
}

fn messages(language: Language) -> Messages {
    let mut messages = Messages::default();
    for (file, source) in texts(language) {
        // What cannot be read, or is more of Fluent than we use, is missing. A test holds that nothing is.
        let resource = parser::parse_runtime(*source).unwrap_or_else(|(readable, _)| readable);
        let found = resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message),
            Entry::Term(_)
            | Entry::Comment(_)
            | Entry::GroupComment(_)
            | Entry::ResourceComment(_)
            | Entry::Junk { .. } => None,
        });
        for found in found {
            let id = found.id.name;
            let mut add = |key: Cow<'static, str>, pattern: &Pattern<&'static str>| {
                let Some(message) = Message::of(language, pattern) else { return };
                let twice = messages.insert(key, message).is_some();
                assert!(!twice, "texts/{}/{file} has {id}, which is there already", language.tag());
            };
            if let Some(value) = &found.value {
                add(id.into(), value);
            }
            for attribute in &found.attributes {
                add(format!("{id}.{}", attribute.id.name).into(), &attribute.value);
            }
        }
    }
    messages
}
