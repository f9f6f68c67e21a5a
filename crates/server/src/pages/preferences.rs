//! How somebody likes their pages, kept in a cookie of this browser: language, light, motion, sound, pace. They are read
//! on the server, so that they hold without a script too.

use axum::http::{HeaderMap, HeaderValue, header};
use pax_words::{Language, Words};

use crate::App;
use crate::cookies::{self, Cookies};
use crate::pages::fields::Fields;

/// What was chosen; where nothing was, the browser decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// None: as the browser asks.
    pub language: Option<Language>,
    pub theme: Theme,
    /// Whether cards travel. Browsers that ask for less motion get less in any case.
    pub still: bool,
    pub sound: bool,
    pub pace: Pace,
    /// Whether single letters do nothing.
    pub no_shortcuts: bool,
    browser: Language,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    #[default]
    Auto,
    Light,
    Dark,
}

/// How fast other players' actions are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    Slow,
    #[default]
    Even,
    Fast,
    /// At once.
    None,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    pub fn word(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl Pace {
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Even, Pace::Fast, Pace::None];

    pub fn word(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Even => "even",
            Pace::Fast => "fast",
            Pace::None => "none",
        }
    }
}

impl Preferences {
    pub fn of(cookies: &Cookies, headers: &HeaderMap) -> Preferences {
        let wished = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let browser = wished.map(Language::best_for).unwrap_or_default();
        Preferences { browser, ..Preferences::chosen(|name| value(cookies.look(), name)) }
    }

    /// From the form that sets them.
    pub fn from_form(form: &Fields) -> Preferences {
        Preferences::chosen(|name| form.text(name))
    }

    fn chosen<'a>(text: impl Fn(&str) -> Option<&'a str>) -> Preferences {
        Preferences {
            language: text("language").and_then(Language::from_tag),
            theme: Theme::ALL.into_iter().find(|theme| Some(theme.word()) == text("theme")).unwrap_or_default(),
            still: text("still").is_some(),
            sound: text("sound").is_some(),
            pace: Pace::ALL.into_iter().find(|pace| Some(pace.word()) == text("pace")).unwrap_or_default(),
            no_shortcuts: text("no_shortcuts").is_some(),
            browser: Language::default(),
        }
    }

    pub fn words(self) -> Words {
        Words::of(self.language.unwrap_or(self.browser))
    }

    /// The header that makes a browser remember them.
    pub fn cookie(self, app: &App) -> HeaderValue {
        let mut chosen = vec![format!("theme={}", self.theme.word()), format!("pace={}", self.pace.word())];
        chosen.extend(self.language.map(|language| format!("language={}", language.tag())));
        let ticked = [("still", self.still), ("sound", self.sound), ("no_shortcuts", self.no_shortcuts)];
        chosen.extend(ticked.into_iter().filter(|(_, yes)| *yes).map(|(name, _)| format!("{name}=yes")));
        cookies::set_look(app, &chosen.join("&"))
    }
}

fn value<'a>(chosen: &'a str, wanted: &str) -> Option<&'a str> {
    let mut pairs = chosen.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| *name == wanted).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(cookie: &str, languages: &str) -> Preferences {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, HeaderValue::from_str(cookie).unwrap());
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_str(languages).unwrap());
        Preferences::of(&Cookies::read(&headers), &headers)
    }

    #[test]
    fn what_was_chosen_beats_the_browser() {
        assert_eq!(with("pax_look=theme=dark", "de-AT,en;q=0.5").words().language(), Language::German);
        let chosen = with("other=1; pax_look=theme=dark&pace=fast&language=fr&still=yes", "de");
        assert_eq!(chosen.words().language(), Language::French);
        assert_eq!((chosen.theme, chosen.pace, chosen.still, chosen.sound), (Theme::Dark, Pace::Fast, true, false));
    }

    #[test]
    fn nonsense_counts_as_nothing_chosen() {
        assert_eq!(with("pax_look=theme=&&=&pace=warp&language=xx", ""), with("", ""));
    }
}
