//! Visitors become guests with the first thing they do. Nobody has to think of a name for that: an empty field gives one
//! with a number.

use axum::http::HeaderValue;
use pax_words::Words;

use crate::cookies::set_session;
use crate::pages::fields::{Caller, Fields};
use crate::pages::oops::Oops;
use crate::secret::random_number;
use crate::{App, Joined, Trouble, Via, Visitor};

/// Somebody with a name, and the cookie to send back if the name is new.
pub struct Known {
    pub visitor: Visitor,
    pub cookie: Option<HeaderValue>,
}

impl Known {
    /// Who asks; a visitor without a name takes the one in the form, or one of ours.
    pub async fn from(app: &App, caller: &Caller, form: &Fields) -> Result<Known, Trouble> {
        if caller.visitor.me.is_some() {
            return Ok(Known { visitor: caller.visitor.clone(), cookie: None });
        }
        let name = form.text("name").map(str::trim).filter(|name| !name.is_empty());
        let name = name.map_or_else(|| some_name(caller.words()), str::to_owned);
        let joined = app.become_guest(&caller.visitor, &name, &caller.label).await?;
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
        Known { visitor, cookie: Some(set_session(app, &joined.session)) }
    }
}

/// For handlers that need somebody with a name and have no form to ask for it.
pub fn known(caller: &Caller) -> Result<&Visitor, Oops> {
    caller.visitor.person()?;
    Ok(&caller.visitor)
}

/// `Guest 4821`. Two guests may share a name; it only has to be something to call them.
fn some_name(w: Words) -> String {
    w.tell("guest-name", &[("number", (1000 + random_number() % 9000).into())])
}
