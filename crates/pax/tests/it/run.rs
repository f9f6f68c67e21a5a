//! Running the built binary.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use expect_test::Expect;

/// What a run gave.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Run {
    fn new(output: Output) -> Run {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("output is UTF-8");
        let (out, err) = (text(output.stdout), text(output.stderr));
        assert!(!err.contains("panicked"), "{err}");
        Run { code: output.status.code().expect("no signal ended it"), out, err }
    }

    /// Done, with nothing to complain about.
    #[track_caller]
    pub fn done(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    /// Ended with this code and these words on standard error.
    #[track_caller]
    pub fn fails(self, code: i32, said: Expect) {
        said.assert_eq(&self.err);
        assert_eq!(self.code, code, "{}", self.err);
    }
}

pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pax"));
    // Recorded games are named as a user beside them would.
    command.args(args).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games"));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

pub fn pax(args: &[&str]) -> Run {
    Run::new(command(args).output().expect("pax runs"))
}

/// With this on standard input. A command may stop reading before all is written.
pub fn pax_with_input(args: &[&str], input: &[u8]) -> Run {
    let mut child = command(args).stdin(Stdio::piped()).spawn().expect("pax runs");
    let _ = child.stdin.take().expect("standard input is piped").write_all(input);
    Run::new(child.wait_with_output().expect("pax ends"))
}

/// A file that is gone when the test is.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new(content: &[u8]) -> Scratch {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("pax-it-{}-{number}", std::process::id()));
        std::fs::write(&path, content).expect("the temporary folder is writable");
        Scratch(path)
    }

    pub fn path(&self) -> &str {
        self.0.to_str().expect("the temporary folder has a plain name")
    }

    /// Runs pax on the file, which messages then call FILE.
    pub fn pax(&self, before: &[&str], after: &[&str]) -> Run {
        let run = pax(&[before, &[self.path()], after].concat());
        Run { out: run.out.replace(self.path(), "FILE"), err: run.err.replace(self.path(), "FILE"), ..run }
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
