//! Which crate may know which. Everything points towards `rules`; the two ways to show the game do not know each
//! other; `pax` is the only crate that knows them all. Dependencies of tests count like any other.

use std::collections::BTreeMap;

use crate::tidy::tree::Manifest;
use crate::tidy::{Finding, Tree};

/// A crate's folder and the folders it may depend on.
const ARROWS: [(&str, &[&str]); 11] = [
    ("rules", &[]),
    ("words", &["rules"]),
    ("bots", &["rules"]),
    ("lab", &["bots", "rules"]),
    ("store", &[]),
    ("tables", &["rules"]),
    ("server", &["tables", "store", "lab", "bots", "words", "rules"]),
    ("terminal", &["tables", "bots", "words", "rules"]),
    ("proof", &["server", "tables", "store", "lab", "bots", "words", "rules"]),
    ("pax", &["proof", "server", "terminal", "tables", "store", "lab", "bots", "words", "rules"]),
    ("xtask", &[]),
];

const TABLES: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let root: toml::Table = tree.text("Cargo.toml").unwrap_or_default().parse().unwrap_or_default();
    let shared = root.get("workspace").and_then(|workspace| workspace.get("dependencies"));
    let manifests: Vec<Manifest<'_>> = tree.manifests().collect();
    let folders: BTreeMap<&str, &str> =
        manifests.iter().filter_map(|manifest| Some((manifest.package("name")?, manifest.name))).collect();

    let mut found = Vec::new();
    for manifest in &manifests {
        let Some((_, allowed)) = ARROWS.iter().find(|(name, _)| *name == manifest.name) else {
            let what = format!("`{}` has no row in ARROWS (xtask/src/tidy/arrows.rs)", manifest.name);
            found.push(Finding::new(manifest.path, 0, what));
            continue;
        };
        for package in dependencies(&manifest.table, shared) {
            if let Some(folder) = folders.get(package.as_str())
                // Onto itself: how a crate's tests ask for one of its own features.
                && *folder != manifest.name
                && !allowed.contains(folder)
            {
                let what = format!("`{}` may not depend on `{folder}`", manifest.name);
                found.push(Finding::new(manifest.path, 0, what));
            }
        }
    }
    found
}

/// The packages that a manifest names, under their real names.
pub fn dependencies(manifest: &toml::Table, shared: Option<&toml::Value>) -> Vec<String> {
    let targets = manifest.get("target").and_then(toml::Value::as_table);
    let sections = targets.into_iter().flat_map(|targets| targets.values().filter_map(toml::Value::as_table));
    let mut packages = Vec::new();
    for section in sections.chain([manifest]) {
        for (key, value) in TABLES.iter().filter_map(|table| section.get(*table)?.as_table()).flatten() {
            let inherited = value.get("workspace").and_then(|_| shared?.get(key));
            let renamed = inherited.unwrap_or(value).get("package").and_then(toml::Value::as_str);
            packages.push(renamed.unwrap_or(key).to_owned());
        }
    }
    packages
}
