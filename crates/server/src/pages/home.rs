//! The first page: play now, go on with a game, alone, with friends, at open tables.

use axum::Router;
use axum::extract::State;
use axum::response::{Html, Response};
use axum::routing::{get, post};
use maud::{Markup, html};

use crate::pages::fields::{Caller, Fields};
use crate::pages::frame::{Frame, name_field, on_to, tick};
use crate::pages::guest::Known;
use crate::pages::oops::Oops;
use crate::pages::show;
use crate::{App, SeatWish, TableLine, TableRequest, Visitor};

pub fn routes() -> Router<App> {
    Router::new().route("/", get(home)).route("/play", post(play))
}

/// Open tables shown here; the rest is a link away.
const SHOWN: usize = 10;

async fn home(State(app): State<App>, caller: Caller) -> Result<Html<String>, Oops> {
    let by = &caller.visitor;
    let mine = match &by.me {
        Some(_) => app.my_tables(by).await?,
        None => Vec::new(),
    };
    let open = app.public_tables(false, None).await?.tables;
    let running = app.public_tables(true, None).await?.tables;
    let body = html! {
        h1.motto { (words::MOTTO) }
        @if !mine.is_empty() { section aria-labelledby="mine" { h2 id="mine" { (words::MINE) } (show::tables(&mine)) } }
        div.columns {
            (play_now(&app, by))
            (alone(by))
            (friends())
        }
        (list("open", words::OPEN, words::NO_OPEN, &open))
        @if !running.is_empty() { (list("running", words::RUNNING, "", &running)) }
    };
    Ok(Html(Frame::new(words::TITLE, &caller).page(body).into_string()))
}

fn play_now(app: &App, by: &Visitor) -> Markup {
    let levels = app.levels();
    let strongest = levels.last().map(|level| level.name);
    html! {
        section.panel aria-labelledby="now" {
            h2 id="now" { (words::NOW) }
            form method="post" action="/play" {
                (name_field(by))
                label { (words::PLAYERS) select name="players" {
                    @for players in 2..=8 { option value=(players) { (words::rivals(players - 1)) } }
                } }
                label { (words::LEVEL) select name="level" {
                    @for level in &levels {
                        option value=(level.name) selected[Some(level.name) == strongest] { (level.name) }
                    }
                } }
                (tick("nocturnus", words::NOCTURNUS, false))
                button.first { (words::PLAY) }
            }
        }
    }
}

fn alone(by: &Visitor) -> Markup {
    html! {
        section.panel aria-labelledby="alone" {
            h2 id="alone" { (words::ALONE) }
            p { (words::CAMPAIGN_TEXT) }
            (solo(by, "/campaign", words::CAMPAIGN, words::PROGRESS))
            p { (words::DAILY_TEXT) }
            (solo(by, "/daily", words::DAILY, words::RESULTS))
        }
    }
}

/// Begins at once for whoever has a name; the page behind it asks the others for one.
fn solo(by: &Visitor, address: &str, play: &str, look: &str) -> Markup {
    html! {
        @if by.me.is_some() {
            form method="post" action=(address) { button { (play) } }
            p { a href=(address) { (look) } }
        } @else {
            p { a.button href=(address) { (play) } }
        }
    }
}

fn friends() -> Markup {
    html! {
        section.panel aria-labelledby="friends" {
            h2 id="friends" { (words::FRIENDS) }
            p { (words::FRIENDS_TEXT) }
            p { a.button href="/new" { (words::NEW) } }
            p { a href="/new?pass_and_play=yes" { (words::ONE_DEVICE) } }
            p.small { (words::LEARN) " " a href="/rules" { (words::RULES) } }
        }
    }
}

fn list(id: &str, title: &str, none: &str, lines: &[TableLine]) -> Markup {
    html! {
        section aria-labelledby=(id) {
            h2 id=(id) { (title) }
            @if lines.is_empty() { p.none { (none) } } @else { (show::tables(&lines[..lines.len().min(SHOWN)])) }
        }
    }
}

/// A table against computer players, begun at once.
async fn play(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    let known = Known::from(&app, &caller, &form).await?;
    let players = form.number("players").unwrap_or(2);
    let level = form.text("level").map_or_else(|| strongest(&app), str::to_owned);
    let mut seats = vec![SeatWish::Computer(level); players];
    if let Some(mine) = seats.first_mut() {
        *mine = SeatWish::Open;
    }
    let request =
        TableRequest { seats, nocturnus: form.ticked("nocturnus"), public: false, ..TableRequest::new(players) };
    let made = app.create_table(&known.visitor, request).await?;
    Ok(on_to(&format!("/t/{}", made.table), known.cookie))
}

fn strongest(app: &App) -> String {
    app.levels().last().map(|level| level.name.to_owned()).unwrap_or_default()
}

mod words {
    pub const ALONE: &str = "Alone against Rome";
    pub const CAMPAIGN: &str = "Play the campaign";
    pub const CAMPAIGN_TEXT: &str = "Five games, each harder than the one before.";
    pub const DAILY: &str = "Play the deal of the day";
    pub const DAILY_TEXT: &str = "One deal a day, the same for everyone.";
    pub const FRIENDS: &str = "With friends";
    pub const FRIENDS_TEXT: &str = "Make a table and send its link. Nobody needs an account.";
    pub const LEARN: &str = "New to the game?";
    pub const LEVEL: &str = "Their strength";
    pub const MINE: &str = "My games";
    pub const MOTTO: &str = "A game of intrigue in ancient Rome";
    pub const NEW: &str = "Make a table";
    pub const NOCTURNUS: &str = "With Nocturnus (30 more cards)";
    pub const NO_OPEN: &str = "Nobody is waiting at an open table now. Make one and let others find you.";
    pub const NOW: &str = "Play now";
    pub const ONE_DEVICE: &str = "Several players on this device";
    pub const OPEN: &str = "Open tables";
    pub const PLAY: &str = "Deal the cards";
    pub const PLAYERS: &str = "Against";
    pub const PROGRESS: &str = "How far I have come";
    pub const RESULTS: &str = "Today's results";
    pub const RULES: &str = "Read the rules";
    pub const RUNNING: &str = "Games to watch";
    pub const TITLE: &str = "Home";

    pub fn rivals(count: usize) -> String {
        if count == 1 { "1 computer player".to_owned() } else { format!("{count} computer players") }
    }
}
