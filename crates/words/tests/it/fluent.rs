//! Every text comes out as Fluent's own formatter writes it, byte by byte.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use pax_words::{Arg, Language, Words, texts};

use crate::catalogue;

/// Values that choose every kind of variant in some text, and the edges of writing numbers.
fn values() -> Vec<Arg<'static>> {
    let words = ["", "yes", "no", "fleet", "army", "rome", "rebels", "one", "other", "0", "{ $n } <b>&"];
    let numbers =
        [0.0, -0.0, 1.0, -1.0, 2.0, 3.0, 7.0, 10.0, 12.0, 21.0, 0.5, 1.5, -2.25, 1e6, 1e15, 1e17, 1e300, 1e-7];
    words.into_iter().map(Arg::from).chain(numbers.into_iter().map(Arg::from)).collect()
}

/// Fluent's formatter over the same files, set up as our texts want it.
fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.tag().parse().expect("a tag")]);
    // All five run from left to right: marks of direction would only be in the way when a text is copied.
    bundle.set_use_isolating(false);
    bundle.set_formatter(match language {
        Language::English => None,
        Language::German | Language::Dutch | Language::Portuguese | Language::French => Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
            FluentValue::String(_) | FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => None,
        }),
    });
    bundle.set_transform(match language {
        Language::French => Some(|text| {
            let text = text.replace(" :", "\u{a0}:").replace(" ;", "\u{202f};").replace(" ?", "\u{202f}?");
            text.replace("« ", "«\u{a0}").replace(" »", "\u{a0}»").into()
        }),
        Language::English | Language::German | Language::Dutch | Language::Portuguese => None,
    });
    for (file, source) in texts(language) {
        let resource = FluentResource::try_new((*source).to_owned()).expect(file);
        bundle.add_resource(resource).expect(file);
    }
    bundle
}

/// What Fluent writes, with our marks around what is not complete.
fn by_fluent(bundle: &FluentBundle<FluentResource>, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    let (id, attribute) = key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
    let message = bundle.get_message(id).expect(key);
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
        None => message.value(),
    };
    let mut values = FluentArgs::new();
    for (name, value) in args {
        values.set(
            *name,
            match value {
                Arg::Text(text) => FluentValue::from(text.as_ref()),
                Arg::Number(number) => FluentValue::from(*number),
            },
        );
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern.expect(key), Some(&values), &mut errors);
    if errors.is_empty() { text.into_owned() } else { format!("⟦{key}: {text}⟧") }
}

#[test]
fn every_text_is_what_fluent_makes_of_it() {
    let values = values();
    for language in Language::ALL {
        let (bundle, words) = (bundle(language), Words::of(language));
        for (key, text) in catalogue::of(language) {
            assert_eq!(words.say(&key), by_fluent(&bundle, &key, &[]), "{}: {key}", language.tag());
            // Every variable takes every value, beside different values of the others.
            let rounds = if text.variables.is_empty() { 0 } else { values.len() };
            for round in 0..rounds {
                let value = |place: usize| values[(round + 5 * place) % values.len()].clone();
                let args: Vec<(&str, Arg<'_>)> =
                    text.variables.iter().enumerate().map(|(place, name)| (name.as_str(), value(place))).collect();
                let told = words.tell(&key, &args);
                assert_eq!(told, by_fluent(&bundle, &key, &args), "{}: {key} with {args:?}", language.tag());
            }
        }
    }
}
