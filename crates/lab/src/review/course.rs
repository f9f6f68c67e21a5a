//! The course of a finished game, read off its record: after every round the strengths, what Rome held, and the points
//! if it had ended then. Nothing here is estimated.

use pax_rules::{Fault, Game, Record, Seat, Victor};
use serde::Serialize;

/// A game, round by round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Course {
    /// The categories of this game, in the order of all lists here.
    pub categories: Vec<&'static str>,
    /// So many categories Rome needs (9.7).
    pub rome_needs: usize,
    /// The table before the first round, after each round, and at the end.
    pub stations: Vec<Station>,
}

/// The table between two rounds, every card counted: as it would have ended then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Station {
    /// Rounds played.
    pub round: u16,
    /// Actions done: the number of the moment.
    pub moment: usize,
    /// Rome's strength in each category, its face-down cards included (9.6).
    pub rome: Vec<u8>,
    /// Every seat's strength in each category.
    pub seats: Vec<Vec<u8>>,
    /// Categories that Rome held.
    pub rome_holds: usize,
    /// `rome` or `rebels`.
    pub victor: &'static str,
    pub winners: Vec<usize>,
    /// Every seat's points (9.8).
    pub points: Vec<u16>,
}

impl Course {
    pub fn of(record: &Record) -> Result<Course, Fault> {
        let setup = record.setup;
        let mut stations = Vec::new();
        for (moment, round, game) in record.between_rounds()? {
            stations.push(Station::of(&game, round, moment));
        }
        Ok(Course {
            categories: setup.categories().iter().map(|category| category.name()).collect(),
            rome_needs: setup.rome_needs(),
            stations,
        })
    }
}

impl Station {
    fn of(game: &Game, round: u16, moment: usize) -> Station {
        let setup = game.setup();
        let strengths = |seat: Seat| setup.categories().iter().map(|category| game.strength(seat, *category)).collect();
        let outcome = game.reckoning();
        Station {
            round,
            moment,
            rome: setup.categories().iter().map(|category| game.rome_strength(*category)).collect(),
            seats: setup.seats().map(strengths).collect(),
            rome_holds: outcome.rome_holds,
            victor: match outcome.victor {
                Victor::Rome => "rome",
                Victor::Rebels => "rebels",
            },
            winners: outcome.winners.iter().map(Seat::index).collect(),
            points: outcome.points().collect(),
        }
    }
}
