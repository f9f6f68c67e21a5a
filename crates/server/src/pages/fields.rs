//! What came with a request, read leniently: a field that is missing or strange counts as not given, and the server's
//! own checks say what is wrong with the rest.

use axum::extract::{FromRequest, FromRequestParts, Query, RawForm, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

use pax_words::Words;

use crate::cookies::Cookies;
use crate::pages::oops::Oops;
use crate::pages::preferences::Preferences;
use crate::{App, Bad, Trouble, Visitor};

/// The fields of a form or of an address, in order.
#[derive(Clone, Debug, Default)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// The text under this name, if there is any.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str()).filter(|value| !value.is_empty())
    }

    /// The text, or nothing in particular.
    pub fn word(&self, name: &str) -> &str {
        self.text(name).unwrap_or_default()
    }

    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.text(name)?.trim().parse().ok()
    }

    /// Whether a box was ticked.
    pub fn ticked(&self, name: &str) -> bool {
        self.text(name).is_some()
    }

    /// From the part of an address after the question mark.
    pub fn of_address(parts: &Parts) -> Fields {
        Query::<Vec<(String, String)>>::try_from_uri(&parts.uri).map(|Query(fields)| Fields(fields)).unwrap_or_default()
    }

    /// From a text that is written like one; what cannot be read says nothing.
    pub fn read(text: &str) -> Fields {
        Fields::of_text(text).unwrap_or_default()
    }

    fn of_text(text: &str) -> Option<Fields> {
        let uri = format!("/?{text}").parse().ok()?;
        Query::try_from_uri(&uri).ok().map(|Query(fields)| Fields(fields))
    }
}

/// The fields of a posted form.
impl FromRequest<App> for Fields {
    type Rejection = Oops;

    async fn from_request(request: Request, app: &App) -> Result<Fields, Oops> {
        let unreadable = || Oops(Trouble::Bad(Bad::Form));
        let RawForm(body) = RawForm::from_request(request, app).await.map_err(|_| unreadable())?;
        let body = std::str::from_utf8(&body).map_err(|_| unreadable())?;
        // A form's body is written like the end of an address.
        Fields::of_text(body).ok_or_else(unreadable)
    }
}

/// Who asks, with what in the address, from which browser.
pub struct Caller {
    pub visitor: Visitor,
    pub query: Fields,
    /// Tells this browser from the person's others.
    pub label: String,
    /// The server as the browser calls it: `https://pax.example`.
    pub base: String,
    pub preferences: Preferences,
}

impl Caller {
    /// The words of their language.
    pub fn words(&self) -> Words {
        self.preferences.words()
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Oops;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Oops> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        Ok(Caller {
            visitor,
            query: Fields::of_address(parts),
            label: label(&parts.headers),
            base: base(parts, app),
            preferences: Preferences::of(&Cookies::of(parts), &parts.headers),
        })
    }
}

/// The browser and the system, as far as they say.
fn label(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let first = |names: &[(&str, &'static str)], other| {
        names.iter().find(|(sign, _)| agent.contains(sign)).map_or(other, |(_, name)| *name)
    };
    let browser =
        first(&[("Firefox", "Firefox"), ("Edg/", "Edge"), ("Chrom", "Chrome"), ("Safari", "Safari")], "a browser");
    let system = first(
        &[
            ("Android", "Android"),
            ("iPhone", "iPhone"),
            ("iPad", "iPad"),
            ("Windows", "Windows"),
            ("Mac OS", "Mac"),
            ("Linux", "Linux"),
        ],
        "",
    );
    if system.is_empty() { browser.to_owned() } else { format!("{browser}, {system}") }
}

fn base(parts: &Parts, app: &App) -> String {
    let host = parts.headers.get(header::HOST).and_then(|value| value.to_str().ok());
    let host = host.or(parts.uri.authority().map(axum::http::uri::Authority::as_str)).unwrap_or("localhost");
    format!("{}://{host}", if app.options().secure { "https" } else { "http" })
}
