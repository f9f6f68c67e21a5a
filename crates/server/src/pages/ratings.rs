//! The best in each mode, people and computer levels side by side.

use axum::extract::State;
use axum::response::Html;
use maud::html;
use pax_rules::Seat;

use crate::App;
use crate::pages::fields::Caller;
use crate::pages::frame::Frame;
use crate::pages::oops::Oops;
use crate::pages::show;

pub async fn ratings(State(app): State<App>, caller: Caller) -> Result<Html<String>, Oops> {
    let modes: Vec<String> =
        (2..=Seat::MAX).map(|n| n.to_string()).chain((2..=Seat::MAX).map(|n| format!("{n}-nocturnus"))).collect();
    let mode = modes.iter().find(|mode| Some(mode.as_str()) == caller.query.text("mode")).unwrap_or(&modes[0]);
    let lines = app.ratings(mode).await?;
    let body = html! {
        h1 { (words::TITLE) ": " (show::mode(mode)) }
        nav.modes aria-label=(words::MODES) { @for other in &modes {
            @let current = (other == mode).then_some("page");
            a href={ "/ratings?mode=" (other) } aria-current=[current] { (show::mode(other)) } " "
        } }
        @if lines.is_empty() { p.none { (words::NOBODY) } } @else {
            div.scroll { table {
                thead { tr { th scope="col" { "#" } th scope="col" { (words::NAME) } th scope="col" { (words::RATING) }
                    th scope="col" { (words::GAMES) } } }
                tbody { @for (place, line) in lines.iter().enumerate() {
                    tr {
                        td { (place + 1) }
                        th scope="row" { @match line.person {
                            Some(person) => a href={ "/p/" (person) } { (line.name) },
                            None => { (line.name) " " span.small { (words::COMPUTER) } },
                        } }
                        td { (line.rating) }
                        td { (line.games) }
                    }
                } }
            } }
        }
        p.small { (words::TEXT) }
    };
    Ok(Html(Frame::new(words::TITLE, &caller).page(body).into_string()))
}

mod words {
    pub const COMPUTER: &str = "computer";
    pub const GAMES: &str = "Games";
    pub const MODES: &str = "Modes";
    pub const NAME: &str = "Name";
    pub const NOBODY: &str = "Nobody has finished a rated game in this mode yet.";
    pub const RATING: &str = "Rating";
    pub const TEXT: &str = "A rating is what one can be nearly sure of: newcomers begin at 1000 and rise as they are \
                            better known. Computer players are rated like people.";
    pub const TITLE: &str = "Ratings";
}
