//! The server from the outside: through its routes, mostly without a socket, on real databases.

mod browser;
mod chat;
mod description;
mod economy;
mod ending;
mod games;
mod guard;
mod house;
mod languages;
mod leaks;
mod markup;
mod matrix;
mod nodes;
mod pages;
mod people;
mod schema;
mod solo;
mod streams;
mod tutorial;
mod updates;
mod words;
