//! Pax in a terminal.
//!
//! A [`Session`](session::Session) is a table: a game on this machine, a table on a server, or a record. Two faces stand
//! on top of it: [`screen`] draws the whole table and listens to keys and mouse, `plain` speaks line by line. Both get
//! nothing but a [`TableView`](pax_tables::TableView), which holds what the person in front may know, and sentences.

pub mod ascii;
mod choices;
mod desk;
mod ending;
mod keys;
mod local;
mod menu;
mod pages;
mod plain;
mod reading;
mod recorded;
mod remote;
pub mod screen;
mod server;
pub mod session;
mod shelf;
mod telling;
mod trouble;
mod wish;

pub use desk::{Errand, Options, Style};
pub use server::Address;
pub use shelf::Campaign;
pub use trouble::Trouble;
pub use wish::{Sits, Wish};

use std::sync::mpsc;

use desk::Desk;

/// Plays, or watches, until the person leaves.
pub fn run(options: Options, errand: Errand) -> Result<(), Trouble> {
    let (post, messages) = mpsc::channel();
    let plain = options.style.plain;
    let desk = Desk::new(options, post)?;
    if plain { plain::run(desk, &messages, errand) } else { screen::run(desk, &messages, errand) }
}
