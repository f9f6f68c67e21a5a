//! The laboratory's promises: repeatable series, records that verify, numbers that are right.

mod perft;
mod series;
mod statistics;
