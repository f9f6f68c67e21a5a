//! Who won and why, at once; then the cards that Rome had hidden, turned over one by one.

use maud::{Markup, html};
use pax_rules::Victor;
use pax_tables::{Board, EndView, OpenEnum};

use super::super::scene::Scene;
use super::listed;
use crate::pages::art;
use crate::pages::cards::{self, Size};
use crate::pages::frame::rules_cited;

pub fn verdict(scene: &Scene<'_>, end: &EndView) -> Markup {
    let w = scene.w;
    let rome = end.victor == Victor::Rome;
    html! {
        section.outcome aria-labelledby="outcome" data-victor=(if rome { "rome" } else { "rebels" }) {
            (art::picture("seal", if rome { "rome" } else { "victory" }))
            h1 id="outcome" { (w.say(if rome { "ending-rome" } else { "ending-rebels" })) }
            p.winner { @for seat in end.winners.iter() { (scene.token(seat)) } (winner(scene, end)) }
            p.why { (why(scene, end)) (rules_cited(Some(if scene.board.goal.is_some() { "10.2" } else { "9.7" }))) }
            (hidden_cards(scene, scene.board))
        }
    }
}

fn winner(scene: &Scene<'_>, end: &EndView) -> String {
    let (w, alone) = (scene.w, scene.board.goal.is_some());
    let who = || ("names", listed(scene, end.winners).into());
    let best = end.scores.iter().map(|line| line.points).max().unwrap_or(0);
    match (&end.victor, end.winners.len()) {
        (OpenEnum::Known(Victor::Rome), 0) if alone => w.say("verdict-rome").into_owned(),
        (OpenEnum::Known(Victor::Rome), 0) => w.say("verdict-nobody").into_owned(),
        (OpenEnum::Known(Victor::Rome), _) => w.tell("verdict-conspirator", &[who()]),
        (OpenEnum::Known(Victor::Rebels), 0 | 1) if alone => w.tell("verdict-solitaire", &[who()]),
        (OpenEnum::Known(Victor::Rebels), 0 | 1) => w.tell("verdict-points", &[who(), ("points", best.into())]),
        (OpenEnum::Known(Victor::Rebels), _) => w.tell("verdict-shared", &[who(), ("points", best.into())]),
        (OpenEnum::Other(_), _) => String::new(),
    }
}

fn why(scene: &Scene<'_>, end: &EndView) -> String {
    let (w, board) = (scene.w, scene.board);
    let rounds = ("rounds", end.rounds.into());
    if let Some(goal) = &board.goal {
        let args = [
            rounds,
            ("above", goal.above_rome.into()),
            ("needs", goal.needs.into()),
            ("shown", goal.shown.into()),
            ("all", goal.categories.into()),
        ];
        return w.tell("ending-why-goal", &args);
    }
    let args = [
        rounds,
        ("holds", end.rome_holds.into()),
        ("all", board.struggle.len().into()),
        ("needs", board.rome_needs.into()),
    ];
    w.tell("ending-why", &args)
}

/// 9.5: they count for Rome now.
fn hidden_cards(scene: &Scene<'_>, board: &Board) -> Markup {
    let w = scene.w;
    html! {
        div.turned {
            h2 { (w.say("ending-hidden")) }
            ol { @for face in &board.rome.face_down {
                li { span.over {
                    span.front { (cards::face(w, *face, Size::Market)) }
                    span.behind aria-hidden="true" { (art::figure("back")) }
                } }
            } }
            @if !board.rome.looked.is_empty() {
                p.small { (w.tell("table-looked", &[("names", listed(scene, board.rome.looked).into())])) }
            }
        }
    }
}
