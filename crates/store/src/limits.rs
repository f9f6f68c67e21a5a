//! The bounds on everything the store takes in or gives out. Sizes are in bytes.

use crate::Error;

/// Appends that may wait for the writer before [`Error::Busy`].
pub const MAX_QUEUE: usize = 4_096;
/// Appends in one commit.
pub const MAX_BATCH: usize = 256;
/// Changes a subscriber may lag behind before it is told to look again.
pub const MAX_LAG: usize = 4_096;
/// Items on one page, whatever was asked for.
pub const MAX_PAGE: u32 = 200;
/// Log entries in one answer.
pub const MAX_ENTRIES: u32 = 1_000;
/// Effects of one append or of one new table.
pub const MAX_EFFECTS: usize = 64;
/// A document, an entry, a summary or somebody's settings.
pub const MAX_TEXT: usize = 64 * 1024;
/// A name, a label, a key, a mode.
pub const MAX_KEY: usize = 200;
/// A hash of a password or of a recovery code.
pub const MAX_HASH: usize = 500;
/// A line of chat.
pub const MAX_CHAT_TEXT: usize = 2_000;
/// Lines of chat kept for a table; older ones are dropped.
pub const MAX_CHAT_LINES: u32 = 200;
/// Sessions of one person; the one unseen for longest makes room.
pub const MAX_SESSIONS: u32 = 50;
/// Tables handed out by one claim.
pub const MAX_CLAIMS: u32 = 256;

pub(crate) fn fits(what: &'static str, text: &str, limit: usize) -> Result<(), Error> {
    if text.len() <= limit { Ok(()) } else { Err(Error::TooLarge { what, limit }) }
}

pub(crate) fn fits_if_any(what: &'static str, text: Option<&str>, limit: usize) -> Result<(), Error> {
    text.map_or(Ok(()), |text| fits(what, text, limit))
}
