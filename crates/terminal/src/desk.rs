//! What a person brings along, and how they come to a table.

use std::path::{Path, PathBuf};
use std::time::Duration;

use pax_bots::Budget;
use pax_rules::{Record, Seed, Viewer};
use pax_words::Words;

use crate::local::{Around, Local};
use crate::recorded::Recorded;
use crate::remote::Remote;
use crate::server::{Address, Client};
use crate::session::{Post, Session};
use crate::shelf::Shelf;
use crate::trouble::Trouble;
use crate::wish::Wish;

/// How somebody wants to play.
#[derive(Clone, Debug)]
pub struct Options {
    pub words: Words,
    /// What to call whoever sits down first.
    pub name: String,
    /// Where games are kept.
    pub data: PathBuf,
    /// What computer players may spend on a choice, where not what their level has.
    pub think: Option<Budget>,
    /// The pause after what a computer player does, where not the usual.
    pub pace: Option<Duration>,
    /// The deal of the first game.
    pub seed: Option<Seed>,
    pub style: Style,
}

/// How things are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// Line by line.
    pub plain: bool,
    /// Nothing but ASCII.
    pub ascii: bool,
    pub colour: bool,
}

/// What somebody came for.
#[derive(Clone, Debug)]
pub enum Errand {
    /// To choose from the menu.
    Menu,
    /// This game.
    Begin(Wish),
    /// The game that was played last.
    Continue,
    /// The next game of the campaign.
    Campaign { nocturnus: bool },
    /// A table on a server; without a table in the address one is made.
    Server { address: Address, wish: Option<Wish> },
    /// To look at a table on a server.
    WatchServer(Address),
    /// To step through a record.
    WatchRecord { record: Box<Record>, viewer: Viewer },
}

pub struct Desk {
    pub options: Options,
    pub post: Post,
    pub shelf: Shelf,
}

/// A table to go to, or a choice that is still to be made.
pub enum Way {
    Table(Box<dyn Session>),
    /// The front page.
    Menu,
    /// A new table on this server.
    Form(Address),
}

impl Desk {
    pub fn new(options: Options, post: Post) -> Result<Desk, Trouble> {
        let shelf = Shelf::open(&options.data)?;
        Ok(Desk { options, post, shelf })
    }

    /// Where an errand leads.
    pub fn way(&mut self, errand: Errand) -> Result<Way, Trouble> {
        let words = self.options.words;
        Ok(match errand {
            Errand::Menu => Way::Menu,
            Errand::Begin(wish) => Way::Table(self.begin(&wish)?),
            Errand::Continue => match self.shelf.games().first() {
                Some(last) => Way::Table(self.resume(&last.path)?),
                None => return Err(Trouble::NothingToContinue),
            },
            Errand::Campaign { nocturnus } => Way::Table(self.campaign(nocturnus)?),
            Errand::Server { address, wish: None } if address.table.is_none() => Way::Form(address),
            Errand::Server { address, wish } => Way::Table(self.join(address, wish.as_ref())?),
            Errand::WatchServer(address) => {
                let client = Client::new(&address.server, words);
                Way::Table(Box::new(Remote::join(client, address, false, words, self.post.clone())?))
            }
            Errand::WatchRecord { record, viewer } => {
                let recorded = Recorded::new(*record, viewer, words);
                Way::Table(Box::new(recorded.map_err(|fault| Trouble::Server(fault.to_string()))?))
            }
        })
    }

    /// Deals a game on this machine.
    pub fn begin(&mut self, wish: &Wish) -> Result<Box<dyn Session>, Trouble> {
        let seed = match self.options.seed.take() {
            Some(seed) => seed,
            None => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).map_err(|error| Trouble::Server(error.to_string()))?;
                Seed::new(bytes)
            }
        };
        Ok(Box::new(Local::begin(wish, seed, self.around())?))
    }

    /// The next game of the campaign.
    fn campaign(&mut self, nocturnus: bool) -> Result<Box<dyn Session>, Trouble> {
        let name = self.options.name.clone();
        self.begin(&Wish::campaign(self.shelf.campaign(nocturnus), nocturnus, &name))
    }

    /// Goes on with a game of this machine.
    pub fn resume(&self, path: &Path) -> Result<Box<dyn Session>, Trouble> {
        let opened = self.shelf.resume(path)?;
        Ok(Box::new(Local::resume(opened, self.around())?))
    }

    /// Joins a table on a server; makes one where the address names none.
    pub fn join(&self, mut address: Address, wish: Option<&Wish>) -> Result<Box<dyn Session>, Trouble> {
        let words = self.options.words;
        let mut client = Client::new(&address.server, words);
        client.introduce(&self.options.name, &self.shelf)?;
        if let (None, Some(wish)) = (&address.table, wish) {
            let (table, invitation) = client.make(wish)?;
            address = Address { table: Some(table), invitation, ..address };
        }
        Ok(Box::new(Remote::join(client, address, true, words, self.post.clone())?))
    }

    fn around(&self) -> Around<'_> {
        let Options { words, think, .. } = self.options;
        Around { words, think, post: self.post.clone(), shelf: &self.shelf }
    }
}
