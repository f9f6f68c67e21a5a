//! Lists the pictures of `assets/art`, so that a new picture is a file and nothing else.

use std::path::Path;
use std::{env, fs};

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is")).join("assets/art");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(&folder).expect("there are pictures");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a folder that can be listed").path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end == "svg"));
    files.sort();
    let rows: String = files
        .iter()
        .map(|file| format!("({:?}, include_str!({file:?})),\n", file.file_stem().expect("a file has a name")))
        .collect();
    let list =
        format!("/// The name and the drawing of every picture.\nstatic PICTURES: &[(&str, &str)] = &[\n{rows}];\n");
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("pictures.rs"), list).expect("a folder that can be written to");
}
