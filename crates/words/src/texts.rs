//! The files as they were embedded, and the bundle of each language, made when it is first asked for.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};

use crate::language::Language;

pub(crate) type Bundle = FluentBundle<FluentResource>;

/// The name and the text of each file, by language in the order of [`Language::ALL`].
static TEXTS: [&[(&str, &str)]; Language::ALL.len()] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle_of(Language::English));
static GERMAN: LazyLock<Bundle> = LazyLock::new(|| bundle_of(Language::German));
static DUTCH: LazyLock<Bundle> = LazyLock::new(|| bundle_of(Language::Dutch));
static PORTUGUESE: LazyLock<Bundle> = LazyLock::new(|| bundle_of(Language::Portuguese));
static FRENCH: LazyLock<Bundle> = LazyLock::new(|| bundle_of(Language::French));

/// The Fluent files of a language, each with its name.
pub fn texts(language: Language) -> &'static [(&'static str, &'static str)] {
    TEXTS[language as usize]
}

pub(crate) fn bundle(language: Language) -> &'static Bundle {
    match language {
        Language::English => &ENGLISH,
        Language::German => &GERMAN,
        Language::Dutch => &DUTCH,
        Language::Portuguese => &PORTUGUESE,
        Language::French => &FRENCH,
    }
}

fn bundle_of(language: Language) -> Bundle {
    let locale = language.tag().parse().expect("every tag of ours is one");
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // All five run from left to right: the marks would only be in the way of whoever copies a text.
    bundle.set_use_isolating(false);
    // Fluent leaves the writing of numbers to its host. English has a point, the other four a comma.
    bundle.set_formatter(match language {
        Language::English => None,
        Language::German | Language::Dutch | Language::Portuguese | Language::French => Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
            FluentValue::String(_) | FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => None,
        }),
    });
    // French sets its double marks off by a space at which no line may break; the files have plain ones.
    bundle.set_transform(match language {
        Language::French => Some(|text| set_off(text).into()),
        Language::English | Language::German | Language::Dutch | Language::Portuguese => None,
    });
    for (name, text) in texts(language) {
        // A file with a mistake keeps what can be read of it; a test holds that there is none.
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(readable, _)| readable);
        if bundle.add_resource(resource).is_err() {
            panic!("texts/{}/{name} has a key that another file has as well", language.tag());
        }
    }
    bundle
}

/// With spaces that hold before and after French double marks.
pub(crate) fn set_off(text: &str) -> String {
    let spaces = [(" :", "\u{a0}:"), (" ;", "\u{202f};"), (" ?", "\u{202f}?"), ("« ", "«\u{a0}"), (" »", "\u{a0}»")];
    spaces.into_iter().fold(text.to_owned(), |text, (plain, held)| text.replace(plain, held))
}
