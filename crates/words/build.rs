//! Lists the Fluent files below `texts/`, so that a new file is a file and nothing else: no list to add it to.

use std::path::Path;
use std::{env, fs};

const LANGUAGES: [&str; 5] = ["en", "de", "nl", "pt", "fr"];

fn main() {
    let texts = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is")).join("texts");
    let mut list = String::from("[\n");
    for language in LANGUAGES {
        let folder = texts.join(language);
        println!("cargo::rerun-if-changed={}", folder.display());
        let entries = fs::read_dir(&folder).expect("every language has a folder");
        let mut files: Vec<_> = entries.map(|entry| entry.expect("a folder that can be listed").path()).collect();
        files.retain(|file| file.extension().is_some_and(|end| end == "ftl"));
        files.sort();
        list += "&[";
        for file in files {
            let name = file.file_name().expect("a file has a name");
            list += &format!("({name:?}, include_str!({file:?})), ");
        }
        list += "],\n";
    }
    list += "]\n";
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("texts.rs"), list).expect("a folder that can be written to");
}
