//! How a command fails: what is said on standard error, and the exit code. 0 done, 1 a check failed, 2 wrong usage or a
//! file that cannot be opened.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use crate::style::ERROR;

/// The command line asks for something that is not there: exit code 2.
#[derive(Debug)]
pub struct Usage(String);

impl Usage {
    /// An error that says what is wrong and what would be right.
    pub fn new(message: impl Into<String>) -> Usage {
        Usage(message.into())
    }
}

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// A check failed and all has been said about it: exit code 1 without a further word.
#[derive(Debug)]
pub struct Checked {
    /// Whether a file could not even be opened: exit code 2.
    pub unopened: bool,
}

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a check failed")
    }
}

impl std::error::Error for Checked {}

/// Says what went wrong and chooses the exit code. A reader that closed the pipe has had enough: no word, no fault.
pub fn answer(error: &anyhow::Error) -> ExitCode {
    let closed = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
    };
    if error.chain().any(closed) {
        return ExitCode::SUCCESS;
    }
    if let Some(checked) = error.downcast_ref::<Checked>() {
        return ExitCode::from(if checked.unopened { 2 } else { 1 });
    }
    say(error);
    ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
}

/// Writes one error to standard error; where that is closed nobody is left to tell.
pub fn say(error: &anyhow::Error) {
    let _ = writeln!(anstream::stderr(), "{ERROR}error:{ERROR:#} {error:#}");
}
