//! Players that look ahead: each deals itself games that its view allows, and plays them on in its head.

mod foresight;
mod halving;
mod ismcts;
pub mod leanings;
mod plan;
mod tree;

pub use foresight::Foresight;
pub use ismcts::Ismcts;
pub use ismcts::acting;
