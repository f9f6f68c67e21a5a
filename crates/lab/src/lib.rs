//! The laboratory: many games on all cores, and what can honestly be said of them.
//!
//! [`Simulation`] plays series of games between computer players, [`Tally`] adds them up with intervals,
//! [`perft`](perft::perft) counts the ways a game can go, and [`mod@bench`] measures how fast the rules are. No files and no
//! terminal here: that is the command line's part.

pub mod arena;
pub mod bench;
mod deserts;
mod engine;
mod entrant;
pub mod leanings;
pub mod perft;
pub mod practise;
mod recipes;
pub mod report;
pub mod review;
mod simulate;
mod statistics;
mod tally;
pub mod train;
pub mod tune;

pub use engine::question;
pub use entrant::{Entrant, NoEntrant, Seated};
pub use recipes::{census, copies, exercises, recipes, tunings};
pub use simulate::{Played, Simulation};
pub use statistics::{Estimate, Mean, Share};
pub use tally::{BotTally, Brief, SeatTally, Tally};
