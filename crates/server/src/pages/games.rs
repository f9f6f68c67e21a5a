//! My games: those that go on, and those that are over.

use axum::extract::State;
use axum::response::Html;
use maud::{Markup, html};

use crate::pages::fields::Caller;
use crate::pages::frame::{Frame, further};
use crate::pages::guest::known;
use crate::pages::oops::Oops;
use crate::pages::show;
use crate::{App, FinishedPage};

pub async fn games(State(app): State<App>, caller: Caller) -> Result<Html<String>, Oops> {
    let by = known(&caller)?;
    let mine = app.my_tables(by).await?;
    let finished = app.finished(by, by.person()?.id, caller.query.text("after")).await?;
    let body = html! {
        h1 { (words::TITLE) }
        h2 { (words::RUNNING) }
        @if mine.is_empty() { p.none { (words::NO_RUNNING) } } @else { (show::tables(&mine)) }
        h2 { (words::FINISHED) }
        (finished_games(&finished))
        (further("/games?", finished.next.as_deref()))
    };
    Ok(Html(Frame::new(words::TITLE, &caller).page(body).into_string()))
}

/// Finished games of one person, with what each brought.
pub fn finished_games(page: &FinishedPage) -> Markup {
    html! {
        @if page.games.is_empty() { p.none { (words::NO_FINISHED) } }
        ul.tables { @for game in &page.games {
            li {
                a.button href={ "/t/" (game.table) } { (words::LOOK) }
                div {
                    @if let Some(summary) = &game.summary { div { (show::players(summary)) } }
                    div.small {
                        (show::mode(&game.mode)) " · " (words::place(game.place, game.points)) " · "
                        (show::moment(game.at)) " · " a href={ "/t/" (game.table) "/record" } { (words::RECORD) }
                    }
                }
            }
        } }
    }
}

mod words {
    pub const FINISHED: &str = "Over";
    pub const LOOK: &str = "Look";
    pub const NO_FINISHED: &str = "No game is over yet.";
    pub const NO_RUNNING: &str = "No game is going on.";
    pub const RECORD: &str = "record";
    pub const RUNNING: &str = "Going on";
    pub const TITLE: &str = "My games";

    pub fn place(place: u8, points: i64) -> String {
        format!("place {place}, {points} points")
    }
}
