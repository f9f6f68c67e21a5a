//! A link in a Markdown file to another file of the project leads to a file that exists. Addresses on the web and
//! headings are not looked at; what stands in a code block is no link.

use crate::tidy::{Finding, Tree};

pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in tree.ending(&[".md"]) {
        let mut fenced = false;
        for (number, line) in (1..).zip(text.lines()) {
            if line.trim_start().starts_with("```") {
                fenced = !fenced;
            } else if !fenced {
                for target in targets(&without_code(line)) {
                    if !resolve(path, &target).is_some_and(|file| tree.holds(&file)) {
                        found.push(Finding::new(path, number, format!("the link to {target} leads nowhere")));
                    }
                }
            }
        }
    }
    found
}

/// The line with its `code` taken out.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect()
}

/// The files that a line links to: `[text](file)`, `[label]: file`, `src="file"`, `href="file"`.
fn targets(line: &str) -> Vec<String> {
    let mut targets = Vec::new();
    for (before, after) in [("](", ')'), ("src=\"", '"'), ("href=\"", '"')] {
        for (at, _) in line.match_indices(before) {
            let rest = &line[at + before.len()..];
            targets.push(rest.split(after).next().unwrap_or(rest));
        }
    }
    if let Some((label, target)) = line.split_once("]: ")
        && label.starts_with('[')
    {
        targets.push(target);
    }
    let file = |target: &str| target.split([' ', '#', '?']).next().unwrap_or(target).to_owned();
    let is_file = |target: &String| !target.is_empty() && !target.contains("://") && !target.starts_with("mailto:");
    targets.into_iter().map(file).filter(is_file).collect()
}

/// The target as a path from the root, or `None` if it lies outside.
fn resolve(from: &str, target: &str) -> Option<String> {
    let folder = from.rsplit_once('/').map_or("", |(folder, _)| folder);
    let start = if target.starts_with('/') { "" } else { folder };
    let mut path: Vec<&str> = Vec::new();
    for part in start.split('/').chain(target.split('/')) {
        match part {
            "" | "." => {}
            ".." => {
                path.pop()?;
            }
            part => path.push(part),
        }
    }
    Some(path.join("/"))
}
