mod catalogue;
mod game;
mod keys;
mod languages;
mod rules;
mod speech;
mod usage;
