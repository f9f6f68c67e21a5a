//! The tree as it lies on disk.

use std::fs;
use std::path::Path;

use xtask::shell;
use xtask::tidy::{self, Finding, Tree};

/// The project itself is tidy. The other tests show that this one could fail.
#[test]
fn the_tree_is_tidy() {
    let tree = Tree::read(shell::root()).unwrap();
    let found: Vec<String> = tidy::findings(&tree).iter().map(Finding::to_string).collect();
    assert!(found.is_empty(), "out of order:\n{}", found.join("\n"));
}

#[test]
fn a_tree_outside_git_is_read_without_what_was_built() {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tree");
    fs::remove_dir_all(&root).ok();
    for (path, bytes) in [
        ("README.md", &b"see [the rules](docs/RULES.md)"[..]),
        ("docs/picture.png", &[0x89, b'P', 0xff]),
        ("target/debug/notes.md", b"[nowhere](nowhere.md)"),
    ] {
        let file = root.join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, bytes).unwrap();
    }
    let tree = Tree::read(&root).unwrap();
    assert_eq!(tree.len(), 2);
    assert!(tree.holds("docs/picture.png") && tree.holds("docs") && !tree.holds("doc"));
    assert_eq!(tree.text("docs/picture.png"), None);
    let found: Vec<String> = tidy::findings(&tree).iter().map(Finding::to_string).collect();
    assert_eq!(found, ["README.md:1: the link to docs/RULES.md leads nowhere"]);
}
