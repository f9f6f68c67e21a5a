//! What can go wrong around a game, as the command line tells it.

use std::io;

use thiserror::Error;

#[derive(Debug, Error)]
pub enum Trouble {
    #[error("{path}: {why}")]
    File { path: String, why: io::Error },
    #[error("{path}, line {line}: {why}")]
    Damaged { path: String, line: usize, why: String },
    #[error("{0}: this game is being played in another window")]
    Elsewhere(String),
    #[error("{0}")]
    Server(String),
    #[error("{0:?} is no table's address: it looks like http://127.0.0.1:7777/t/TABLE")]
    Address(String),
    #[error("the terminal: {0}")]
    Terminal(#[from] io::Error),
    #[error("the full-screen table needs a terminal: add --plain to play line by line")]
    NoTerminal,
    /// In the words of the player's language.
    #[error("{0}")]
    Denied(String),
    #[error("there is no game to continue")]
    NothingToContinue,
    #[error("the game cannot be saved: {0}")]
    Unsaved(io::Error),
    #[error("{0}")]
    Table(#[from] pax_tables::DocError),
}

impl Trouble {
    pub(crate) fn file(path: &std::path::Path) -> impl FnOnce(io::Error) -> Trouble + '_ {
        move |why| Trouble::File { path: path.display().to_string(), why }
    }
}
