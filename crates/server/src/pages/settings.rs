//! How pages look, sound and move in this browser.

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{Html, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use pax_words::Language;

use crate::App;
use crate::pages::fields::{Caller, Fields};
use crate::pages::frame::{Frame, notice, on_to, tick};
use crate::pages::preferences::{Pace, Preferences, Theme};

pub fn routes() -> Router<App> {
    Router::new().route("/settings", get(settings).post(save)).route("/settings/language", post(language))
}

async fn settings(caller: Caller) -> Html<String> {
    let w = caller.words();
    let chosen = caller.preferences;
    let title = w.say("settings-title");
    let language = chosen.language.map_or("", Language::tag);
    let body = html! {
        div.narrow {
            h1 { (title) }
            @if caller.query.ticked("saved") { (notice(&w.say("settings-saved"))) }
            p.lead { (w.say("settings-lead")) }
            form method="post" action="/settings" {
                fieldset {
                    legend { (w.say("settings-language")) }
                    div.pills {
                        (pill("language", "", None, &w.say("settings-language-auto"), language))
                        @for one in Language::ALL {
                            (pill("language", one.tag(), Some(one.tag()), one.own_name(), language))
                        }
                    }
                }
                fieldset {
                    legend { (w.say("settings-theme")) }
                    div.pills { @for theme in Theme::ALL {
                        (pill("theme", theme.word(), None, &w.say(theme_key(theme)), chosen.theme.word()))
                    } }
                }
                fieldset {
                    legend { (w.say("settings-pace")) }
                    div.pills { @for pace in Pace::ALL {
                        (pill("pace", pace.word(), None, &w.say(pace_key(pace)), chosen.pace.word()))
                    } }
                }
                fieldset {
                    legend { (w.say("settings-table")) }
                    (tick("still", &w.say("settings-still"), chosen.still))
                    (tick("sound", &w.say("settings-sound"), chosen.sound))
                    (tick("no_shortcuts", &w.say("settings-no-shortcuts"), chosen.no_shortcuts))
                }
                button.first { (w.say("settings-save")) }
            }
            p { a href="/account" { (w.say("settings-account")) } }
        }
    };
    Html(Frame::new(title, &caller).page(body).into_string())
}

/// One of several, as large as a thumb.
pub fn pill(name: &str, value: &str, lang: Option<&str>, text: &str, chosen: &str) -> Markup {
    html! {
        label.pill {
            input type="radio" name=(name) value=(value) checked[value == chosen];
            span lang=[lang] { (text) }
        }
    }
}

fn theme_key(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "settings-theme-auto",
        Theme::Light => "settings-theme-light",
        Theme::Dark => "settings-theme-dark",
    }
}

fn pace_key(pace: Pace) -> &'static str {
    match pace {
        Pace::Slow => "settings-pace-slow",
        Pace::Even => "settings-pace-even",
        Pace::Fast => "settings-pace-fast",
        Pace::None => "settings-pace-none",
    }
}

async fn save(State(app): State<App>, form: Fields) -> Response {
    on_to("/settings?saved=yes", [Preferences::from_form(&form).cookie(&app)])
}

/// The language alone, from the foot of any page, and back to that page.
async fn language(State(app): State<App>, caller: Caller, headers: HeaderMap, form: Fields) -> Response {
    let mut preferences = caller.preferences;
    preferences.language = Language::from_tag(form.word("language"));
    let from = headers.get(header::REFERER).and_then(|from| from.to_str().ok());
    let back = from.and_then(|from| from.strip_prefix(caller.base.as_str())).filter(|path| path.starts_with('/'));
    on_to(back.filter(|path| !path.starts_with("//")).unwrap_or("/"), [preferences.cookie(&app)])
}
