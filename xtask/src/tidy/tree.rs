//! The files of the project, read once: what git tracks or would track. Paths are relative to the root and
//! written with slashes.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::shell;
use crate::tidy::source::Source;

/// Every file with its text, or `None` where it is not text.
pub struct Tree {
    files: BTreeMap<String, Option<String>>,
}

impl Tree {
    /// The tree on disk.
    pub fn read(root: &Path) -> Result<Tree> {
        let mut files = BTreeMap::new();
        for path in tracked(root).map_or_else(|| walked(root), Ok)? {
            let full = root.join(&path);
            if full.is_file() {
                let bytes = fs::read(&full).with_context(|| format!("cannot read {path}"))?;
                files.insert(path, String::from_utf8(bytes).ok());
            }
        }
        Ok(Tree { files })
    }

    /// A tree made of these files.
    pub fn of(files: &[(&str, &str)]) -> Tree {
        Tree { files: files.iter().map(|&(path, text)| (path.to_owned(), Some(text.to_owned()))).collect() }
    }

    pub fn len(&self) -> usize {
        self.files.len()
    }

    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The text of one file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    /// All files that are text.
    pub fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
    }

    /// The text files whose names end in one of these, dot included.
    pub fn ending<'a>(&'a self, ends: &'a [&str]) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.texts().filter(|(path, _)| ends.iter().any(|end| path.ends_with(end)))
    }

    /// The Rust files below a folder (`""`: all), taken apart.
    pub fn sources(&self, folder: &str) -> impl Iterator<Item = (&str, Source<'_>)> {
        self.ending(&[".rs"])
            .filter(move |(path, _)| path.starts_with(folder))
            .map(|(path, text)| (path, Source::read(text)))
    }

    /// The manifests of the workspace's crates with the folder of each: `rules`, `pax`, `xtask`.
    pub fn manifests(&self) -> impl Iterator<Item = Manifest<'_>> {
        self.ending(&["/Cargo.toml"]).filter_map(|(path, text)| {
            let folder = path.strip_suffix("/Cargo.toml")?;
            let name = folder.strip_prefix("crates/").unwrap_or(folder);
            let is_crate = !name.contains('/') && (folder == "xtask" || folder != name);
            is_crate.then(|| Manifest { path, folder, name, table: text.parse().unwrap_or_default() })
        })
    }

    /// Is there such a file, or a folder with files in it?
    pub fn holds(&self, path: &str) -> bool {
        let folder = format!("{}/", path.trim_end_matches('/'));
        self.files.contains_key(path)
            || folder == "/"
            || self.files.range(folder.clone()..).next().is_some_and(|(file, _)| file.starts_with(&folder))
    }
}

/// One crate's Cargo.toml.
pub struct Manifest<'a> {
    pub path: &'a str,
    /// `crates/rules`.
    pub folder: &'a str,
    /// `rules`.
    pub name: &'a str,
    /// Empty where the file is not TOML: cargo has more to say about that than we have.
    pub table: toml::Table,
}

impl Manifest<'_> {
    pub fn package(&self, key: &str) -> Option<&str> {
        self.table.get("package")?.get(key)?.as_str()
    }
}

/// What git knows of, ignored files left out. `None` outside a work tree or without git.
fn tracked(root: &Path) -> Option<Vec<String>> {
    if !root.join(".git").exists() {
        return None;
    }
    let mut git = shell::program("git");
    git.current_dir(root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    Some(shell::answer(&mut git)?.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect())
}

/// Every file on disk, but for what is built and git's own.
fn walked(root: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let mut folders = vec![String::new()];
    while let Some(folder) = folders.pop() {
        let on_disk = root.join(&folder);
        for entry in fs::read_dir(&on_disk).with_context(|| format!("cannot list {}", on_disk.display()))? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
            if !entry.file_type()?.is_dir() {
                found.push(path);
            } else if name != ".git" && name != "target" {
                folders.push(path);
            }
        }
    }
    Ok(found)
}
