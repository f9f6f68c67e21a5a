//! Everything that can stand between a request and its answer: one enum, each with an HTTP status, a code for programs
//! and a sentence for people. What happened inside the server is logged, never told.

use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use pax_tables::{Denied, DocError, NotAName};
use pax_words::Words;
use serde::Serialize;
use thiserror::Error;
use utoipa::ToSchema;

use crate::cookies::Cookies;
use crate::pages::{Preferences, oops};

#[derive(Clone, Debug, Error)]
pub enum Trouble {
    #[error("there is no {0} here")]
    NotFound(&'static str),
    /// The table's law or the rules of the game say no.
    #[error("{0}")]
    Denied(#[from] Denied),
    #[error("{0}")]
    Draft(#[from] DocError),
    #[error("{0}")]
    Name(#[from] NotAName),
    #[error("{0}")]
    Bad(#[from] Bad),
    #[error("say who you are first: a name is enough")]
    WhoAreYou,
    #[error("name and password do not fit together")]
    WrongPassword,
    #[error("name and recovery code do not fit together")]
    WrongRecovery,
    #[error("the name {0:?} is taken: choose another")]
    NameTaken(String),
    #[error("this is for guests: you have an account already")]
    NotAGuest,
    #[error("the request comes from another site")]
    CrossSite,
    #[error("slow down: try again in {seconds} s")]
    TooMany { seconds: u32 },
    #[error("{what} may be at most {most}")]
    TooLarge { what: &'static str, most: usize },
    /// The table moved on while this was on its way, again and again.
    #[error("others were quicker: look at the table and try again")]
    Race,
    #[error("too much is waiting: try again in a moment")]
    Busy,
    #[error("the server is stopping: try again in a moment")]
    Stopping,
    /// The reason is in the log. Whether something was done is not known: a database that goes away in the middle of storing
    /// does not say.
    #[error("something is wrong with the server: look in a moment whether it was done, and if not, try again")]
    Inside,
}

/// What is wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Bad {
    #[error("this is not where a page ends")]
    PageEnd,
    #[error("a password has {least} to {most} characters")]
    Password { least: usize, most: usize },
    #[error("more seats are described than there are players")]
    TooManySeats,
    /// A computer player that is not there; the message names those that are.
    #[error("{0}")]
    Level(String),
    #[error("say which of your seats you mean")]
    WhichSeat,
    #[error("there are seats 0 to 7")]
    NoSuchSeat,
    #[error("say something")]
    NothingSaid,
    #[error("an event's id is two numbers with a point between")]
    EventId,
    #[error("this form cannot be read")]
    Form,
    /// A body that is not the JSON that was asked for.
    #[error("{0}")]
    Json(String),
}

/// What a program gets instead of an answer.
#[derive(Debug, Serialize, ToSchema)]
pub struct Problem {
    /// The same in every version.
    pub code: &'static str,
    /// For people, in the language of `Accept-Language` as far as we speak it.
    pub message: String,
    /// The numbers of the game's rules that it rests on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<&'static str>,
}

impl Trouble {
    pub fn status(&self) -> StatusCode {
        match self {
            Trouble::NotFound(_) => StatusCode::NOT_FOUND,
            Trouble::Denied(denied) => denied_status(denied),
            Trouble::Draft(_) | Trouble::Name(_) | Trouble::Bad(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Trouble::WhoAreYou | Trouble::WrongPassword | Trouble::WrongRecovery => StatusCode::UNAUTHORIZED,
            Trouble::NameTaken(_) | Trouble::NotAGuest | Trouble::Race => StatusCode::CONFLICT,
            Trouble::CrossSite => StatusCode::FORBIDDEN,
            Trouble::TooMany { .. } => StatusCode::TOO_MANY_REQUESTS,
            Trouble::TooLarge { .. } => StatusCode::PAYLOAD_TOO_LARGE,
            Trouble::Busy | Trouble::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            Trouble::Inside => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The code, the same in every version.
    pub fn code(&self) -> &'static str {
        match self {
            Trouble::NotFound(_) => "not_found",
            Trouble::Denied(denied) => denied.code(),
            Trouble::Draft(_) => "bad_table",
            Trouble::Name(_) => "bad_name",
            Trouble::Bad(_) => "bad_request",
            Trouble::WhoAreYou => "who_are_you",
            Trouble::WrongPassword => "wrong_password",
            Trouble::WrongRecovery => "wrong_recovery",
            Trouble::NameTaken(_) => "name_taken",
            Trouble::NotAGuest => "not_a_guest",
            Trouble::CrossSite => "cross_site",
            Trouble::TooMany { .. } => "too_many",
            Trouble::TooLarge { .. } => "too_large",
            Trouble::Race => "race",
            Trouble::Busy => "busy",
            Trouble::Stopping => "stopping",
            Trouble::Inside => "inside",
        }
    }

    /// The numbers of the game's rules that it rests on.
    pub fn rules(&self) -> Option<&'static str> {
        match self {
            Trouble::Denied(denied) => denied.rules(),
            Trouble::NotFound(_)
            | Trouble::Draft(_)
            | Trouble::Name(_)
            | Trouble::Bad(_)
            | Trouble::WhoAreYou
            | Trouble::WrongPassword
            | Trouble::WrongRecovery
            | Trouble::NameTaken(_)
            | Trouble::NotAGuest
            | Trouble::CrossSite
            | Trouble::TooMany { .. }
            | Trouble::TooLarge { .. }
            | Trouble::Race
            | Trouble::Busy
            | Trouble::Stopping
            | Trouble::Inside => None,
        }
    }

    /// As a program gets it.
    pub fn problem(&self, words: Words) -> Problem {
        Problem { code: self.code(), message: self.told(words), rules: self.rules() }
    }
}

fn denied_status(denied: &Denied) -> StatusCode {
    match denied {
        Denied::WhoAreYou => StatusCode::UNAUTHORIZED,
        // Whoever may not see a table is not told that it exists.
        Denied::Private => StatusCode::NOT_FOUND,
        Denied::NotYours | Denied::NotYourSeat(_) | Denied::SeatKept(_) | Denied::InvitationNeeded(_) => {
            StatusCode::FORBIDDEN
        }
        Denied::NotAnAction(_) | Denied::NoSuchSeat(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Denied::NotNow { .. }
        | Denied::SeatTaken(_)
        | Denied::NoSeatLeft
        | Denied::OneSeatEach
        | Denied::SeatEmpty(_)
        | Denied::NobodyThere(_)
        | Denied::TooRestless
        | Denied::Refused(_)
        | Denied::Stale { .. }
        | Denied::NotAsked(_)
        | Denied::TakenOver(_)
        | Denied::NotTakenOver(_)
        | Denied::TimeIsUp(_)
        | Denied::TimeLeft { .. }
        | Denied::NothingToUndo
        | Denied::UndoTooFar { .. }
        | Denied::TooManyUndos
        | Denied::TooManyReturns
        | Denied::NoHints
        | Denied::RematchMade(_) => StatusCode::CONFLICT,
    }
}

impl From<pax_store::Error> for Trouble {
    fn from(error: pax_store::Error) -> Trouble {
        match error {
            pax_store::Error::Busy | pax_store::Error::Collision => Trouble::Busy,
            pax_store::Error::Closed => Trouble::Stopping,
            pax_store::Error::NoSuchTable(_) => Trouble::NotFound("table"),
            pax_store::Error::TooLarge { what, limit } => Trouble::TooLarge { what, most: limit },
            other => {
                tracing::error!(error = %other, "the store failed");
                Trouble::Inside
            }
        }
    }
}

/// Who reads an answer.
#[derive(Clone, Copy)]
pub(crate) enum Reader {
    /// JSON.
    Program,
    /// A page.
    Person,
}

/// A trouble on its way to [`in_words`], as an extension of the response.
#[derive(Clone)]
struct Untold {
    trouble: Trouble,
    reader: Reader,
}

impl Trouble {
    /// Only the trouble and its status: [`in_words`] writes the answer, in the language of the visitor.
    pub(crate) fn answer(self, reader: Reader) -> Response {
        let mut response = self.status().into_response();
        if let Trouble::TooMany { seconds } = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(Untold { trouble: self, reader });
        response
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        self.answer(Reader::Program)
    }
}

/// Puts troubles into words, as JSON or as a page. It reads the cookies for all that comes after it.
pub(crate) async fn in_words(mut request: Request, next: Next) -> Response {
    let cookies = Cookies::read(request.headers());
    let preferences = Preferences::of(&cookies, request.headers());
    request.extensions_mut().insert(cookies);
    let mut response = next.run(request).await;
    let Some(Untold { trouble, reader }) = response.extensions_mut().remove() else { return response };
    let told = match reader {
        Reader::Program => Json(trouble.problem(preferences.words())).into_response(),
        Reader::Person => Html(oops::page(&trouble, preferences).into_string()).into_response(),
    };
    let (mut parts, _) = response.into_parts();
    parts.headers.extend(told.headers().clone());
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, told.into_body())
}
