//! `pax deck`: shows a card list as a table, or checks a file as 1.4 says.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::{Args, Subcommand};
use pax_rules::{CardList, Category, Kind};

use crate::files;
use crate::screen::{width, wrap};
use crate::style::{ASIDE, HEAD};

/// Show the cards, or check a card list of your own
///
/// The rulebooks do not print how many cards carry which symbols and price. The shipped list is a reconstruction (1.4);
/// whoever owns the box can write down the true one in the same form and play with --deck FILE.
#[derive(Args)]
#[command(after_help = "Examples:\n  pax deck\n  pax deck show my-box.toml\n  pax deck check my-box.toml")]
#[command(disable_help_subcommand = true)]
pub struct Deck {
    #[command(subcommand)]
    command: Option<DeckCommand>,
}

#[derive(Subcommand)]
enum DeckCommand {
    /// Show a card list as a table: the shipped one, or that of a file
    #[command(after_help = "Example:\n  pax deck show")]
    Show {
        /// A card list in the form of deck.toml
        file: Option<PathBuf>,
    },
    /// Check a card list: the counts of 1.2 and 1.3, symbols and prices of 1.4
    #[command(after_help = "Example:\n  pax deck check my-box.toml\n\n\
        Exit codes: 0 it can be played with, 1 it cannot, 2 wrong usage or a file that cannot be opened.")]
    Check {
        /// A card list in the form of deck.toml
        file: PathBuf,
    },
}

impl Deck {
    pub fn run(self) -> Result<()> {
        match self.command {
            None => show(None),
            Some(DeckCommand::Show { file }) => show(file.as_deref()),
            Some(DeckCommand::Check { file }) => check(&file),
        }
    }
}

fn check(path: &Path) -> Result<()> {
    let list = files::card_list(path)?;
    let (base, all) = (list.copy(false).len(), list.copy(true).len());
    let (path, kinds) = (path.display(), list.kinds().len());
    writeln!(
        anstream::stdout().lock(),
        "{path}: right, {base} base and {} Nocturnus cards of {kinds} kinds (1.2 to 1.4)",
        all - base
    )?;
    Ok(())
}

fn show(path: Option<&Path>) -> Result<()> {
    let mut out = anstream::stdout().lock();
    let (list, note) = match path {
        Some(path) => (files::card_list(path)?, format!("The cards of {}.", path.display())),
        None => {
            let note = "This list is a reconstruction (1.4): the rulebooks do not print how many cards carry which \
                        symbols and price. It agrees with every published fact. To play with the cards of your box, \
                        write a file of the same form and check it with pax deck check FILE.";
            (CardList::shipped(), note.to_owned())
        }
    };
    writeln!(out, "{ASIDE}{}{ASIDE:#}\n", wrap(&note, width(), 0))?;
    writeln!(out, "{HEAD}{:<11}{:<15}{:>5}{:>9}{:>7}   symbols@price{HEAD:#}", "", "", "cards", "symbols", "price")?;
    let mut total = Sum::default();
    for (part, categories) in [("Base", Category::BASE), ("Nocturnus", Category::NOCTURNUS)] {
        let mut sum = Sum::default();
        for category in categories {
            let kinds: Vec<Kind> =
                list.kinds().iter().filter(|kind| kind.card.category() == *category).copied().collect();
            let row = Sum::of(&kinds);
            let faces = kinds.iter().map(|k| format!("{}×{}@{}", k.copies, k.card.symbols(), k.card.price()));
            let faces = faces.collect::<Vec<_>>().join(" ");
            let line = format!("{:<11}{:<15}{row}   {faces}", category.to_string(), category.latin());
            writeln!(out, "{}", wrap(&line, width(), 50))?;
            sum.add(row);
        }
        writeln!(out, "{HEAD}{part:<26}{sum}{HEAD:#}\n")?;
        total.add(sum);
    }
    writeln!(out, "{HEAD}{:<26}{total}{HEAD:#}", "Together")?;
    Ok(())
}

/// Cards, symbols and prices added up.
#[derive(Clone, Copy, Default)]
struct Sum {
    cards: u32,
    symbols: u32,
    price: u32,
}

impl Sum {
    fn of(kinds: &[Kind]) -> Sum {
        let mut sum = Sum::default();
        for kind in kinds {
            let copies = u32::from(kind.copies);
            sum.cards += copies;
            sum.symbols += copies * u32::from(kind.card.symbols());
            sum.price += copies * u32::from(kind.card.price());
        }
        sum
    }

    fn add(&mut self, other: Sum) {
        self.cards += other.cards;
        self.symbols += other.symbols;
        self.price += other.price;
    }
}

impl std::fmt::Display for Sum {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:>5}{:>9}{:>7}", self.cards, self.symbols, self.price)
    }
}
