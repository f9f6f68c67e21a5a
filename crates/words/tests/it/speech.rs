//! Looking texts up: plurals, values, and what is missing.

use pax_words::{Language, Words};

#[test]
fn numbers_choose_singular_and_plural() {
    for (language, one, three) in [
        (Language::English, "1 Aureus", "3 Aurei"),
        (Language::German, "1 Aureus", "3 Aurei"),
        (Language::Dutch, "1 aureus", "3 aurei"),
        (Language::Portuguese, "1 áureo", "3 áureos"),
        (Language::French, "1 aureus", "3 aurei"),
    ] {
        let words = Words::of(language);
        assert_eq!(words.tell("aurei", &[("aurei", 1.into())]), one);
        assert_eq!(words.tell("aurei", &[("aurei", 3usize.into())]), three);
    }
}

#[test]
fn decimals_have_the_mark_of_the_language() {
    let half = |language| Words::of(language).tell("aurei", &[("aurei", 2.5.into())]);
    assert_eq!(half(Language::English), "2.5 Aurei");
    assert_eq!(half(Language::German), "2,5 Aurei");
}

#[test]
fn what_is_missing_shows_itself() {
    for language in Language::ALL {
        let words = Words::of(language);
        assert_eq!(words.say("no-such-key"), "⟦no-such-key⟧");
        assert_eq!(words.say("aurei.no-such-attribute"), "⟦aurei.no-such-attribute⟧");
        let text = words.say("aurei");
        assert!(text.starts_with("⟦aurei: "), "{text}");
    }
}
