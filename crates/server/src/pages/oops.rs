//! What stands between a visitor and a page, in plain words.

use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};

use crate::Trouble;
use crate::pages::art;
use crate::pages::frame::{Frame, rules_cited};
use crate::pages::preferences::Preferences;

/// A trouble that is told in a page.
#[derive(Debug)]
pub struct Oops(pub Trouble);

impl<T: Into<Trouble>> From<T> for Oops {
    fn from(trouble: T) -> Oops {
        Oops(trouble.into())
    }
}

/// Only the trouble and its status: [`in_words`] makes the page, in the language of whoever asked.
impl IntoResponse for Oops {
    fn into_response(self) -> Response {
        let mut response = self.0.status().into_response();
        if let Trouble::TooMany { seconds } = self.0 {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(self.0);
        response
    }
}

/// Puts troubles of pages into words.
pub async fn in_words(request: Request, next: Next) -> Response {
    let preferences = Preferences::of(request.headers());
    let response = next.run(request).await;
    let Some(trouble) = response.extensions().get::<Trouble>() else { return response };
    let page = page(trouble, preferences).into_string();
    let (mut parts, _) = response.into_parts();
    let html = Html(page).into_response();
    parts.headers.extend(html.headers().clone());
    parts.extensions.remove::<Trouble>();
    Response::from_parts(parts, html.into_body())
}

fn page(trouble: &Trouble, preferences: Preferences) -> Markup {
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
