mod catalogue;
mod fluent;
mod game;
mod keys;
mod languages;
mod rules;
mod speech;
mod usage;
