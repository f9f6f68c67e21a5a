//! The command `pax` as a user meets it: what it prints, what it says when something is wrong, and its exit codes.
//! The recorded games in `tests/games` are fixed, so the snapshots change only when the words do
//! (`UPDATE_EXPECT=1 cargo test -p pax` writes them anew).

mod account;
mod bench;
mod check;
mod deck;
mod games;
mod logs;
mod nodes;
mod perft;
mod play;
mod proof;
mod replay;
mod rules;
mod run;
mod served;
mod simulate;
mod usage;
mod verify;
mod watch;
mod window;
