//! The table as the person in front of the screen may see it: read from the JSON that the API gives its viewers. A game
//! on this machine comes in the same form, so neither face can tell the two apart, nor see more than it may.

use std::str::FromStr;

use pax_rules::{Action, Card, Category};
use pax_tables::{Agreement, Phase, TableView};
use serde::{Deserialize, Deserializer, de};

/// A table as one viewer sees it.
#[derive(Clone, Debug, Deserialize)]
pub struct Sight {
    pub version: u32,
    pub phase: Phase,
    pub you: You,
    pub setup: Agreement,
    pub rated: bool,
    pub seats: Vec<Chair>,
    pub board: Option<Board>,
    pub possible: Vec<Possible>,
    pub impossible: Vec<Impossible>,
    pub undo: Option<Undo>,
}

/// What the viewer is at this table.
#[derive(Clone, Debug, Deserialize)]
pub struct You {
    /// Through whose eyes this is seen.
    pub seat: Option<usize>,
    /// All seats of the viewer.
    pub seats: Vec<usize>,
    pub after: u32,
    pub may: Vec<String>,
}

/// A seat and who is in it.
#[derive(Clone, Debug, Deserialize)]
pub struct Chair {
    pub seat: usize,
    pub name: Option<String>,
    pub computer: Option<String>,
    /// `owner`, `timed_out` or `resigned`.
    pub hands: String,
    pub asked: bool,
    pub clock: Option<Clock>,
}

/// The time that a seat has left.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Clock {
    pub left_ms: u64,
    pub running: bool,
}

/// The cards on the table.
#[derive(Clone, Debug, Deserialize)]
pub struct Board {
    pub round: u16,
    pub step: String,
    pub starter: usize,
    pub primus_conspiratus: Option<usize>,
    pub turn: Option<Turn>,
    pub asked: Vec<usize>,
    pub deck: usize,
    pub notebook: Vec<Note>,
    pub legions: Vec<LegionSight>,
    pub rome: RomeSight,
    pub players: Vec<Player>,
    #[serde(deserialize_with = "read_all")]
    pub dealt: Vec<Card>,
    #[serde(deserialize_with = "read_faces")]
    pub drawing: Vec<Option<Card>>,
    pub draw: Option<Places>,
    pub owes: u8,
    pub struggle: Vec<Struggle>,
    pub rome_holds: usize,
    pub rome_needs: usize,
    pub goal: Option<Goal>,
    pub forecast: Option<Forecast>,
    pub rounds_left: usize,
}

/// The turn that is on.
#[derive(Clone, Debug, Deserialize)]
pub struct Turn {
    pub seat: usize,
    pub next_cost: u16,
    pub income: u16,
}

/// A card that the viewer knows in the deck.
#[derive(Clone, Debug, Deserialize)]
pub struct Note {
    pub position: usize,
    #[serde(deserialize_with = "read")]
    pub card: Card,
}

/// A Legion and what lies below it.
#[derive(Clone, Debug, Deserialize)]
pub struct LegionSight {
    pub numeral: String,
    #[serde(deserialize_with = "read_all")]
    pub cards: Vec<Card>,
    pub price: u16,
    pub price_for_you: Option<u16>,
}

/// Rome.
#[derive(Clone, Debug, Deserialize)]
pub struct RomeSight {
    #[serde(deserialize_with = "read_all")]
    pub cards: Vec<Card>,
    #[serde(deserialize_with = "read_faces")]
    pub face_down: Vec<Option<Card>>,
    pub looked: Vec<usize>,
}

/// A player's cards and money.
#[derive(Clone, Debug, Deserialize)]
pub struct Player {
    pub seat: usize,
    #[serde(deserialize_with = "read_all")]
    pub display: Vec<Card>,
    pub aurei: Option<u16>,
    pub hand_size: Option<usize>,
    #[serde(deserialize_with = "read_hand")]
    pub hand: Option<Vec<Option<Card>>>,
    pub room_for_fleets: u8,
    pub room_for_armies: u8,
    pub discount: u16,
}

/// The free places of a draw.
#[derive(Clone, Debug, Deserialize)]
pub struct Places {
    pub coming: u8,
}

/// One category: how strong Rome and every seat are.
#[derive(Clone, Debug, Deserialize)]
pub struct Struggle {
    #[serde(deserialize_with = "read_category")]
    pub category: Category,
    pub rome: u8,
    pub seats: Vec<u8>,
    pub rome_holds: bool,
    pub held_by: Vec<usize>,
}

/// The goal of a solitaire game (10.2).
#[derive(Clone, Debug, Deserialize)]
pub struct Goal {
    pub needs: usize,
    pub above_rome: usize,
    pub shown: usize,
    pub categories: usize,
}

/// The result if the game ended now.
#[derive(Clone, Debug, Deserialize)]
pub struct Forecast {
    pub victor: String,
    pub winners: Vec<usize>,
    pub points: Vec<u16>,
}

/// Something that can be done.
#[derive(Clone, Debug, Deserialize)]
pub struct Possible {
    #[serde(deserialize_with = "read")]
    pub action: Action,
    pub cost: u16,
    pub income: Option<u16>,
    pub takes_conspiratus: bool,
}

/// Something that belongs to this step but cannot be done.
#[derive(Clone, Debug, Deserialize)]
pub struct Impossible {
    #[serde(deserialize_with = "read")]
    pub action: Action,
    pub reason: String,
    pub rules: String,
}

/// How far the viewer can take back.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Undo {
    pub actions: u32,
}

impl Sight {
    /// The same from a table on this machine.
    pub fn of(view: &TableView) -> Sight {
        let written = serde_json::to_value(view).expect("a view is always writable");
        serde_json::from_value(written).expect("what the API writes can be read")
    }

    /// What whoever sits there is called.
    pub fn name(&self, seat: usize) -> &str {
        self.seats.get(seat).and_then(|chair| chair.name.as_deref()).unwrap_or("…")
    }

    /// Whether the viewer is asked.
    pub fn is_asked(&self) -> bool {
        !self.possible.is_empty()
    }

    /// Whether a computer player has the viewer's seat until they take it back.
    pub fn was_away(&self) -> bool {
        self.you.seats.iter().any(|seat| self.seats.get(*seat).is_some_and(|chair| chair.hands == "timed_out"))
    }

    /// The viewer's own things.
    pub fn mine(&self) -> Option<&Player> {
        self.board.as_ref()?.players.get(self.you.seat?)
    }

    /// Whether the law allows the viewer this.
    pub fn may(&self, deed: &str) -> bool {
        self.you.may.iter().any(|allowed| allowed == deed)
    }
}

fn read<'de, T: FromStr<Err: std::fmt::Display>, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    String::deserialize(from)?.parse().map_err(de::Error::custom)
}

fn read_all<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Card>, D::Error> {
    let texts = Vec::<String>::deserialize(from)?;
    texts.iter().map(|text| text.parse().map_err(de::Error::custom)).collect()
}

fn read_faces<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Option<Card>>, D::Error> {
    faces(&Vec::deserialize(from)?)
}

fn read_hand<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Vec<Option<Card>>>, D::Error> {
    Option::<Vec<Option<String>>>::deserialize(from)?.map(|texts| faces(&texts)).transpose()
}

fn faces<E: de::Error>(texts: &[Option<String>]) -> Result<Vec<Option<Card>>, E> {
    texts.iter().map(|text| text.as_deref().map(|text| text.parse().map_err(E::custom)).transpose()).collect()
}

fn read_category<'de, D: Deserializer<'de>>(from: D) -> Result<Category, D::Error> {
    let name = String::deserialize(from)?;
    let category = Category::ALL.into_iter().find(|category| category.name() == name);
    category.ok_or_else(|| de::Error::custom(format!("{name} is no category")))
}
