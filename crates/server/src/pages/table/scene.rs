//! What every part of the table's page needs: who looks, the table as they see it, and their choices.

use maud::{Markup, html};
use pax_rules::{Category, Seat};
use pax_tables::{Board, PlayerView, SeatView, TableView};
use pax_words::Words;

use super::choices::Choices;
use super::{At, name};
use crate::pages::art;
use crate::pages::parts::part;

pub struct Scene<'a> {
    pub w: Words,
    pub at: &'a At,
    pub view: &'a TableView,
    pub board: &'a Board,
    pub choices: Choices<'a>,
    /// The categories of this game.
    pub categories: &'static [Category],
}

impl<'a> Scene<'a> {
    pub fn new(at: &'a At, view: &'a TableView, board: &'a Board) -> Scene<'a> {
        let count = board.struggle.len().min(Category::ALL.len());
        let categories = &Category::ALL[..count];
        Scene { w: at.caller.words(), at, view, board, choices: Choices::of(view), categories }
    }

    /// The viewer's own place, where they have one and the curtain is up.
    pub fn mine(&self) -> Option<(&'a SeatView, &'a PlayerView)> {
        let seat = self.view.you.seat?;
        Some((self.view.seat(seat)?, self.board.players.get(seat.index())?))
    }

    /// Whether the viewer is asked.
    pub fn asked(&self) -> bool {
        self.mine().is_some_and(|(seat, _)| seat.asked)
    }

    /// Everybody, the viewer first and the others in the order of play.
    pub fn round_the_table(&self) -> impl Iterator<Item = Seat> + use<> {
        let (count, first) = (self.view.seats.len(), self.view.you.seat.unwrap_or(Seat::FIRST));
        std::iter::once(first).chain(first.others(count))
    }

    pub fn name(&self, seat: Seat) -> String {
        name(self.view, seat)
    }

    /// A seat's sign: its colour and the first letter of its name.
    pub fn token(&self, seat: Seat) -> Markup {
        let name = self.name(seat);
        let letter: String = name.chars().next().into_iter().flat_map(char::to_uppercase).collect();
        html! { span class={ "token seat-" (seat) } title=(name) aria-hidden="true" { (letter) } }
    }

    /// The markers that a seat has.
    pub fn markers(&self, seat: Seat) -> Markup {
        let w = self.w;
        html! {
            @if self.board.starter == seat && self.view.seats.len() > 1 {
                span.marker.primus title=(w.say("table-primus")) { (art::icon("primus")) span.sr { (w.say("table-primus")) } }
            }
            @if self.board.primus_conspiratus == Some(seat) {
                span.marker.conspiratus title=(w.say("table-conspiratus")) {
                    (art::icon("conspiratus")) span.sr { (w.say("table-conspiratus")) }
                }
            }
        }
    }

    /// What a seat has, where it is shown.
    pub fn purse(&self, seat: Seat, aurei: u16) -> Markup {
        let id = format!("aurei-{seat}");
        html! { (part(&id, html! { span.face id=(id) { (self.coins(aurei)) } })) }
    }

    /// A sum of money, as a coin with a number.
    pub fn coins(&self, aurei: u16) -> Markup {
        html! { span.coins { (art::icon("aureus")) b { (aurei) } span.sr { " " (self.w.say("table-aurei")) } } }
    }
}
