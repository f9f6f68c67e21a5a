//! What all pages share: head, navigation, foot, and the small pieces that appear on many of them.

use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{DOCTYPE, Markup, html};

use crate::pages::assets::{ICON, SCRIPT, STYLE};
use crate::{Trouble, Visitor};

/// A page around its content.
pub struct Frame<'a> {
    title: &'a str,
    visitor: Option<&'a Visitor>,
    live: bool,
}

impl<'a> Frame<'a> {
    pub fn new(title: &'a str, visitor: &'a Visitor) -> Frame<'a> {
        Frame { title, visitor: Some(visitor), live: false }
    }

    /// For pages that do not know who looks.
    pub fn neutral(title: &'a str) -> Frame<'a> {
        Frame { title, visitor: None, live: false }
    }

    /// With the script that makes a table live.
    #[must_use]
    pub fn live(self) -> Frame<'a> {
        Frame { live: true, ..self }
    }

    pub fn page(&self, main: Markup) -> Markup {
        self.around(html! { main id="main" { (main) } })
    }

    /// A page whose `main` says more of itself.
    pub fn around(&self, main: Markup) -> Markup {
        html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) " · Pax" }
                    link rel="icon" type="image/svg+xml" href=(ICON.address);
                    link rel="stylesheet" href=(STYLE.address);
                    @if self.live { script type="module" src=(SCRIPT.address) {} }
                }
                body {
                    a.skip href="#main" { (words::SKIP) }
                    header.top {
                        a.brand href="/" { "PAX" }
                        nav aria-label=(words::NAVIGATION) {
                            a href="/new" { (words::NEW) }
                            a href="/games" { (words::GAMES) }
                            a href="/rules" { (words::RULES) }
                            @match self.visitor.map(|visitor| &visitor.me) {
                                Some(Some(me)) => a href="/account" { (me.name) },
                                Some(None) | None => a href="/account" { (words::ACCOUNT) },
                            }
                        }
                    }
                    (main)
                    footer {
                        a href="/about" { (words::ABOUT) } " " a href="/ratings" { (words::RATINGS) } " "
                        a href="/api/v1/docs" { (words::API) }
                    }
                }
            }
        }
    }
}

/// After something was done: to this page, with a cookie if there is a new one.
pub fn on_to(address: &str, cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    let mut response = Redirect::to(address).into_response();
    for cookie in cookies {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// The field for a name, for visitors who have none yet.
pub fn name_field(visitor: &Visitor) -> Markup {
    html! {
        @if visitor.me.is_none() {
            label { (words::YOUR_NAME) input type="text" name="name" maxlength="24" required autocomplete="nickname"; }
        }
    }
}

/// A box to tick, with its text.
pub fn tick(name: &str, text: &str, ticked: bool) -> Markup {
    html! { label.tick { input type="checkbox" name=(name) value="yes" checked[ticked]; span { (text) } } }
}

/// A message above a page's content.
pub fn notice(text: &str) -> Markup {
    html! { p.notice role="status" { (text) } }
}

/// What stood in the way, above a page's content.
pub fn alert(trouble: &Trouble) -> Markup {
    html! { p.notice.alert role="alert" { (sentence(&trouble.to_string())) (rules_cited(trouble.problem().rules)) } }
}

/// With a capital letter, a full stop, and without the rule numbers at its end: those become links.
pub fn sentence(text: &str) -> String {
    let text = match text.rsplit_once(" (") {
        Some((before, cited)) if cited.ends_with(')') && cited.starts_with(|c: char| c.is_ascii_digit()) => before,
        _ => text,
    };
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let stop = if text.ends_with(['.', '?']) { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}

/// Rules by number, each a link: `"4.1, 4.6"`.
pub fn rules_cited(rules: Option<&str>) -> Markup {
    html! {
        @if let Some(rules) = rules.filter(|rules| !rules.is_empty()) {
            " (" @for (place, rule) in rules.split(", ").enumerate() {
                @if place > 0 { ", " }
                a.rule href={ "/rules#r" (rule) } { (rule) }
            } ")"
        }
    }
}

/// The way to the next page of a list.
pub fn further(address: &str, next: Option<&str>) -> Markup {
    html! {
        @if let Some(next) = next { p { a.button href={ (address) "after=" (next) } rel="next" { (words::MORE) } } }
    }
}

mod words {
    pub const ABOUT: &str = "About";
    pub const ACCOUNT: &str = "Account";
    pub const API: &str = "API";
    pub const GAMES: &str = "My games";
    pub const MORE: &str = "More";
    pub const NAVIGATION: &str = "Pages";
    pub const NEW: &str = "New table";
    pub const RATINGS: &str = "Ratings";
    pub const RULES: &str = "Rules";
    pub const SKIP: &str = "To the content";
    pub const YOUR_NAME: &str = "Your name";
}
