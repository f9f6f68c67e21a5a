mod catalogue;
mod game;
mod keys;
mod languages;
mod speech;
mod usage;
