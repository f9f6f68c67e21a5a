//! Making a table: who plays, with which cards and options, in what time, for whom to see.

use axum::Router;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use maud::{Markup, html};
use pax_rules::Seat;
use pax_tables::TimeControl;

use crate::pages::fields::{Caller, Fields};
use crate::pages::frame::{Frame, alert, name_field, on_to, tick};
use crate::pages::guest::Known;
use crate::pages::oops::Oops;
use crate::pages::table::invitation_cookie;
use crate::{App, SeatWish, TableRequest, Trouble, Visitor};

pub fn routes() -> Router<App> {
    Router::new().route("/new", get(page).post(make))
}

/// Times on offer: how the form writes them, and what they are.
const TIMES: [(&str, TimeControl); 7] = [
    ("none", TimeControl::Untimed),
    ("live-5", TimeControl::Live { bank: 5 * 60, increment: 10 }),
    ("live-15", TimeControl::Live { bank: 15 * 60, increment: 15 }),
    ("live-30", TimeControl::Live { bank: 30 * 60, increment: 30 }),
    ("day-1", TimeControl::Correspondence { hours: 24 }),
    ("day-3", TimeControl::Correspondence { hours: 72 }),
    ("day-7", TimeControl::Correspondence { hours: 168 }),
];

async fn page(State(app): State<App>, caller: Caller) -> Html<String> {
    Html(form(&app, &caller.visitor, &caller.query, None).into_string())
}

/// The form as it was filled in, or as it begins.
fn form(app: &App, by: &Visitor, given: &Fields, trouble: Option<&Trouble>) -> Markup {
    let players = given.number("players").unwrap_or(2);
    let wanted = given.word("time");
    let body = html! {
        h1 { (words::TITLE) }
        @if let Some(trouble) = trouble { (alert(trouble)) }
        form.wide method="post" action="/new" {
            (name_field(by))
            fieldset {
                legend { (words::PLAYERS) }
                label { (words::HOW_MANY) select name="players" {
                    option value="1" selected[players == 1] { (words::SOLITAIRE) }
                    @for count in 2..=Seat::MAX { option value=(count) selected[players == count] { (count) } }
                } }
                label.solo { (words::SOLO_LEVEL) select name="solo_level" { @for level in 1..=5 {
                    option value=(level) selected[given.number("solo_level") == Some(level)] { (level) }
                } } }
                (tick("pass_and_play", words::PASS_AND_PLAY, given.ticked("pass_and_play")))
            }
            fieldset {
                legend { (words::SEATS) }
                p.small { (words::SEATS_TEXT) }
                @for seat in 1..Seat::MAX { (seat_field(app, given, seat)) }
            }
            fieldset {
                legend { (words::GAME) }
                (tick("nocturnus", words::NOCTURNUS, given.ticked("nocturnus")))
                (tick("final_levy", words::FINAL_LEVY, given.ticked("final_levy")))
                (tick("closed_tally", words::CLOSED_TALLY, given.ticked("closed_tally")))
            }
            fieldset {
                legend { (words::TIME) }
                label { (words::CLOCK) select name="time" { @for (name, time) in &TIMES {
                    option value=(name) selected[wanted == *name] { (crate::pages::show::time(time)) }
                } } }
                p.small { (words::TIME_TEXT) }
            }
            fieldset {
                legend { (words::WHO) }
                (tick("private", words::PRIVATE, given.ticked("private")))
                (tick("rated", words::RATED, given.ticked("rated")))
            }
            button.first { (words::MAKE) }
        }
    };
    Frame::new(words::TITLE, by).page(body)
}

fn seat_field(app: &App, given: &Fields, seat: usize) -> Markup {
    let name = format!("seat{seat}");
    let chosen = given.text(&name).unwrap_or("open");
    html! {
        label class={ "seat s" (seat) } { (words::seat(seat)) select name=(name) {
            option value="open" selected[chosen == "open"] { (words::OPEN) }
            option value="invited" selected[chosen == "invited"] { (words::INVITED) }
            @for level in app.levels() {
                @let value = format!("computer:{}", level.name);
                option value=(value) selected[chosen == value] { (words::COMPUTER) " " (level.name) }
            }
        } }
    }
}

async fn make(State(app): State<App>, caller: Caller, given: Fields) -> Result<Response, Oops> {
    let known = match Known::from(&app, &caller, &given).await {
        Ok(known) => known,
        Err(trouble) => return Ok(again(&app, &caller.visitor, &given, &trouble)),
    };
    match app.create_table(&known.visitor, request(&given)).await {
        Ok(made) => {
            let address = format!("/t/{}", made.table);
            let invitation = made.invitation.map(|secret| invitation_cookie(&app, &made.table, &secret));
            Ok(on_to(&address, known.cookie.into_iter().chain(invitation)))
        }
        // A guest who has just been made stays one: the next attempt should not make another.
        Err(trouble) => Ok(with_cookie(again(&app, &known.visitor, &given, &trouble), known.cookie)),
    }
}

fn again(app: &App, by: &Visitor, given: &Fields, trouble: &Trouble) -> Response {
    (trouble.status(), Html(form(app, by, given, Some(trouble)).into_string())).into_response()
}

fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().append(axum::http::header::SET_COOKIE, cookie);
    }
    response
}

fn request(given: &Fields) -> TableRequest {
    let players: usize = given.number("players").unwrap_or(2);
    let seat = |seat: usize| match given.word(&format!("seat{seat}")) {
        "invited" => SeatWish::Invited,
        other => other.strip_prefix("computer:").map_or(SeatWish::Open, |level| SeatWish::Computer(level.to_owned())),
    };
    let time =
        TIMES.iter().find(|(name, _)| *name == given.word("time")).map_or(TimeControl::Untimed, |(_, time)| *time);
    TableRequest {
        solo_level: (players == 1).then(|| given.number("solo_level").unwrap_or(1)),
        nocturnus: given.ticked("nocturnus"),
        final_levy: given.ticked("final_levy"),
        open_tally: !given.ticked("closed_tally"),
        seats: (0..players.min(Seat::MAX)).map(seat).collect(),
        time,
        rated: given.ticked("rated"),
        public: !given.ticked("private"),
        pass_and_play: given.ticked("pass_and_play"),
        start: players == 1 || (1..players).all(|place| seat(place) != SeatWish::Open || given.ticked("pass_and_play")),
        ..TableRequest::new(players)
    }
}

mod words {
    pub const CLOCK: &str = "Time to think";
    pub const CLOSED_TALLY: &str = "Closed tally: hands and purses stay secret, memory decides (11.4)";
    pub const COMPUTER: &str = "computer:";
    pub const FINAL_LEVY: &str = "Final levy: Rome takes a group in the last round too (9.4)";
    pub const GAME: &str = "The game";
    pub const HOW_MANY: &str = "How many";
    pub const INVITED: &str = "with the link only";
    pub const MAKE: &str = "Make the table";
    pub const NOCTURNUS: &str = "Nocturnus: Militia, Scouts and Adversaries, 30 more cards";
    pub const OPEN: &str = "open";
    pub const PASS_AND_PLAY: &str = "Pass and play: all open seats on this device, a curtain between them";
    pub const PLAYERS: &str = "Players";
    pub const PRIVATE: &str = "Private: only people with the link find it";
    pub const RATED: &str = "Rated";
    pub const SEATS: &str = "The other seats";
    pub const SEATS_TEXT: &str = "The first seat is yours. Seats beyond the number of players are passed over.";
    pub const SOLITAIRE: &str = "1, alone against Rome";
    pub const SOLO_LEVEL: &str = "Alone: which game of the campaign";
    pub const TIME: &str = "Time";
    pub const TIME_TEXT: &str = "When time runs out a computer player takes over until its owner returns.";
    pub const TITLE: &str = "New table";
    pub const WHO: &str = "Who may see it";

    pub fn seat(seat: usize) -> String {
        format!("Seat {}", seat + 1)
    }
}
