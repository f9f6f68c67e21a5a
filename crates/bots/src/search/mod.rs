//! Players that look ahead: each deals itself games that its view allows, and plays them on in its head.

mod ismcts;
mod tree;

pub use ismcts::Ismcts;
