//! The deal: how others fared with it, and the proof that it was fixed before the first card.

use maud::{Markup, html};
use pax_tables::EndView;

use super::super::scene::Scene;
use crate::pages::{art, show};
use crate::{Summary, TableLine};

/// Finished tables with the same deal, side by side: a line per table, a column per seat.
pub fn siblings(scene: &Scene<'_>, tables: &[TableLine]) -> Markup {
    let w = scene.w;
    let known = || tables.iter().filter_map(|line| Some((line, line.summary.as_ref()?)));
    html! {
        section.siblings aria-labelledby="siblings" {
            h2 id="siblings" { (w.say("ending-siblings")) }
            div.scroll tabindex="0" role="group" aria-labelledby="siblings" { table {
                thead { tr {
                    th scope="col" { (w.say("ending-finished")) }
                    @for seat in 0..scene.view.seats.len() { th scope="col" {
                        @if scene.view.seats.len() == 1 { (w.say("score-points")) } @else { (w.tell("ending-seat", &[("seat", show::seat(seat).into())])) }
                    } }
                } }
                tbody { @for (line, summary) in known() {
                    @let here = line.table == scene.at.table.as_str();
                    tr.mine[here] {
                        th scope="row" {
                            @if here { (w.say("ending-this-table")) }
                            @else { a href={ "/t/" (line.table) } { (show::moment(w, line.finished_at.unwrap_or(line.updated_at))) } }
                        }
                        @for seat in 0..summary.seats.len() { td { (result(scene, summary, seat)) } }
                    }
                } }
            } }
        }
    }
}

fn result(scene: &Scene<'_>, summary: &Summary, seat: usize) -> Markup {
    let name = summary.seats[seat].name.as_deref().unwrap_or("–");
    html! {
        span.name { (name) } " "
        b { @match summary.points.get(seat) { Some(points) => (points), None => "–" } }
        @if summary.winners.contains(&seat) { (art::icon("victory")) span.sr { (scene.w.say("ending-won")) } }
    }
}

pub fn proof(scene: &Scene<'_>, end: &EndView) -> Markup {
    let (w, view, table) = (scene.w, scene.view, &scene.at.table);
    let night = if view.setup.nocturnus { " --nocturnus" } else { "" };
    html! {
        details.proof {
            summary { (art::icon("lock")) (w.say("ending-proof")) }
            p { (w.say("ending-proof-text")) }
            dl {
                dt { (w.say("ending-commitment")) } dd { code { (view.commitment) } }
                dt { (w.say("ending-seed")) } dd { code { (end.seed) } }
            }
            p { (w.say("ending-check")) }
            pre tabindex="0" { code {
                "pax verify " (table) ".json\n"
                "python3 examples/fair_deal.py " (end.seed) " " (view.setup.players) (night)
            } }
        }
    }
}
