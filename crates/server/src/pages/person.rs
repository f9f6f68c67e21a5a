//! What everybody may know of a person.

use axum::extract::{Path, State};
use axum::response::Html;
use maud::{Markup, html};
use pax_tables::PersonId;
use pax_words::Words;

use crate::pages::fields::Caller;
use crate::pages::frame::Frame;
use crate::pages::games::finished_games;
use crate::pages::oops::Oops;
use crate::pages::show;
use crate::{App, RatingLine, Trouble};

pub async fn person(State(app): State<App>, caller: Caller, Path(person): Path<String>) -> Result<Html<String>, Oops> {
    let w = caller.words();
    let by = &caller.visitor;
    let id = person.parse().map(PersonId).map_err(|_| Trouble::NotFound("person"))?;
    let person = app.person(by, id).await?;
    let me = by.me.as_ref();
    let muted = me.is_some_and(|me| me.settings.muted.contains(&id));
    let since = show::date(w, show::day_of(person.since));
    let body = html! {
        div.narrow {
            h1 { (person.name) }
            p.lead {
                (w.say(if person.account { "me-account" } else { "me-guest" })) " · "
                (w.tell("person-since", &[("date", since.into())]))
            }
            @if me.is_some_and(|me| me.id != id) {
                form method="post" action="/account/mute" {
                    input type="hidden" name="person" value=(id.0);
                    @if !muted { input type="hidden" name="mute" value="yes"; }
                    button.quiet { (w.say(if muted { "person-unmute" } else { "person-mute" })) }
                }
            }
            @if !person.ratings.is_empty() { h2 { (w.say("person-ratings")) } (rated(w, &person.ratings)) }
            h2 { (w.say("person-finished")) }
            (finished_games(w, &person.finished))
        }
    };
    Ok(Html(Frame::new(person.name.clone(), &caller).page(body).into_string()))
}

fn rated(w: Words, ratings: &[RatingLine]) -> Markup {
    html! {
        div.scroll { table.ranks {
            thead { tr { @for title in ["ratings-mode", "ratings-rating", "ratings-games"] {
                th scope="col" { (w.say(title)) }
            } } }
            tbody { @for line in ratings {
                tr { th scope="row" { a href={ "/ratings?mode=" (line.mode) } { (show::mode(w, &line.mode)) } }
                    td { strong { (line.rating) } } td { (line.games) } }
            } }
        } }
    }
}
