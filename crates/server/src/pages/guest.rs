//! Visitors become guests with the first thing they do: the form that does it asks for a name, and nothing more.

use axum::http::HeaderValue;

use crate::pages::fields::{Caller, Fields};
use crate::pages::oops::Oops;
use crate::{App, Joined, Trouble, Via, Visitor, session_cookie};

/// Somebody with a name, and the cookie to send back if the name is new.
pub struct Known {
    pub visitor: Visitor,
    pub cookie: Option<HeaderValue>,
}

impl Known {
    /// Who asks; a visitor without a name takes the one in the form.
    pub async fn from(app: &App, caller: &Caller, form: &Fields) -> Result<Known, Trouble> {
        if caller.visitor.me.is_some() {
            return Ok(Known { visitor: caller.visitor.clone(), cookie: None });
        }
        let name = form.text("name").ok_or(Trouble::WhoAreYou)?;
        Known::called(app, caller, name).await
    }

    /// Who asks; a visitor without a name gets this one.
    pub async fn or_called(app: &App, caller: &Caller, name: &str) -> Result<Known, Trouble> {
        if caller.visitor.me.is_some() {
            return Ok(Known { visitor: caller.visitor.clone(), cookie: None });
        }
        Known::called(app, caller, name).await
    }

    async fn called(app: &App, caller: &Caller, name: &str) -> Result<Known, Trouble> {
        let joined = app.become_guest(&caller.visitor, name, &caller.label).await?;
        Ok(Known::joined(app, caller, &joined))
    }

    /// Somebody whose session has just begun.
    pub fn joined(app: &App, caller: &Caller, joined: &Joined) -> Known {
        let visitor = Visitor {
            me: Some(joined.me.clone()),
            via: Some(Via::Cookie),
            session: Some(joined.session.hash()),
            ..caller.visitor.clone()
        };
        Known { visitor, cookie: Some(session_cookie(app, Some(&joined.session))) }
    }
}

/// For handlers that need somebody with a name and have no form to ask for it.
pub fn known(caller: &Caller) -> Result<&Visitor, Oops> {
    caller.visitor.person()?;
    Ok(&caller.visitor)
}
