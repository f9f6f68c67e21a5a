//! Nothing half done is committed: no placeholder or debugging macros, no notes to oneself.

use crate::tidy::source::is_word;
use crate::tidy::{Finding, Tree};

const MACROS: [&str; 3] = ["todo", "unimplemented", "dbg"];

/// Put together here so that this file does not find itself.
const NOTES: [&str; 3] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")];

const SOURCES: [&str; 8] = [".rs", ".py", ".sh", ".toml", ".js", ".css", ".sql", ".ci/run"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, source) in tree.sources("") {
        for pair in source.tokens().windows(2) {
            if MACROS.contains(&pair[0].text) && pair[1].text == "!" {
                found.push(Finding::new(path, pair[0].line, format!("{}! is left over", pair[0].text)));
            }
        }
    }
    for (path, text) in tree.ending(&SOURCES) {
        for (number, line) in (1..).zip(text.lines()) {
            for note in line.split(|c| !is_word(c)).filter(|word| NOTES.contains(word)) {
                let what = format!("{note}: do it, or put it on the list of issues");
                found.push(Finding::new(path, number, what));
            }
        }
    }
    found
}
