//! The command line of Pax. Here is the list of commands and what the process answers with; each command has its own
//! file in `commands`.

mod commands;
mod failure;
mod files;
mod language_arg;
mod screen;
mod setup_args;
mod sink;
mod style;
mod table_text;
mod terminal_args;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use commands::{analyse, arena, practise, report, train, tune};
use commands::{backup, bench, deck, export, overview, perft, play, replay, rules, serve, simulate, verify, watch};

/// A server is asked for much memory at times, by thousands of connections; the system's own allocator here keeps it for ever.
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// Pax, a card game of intrigue in ancient Rome
#[derive(Parser)]
#[command(name = "pax", version, styles = style::HELP)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

// Each command also stands in a group of commands/overview.rs.
#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Play(Box<play::Play>),
    Watch(watch::Watch),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Tune(tune::Tune),
    Practise(practise::Practise),
    Train(train::Train),
    Report(report::Report),
    Analyse(analyse::Analyse),
    Verify(verify::Verify),
    Replay(replay::Replay),
    Rules(rules::Rules),
    Deck(deck::Deck),
    Perft(perft::Perft),
    Bench(bench::Bench),
    Export(export::Export),
    Backup(backup::Backup),
}

fn main() -> ExitCode {
    let mut command = overview::with_groups(Cli::command());
    let cli = match Cli::from_arg_matches(&command.get_matches_mut()) {
        Ok(cli) => cli,
        Err(error) => error.format(&mut command).exit(),
    };
    let done = match cli.command {
        None => serve::Serve::and_open().run(),
        Some(Command::Serve(serve)) => serve.run(),
        Some(Command::Play(play)) => play.run(),
        Some(Command::Watch(watch)) => watch.run(),
        Some(Command::Simulate(simulate)) => simulate.run(),
        Some(Command::Arena(arena)) => arena.run(),
        Some(Command::Tune(tune)) => tune.run(),
        Some(Command::Practise(practise)) => practise.run(),
        Some(Command::Train(train)) => train.run(),
        Some(Command::Report(report)) => report.run(),
        Some(Command::Analyse(analyse)) => analyse.run(),
        Some(Command::Verify(verify)) => verify.run(),
        Some(Command::Replay(replay)) => replay.run(),
        Some(Command::Rules(rules)) => rules.run(),
        Some(Command::Deck(deck)) => deck.run(),
        Some(Command::Perft(perft)) => perft.run(),
        Some(Command::Bench(bench)) => bench.run(),
        Some(Command::Export(export)) => export.run(),
        Some(Command::Backup(backup)) => backup.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure::answer(&error),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    #[test]
    fn the_flags_are_well_formed_and_every_command_has_a_group() {
        super::overview::with_groups(super::Cli::command()).debug_assert();
    }
}
