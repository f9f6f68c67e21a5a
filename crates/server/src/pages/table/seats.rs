//! The players: who they are, whether they are here, their clocks, their displays, and what is known of their hands.

use maud::{Markup, html};
use pax_tables::{Board, ClockView, PlayerView, SeatView, TableView};

use super::name;
use crate::pages::show;

/// Everybody at the table, the viewer first and the others in the order of play.
pub fn seats(view: &TableView, cards: &Board) -> Markup {
    let count = view.seats.len();
    let first = view.you.seat.unwrap_or(0);
    html! {
        section.players aria-labelledby="players" {
            h2 id="players" { (words::PLAYERS) }
            @for place in 0..count {
                @let seat = (first + place) % count;
                (player(view, cards, &view.seats[seat], &cards.players[seat]))
            }
        }
    }
}

fn player(view: &TableView, cards: &Board, seat: &SeatView, player: &PlayerView) -> Markup {
    let mine = view.you.seat == Some(seat.seat);
    html! {
        article.player.asked[seat.asked] {
            h3 { (who(view, seat)) @if mine { " " span.small { (words::YOU) } } }
            p.tags {
                @if cards.starter == seat.seat { span.tag { (words::PRIMUS) } " " }
                @if cards.primus_conspiratus == Some(seat.seat) { span.tag { (words::CONSPIRATUS) } " " }
                @if seat.asked { span.tag.now { (words::ASKED) } " " }
                (tags(seat))
                @if let Some(clock) = &seat.clock { (clock_face(*clock)) }
            }
            p { span.label { (words::DISPLAY) } (show::cards(&player.display)) }
            @if !mine { (holdings(player)) }
        }
    }
}

/// Money and cards of a rival, where the tally is open to the viewer.
fn holdings(player: &PlayerView) -> Markup {
    html! {
        p { @match (player.aurei, &player.hand) {
            (Some(aurei), Some(hand)) => {
                span.label { (words::HOLDS) } (show::aurei(aurei)) ", "
                @if hand.is_empty() { (words::NO_CARDS) }
                span.cards { @for face in hand { (show::face(face.as_deref())) } }
            },
            (_, _) => span.none { (words::SECRET) " " a.rule href="/rules#r11.4" { "11.4" } },
        } }
    }
}

/// The name, a link to the person where there is one.
pub fn who(view: &TableView, seat: &SeatView) -> Markup {
    html! { @match seat.person {
        Some(person) => a href={ "/p/" (person.0) } { (name(view, seat.seat)) },
        None => (name(view, seat.seat)),
    } }
}

/// Whether somebody is here, and who moves the cards.
pub fn tags(seat: &SeatView) -> Markup {
    html! {
        @match (seat.hands, &seat.computer) {
            ("timed_out", _) => { span.tag { (words::TIMED_OUT) } " " },
            ("resigned", _) => { span.tag { (words::RESIGNED) } " " },
            (_, Some(level)) => { span.tag { (words::COMPUTER) " " (level) } " " },
            (_, None) => {},
        }
        @match seat.present {
            Some(true) => { span.tag.here { (words::HERE) } " " },
            Some(false) => { span.tag { (words::AWAY) } " " },
            None => {},
        }
        @if seat.hints > 0 { span.tag { (words::HINTS) " " (seat.hints) } " " }
    }
}

fn clock_face(clock: ClockView) -> Markup {
    html! {
        span.clock role="timer" aria-label=(words::CLOCK) data-left=(clock.left_ms) data-runs[clock.running] {
            (show::clock(clock.left_ms))
        }
    }
}

mod words {
    pub const ASKED: &str = "to move";
    pub const AWAY: &str = "away";
    pub const CLOCK: &str = "Time left";
    pub const COMPUTER: &str = "computer:";
    pub const CONSPIRATUS: &str = "Primus Conspiratus";
    pub const DISPLAY: &str = "Display";
    pub const HERE: &str = "here";
    pub const HINTS: &str = "hints:";
    pub const HOLDS: &str = "Holds";
    pub const NO_CARDS: &str = "no card in hand";
    pub const PLAYERS: &str = "Players";
    pub const PRIMUS: &str = "Primus";
    pub const RESIGNED: &str = "resigned, a computer player goes on";
    pub const SECRET: &str = "Purse and hand are secret";
    pub const TIMED_OUT: &str = "out of time, a computer player stands in";
    pub const YOU: &str = "(you)";
}
