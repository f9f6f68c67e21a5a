mod catalogue;
mod keys;
mod languages;
mod speech;
mod usage;
