//! The words of one language, looked up by key. What is missing shows itself: a key without a text comes out as
//! `⟦key⟧`, a text without one of its values as `⟦key: …⟧`.

use std::borrow::Cow;

use crate::arg::Arg;
use crate::language::Language;
use crate::message::{self, Message};
use crate::texts::find;

/// What most texts with values need not outgrow, in bytes.
const USUAL_LENGTH: usize = 64;

/// The words of one language: a handle that is passed down to whatever shows something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words {
    language: Language,
}

impl Words {
    /// The words of this language.
    pub const fn of(language: Language) -> Words {
        Words { language }
    }

    /// Which language it is.
    pub const fn language(self) -> Language {
        self.language
    }

    /// The text of a key, or of an attribute of it: `key.attribute`.
    pub fn say(self, key: &str) -> Cow<'static, str> {
        match find(self.language, key) {
            Some(Message::Plain(text)) => Cow::Borrowed(text),
            Some(Message::Parts(_)) | None => Cow::Owned(self.tell(key, &[])),
        }
    }

    /// The text of a key with these values for its variables.
    pub fn tell(self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        match find(self.language, key) {
            Some(Message::Plain(text)) => text.clone().into_owned(),
            Some(Message::Parts(parts)) => {
                let mut text = String::with_capacity(USUAL_LENGTH);
                let complete = message::write(&mut text, self.language, parts, args);
                if complete { text } else { format!("⟦{key}: {text}⟧") }
            }
            None => format!("⟦{key}⟧"),
        }
    }
}
