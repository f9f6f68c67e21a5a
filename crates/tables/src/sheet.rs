//! The end of a game as everybody sees it: who won, the points line by line, and the seed that the deal came from.

use pax_rules::{Game, Outcome, Score, Seat, SeatSet, Seed, Victor};
use serde::{Deserialize, Serialize};

use crate::text::hex_seed;
use crate::wire::OpenEnum;

/// The result, for a finished table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EndView {
    /// `rome` or `rebels`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub victor: OpenEnum<Victor>,
    /// The seats that won: one, several or none.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<usize>))]
    pub winners: SeatSet,
    pub rounds: u16,
    /// Categories that Rome held (9.7).
    pub rome_holds: usize,
    /// One line per seat (9.8).
    pub scores: Vec<ScoreLine>,
    /// The seed, to be checked against the commitment.
    #[serde(with = "hex_seed")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub seed: Seed,
}

/// One player's points (9.8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ScoreLine {
    #[cfg_attr(feature = "schema", schema(value_type = usize))]
    pub seat: Seat,
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
            victor: outcome.victor.into(),
            winners: outcome.winners,
            rounds: game.round(),
            rome_holds: outcome.rome_holds,
            scores: game.setup().seats().zip(&outcome.scores).map(|(s, score)| line(game, s, *score)).collect(),
            seed: *seed,
        }
    }
}

fn line(game: &Game, seat: Seat, score: Score) -> ScoreLine {
    ScoreLine {
        seat,
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
