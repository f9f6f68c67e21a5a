//! `cargo xtask screenshots`: the pictures in docs/pictures, taken in a real browser at a real server. The browser's tests
//! know how to drive one, so one of them takes the pictures; it is passed over unless asked for.

use anyhow::{Result, bail};

use crate::shell::{self, Usage};
use crate::tools;

pub fn run(words: &[&str]) -> Result<()> {
    if !words.is_empty() {
        bail!(Usage::new("screenshots takes nothing"));
    }
    if !tools::chromium()? {
        bail!("without a browser there are no pictures");
    }
    let mut test = shell::cargo();
    test.args(["test", "--quiet", "--package", "pax", "--test", "browser", "--", "--ignored", "--exact"]);
    test.arg("pictures::are_taken").env("PAX_PICTURES", shell::root().join("docs/pictures"));
    shell::run(&mut test)?;
    println!("Written to docs/pictures.");
    Ok(())
}
