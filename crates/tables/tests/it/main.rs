//! Tables from the outside: commands in, entries out, views for everybody. Every random test prints its seed by the
//! message of its assertion.

mod carry;
mod clocks;
mod endings;
mod games;
mod hands;
mod house;
mod law;
mod leaks;
mod memory;
mod names;
mod opening;
mod stored;
mod undo;
mod viewing;
mod views;
mod wire;
