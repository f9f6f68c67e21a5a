//! No file names a folder that exists on one machine only.

use crate::tidy::{Finding, Tree};

/// Put together here so that this file does not find itself.
const FOLDERS: [&str; 4] =
    [concat!("/", "work/"), concat!("/", "root/"), concat!("/", "home/"), concat!("/", "Users/")];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in tree.texts() {
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(folder) = FOLDERS.iter().find(|folder| begins_a_path(line, folder)) {
                found.push(Finding::new(path, number, format!("a path of one machine: {folder}…")));
            }
        }
    }
    found
}

/// Does the line hold it at the start of a path, as opposed to the middle of one or of an address?
fn begins_a_path(line: &str, folder: &str) -> bool {
    line.match_indices(folder).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "._-/~}$*".contains(c))
    })
}
