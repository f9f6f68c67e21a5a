//! The decisions that cost most, the viewer's own first: what was done, what would have been better, by how much, why,
//! and the way to that moment.

use maud::{Markup, html};
use pax_lab::review::Judged;
use pax_words::Words;

use super::super::scene::Scene;
use crate::pages::art;
use crate::telling::reason;

pub fn regrets(scene: &Scene<'_>, regrets: &[Judged]) -> Markup {
    let w = scene.w;
    let is_mine = |regret: &&Judged| scene.view.you.seats.contains(regret.seat);
    let (mine, others): (Vec<&Judged>, Vec<&Judged>) = regrets.iter().partition(is_mine);
    let watching = scene.view.you.seats.is_empty();
    html! {
        div.regrets {
            h3 { (w.say(if watching { "ending-regrets-theirs" } else { "ending-regrets" })) }
            p.small { (w.say("ending-regrets-text")) }
            @if watching { (list(scene, &others)) } @else {
                (list(scene, &mine))
                @if !others.is_empty() { details { summary { (w.say("ending-regrets-others")) } (list(scene, &others)) } }
            }
        }
    }
}

fn list(scene: &Scene<'_>, regrets: &[&Judged]) -> Markup {
    html! {
        @if regrets.is_empty() { p { (scene.w.say("ending-regrets-none")) } }
        @else { ol { @for regret in regrets { (one(scene, regret)) } } }
    }
}

fn one(scene: &Scene<'_>, regret: &Judged) -> Markup {
    let w = scene.w;
    let points = (100.0 * regret.cost()).round();
    html! {
        li {
            p.when {
                (scene.token(regret.seat)) (scene.name(regret.seat)) " · "
                @if regret.round == 0 { (w.say("table-opening")) } @else { (w.tell("table-round", &[("round", regret.round.into())])) }
            }
            p.cost { (art::icon("struggle")) b { "−" (points) } " " (w.tell("ending-percentage-points", &[("points", points.into())])) }
            dl {
                dt { (w.say("ending-taken")) } dd { (w.action(regret.taken)) (chance(w, regret.taken_chance)) }
                dt { (w.say("ending-better")) } dd { (w.action(regret.better)) (chance(w, regret.better_chance)) }
            }
            p { (reason(w, regret.reason)) }
            p { a.button href={ (scene.at.to("moment")) "/" (regret.moment) "?seat=" (regret.seat.index()) } {
                (art::icon("look")) (w.say("ending-see-moment"))
                span.sr { ", " (w.action(regret.taken)) }
            } }
        }
    }
}

fn chance(w: Words, chance: f32) -> Markup {
    html! { span.chance { (w.tell("hint-chance", &[("percent", (100.0 * chance).round().into())])) } }
}
