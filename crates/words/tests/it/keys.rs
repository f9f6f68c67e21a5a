//! Every language has every text, with the same variables, and none has a text of its own.

use pax_words::Language;

use crate::catalogue::{self, AS_IN_ENGLISH};

#[test]
fn every_language_has_every_text_of_english_and_no_other() {
    let english = catalogue::of(Language::English);
    assert!(!english.is_empty());
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let own = catalogue::of(language);
        for (key, text) in &english {
            let tag = language.tag();
            match own.get(key) {
                None => wrong.push(format!("{tag}/{} lacks {key}", text.file)),
                Some(other) if other.variables != text.variables => {
                    let (has, wanted) = (&other.variables, &text.variables);
                    wrong.push(format!("{tag}/{}: {key} has the variables {has:?}, not {wanted:?}", other.file));
                }
                Some(other) if other.file != text.file => {
                    wrong.push(format!("{tag}/{}: {key} belongs to {}", other.file, text.file));
                }
                Some(_) => {}
            }
        }
        let surplus = own.iter().filter(|(key, _)| !english.contains_key(*key));
        wrong.extend(surplus.map(|(key, text)| format!("{}/{}: English has no {key}", language.tag(), text.file)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn nothing_is_left_in_english() {
    let english = catalogue::of(Language::English);
    let mut wrong = Vec::new();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        for (key, text) in catalogue::of(language) {
            let has_words = text.says.chars().filter(|c| c.is_alphabetic()).count() > 1;
            let same = has_words && english.get(&key).is_some_and(|other| other.says == text.says);
            let place = format!("{}/{}: {key}", language.tag(), text.file);
            if same && !text.as_in_english {
                let mark = format!("translate it, or write `# {AS_IN_ENGLISH}` above it");
                wrong.push(format!("{place} is the same as in English, {:?}: {mark}", text.says));
            }
            if !same && text.as_in_english {
                wrong.push(format!("{place} is not the same as in English: strike the comment"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn texts_have_no_marks_of_haste() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for (key, text) in catalogue::of(language) {
            let trimmed = text.says.trim() == text.says || text.says.trim().is_empty();
            // Straight quotes and three dots are what a keyboard has; print has ’ “ ” and …
            let plain = ["'", "\"", "..."].iter().find(|mark| text.says.contains(**mark));
            if !trimmed && text.variables.is_empty() {
                wrong.push(format!("{}/{}: {key} begins or ends with a blank", language.tag(), text.file));
            }
            if let Some(mark) = plain {
                wrong.push(format!("{}/{}: {key} has a typewriter's {mark}", language.tag(), text.file));
            }
            // The voice of the game is short and dry.
            if text.says.contains('!') {
                wrong.push(format!("{}/{}: {key} shouts", language.tag(), text.file));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
