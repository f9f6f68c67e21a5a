//! The few colours there are. They are written always and taken out where no terminal reads (`anstream`).

use anstyle::{AnsiColor, Style};
use clap::builder::Styles;

/// Headings and the names of commands.
pub const HEAD: Style = Style::new().bold();
/// Rome, and what Rome holds.
pub const ROME: Style = AnsiColor::Red.on_default();
/// Stronger than Rome.
pub const ABOVE: Style = AnsiColor::Green.on_default().bold();
/// What is said by the way.
pub const ASIDE: Style = Style::new().dimmed();
/// The word before an error.
pub const ERROR: Style = AnsiColor::Red.on_default().bold();
/// A word that was searched for.
pub const FOUND: Style = Style::new().bold().invert();
/// Markdown's two kinds of stress.
pub const STRONG: Style = Style::new().bold();
pub const STRESS: Style = Style::new().italic();

/// The same for the help of clap.
pub const HELP: Styles = Styles::styled().header(HEAD).usage(HEAD).literal(HEAD).error(ERROR);
