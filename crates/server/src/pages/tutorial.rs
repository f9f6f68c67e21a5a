//! Where the tutorial begins: one button, no name asked.

use axum::Router;
use axum::extract::State;
use axum::response::{Html, Response};
use axum::routing::get;
use maud::html;
use pax_rules::{Card, Category};

use crate::App;
use crate::pages::art;
use crate::pages::cards::{self, Size};
use crate::pages::fields::{Caller, Fields};
use crate::pages::frame::{Frame, on_to};
use crate::pages::guest::Known;
use crate::pages::oops::Oops;

pub fn routes() -> Router<App> {
    Router::new().route("/tutorial", get(tutorial).post(begin))
}

/// The first cards that a learner plays.
const CARDS: [Option<Card>; 3] =
    [Card::new(Category::Land, 2, 2), Card::new(Category::Army, 2, 4), Card::new(Category::Intrigue, 2, 3)];

async fn tutorial(caller: Caller) -> Html<String> {
    let w = caller.words();
    let steps = [
        ("draw", "tutorial-page-draw"),
        ("play", "tutorial-page-play"),
        ("rome", "tutorial-page-rome"),
        ("conspiratus", "tutorial-page-plot"),
        ("victory", "tutorial-page-end"),
    ];
    let body = html! {
        h1 { (w.say("tutorial-page-title")) }
        p.lead { (w.say("tutorial-page-lead")) }
        div.school {
            div {
                ol.syllabus { @for (icon, key) in steps { li { (art::icon(icon)) span { (w.say(key)) } } } }
                form method="post" action="/tutorial" { button.first id="begin" { (w.say("tutorial-page-begin")) } }
                p.small { (w.say("tutorial-page-rules")) " " a href="/rules" { (w.say("tutorial-rules")) } }
            }
            div.spread aria-hidden="true" { @for card in CARDS.into_iter().flatten() {
                (cards::card(w, card, Size::Full))
            } }
        }
    };
    Html(Frame::new(w.say("tutorial-page-title"), &caller).lessons(true).page(body).into_string())
}

async fn begin(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    let known = Known::from(&app, &caller, &form).await?;
    let made = app.begin_tutorial(&known.visitor).await?;
    Ok(on_to(&format!("/t/{}", made.table), known.cookie))
}
