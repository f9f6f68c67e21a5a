//! The end of a game as everybody sees it: who won, the points line by line, and the seed that the deal came from.

use pax_rules::{Game, Outcome, Score, Seat, Seed, Victor};
use serde::Serialize;

/// The result, for a finished table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EndView {
    /// `rome` or `rebels`.
    pub victor: &'static str,
    /// The seats that won: one, several or none.
    pub winners: Vec<usize>,
    pub rounds: u16,
    /// Categories that Rome held (9.7).
    pub rome_holds: usize,
    /// One line per seat (9.8).
    pub scores: Vec<ScoreLine>,
    /// The seed, to be checked against the commitment.
    pub seed: String,
}

/// One player's points (9.8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ScoreLine {
    pub seat: usize,
    /// Categories shown, 2 points each.
    pub shown: u8,
    /// Categories above Rome, 3 points each.
    pub above_rome: u8,
    pub fleets: u8,
    pub armies: u8,
    /// Primus Conspiratus, 1 point.
    pub conspirator: bool,
    /// Most money, 4 points.
    pub richest: bool,
    /// Money, each card in hand counting 1.
    pub wealth: u16,
    pub points: u16,
}

impl EndView {
    pub(crate) fn of(game: &Game, outcome: &Outcome, seed: &Seed) -> EndView {
        EndView {
            victor: victor_word(outcome.victor),
            winners: outcome.winners.iter().map(Seat::index).collect(),
            rounds: game.round(),
            rome_holds: outcome.rome_holds,
            scores: game.setup().seats().zip(&outcome.scores).map(|(s, score)| line(game, s, *score)).collect(),
            seed: seed.to_string(),
        }
    }
}

fn line(game: &Game, seat: Seat, score: Score) -> ScoreLine {
    ScoreLine {
        seat: seat.index(),
        shown: score.shown,
        above_rome: score.above_rome,
        fleets: score.fleets,
        armies: score.armies,
        conspirator: score.conspirator,
        richest: score.richest,
        wealth: game.wealth(seat),
        points: score.points(),
    }
}

pub(crate) fn victor_word(victor: Victor) -> &'static str {
    match victor {
        Victor::Rome => "rome",
        Victor::Rebels => "rebels",
    }
}
