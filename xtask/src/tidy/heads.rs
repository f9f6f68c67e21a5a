//! Every crate says what it is: a `description` in its manifest, and a `//!` head where its code begins.

use crate::tidy::{Finding, Tree};

pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for manifest in tree.manifests() {
        if manifest.package("description").is_none_or(|text| text.trim().is_empty()) {
            found.push(Finding::new(manifest.path, 0, "no description"));
        }
        for file in ["src/lib.rs", "src/main.rs"] {
            let path = format!("{}/{file}", manifest.folder);
            if tree.text(&path).is_some_and(|text| !text.starts_with("//!")) {
                found.push(Finding::new(&path, 1, "does not begin with a `//!` head that says what lives here"));
            }
        }
    }
    found
}
