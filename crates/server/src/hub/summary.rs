//! What lists say of a table without reading its log. Nothing in it is hidden from anybody who may see the table.

use pax_rules::{Outcome, Seat};
use pax_tables::{Agreement, Doc, Phase, Sitter, TableState, TimeControl};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Summary {
    /// For ratings: the number of players, and whether Nocturnus is in.
    pub mode: String,
    pub setup: Agreement,
    pub time: TimeControl,
    pub rated: bool,
    /// One per seat.
    pub seats: Vec<SeatSummary>,
    /// The seats that are asked now.
    pub asked: Vec<usize>,
    /// The seats that won, once the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub winners: Vec<usize>,
    /// Every seat's points, once the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<u16>,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SeatSummary {
    pub name: Option<String>,
    pub person: Option<u64>,
    /// The level of a computer player.
    pub computer: Option<String>,
}

impl Summary {
    pub(crate) fn of(state: &TableState) -> Summary {
        let doc = state.doc();
        let seats = doc.rules().seats();
        let outcome = state.outcome();
        Summary {
            mode: mode(doc),
            setup: doc.setup,
            time: doc.time,
            rated: doc.rated,
            seats: seats.clone().map(|seat| SeatSummary::of(state.sitter(seat))).collect(),
            asked: seats.filter(|seat| state.is_asked(*seat)).map(Seat::index).collect(),
            winners: outcome.iter().flat_map(|outcome| outcome.winners.iter().map(Seat::index)).collect(),
            points: outcome.iter().flat_map(Outcome::points).collect(),
        }
    }

    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a summary is always writable")
    }
}

impl SeatSummary {
    fn of(sitter: Option<&Sitter>) -> SeatSummary {
        match sitter {
            Some(Sitter::Person { person, name }) => {
                SeatSummary { name: Some(name.to_string()), person: Some(person.0), computer: None }
            }
            Some(Sitter::Computer { level, name }) => {
                SeatSummary { name: Some(name.to_string()), person: None, computer: Some(level.to_string()) }
            }
            None => SeatSummary { name: None, person: None, computer: None },
        }
    }
}

/// The mode for ratings and lists: `3`, `3-nocturnus`, `solo-2`.
pub(crate) fn mode(doc: &Doc) -> String {
    let setup = doc.setup;
    let night = if setup.nocturnus { "-nocturnus" } else { "" };
    match setup.solo_level {
        Some(level) => format!("solo-{level}{night}"),
        None => format!("{}{night}", setup.players),
    }
}

pub(crate) fn stored_phase(phase: Phase) -> pax_store::Phase {
    match phase {
        Phase::Gathering => pax_store::Phase::Lobby,
        Phase::Playing => pax_store::Phase::Running,
        Phase::Finished => pax_store::Phase::Over,
        Phase::Abandoned => pax_store::Phase::Abandoned,
    }
}
