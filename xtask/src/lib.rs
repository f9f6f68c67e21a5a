//! The chores of the workspace, as a library so that tests can call them. `main.rs` reads the words of the
//! command line and nothing else. xtask depends on no crate of the game: it must build when they do not.

pub mod champion;
pub mod counts;
pub mod fuzz;
pub mod golden;
pub mod prove;
pub mod replay;
pub mod screenshots;
pub mod shell;
pub mod test;
pub mod tidy;
pub mod tools;
