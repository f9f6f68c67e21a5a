//! What the sources ask for is there, and what is there is asked for. A key must stand in the source as a literal, so
//! that it can be found; a key that is put together at run time belongs to a family below.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

use pax_rules::Category;
use pax_words::Language;

use crate::catalogue;

/// The keys that sources put together, each family by walking what it is made from.
const FAMILIES: &[fn() -> Vec<String>] = &[of_categories, of_steps, of_the_table];

/// A step's word, as tables write it.
const STEPS: [&str; 8] = ["opening", "turn", "place", "buy", "play", "surrender", "senate", "over"];

fn of_categories() -> Vec<String> {
    let names: Vec<&str> = Category::ALL.iter().map(|category| category.name()).collect();
    let full = family("effect-", &names).into_iter().map(|key| key + "-full");
    [family("category-", &names), family("effect-", &names), full.collect()].concat()
}

fn of_steps() -> Vec<String> {
    [family("table-your-", &STEPS), family("table-their-", &STEPS)].concat()
}

fn of_the_table() -> Vec<String> {
    let keys = ["arrows", "numbers", "draw", "look", "pass", "undo", "hint", "notebook", "faster", "escape", "help"];
    [
        family("keys-", &keys),
        family("table-part-", &["board", "struggle", "rivals", "chronicle"]),
        family("table-room-", &["fleet", "army"]),
        family("table-step-", &["draw", "buy", "play", "income"]),
    ]
    .concat()
}

fn family(prefix: &str, members: &[&str]) -> Vec<String> {
    members.iter().map(|member| format!("{prefix}{member}")).collect()
}

#[test]
fn every_key_that_a_source_says_is_in_english() {
    let english = catalogue::of(Language::English);
    let mut wrong = Vec::new();
    for (path, source) in sources() {
        for key in asked(&source).filter(|key| !english.contains_key(*key)) {
            wrong.push(format!("{}: there is no text {key:?} in texts/en", path.display()));
        }
    }
    for key in FAMILIES.iter().flat_map(|family| family()).filter(|key| !english.contains_key(key)) {
        wrong.push(format!("a family has {key:?}, and texts/en has not"));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_text_is_used() {
    let sources = sources();
    let mut used: BTreeSet<&str> = sources.iter().flat_map(|(_, source)| literals(source)).collect();
    let families: Vec<String> = FAMILIES.iter().flat_map(|family| family()).collect();
    used.extend(families.iter().map(String::as_str));
    let english = catalogue::of(Language::English);
    // A term is used by texts; that each of them exists is Fluent's own business.
    let idle = english.iter().filter(|(key, _)| !used.contains(key.as_str()) && !key.starts_with('-'));
    let idle: Vec<String> = idle.map(|(key, text)| format!("{}: nothing says {key}", text.file)).collect();
    assert!(idle.is_empty(), "{}", idle.join("\n"));
}

/// Every Rust file of a crate's `src`.
fn sources() -> Vec<(PathBuf, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for folder in fs::read_dir(crates).expect("the crates lie side by side") {
        let src = folder.expect("a folder that can be listed").path().join("src");
        if src.is_dir() {
            walk(&src, &mut found).expect("sources that can be read");
        }
    }
    assert!(found.len() > 10, "the sources were not found");
    found
}

fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            walk(&path, found)?;
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push((path.clone(), fs::read_to_string(&path)?));
        }
    }
    Ok(())
}

/// The literals that are handed to `say` or `tell` directly.
fn asked(source: &str) -> impl Iterator<Item = &str> {
    [".say(", ".tell("].into_iter().flat_map(move |call| {
        source.match_indices(call).filter_map(move |(at, _)| {
            let argument = source[at + call.len()..].trim_start().strip_prefix('"')?;
            argument.split_once('"').map(|(key, _)| key)
        })
    })
}

/// Whatever stands between quotation marks and looks like a key.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    let is_key = |text: &&str| {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
        text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(plain)
    };
    source.split('"').filter(is_key)
}
