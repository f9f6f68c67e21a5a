//! Files that somebody hands us: opened, read within limits, and named in every complaint. Records come line by line, so
//! neither a file of any size nor a line of any length fills the memory. What we write is whole or not there.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Stdin};
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use pax_rules::{CardList, FORMAT, Record, RecordError};

use crate::failure::Usage;

/// The longest line that is read: a hundred times the longest record.
const LONGEST_LINE: usize = 16 << 20;
/// The largest card list that is read: a thousand times the shipped one.
const LARGEST_DECK: u64 = 1 << 20;

/// A file of records, or standard input, being read.
pub struct Records {
    name: String,
    input: Box<dyn BufRead>,
    size: Option<u64>,
    line: usize,
    bytes: Vec<u8>,
}

impl Records {
    /// Opens a file; `-` is standard input.
    pub fn open(path: &Path) -> Result<Records> {
        if path == Path::new("-") {
            let input: BufReader<Stdin> = BufReader::with_capacity(1 << 16, io::stdin());
            return Ok(Records::new("standard input".to_owned(), Box::new(input), None));
        }
        let (file, size) = open(path)?;
        Ok(Records::new(name(path), Box::new(BufReader::with_capacity(1 << 16, file)), Some(size)))
    }

    fn new(name: String, input: Box<dyn BufRead>, size: Option<u64>) -> Records {
        Records { name, input, size, line: 0, bytes: Vec::new() }
    }

    /// The bytes of the file, where it is one.
    pub fn size(&self) -> Option<u64> {
        self.size
    }

    /// Where the reader stands: file and line.
    pub fn place(&self) -> String {
        format!("{}, line {}", self.name, self.line)
    }

    /// The file's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Goes on to the next line that is not blank. Gives how many bytes were read for it; `None` at the end.
    pub fn advance(&mut self) -> Result<Option<u64>> {
        let mut read = 0;
        loop {
            self.line += 1;
            self.bytes.clear();
            let limit = LONGEST_LINE as u64 + 1;
            let count = self.input.by_ref().take(limit).read_until(b'\n', &mut self.bytes);
            let count = count.with_context(|| format!("{}: cannot be read", self.place()))?;
            read += count as u64;
            if count == 0 {
                return Ok(None);
            }
            if count > LONGEST_LINE {
                let most = LONGEST_LINE >> 20;
                bail!("{}: longer than {most} MiB, and no record is: one game is one line", self.place());
            }
            if !self.bytes.trim_ascii().is_empty() {
                return Ok(Some(read));
            }
        }
    }

    /// The record on the line of the reader.
    pub fn record(&self) -> Result<Record> {
        let text = std::str::from_utf8(&self.bytes);
        let text = text.map_err(|e| anyhow!("{}: byte {} is not UTF-8 text", self.place(), e.valid_up_to() + 1))?;
        let text = text.trim_ascii();
        if !text.starts_with('{') {
            bail!("{}: not a record: a game is one JSON object, {{\"format\": \"{FORMAT}\", …}}", self.place());
        }
        Record::parse(text).map_err(|error| anyhow!("{}: {}", self.place(), reason(error)))
    }
}

/// A record is one line, so the line that the JSON reader counts is always the first: only the column tells something.
fn reason(error: RecordError) -> String {
    match error {
        RecordError::Json(json) if json.is_eof() => format!(
            "the record breaks off at column {}: cut off, or written over several lines (one game is one line)",
            json.column()
        ),
        RecordError::Json(json) => {
            let text = json.to_string();
            let what = text.rsplit_once(" at line ").map_or(text.as_str(), |(what, _)| what);
            format!("not a record: {what} at column {}", json.column())
        }
        other => other.to_string(),
    }
}

/// Reads and checks a card list (1.4).
pub fn card_list(path: &Path) -> Result<&'static CardList> {
    let (file, _) = open(path)?;
    let name = name(path);
    let mut bytes = Vec::new();
    file.take(LARGEST_DECK + 1).read_to_end(&mut bytes).with_context(|| format!("{name}: cannot be read"))?;
    if bytes.len() as u64 > LARGEST_DECK {
        bail!("{name}: larger than {} MiB, and no card list is", LARGEST_DECK >> 20);
    }
    let text = std::str::from_utf8(&bytes).map_err(|error| {
        let line = bytes[..error.valid_up_to()].iter().filter(|byte| **byte == b'\n').count() + 1;
        anyhow!("{name}, line {line}: not UTF-8 text")
    })?;
    let list = CardList::parse(text).map_err(|error| match error.line {
        Some(line) => anyhow!("{name}, line {line}: {}", error.reason),
        None => anyhow!("{name}: {}", error.reason),
    })?;
    Ok(list.intern())
}

/// Opens a file for reading; a directory is none, though some systems open it.
fn open(path: &Path) -> Result<(File, u64)> {
    let failed = |error: io::Error| Usage::new(format!("{}: cannot be opened: {}", name(path), plain(&error)));
    let file = File::open(path).map_err(failed)?;
    let about = file.metadata().map_err(failed)?;
    if about.is_dir() {
        bail!(Usage::new(format!("{}: a directory, and a file is needed", name(path))));
    }
    Ok((file, about.len()))
}

/// The system's reason without its number.
pub fn plain(error: &io::Error) -> String {
    let text = error.to_string();
    let reason = text.split(" (os error").next().unwrap_or_default();
    reason.chars().take(1).flat_map(char::to_lowercase).chain(reason.chars().skip(1)).collect()
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

/// Writes a file in the place of what it was, under another name first.
pub fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    let unfinished = path.with_extension("unfinished");
    fs::write(&unfinished, bytes)
        .and_then(|()| fs::rename(&unfinished, path))
        .with_context(|| path.display().to_string())
}
