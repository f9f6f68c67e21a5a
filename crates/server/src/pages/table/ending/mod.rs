//! A game that is over: who won and why, Rome's hidden cards, category after category, the points line by line, the
//! course of the game, what cost most, and how to go on.

mod chart;
mod course;
mod deal;
mod moment;
mod next;
mod regrets;
mod sheet;
mod verdict;
mod weighing;

use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use pax_rules::SeatSet;
use pax_tables::{Board, TableView};

use super::scene::Scene;
use super::{At, camp, rivals, rome, struggle};
use crate::pages::frame::Frame;
use crate::pages::oops::Oops;
use crate::{Analysis, App, TableLine};

pub use moment::{moment, moment_form};
pub use next::{again, record, rematch};

/// What the page needs beside the table itself.
pub struct Aftermath {
    analysis: Analysis,
    /// Finished tables with the same deal, as far as the viewer may see them.
    siblings: Vec<TableLine>,
}

impl Aftermath {
    pub async fn read(app: &App, at: &At) -> Result<Aftermath, Oops> {
        let siblings = app.same_deal(at.by(), &at.table, &at.glance).await?.tables;
        Ok(Aftermath { analysis: app.analysis(at.by(), &at.table, &at.glance).await?, siblings })
    }
}

pub fn ending(at: &At, view: &TableView, board: &Board, aftermath: &Aftermath) -> Markup {
    let Some(end) = &view.end else { return html! {} };
    let scene = Scene::new(at, view, board);
    let w = scene.w;
    html! {
        (verdict::verdict(&scene, end))
        (next::next(&scene))
        div.reckoning { (weighing::weighing(&scene)) (sheet::sheet(&scene, end)) }
        (course::course(&scene, &aftermath.analysis.course))
        (review(&scene, &aftermath.analysis))
        (moment::way_in(&scene, &aftermath.analysis.course))
        details.last-table {
            summary { (w.say("ending-last-table")) }
            div.columns {
                div { (rome::rome(&scene)) (camp::camp(&scene)) (struggle::struggle(&scene)) }
                (rivals::rivals(&scene))
            }
        }
        @if aftermath.siblings.len() > 1 { (deal::siblings(&scene, &aftermath.siblings)) }
        (next::share(&scene))
        (deal::proof(&scene, end))
    }
}

/// What had to be computed: the chances and what cost most, or that it is on its way.
fn review(scene: &Scene<'_>, analysis: &Analysis) -> Markup {
    let w = scene.w;
    html! {
        section.review id="review" aria-labelledby="review-title" aria-busy=[(!analysis.ready).then_some("true")]
            data-from=[(!analysis.ready).then(|| scene.at.to("review"))] {
            h2 id="review-title" { (w.say("ending-review")) }
            @match &analysis.review {
                Some(review) => {
                    (course::chances(scene, &analysis.course, &review.chances))
                    (regrets::regrets(scene, &review.regrets))
                },
                None => {
                    p role="status" { (w.say("ending-review-coming")) }
                    p { a.button.unscripted href={ (scene.at.address(scene.at.glance.seat)) "#review" } { (w.say("ending-look-again")) } }
                },
            }
        }
    }
}

/// The review alone, for the script that waits for it.
pub async fn review_part(State(app): State<App>, at: At) -> Result<Response, Oops> {
    let analysis = app.analysis(at.by(), &at.table, &at.glance).await?;
    let view = app.view(at.by(), &at.table, &at.glance).await?;
    let body = view.board.as_ref().map(|board| review(&Scene::new(&at, &view, board), &analysis));
    let title = at.caller.words().say("ending-review");
    Ok(Html(Frame::new(title, &at.caller).page(body.unwrap_or_default()).into_string()).into_response())
}

/// Several players: "Ada, Bea and Cai".
fn listed(scene: &Scene<'_>, seats: SeatSet) -> String {
    let names: Vec<String> = seats.iter().map(|seat| scene.name(seat)).collect();
    scene.w.list(&names)
}
