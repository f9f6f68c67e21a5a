//! Code cites the rules by number: `// 6.3` at the start of a comment, `(6.3)` or `rule 6.3` in a comment or in a
//! message of the engine, `r6_3_…` as the name of a test. Each number cited must be one of docs/RULES.md.

use std::collections::BTreeSet;

use crate::tidy::source::{Kind, is_word};
use crate::tidy::{Finding, Tree};

const RULES: &str = "docs/RULES.md";

pub fn check(tree: &Tree) -> Vec<Finding> {
    let rules: BTreeSet<&str> =
        tree.text(RULES).unwrap_or_default().lines().filter_map(|line| number(line).map(|(rule, _)| rule)).collect();
    let mut found = Vec::new();
    for (path, source) in tree.sources("crates/") {
        let mut cite = |line, rule: &str| {
            if !rules.contains(rule) {
                found.push(Finding::new(path, line, format!("there is no rule {rule} in {RULES}")));
            }
        };
        for piece in source.pieces() {
            // Strings are looked at only where the engine speaks: elsewhere a number in brackets may be anything.
            let is_message = piece.kind == Kind::Text && path.starts_with("crates/rules/src/");
            if piece.kind == Kind::Comment || is_message {
                for (line, text) in (piece.line..).zip(piece.text.lines()) {
                    cited(text, piece.kind).into_iter().for_each(|rule| cite(line, rule));
                }
            }
        }
        for token in source.tokens() {
            if let Some(rule) = named(token.text) {
                cite(token.line, &rule);
            }
        }
    }
    found
}

/// The rules that one line of a comment or of a message cites.
fn cited(line: &str, kind: Kind) -> Vec<&str> {
    let mut rules = Vec::new();
    if kind == Kind::Comment {
        rules.extend(list(line.trim_start_matches(['/', '!', '*', ' '])).0);
    }
    for (at, _) in line.match_indices('(') {
        let (inside, rest) = list(&line[at + 1..]);
        if rest.starts_with([')', ':', ';']) {
            rules.extend(inside);
        }
    }
    for word in ["rule ", "rules ", "Rule ", "Rules ", "RULES "] {
        for (at, _) in line.match_indices(word) {
            if !line[..at].ends_with(is_word) {
                rules.extend(list(&line[at + word.len()..]).0);
            }
        }
    }
    rules
}

/// The numbers at the start of a text, separated as one writes lists, and what follows them.
fn list(text: &str) -> (Vec<&str>, &str) {
    let mut numbers = Vec::new();
    let mut rest = text;
    while let Some((rule, after)) = number(rest) {
        numbers.push(rule);
        rest = after;
        let separator = [", ", " and ", " or ", "; ", "–", "/"].into_iter().find(|s| rest.starts_with(s));
        match separator {
            Some(separator) if number(&rest[separator.len()..]).is_some() => rest = &rest[separator.len()..],
            _ => break,
        }
    }
    (numbers, rest)
}

/// A rule number at the very start of a text, and what follows it.
fn number(text: &str) -> Option<(&str, &str)> {
    let chapter = digits(text);
    let after = text[chapter..].strip_prefix('.')?;
    let rule = digits(after);
    let (number, rest) = text.split_at(chapter + 1 + rule);
    let sizes_fit = (1..=2).contains(&chapter) && (1..=2).contains(&rule);
    let ends_there = !rest.starts_with(|c| is_word(c) || c == '%')
        && !rest.strip_prefix('.').is_some_and(|next| next.starts_with(is_word));
    (sizes_fit && ends_there).then_some((number, rest))
}

fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// `r6_3_armies_need_land` cites 6.3.
fn named(word: &str) -> Option<String> {
    let mut parts = word.strip_prefix('r')?.split('_');
    let (chapter, rule) = (parts.next()?, parts.next()?);
    let is_number = |part: &str| !part.is_empty() && digits(part) == part.len();
    (is_number(chapter) && is_number(rule)).then(|| format!("{chapter}.{rule}"))
}
