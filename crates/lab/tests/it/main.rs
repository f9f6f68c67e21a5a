//! The laboratory's promises: repeatable series, records that verify, numbers that are right.

mod arena;
mod leanings;
mod perft;
mod practice;
mod review;
mod series;
mod statistics;
mod training;
mod tuning;
