//! The tests of the chores: every check of tidy is shown a tree with one thing wrong, and must name it.

mod chores;
mod disk;
mod source;
mod tidy;
