//! The program under test as a real server.

use std::fs::File;
use std::path::Path;

use pax_proof::Server;

pub const PAX: &str = env!("CARGO_BIN_EXE_pax");

pub fn start(database: &str, more: &[&str]) -> Server {
    Server::start(Path::new(PAX), database, more)
}

pub fn start_with_log(database: &str, level: &str, log: File) -> Server {
    Server::start_with_log(Path::new(PAX), database, level, log)
}
