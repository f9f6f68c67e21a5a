//! What every request passes: size, rate, origin, and the headers that keep browsers safe.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};

use crate::cookies::Cookies;
use crate::rates::Rate;
use crate::visitor::{address, bearer};
use crate::{App, Trouble, Visitor, pages, trouble};

/// The largest body: a table with cards of its own.
pub(crate) const LARGEST_BODY: usize = 32 * 1024;

/// Nothing from elsewhere, nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

pub(crate) fn around(routes: Router<App>, app: &App) -> Router<App> {
    routes
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(app.clone(), guard))
        .layer(from_fn(trouble::in_words))
}

async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let metrics = &app.inner().metrics;
    let for_programs = request.uri().path().starts_with("/api/");
    let mut response = match check(&app, request) {
        Ok(request) => next.run(request).await,
        Err(trouble) if for_programs => trouble.into_response(),
        Err(trouble) => pages::Oops(trouble).into_response(),
    };
    metrics.requests.inc();
    if response.status().as_u16() >= 400 {
        metrics.refusals.inc();
    }
    secure(response.headers_mut(), app.options().secure);
    response
}

fn check(app: &App, request: Request) -> Result<Request, Trouble> {
    let (parts, body) = request.into_parts();
    let by = Visitor { address: address(&parts, app), ..Visitor::default() };
    app.inner().rates.take(Rate::Request, &by)?;
    let safe = matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
    // A bearer token is not sent by a browser of its own accord.
    if !safe && bearer(&parts.headers).is_none() {
        same_site(&parts.headers, Cookies::of(&parts).session(app.options().secure).is_some())?;
    }
    Ok(Request::from_parts(parts, body))
}

/// Browsers say where a form or a script comes from; what comes from elsewhere is not done. Programs say nothing, and
/// that is fine as long as they bring no cookie.
fn same_site(headers: &HeaderMap, with_cookie: bool) -> Result<(), Trouble> {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return if matches!(site, "same-origin" | "none") { Ok(()) } else { Err(Trouble::CrossSite) };
    }
    match text(header::ORIGIN) {
        Some(origin) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            if host.is_some() && host == text(header::HOST) { Ok(()) } else { Err(Trouble::CrossSite) }
        }
        None if with_cookie => Err(Trouble::CrossSite),
        None => Ok(()),
    }
}

fn secure(headers: &mut HeaderMap, tls: bool) {
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::X_FRAME_OPTIONS, "DENY");
    // Not `no-referrer`: browsers would then hide the origin of forms too.
    set(header::REFERRER_POLICY, "same-origin");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()");
    // What is meant for one viewer stays out of shared caches.
    set(header::CACHE_CONTROL, "no-store");
    if tls {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
}
