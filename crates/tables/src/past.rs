//! A finished game, moment by moment: the table as any seat saw it after so many actions. Once the result is known there
//! are no secrets left, so whoever may read the record may look through everybody's eyes.

use pax_rules::{Action, Event, Game, Seat, Viewer};

use crate::board::Board;
use crate::clock::Moment;
use crate::happening::Happening;
use crate::law::Who;
use crate::news::{News, What};
use crate::sheet::EndView;
use crate::state::{Phase, TableState};
use crate::view::{SeatView, Standing, TableView};

/// A moment of a finished game.
#[derive(Clone, Debug)]
pub struct Past {
    /// How many actions had been done, and how many there are in all.
    pub actions: usize,
    pub of: usize,
    /// The action that led here, and whose it was; none before the first.
    pub done: Option<(Seat, Action)>,
    /// The table as it was seen. Nobody can do anything at it any more.
    pub view: TableView,
    /// What the action brought about, as it was seen.
    pub news: Vec<News>,
}

impl TableState {
    /// The table after so many actions, or at its end if there are fewer. None unless the game is over or where there is
    /// no such seat. Ask [`may`](crate::may) about [`Deed::ReadRecord`](crate::Deed::ReadRecord) first.
    pub fn past(&self, actions: usize, viewer: Viewer, line: impl Fn(&What) -> String) -> Option<Past> {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        };
        let players = self.doc().seats.len();
        if self.phase() != Phase::Finished || seat.is_some_and(|seat| seat.index() >= players) {
            return None;
        }
        let of = self.actions();
        let actions = actions.min(of);
        let (game, done, events) = self.replayed(actions);
        let happened: Vec<Happening> = done.map(|(seat, _)| Happening::Acted { seat, events }).into_iter().collect();
        let news = self.news_seen(viewer, &happened, line);
        Some(Past { actions, of, done, view: self.seen_then(&game, seat, viewer), news })
    }

    /// The game after so many actions, the last of them and what it brought about.
    fn replayed(&self, actions: usize) -> (Game, Option<(Seat, Action)>, Vec<Event>) {
        let doc = self.doc();
        let mut game = doc.seed.deal(doc.rules(), doc.card_list());
        let before = actions.saturating_sub(1);
        self.moves.replay(&mut game, 0, before, &mut (), |_, _, _| {});
        let (mut done, mut events) = (None, Vec::new());
        self.moves.replay(&mut game, before, actions, &mut events, |_, seat, action| done = Some((seat, action)));
        (game, done, events)
    }

    fn seen_then(&self, game: &Game, seat: Option<Seat>, viewer: Viewer) -> TableView {
        let now = self.view_for(Who::Anonymous, None, Moment::default());
        let seats = now.seats.into_iter().zip(self.doc().rules().seats());
        let seats =
            seats.map(|(shown, place)| SeatView { asked: game.is_awaited(place), clock: None, hints: 0, ..shown });
        TableView {
            phase: if game.is_over() { Phase::Finished } else { Phase::Playing }.into(),
            you: Standing { roles: Vec::new(), seat, seats: seat.into_iter().collect(), after: 0, may: Vec::new() },
            seats: seats.collect(),
            board: Some(Board::of(&game.view(viewer))),
            end: game.outcome().map(|outcome| EndView::of(game, &outcome, &self.doc().seed)),
            ..now
        }
    }
}
