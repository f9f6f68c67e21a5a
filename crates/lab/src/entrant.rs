//! Who takes part in a contest: a computer player by its name, perhaps with a budget as in `livia:100ms`, a trained network
//! from a file as in `net@duel.net`, habits from a file as in `shrewd@duel.habits`, ISMCTS with an exploration constant
//! of its own as in `ismcts@0.5:1000`, a program of somebody else's as in `exec:python3 engine.py`, or `peek:1000`, which may
//! see all cards and shows what that would be worth.

use std::fmt;
use std::fs;
use std::sync::Arc;

use pax_bots::net::{Bare, Network, Quick};
use pax_bots::{Bot, BotInfo, Budget, Foresight, Greedy, Ingrained, Ismcts, Rivals};
use pax_rules::{Action, Game, Seat, Viewer};
use thiserror::Error;

use crate::engine::Engine;

/// Enough to try every choice in every stage of the search, with a weight that leaves little to first opinions.
const PEEKS: u32 = 120;

/// A player that can be seated many times.
#[derive(Clone, Debug)]
pub struct Entrant {
    name: String,
    kind: Kind,
    budget: Option<Budget>,
}

#[derive(Clone, Debug)]
enum Kind {
    Known(&'static BotInfo),
    /// A network of its own, alone or with search.
    Trained(Arc<Quick>),
    /// `shrewd` with other habits, or `reflex` with other reflexes.
    Practised(Greedy),
    /// ISMCTS with another exploration constant.
    Curious(f32, Budget),
    Program(String),
    /// The strongest search, in the true deal: only here, and in no catalogue.
    Peek(Budget),
}

/// A player in its seat.
pub enum Seated {
    /// Sees its view.
    Honest(Box<dyn Bot>),
    /// Sees everything.
    Peeking(Box<Foresight>),
}

impl Seated {
    /// What it does now.
    pub fn choose(&mut self, game: &Game, seat: Seat) -> Action {
        let view = game.view(Viewer::Seat(seat));
        match self {
            Seated::Honest(bot) => bot.choose(&view),
            Seated::Peeking(search) => search.weigh_in(&view, |_, _| *game)[0].action,
        }
    }

    /// What it remembers of its rivals, if it cares.
    pub fn rivals(&mut self) -> Option<&mut Rivals> {
        match self {
            Seated::Honest(bot) => bot.rivals(),
            Seated::Peeking(search) => search.rivals(),
        }
    }
}

/// Why nobody can be seated under a name.
#[derive(Debug, Error)]
pub enum NoEntrant {
    #[error(transparent)]
    Unknown(#[from] pax_bots::UnknownBot),
    #[error(transparent)]
    Budget(#[from] pax_bots::NotABudget),
    #[error("{0:?} is no exploration constant: a number from 0 on, as in ismcts@0.7:1000")]
    Curiosity(String),
    #[error("{file}: {reason}")]
    Weights { file: String, reason: String },
}

impl Entrant {
    /// Reads a name: `greedy`, `ismcts:1000`, `livia:100ms`, `net@FILE`, `search@FILE:100ms`,
    /// `shrewd@FILE`, `reflex@FILE`, `ismcts@0.5:1000`, `peek:1000`, `exec:COMMAND`.
    pub fn parse(text: &str) -> Result<Entrant, NoEntrant> {
        let name = text.to_owned();
        if let Some(command) = text.strip_prefix("exec:") {
            return Ok(Entrant { name, kind: Kind::Program(command.to_owned()), budget: None });
        }
        if let Some(file) = text.strip_prefix("net@") {
            return Ok(Entrant { name, kind: Kind::Trained(network(file)?), budget: None });
        }
        let practised = |file: &str, with: fn(Arc<Ingrained>) -> Greedy| {
            let habits = Arc::new(from_file(file, Ingrained::read)?);
            Ok(Entrant { name: text.to_owned(), kind: Kind::Practised(with(habits)), budget: None })
        };
        if let Some(file) = text.strip_prefix("shrewd@") {
            return practised(file, Greedy::used_to);
        }
        if let Some(file) = text.strip_prefix("reflex@") {
            return practised(file, Greedy::by_reflex);
        }
        let (who, budget) = match text.rsplit_once(':') {
            Some((who, budget)) => (who, Some(budget.parse::<Budget>()?)),
            None => (text, None),
        };
        if who == "peek" {
            let kind = Kind::Peek(budget.unwrap_or(Budget::Iterations(PEEKS)));
            return Ok(Entrant { name, kind, budget });
        }
        let of_search = budget.unwrap_or(Budget::millis(100));
        if let Some(constant) = who.strip_prefix("ismcts@") {
            let curiosity = constant.parse().ok().filter(|number: &f32| number.is_finite() && *number >= 0.0);
            let curiosity = curiosity.ok_or_else(|| NoEntrant::Curiosity(constant.to_owned()))?;
            return Ok(Entrant { name, kind: Kind::Curious(curiosity, of_search), budget });
        }
        if let Some(file) = who.strip_prefix("search@") {
            return Ok(Entrant { name, kind: Kind::Trained(network(file)?), budget: Some(of_search) });
        }
        Ok(Entrant { name, kind: Kind::Known(BotInfo::by_name(who)?), budget })
    }

    /// The player itself, its randomness from this seed.
    pub fn seat(&self, seed: u64) -> Seated {
        Seated::Honest(match (&self.kind, self.budget) {
            (Kind::Known(row), Some(budget)) => row.thinking(budget, seed),
            (Kind::Known(row), None) => row.seat(seed),
            (Kind::Curious(curiosity, budget), _) => Box::new(Ismcts::new(*budget, seed).with_curiosity(*curiosity)),
            (Kind::Trained(network), Some(budget)) => Box::new(Foresight::new(budget, seed).with(network.clone())),
            (Kind::Trained(network), None) => Box::new(Bare::with(network.clone(), seed)),
            (Kind::Practised(player), _) => Box::new(player.clone()),
            (Kind::Program(command), _) => Box::new(Engine::start(command, seed)),
            (Kind::Peek(budget), _) => return Seated::Peeking(Box::new(Foresight::new(*budget, seed))),
        })
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

fn network(file: &str) -> Result<Arc<Quick>, NoEntrant> {
    from_file(file, Network::read).map(|network| Arc::new(Quick::new(&network)))
}

fn from_file<T, E: fmt::Display>(file: &str, read: impl Fn(&[u8]) -> Result<T, E>) -> Result<T, NoEntrant> {
    let error = |reason: String| NoEntrant::Weights { file: file.to_owned(), reason };
    let bytes = fs::read(file).map_err(|failure| error(failure.to_string()))?;
    read(&bytes).map_err(|failure| error(failure.to_string()))
}
