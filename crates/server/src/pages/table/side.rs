//! Beside the game: what happened, what was said, and the way out. The script keeps chronicle and chat itself and adds
//! to them, so it gets them only once.

use std::collections::HashSet;

use axum::extract::State;
use axum::response::Html;
use maud::{Markup, html};
use pax_tables::{DeedKind, Phase, TableView, What};

use super::At;
use super::bar::hidden;
use crate::hub::MOST_STEPS;
use crate::pages::art;
use crate::pages::frame::Frame;
use crate::pages::oops::Oops;
use crate::pages::parts::{Part, part};
use crate::{App, Said, telling};

/// Chronicle and chat as the viewer may know them.
pub struct Side {
    /// Each with the version at which it happened.
    pub(super) lines: Vec<(u32, String)>,
    pub(super) said: Vec<Said>,
}

/// Steps of the table that the chronicle goes back.
const STEPS: usize = 80;

impl Side {
    pub async fn read(app: &App, at: &At, view: &TableView) -> Result<Side, Oops> {
        let said = app.chat(at.by(), &at.table, &at.glance, 0).await?;
        let table = app.seen(at.by(), &at.table, &at.glance).await?;
        let from = view.version.saturating_sub(STEPS as u32);
        // The page may be of a moment ago.
        let (now, steps) = (table.state(), table.steps_after(from, MOST_STEPS).unwrap_or_default());
        let seat = at.glance.seat()?;
        let steps = steps.iter().filter(|step| step.version <= view.version);
        let lines = steps.flat_map(|step| {
            let state = step.state.as_ref().unwrap_or(&now);
            let line = |what: &What| telling::line(at.by().words(), state, what);
            let news = state.news_for(at.by().who(), seat, &step.happenings, line);
            news.into_iter().map(|news| (step.version, news.line))
        });
        Ok(Side { lines: lines.collect(), said })
    }

    /// For a page whose script keeps chronicle and chat.
    pub fn kept() -> Side {
        Side { lines: Vec::new(), said: Vec::new() }
    }

    /// The number of the last line of chat.
    pub fn last_line(&self) -> u64 {
        self.said.last().map_or(0, |said| said.line)
    }

    /// Its script keeps it up to date.
    pub fn shown<'a>(&self, at: &At, view: &TableView) -> Part<'a> {
        let w = at.caller.words();
        let content = html! { div.side id="side" {
            section.chronicle aria-labelledby="chronicle" data-keep="chronicle" {
                h2 id="chronicle" { (art::icon("chronicle")) (w.say("table-chronicle")) }
                ol.lines id="lines" role="log" aria-live="polite" tabindex="0" aria-labelledby="chronicle" {
                    @for (version, line) in self.lines.iter().rev() { li data-version=(version) { (line) } }
                }
            }
            @if view.phase != Phase::Abandoned { (self.chat(at, view)) }
        } };
        part("side", content).keyed(0)
    }

    fn chat(&self, at: &At, view: &TableView) -> Markup {
        let w = at.caller.words();
        // Whoever sits alone among computer players talks to nobody, until somebody talks to them.
        let people = view.seats.iter().filter_map(|seat| seat.person).collect::<HashSet<_>>().len();
        let alone = view.phase != Phase::Gathering && view.you.seat.is_some() && people < 2 && self.said.is_empty();
        html! {
            section.chat aria-labelledby="chat" data-keep="chat" hidden[alone] {
                h2 id="chat" { (art::icon("chat")) (w.say("table-chat")) }
                ol.lines id="said" role="log" aria-live="polite" tabindex="0" aria-labelledby="chat" {
                    @for said in self.said.iter().rev() {
                        li data-line=(said.line) { a href={ "/p/" (said.person.0) } { (said.name) } ": " (said.text) }
                    }
                }
                @if view.allows(DeedKind::Talk) {
                    form method="post" action=(at.to("say")) id="say" {
                        @if let Some(seat) = view.you.seat.filter(|_| view.you.seats.len() > 1) {
                            input type="hidden" name="seat" value=(seat);
                        }
                        label { span.sr { (w.say("table-say")) }
                            input type="text" name="text" maxlength="300" required autocomplete="off"; }
                        button { (w.say("table-say")) }
                    }
                    p.small { (w.say("table-mute")) }
                }
            }
        }
    }
}

/// Asks once more before somebody gives up.
pub async fn resign_page(State(app): State<App>, at: At) -> Result<Html<String>, Oops> {
    let view = app.view(at.by(), &at.table, &at.glance).await?;
    let seat = at.glance.seat()?.or(view.you.seat);
    let w = at.caller.words();
    let body = html! {
        h1 { (w.say("table-resign")) }
        p { (w.say("table-resign-text")) }
        form.inline method="post" action=(at.to("resign")) {
            @if let Some(seat) = seat { (hidden(seat)) }
            button { (w.say("table-resign")) }
            a.button.first href=(at.address(at.glance.seat)) { (w.say("table-stay")) }
        }
    };
    Ok(Html(Frame::new(w.say("table-resign"), &at.caller).page(body).into_string()))
}
