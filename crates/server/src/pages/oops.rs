//! What stands between a visitor and a page, in plain words.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use maud::html;

use crate::Trouble;
use crate::pages::frame::{Frame, rules_cited, sentence};

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
        trouble_page(&self.0)
    }
}

/// The page that tells of a trouble, with its status.
pub fn trouble_page(trouble: &Trouble) -> Response {
    let status = trouble.status();
    let title = words::title(status);
    let body = html! {
        h1 { (title) }
        p.notice role="alert" { (sentence(&trouble.to_string())) (rules_cited(trouble.problem().rules)) }
        @if matches!(trouble, Trouble::WhoAreYou) || trouble.code() == "who_are_you" {
            p { a.button href="/account" { (words::NAME) } }
        }
        @if status == StatusCode::NOT_FOUND { p { (words::NOT_FOUND) } }
        p { a href="/" { (words::HOME) } }
    };
    let page = Frame::neutral(title).page(body).into_string();
    let mut response = (status, Html(page)).into_response();
    if let Trouble::TooMany { seconds } = trouble {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(*seconds));
    }
    response
}

mod words {
    use axum::http::StatusCode;

    pub const HOME: &str = "To the first page";
    pub const NAME: &str = "Say who you are";
    pub const NOT_FOUND: &str =
        "The address may be mistyped, or the table private: ask whoever sent you for the whole invitation link.";

    pub fn title(status: StatusCode) -> &'static str {
        match status {
            StatusCode::NOT_FOUND => "Nothing here",
            StatusCode::UNAUTHORIZED => "Who are you?",
            StatusCode::FORBIDDEN => "Not for you",
            StatusCode::TOO_MANY_REQUESTS => "A little slower",
            StatusCode::SERVICE_UNAVAILABLE => "One moment",
            StatusCode::INTERNAL_SERVER_ERROR => "Something broke",
            _ => "That did not work",
        }
    }
}
