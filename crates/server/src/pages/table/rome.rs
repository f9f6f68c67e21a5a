//! Rome: its cards by category, the three that lie face down, and who has looked at them.

use maud::{Markup, html};
use pax_rules::Action;

use super::choices::{Deed, why_not};
use super::names;
use super::scene::Scene;
use crate::pages::art;
use crate::pages::cards::{self, Size};
use crate::pages::parts::part;

pub fn rome(scene: &Scene<'_>) -> Markup {
    let (w, rome) = (scene.w, &scene.board.rome);
    html! { (part("forum", html! {
        section.rome id="forum" aria-labelledby="rome" data-place="rome" {
            h2 id="rome" { (art::icon("rome")) (w.say("table-rome")) }
            div.forum {
                (cards::heaps(w, "rome", &rome.cards, scene.categories))
                @if !rome.face_down.is_empty() { (face_down(scene)) }
            }
            @if !rome.looked.is_empty() {
                p.small { (w.tell("table-looked", &[("names", names(scene.view, rome.looked).into())])) }
            }
        }
    })) }
}

/// The hidden cards: whoever may look does it by touching them.
fn face_down(scene: &Scene<'_>) -> Markup {
    let (w, rome) = (scene.w, &scene.board.rome);
    let known = rome.face_down.iter().any(Option::is_some);
    let cards = html! { (part("rome-face-down", html! {
        span.cards id="rome-face-down" data-place="rome_face_down" {
            @for face in &rome.face_down { (cards::face(w, *face, Size::Market)) }
        }
    })) };
    let look = html! { (cards) span.verb { (art::icon("look")) (w.say("table-look")) } };
    html! { (part("face-down", html! {
        div.hidden id="face-down" {
            @if scene.choices.find(Action::Look).is_some() {
                (Deed::new(Action::Look, "lookat glow").label(w.say("table-look-full").into_owned()).button(&look))
            } @else if let Some(not) = scene.choices.why_not(Action::Look) {
                (why_not(w, not, "lookat", 0, &look))
            } @else {
                (cards)
            }
            @if known { p.small { (w.say("table-known-to-you")) } }
        }
    })) }
}
