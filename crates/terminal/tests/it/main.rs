//! What the screen shows, without a terminal: the main screens in several sizes, colours, alphabets and languages, and
//! what keys do to them. `UPDATE_EXPECT=1 cargo test -p pax-terminal` writes the snapshots anew.

mod keys;
mod pictures;
mod reconnect;
mod records;
mod sizes;
mod theatre;
