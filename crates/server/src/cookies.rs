//! The cookies of this server: their names, the pages they are sent to, and how long a browser keeps them. A request's
//! cookies are read once. All of ours are out of reach of scripts and are not sent with the forms of other sites.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use pax_tables::TableId;

use crate::{App, Secret};

const SESSION: &str = "pax_session";
/// Browsers accept this name over TLS only, for one host and all of its paths.
const SECURE_SESSION: &str = "__Host-pax_session";
/// How the visitor likes the pages.
const LOOK: &str = "pax_look";
/// The opponents of the last quick game.
const RIVALS: &str = "pax_rivals";
/// The secret of a table's invitation link.
const INVITATION: &str = "pax_invitation";
/// The lessons that a learner has read at a table.
const LESSONS: &str = "pax_lessons";

const A_MONTH: Duration = Duration::days(30);
const A_YEAR: Duration = Duration::days(365);

/// The cookies that came with a request. They hold secrets, so they are not printed.
#[derive(Clone, Default)]
pub(crate) struct Cookies(Arc<[Cookie<'static>]>);

impl Cookies {
    pub fn read(headers: &HeaderMap) -> Cookies {
        let lines = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        Cookies(lines.flat_map(Cookie::split_parse).flatten().map(Cookie::into_owned).collect())
    }

    /// The cookies of a request, read here only if nothing before has read them.
    pub fn of(parts: &Parts) -> Cookies {
        parts.extensions.get().cloned().unwrap_or_else(|| Cookies::read(&parts.headers))
    }

    /// The secret that says who asks; `secure` where the server is reached by TLS.
    pub fn session(&self, secure: bool) -> Option<Secret> {
        self.value(session_name(secure)).and_then(Secret::claimed)
    }

    pub fn look(&self) -> &str {
        self.value(LOOK).unwrap_or_default()
    }

    pub fn rivals(&self) -> &str {
        self.value(RIVALS).unwrap_or_default()
    }

    pub fn invitation(&self) -> Option<&str> {
        self.value(INVITATION)
    }

    pub fn lessons(&self) -> Option<&str> {
        self.value(LESSONS)
    }

    fn value(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|cookie| cookie.name() == name).map(Cookie::value)
    }
}

impl FromRequestParts<App> for Cookies {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Cookies, Infallible> {
        Ok(Cookies::of(parts))
    }
}

/// Hands a session to a browser.
pub(crate) fn set_session(app: &App, session: &Secret) -> HeaderValue {
    set(app, session_name(app.options().secure), session.reveal(), "/", A_YEAR)
}

/// Makes a browser forget its session.
pub(crate) fn end_session(app: &App) -> HeaderValue {
    set(app, session_name(app.options().secure), "", "/", Duration::ZERO)
}

pub(crate) fn set_look(app: &App, look: &str) -> HeaderValue {
    set(app, LOOK, look, "/", A_YEAR)
}

pub(crate) fn set_rivals(app: &App, rivals: &str) -> HeaderValue {
    set(app, RIVALS, rivals, "/", A_YEAR)
}

/// Keeps an invitation's secret in the browser, for the pages of its table: the server has only the secret's hash.
pub(crate) fn set_invitation(app: &App, table: &TableId, secret: &str) -> HeaderValue {
    // It may come from an address that anybody wrote.
    let plain: String = secret.chars().filter(char::is_ascii_alphanumeric).take(64).collect();
    set(app, INVITATION, &plain, &format!("/t/{table}"), A_MONTH)
}

pub(crate) fn set_lessons(app: &App, table: &TableId, lessons: &str) -> HeaderValue {
    set(app, LESSONS, lessons, &format!("/t/{table}"), A_MONTH)
}

/// Adds cookies to an answer.
pub(crate) fn with_cookies(mut response: Response, cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    for cookie in cookies {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

fn session_name(secure: bool) -> &'static str {
    if secure { SECURE_SESSION } else { SESSION }
}

fn set(app: &App, name: &str, value: &str, path: &str, kept: Duration) -> HeaderValue {
    header(name, value, path, kept, app.options().secure)
}

/// The value is ours: letters, digits and `=&-_.` need no escapes.
fn header(name: &str, value: &str, path: &str, kept: Duration, secure: bool) -> HeaderValue {
    let cookie = Cookie::build((name, value)).path(path).max_age(kept).http_only(true).same_site(SameSite::Lax);
    HeaderValue::try_from(cookie.secure(secure).build().to_string()).expect("plain words in a cookie")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_for_forms_of_this_site_only_and_over_tls_where_there_is_tls() {
        let plain = header(LOOK, "theme=dark&pace=even", "/", A_YEAR, false);
        assert_eq!(plain, "pax_look=theme=dark&pace=even; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000");
        let secure = header(session_name(true), "", "/", Duration::ZERO, true);
        assert_eq!(secure, "__Host-pax_session=; HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=0");
        let lessons = header(LESSONS, "left1f", "/t/abc", A_MONTH, false);
        assert_eq!(lessons, "pax_lessons=left1f; HttpOnly; SameSite=Lax; Path=/t/abc; Max-Age=2592000");
    }

    #[test]
    fn cookies_are_read_from_all_lines_and_the_first_of_a_name_counts() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, HeaderValue::from_static("other=1; pax_look=theme=dark&pace=fast;pax_session=secret"));
        headers.append(COOKIE, HeaderValue::from_static("nonsense; =; pax_look=late; pax_invitation=abc"));
        let cookies = Cookies::read(&headers);
        assert_eq!(cookies.look(), "theme=dark&pace=fast");
        assert_eq!(cookies.invitation(), Some("abc"));
        assert_eq!(cookies.session(false).expect("a session").reveal(), "secret");
        assert!(cookies.session(true).is_none(), "over TLS only the name that needs TLS counts");
        assert_eq!((cookies.rivals(), cookies.lessons()), ("", None));
    }
}
