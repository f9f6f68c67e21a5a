//! Whose game this is, and what this edition is.

use axum::response::Html;
use maud::html;

use crate::pages::art;
use crate::pages::fields::Caller;
use crate::pages::frame::Frame;
use crate::pages::rules::cited;

/// A picture, a title and a text.
const PARTS: [(&str, &str, &str); 6] = [
    ("primus", "about-game", "about-game-text"),
    ("hand", "about-edition", "about-edition-text"),
    ("deck", "about-cards", "about-cards-text"),
    ("struggle", "about-fair", "about-fair-text"),
    ("lock", "about-privacy", "about-privacy-text"),
    ("chronicle", "about-licence", "about-licence-text"),
];

pub async fn about(caller: Caller) -> Html<String> {
    let w = caller.words();
    let title = w.say("about-title");
    let body = html! {
        div.narrow.about {
            h1 { (title) }
            @for (picture, title, text) in PARTS {
                section.told {
                    (art::picture("emblem", picture))
                    div { h2 { (w.say(title)) } p { (cited(&w.say(text))) } }
                }
            }
            div.inline {
                a.button href="/rules" { (art::icon("rules")) (w.say("about-rules")) }
                a.button href="/api/v1/docs" { (w.say("about-api")) }
            }
        }
    };
    Html(Frame::new(title, &caller).page(body).into_string())
}
