//! Positions as text, in the form that `position.rs` shows.

use std::collections::BTreeMap;
use std::str::FromStr;

use crate::card::{Card, NotACard};
use crate::position::{Position, PositionError};
use crate::seat::{Legion, Seat};
use crate::setup::Setup;
use crate::table::Step;

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut lines: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for line in text.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty()) {
            let (head, clauses) = line.split_once(':').ok_or_else(|| PositionError::Line(short(line)))?;
            let clauses = clauses.split(',').map(str::trim).filter(|clause| !clause.is_empty());
            if lines.insert(head.trim(), clauses.collect()).is_some() {
                return Err(PositionError::Twice(short(head)));
            }
        }
        let mut position = read_table(&lines.remove("table").unwrap_or_default())?;
        for (head, clauses) in lines {
            for clause in &clauses {
                let error = || PositionError::Clause { line: short(head), clause: short(clause) };
                match head.split_once(' ').unwrap_or((head, "")) {
                    ("seat", number) => {
                        let seat = small(number).and_then(Seat::new).ok_or_else(|| PositionError::Line(short(head)))?;
                        if !position.read_seat(seat, clause)? {
                            return Err(error());
                        }
                    }
                    ("legion", number) => {
                        let legion = small(number).and_then(Legion::new);
                        let legion = legion.ok_or_else(|| PositionError::Line(short(head)))?;
                        position.legions.entry(legion).or_default().extend(cards(clause)?);
                    }
                    ("rome", "") => match clause.split_once(' ') {
                        Some(("open", list)) => position.rome_open.extend(cards(list)?),
                        Some(("hidden", list)) => position.rome_hidden.extend(cards(list)?),
                        _ => return Err(error()),
                    },
                    ("deck", "") => position.deck.extend(cards(clause)?),
                    _ => return Err(PositionError::Line(short(head))),
                }
            }
        }
        Ok(position)
    }
}

fn read_table(clauses: &[&str]) -> Result<Position, PositionError> {
    let (mut players, mut level, mut nocturnus, mut final_levy, mut open_tally) = (2, None, false, false, true);
    let (mut round, mut starter) = (1, Seat::FIRST);
    for clause in clauses {
        let error = || PositionError::Clause { line: "table".to_owned(), clause: short(clause) };
        match *clause {
            "nocturnus" => nocturnus = true,
            "final levy" => final_levy = true,
            "closed tally" => open_tally = false,
            _ => match clause.split_once(' ').ok_or_else(error)? {
                (number, "players") => players = small(number).ok_or_else(error)?,
                ("solitaire", number) => (players, level) = (1, Some(small(number).ok_or_else(error)?)),
                ("round", number) => round = number.parse().map_err(|_| error())?,
                ("starter", number) => starter = small(number).and_then(Seat::new).ok_or_else(error)?,
                _ => return Err(error()),
            },
        }
    }
    let setup = Setup::checked(players, level)?.with_nocturnus(nocturnus);
    Ok(Position {
        setup: setup.with_final_levy(final_levy).with_open_tally(open_tally),
        round,
        starter,
        to_act: None,
        primus_conspiratus: None,
        seats: BTreeMap::new(),
        legions: BTreeMap::new(),
        rome_open: Vec::new(),
        rome_hidden: Vec::new(),
        deck: Vec::new(),
    })
}

impl Position {
    /// Reads one clause of a seat's line; `false` for one that says nothing.
    fn read_seat(&mut self, seat: Seat, clause: &str) -> Result<bool, PositionError> {
        let place = self.seats.entry(seat).or_default();
        match clause.split_once(' ').unwrap_or((clause, "")) {
            ("hand", list) => place.hand.extend(cards(list)?),
            ("bought", list) => place.bought.extend(cards(list)?),
            ("display", list) => place.display.extend(cards(list)?),
            ("looked", "") => place.looked = true,
            ("primus", "conspiratus") => {
                if self.primus_conspiratus.replace(seat).is_some() {
                    return Err(PositionError::TwoConspirators);
                }
            }
            ("to", step) => {
                let step = match step {
                    "draw" => Step::Turn,
                    "buy" => Step::Buy,
                    "play" => Step::Play,
                    _ => return Ok(false),
                };
                if self.to_act.replace((seat, step)).is_some() {
                    return Err(PositionError::TwoToAct);
                }
            }
            (aurei, "aurei") => match aurei.parse() {
                Ok(aurei) => place.money = aurei,
                Err(_) => return Ok(false),
            },
            _ => return Ok(false),
        }
        Ok(true)
    }
}

fn cards(list: &str) -> Result<Vec<Card>, NotACard> {
    list.split_ascii_whitespace().map(str::parse).collect()
}

fn small(number: &str) -> Option<usize> {
    number.parse().ok().filter(|_| number.len() == 1)
}

/// A message repeats at most a few words of what may be a very long line.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}
