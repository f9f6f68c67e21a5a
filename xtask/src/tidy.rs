//! `cargo xtask tidy`: invariants of the tree that neither the compiler nor clippy can see, one file per check.
//! A check is a function from a [`Tree`] to findings and touches no disk, so its tests can hand it a tree of three
//! lines. The same checks run as an ordinary test of this crate.

use std::fmt;

use anyhow::{Result, bail};

use crate::shell::{self, Usage};

pub mod arrows;
pub mod citations;
pub mod decisions;
pub mod heads;
pub mod leftovers;
pub mod links;
pub mod machine_paths;
pub mod purity;
pub mod size;
pub mod source;
pub mod tree;

pub use tree::Tree;

/// Something out of order, and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    pub file: String,
    /// From 1; 0 where the whole file is meant.
    pub line: usize,
    pub what: String,
}

impl Finding {
    pub fn new(file: &str, line: usize, what: impl Into<String>) -> Finding {
        Finding { file: file.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}:{line}: {}", self.file, self.what),
        }
    }
}

pub type Check = fn(&Tree) -> Vec<Finding>;

/// Every check with what it stands for.
pub const CHECKS: [(&str, Check); 9] = [
    ("the arrows between crates", arrows::check),
    ("the purity of the rules", purity::check),
    ("no leftovers", leftovers::check),
    ("files of a size one can hold in the head", size::check),
    ("no paths of one machine", machine_paths::check),
    ("decisions are in their index", decisions::check),
    ("crates say what they are", heads::check),
    ("links lead somewhere", links::check),
    ("cited rules exist", citations::check),
];

/// All that is out of order, in the order of the files.
pub fn findings(tree: &Tree) -> Vec<Finding> {
    let mut found: Vec<Finding> = CHECKS.iter().flat_map(|(_, check)| check(tree)).collect();
    found.sort();
    found
}

pub fn run(words: &[&str]) -> Result<()> {
    if let [word, ..] = words {
        bail!(Usage::new(format!("tidy takes no words, least of all {word:?}")));
    }
    let tree = Tree::read(shell::root())?;
    let found = findings(&tree);
    for finding in &found {
        println!("{finding}");
    }
    if !found.is_empty() {
        bail!("{} out of order", count(found.len(), "thing"));
    }
    println!("{}, {}: tidy.", count(tree.len(), "file"), count(CHECKS.len(), "check"));
    Ok(())
}

fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}
