//! One file per command: its flags, its help and what it does.

pub mod deck;
pub mod overview;
pub mod perft;
pub mod replay;
pub mod rules;
pub mod verify;
