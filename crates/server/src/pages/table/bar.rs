//! What is asked, where the turn is, and the deeds that belong to no card: drawing, stopping, taking back, a hint.

use maud::{Markup, html};
use pax_rules::{Action, Seat};
use pax_tables::{DeedKind, Hands, OpenEnum, StepKind, UndoView};

use super::choices::{Deed, FORM};
use super::names;
use super::scene::Scene;
use crate::pages::art;
use crate::pages::parts::part;

/// The line on top: whose turn, which step, which round.
pub fn status(scene: &Scene<'_>) -> Markup {
    let (w, board) = (scene.w, scene.board);
    html! { (part("state", html! {
        div.status id="state" {
            (part("status", html! { p.turn id="status" role="status" aria-live="polite" { (asked(scene)) } }))
            (ribbon(scene))
            (part("round", html! { p.round id="round" {
                @if board.round == 0 { (w.say("table-opening")) } @else { (w.tell("table-round", &[("round", board.round.into())])) }
            } }))
            p.connection id="connection" data-keep="connection" role="alert" hidden { (w.say("table-offline")) }
        }
    })) }
}

fn asked(scene: &Scene<'_>) -> String {
    let (w, board) = (scene.w, scene.board);
    let step = match &board.step {
        OpenEnum::Known(step) => *step,
        OpenEnum::Other(_) => return w.say("table-nobody").into_owned(),
    };
    if scene.asked() {
        let alone = step == StepKind::Turn && scene.view.seats.len() == 1;
        return if alone {
            w.say("table-your-turn-alone").into_owned()
        } else {
            w.say(&format!("table-your-{}", step.as_str())).into_owned()
        };
    }
    match (board.asked.first(), board.asked.len()) {
        (None, _) => w.say("table-nobody").into_owned(),
        (Some(one), 1) => w.tell(&format!("table-their-{}", step.as_str()), &[("name", scene.name(one).into())]),
        (Some(_), _) => w.tell("table-waiting", &[("names", names(scene.view, board.asked).into())]),
    }
}

/// Draw, buy, play, income: where the turn is.
fn ribbon(scene: &Scene<'_>) -> Markup {
    let place = match &scene.board.step {
        OpenEnum::Known(StepKind::Turn | StepKind::Place) => 0,
        OpenEnum::Known(StepKind::Buy) => 1,
        OpenEnum::Known(StepKind::Play) => 2,
        OpenEnum::Known(StepKind::Surrender | StepKind::Senate) => 3,
        OpenEnum::Known(StepKind::Opening | StepKind::Over) | OpenEnum::Other(_) => return html! {},
    };
    let steps = ["draw", "buy", "play", "income"];
    html! { (part("ribbon", html! {
        ol.ribbon id="ribbon" aria-label=(scene.w.say("table-steps")) { @for (number, step) in steps.iter().enumerate() {
            @let (id, name) = (format!("step-{step}"), format!("step-{step}-name"));
            (part(&id, html! { li.done[number < place] id=(id) aria-current=[(number == place).then_some("step")] {
                (part(&name, html! { span.face id=(name) { (art::icon(step)) span { (scene.w.say(&format!("table-step-{step}"))) } } }))
            } }))
        } }
    })) }
}

/// The bar in reach of the thumb.
pub fn bar(scene: &Scene<'_>) -> Markup {
    let Some((seat, _)) = scene.mine() else { return html! {} };
    let (w, at) = (scene.w, scene.at);
    html! { (part("bar", html! {
        section.bar id="bar" aria-labelledby="ask" data-asked[scene.asked()] {
            h2.sr id="ask" tabindex="-1" { (w.say("table-ask")) }
            (part(FORM, html! { form id=(FORM) method="post" action=(at.to("act")) {
                (hidden(seat.seat))
                input type="hidden" name="after" value=(scene.view.you.after);
            } }))
            @if seat.hands == Hands::TimedOut {
                form method="post" action=(at.to("return")) {
                    (hidden(seat.seat)) span { (w.say("table-was-away")) " " } button.first id="return" { (w.say("table-return")) }
                }
            }
            (part("deeds", html! { div.deeds id="deeds" {
                @if scene.asked() { (deeds(scene)) } @else { p.wait { (asked(scene)) } }
            } }))
            (part("tools", html! { div.tools id="tools" {
                @if let Some(undo) = &scene.view.undo { (take_back(scene, seat.seat, undo)) }
                @if !scene.view.rated && !scene.choices.is_empty() && scene.view.allows(DeedKind::TakeHint) {
                    (part("ask-hint", html! { form id="ask-hint" method="post" action=(at.to("hint")) {
                        (hidden(seat.seat))
                        button.quiet id="hint" title=(w.say("table-hint-why")) { (art::icon("hint")) span { (w.say("table-hint")) } }
                    } }))
                }
                (part("pace", html! { span.pace id="pace" data-keep="pace" hidden {
                    button.quiet type="button" id="faster" { (w.say("table-faster")) }
                    button.quiet type="button" id="catch-up" { (w.say("table-catch-up")) }
                } }))
            } }))
        }
    })) }
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
            @match &board.step {
                OpenEnum::Known(StepKind::Buy) => (Deed::new(Action::Pass, "first").button(&html! { (w.say("table-pass-buy")) })),
                OpenEnum::Known(StepKind::Play) => {
                    (Deed::new(Action::Pass, "first").button(&html! {
                        (art::icon("income")) (w.say("table-pass-play")) " " (scene.coins(income)) }))
                    @if let Some(turn) = &board.turn {
                        span.next { (w.tell("table-next-cost", &[("aurei", turn.next_cost.into())])) }
                    }
                },
                OpenEnum::Known(StepKind::Opening | StepKind::Turn | StepKind::Place | StepKind::Surrender
                    | StepKind::Senate | StepKind::Over) | OpenEnum::Other(_) => (Deed::new(Action::Pass, "first").button(&html! { (w.say("table-pass-senate")) })),
            }
        }
        @if board.step == StepKind::Surrender { p { (w.tell("table-owes", &[("cards", board.owes.into())])) } }
        @if board.step == StepKind::Place { p { (w.say("table-your-place")) } }
        @if board.step == StepKind::Opening { p { (w.say("table-your-opening")) } }
    }
}

fn take_back(scene: &Scene<'_>, seat: Seat, undo: &UndoView) -> Markup {
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

pub fn hidden(seat: Seat) -> Markup {
    html! { input type="hidden" name="seat" value=(seat); }
}
