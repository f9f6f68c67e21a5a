//! What the players of a recorded game are called.

use pax_rules::{Seat, SeatSet, Setup};

use crate::words::Words;

/// No name takes more room than this.
const LONGEST_NAME: usize = 24;

/// What the players are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// Who sits where when nobody says otherwise.
    pub const ROMAN: [&'static str; Seat::MAX] =
        ["Livia", "Gaius", "Julia", "Titus", "Aelia", "Marcus", "Flavia", "Lucius"];

    /// The given names by seat. A missing or blank one becomes a Roman first name; what could play tricks on a
    /// terminal is taken out.
    pub fn new(setup: Setup, given: &[String]) -> Names {
        let name = |seat: Seat| {
            let given = given.get(seat.index()).map(String::as_str).unwrap_or_default();
            let plain: String = given.chars().filter(|c| !is_trick(*c)).take(LONGEST_NAME).collect();
            if plain.trim().is_empty() { Names::ROMAN[seat.index()].to_owned() } else { plain.trim().to_owned() }
        };
        Names(setup.seats().map(name).collect())
    }

    /// The name at this seat.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or(Names::ROMAN[seat.index()], String::as_str)
    }

    /// The names of several, as in "Livia, Gaius and Julia".
    pub fn list(&self, seats: SeatSet, words: Words) -> String {
        words.list(&seats.iter().map(|seat| self.of(seat)).collect::<Vec<_>>())
    }
}

/// Control characters, and those that turn the direction of writing.
fn is_trick(c: char) -> bool {
    c.is_control() || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
