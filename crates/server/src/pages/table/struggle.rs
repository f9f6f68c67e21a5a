//! The struggle as a picture: per category Rome against every player, who holds it, how far Rome is, and how it would
//! end now.

use maud::{Markup, html};
use pax_rules::{Category, SeatSet, Victor};
use pax_tables::{OpenEnum, StepKind, Struggle};

use super::names;
use super::scene::Scene;
use crate::pages::art;
use crate::pages::frame::rules_cited;
use crate::pages::parts::part;

pub fn struggle(scene: &Scene<'_>) -> Markup {
    let w = scene.w;
    html! { (part("contest", html! {
        section.struggle id="contest" aria-labelledby="struggle" {
            h2 id="struggle" { (art::icon("struggle")) (w.say("table-struggle")) }
            (scales(scene))
            div.scroll tabindex="0" role="group" aria-labelledby="struggle" { table data-seats=(scene.view.seats.len()) {
                (part("contestants", html! { thead id="contestants" { tr {
                    th scope="col" { span.sr { (w.say("table-category")) } }
                    th scope="col" title=(w.say("table-rome")) { (art::icon("rome")) span.sr { (w.say("table-rome")) } }
                    @for seat in scene.round_the_table() {
                        th scope="col" { (scene.token(seat)) span.sr { (scene.name(seat)) } }
                    }
                } } }))
                tbody { @for (row, category) in scene.board.struggle.iter().zip(scene.categories) {
                    (line(scene, row, *category))
                } }
                @if let Some(forecast) = &scene.board.forecast { (part("points-now", html! { tfoot id="points-now" { tr {
                    th scope="row" { (art::icon("victory")) span.label { (w.say("table-points-now")) } }
                    td {}
                    @for seat in scene.round_the_table() {
                        td.holds[forecast.winners.contains(seat)] { (forecast.points[seat.index()]) }
                    }
                } } })) }
            } }
            (outlook(scene))
        }
    })) }
}

/// One shield per category: Rome's and the rebels', with the line that Rome must reach.
fn scales(scene: &Scene<'_>) -> Markup {
    let (w, board) = (scene.w, scene.board);
    let (holds, needs, all) = (board.rome_holds, board.rome_needs, board.struggle.len());
    html! {
        (part("rome-count", html! { p.count id="rome-count" { (w.tell("table-rome-holds", &[("holds", holds.into()), ("all", all.into()), ("needs", needs.into())]))
            (rules_cited(Some("9.7"))) } }))
        (part("shields", html! { p.shields id="shields" aria-hidden="true" { @for place in 0..all {
            i.taken[place < holds].needed[place + 1 == needs] {}
        } } }))
    }
}

fn line(scene: &Scene<'_>, row: &Struggle, category: Category) -> Markup {
    let w = scene.w;
    let id = format!("row-{}", category.name());
    html! { (part(&id, html! {
        tr class=(category.name()) id=(id) {
            th scope="row" { (art::icon(&format!("emblem-{}", category.name()))) span.label { (w.category(category)) }
                span.sr { " " @if row.rome_holds { (w.say("table-held-by-rome")) }
                    @else { (w.tell("table-held-by", &[("names", names(scene.view, row.held_by).into())])) } }
            }
            td.of-rome.holds[row.rome_holds] { (row.rome) }
            @for seat in scene.round_the_table() {
                td.holds[row.held_by.contains(seat)].zero[row.seats[seat.index()] == 0] { (row.seats[seat.index()]) }
            }
        }
    })) }
}

/// Who would win now and how far off the end is; in solitaire, how the goal stands.
fn outlook(scene: &Scene<'_>) -> Markup {
    let (w, board) = (scene.w, scene.board);
    html! { (part("outlook", html! {
        div.outlook id="outlook" {
            @if let Some(goal) = &board.goal {
                p { (w.tell("table-goal", &[
                    ("above", goal.above_rome.into()),
                    ("needs", goal.needs.into()),
                    ("shown", goal.shown.into()),
                    ("all", goal.categories.into()),
                ])) (rules_cited(Some("10.2"))) }
            } @else if let Some(forecast) = &board.forecast {
                (part("forecast", html! { p id="forecast" { (now(scene, &forecast.victor, forecast.winners)) } }))
            }
            @if board.step != StepKind::Over {
                (part("rounds-left", html! { p.small id="rounds-left" {
                    (w.tell("table-rounds-left", &[("rounds", board.rounds_left.into()), ("cards", board.deck.into())]))
                } }))
            }
        }
    })) }
}

fn now(scene: &Scene<'_>, victor: &OpenEnum<Victor>, winners: SeatSet) -> String {
    let w = scene.w;
    let args = [("names", names(scene.view, winners).into())];
    match (victor, winners.len()) {
        (OpenEnum::Known(Victor::Rome), 0) => w.say("table-now-rome-nobody").into_owned(),
        (OpenEnum::Known(Victor::Rome), _) => w.tell("table-now-rome", &args),
        (OpenEnum::Known(Victor::Rebels), 1) => w.tell("table-now-rebels", &args),
        (OpenEnum::Known(Victor::Rebels), _) => w.tell("table-now-shared", &args),
        (OpenEnum::Other(_), _) => String::new(),
    }
}
