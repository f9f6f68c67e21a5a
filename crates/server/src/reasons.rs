//! Why something was not done, in a sentence of the viewer's language. Numbers of rules are left out: whoever shows
//! the sentence makes links of them.

use pax_rules::{Seat, SetupError};
use pax_tables::{
    Deed, Denied, DocError, MOST_GATHERING, MOST_RETURNS, MOST_UNDOS, Name, NotAName, Phase, RatedNeed, Span, TableId,
};
use pax_words::{Arg, Words};

use crate::{Bad, Trouble};

impl Trouble {
    /// Why, as people read it: a sentence without the numbers of rules, which [`Trouble::rules`] has.
    pub fn told(&self, words: Words) -> String {
        match self {
            Trouble::NotFound(what) => {
                let what = if *what == "finished game" { "game" } else { what };
                words.tell("trouble-not-found", &[("what", what.into())])
            }
            Trouble::Denied(denied) => denied_words(words, denied),
            Trouble::Draft(error) => draft_words(words, error),
            Trouble::Name(error) => name_words(words, error),
            Trouble::Bad(bad) => bad_words(words, bad),
            Trouble::WhoAreYou => words.say("denied-who-are-you").into_owned(),
            Trouble::WrongPassword => words.say("trouble-wrong-password").into_owned(),
            Trouble::WrongRecovery => words.say("trouble-wrong-recovery").into_owned(),
            Trouble::NameTaken(name) => words.tell("trouble-name-taken", &[("name", name.into())]),
            Trouble::NotAGuest => words.say("trouble-not-a-guest").into_owned(),
            Trouble::CrossSite => words.say("trouble-cross-site").into_owned(),
            Trouble::TooMany { seconds } => words.tell("trouble-too-many", &[("seconds", (*seconds).into())]),
            Trouble::TooLarge { what, most } => {
                // The others are met by programs only.
                let what = match *what {
                    "the number of your open tables" => "tables",
                    "a line of chat" => "chat",
                    "the list of muted people" => "muted",
                    _ => "other",
                };
                words.tell("trouble-too-large", &[("what", what.into()), ("most", (*most).into())])
            }
            Trouble::Race => words.say("trouble-race").into_owned(),
            Trouble::Busy => words.say("trouble-busy").into_owned(),
            Trouble::Stopping => words.say("trouble-stopping").into_owned(),
            Trouble::Inside => words.say("trouble-inside").into_owned(),
        }
    }
}

fn denied_words(words: Words, denied: &Denied) -> String {
    let at = |key: &str, seat: &Seat| words.tell(key, &[("seat", number(*seat))]);
    let most = |key: &str, most: u32| words.tell(key, &[("most", most.into())]);
    match denied {
        Denied::WhoAreYou => words.say("denied-who-are-you").into_owned(),
        Denied::Private => words.say("denied-private").into_owned(),
        Denied::NotYours => words.say("denied-not-yours").into_owned(),
        Denied::NotYourSeat(seat) => at("denied-not-your-seat", seat),
        Denied::NotNow { deed, phase } => {
            let key = match phase {
                Phase::Gathering => "denied-not-begun",
                Phase::Playing if deed.is_yet_to_come(*phase) => "denied-not-over",
                Phase::Playing => "denied-begun",
                Phase::Finished => "denied-over",
                Phase::Abandoned => "denied-abandoned",
            };
            words.tell(key, &[("deed", words.say(deed_key(*deed)).into())])
        }
        Denied::NoSuchSeat(seat) => at("denied-no-such-seat", seat),
        Denied::SeatTaken(seat) => at("denied-seat-taken", seat),
        Denied::SeatKept(seat) => at("denied-seat-kept", seat),
        Denied::InvitationNeeded(seat) => at("denied-invitation-needed", seat),
        Denied::NoSeatLeft => words.say("denied-no-seat-left").into_owned(),
        Denied::OneSeatEach => words.say("denied-one-seat-each").into_owned(),
        Denied::SeatEmpty(seat) => at("denied-seat-empty", seat),
        Denied::NobodyThere(seat) => at("denied-nobody-there", seat),
        Denied::TooRestless => most("denied-too-restless", MOST_GATHERING),
        Denied::NotAnAction(why) => words.tell("denied-not-an-action", &[("why", why.to_string().into())]),
        Denied::Refused(refusal) => words.refusal_sentence(refusal),
        Denied::Stale { .. } => words.say("denied-stale").into_owned(),
        Denied::NotAsked(seat) => at("denied-not-asked", seat),
        Denied::TakenOver(_) => words.say("denied-taken-over").into_owned(),
        Denied::NotTakenOver(seat) => at("denied-not-taken-over", seat),
        Denied::TimeIsUp(seat) => at("denied-time-is-up", seat),
        Denied::TimeLeft { seat, .. } => at("denied-time-left", seat),
        Denied::NothingToUndo => words.say("denied-nothing-to-undo").into_owned(),
        Denied::UndoTooFar { .. } => words.say("denied-undo-too-far").into_owned(),
        Denied::TooManyUndos => most("denied-too-many-undos", MOST_UNDOS),
        Denied::TooManyReturns => most("denied-too-many-returns", MOST_RETURNS),
        Denied::NoHints => words.say("denied-no-hints").into_owned(),
        Denied::RematchMade(table) => words.tell("denied-rematch-made", &[("table", table.as_str().into())]),
    }
}

/// Programs count seats from 0, people from 1.
fn number(seat: Seat) -> Arg<'static> {
    (seat.index() + 1).into()
}

fn deed_key(deed: Deed) -> &'static str {
    match deed {
        Deed::Watch { .. } => "deed-watch",
        Deed::Join { .. } => "deed-join",
        Deed::Leave(_) => "deed-leave",
        Deed::GiveSeat(_) => "deed-give-seat",
        Deed::Start => "deed-start",
        Deed::Close => "deed-close",
        Deed::Act(_) => "deed-act",
        Deed::Undo(_) => "deed-undo",
        Deed::Resign(_) => "deed-resign",
        Deed::Return(_) => "deed-return",
        Deed::TimeOut(_) => "deed-time-out",
        Deed::TakeHint(_) => "deed-take-hint",
        Deed::Rematch => "deed-rematch",
        Deed::ReadRecord { .. } => "deed-read-record",
        Deed::Talk => "deed-talk",
    }
}

fn name_words(words: Words, error: &NotAName) -> String {
    match error {
        NotAName::Length(given) => {
            words.tell("name-length", &[("most", Name::MOST.into()), ("given", (*given).into())])
        }
        NotAName::Character(character) => words.tell("name-character", &[("character", character.to_string().into())]),
        NotAName::Id => words.tell("name-id", &[("most", TableId::MOST.into())]),
    }
}

fn draft_words(words: Words, error: &DocError) -> String {
    match error {
        DocError::Version(_) | DocError::Rules(_) => words.say("draft-version").into_owned(),
        DocError::Setup(SetupError::Players(players)) => {
            words.tell("draft-setup-players", &[("players", (*players).into())])
        }
        DocError::Setup(SetupError::LevelMissing) => words.say("draft-setup-level-missing").into_owned(),
        DocError::Setup(SetupError::NoSuchLevel(level)) => {
            words.tell("draft-setup-no-such-level", &[("level", (*level).into())])
        }
        DocError::Setup(SetupError::LevelWithRivals(players)) => {
            words.tell("draft-setup-level-with-rivals", &[("players", (*players).into())])
        }
        // Whoever writes card lists has read how, which is in English.
        DocError::Cards(why) => words.tell("draft-cards", &[("why", why.to_string().into())]),
        DocError::Seats { seats, players } => {
            words.tell("draft-seats", &[("seats", (*seats).into()), ("players", (*players).into())])
        }
        DocError::Time { span, given, least, most } => {
            let span = match span {
                Span::BankSeconds => "bank",
                Span::IncrementSeconds => "increment",
                Span::TurnHours => "turn",
            };
            let (given, least, most) = ((*given).into(), (*least).into(), (*most).into());
            words.tell("draft-time", &[("span", span.into()), ("given", given), ("least", least), ("most", most)])
        }
        DocError::InvitationMissing => words.say("draft-invitation-missing").into_owned(),
        DocError::Rated(RatedNeed::Rivals) => words.say("draft-rated-rivals").into_owned(),
        DocError::Rated(RatedNeed::OwnSeats) => words.say("draft-rated-own-seats").into_owned(),
        DocError::Rated(RatedNeed::FreshDeal) => words.say("draft-rated-fresh-deal").into_owned(),
        DocError::Rated(RatedNeed::Person) => words.say("draft-rated-person").into_owned(),
        DocError::CampaignAlone => words.say("draft-campaign-alone").into_owned(),
        DocError::DailyAlone => words.say("draft-daily-alone").into_owned(),
    }
}

fn bad_words(words: Words, bad: &Bad) -> String {
    match bad {
        Bad::PageEnd => words.say("bad-page-end").into_owned(),
        Bad::Password { least, most } => {
            words.tell("bad-password", &[("least", (*least).into()), ("most", (*most).into())])
        }
        Bad::TooManySeats => words.say("bad-too-many-seats").into_owned(),
        Bad::Level(_) => words.say("bad-level").into_owned(),
        Bad::WhichSeat => words.say("bad-which-seat").into_owned(),
        Bad::NoSuchSeat => words.say("bad-no-such-seat").into_owned(),
        Bad::NothingSaid => words.say("bad-nothing-said").into_owned(),
        Bad::EventId => words.say("bad-event-id").into_owned(),
        Bad::Form => words.say("bad-form").into_owned(),
        // From the library that reads JSON, which speaks English.
        Bad::Json(why) => words.tell("bad-json", &[("why", why.into())]),
    }
}
