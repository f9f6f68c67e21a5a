//! One suite for both databases: every test written with `on_both!` runs on a SQLite file and on a real PostgreSQL.

mod place;

mod changes;
mod chat;
mod crash;
mod due;
mod effects;
mod log;
mod opening;
mod people;
mod races;
mod tables;
