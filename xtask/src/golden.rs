//! `cargo xtask golden`: writes every golden file anew. The tests do the writing, so that what writes and what
//! compares is one piece of code: `UPDATE_EXPECT` speaks to expect-test, `PAX_GOLDEN` to our own golden files.

use anyhow::{Result, bail};

use crate::shell::{self, Usage};
use crate::tools;

pub fn run(words: &[&str]) -> Result<()> {
    // What the tests need: one that cannot run would keep the others from writing.
    tools::postgresql()?;
    tools::chromium()?;
    let mut test = shell::cargo();
    test.args(["test", "--quiet", "--no-fail-fast"]).env("UPDATE_EXPECT", "1").env("PAX_GOLDEN", "write");
    match words {
        [] => test.arg("--workspace"),
        [package] if !package.starts_with('-') => test.args(["--package", package]),
        _ => bail!(Usage::new("golden takes at most the name of one package")),
    };
    shell::run(&mut test)?;
    match shell::answer(shell::program("git").args(["status", "--short"])) {
        Some(changed) if changed.is_empty() => println!("Nothing changed."),
        Some(changed) => println!("Changed; read the diff before you believe it:\n{changed}"),
        None => println!("Written. This is no git work tree, so what changed cannot be shown."),
    }
    Ok(())
}
