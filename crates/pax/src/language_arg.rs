//! The flag that says in which language something is told.

use clap::Args;
use pax_words::{Language, Words};

/// In which language.
#[derive(Args, Clone, Copy, Debug)]
pub struct LanguageArg {
    /// In this language: en, de, nl, pt or fr
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = language)]
    language: Language,
}

impl LanguageArg {
    /// The words of the language.
    pub fn words(self) -> Words {
        Words::of(self.language)
    }
}

/// Reads a tag.
pub fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| "the languages are en, de, nl, pt and fr".to_owned())
}
