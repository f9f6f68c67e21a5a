//! `rules` computes and does nothing else: no files, no network, no clock, no threads, no async, no randomness
//! but what it is handed. Its tests and benches may do all of that, as long as they live outside `src`.

use crate::tidy::source::Token;
use crate::tidy::{Finding, Tree};

const FOLDER: &str = "crates/rules/src/";

/// Modules of `std` that touch the world.
const WORLD: [&str; 6] = ["env", "fs", "net", "process", "thread", "time"];

/// Names that bring async or the randomness of the operating system with them.
const NAMES: [&str; 9] =
    ["tokio", "getrandom", "OsRng", "SysRng", "ThreadRng", "thread_rng", "from_entropy", "from_os_rng", "RandomState"];

const PRINTING: [&str; 4] = ["print", "println", "eprint", "eprintln"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, source) in tree.sources(FOLDER) {
        let tokens = source.tokens();
        for (at, token) in tokens.iter().enumerate() {
            let next = tokens.get(at + 1).map(|token| token.text);
            let mut complain = |line, what: &str| {
                found.push(Finding::new(path, line, format!("rules may not use {what}")));
            };
            if NAMES.contains(&token.text) {
                complain(token.line, token.text);
            } else if PRINTING.contains(&token.text) && next == Some("!") {
                complain(token.line, &format!("{}!", token.text));
            } else if token.text == "std" && next == Some("::") {
                for module in named_in(&tokens[at + 2..]).filter(|module| WORLD.contains(&module.text)) {
                    complain(module.line, &format!("std::{}", module.text));
                }
            }
        }
    }
    found
}

/// What follows `std::`: one name, or the first names of the paths in a group.
fn named_in<'a, 't>(tokens: &'t [Token<'a>]) -> impl Iterator<Item = &'t Token<'a>> {
    let is_group = tokens.first().is_some_and(|token| token.text == "{");
    let mut depth = 0;
    let mut starts = !is_group;
    let mut over = false;
    tokens.iter().filter(move |token| {
        if over {
            return false;
        }
        let is_start = starts && depth <= 1;
        starts = false;
        match token.text {
            "{" => {
                depth += 1;
                starts = true;
                false
            }
            "}" => {
                depth -= 1;
                over = depth == 0;
                false
            }
            "," => {
                starts = true;
                false
            }
            _ => {
                over = !is_group;
                is_start
            }
        }
    })
}
