//! The rules of Pax: set-up, turns, rounds, the end, and what every player knows.
//!
//! Here is all that docs/RULES.md says and nothing else: no input or output, no clock, no randomness but the deal. A
//! [`Game`] is a plain value; [`Game::play`] is the only way to change it; a [`View`] is what one viewer knows of it.
//! Comments and names cite the rules by number.

mod action;
mod buy;
mod card;
mod card_list;
mod deal;
mod draw;
mod event;
mod game;
mod json;
mod keyed;
mod legal;
mod notation;
mod opening;
mod play;
mod position;
mod position_text;
mod record;
mod refusal;
mod round;
mod rounds;
mod sample;
mod score;
mod seat;
mod senate;
mod setup;
mod slots;
mod surrender;
mod table;
mod turn;
mod view;

pub use action::{Action, Opened};
pub use card::{Card, Category, NotACard};
pub use card_list::{CardList, CardListError, CardMaps, Kind, SHIPPED};
pub use deal::{NotASeed, Seed, below};
pub use draw::Draw;
pub use event::{Event, Face, Herald};
pub use game::{Deck, DeckError, Game};
pub use keyed::from_object;
pub use legal::Legal;
pub use notation::{NotAnAction, parse_line};
pub use position::{Position, PositionError, SeatPosition};
pub use record::{FORMAT, Fault, RULES_VERSION, Record, RecordError};
pub use refusal::Refusal;
pub use rounds::RoundBreaks;
pub use sample::{Place, Sampler};
pub use score::{Outcome, Score, Victor};
pub use seat::{Legion, Seat, SeatSet};
pub use setup::{Setup, SetupError, SoloLevel};
pub use table::{Step, Table};
pub use view::{View, Viewer};
