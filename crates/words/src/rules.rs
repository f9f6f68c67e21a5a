//! The rules of the game as people read them: English is docs/RULES.md itself, the others are `texts/*/rules.md`, in the
//! same form. They are taken apart once, into chapters and numbered rules.

use std::sync::LazyLock;

use crate::language::Language;
use crate::words::Words;

/// A chapter. The introduction and the readings at the end have no number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// `6`.
    pub number: String,
    pub title: String,
    pub rules: Vec<Rule>,
}

/// A rule. A paragraph that is none has no number; readings have letters: `(a)`. Texts have Markdown's stress,
/// `**so**` and `*so*`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rule {
    /// `6.3`.
    pub number: String,
    pub text: String,
    /// A table below the text, its heads first.
    pub rows: Vec<Vec<String>>,
    /// What follows the table.
    pub more: Vec<String>,
}

impl Words {
    /// The rules in this language.
    pub fn rules(self) -> &'static [Chapter] {
        static ENGLISH: LazyLock<Vec<Chapter>> =
            LazyLock::new(|| chapters(include_str!("../../../docs/RULES.md"), Language::English));
        static GERMAN: LazyLock<Vec<Chapter>> =
            LazyLock::new(|| chapters(include_str!("../texts/de/rules.md"), Language::German));
        static DUTCH: LazyLock<Vec<Chapter>> =
            LazyLock::new(|| chapters(include_str!("../texts/nl/rules.md"), Language::Dutch));
        static PORTUGUESE: LazyLock<Vec<Chapter>> =
            LazyLock::new(|| chapters(include_str!("../texts/pt/rules.md"), Language::Portuguese));
        static FRENCH: LazyLock<Vec<Chapter>> =
            LazyLock::new(|| chapters(include_str!("../texts/fr/rules.md"), Language::French));
        match self.language() {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
            Language::Dutch => &DUTCH,
            Language::Portuguese => &PORTUGUESE,
            Language::French => &FRENCH,
        }
    }
}

impl Rule {
    /// What it says, without tables, marks and the targets of links: for looking for words in it.
    pub fn prose(&self) -> String {
        let all: Vec<&str> = [&self.text].into_iter().chain(&self.more).map(String::as_str).collect();
        all.join(" ").replace(['*', '`'], "")
    }
}

/// Reads a text in the form of docs/RULES.md.
fn chapters(text: &str, language: Language) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    // Whether the next line goes on with the paragraph before it.
    let mut open = false;
    for line in uncommented(text).lines() {
        let words = language.typeset(&unlinked(line.trim())).into_owned();
        if let Some(heading) = words.strip_prefix('#') {
            let heading = heading.trim_start_matches('#').trim();
            let numbered = heading.split_once(' ').filter(|(number, _)| number.parse::<u8>().is_ok());
            let (number, title) = numbered.unwrap_or(("", heading));
            chapters.push(Chapter { number: number.to_owned(), title: title.to_owned(), rules: Vec::new() });
            open = false;
            continue;
        }
        let Some(Chapter { rules, .. }) = chapters.last_mut() else { continue };
        if words.is_empty() {
            open = false;
        } else if words.starts_with('|') {
            if let (Some(rule), false) = (rules.last_mut(), words.contains("---")) {
                rule.rows.push(words.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect());
            }
            open = false;
        } else if let Some((number, text)) = words.split_once(' ').filter(|(number, _)| begins_a_rule(line, number)) {
            rules.push(Rule { number: number.to_owned(), text: text.trim().to_owned(), ..Rule::default() });
            open = true;
        } else {
            add(rules, words, open, line.starts_with(' '));
            open = true;
        }
    }
    chapters
}

/// A line without a number: it goes on with what is open, follows a table, or stands by itself.
fn add(rules: &mut Vec<Rule>, words: String, open: bool, indented: bool) {
    match rules.last_mut() {
        Some(rule) if open => {
            let text = rule.more.last_mut().unwrap_or(&mut rule.text);
            text.push(' ');
            text.push_str(&words);
        }
        Some(rule) if indented => rule.more.push(words),
        Some(_) | None => rules.push(Rule { text: words, ..Rule::default() }),
    }
}

/// `6.3` or `(a)` at the very beginning of a line.
fn begins_a_rule(line: &str, number: &str) -> bool {
    let is_part = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let is_number = number.split_once('.').is_some_and(|(chapter, rule)| is_part(chapter) && is_part(rule));
    line.starts_with(number) && (is_number || matches!(number.as_bytes(), [b'(', b'a'..=b'z', b')']))
}

/// Without the comment at its head, which is for translators.
fn uncommented(text: &str) -> &str {
    text.strip_prefix("<!--").and_then(|rest| rest.split_once("-->")).map_or(text, |(_, rest)| rest)
}

/// Links as their words alone: `[words](target)`.
fn unlinked(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, link)) = rest.split_once('[') {
        plain.push_str(before);
        let parts = link.split_once("](").and_then(|(words, target)| Some((words, target.split_once(')')?.1)));
        match parts {
            Some((words, after)) => {
                plain.push_str(words);
                rest = after;
            }
            None => {
                plain.push('[');
                rest = link;
            }
        }
    }
    plain + rest
}
