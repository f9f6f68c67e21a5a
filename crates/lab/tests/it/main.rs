//! The laboratory's promises: repeatable series, records that verify, numbers that are right.

mod analysis;
mod arena;
mod leanings;
mod perft;
mod practice;
mod series;
mod statistics;
mod training;
mod tuning;
