//! What Pax claims, shown by experiment: each proof tries to break one claim many times, prints its seed, and panics
//! with a reason when it succeeds. The tests run every proof in small, `cargo xtask prove` runs one in full; what came
//! of the full runs is in docs/PROOF.md.

pub mod catalogue;
mod deals;
mod description;
mod dice;
mod disk;
mod honest;
mod input;
mod leaks;
mod lost;
mod memory;
mod order;
mod player;
mod races;
mod request;
mod requests;
mod served;
mod simulation;
mod soak;
pub mod upgrade;
mod wire;

pub use catalogue::{Proof, catalogue};
pub use order::{Findings, Order};
pub use player::Player;
pub use served::{Door, Log, Server};
