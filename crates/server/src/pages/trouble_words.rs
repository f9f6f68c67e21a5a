//! Troubles as a page tells them, in the language of whoever looks. Programs get the English of `Trouble` itself.

use pax_rules::{Seat, SetupError};
use pax_tables::{Denied, DocError, MOST_GATHERING, MOST_RETURNS, MOST_UNDOS, Name, NotAName, Phase};
use pax_words::Words;

use crate::Trouble;
use crate::pages::show;

impl Trouble {
    /// A sentence, without the numbers of rules: pages make links of those.
    pub fn words(&self, w: Words) -> String {
        match self {
            Trouble::NotFound(what) => w.say(not_found(what)),
            Trouble::Denied(why) => denied(w, why),
            Trouble::Draft(error) => w.say(draft(error)),
            Trouble::Name(error) => name(w, error),
            Trouble::Bad(_) => w.say("trouble-unreadable"),
            Trouble::WhichSeat => w.say("trouble-which-seat"),
            Trouble::NothingSaid => w.say("trouble-say-something"),
            Trouble::Password { least, most } => {
                w.tell("trouble-password", &[("least", (*least).into()), ("most", (*most).into())])
            }
            Trouble::WhoAreYou => w.say("trouble-who"),
            Trouble::WrongPassword => w.say("trouble-wrong-password"),
            Trouble::WrongRecovery => w.say("trouble-wrong-recovery"),
            Trouble::NameTaken(name) => w.tell("trouble-name-taken", &[("name", name.into())]),
            Trouble::NotAGuest => w.say("trouble-not-a-guest"),
            Trouble::CrossSite => w.say("trouble-cross-site"),
            Trouble::TooMany { seconds } => w.tell("trouble-too-many", &[("seconds", (*seconds).into())]),
            Trouble::TooLarge { what, most } => w.tell(too_large(what), &[("most", (*most).into())]),
            Trouble::Race => w.say("trouble-race"),
            Trouble::Busy => w.say("trouble-busy"),
            Trouble::Stopping => w.say("trouble-stopping"),
            Trouble::Inside => w.say("trouble-inside"),
        }
    }
}

fn not_found(what: &str) -> &'static str {
    match what {
        "page" => "trouble-no-page",
        "table" => "trouble-no-table",
        "person" => "trouble-no-person",
        "session" => "trouble-no-session",
        "finished game" => "trouble-no-finished-game",
        _ => "trouble-nothing",
    }
}

fn too_large(what: &str) -> &'static str {
    match what {
        "the number of your open tables" => "trouble-too-large-tables",
        "a line of chat" => "trouble-too-large-chat",
        _ => "trouble-too-large",
    }
}

fn name(w: Words, error: &NotAName) -> String {
    match error {
        NotAName::Length(has) => {
            w.tell("trouble-name-length", &[("most", Name::MOST.into()), ("has", (*has).into())])
        }
        NotAName::Character(sign) => w.tell("trouble-name-character", &[("sign", format!("{sign:?}").into())]),
        NotAName::Id => w.say("trouble-no-table"),
    }
}

/// What is wrong with a table that somebody wants to make.
fn draft(error: &DocError) -> &'static str {
    match error {
        DocError::Setup(SetupError::Players(_)) => "trouble-table-players",
        DocError::Setup(
            SetupError::LevelMissing | SetupError::NoSuchLevel(_) | SetupError::LevelWithRivals(_),
        )
        | DocError::Solitaire(_) => "trouble-table-solo",
        DocError::Rated("two players or more") => "trouble-table-rated-players",
        DocError::Rated("one person per seat, not pass-and-play") => "trouble-table-rated-device",
        DocError::Rated("a deal that nobody has seen") => "trouble-table-rated-deal",
        DocError::Rated(_) => "trouble-table-rated-person",
        DocError::Version(_)
        | DocError::Rules(_)
        | DocError::Cards(_)
        | DocError::Seats { .. }
        | DocError::Time { .. }
        | DocError::InvitationMissing => "trouble-table",
    }
}

fn denied(w: Words, why: &Denied) -> String {
    let of_seat = |key: &str, seat: Seat| w.tell(key, &[("seat", show::seat(seat.index()).into())]);
    let at_most = |key: &str, most: u32| w.tell(key, &[("most", most.into())]);
    match why {
        Denied::WhoAreYou => w.say("trouble-who"),
        Denied::Private => w.say("trouble-private"),
        Denied::NotYours => w.say("trouble-not-yours"),
        Denied::NotYourSeat(seat) => of_seat("trouble-not-your-seat", *seat),
        Denied::NotNow { phase, .. } => w.say(match phase {
            Phase::Gathering => "trouble-not-begun",
            Phase::Playing if why.is_early() => "trouble-not-over",
            Phase::Playing => "trouble-begun",
            Phase::Finished => "trouble-over",
            Phase::Abandoned => "trouble-abandoned",
        }),
        Denied::NoSuchSeat(seat) => of_seat("trouble-no-such-seat", *seat),
        Denied::SeatTaken(seat) => of_seat("trouble-seat-taken", *seat),
        Denied::SeatKept(seat) => of_seat("trouble-seat-kept", *seat),
        Denied::InvitationNeeded(seat) => of_seat("trouble-invitation-needed", *seat),
        Denied::NoSeatLeft => w.say("trouble-no-seat-left"),
        Denied::OneSeatEach => w.say("trouble-one-seat-each"),
        Denied::SeatEmpty(seat) => of_seat("trouble-seat-empty", *seat),
        Denied::NobodyThere(seat) => of_seat("trouble-nobody-there", *seat),
        Denied::TooRestless => at_most("trouble-too-restless", MOST_GATHERING),
        Denied::NotAnAction(_) => w.say("trouble-not-an-action"),
        Denied::Refused(refusal) => format!("{}.", w.refusal_reason(refusal)),
        Denied::Stale { .. } => w.say("trouble-stale"),
        Denied::NotAsked(seat) => of_seat("trouble-not-asked", *seat),
        Denied::TakenOver(seat) => of_seat("trouble-taken-over", *seat),
        Denied::NotTakenOver(seat) => of_seat("trouble-not-taken-over", *seat),
        Denied::TimeIsUp(seat) => of_seat("trouble-time-is-up", *seat),
        Denied::TimeLeft { seat, .. } => of_seat("trouble-time-left", *seat),
        Denied::NothingToUndo => w.say("trouble-nothing-to-undo"),
        Denied::UndoTooFar { limit } => w.tell("trouble-undo-too-far", &[("limit", (*limit).into())]),
        Denied::TooManyUndos => at_most("trouble-too-many-undos", MOST_UNDOS),
        Denied::TooManyReturns => at_most("trouble-too-many-returns", MOST_RETURNS),
        Denied::NoHints => w.say("trouble-no-hints"),
        Denied::RematchMade(table) => w.tell("trouble-rematch-made", &[("table", table.as_str().into())]),
    }
}
