//! A finished game step by step: the table of any moment as any seat saw it, with what had just happened. It is the
//! table's own page, read-only. Links and a slider lead from moment to moment; both work without a script.

use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use pax_lab::review::Course;
use pax_rules::{Seat, Viewer};
use pax_tables::Past;

use super::super::scene::Scene;
use super::super::{At, bar, camp, live, market, rivals, rome, struggle};
use crate::pages::art;
use crate::pages::frame::{Frame, on_to};
use crate::pages::oops::Oops;
use crate::pages::parts::Marked;
use crate::{App, Trouble};

/// The eyes that are asked for in the address: `seat=2`, or `seat=all` for every card open. Where nothing is asked, one's
/// own.
async fn eyes(app: &App, at: &At) -> Result<Viewer, Oops> {
    match at.caller.query.text("seat") {
        Some("all") => Ok(Viewer::Everything),
        Some(text) => {
            let seat = text.parse().ok().and_then(Seat::new);
            seat.map(Viewer::Seat).ok_or(Oops(Trouble::NotFound("seat")))
        }
        None => {
            let view = app.view(at.by(), &at.table, &at.glance).await?;
            Ok(view.you.seats.first().map_or(Viewer::Everything, Viewer::Seat))
        }
    }
}

fn word(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.index().to_string(),
        Viewer::Spectator | Viewer::Everything => "all".to_owned(),
    }
}

/// What the slider's form sends without a script.
pub async fn moment_form(State(app): State<App>, at: At) -> Result<Response, Oops> {
    let number: usize = at.caller.query.number("n").unwrap_or(0);
    let viewer = eyes(&app, &at).await?;
    let past = app.past(at.by(), &at.table, &at.glance, number, viewer).await?;
    Ok(on_to(&format!("{}/{}?seat={}", at.to("moment"), past.actions, word(viewer)), None))
}

pub async fn moment(
    State(app): State<App>,
    Path((_, number)): Path<(String, String)>,
    at: At,
) -> Result<Response, Oops> {
    let number: usize = number.parse().map_err(|_| Oops(Trouble::NotFound("moment")))?;
    let viewer = eyes(&app, &at).await?;
    let past = app.past(at.by(), &at.table, &at.glance, number, viewer).await?;
    let story = app.story(at.by(), &at.table, &at.glance, number, viewer).await?;
    let Some(board) = &past.view.board else { return Err(Oops(Trouble::NotFound("moment"))) };
    let scene = Scene::new(&at, &past.view, board);
    let w = at.caller.words();
    let title = w.tell("ending-moment", &[("n", past.actions.into()), ("of", past.of.into())]);
    let held = 10 * board.rome_holds / board.struggle.len().max(1);
    let main = html! {
        main.table id="main" tabindex="-1" data-live="" data-past data-rome=(held) data-moves=(live::ways(&past.news)) {
            (table(&scene, &past, &story, &title, viewer))
        }
    };
    let main = PreEscaped(Marked::new(main).plain());
    if at.part {
        return Ok(Html(html! { title { (title) " · Pax" } (main) }.into_string()).into_response());
    }
    Ok(Html(Frame::new(title, &at.caller).live().whole().around(main).into_string()).into_response())
}

fn table(scene: &Scene<'_>, past: &Past, story: &[String], title: &str, viewer: Viewer) -> Markup {
    let w = scene.w;
    html! {
        h1.sr { (title) }
        (bar::status(scene))
        (seers(scene, past, viewer))
        nav.tabs aria-label=(w.say("table-parts")) {
            a href="#part-board" { (art::icon("legion")) span { (w.say("table-part-board")) } }
            a href="#part-struggle" { (art::icon("struggle")) span { (w.say("table-part-struggle")) } }
            a href="#part-rivals" { (art::icon("hand")) span { (w.say("table-part-rivals")) } }
            a href="#part-chronicle" { (art::icon("chronicle")) span { (w.say("table-part-chronicle")) } }
        }
        div.parts {
            div.part.at-board id="part-board" tabindex="-1" {
                (rome::rome(scene)) (market::market(scene)) (camp::camp(scene)) (camp::notebook(scene))
            }
            div.part.at-struggle id="part-struggle" tabindex="-1" { (struggle::struggle(scene)) }
            div.part.at-rivals id="part-rivals" tabindex="-1" { (rivals::rivals(scene)) }
            div.part.at-chronicle id="part-chronicle" tabindex="-1" {
                section.chronicle aria-labelledby="chronicle" {
                    h2 id="chronicle" { (art::icon("chronicle")) (w.say("table-chronicle")) }
                    ol.lines tabindex="0" aria-labelledby="chronicle" { @for line in story.iter().rev() { li { (line) } } }
                }
            }
        }
        (steps(scene, past, viewer))
    }
}

/// Through whose eyes.
fn seers(scene: &Scene<'_>, past: &Past, viewer: Viewer) -> Markup {
    let w = scene.w;
    let link = |word: &str, content: Markup| {
        let address = address(scene.at, past.actions, word);
        let current = (self::word(viewer) == word).then_some("true");
        html! { a.step href=(address) aria-current=[current] { (content) } }
    };
    html! {
        nav.seers aria-label=(w.say("ending-seen-by")) {
            span.label aria-hidden="true" { (w.say("ending-seen-by")) }
            @for seat in Seat::all(scene.view.seats.len()) {
                (link(&seat.to_string(), html! { (scene.token(seat)) span { (scene.name(seat)) } }))
            }
            (link("all", html! { (art::icon("look")) span { (w.say("ending-all-open")) } }))
            a.back href=(scene.at.address(None)) { (art::icon("victory")) (w.say("ending-to-result")) }
        }
    }
}

/// What happened, and the way on.
fn steps(scene: &Scene<'_>, past: &Past, viewer: Viewer) -> Markup {
    let (w, at) = (scene.w, scene.at);
    let eyes = word(viewer);
    let step = |id: &str, to: Option<usize>, words: &str, path: &str| {
        let sign = html! { svg.icon aria-hidden="true" viewBox="0 0 20 20" { path d=(path) {} } };
        html! { @match to {
            Some(to) => a.button.step id=(id) href=(address(at, to, &eyes)) title=(words) { (sign) span.sr { (words) } },
            None => span.step.off id=(id) aria-hidden="true" { (sign) },
        } }
    };
    let (back, on) = (past.actions.checked_sub(1), (past.actions < past.of).then_some(past.actions + 1));
    html! {
        section.bar.past aria-labelledby="happened" {
            h2.sr id="happened" { (w.say("ending-happened")) }
            div.happened role="status" aria-live="polite" {
                @if past.news.is_empty() { p { (w.say("ending-before-first")) } }
                @for news in &past.news { p { (news.line) } }
            }
            form.steps method="get" action=(at.to("moment")) {
                (step("first", back.map(|_| 0), &w.say("ending-first"), "M3 3h3v14H3zM18 3v14L7 10z"))
                (step("back", back, &w.say("ending-back"), "M15 3v14L4 10z"))
                label { span.sr { (w.say("ending-slider")) }
                    input type="range" name="n" id="moment" min="0" max=(past.of) value=(past.actions) data-to=(at.to("moment"))
                        data-seat=(eyes) autocomplete="off"; }
                input type="hidden" name="seat" value=(eyes);
                button.unscripted { (w.say("ending-go")) }
                output for="moment" id="moment-number" { (past.actions) " / " (past.of) }
                (step("on", on, &w.say("ending-on"), "M5 3v14l11-7z"))
                (step("last", on.map(|_| past.of), &w.say("ending-last"), "M14 3h3v14h-3zM2 3v14l11-7z"))
            }
        }
    }
}

fn address(at: &At, moment: usize, eyes: &str) -> String {
    format!("{}/{moment}?seat={eyes}", at.to("moment"))
}

/// The way from the result to the moments: the beginning of every round.
pub fn way_in(scene: &Scene<'_>, course: &Course) -> Markup {
    let w = scene.w;
    html! {
        nav.way-in aria-labelledby="way-in" {
            h2 id="way-in" { (w.say("ending-step-through")) }
            p.small { (w.say("ending-step-through-text")) }
            div.choices {
                a href={ (scene.at.to("moment")) "/0" } { (w.say("table-opening")) }
                @for station in &course.stations {
                    a href={ (scene.at.to("moment")) "/" (station.moment) } { @match course.stations.last() {
                        Some(last) if last.moment == station.moment => (w.say("ending-the-end")),
                        Some(_) | None => (w.tell("table-round", &[("round", (station.round + 1).into())])),
                    } }
                }
            }
        }
    }
}
