//! The words of one language, looked up by key. What is missing shows itself: a key without a text comes out as
//! `⟦key⟧`, a text without one of its values as `⟦key: …⟧`.

use fluent_bundle::FluentArgs;

use crate::arg::Arg;
use crate::language::Language;
use crate::texts::bundle;

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
    pub fn say(self, key: &str) -> String {
        self.tell(key, &[])
    }

    /// The text of a key with these values for its variables.
    pub fn tell(self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let bundle = bundle(self.language);
        let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let message = bundle.get_message(id);
        let pattern = message.and_then(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else {
            return format!("⟦{key}⟧");
        };
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            values.set(*name, value.value());
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&values), &mut errors);
        if errors.is_empty() { text.into_owned() } else { format!("⟦{key}: {text}⟧") }
    }
}
