//! The command line of Pax: one file per command.

mod commands;

use std::process::ExitCode;

use clap::Parser;

/// Pax, a card game of intrigue in ancient Rome.
#[derive(Parser)]
#[command(version)]
enum Pax {
    Simulate(commands::simulate::Args),
}

fn main() -> anyhow::Result<ExitCode> {
    match Pax::parse() {
        Pax::Simulate(args) => commands::simulate::run(args),
    }
}
