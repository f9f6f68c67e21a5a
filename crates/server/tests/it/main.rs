//! The server from the outside: through its routes, mostly without a socket, on real databases.

mod chat;
mod description;
mod games;
mod guard;
mod house;
mod leaks;
mod matrix;
mod nodes;
mod pages;
mod people;
mod solo;
mod streams;
mod words;
