//! A source file has at most 700 lines, and most have far fewer. One that grows past it holds two things.

use crate::tidy::{Finding, Tree};

pub const MOST_LINES: usize = 700;

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.ending(&[".rs", ".py", ".js", ".css"])
        .filter_map(|(path, text)| {
            let lines = text.lines().count();
            let what = || format!("{lines} lines, and {MOST_LINES} is the limit: find the seam and cut there");
            (lines > MOST_LINES).then(|| Finding::new(path, 0, what()))
        })
        .collect()
}
