//! What both faces read off a table's view.

use pax_rules::{Category, Seat, SeatSet};
use pax_tables::{Hands, OpenEnum, TableView};
use pax_words::Words;

/// What the player in a seat is called.
pub fn name(view: &TableView, seat: Seat) -> &str {
    view.seat(seat).and_then(|chair| chair.name.as_ref()).map_or("…", |name| name.as_str())
}

/// What several players are called.
pub fn names(view: &TableView, seats: SeatSet) -> Vec<&str> {
    seats.iter().map(|seat| name(view, seat)).collect()
}

/// Whether the viewer is asked.
pub fn is_asked(view: &TableView) -> bool {
    !view.possible.is_empty()
}

/// Whether a computer player has the viewer's seat until they take it back.
pub fn was_away(view: &TableView) -> bool {
    view.you.seats.iter().any(|seat| view.seat(seat).is_some_and(|chair| chair.hands == Hands::TimedOut))
}

/// A category by name, in a newer server's word if it is none of ours.
pub fn category(words: Words, category: &OpenEnum<Category>) -> String {
    match category {
        OpenEnum::Known(category) => words.category(*category).into_owned(),
        OpenEnum::Other(word) => word.as_str().unwrap_or("?").to_owned(),
    }
}
