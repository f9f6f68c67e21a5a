//! The other players: who they are, whether they are here, their clocks, displays, purses, and what is known of their
//! hands.

use maud::{Markup, html};
use pax_rules::{Card, Seat};
use pax_tables::{ClockView, Hands, Level, OpenEnum, PlayerView, SeatView, TableView};

use super::name;
use super::scene::Scene;
use crate::pages::art;
use crate::pages::cards::{self, Size};
use crate::pages::frame::rules_cited;
use crate::pages::parts::part;
use crate::pages::show;

/// Everybody but the viewer, in the order of play.
pub fn rivals(scene: &Scene<'_>) -> Markup {
    let w = scene.w;
    let others: Vec<Seat> = scene.round_the_table().filter(|seat| Some(*seat) != scene.view.you.seat).collect();
    html! { (part("others", html! {
        section.rivals id="others" aria-labelledby="rivals" data-count=(others.len()) {
            h2 id="rivals" { (w.say("table-rivals")) }
            @for seat in others { (rival(scene, &scene.view.seats[seat.index()], &scene.board.players[seat.index()])) }
            @if scene.view.seats.len() == 1 { p.small { (w.say("table-alone")) } }
        }
    })) }
}

fn rival(scene: &Scene<'_>, seat: &SeatView, player: &PlayerView) -> Markup {
    let id = format!("rival-{}", seat.seat);
    let (head, name) = (format!("{id}-head"), format!("{id}-name"));
    html! { (part(&id, html! {
        article.rival id=(id) {
            (part(&head, html! { header id=(head) {
                (part(&name, html! { h3 id=(name) { (scene.token(seat.seat)) (who(scene.view, seat)) } }))
                (scene.markers(seat.seat))
                (holdings(scene, player))
                (seat_tags(scene, seat))
            } }))
            div data-place={ "display-" (seat.seat) } {
                (cards::heaps(scene.w, &seat.seat.to_string(), &player.display, scene.categories))
            }
        }
    })) }
}

/// Money and cards of a rival, where the tally is open to the viewer (11.4).
fn holdings(scene: &Scene<'_>, player: &PlayerView) -> Markup {
    let w = scene.w;
    let (id, handful) = (format!("holdings-{}", player.seat), format!("handful-{}", player.seat));
    html! { (part(&id, html! {
        span.holdings id=(id) data-place={ "hand-" (player.seat) } { @match (player.aurei, &player.hand) {
            (Some(aurei), Some(hand)) => {
                (scene.purse(player.seat, aurei))
                (part(&handful, html! {
                    span.handful id=(handful) title=(w.tell("table-hand", &[("cards", hand.len().into())])) {
                        (art::icon("hand")) b { (hand.len()) } span.sr { (w.say("table-in-hand")) }
                    }
                }))
                (cards::apart(w, &handful, &hand.iter().flatten().copied().collect::<Vec<Card>>(), Size::Chip))
            },
            (_, _) => span.none { (art::icon("lock")) span.sr { (w.say("table-secret")) } (rules_cited(Some("11.4"))) },
        } }
    })) }
}

/// The name, a link to the person where there is one.
pub fn who(view: &TableView, seat: &SeatView) -> Markup {
    html! { @match seat.person {
        Some(person) => a href={ "/p/" (person.0) } { (name(view, seat.seat)) },
        None => (name(view, seat.seat)),
    } }
}

/// Whether somebody is here, who moves the cards, and their clock.
pub fn seat_tags(scene: &Scene<'_>, seat: &SeatView) -> Markup {
    let w = scene.w;
    let id = format!("tags-{}", seat.seat);
    html! { (part(&id, html! {
        span.tags id=(id) {
            @if seat.asked { span.tag.now { (w.say("table-asked")) } }
            @match (&seat.hands, &seat.computer) {
                (OpenEnum::Known(Hands::TimedOut), _) => span.tag { (w.say("table-timed-out")) },
                (OpenEnum::Known(Hands::Resigned), _) => span.tag { (w.say("table-resigned")) },
                (OpenEnum::Known(Hands::Owner) | OpenEnum::Other(_), Some(level)) if !names_level(seat, level) => {
                    span.tag { (level) }
                },
                (OpenEnum::Known(Hands::Owner) | OpenEnum::Other(_), Some(_) | None) => {},
            }
            @match seat.present {
                Some(true) => span.here title=(w.say("table-here")) { span.sr { (w.say("table-here")) } },
                Some(false) => span.here.away title=(w.say("table-away")) { span.sr { (w.say("table-away")) } },
                None => {},
            }
            @if seat.hints > 0 { span.tag { (w.tell("table-hints", &[("hints", seat.hints.into())])) } }
            @if let Some(clock) = &seat.clock { (clock_face(scene, seat.seat, *clock)) }
        }
    })) }
}

/// What it shows depends on the moment. Until the next entry of the table that makes no difference.
fn clock_face(scene: &Scene<'_>, seat: Seat, clock: ClockView) -> Markup {
    let id = format!("clock-{seat}");
    let key = if clock.running { 2 * u64::from(scene.view.version) } else { 2 * clock.left_ms + 1 };
    let face = html! {
        span.clock id=(id) role="timer" aria-label=(scene.w.say("table-clock")) data-left=(clock.left_ms) data-runs[clock.running] {
            (show::clock(clock.left_ms))
        }
    };
    html! { (part(&id, face).keyed(key)) }
}

/// Whether the seat's name already says which computer player it is.
fn names_level(seat: &SeatView, level: &Level) -> bool {
    seat.name.as_ref().is_some_and(|name| name.as_str().to_lowercase().contains(level.as_str()))
}
