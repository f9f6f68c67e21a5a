//! A table's pages. One address shows it in every phase: who is gathering, the game, the curtain between players on one
//! device, the result.

mod acts;
mod bar;
mod camp;
mod choices;
mod ending;
mod game;
mod lesson;
mod live;
mod lobby;
mod market;
mod rivals;
mod rome;
#[cfg(feature = "testing")]
mod sample;
mod scene;
mod side;
mod struggle;
mod updates;

use std::borrow::Cow;

use axum::Router;
use axum::extract::{FromRequestParts, RawPathParams, Request, State};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use maud::{Markup, PreEscaped, html};
use pax_rules::{Seat, SeatSet};
use pax_tables::{OpenEnum, Origin, Phase, TableId, TableView};

use crate::cookies::{Cookies, set_invitation, with_cookies};
use crate::pages::fields::Caller;
use crate::pages::frame::Frame;
use crate::pages::oops::Oops;
use crate::pages::parts::{DIGEST, Marked, OnFullPages, Part, Sketch, part};
use crate::tutorial::Read;
use crate::{App, EventId, Glance, Trouble, Visitor};
use updates::Page;
pub use updates::Updates;

#[cfg(feature = "testing")]
pub use sample::TablePage;

pub fn routes() -> Router<App> {
    Router::new()
        .route("/t/{table}", get(table))
        .route("/t/{table}/live", get(live::live))
        .route("/t/{table}/record", get(ending::record))
        .route("/t/{table}/review", get(ending::review_part))
        .route("/t/{table}/moment", get(ending::moment_form))
        .route("/t/{table}/moment/{moment}", get(ending::moment))
        .route("/t/{table}/join", post(acts::join))
        .route("/t/{table}/leave", post(acts::leave))
        .route("/t/{table}/give", post(acts::give))
        .route("/t/{table}/start", post(acts::start))
        .route("/t/{table}/close", post(acts::close))
        .route("/t/{table}/act", post(acts::act))
        .route("/t/{table}/undo", post(acts::undo))
        .route("/t/{table}/hint", post(acts::hint))
        .route("/t/{table}/return", post(acts::return_to))
        .route("/t/{table}/resign", get(side::resign_page).post(acts::resign))
        .route("/t/{table}/say", post(acts::say))
        .route("/t/{table}/lesson", post(lesson::heed))
        .route("/t/{table}/finish", post(lesson::finish))
        .route("/t/{table}/rematch", post(ending::rematch))
        .route("/t/{table}/again", post(ending::again))
        .layer(from_fn(led_by_script))
}

/// A script cannot see a redirection: it gets the address instead, and goes there if it is not there already.
async fn led_by_script(request: Request, next: Next) -> Response {
    let by_script = request.method() == Method::POST && request.headers().contains_key(PART);
    let mut response = next.run(request).await;
    if by_script && response.status().is_redirection() {
        *response.status_mut() = StatusCode::NO_CONTENT;
        if let Some(address) = response.headers_mut().remove(header::LOCATION) {
            response.headers_mut().insert(GO, address);
        }
    }
    response
}

/// A request about one table.
pub struct At {
    pub caller: Caller,
    pub table: TableId,
    pub glance: Glance,
    /// The script asks: it wants the table without what is around it, and shows what comes of an action by itself.
    pub part: bool,
    /// The invitation came in the address and is to be remembered.
    remember: bool,
    /// At a learner's table: the lessons they are through with.
    read: Read,
}

const PART: &str = "x-pax-part";
/// Where the script is to go, in place of a redirection that it could not see.
const GO: &str = "x-pax-go";

impl At {
    pub fn by(&self) -> &Visitor {
        &self.caller.visitor
    }

    /// The table's address, seen through a seat where one is named.
    pub fn address(&self, seat: Option<usize>) -> String {
        let seat = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
        format!("/t/{}{seat}", self.table)
    }

    /// What the page depends on beside the table.
    fn page(&self, view: &TableView) -> Page {
        let gathering = view.phase == Phase::Gathering;
        Page {
            you: view.you.clone(),
            language: self.caller.words().language(),
            seat: self.glance.seat,
            is_known: self.by().me.is_some(),
            invitation: self.glance.invitation.clone().filter(|_| gathering),
            base: if gathering { self.caller.base.clone() } else { String::new() },
            read: self.read,
        }
    }

    /// Where a form of this table goes.
    pub fn to(&self, deed: &str) -> String {
        format!("/t/{}/{deed}", self.table)
    }
}

impl FromRequestParts<App> for At {
    type Rejection = Oops;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<At, Oops> {
        let nothing = || Oops(Trouble::NotFound("table"));
        let named = RawPathParams::from_request_parts(parts, app).await.map_err(|_| nothing())?;
        let table = named.iter().find(|(name, _)| *name == "table").ok_or_else(nothing)?.1;
        let table = TableId::new(table).map_err(|_| nothing())?;
        let caller = Caller::from_request_parts(parts, app).await?;
        let cookies = Cookies::of(parts);
        let shown = caller.query.text("invitation").map(str::to_owned);
        let glance = Glance {
            seat: caller.query.number("seat"),
            invitation: shown.clone().or_else(|| cookies.invitation().map(str::to_owned)),
        };
        Ok(At {
            caller,
            table,
            glance,
            part: parts.headers.contains_key(PART),
            remember: shown.is_some(),
            read: cookies.lessons().map(Read::parse).unwrap_or_default(),
        })
    }
}

async fn table(State(app): State<App>, at: At) -> Result<Response, Oops> {
    let response = shown(&app, &at, StatusCode::OK, html! {}).await?;
    let invitation = at.glance.invitation.as_deref().filter(|_| at.remember);
    Ok(with_cookies(response, invitation.map(|secret| set_invitation(&app, &at.table, secret))))
}

/// The answer to this viewer alone. It is on no page that a stream follows.
fn message(view: &TableView, text: &Markup) -> Part<'static> {
    part("message", html! { div id="message" data-version=[(!text.0.is_empty()).then_some(view.version)] { (text) } })
        .keyed(0)
}

/// The table as it is now, with a message. A script that sent a form gets the message alone.
async fn shown(app: &App, at: &At, status: StatusCode, message: Markup) -> Result<Response, Oops> {
    let view = app.view(at.by(), &at.table, &at.glance).await?;
    if at.part && !message.0.is_empty() {
        return Ok((status, Html(Marked::new(html! { (self::message(&view, &message)) }).plain())).into_response());
    }
    let side = side::Side::read(app, at, &view).await?;
    let heard = EventId { version: view.version, line: side.last_line() };
    let page = match (&view.phase, &view.board) {
        (OpenEnum::Known(Phase::Gathering), _) | (OpenEnum::Known(Phase::Playing), Some(_)) => {
            whole(app, at, &view, &side, &message, heard)
        }
        (OpenEnum::Known(Phase::Finished), Some(board)) => {
            let aftermath = ending::Aftermath::read(app, at).await?;
            let body = html! { (self::message(&view, &message)) (ending::ending(at, &view, board, &aftermath)) (side.shown(at, &view)) };
            Marked::new(framed(at, &view, &body, heard))
        }
        (OpenEnum::Known(Phase::Abandoned | Phase::Playing | Phase::Finished) | OpenEnum::Other(_), _) => {
            let w = at.caller.words();
            let home = html! { h1 { (w.say("table-abandoned")) } p { a href="/" { (w.say("table-home")) } } };
            Marked::new(framed(at, &view, &html! { (message) (home) }, heard))
        }
    };
    // Kept, so that the stream of this page can go on from it.
    let sketch = app.inner().updates.of(&at.table).keep(page.sketch());
    Ok((status, Html(text(at, &view, &page, &sketch).into_string())).into_response())
}

/// A whole page, or the part of it that a script asked for.
fn text(at: &At, view: &TableView, page: &Marked, sketch: &Sketch) -> Markup {
    let main = PreEscaped(page.page(sketch));
    if at.part {
        return html! { title { (title(at, view)) " · Pax" } (main) };
    }
    let frame = Frame::new(title(at, view), &at.caller).live().lessons(view.origin == Origin::Tutorial);
    let frame = if view.phase == Phase::Playing { frame.whole() } else { frame };
    frame.around(main)
}

/// The table as a window follows it, without what its script keeps by itself.
fn followed(app: &App, at: &At, view: &TableView) -> Marked {
    whole(app, at, view, &side::Side::kept(), &html! {}, EventId::default())
}

/// A table that gathers or is played at.
fn whole(app: &App, at: &At, view: &TableView, side: &side::Side, message: &Markup, heard: EventId) -> Marked {
    Marked::of(|| {
        let body = match &view.board {
            Some(board) => game::game(at, view, board, side, &self::message(view, message)),
            None => html! { (self::message(view, message)) (lobby::lobby(app, at, view)) (side.shown(at, view)) },
        };
        framed(at, view, &body, heard)
    })
}

fn framed(at: &At, view: &TableView, body: &Markup, heard: EventId) -> Markup {
    let playing = view.phase == Phase::Playing;
    let rome = view.board.as_ref().map(|board| 10 * board.rome_holds / board.struggle.len().max(1));
    let lesson = lesson::at(at, view);
    html! {
        (part("main", html! {
            main.table[playing] id="main" tabindex="-1" data-live=(OnFullPages(live::address(at, heard))) data-version=(OnFullPages(view.version))
                data-sketch=(OnFullPages(DIGEST)) data-title={ (title(at, view)) " · Pax" } data-rome=[rome] data-asked[is_asked(view)] data-points=[lesson.points()] {
                (lesson.panel(at, view)) (body)
            }
        }))
    }
}

fn is_asked(view: &TableView) -> bool {
    view.phase == Phase::Playing && view.you.seats.iter().any(|seat| view.seats[seat.index()].asked)
}

fn title(at: &At, view: &TableView) -> Cow<'static, str> {
    at.caller.words().say(match &view.phase {
        OpenEnum::Known(Phase::Gathering) => "table-title-gathering",
        OpenEnum::Known(Phase::Playing) if is_asked(view) => "table-title-asked",
        OpenEnum::Known(Phase::Playing) | OpenEnum::Other(_) => "table-title",
        OpenEnum::Known(Phase::Finished) => "table-title-finished",
        OpenEnum::Known(Phase::Abandoned) => "table-abandoned",
    })
}

/// What a seat is called.
fn name(view: &TableView, seat: Seat) -> String {
    let known = view.seat(seat).and_then(|seat| seat.name.as_ref());
    known.map_or_else(|| (seat.index() + 1).to_string(), ToString::to_string)
}

/// Several names in a row.
fn names(view: &TableView, seats: SeatSet) -> String {
    seats.iter().map(|seat| name(view, seat)).collect::<Vec<_>>().join(", ")
}
