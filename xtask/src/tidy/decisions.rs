//! Every decision record is listed in the index beside it, under a number of its own.

use std::collections::BTreeMap;

use crate::tidy::{Finding, Tree};

const FOLDER: &str = "docs/decisions/";
const INDEX: &str = "docs/decisions/README.md";

pub fn check(tree: &Tree) -> Vec<Finding> {
    let index = tree.text(INDEX).unwrap_or_default();
    let mut numbers: BTreeMap<&str, &str> = BTreeMap::new();
    let mut found = Vec::new();
    for (path, _) in tree.ending(&[".md"]).filter(|&(path, _)| path.starts_with(FOLDER) && path != INDEX) {
        let name = &path[FOLDER.len()..];
        if !index.contains(&format!("({name})")) {
            found.push(Finding::new(path, 0, format!("not listed in {INDEX}")));
        }
        match name.split_once('-') {
            Some((number, _)) if number.len() == 4 && number.bytes().all(|b| b.is_ascii_digit()) => {
                if let Some(other) = numbers.insert(number, name) {
                    found.push(Finding::new(path, 0, format!("{number} is taken by {other}")));
                }
            }
            _ => found.push(Finding::new(path, 0, "named otherwise than 0000-what-was-decided.md")),
        }
    }
    found
}
