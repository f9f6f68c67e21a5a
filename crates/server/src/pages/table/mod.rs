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
mod scene;
mod side;
mod struggle;

use axum::Router;
use axum::extract::{FromRequestParts, RawPathParams, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use pax_tables::{Origin, Phase, TableId, TableView};

use crate::pages::fields::Caller;
use crate::pages::frame::Frame;
use crate::pages::oops::Oops;
use crate::pages::preferences::cookie;
use crate::tutorial::Read;
use crate::{App, Glance, Trouble, Visitor};

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
}

/// A request about one table.
pub struct At {
    pub caller: Caller,
    pub table: TableId,
    pub glance: Glance,
    /// The script asks for the table only: it keeps chronicle and chat itself.
    pub part: bool,
    /// The script asks for the table as it was after this many entries, to show one step after another.
    version: Option<u32>,
    /// The version that the script shows at the moment.
    since: Option<u32>,
    /// The invitation came in the address and is to be remembered.
    remember: bool,
    /// At a learner's table: the lessons they are through with.
    read: Read,
}

const PART: &str = "x-pax-part";
const SINCE: &str = "x-pax-since";
const INVITATION: &str = "pax_invitation";

impl At {
    pub fn by(&self) -> &Visitor {
        &self.caller.visitor
    }

    /// The table's address, seen through a seat where one is named.
    pub fn address(&self, seat: Option<usize>) -> String {
        let seat = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
        format!("/t/{}{seat}", self.table)
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
        let shown = caller.query.text("invitation").map(str::to_owned);
        let glance = Glance {
            seat: caller.query.number("seat"),
            invitation: shown.clone().or_else(|| cookie(&parts.headers, INVITATION).map(str::to_owned)),
        };
        let version = caller.query.number("version");
        let since = parts.headers.get(SINCE).and_then(|value| value.to_str().ok()?.parse().ok());
        Ok(At {
            caller,
            table,
            glance,
            version,
            since,
            part: parts.headers.contains_key(PART),
            remember: shown.is_some(),
            read: cookie(&parts.headers, lesson::READ).map(Read::parse).unwrap_or_default(),
        })
    }
}

/// Keeps an invitation's secret in the browser, for this table's pages only: the server has nothing but its hash.
pub fn invitation_cookie(app: &App, table: &TableId, secret: &str) -> HeaderValue {
    const A_MONTH: u32 = 30 * 24 * 60 * 60;
    let plain: String = secret.chars().filter(char::is_ascii_alphanumeric).take(64).collect();
    let secure = if app.options().secure { "; Secure" } else { "" };
    let cookie = format!("{INVITATION}={plain}; Path=/t/{table}; Max-Age={A_MONTH}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(cookie).expect("an id and plain letters")
}

async fn table(State(app): State<App>, at: At) -> Result<Response, Oops> {
    let mut response = shown(&app, &at, StatusCode::OK, html! {}).await?;
    if let Some(secret) = at.glance.invitation.as_deref().filter(|_| at.remember) {
        response.headers_mut().append(header::SET_COOKIE, invitation_cookie(&app, &at.table, secret));
    }
    Ok(response)
}

/// The table as it is now, or as it was after a step that is still being shown, with a message.
async fn shown(app: &App, at: &At, status: StatusCode, message: Markup) -> Result<Response, Oops> {
    let view = match at.version {
        Some(version) => app.view_after(at.by(), &at.table, &at.glance, version).await?,
        None => app.view(at.by(), &at.table, &at.glance).await?,
    };
    let side = side::Side::read(app, at, &view).await?;
    let w = at.caller.words();
    let body = match (view.phase, &view.board) {
        (Phase::Playing, Some(board)) => game::game(at, &view, board, &side, &message),
        (Phase::Finished, Some(board)) => {
            let aftermath = ending::Aftermath::read(app, at).await?;
            html! { (message) (ending::ending(at, &view, board, &aftermath)) (side.shown(at, &view)) }
        }
        (Phase::Gathering, _) => html! { (message) (lobby::lobby(app, at, &view)) (side.shown(at, &view)) },
        (Phase::Abandoned | Phase::Playing | Phase::Finished, _) => {
            html! { (message) h1 { (w.say("table-abandoned")) } p { a href="/" { (w.say("table-home")) } } }
        }
    };
    let playing = view.phase == Phase::Playing;
    let travels = match at.since.filter(|since| at.part && *since < view.version) {
        Some(since) => Some(live::travels(app, at, since, view.version).await?),
        None => None,
    };
    let rome = view.board.as_ref().map(|board| 10 * board.rome_holds / board.struggle.len().max(1));
    let lesson = lesson::at(at, &view);
    let main = html! {
        main.table[playing] id="main" tabindex="-1" data-live=(live::address(at, view.version, side.last_line()))
            data-version=(view.version) data-rome=[rome]
            data-moves=[travels.as_ref().map(|travels| &travels.moves)]
            data-kinds=[travels.as_ref().map(|travels| &travels.kinds)] data-asked[is_asked(&view)]
            data-points=[lesson.points()] { (lesson.panel(at, &view)) (body) }
    };
    if at.part {
        return Ok((status, Html(html! { title { (title(at, &view)) " · Pax" } (main) }.into_string())).into_response());
    }
    let frame = Frame::new(title(at, &view), &at.caller).live().lessons(view.origin == Origin::Tutorial);
    let frame = if playing { frame.whole() } else { frame };
    Ok((status, Html(frame.around(main).into_string())).into_response())
}

fn is_asked(view: &TableView) -> bool {
    view.phase == Phase::Playing && view.you.seats.iter().any(|seat| view.seats[*seat].asked)
}

fn title(at: &At, view: &TableView) -> String {
    at.caller.words().say(match view.phase {
        Phase::Gathering => "table-title-gathering",
        Phase::Playing if is_asked(view) => "table-title-asked",
        Phase::Playing => "table-title",
        Phase::Finished => "table-title-finished",
        Phase::Abandoned => "table-abandoned",
    })
}

/// What a seat is called.
fn name(view: &TableView, seat: usize) -> String {
    let known = view.seats.get(seat).and_then(|seat| seat.name.as_ref());
    known.map_or_else(|| (seat + 1).to_string(), ToString::to_string)
}

/// Several names in a row.
fn names(view: &TableView, seats: &[usize]) -> String {
    seats.iter().map(|seat| name(view, *seat)).collect::<Vec<_>>().join(", ")
}

fn allows(view: &TableView, deed: &str) -> bool {
    view.you.may.contains(&deed)
}
