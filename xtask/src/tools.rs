//! The programs that the chores need besides cargo itself: looked for first, installed only if missing, and never
//! without saying so. Debian packages are installed only by root; anybody else is told what to install.
//! cargo plugins go into a cache of our own, so nobody finds a surprise in their `~/.cargo/bin`.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell;

/// The version installed where no cargo-deny is found: fixed, so that all machines say the same.
const CARGO_DENY: &str = "0.20.2";
/// Likewise for cargo-fuzz.
const CARGO_FUZZ: &str = "0.13.2";

/// Makes sure that `cargo fmt` or `cargo clippy` is there, by way of rustup if it is not.
pub fn component(subcommand: &str, component: &str) -> Result<()> {
    if shell::answer(shell::cargo().args([subcommand, "--version"])).is_some() {
        return Ok(());
    }
    if !on_path("rustup") {
        bail!("`cargo {subcommand}` is missing: install {component} from where your Rust comes from");
    }
    println!("`cargo {subcommand}` is missing; asking rustup for {component}.");
    shell::run(shell::program("rustup").args(["component", "add", component]))
}

/// Looks for a program and, if it is missing and we may, installs its Debian package. False: it is not to be had
/// here, and what to install has been said.
pub fn debian(program: &str, package: &str) -> Result<bool> {
    if on_path(program) {
        return Ok(true);
    }
    if !install(program, package)? {
        return Ok(false);
    }
    if !on_path(program) {
        bail!("{package} is installed, yet there is still no {program} on the PATH");
    }
    Ok(true)
}

fn install(program: &str, package: &str) -> Result<bool> {
    let is_root = shell::answer(shell::program("id").arg("-u")).as_deref() == Some("0");
    if !is_root || !on_path("apt-get") {
        println!("{program} is missing. On Debian: apt-get install {package}");
        return Ok(false);
    }
    println!("{program} is missing; installing Debian's {package}.");
    shell::run(apt().args(["update", "-qq"]))?;
    shell::run(apt().args(["install", "-y", "-qq", "--no-install-recommends", package]))?;
    Ok(true)
}

/// PostgreSQL's programs, which Debian keeps off the PATH, in a folder per version.
pub fn postgresql() -> Result<bool> {
    if has_postgresql() {
        return Ok(true);
    }
    if !install("initdb", "postgresql")? {
        return Ok(false);
    }
    if !has_postgresql() {
        bail!("postgresql is installed, yet there is still no initdb on the PATH nor in {POSTGRESQL}");
    }
    Ok(true)
}

/// Where Debian keeps a folder for each version.
const POSTGRESQL: &str = "/usr/lib/postgresql";

fn has_postgresql() -> bool {
    let versions = std::fs::read_dir(POSTGRESQL).into_iter().flatten().flatten();
    on_path("initdb") || versions.map(|version| version.path().join("bin/initdb")).any(|path| path.is_file())
}

/// Debian's Chromium and what drives it, for the tests in a real browser.
pub fn chromium() -> Result<bool> {
    Ok(debian("chromium", "chromium")? && debian("chromedriver", "chromium-driver")?)
}

fn apt() -> Command {
    let mut apt = shell::program("apt-get");
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}

/// cargo-deny: the one on the PATH, the one in our cache, or a new one in our cache.
pub fn cargo_deny() -> Result<PathBuf> {
    plugin("cargo-deny", CARGO_DENY, "about 80 seconds on two cores")
}

/// cargo-fuzz, likewise.
pub fn cargo_fuzz() -> Result<PathBuf> {
    plugin("cargo-fuzz", CARGO_FUZZ, "about half a minute on two cores")
}

fn plugin(name: &str, version: &str, takes: &str) -> Result<PathBuf> {
    if on_path(name) {
        return Ok(name.into());
    }
    let folder = cache().join(format!("{name}-{version}"));
    let found = folder.join("bin").join(name);
    if found.is_file() {
        return Ok(found);
    }
    println!("{name} is missing; building {version} into {}, once: {takes}.", folder.display());
    // Unoptimised on purpose: the build takes 80 s instead of 196 s, and a run 1.0 s instead of 0.4 s.
    // cargo install writes the program last, so a build cut short is not taken for a finished one.
    let build = folder.join("build");
    let mut install = shell::cargo();
    install.args(["install", name, "--version", version, "--locked", "--debug", "--quiet"]);
    install.args([OsStr::new("--root"), folder.as_os_str(), OsStr::new("--target-dir"), build.as_os_str()]);
    install.env("CARGO_PROFILE_DEV_DEBUG", "0").env("CARGO_PROFILE_DEV_STRIP", "symbols");
    shell::run(&mut install).with_context(|| format!("{name} could not be installed"))?;
    std::fs::remove_dir_all(&build).ok();
    Ok(found)
}

/// `PAX_TOOLS`, or a folder in the user's cache. Outside `target`, so that neither `cargo clean` nor a second
/// clone costs another build.
fn cache() -> PathBuf {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("PAX_TOOLS")
        .map(|folder| shell::root().join(folder))
        .or_else(|| set("XDG_CACHE_HOME").map(|cache| cache.join("pax-tools")))
        .or_else(|| set("HOME").map(|home| home.join(".cache").join("pax-tools")))
        .unwrap_or_else(|| env::temp_dir().join("pax-tools"))
}

fn on_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| is_program(&folder.join(program)))
}

fn is_program(path: &Path) -> bool {
    path.is_file() || path.with_extension("exe").is_file()
}
