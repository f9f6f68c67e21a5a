//! My games: those that go on, and those that are over.

use axum::extract::State;
use axum::response::Html;
use maud::{Markup, html};
use pax_words::Words;

use crate::pages::art;
use crate::pages::fields::Caller;
use crate::pages::frame::{Frame, further};
use crate::pages::guest::known;
use crate::pages::oops::Oops;
use crate::pages::show;
use crate::{App, FinishedLine, FinishedPage};

pub async fn games(State(app): State<App>, caller: Caller) -> Result<Html<String>, Oops> {
    let w = caller.words();
    let by = known(&caller)?;
    let mine = app.my_tables(by).await?;
    let finished = app.finished(by, by.person()?.id, caller.query.text("after")).await?;
    let title = w.say("games-title");
    let body = html! {
        div.narrow {
            h1 { (title) }
            h2 { (w.say("games-running")) }
            @if mine.is_empty() {
                p.none { (w.say("games-running-none")) }
                p { a.button href="/" { (w.say("games-new")) } }
            } @else { (show::tables(w, &mine)) }
            h2 { (w.say("games-finished")) }
            (finished_games(w, &finished))
            (further(w, "/games?", finished.next.as_deref()))
        }
    };
    Ok(Html(Frame::new(title, &caller).page(body).into_string()))
}

/// Finished games of one person, with what each brought.
pub fn finished_games(w: Words, page: &FinishedPage) -> Markup {
    html! {
        @if page.games.is_empty() { p.none { (w.say("games-finished-none")) } }
        ul.tables { @for game in &page.games { (finished_game(w, game)) } }
    }
}

fn finished_game(w: Words, game: &FinishedLine) -> Markup {
    let won = game.summary.as_ref().is_some_and(|summary| summary.winners.contains(&usize::from(game.seat)));
    let alone = game.mode.starts_with("solo-");
    html! {
        li.won[won].lost[!won] {
            div.verdict {
                (art::icon(if won { "victory" } else { "cross" }))
                strong { (w.say(if won { "games-won" } else { "games-lost" })) }
            }
            div.what {
                @if let Some(summary) = &game.summary { div { (show::players(w, summary)) } }
                div {
                    @if !alone { (w.tell("games-place", &[("place", game.place.into())])) ", " }
                    (w.tell("games-points", &[("points", game.points.into())]))
                }
                div.small {
                    (show::mode(w, &game.mode)) " · " (show::moment(w, game.at)) " · "
                    a href={ "/t/" (game.table) "/record" } { (w.say("games-record")) }
                }
            }
            a.button href={ "/t/" (game.table) } { (w.say("tables-look")) }
        }
    }
}
