//! The list of commands in `pax --help`, in groups, from the one catalogue that clap has.

use std::fmt::Write as _;

use clap::Command;

use crate::style::HEAD;

/// The commands by what one wants of them.
const GROUPS: &[(&str, &[&str])] = &[
    ("Play", &["serve", "play", "watch"]),
    ("Learn the game", &["rules", "deck"]),
    ("Let computers play", &["simulate", "arena", "report", "tune", "practise", "train"]),
    ("Look at games", &["replay", "analyse", "verify"]),
    ("Run it for others", &["export", "backup"]),
    ("For builders", &["perft", "bench"]),
];

/// The same command line, its help with the commands in groups.
///
/// # Panics
/// If a command stands in no group: somebody added one and forgot.
pub fn with_groups(command: Command) -> Command {
    for known in command.get_subcommands() {
        let grouped = GROUPS.iter().any(|(_, names)| names.contains(&known.get_name()));
        assert!(grouped, "the command {} belongs into a group of the overview", known.get_name());
    }
    let template =
        format!("{{about}}\n\n{{usage-heading}} {{usage}}\n\n{}{{options}}\n", groups(&command) + &options());
    command.help_template(template)
}

fn options() -> String {
    format!("{HEAD}Options:{HEAD:#}\n")
}

fn groups(command: &Command) -> String {
    let mut text = String::new();
    for (title, names) in GROUPS {
        let _ = writeln!(text, "{HEAD}{title}:{HEAD:#}");
        for name in *names {
            let about = command.find_subcommand(name).and_then(Command::get_about);
            let _ = writeln!(text, "  {HEAD}{name:<8}{HEAD:#}  {}", about.map(ToString::to_string).unwrap_or_default());
        }
        text.push('\n');
    }
    text
}
