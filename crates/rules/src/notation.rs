//! Actions as text: `0 legion 2 F1@2`. The form is fixed by docs/RECORD.md.

use std::fmt;
use std::str::{FromStr, SplitAsciiWhitespace};

use arrayvec::ArrayString;
use thiserror::Error;

use crate::action::{Action, Opened};
use crate::card::{Card, NotACard};
use crate::seat::{Legion, Seat};

/// Why a text is no action.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotAnAction {
    #[error("an action is a seat, a verb and what it needs, as in \"0 hand W1@1\"; this one stops too early")]
    TooShort,
    #[error("{0:?} is no seat: seats are 0 to 7")]
    Seat(String),
    #[error("{0:?} is no action: the verbs are keep, draw, look, hand, legion, under, buy, play, surrender and pass")]
    Verb(String),
    #[error("{0:?} is no Legion: Legions are 1 to 9 (1.6)")]
    Legion(String),
    #[error(transparent)]
    Card(#[from] NotACard),
    #[error("at most three cards are laid open (10.3)")]
    Opens,
    #[error("{0:?} is too much: the action is complete without it")]
    TooLong(String),
}

/// The longest action: `keep` and four cards.
const LONGEST: usize = 32;

impl Action {
    /// The notation of a record, without the seat. Put together without a formatter: views and logs are full of actions.
    pub(crate) fn text(self) -> ArrayString<LONGEST> {
        let mut text = ArrayString::new();
        match self {
            Action::Keep { card, open } => {
                text.push_str("keep ");
                text.push_str(&card.text());
                if !open.is_empty() {
                    text.push_str(" open");
                }
                for card in open.iter() {
                    text.push(' ');
                    text.push_str(&card.text());
                }
            }
            Action::Draw => text.push_str("draw"),
            Action::Look => text.push_str("look"),
            Action::Hand(card) => {
                text.push_str("hand ");
                text.push_str(&card.text());
            }
            Action::Below(legion, card) => {
                text.push_str("legion ");
                text.push(digit(legion));
                text.push(' ');
                text.push_str(&card.text());
            }
            Action::Under(card) => {
                text.push_str("under ");
                text.push_str(&card.text());
            }
            Action::Buy(legion) => {
                text.push_str("buy ");
                text.push(digit(legion));
            }
            Action::Play(card) => {
                text.push_str("play ");
                text.push_str(&card.text());
            }
            Action::Surrender(card) => {
                text.push_str("surrender ");
                text.push_str(&card.text());
            }
            Action::Pass => text.push_str("pass"),
        }
        text
    }
}

fn digit(legion: Legion) -> char {
    (b'0' + legion.number() as u8) as char
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    /// Reads an action without its seat.
    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let mut words = text.split_ascii_whitespace();
        let action = match next(&mut words)? {
            "keep" => {
                let card = card(&mut words)?;
                Action::Keep { card, open: opened(&mut words)? }
            }
            "draw" => Action::Draw,
            "look" => Action::Look,
            "hand" => Action::Hand(card(&mut words)?),
            "legion" => {
                let legion = legion(&mut words)?;
                Action::Below(legion, card(&mut words)?)
            }
            "under" => Action::Under(card(&mut words)?),
            "buy" => Action::Buy(legion(&mut words)?),
            "play" => Action::Play(card(&mut words)?),
            "surrender" => Action::Surrender(card(&mut words)?),
            "pass" => Action::Pass,
            verb => return Err(NotAnAction::Verb(short(verb))),
        };
        match words.next() {
            Some(word) => Err(NotAnAction::TooLong(short(word))),
            None => Ok(action),
        }
    }
}

/// Reads an action with its seat, as a record writes it.
pub fn parse_line(text: &str) -> Result<(Seat, Action), NotAnAction> {
    let text = text.trim_ascii();
    let (seat, action) = text.split_once(' ').ok_or(NotAnAction::TooShort)?;
    let number = seat.parse::<usize>().ok().filter(|_| seat.len() == 1);
    let seat = number.and_then(Seat::new).ok_or_else(|| NotAnAction::Seat(short(seat)))?;
    Ok((seat, action.parse()?))
}

fn next<'a>(words: &mut SplitAsciiWhitespace<'a>) -> Result<&'a str, NotAnAction> {
    words.next().ok_or(NotAnAction::TooShort)
}

fn card(words: &mut SplitAsciiWhitespace<'_>) -> Result<Card, NotAnAction> {
    Ok(next(words)?.parse()?)
}

fn legion(words: &mut SplitAsciiWhitespace<'_>) -> Result<Legion, NotAnAction> {
    let word = next(words)?;
    let number = word.parse().ok().filter(|_| word.len() == 1);
    number.and_then(Legion::new).ok_or_else(|| NotAnAction::Legion(short(word)))
}

fn opened(words: &mut SplitAsciiWhitespace<'_>) -> Result<Opened, NotAnAction> {
    match words.next() {
        None => return Ok(Opened::NONE),
        Some("open") => {}
        Some(word) => return Err(NotAnAction::TooLong(short(word))),
    }
    let mut cards = vec![card(words)?];
    for word in words {
        cards.push(word.parse()?);
        if cards.len() > 3 {
            return Err(NotAnAction::Opens);
        }
    }
    Opened::new(&cards).ok_or(NotAnAction::Opens)
}

/// A message repeats at most a few words of what may be a very long line.
fn short(text: &str) -> String {
    text.chars().take(24).collect()
}
