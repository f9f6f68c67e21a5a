//! The first page: play now, go on with a game, alone, with friends, at open tables.

use axum::Router;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::response::{Html, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use pax_rules::Seat;
use pax_words::Words;

use crate::cookies::{self, Cookies};
use crate::pages::fields::{Caller, Fields};
use crate::pages::frame::{Frame, name_field, on_to, tick};
use crate::pages::guest::Known;
use crate::pages::oops::Oops;
use crate::pages::{art, show, vista};
use crate::{App, Campaign, SeatWish, TableLine, TableRequest};

pub fn routes() -> Router<App> {
    Router::new().route("/", get(home)).route("/play", post(play))
}

/// Tables shown here; the rest is a link away.
const SHOWN: usize = 8;

/// Whom one plays against with one click: the same as last time.
struct Rivals {
    players: usize,
    level: String,
    nocturnus: bool,
}

impl Rivals {
    fn from(app: &App, fields: &Fields) -> Rivals {
        let levels = app.levels();
        let known = |name: &str| levels.iter().any(|level| level.name == name);
        let wanted = fields.text("level").filter(|name| known(name));
        // Somebody new meets an opponent who lets them live.
        let gentle = ["catilina", "greedy"].into_iter().find(|name| known(name));
        let level = wanted.or(gentle).or(levels.last().map(|level| level.name)).unwrap_or_default().to_owned();
        let players = fields.number("players").filter(|players| (2..=Seat::MAX).contains(players)).unwrap_or(2);
        Rivals { players, level, nocturnus: fields.ticked("nocturnus") }
    }

    fn cookie(&self, app: &App) -> HeaderValue {
        let night = if self.nocturnus { "&nocturnus=yes" } else { "" };
        cookies::set_rivals(app, &format!("players={}&level={}{night}", self.players, self.level))
    }
}

async fn home(State(app): State<App>, caller: Caller, cookies: Cookies) -> Result<Html<String>, Oops> {
    let w = caller.words();
    let by = &caller.visitor;
    let rivals = Rivals::from(&app, &Fields::read(cookies.rivals()));
    let (mut mine, campaign, played) = match &by.me {
        Some(_) => (app.my_tables(by).await?, Some(app.campaign(by).await?), app.daily(by, None).await?.mine.is_some()),
        None => (Vec::new(), None, false),
    };
    mine.sort_by_key(|line| !line.asked);
    let open = app.public_tables(false, None).await?.tables;
    let running = app.public_tables(true, None).await?.tables;
    let main = html! {
        main.home id="main" tabindex="-1" {
            div.sky {
                div.wide {
                    h1 { (art::logo()) span.sr { "Pax" } }
                    p.tagline { (w.say("home-tagline")) }
                    p.sort { (w.say("home-sort")) }
                }
                (vista::rome())
            }
            (vista::standards())
            div.night {
                div.wide { (play_now(&app, &caller, &rivals, mine.first())) }
                (vista::camp())
            }
            div.wide {
                @if !mine.is_empty() {
                    section aria-labelledby="mine" {
                        h2 id="mine" { (w.say("home-mine")) }
                        (show::tables(w, &mine[..mine.len().min(SHOWN)]))
                    }
                }
                @if by.me.is_none() { (idea(w)) }
                div.columns { (alone(w, campaign.as_ref(), played)) (friends(w)) (learn(w)) }
                div.columns {
                    (list(w, "open", "home-open", Some("home-open-none"), &open))
                    @if !running.is_empty() { (list(w, "running", "home-watch", None, &running)) }
                }
            }
        }
    };
    Ok(Html(Frame::new(w.say("home-title"), &caller).around(main).into_string()))
}

/// One click to a game: the one that waits for a move, or a new one against the same opponents as last time.
fn play_now(app: &App, caller: &Caller, rivals: &Rivals, waiting: Option<&TableLine>) -> Markup {
    let w = caller.words();
    let against = w.tell("home-rivals", &[("n", (rivals.players - 1).into())]);
    html! {
        section.now aria-labelledby="now" {
            h2.sr id="now" { (w.say("home-now")) }
            @if let Some(table) = waiting {
                p.go { a.button.first.large href={ "/t/" (table.table) } { (w.say("home-go-on")) } }
                @if table.asked { p { (w.say("home-your-move")) } }
            }
            form method="post" action="/play" {
                button.large.first[waiting.is_none()] {
                    (w.say(if waiting.is_some() { "home-anew" } else { "home-now" }))
                }
                p { (w.tell("home-against", &[("rivals", against.into()), ("level", show::level(w, &rivals.level).into())])) }
                details {
                    summary { (w.say("home-change")) }
                    div.fields {
                        label { (w.say("home-players")) select name="players" {
                            @for players in 2..=Seat::MAX {
                                option value=(players) selected[players == rivals.players] {
                                    (w.tell("home-rivals", &[("n", (players - 1).into())]))
                                }
                            }
                        } }
                        label { (w.say("home-level")) select name="level" { @for level in app.levels() {
                            option value=(level.name) selected[level.name == rivals.level] { (show::level(w, level.name)) }
                        } } }
                        (tick("nocturnus", &w.say("home-nocturnus"), rivals.nocturnus))
                        (name_field(w, &caller.visitor))
                    }
                }
            }
        }
    }
}

/// For whoever has never been here: what the game is about, from top to bottom.
fn idea(w: Words) -> Markup {
    let parts = [
        ("rome", "home-idea-rome", "home-idea-rome-text"),
        ("legion", "home-idea-legions", "home-idea-legions-text"),
        ("primus", "home-idea-camp", "home-idea-camp-text"),
    ];
    html! {
        section aria-labelledby="idea" {
            h2 id="idea" { (w.say("home-idea")) }
            div.idea { @for (picture, title, text) in parts {
                div.matter { (art::picture("emblem", picture)) div { h3 { (w.say(title)) } p { (w.say(text)) } } }
            } }
        }
    }
}

fn alone(w: Words, campaign: Option<&Campaign>, played: bool) -> Markup {
    let won = campaign.map(|campaign| campaign.next.map_or(5, |next| next - 1));
    html! {
        section.panel aria-labelledby="alone" {
            h2 id="alone" { (w.say("home-alone")) }
            h3 { (w.say("home-campaign")) }
            p { (w.say("home-campaign-text"))
                @if let Some(won) = won { " " strong { (w.tell("home-campaign-won", &[("won", won.into())])) } } }
            div.inline {
                (at_once("/campaign", &w.say("home-campaign-play")))
                a href="/campaign" { (w.say("home-campaign-look")) }
            }
            h3 { (w.say("home-daily")) }
            p { (w.say("home-daily-text")) @if played { " " strong { (w.say("home-daily-done")) } } }
            div.inline {
                @if !played { (at_once("/daily", &w.say("home-daily-play"))) }
                a href="/daily" { (w.say("home-daily-look")) }
            }
        }
    }
}

fn at_once(address: &str, text: &str) -> Markup {
    html! { form method="post" action=(address) { button { (text) } } }
}

fn friends(w: Words) -> Markup {
    html! {
        section.panel aria-labelledby="friends" {
            h2 id="friends" { (w.say("home-friends")) }
            p { (w.say("home-friends-text")) }
            form method="post" action="/new" {
                input type="hidden" name="private" value="yes";
                label { (w.say("home-friends-players")) select name="players" { @for players in 2..=Seat::MAX {
                    option value=(players) { (players) }
                } } }
                div.inline {
                    button { (w.say("home-friends-make")) }
                    button.quiet name="pass_and_play" value="yes" { (w.say("home-friends-device")) }
                }
            }
            p { a href="/new" { (w.say("home-friends-more")) } }
        }
    }
}

fn learn(w: Words) -> Markup {
    html! {
        section.panel aria-labelledby="learn" {
            h2 id="learn" { (w.say("home-learn")) }
            p { (w.say("home-learn-text")) }
            div.inline {
                a.button href="/tutorial" { (art::icon("hint")) (w.say("home-learn-tutorial")) }
                a.button.quiet href="/rules" { (art::icon("rules")) (w.say("home-learn-rules")) }
            }
        }
    }
}

fn list(w: Words, id: &str, title: &str, none: Option<&str>, lines: &[TableLine]) -> Markup {
    html! {
        section aria-labelledby=(id) {
            h2 id=(id) { (w.say(title)) }
            @match none {
                Some(none) if lines.is_empty() => p.none { (w.say(none)) },
                Some(_) | None => (show::tables(w, &lines[..lines.len().min(SHOWN)])),
            }
        }
    }
}

/// A table against computer players, begun at once.
async fn play(State(app): State<App>, caller: Caller, form: Fields) -> Result<Response, Oops> {
    let known = Known::from(&app, &caller, &form).await?;
    let rivals = Rivals::from(&app, &form);
    let mut seats = vec![SeatWish::Computer(rivals.level.clone()); rivals.players];
    if let Some(mine) = seats.first_mut() {
        *mine = SeatWish::Open;
    }
    let request =
        TableRequest { seats, nocturnus: rivals.nocturnus, public: false, ..TableRequest::new(rivals.players) };
    let made = app.create_table(&known.visitor, request).await?;
    Ok(on_to(&format!("/t/{}", made.table), known.cookie.into_iter().chain([rivals.cookie(&app)])))
}
