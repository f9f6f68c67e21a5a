//! The five languages: how each sets its texts and counts, and which of them a browser would like best.

use std::borrow::Cow;

/// A language that the game speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    #[default]
    English,
    German,
    Dutch,
    Portuguese,
    French,
}

impl Language {
    /// Every language, in the order in which they are offered.
    pub const ALL: [Language; 5] =
        [Language::English, Language::German, Language::Dutch, Language::Portuguese, Language::French];

    /// The tag of `<html lang>` and of the folder with its texts.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Dutch => "nl",
            Language::Portuguese => "pt",
            Language::French => "fr",
        }
    }

    /// What its speakers call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::Dutch => "Nederlands",
            Language::Portuguese => "Português",
            Language::French => "Français",
        }
    }

    /// A text as it is printed. French sets its double marks off by a space at which no line may break; the files have
    /// plain ones.
    pub(crate) fn typeset(self, text: &str) -> Cow<'_, str> {
        const FRENCH: [(&str, &str); 5] =
            [(" :", "\u{a0}:"), (" ;", "\u{202f};"), (" ?", "\u{202f}?"), ("« ", "«\u{a0}"), (" »", "\u{a0}»")];
        match self {
            Language::French => {
                FRENCH.into_iter().fold(text.to_owned(), |text, (plain, held)| text.replace(plain, held)).into()
            }
            Language::English | Language::German | Language::Dutch | Language::Portuguese => text.into(),
        }
    }

    /// Between a number's whole part and its decimals.
    pub(crate) const fn decimal_mark(self) -> &'static str {
        match self {
            Language::English => ".",
            Language::German | Language::Dutch | Language::Portuguese | Language::French => ",",
        }
    }

    /// Whether a number is in the plural category `one`; every other number is in `other` (Unicode CLDR 37, cardinals).
    pub(crate) fn is_one(self, number: f64) -> bool {
        match self {
            Language::English | Language::German | Language::Dutch => number.abs() == 1.0,
            Language::Portuguese | Language::French => number.abs() as u64 <= 1,
        }
    }

    /// The language of a tag in whatever case, with or without a region: `de`, `pt-BR`, `en_GB`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| primary.eq_ignore_ascii_case(language.tag()))
    }

    /// The language that an `Accept-Language` header likes best among ours, English where it likes none. Of two that it
    /// likes equally, the first.
    pub fn best_for(accept_language: &str) -> Language {
        let mut best = (0, Language::English);
        for part in accept_language.split(',') {
            let mut words = part.split(';').map(str::trim);
            let tag = words.next().unwrap_or_default();
            let quality = words.find_map(|word| word.strip_prefix("q=")).map_or(Some(1000), thousandths);
            let language = if tag == "*" { Some(Language::English) } else { Language::from_tag(tag) };
            if let (Some(language), Some(quality)) = (language, quality)
                && quality > best.0
            {
                best = (quality, language);
            }
        }
        best.1
    }
}

/// A quality such as `0.8`, in thousandths; `None` for what is none.
fn thousandths(text: &str) -> Option<u32> {
    let quality: f64 = text.trim().parse().ok()?;
    (0.0..=1.0).contains(&quality).then(|| (quality * 1000.0).round() as u32)
}
