//! What both faces play through: a game on this machine, a table on a server, or a record. It gives the table as the
//! person in front may see it and what has happened, and takes what they do. What comes from elsewhere, a computer
//! player's choice or a server's word, arrives as a [`Message`].

use std::sync::mpsc::Sender;

use pax_rules::{Action, Record, Seat};
use pax_tables::TableView;
use ratatui::crossterm::event::Event;

use crate::server::Word;

/// A table to sit at.
pub trait Session {
    /// The table as it may be seen now.
    fn view(&self) -> &TableView;

    /// What happened, oldest first, a sentence each.
    fn chronicle(&self) -> &[String];

    /// In pass-and-play: the seat that is asked while the curtain is down.
    fn curtain(&self) -> Option<Seat> {
        None
    }

    /// Whoever has this seat has come to the screen.
    fn lift_curtain(&mut self, _seat: Seat) {}

    /// Does something; a refusal is a sentence.
    fn act(&mut self, action: Action) -> Result<(), String>;

    /// Takes the last action back.
    fn undo(&mut self) -> Result<(), String>;

    /// Asks for a hint, which comes as [`Message::Advice`].
    fn ask_hint(&mut self) -> Result<(), String>;

    /// Takes a message in. A computer player's choice is kept until [`Session::advance`].
    fn hear(&mut self, message: Heard);

    /// What the session waits for.
    fn waiting(&self) -> Waiting;

    /// Lets a choice that is ready happen, or the next step of a record.
    fn advance(&mut self);

    /// One step back in a record.
    fn back(&mut self) {}

    /// In a record: how many actions have been done, and how many there are.
    fn moment(&self) -> Option<(usize, usize)> {
        None
    }

    /// Whether this is a record to step through.
    fn is_record(&self) -> bool {
        self.moment().is_some()
    }

    /// Something that did not go as wished, told once.
    fn note(&mut self) -> Option<String> {
        None
    }

    /// The record, once the game is over.
    fn record(&self) -> Option<Record>;

    /// Something that is done beside the game.
    fn arrange(&mut self, _what: Arrangement) -> Result<(), String> {
        Ok(())
    }

    /// Gives the game up for good.
    fn give_up(&mut self) -> Result<(), String>;

    /// The address that others can join by.
    fn link(&self) -> Option<String> {
        None
    }
}

/// What can be done at a server's table beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    Start,
    /// An empty seat for a computer player.
    Fill,
    /// Take the seat back from a computer player that stood in.
    Return,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// The person in front, or nobody.
    You,
    /// Somebody else, who takes their time.
    Others,
    /// A computer player has chosen: it happens with the next [`Session::advance`].
    Ready,
    /// The server cannot be reached at the moment.
    Offline,
}

/// Anything that arrives.
#[derive(Debug)]
pub enum Message {
    /// A key, the mouse, another size.
    Input(Event),
    /// A line of standard input; none at its end.
    Line(Option<String>),
    /// For the session.
    Heard(Heard),
    /// Advice that was asked for.
    Advice(Result<Vec<Tip>, String>),
    /// The system asks us to stop.
    Stop,
}

/// What a session hears.
#[derive(Debug)]
pub enum Heard {
    /// A computer player has chosen what to do at this version of the table.
    Thought { version: u32, action: Action },
    /// From the server.
    Server(Word),
}

/// One choice that a strong player would make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tip {
    pub action: Action,
    /// The chance to win after it.
    pub percent: u8,
    pub reason: String,
}

/// Where messages go.
pub type Post = Sender<Message>;
