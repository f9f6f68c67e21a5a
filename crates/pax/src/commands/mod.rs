//! One file per command: its flags, its help and what it does.

pub mod analyse;
pub mod arena;
pub mod backup;
pub mod bench;
pub mod course;
pub mod deck;
pub mod export;
pub mod overview;
pub mod perft;
pub mod play;
pub mod practise;
pub mod replay;
pub mod report;
pub mod rules;
pub mod serve;
pub mod simulate;
pub mod train;
pub mod tune;
pub mod verify;
pub mod watch;
