//! What is asked, where the turn is, and the deeds that belong to no card: drawing, stopping, taking back, a hint.

use maud::{Markup, html};
use pax_rules::Action;
use pax_tables::UndoView;

use super::choices::{Deed, FORM};
use super::scene::Scene;
use super::{allows, names};
use crate::pages::art;

/// The line on top: whose turn, which step, which round.
pub fn status(scene: &Scene<'_>) -> Markup {
    let (w, board) = (scene.w, scene.board);
    html! {
        div.status {
            p.turn role="status" aria-live="polite" id="status" { (asked(scene)) }
            (ribbon(scene))
            p.round {
                @if board.round == 0 { (w.say("table-opening")) } @else { (w.tell("table-round", &[("round", board.round.into())])) }
            }
            p.connection id="connection" role="alert" hidden { (w.say("table-offline")) }
        }
    }
}

fn asked(scene: &Scene<'_>) -> String {
    let (w, board) = (scene.w, scene.board);
    match board.asked.as_slice() {
        _ if scene.asked() && board.step == "turn" && scene.view.seats.len() == 1 => w.say("table-your-turn-alone"),
        _ if scene.asked() => w.say(&format!("table-your-{}", board.step)),
        [] => w.say("table-nobody"),
        [one] => w.tell(&format!("table-their-{}", board.step), &[("name", scene.name(*one).into())]),
        several => w.tell("table-waiting", &[("names", names(scene.view, several).into())]),
    }
}

/// Draw, buy, play, income: where the turn is.
fn ribbon(scene: &Scene<'_>) -> Markup {
    let place = match scene.board.step {
        "turn" | "place" => 0,
        "buy" => 1,
        "play" => 2,
        "surrender" | "senate" => 3,
        _ => return html! {},
    };
    let steps = ["draw", "buy", "play", "income"];
    html! {
        ol.ribbon aria-label=(scene.w.say("table-steps")) { @for (number, step) in steps.iter().enumerate() {
            li.done[number < place] aria-current=[(number == place).then_some("step")] {
                (art::icon(step)) span { (scene.w.say(&format!("table-step-{step}"))) }
            }
        } }
    }
}

/// The bar in reach of the thumb.
pub fn bar(scene: &Scene<'_>) -> Markup {
    let Some((seat, _)) = scene.mine() else { return html! {} };
    let (w, at) = (scene.w, scene.at);
    html! {
        section.bar aria-labelledby="ask" data-asked[scene.asked()] {
            h2.sr id="ask" tabindex="-1" { (w.say("table-ask")) }
            form id=(FORM) method="post" action=(at.to("act")) {
                (hidden(seat.seat))
                input type="hidden" name="after" value=(scene.view.you.after);
            }
            @if seat.hands == "timed_out" {
                form method="post" action=(at.to("return")) {
                    (hidden(seat.seat)) span { (w.say("table-was-away")) " " } button.first id="return" { (w.say("table-return")) }
                }
            }
            div.deeds {
                @if scene.asked() { (deeds(scene)) } @else { p.wait { (asked(scene)) } }
            }
            div.tools {
                @if let Some(undo) = &scene.view.undo { (take_back(scene, seat.seat, undo)) }
                @if !scene.view.rated && !scene.choices.is_empty() && allows(scene.view, "take_hint") {
                    form method="post" action=(at.to("hint")) {
                        (hidden(seat.seat))
                        button.quiet id="hint" title=(w.say("table-hint-why")) { (art::icon("hint")) span { (w.say("table-hint")) } }
                    }
                }
                span.pace id="pace" hidden {
                    button.quiet type="button" id="faster" { (w.say("table-faster")) }
                    button.quiet type="button" id="catch-up" { (w.say("table-catch-up")) }
                }
            }
        }
    }
}

fn deeds(scene: &Scene<'_>) -> Markup {
    let (w, board) = (scene.w, scene.board);
    let has = |action| scene.choices.find(action).is_some();
    html! {
        @if has(Action::Draw) {
            (Deed::new(Action::Draw, "first").nth(1).button(&html! {
                (art::icon("draw")) (if board.deck == 0 { w.say("table-take-two") } else { w.say("table-draw") })
            }))
        }
        @if has(Action::Look) {
            (Deed::new(Action::Look, "").nth(1).button(&html! { (art::icon("look")) (w.say("table-look")) " " (scene.coins(2)) }))
        }
        @if has(Action::Pass) {
            @let income = board.turn.as_ref().map_or(0, |turn| turn.income);
            @match board.step {
                "buy" => (Deed::new(Action::Pass, "first").button(&html! { (w.say("table-pass-buy")) })),
                "play" => {
                    (Deed::new(Action::Pass, "first").button(&html! {
                        (art::icon("income")) (w.say("table-pass-play")) " " (scene.coins(income)) }))
                    @if let Some(turn) = &board.turn {
                        span.next { (w.tell("table-next-cost", &[("aurei", turn.next_cost.into())])) }
                    }
                },
                _ => (Deed::new(Action::Pass, "first").button(&html! { (w.say("table-pass-senate")) })),
            }
        }
        @if board.step == "surrender" { p { (w.tell("table-owes", &[("cards", board.owes.into())])) } }
        @if board.step == "place" { p { (w.say("table-your-place")) } }
        @if board.step == "opening" { p { (w.say("table-your-opening")) } }
    }
}

fn take_back(scene: &Scene<'_>, seat: usize, undo: &UndoView) -> Markup {
    let w = scene.w;
    let one = undo.actions.saturating_sub(1);
    html! {
        form method="post" action=(scene.at.to("undo")) {
            (hidden(seat))
            button.quiet id="undo" name="back_to" value=(one) { (art::icon("undo")) span { (w.say("table-undo")) } }
            @if undo.back_to < one {
                button.quiet id="undo-all" name="back_to" value=(undo.back_to) {
                    @let steps = undo.actions - undo.back_to;
                    (art::icon("undo")) span.steps aria-hidden="true" { "×" (steps) }
                    span.sr { (w.tell("table-undo-all", &[("steps", steps.into())])) }
                }
            }
        }
    }
}

pub fn hidden(seat: usize) -> Markup {
    html! { input type="hidden" name="seat" value=(seat); }
}
