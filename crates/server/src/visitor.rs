//! Who is asking: found from a cookie or a bearer token before a request is answered.

use std::net::IpAddr;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use pax_rules::Seat;
use pax_store::TokenHash;
use pax_tables::{Name, PersonId, Who};
use pax_words::{Language, Words};
use serde::Serialize;
use utoipa::ToSchema;

use crate::cookies::Cookies;
use crate::hub::Eyes;
use crate::pages::Preferences;
use crate::{App, Peer, Secret, Settings, Trouble};

/// Whoever sent a request.
#[derive(Clone, Debug, Default)]
pub struct Visitor {
    pub me: Option<Me>,
    /// How they said who they are.
    pub via: Option<Via>,
    /// None where there is no connection, as in tests.
    pub address: Option<IpAddr>,
    pub language: Language,
    pub(crate) session: Option<TokenHash>,
}

/// A guest or an account that is signed in.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Me {
    #[schema(value_type = u64)]
    pub id: PersonId,
    #[schema(value_type = String)]
    pub name: Name,
    /// Whether there is a password.
    pub account: bool,
    pub locale: Option<String>,
    pub settings: Settings,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Via {
    Cookie,
    Bearer,
}

impl Visitor {
    pub fn who(&self) -> Who {
        self.me.as_ref().map_or(Who::Anonymous, |me| Who::Person(me.id))
    }

    /// How they look at a table; `seat` is one of theirs, if they have several.
    pub(crate) fn eyes(&self, seat: Option<Seat>) -> Eyes {
        Eyes { who: self.who(), seat, words: self.words() }
    }

    /// The words of their language.
    pub fn words(&self) -> Words {
        Words::of(self.language)
    }

    /// The person, where one is needed.
    pub fn person(&self) -> Result<&Me, Trouble> {
        self.me.as_ref().ok_or(Trouble::WhoAreYou)
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Trouble> {
        if let Some(known) = parts.extensions.get::<Visitor>() {
            return Ok(known.clone());
        }
        let address = address(parts, app);
        let cookies = Cookies::of(parts);
        let language = Preferences::of(&cookies, &parts.headers).words().language();
        let (via, secret) = match (bearer(&parts.headers), cookies.session(app.options().secure)) {
            (Some(secret), _) => (Via::Bearer, secret),
            (None, Some(secret)) => (Via::Cookie, secret),
            (None, None) => return Ok(Visitor { address, language, ..Visitor::default() }),
        };
        let visitor = match app.signed_in(&secret).await? {
            Some(me) => Visitor { me: Some(me), via: Some(via), address, language, session: Some(secret.hash()) },
            // A program with a wrong token should hear of it; a browser with an old cookie is a new visitor.
            None if via == Via::Bearer => return Err(Trouble::WhoAreYou),
            None => Visitor { address, language, via: Some(via), ..Visitor::default() },
        };
        parts.extensions.insert(visitor.clone());
        Ok(visitor)
    }
}

pub(crate) fn bearer(headers: &HeaderMap) -> Option<Secret> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    if scheme.eq_ignore_ascii_case("bearer") { Secret::claimed(token.trim()) } else { None }
}

/// The address at the other end: the one the proxy nearest to us saw, where there is a proxy.
pub(crate) fn address(parts: &Parts, app: &App) -> Option<IpAddr> {
    let peer = parts.extensions.get::<ConnectInfo<Peer>>().map(|info| info.0.0.ip().to_canonical());
    if !app.options().behind_proxy {
        return peer;
    }
    let forwarded = parts.headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
    let last = forwarded.flat_map(|value| value.split(',')).last().and_then(|text| text.trim().parse().ok());
    last.or(peer)
}
