//! Where records are written: a stream, or a file that is there whole or not at all. A file grows under a temporary
//! name in the same folder and takes its own when all is written.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result, bail};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use tempfile::NamedTempFile;

use crate::failure::{Interrupted, Usage};
use crate::files::plain;

/// Lines on their way out.
pub enum Sink {
    /// Standard output, or something that is no plain file: a pipe, a terminal, `/dev/null`.
    Stream(BufWriter<Box<dyn Write>>),
    /// A temporary file, the file it will be, and whether somebody pressed Ctrl-C meanwhile.
    File { temporary: BufWriter<NamedTempFile>, target: PathBuf, interrupted: Arc<AtomicBool> },
}

impl Sink {
    /// Opens a file for writing; `-` is standard output. What is wrong with a path is better said before the work than
    /// after it.
    pub fn open(path: &Path) -> Result<Sink> {
        if path == Path::new("-") {
            return Ok(Sink::Stream(BufWriter::new(Box::new(io::stdout()))));
        }
        let failed = |error: io::Error| Usage::new(format!("{}: cannot be written: {}", path.display(), plain(&error)));
        match fs::metadata(path) {
            Ok(found) if found.is_dir() => {
                bail!(Usage::new(format!("{}: a directory, and a file is needed", path.display())));
            }
            Ok(found) if !found.is_file() => {
                let stream = File::options().write(true).open(path).map_err(failed)?;
                return Ok(Sink::Stream(BufWriter::new(Box::new(stream))));
            }
            Ok(_) | Err(_) => {}
        }
        // A link stays a link: what it points to is replaced.
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        if !folder.is_dir() {
            let (path, folder) = (path.display(), folder.display());
            bail!(Usage::new(format!("{path}: cannot be written: there is no directory {folder}")));
        }
        let interrupted = watch_for_interruption()?;
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        let permissions = std::os::unix::fs::PermissionsExt::from_mode(0o666); // less the umask, as for any new file
        #[cfg(unix)]
        builder.permissions(permissions);
        let temporary = builder.prefix(".pax-").suffix(".part").tempfile_in(folder).map_err(failed)?;
        Ok(Sink::File { temporary: BufWriter::new(temporary), target, interrupted })
    }

    /// Writes one line.
    pub fn line(&mut self, line: &str) -> Result<()> {
        match self {
            Sink::Stream(stream) => writeln!(stream, "{line}")?,
            Sink::File { interrupted, .. } if interrupted.load(Ordering::Relaxed) => bail!(Interrupted),
            Sink::File { temporary, target, .. } => writeln!(temporary, "{line}").with_context(|| unwritten(target))?,
        }
        Ok(())
    }

    /// All is written: the file takes its name.
    pub fn finish(self) -> Result<()> {
        match self {
            Sink::Stream(mut stream) => stream.flush()?,
            Sink::File { temporary, target, .. } => {
                let file = temporary.into_inner().map_err(io::IntoInnerError::into_error);
                file.and_then(|file| {
                    file.as_file().sync_all()?;
                    file.persist(&target).map_err(|error| error.error)
                })
                .with_context(|| unwritten(&target))?;
            }
        }
        Ok(())
    }
}

/// A first Ctrl-C lets the temporary file go; a second ends everything at once.
fn watch_for_interruption() -> Result<Arc<AtomicBool>> {
    let interrupted = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        flag::register_conditional_shutdown(signal, 130, Arc::clone(&interrupted))
            .and_then(|_| flag::register(signal, Arc::clone(&interrupted)))
            .context("cannot watch for Ctrl-C")?;
    }
    Ok(interrupted)
}

fn unwritten(target: &Path) -> String {
    format!("{}: nothing was written", target.display())
}
