//! The rules in every language: the same chapters, numbers, citations and tables.

use std::collections::BTreeSet;

use pax_words::{Chapter, Language, Rule, Words};

fn rules_of(language: Language) -> &'static [Chapter] {
    Words::of(language).rules()
}

#[test]
fn the_text_comes_apart() {
    let english = rules_of(Language::English);
    let numbers: Vec<&str> = english.iter().map(|chapter| chapter.number.as_str()).collect();
    assert_eq!(numbers, ["", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", ""]);
    assert_eq!(english.iter().map(|chapter| chapter.rules.len()).sum::<usize>(), 69);
    let deck = &english[2].rules[0];
    assert_eq!((deck.number.as_str(), deck.rows.len(), deck.rows[1].len(), deck.more.len()), ("2.1", 3, 9, 1));
    assert!(deck.text.ends_with("unseen:") && deck.more[0].starts_with("\"+k\""), "{deck:?}");
    let army = english[6].rules.iter().find(|rule| rule.number == "6.3").expect("rule 6.3");
    assert!(army.text.starts_with("*Land* and") && army.prose().starts_with("Land and"));
    let last = english[12].rules.last().expect("a last line");
    assert!(last.number.is_empty() && last.text.ends_with("lies in crates/rules/deck.toml."), "{last:?}");
}

#[test]
fn every_language_has_every_rule_with_the_same_citations_and_tables() {
    for language in Language::ALL {
        let own = rules_of(language);
        let english = rules_of(Language::English);
        assert_eq!(own.len(), english.len(), "{language:?}");
        for (chapter, wanted) in own.iter().zip(english) {
            assert_eq!(chapter.number, wanted.number, "{language:?}");
            assert!(!chapter.title.is_empty());
            let numbers = |rules: &[Rule]| rules.iter().map(|rule| rule.number.clone()).collect::<Vec<_>>();
            assert_eq!(numbers(&chapter.rules), numbers(&wanted.rules), "{language:?}");
            for (rule, wanted) in chapter.rules.iter().zip(&wanted.rules) {
                let place = format!("{language:?} {}", rule.number);
                assert_eq!(figures(rule), figures(wanted), "{place}: other numbers than in English");
                assert_eq!(strong(rule), strong(wanted), "{place}: other stress than in English");
                assert_eq!(rule.rows.len(), wanted.rows.len(), "{place}");
                for (row, wanted) in rule.rows.iter().zip(&wanted.rows) {
                    assert_eq!(row[1..], wanted[1..], "{place}");
                }
            }
        }
    }
}

#[test]
fn no_rule_is_left_in_english() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        for (chapter, english) in rules_of(language).iter().zip(rules_of(Language::English)) {
            for (rule, english) in chapter.rules.iter().zip(&english.rules) {
                assert_ne!(rule.text, english.text, "{language:?} {}", rule.number);
            }
        }
    }
}

#[test]
fn rules_speak_of_the_game_in_its_words() {
    // The categories are called in the rules what they are called on the cards.
    for language in Language::ALL {
        let words = Words::of(language);
        let chapter = &rules_of(language)[1];
        let material: String = chapter.rules[1..=2].iter().map(Rule::prose).collect();
        for category in pax_rules::Category::ALL {
            let name = words.category(category);
            assert!(material.contains(&format!("{name} {}", category.latin())), "{language:?}: {name}");
        }
    }
}

/// Every number in a rule, citations included, wherever they stand in the sentence.
fn figures(rule: &Rule) -> BTreeSet<String> {
    let prose = rule.prose();
    let numbers = prose.split(|c: char| !c.is_ascii_digit() && c != '.').map(|number| number.trim_matches('.'));
    // Small numbers may be words in another language.
    let large = |number: &&str| number.contains('.') || number.parse::<u32>().is_ok_and(|number| number > 12);
    numbers.filter(large).map(str::to_owned).collect()
}

fn strong(rule: &Rule) -> usize {
    [&rule.text].into_iter().chain(&rule.more).map(|text| text.matches("**").count()).sum()
}
