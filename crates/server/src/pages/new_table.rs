//! Making a table: who plays, with which cards and options, in what time, for whom to see.

use axum::Router;
use axum::extract::State;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use maud::{Markup, html};
use pax_rules::Seat;
use pax_tables::TimeControl;
use pax_words::Words;

use crate::cookies::{set_invitation, with_cookies};
use crate::pages::fields::{Caller, Fields};
use crate::pages::frame::{Frame, alert, name_field, on_to, tick};
use crate::pages::guest::Known;
use crate::pages::oops::Oops;
use crate::pages::settings::pill;
use crate::pages::show;
use crate::{App, SeatWish, TableRequest, Trouble};

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
    Html(form(&app, &caller, &caller.query, None).into_string())
}

/// The form as it was filled in, or as it begins: the usual choices first, the others below a fold.
fn form(app: &App, caller: &Caller, given: &Fields, trouble: Option<&Trouble>) -> Markup {
    let w = caller.words();
    let title = w.say("new-title");
    let players = given.number("players").filter(|players| (1..=Seat::MAX).contains(players)).unwrap_or(2).to_string();
    let body = html! {
        div.narrow {
            h1 { (title) }
            @if let Some(trouble) = trouble { (alert(w, trouble)) } @else { p.lead { (w.say("new-lead")) } }
            form.new method="post" action="/new" {
                fieldset {
                    legend { (w.say("new-players")) }
                    div.pills.numbers { @for count in 1..=Seat::MAX {
                        (pill("players", &count.to_string(), None, &how_many(w, count), &players))
                    } }
                    label.solo { (w.say("new-solo-level")) select name="solo_level" { @for level in 1..=5 {
                        option value=(level) selected[given.number("solo_level") == Some(level)] { (level) }
                    } } }
                }
                fieldset.others {
                    legend { (w.say("new-seats")) }
                    p.small { (w.say("new-seat-mine")) }
                    div.seats { @for seat in 1..Seat::MAX { (seat_field(w, app, given, seat)) } }
                    (tick("pass_and_play", &w.say("new-device"), given.ticked("pass_and_play")))
                    (tick("private", &w.say("new-private"), given.ticked("private")))
                }
                (tick("nocturnus", &w.say("new-nocturnus"), given.ticked("nocturnus")))
                (finer(w, given))
                (name_field(w, &caller.visitor))
                button.first.large { (w.say("new-make")) }
            }
        }
    };
    Frame::new(title, caller).page(body)
}

fn how_many(w: Words, count: usize) -> String {
    if count == 1 { format!("1, {}", w.say("new-solitaire")) } else { count.to_string() }
}

/// What most tables leave as it is; open where something was chosen.
fn finer(w: Words, given: &Fields) -> Markup {
    let wanted = given.text("time").unwrap_or("none");
    let chosen = ["rated", "final_levy", "closed_tally"].iter().any(|name| given.ticked(name)) || wanted != "none";
    html! {
        details.panel open[chosen] {
            summary { (w.say("new-more")) }
            label { (w.say("new-clock")) select name="time" { @for (name, time) in &TIMES {
                option value=(name) selected[wanted == *name] { (show::time(w, time)) }
            } } }
            p.small { (w.say("new-clock-text")) }
            (tick("rated", &w.say("new-rated"), given.ticked("rated")))
            (tick("final_levy", &w.say("new-final-levy"), given.ticked("final_levy")))
            (tick("closed_tally", &w.say("new-closed-tally"), given.ticked("closed_tally")))
        }
    }
}

fn seat_field(w: Words, app: &App, given: &Fields, seat: usize) -> Markup {
    let name = format!("seat{seat}");
    let chosen = given.text(&name).unwrap_or("open");
    html! {
        label class={ "seat s" (seat) } { (w.tell("new-seat", &[("seat", show::seat(seat).into())])) select name=(name) {
            option value="open" selected[chosen == "open"] { (w.say("new-seat-open")) }
            option value="invited" selected[chosen == "invited"] { (w.say("new-seat-invited")) }
            @for level in app.levels() {
                @let value = format!("computer:{}", level.name);
                option value=(value) selected[chosen == value] {
                    (w.tell("new-seat-computer", &[("level", show::level(w, level.name).into())]))
                }
            }
        } }
    }
}

async fn make(State(app): State<App>, caller: Caller, given: Fields) -> Result<Response, Oops> {
    let known = match Known::from(&app, &caller, &given).await {
        Ok(known) => known,
        Err(trouble) => return Ok(again(&app, &caller, &given, &trouble)),
    };
    match app.create_table(&known.visitor, request(&given)).await {
        Ok(made) => {
            let address = format!("/t/{}", made.table);
            let invitation = made.invitation.map(|secret| set_invitation(&app, &made.table, &secret));
            Ok(on_to(&address, known.cookie.into_iter().chain(invitation)))
        }
        // A guest who has just been made stays one: the next attempt should not make another.
        Err(trouble) => {
            let caller = Caller { visitor: known.visitor, ..caller };
            Ok(with_cookies(again(&app, &caller, &given, &trouble), known.cookie))
        }
    }
}

fn again(app: &App, caller: &Caller, given: &Fields, trouble: &Trouble) -> Response {
    (trouble.status(), Html(form(app, caller, given, Some(trouble)).into_string())).into_response()
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
