//! Why a command is not done: a message for a person, a code for a program. The rules' own refusals pass through.

use pax_rules::{NotAnAction, Refusal, Seat};
use thiserror::Error;

use crate::law::Deed;
use crate::names::TableId;
use crate::state::{MOST_GATHERING, MOST_RETURNS, MOST_UNDOS, Phase};
use crate::wire::words;

/// Why something is not done. It changes nothing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Denied {
    #[error("say who you are first: a name is enough")]
    WhoAreYou,
    #[error("this table is private: ask for its invitation link")]
    Private,
    #[error("this is for others at the table to do")]
    NotYours,
    #[error("seat {0} is not yours")]
    NotYourSeat(Seat),
    #[error("{}", not_now(*deed, *phase))]
    NotNow { deed: Deed, phase: Phase },
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    #[error("seat {0} is taken")]
    SeatTaken(Seat),
    #[error("seat {0} is kept for somebody else")]
    SeatKept(Seat),
    #[error("seat {0} is by invitation: open the invitation link")]
    InvitationNeeded(Seat),
    #[error("no seat is left for you at this table")]
    NoSeatLeft,
    #[error("you have a seat already: several on one device are for pass-and-play tables")]
    OneSeatEach,
    #[error("nobody sits in seat {0} yet: wait, or give it to a computer player")]
    SeatEmpty(Seat),
    #[error("nobody sits in seat {0}")]
    NobodyThere(Seat),
    #[error("{MOST_GATHERING} comings and goings are enough for one table: make a new one")]
    TooRestless,
    #[error("{0}")]
    NotAnAction(#[from] NotAnAction),
    #[error("{0}")]
    Refused(#[from] Refusal),
    #[error("this was meant for an earlier moment: the seat has acted {has} times, not {meant}")]
    Stale { meant: u32, has: u32 },
    #[error("seat {0} is not asked now")]
    NotAsked(Seat),
    #[error("a computer player has seat {0} while you were away: take it back first")]
    TakenOver(Seat),
    #[error("seat {0} is not in a computer player's hands")]
    NotTakenOver(Seat),
    #[error("the time of seat {0} has run out")]
    TimeIsUp(Seat),
    #[error("seat {seat} has {millis} ms left")]
    TimeLeft { seat: Seat, millis: u64 },
    #[error("nothing can be taken back: a hidden card was shown, or another player has acted since")]
    NothingToUndo,
    #[error("only back to action {limit}: before it a hidden card was shown, or another player acted")]
    UndoTooFar { limit: usize },
    #[error("{MOST_UNDOS} undos are enough for one game")]
    TooManyUndos,
    #[error("{MOST_RETURNS} returns are enough for one game: the computer player finishes it")]
    TooManyReturns,
    #[error("there are no hints in a rated game")]
    NoHints,
    #[error("the same people go on at table {0}")]
    RematchMade(TableId),
}

impl Denied {
    /// The code, the same in every version.
    pub fn code(&self) -> &'static str {
        match self {
            Denied::WhoAreYou => "who_are_you",
            Denied::Private => "private",
            Denied::NotYours => "not_yours",
            Denied::NotYourSeat(_) => "not_your_seat",
            Denied::NotNow { .. } => "not_now",
            Denied::NoSuchSeat(_) => "no_such_seat",
            Denied::SeatTaken(_) => "seat_taken",
            Denied::SeatKept(_) => "seat_kept",
            Denied::InvitationNeeded(_) => "invitation_needed",
            Denied::NoSeatLeft => "no_seat_left",
            Denied::OneSeatEach => "one_seat_each",
            Denied::SeatEmpty(_) => "seat_empty",
            Denied::NobodyThere(_) => "nobody_there",
            Denied::TooRestless => "too_restless",
            Denied::NotAnAction(_) => "not_an_action",
            Denied::Refused(refusal) => RefusalCode::from(refusal).as_str(),
            Denied::Stale { .. } => "stale",
            Denied::NotAsked(_) => "not_asked",
            Denied::TakenOver(_) => "taken_over",
            Denied::NotTakenOver(_) => "not_taken_over",
            Denied::TimeIsUp(_) => "time_is_up",
            Denied::TimeLeft { .. } => "time_left",
            Denied::NothingToUndo => "nothing_to_undo",
            Denied::UndoTooFar { .. } => "undo_too_far",
            Denied::TooManyUndos => "too_many_undos",
            Denied::TooManyReturns => "too_many_returns",
            Denied::NoHints => "no_hints",
            Denied::RematchMade(_) => "rematch_made",
        }
    }

    /// The numbers of the rules it rests on, where it is the rules that refuse.
    pub fn rules(&self) -> Option<&'static str> {
        match self {
            Denied::Refused(refusal) => Some(refusal.rules()).filter(|rules| !rules.is_empty()),
            _ => None,
        }
    }
}

words! {
    /// A refusal of the rules in a word.
    RefusalCode {
        Over = "over",
        NoSuchSeat = "no_such_seat",
        NotYourTurn = "not_your_turn",
        WrongStep = "wrong_step",
        AlreadyKept = "already_kept",
        NotDealt = "not_dealt",
        WrongOpens = "wrong_opens",
        SoloLook = "solo_look",
        NotDrawn = "not_drawn",
        NoHandPlace = "no_hand_place",
        HandPlaceLast = "hand_place_last",
        NoLegionPlace = "no_legion_place",
        NoUnderPlace = "no_under_place",
        NoSuchLegion = "no_such_legion",
        NothingBelow = "nothing_below",
        CannotBuy = "cannot_buy",
        NotInHand = "not_in_hand",
        CannotPlay = "cannot_play",
        TooStrong = "too_strong",
        MustSurrender = "must_surrender",
    }
}

impl From<&Refusal> for RefusalCode {
    fn from(refusal: &Refusal) -> RefusalCode {
        match refusal {
            Refusal::Over => RefusalCode::Over,
            Refusal::NoSuchSeat(_) => RefusalCode::NoSuchSeat,
            Refusal::NotYourTurn { .. } => RefusalCode::NotYourTurn,
            Refusal::WrongStep { .. } => RefusalCode::WrongStep,
            Refusal::AlreadyKept => RefusalCode::AlreadyKept,
            Refusal::NotDealt(_) => RefusalCode::NotDealt,
            Refusal::WrongOpens { .. } => RefusalCode::WrongOpens,
            Refusal::SoloLook => RefusalCode::SoloLook,
            Refusal::NotDrawn(_) => RefusalCode::NotDrawn,
            Refusal::NoHandPlace => RefusalCode::NoHandPlace,
            Refusal::HandPlaceLast => RefusalCode::HandPlaceLast,
            Refusal::NoLegionPlace => RefusalCode::NoLegionPlace,
            Refusal::NoUnderPlace => RefusalCode::NoUnderPlace,
            Refusal::NoSuchLegion(..) => RefusalCode::NoSuchLegion,
            Refusal::NothingBelow(_) => RefusalCode::NothingBelow,
            Refusal::CannotBuy { .. } => RefusalCode::CannotBuy,
            Refusal::NotInHand(_) => RefusalCode::NotInHand,
            Refusal::CannotPlay { .. } => RefusalCode::CannotPlay,
            Refusal::TooStrong { .. } => RefusalCode::TooStrong,
            Refusal::MustSurrender(_) => RefusalCode::MustSurrender,
        }
    }
}

fn not_now(deed: Deed, phase: Phase) -> String {
    let early = deed.is_yet_to_come(phase);
    let when = match phase {
        Phase::Gathering => "the game has not begun",
        Phase::Playing if early => "the game is not over yet",
        Phase::Playing => "the game has begun",
        Phase::Finished => "the game is over",
        Phase::Abandoned => "the table was given up",
    };
    format!("{when}: too {} to {}", if early { "early" } else { "late" }, deed.words())
}
