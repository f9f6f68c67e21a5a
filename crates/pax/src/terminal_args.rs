//! The flags that say how a table is shown in the terminal: the same for playing and watching.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use pax_terminal::{Options, Style, Trouble};
use pax_words::{Language, Names, Words};

use crate::failure::Usage;

/// How the table is shown.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Showing")]
pub struct TerminalArgs {
    /// Line by line instead of full screen: for screen readers, braille lines and pipes
    #[arg(long)]
    plain: bool,

    /// In this language: en, de, nl, pt or fr [default: the system's]
    #[arg(long, value_name = "TAG", value_parser = crate::language_arg::language)]
    language: Option<Language>,

    /// Show nothing but ASCII [default: where the locale is not UTF-8]
    #[arg(long, conflicts_with = "unicode")]
    ascii: bool,

    /// Show Unicode whatever the locale says
    #[arg(long)]
    unicode: bool,

    /// No colours [also: NO_COLOR in the environment]
    #[arg(long)]
    no_colour: bool,

    /// The pause after what a computer player does, as in 0ms, 500ms or 2s; + and - change it
    #[arg(long, value_name = "TIME", value_parser = pause)]
    pace: Option<Duration>,

    /// Where games are kept [default: this user's data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

impl TerminalArgs {
    /// What the terminal wants to know.
    pub fn options(&self, name: Option<&str>) -> Result<Options> {
        let on_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        if !self.plain && !on_terminal {
            bail!(Usage::new(Trouble::NoTerminal.to_string()));
        }
        let variable = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale =
            variable("LC_ALL").or_else(|| variable("LC_CTYPE")).or_else(|| variable("LANG")).unwrap_or_default();
        let spoken = variable("LC_ALL").or_else(|| variable("LC_MESSAGES")).or_else(|| variable("LANG"));
        let language = self.language.or_else(|| Language::from_tag(&spoken?)).unwrap_or_default();
        let utf8 = locale.to_ascii_uppercase().replace('-', "").contains("UTF8");
        let given = self.data.clone().or_else(|| variable("PAX_DATA").map(PathBuf::from));
        let data = given.or_else(pax_server::data_folder);
        let data = data.ok_or_else(|| Usage::new("there is no home folder to keep games in: say --data FOLDER"))?;
        let name = name.map(str::to_owned).or_else(|| variable("USER")).unwrap_or_else(|| Names::ROMAN[0].to_owned());
        Ok(Options {
            words: Words::of(language),
            name,
            data: data.join("terminal"),
            think: None,
            pace: self.pace,
            seed: None,
            style: Style {
                plain: self.plain,
                ascii: self.ascii || !(self.unicode || utf8),
                colour: !self.no_colour && variable("NO_COLOR").is_none(),
            },
        })
    }
}

fn pause(text: &str) -> Result<Duration, String> {
    let wrong = || "a time is needed, as in 500ms or 2s".to_owned();
    let (digits, unit) = text
        .strip_suffix("ms")
        .map(|digits| (digits, 1))
        .or_else(|| Some((text.strip_suffix('s')?, 1000)))
        .ok_or_else(wrong)?;
    let number: u32 = digits.parse().map_err(|_| wrong())?;
    Ok(Duration::from_millis(u64::from(number) * unit))
}
