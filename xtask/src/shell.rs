//! Other programs, run so that a reader can repeat what was run: every command is printed before it starts.

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

/// A mistake on the command line, as opposed to a failed check: exit code 2 instead of 1.
#[derive(Debug)]
pub struct Usage(String);

impl Usage {
    pub fn new(what: impl Into<String>) -> Usage {
        Usage(what.into())
    }
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// The root of the workspace.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in a folder of the workspace")
}

/// The folder that cargo has built us into, where it will build other programs too, wherever the user keeps it.
pub fn built() -> Result<PathBuf> {
    let xtask = env::current_exe().context("cannot tell where xtask lies")?;
    Ok(xtask.parent().context("xtask lies nowhere")?.to_owned())
}

/// The folder of everything that is built, whatever its profile.
pub fn target() -> Result<PathBuf> {
    Ok(built()?.parent().context("xtask lies nowhere")?.to_owned())
}

/// The profile that is quicker to build than a release and nearly as quick to run.
pub const HASTE: &str = "prove";

/// Builds the program of one package in haste, alone, so that it is the one that users get, without the features of tests.
pub fn in_haste(package: &str) -> Result<PathBuf> {
    run(cargo().args(["build", "--quiet", "--profile", HASTE, "--package", package]))?;
    Ok(target()?.join(HASTE).join(format!("{package}{}", env::consts::EXE_SUFFIX)))
}

/// The cargo that runs us, so that a `+toolchain` given by the user stays in force.
pub fn cargo() -> Command {
    program(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// A program in the workspace's root that reads no standard input.
pub fn program(name: impl Into<OsString>) -> Command {
    let mut command = Command::new(name.into());
    command.current_dir(root()).stdin(Stdio::null());
    command
}

/// Prints the command, runs it, and returns how it ended.
pub fn status(command: &mut Command) -> Result<ExitStatus> {
    let line = line(command);
    println!("$ {line}");
    command.status().with_context(|| format!("cannot start `{line}`"))
}

/// Prints the command, runs it, and fails if it does.
pub fn run(command: &mut Command) -> Result<()> {
    let status = status(command)?;
    if !status.success() {
        bail!("`{}` ended with {}", line(command), ended(status));
    }
    Ok(())
}

/// What the command prints on standard output, or `None` if it cannot be started or fails. Says nothing.
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Prints the command and runs it silently; false if it fails or is not done in that time.
pub fn works_within(command: &mut Command, limit: Duration) -> Result<bool> {
    println!("$ {}", line(command));
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
    let start = Instant::now();
    while start.elapsed() < limit {
        if let Some(status) = child.try_wait()? {
            return Ok(status.success());
        }
        thread::sleep(Duration::from_millis(50));
    }
    child.kill()?;
    child.wait()?;
    Ok(false)
}

/// "exit code 101" rather than "exit status: 101".
pub fn ended(status: ExitStatus) -> String {
    status.code().map_or_else(|| status.to_string(), |code| format!("exit code {code}"))
}

/// The command as one would type it in the root: set variables, then the words; paths below the root made short.
fn line(command: &Command) -> String {
    let mut words = Vec::new();
    for (name, value) in command.get_envs() {
        if let Some(value) = value {
            words.push(format!("{}={}", name.to_string_lossy(), quoted(&value.to_string_lossy())));
        }
    }
    let program = Path::new(command.get_program());
    let is_cargo = program.file_stem().is_some_and(|stem| stem == "cargo");
    words.push(if is_cargo { "cargo".to_owned() } else { quoted(&short(program)) });
    words.extend(command.get_args().map(|arg| quoted(&short(Path::new(arg)))));
    words.join(" ")
}

fn short(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).to_string_lossy().into_owned()
}

fn quoted(word: &str) -> String {
    if word.is_empty() || word.contains(char::is_whitespace) { format!("'{word}'") } else { word.to_owned() }
}
