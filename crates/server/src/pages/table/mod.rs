//! A table's pages. One address shows it in every phase: who is gathering, the game, the curtain between players on one
//! device, the result.

mod acts;
mod ask;
mod board;
mod ending;
mod game;
mod live;
mod lobby;
mod seats;
mod side;

use axum::Router;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{get, post};
use maud::{Markup, html};
use pax_tables::{Phase, TableId, TableView};

use crate::pages::fields::Caller;
use crate::pages::frame::Frame;
use crate::pages::oops::Oops;
use crate::pages::preferences::cookie;
use crate::{App, Glance, Trouble, Visitor};

pub fn routes() -> Router<App> {
    Router::new()
        .route("/t/{table}", get(table))
        .route("/t/{table}/live", get(live::live))
        .route("/t/{table}/record", get(ending::record))
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
    /// The invitation came in the address and is to be remembered.
    remember: bool,
}

const PART: &str = "x-pax-part";
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
        let Path(table) = Path::<String>::from_request_parts(parts, app).await.map_err(|_| nothing())?;
        let table = TableId::new(&table).map_err(|_| nothing())?;
        let caller = Caller::from_request_parts(parts, app).await?;
        let shown = caller.query.text("invitation").map(str::to_owned);
        let glance = Glance {
            seat: caller.query.number("seat"),
            invitation: shown.clone().or_else(|| cookie(&parts.headers, INVITATION).map(str::to_owned)),
        };
        Ok(At { caller, table, glance, part: parts.headers.contains_key(PART), remember: shown.is_some() })
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

/// The table as it is now, below a message.
async fn shown(app: &App, at: &At, status: StatusCode, message: Markup) -> Result<Response, Oops> {
    let view = app.view(at.by(), &at.table, &at.glance).await?;
    let side = side::Side::read(app, at, &view).await?;
    let title = words::title(&view);
    let body = html! {
        div {
            (message)
            @match view.phase {
                Phase::Gathering => (lobby::lobby(app, at, &view)),
                Phase::Playing => (game::game(at, &view)),
                Phase::Finished => (ending::ending(at, &view, &ending::siblings(app, at).await)),
                Phase::Abandoned => { h1 { (words::ABANDONED) } p { a href="/" { (words::HOME) } } },
            }
        }
        div {
            @if let Some(cards) = &view.board { (board::struggle(&view, cards)) }
            (side.shown(at, &view))
        }
    };
    let main = html! {
        main.table id="main" data-live=(live::address(at, view.version, side.last_line())) { (body) }
    };
    Ok((status, Html(Frame::new(title, &at.caller).live().around(main).into_string())).into_response())
}

/// What a seat is called.
fn name(view: &TableView, seat: usize) -> String {
    let known = view.seats.get(seat).and_then(|seat| seat.name.as_ref());
    known.map_or_else(|| words::seat(seat), ToString::to_string)
}

/// Several names in a row.
fn names(view: &TableView, seats: &[usize]) -> String {
    seats.iter().map(|seat| name(view, *seat)).collect::<Vec<_>>().join(", ")
}

fn allows(view: &TableView, deed: &str) -> bool {
    view.you.may.contains(&deed)
}

mod words {
    use pax_tables::{Phase, TableView};

    pub const ABANDONED: &str = "This table was given up";
    pub const HOME: &str = "To the first page";

    pub fn seat(seat: usize) -> String {
        format!("Seat {}", seat + 1)
    }

    pub fn title(view: &TableView) -> &'static str {
        let asked = view.you.seats.iter().any(|seat| view.seats[*seat].asked);
        match view.phase {
            Phase::Gathering => "Waiting for players",
            Phase::Playing if asked => "Your move",
            Phase::Playing => "Table",
            Phase::Finished => "The result",
            Phase::Abandoned => "Given up",
        }
    }
}
