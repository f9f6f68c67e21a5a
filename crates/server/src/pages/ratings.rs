//! The best in each mode, people and computer levels side by side.

use axum::extract::State;
use axum::response::Html;
use maud::{Markup, html};
use pax_rules::Seat;
use pax_words::Words;

use crate::pages::fields::Caller;
use crate::pages::frame::Frame;
use crate::pages::oops::Oops;
use crate::pages::show;
use crate::{App, RatingLine};

pub async fn ratings(State(app): State<App>, caller: Caller) -> Result<Html<String>, Oops> {
    let w = caller.words();
    let (players, night) = wanted(caller.query.word("mode"));
    let mode = mode(players, night);
    let lines = app.ratings(&mode).await?;
    let title = w.say("ratings-title");
    let body = html! {
        div.narrow {
            h1 { (title) ": " (show::mode(w, &mode)) }
            nav.choices aria-label=(w.say("ratings-modes")) { @for count in 2..=Seat::MAX {
                a href={ "/ratings?mode=" (self::mode(count, night)) } aria-current=[(count == players).then_some("page")] {
                    span.sr { (w.tell("mode-players", &[("n", count.into())])) } span aria-hidden="true" { (count) }
                }
            } }
            nav.choices aria-label=(w.say("ratings-cards")) { @for (other, name) in [(false, "ratings-base"), (true, "mode-nocturnus")] {
                a href={ "/ratings?mode=" (self::mode(players, other)) } aria-current=[(other == night).then_some("page")] {
                    (w.say(name))
                }
            } }
            @if lines.is_empty() { p.none { (w.say("ratings-nobody")) } } @else { (best(w, &lines)) }
            p.small { (w.say("ratings-text")) }
        }
    };
    Ok(Html(Frame::new(title, &caller).page(body).into_string()))
}

fn best(w: Words, lines: &[RatingLine]) -> Markup {
    html! {
        div.scroll { table.ranks {
            thead { tr {
                @for title in ["ratings-place", "ratings-name", "ratings-rating", "ratings-games"] {
                    th scope="col" { (w.say(title)) }
                }
            } }
            tbody { @for (place, line) in lines.iter().enumerate() {
                tr {
                    td { (place + 1) }
                    th scope="row" { @match line.person {
                        Some(person) => a href={ "/p/" (person) } { (line.name) },
                        None => { (show::level(w, &line.name)) " " span.small { (w.say("ratings-computer")) } },
                    } }
                    td { strong { (line.rating) } }
                    td { (line.games) }
                }
            } }
        } }
    }
}

/// As the store writes it: `3-nocturnus`.
fn mode(players: usize, night: bool) -> String {
    format!("{players}{}", if night { "-nocturnus" } else { "" })
}

/// The mode in an address; two players where it is none.
fn wanted(text: &str) -> (usize, bool) {
    let (players, night) = text.split_once("-nocturnus").map_or((text, false), |(players, _)| (players, true));
    match players.parse() {
        Ok(players) if (2..=Seat::MAX).contains(&players) => (players, night),
        Ok(_) | Err(_) => (2, false),
    }
}
