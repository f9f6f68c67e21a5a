//! `pax play`: the game in a terminal, full screen or line by line, on this machine or at a server's table.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use pax_bots::{Budget, levels};
use pax_rules::{CardList, Seed, Setup};
use pax_terminal::{Address, Errand, Sits, Wish};

use crate::failure::Usage;
use crate::files;
use crate::setup_args::number;
use crate::terminal_args::TerminalArgs;

/// Play in the terminal, full screen or line by line
///
/// Without a game in the flags a menu offers them all. A game is saved after every action and can be continued whatever
/// happened to the window. ? shows the keys.
#[derive(Args)]
#[command(after_help = "Examples:\n  pax play\n  pax play --players 3 --against crassus\n  \
    pax play --seats person,person,livia --nocturnus\n  pax play --plain --campaign\n  \
    pax play --server https://pax.example/t/TABLE\n  pax play --server http://127.0.0.1:7777 --players 2")]
pub struct Play {
    /// Play at a server's table, by its link; without a table in the link one is made
    #[arg(long, value_name = "URL")]
    server: Option<String>,

    /// What to call you [default: your user name]
    #[arg(long)]
    name: Option<String>,

    #[command(flatten)]
    game: Game,

    #[command(flatten)]
    terminal: TerminalArgs,
}

/// What is played, for who wants no menu.
#[derive(Args)]
#[command(next_help_heading = "Game")]
struct Game {
    /// How many play, 2 to 8
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = number::<usize>)]
    players: Option<usize>,

    /// Against computer players of this level: varus, catilina, crassus, sejanus or livia
    #[arg(long, value_name = "LEVEL")]
    against: Option<String>,

    /// Who sits where: person or a level, one per seat; several persons share the keyboard, none only watch
    #[arg(long, value_name = "LIST", value_delimiter = ',', conflicts_with_all = ["players", "against"])]
    seats: Vec<String>,

    /// The next game of the solitaire campaign
    #[arg(long, conflicts_with_all = ["players", "against", "seats"])]
    campaign: bool,

    /// With the cards of the expansion Nocturnus
    #[arg(long)]
    nocturnus: bool,

    /// Play with the cards of this file instead of the shipped list
    #[arg(long, value_name = "FILE", conflicts_with_all = ["campaign", "resume"])]
    deck: Option<PathBuf>,

    /// Continue the game that was played last
    #[arg(long = "continue", conflicts_with_all = ["players", "against", "seats", "campaign", "nocturnus"])]
    resume: bool,

    /// The number of the deal: the same number deals the same cards
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,

    /// What every computer player may spend on a choice, as in 200ms or 1000 (iterations) [default: as its level has it]
    #[arg(long, value_name = "BUDGET")]
    think: Option<Budget>,
}

impl Play {
    pub fn run(self) -> Result<()> {
        let mut options = self.terminal.options(self.name.as_deref())?;
        options.think = self.game.think;
        options.seed = self.game.seed.map(|number| Seed::of_series(number, 0));
        let name = options.name.clone();
        let errand = match &self.server {
            Some(url) => {
                let address = Address::parse(url).map_err(|trouble| Usage::new(trouble.to_string()))?;
                Errand::Server { address, wish: self.game.wish(&name)? }
            }
            None if self.game.resume => Errand::Continue,
            None if self.game.campaign => Errand::Campaign { nocturnus: self.game.nocturnus },
            None => self.game.wish(&name)?.map_or(Errand::Menu, Errand::Begin),
        };
        Ok(pax_terminal::run(options, errand)?)
    }
}

impl Game {
    /// The game of the flags, if they name one.
    fn wish(&self, name: &str) -> Result<Option<Wish>> {
        let seats = match (&self.seats[..], self.players, &self.against) {
            ([], None, None) if !self.nocturnus && self.deck.is_none() => return Ok(None),
            ([], players, against) => {
                let mut seats = vec![level(against.as_deref().unwrap_or("catilina"))?; players.unwrap_or(4)];
                if let Some(first) = seats.first_mut() {
                    *first = Sits::Person;
                }
                seats
            }
            (seats, ..) => seats.iter().map(|name| level(name)).collect::<Result<_>>()?,
        };
        let setup = Setup::new(seats.len()).map_err(|error| match seats.len() {
            1 => Usage::new("one player plays the campaign: add --campaign"),
            _ => Usage::new(error.to_string()),
        })?;
        let setup = setup.with_nocturnus(self.nocturnus);
        let cards = self.deck.as_deref().map(files::card_list).transpose()?.map(CardList::to_maps);
        Ok(Some(Wish { setup, seats, name: name.to_owned(), campaign: None, cards }))
    }
}

fn level(name: &str) -> Result<Sits> {
    let known = || levels().iter().map(|level| level.name).collect::<Vec<_>>().join(", ");
    Ok(Sits::named(name.trim())
        .ok_or_else(|| Usage::new(format!("nobody is called {name:?}: say person or {}", known())))?)
}
