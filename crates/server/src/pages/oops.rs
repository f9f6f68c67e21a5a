//! What stands between a visitor and a page, in plain words.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use crate::Trouble;
use crate::pages::art;
use crate::pages::frame::{Frame, rules_cited};
use crate::pages::preferences::Preferences;
use crate::trouble::Reader;

/// A trouble that is told in a page.
#[derive(Debug)]
pub struct Oops(pub Trouble);

impl<T: Into<Trouble>> From<T> for Oops {
    fn from(trouble: T) -> Oops {
        Oops(trouble.into())
    }
}

impl IntoResponse for Oops {
    fn into_response(self) -> Response {
        self.0.answer(Reader::Person)
    }
}

pub(crate) fn page(trouble: &Trouble, preferences: Preferences) -> Markup {
    let w = preferences.words();
    let status = trouble.status();
    let title = w.say(title(status));
    let body = html! {
        div.narrow.oops {
            (art::picture("emblem", if status == StatusCode::FORBIDDEN { "lock" } else { "conspiratus" }))
            h1 { (title) }
            p.notice role="alert" { (trouble.told(w)) (rules_cited(trouble.rules())) }
            @if status == StatusCode::NOT_FOUND { p { (w.say("oops-mistyped")) } }
            div.inline {
                @if trouble.code() == "who_are_you" {
                    a.button.first href="/account" { (w.say("oops-say-who")) }
                }
                a.button href="/" { (w.say("oops-home")) }
            }
        }
    };
    Frame::neutral(title, preferences).page(body)
}

fn title(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND => "oops-title-nothing",
        StatusCode::UNAUTHORIZED => "oops-title-who",
        StatusCode::FORBIDDEN => "oops-title-forbidden",
        StatusCode::TOO_MANY_REQUESTS => "oops-title-slower",
        StatusCode::SERVICE_UNAVAILABLE => "oops-title-moment",
        StatusCode::INTERNAL_SERVER_ERROR => "oops-title-broken",
        _ => "oops-title",
    }
}
