//! Category after category: Rome against the strongest player. Light falls on whoever holds it.

use maud::{Markup, html};
use pax_rules::{Category, Seat, SeatSet};
use pax_tables::Struggle;

use super::super::scene::Scene;
use super::listed;
use crate::pages::art;
use crate::pages::frame::rules_cited;

pub fn weighing(scene: &Scene<'_>) -> Markup {
    let (w, board) = (scene.w, scene.board);
    let (holds, needs, all) = (board.rome_holds, board.rome_needs, board.struggle.len());
    html! {
        section.weighing aria-labelledby="weighing" {
            h2 id="weighing" { (w.say("ending-weighing")) (rules_cited(Some("9.6, 9.7"))) }
            ol.balance { @for (row, category) in board.struggle.iter().zip(scene.categories) { (pan(scene, row, *category)) } }
            p.count { (w.tell("table-rome-holds", &[("holds", holds.into()), ("all", all.into()), ("needs", needs.into())])) }
            p.shields aria-hidden="true" { @for place in 0..all { i.taken[place < holds].needed[place + 1 == needs] {} } }
        }
    }
}

fn pan(scene: &Scene<'_>, row: &Struggle, category: Category) -> Markup {
    let w = scene.w;
    let best = row.seats.iter().copied().max().unwrap_or(0);
    let strongest: SeatSet =
        Seat::all(row.seats.len()).filter(|seat| best > 0 && row.seats[seat.index()] == best).collect();
    let most = best.max(row.rome).max(1);
    // Tenths are enough to see who outweighs whom.
    let weight = |strength: u8| (10 * u16::from(strength)).div_ceil(u16::from(most));
    html! {
        li class={ "pan " (category.name()) (if row.rome_holds { " to-rome" } else { " to-rebels" }) } {
            span.weight.of-rome data-weight=(weight(row.rome)) {
                span.sr { (w.say("table-rome")) " " } b { (row.rome) }
            }
            span.thing {
                (art::icon(&format!("emblem-{}", category.name()))) span { (w.category(category)) }
            }
            span.weight.of-rebels data-weight=(weight(best)) {
                b { (best) } @for seat in strongest.iter() { (scene.token(seat)) }
                span.sr { (listed(scene, strongest)) }
            }
            span.sr { " " @if row.rome_holds { (w.say("table-held-by-rome")) }
                @else { (w.tell("table-held-by", &[("names", listed(scene, row.held_by).into())])) } }
        }
    }
}
