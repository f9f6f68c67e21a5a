//! What everybody may know of a person.

use axum::extract::{Path, State};
use axum::response::Html;
use maud::html;
use pax_tables::PersonId;

use crate::pages::fields::Caller;
use crate::pages::frame::Frame;
use crate::pages::games::finished_games;
use crate::pages::oops::Oops;
use crate::pages::show;
use crate::{App, Trouble};

pub async fn person(State(app): State<App>, caller: Caller, Path(person): Path<String>) -> Result<Html<String>, Oops> {
    let by = &caller.visitor;
    let id = person.parse().map(PersonId).map_err(|_| Trouble::NotFound("person"))?;
    let person = app.person(by, id).await?;
    let me = by.me.as_ref();
    let muted = me.is_some_and(|me| me.settings.muted.contains(&id));
    let body = html! {
        h1 { (person.name) }
        p {
            (if person.account { words::ACCOUNT } else { words::GUEST })
            ", " (words::SINCE) " " (show::moment(person.since))
        }
        @if me.is_some_and(|me| me.id != id) {
            form method="post" action="/account/mute" {
                input type="hidden" name="person" value=(id.0);
                @if !muted { input type="hidden" name="mute" value="yes"; }
                button { (if muted { words::UNMUTE } else { words::MUTE }) }
            }
        }
        @if !person.ratings.is_empty() {
            h2 { (words::RATINGS) }
            div.scroll { table {
                thead { tr { @for title in words::COLUMNS { th scope="col" { (title) } } } }
                tbody { @for line in &person.ratings {
                    tr { th scope="row" { a href={ "/ratings?mode=" (line.mode) } { (show::mode(&line.mode)) } }
                        td { (line.rating) } td { (line.games) } }
                } }
            } }
        }
        h2 { (words::FINISHED) }
        (finished_games(&person.finished))
    };
    Ok(Html(Frame::new(person.name.to_string(), &caller).page(body).into_string()))
}

mod words {
    pub const ACCOUNT: &str = "Account";
    pub const COLUMNS: [&str; 3] = ["Mode", "Rating", "Games"];
    pub const FINISHED: &str = "Finished games";
    pub const GUEST: &str = "Guest";
    pub const MUTE: &str = "Mute: do not show me what this person writes";
    pub const RATINGS: &str = "Ratings";
    pub const SINCE: &str = "here since";
    pub const UNMUTE: &str = "Listen again";
}
