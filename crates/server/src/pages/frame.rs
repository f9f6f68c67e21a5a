//! What all pages share: head, navigation, foot, and the small pieces that appear on many of them.

use axum::http::HeaderValue;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{DOCTYPE, Markup, PreEscaped, html};

use pax_words::{Language, Words};

use crate::cookies::with_cookies;
use crate::pages::art;
use crate::pages::assets::{ICON, LESSONS, SCRIPT, STYLE, TOUCH_ICON};
use crate::pages::fields::Caller;
use crate::pages::parts::Marked;
use crate::pages::preferences::Preferences;
use crate::{Me, Trouble, Visitor};

/// A page around its content.
pub struct Frame<'a> {
    title: String,
    me: Option<&'a Me>,
    preferences: Preferences,
    live: bool,
    lessons: bool,
    /// Fills the window and has no foot.
    whole: bool,
}

impl<'a> Frame<'a> {
    pub fn new(title: impl Into<String>, caller: &'a Caller) -> Frame<'a> {
        Frame {
            title: title.into(),
            me: caller.visitor.me.as_ref(),
            preferences: caller.preferences,
            live: false,
            lessons: false,
            whole: false,
        }
    }

    /// For pages that do not know who looks.
    pub fn neutral(title: impl Into<String>, preferences: Preferences) -> Frame<'static> {
        Frame { title: title.into(), me: None, preferences, live: false, lessons: false, whole: false }
    }

    /// With the script that makes a table live.
    #[must_use]
    pub fn live(self) -> Frame<'a> {
        Frame { live: true, ..self }
    }

    /// With the style of the tutorial, if it belongs to that.
    #[must_use]
    pub fn lessons(self, lessons: bool) -> Frame<'a> {
        Frame { lessons, ..self }
    }

    /// A page that is a table: it fills the window.
    #[must_use]
    pub fn whole(self) -> Frame<'a> {
        Frame { whole: true, ..self }
    }

    pub fn page(&self, main: Markup) -> Markup {
        self.around(html! { main id="main" tabindex="-1" { (main) } })
    }

    /// A page whose `main` says more of itself.
    pub fn around(&self, main: Markup) -> Markup {
        let w = self.preferences.words();
        let look = &self.preferences;
        html! {
            (DOCTYPE)
            html lang=(w.language().tag()) data-theme=(look.theme.word()) data-pace=(look.pace.word())
                data-still[look.still] data-sound[look.sound] data-no-shortcuts[look.no_shortcuts] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                    meta name="color-scheme" content="light dark";
                    meta name="theme-color" media="(prefers-color-scheme: light)" content="#efe6d3";
                    meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17110d";
                    title { (self.title) " · Pax" }
                    link rel="icon" type="image/svg+xml" href=(ICON.address);
                    link rel="apple-touch-icon" href=(TOUCH_ICON.address);
                    link rel="manifest" href="/manifest.webmanifest";
                    link rel="stylesheet" href=(STYLE.address);
                    @if self.lessons { link rel="stylesheet" href=(LESSONS.address); }
                    @if self.live { script type="module" src=(SCRIPT.address) {} }
                }
                body.whole[self.whole] {
                    a.skip href="#main" { (w.say("frame-skip")) }
                    header.top {
                        a.brand href="/" { (art::logo()) span.sr { (w.say("frame-home")) } }
                        nav aria-label=(w.say("frame-pages")) {
                            (to("/new", "play", &w.say("frame-new")))
                            (to("/games", "hand", &w.say("frame-games")))
                            (to("/rules", "rules", &w.say("frame-rules")))
                            @match self.me {
                                Some(me) => (to_me(me.name.as_str())),
                                None => (to_me(&w.say("frame-account"))),
                            }
                            a href="/settings" aria-label=(w.say("frame-settings")) { (art::icon("settings")) }
                        }
                    }
                    (PreEscaped(Marked::new(main).plain()))
                    @if !self.whole { (foot(w)) }
                }
            }
        }
    }
}

/// A way to another page: words where there is room for them, a picture where there is not.
fn to(address: &str, picture: &str, words: &str) -> Markup {
    html! { a href=(address) title=(words) { (art::icon(picture)) span.words { (words) } } }
}

/// Oneself: the name, or its first letter.
fn to_me(name: &str) -> Markup {
    let first: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
    html! { a href="/account" title=(name) { span.initial aria-hidden="true" { (first) } span.words { (name) } } }
}

fn foot(w: Words) -> Markup {
    html! {
        footer {
            nav aria-label=(w.say("frame-more")) {
                a href="/tutorial" { (w.say("frame-tutorial")) }
                a href="/campaign" { (w.say("frame-campaign")) }
                a href="/daily" { (w.say("frame-daily")) }
                a href="/ratings" { (w.say("frame-ratings")) }
                a href="/api/v1/docs" { (w.say("frame-api")) }
                a href="/about" { (w.say("frame-about")) }
            }
            form.languages method="post" action="/settings/language" aria-label=(w.say("settings-language")) {
                @for language in Language::ALL {
                    button.quiet name="language" value=(language.tag()) lang=(language.tag())
                        aria-current=[(language == w.language()).then_some("true")] { (language.own_name()) }
                }
            }
        }
    }
}

/// After something was done: to this page, with a cookie if there is a new one.
pub fn on_to(address: &str, cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    with_cookies(Redirect::to(address).into_response(), cookies)
}

/// The field for a name, for visitors who have none yet. It may stay empty.
pub fn name_field(w: Words, visitor: &Visitor) -> Markup {
    html! {
        @if visitor.me.is_none() {
            label.name-field { (w.say("guest-your-name")) " " span.small { (w.say("guest-optional")) }
                input type="text" name="name" maxlength="24" autocomplete="nickname"; }
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
pub fn alert(w: Words, trouble: &Trouble) -> Markup {
    html! { p.notice.alert role="alert" { (trouble.told(w)) (rules_cited(trouble.rules())) } }
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
pub fn further(w: Words, address: &str, next: Option<&str>) -> Markup {
    html! {
        @if let Some(next) = next { p { a.button href={ (address) "after=" (next) } rel="next" { (w.say("tables-more")) } } }
    }
}
