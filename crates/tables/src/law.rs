//! Who may do what, in one place: one table of deeds, phases and roles, and the roles that somebody has at a table.
//! Whether the moment fits (the seat is free, the action legal) is not decided here but in [`decide`](crate::decide).

use pax_rules::Seat;

use crate::chair::Hands;
use crate::denied::Denied;
use crate::names::PersonId;
use crate::state::{Phase, TableState};
use crate::wire::words;

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// A visitor without a name.
    Anonymous,
    Person(PersonId),
    /// The computer players of this server.
    Computer,
    /// The server itself: its clock and its housekeeping.
    House,
}

words! {
    /// What somebody is at a table. One can be several things at once.
    #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(rename_all = "snake_case"))]
    Role {
        /// May not even see it.
        Stranger = "stranger",
        /// A visitor without a name who may watch.
        Anonymous = "anonymous",
        /// A person who may watch.
        Spectator = "spectator",
        /// Left before the start, or resigned.
        Former = "former",
        /// Has the seat in question; any seat where none is in question.
        Seat = "seat",
        /// Made the table.
        Creator = "creator",
        Computer = "computer",
        House = "house",
    }
}

/// Something one may want to do. `invited` says that the table's invitation was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// See the table and hear its news.
    Watch {
        invited: bool,
    },
    Join {
        invited: bool,
    },
    Leave(Seat),
    /// Give an empty seat to a computer player.
    GiveSeat(Seat),
    Start,
    /// Give the table up before the start.
    Close,
    Act(Seat),
    Undo(Seat),
    Resign(Seat),
    Return(Seat),
    /// Say that a seat's time ran out.
    TimeOut(Seat),
    TakeHint(Seat),
    Rematch,
    /// Read the record of the finished game.
    ReadRecord {
        invited: bool,
    },
    /// Write in the table's chat.
    Talk,
}

words! {
    /// What a [`Deed`] is, without whose it is.
    DeedKind {
        Watch = "watch",
        Join = "join",
        Leave = "leave",
        GiveSeat = "give_seat",
        Start = "start",
        Close = "close",
        Act = "act",
        Undo = "undo",
        Resign = "resign",
        Return = "return",
        TimeOut = "time_out",
        TakeHint = "take_hint",
        Rematch = "rematch",
        ReadRecord = "read_record",
        Talk = "talk",
    }
}

use Phase::{Finished, Gathering, Playing};
const ALWAYS: &[Phase] = &Phase::ALL;
const ONLOOKERS: &[Role] =
    &[Role::Anonymous, Role::Spectator, Role::Former, Role::Seat, Role::Creator, Role::Computer, Role::House];

impl Deed {
    /// The law: in which phases, and for whom.
    const fn article(self) -> (&'static [Phase], &'static [Role]) {
        match self {
            Deed::Watch { .. } => (ALWAYS, ONLOOKERS),
            Deed::Join { .. } => (&[Gathering], &[Role::Spectator, Role::Former, Role::Seat, Role::Creator]),
            Deed::Leave(_) => (&[Gathering], &[Role::Seat, Role::Creator, Role::House]),
            Deed::GiveSeat(_) => (&[Gathering], &[Role::Creator]),
            Deed::Start => (&[Gathering], &[Role::Seat, Role::Creator, Role::House]),
            Deed::Close => (&[Gathering], &[Role::Creator, Role::House]),
            Deed::Act(_) => (&[Playing], &[Role::Seat, Role::Computer]),
            Deed::Undo(_) | Deed::Resign(_) | Deed::Return(_) | Deed::TakeHint(_) => (&[Playing], &[Role::Seat]),
            Deed::TimeOut(_) => (&[Playing], &[Role::House]),
            Deed::Rematch => (&[Finished], &[Role::Seat]),
            Deed::ReadRecord { .. } => (&[Finished], ONLOOKERS),
            Deed::Talk => (&[Gathering, Playing, Finished], &[Role::Seat, Role::Creator]),
        }
    }

    /// Whether its time is after this phase.
    pub fn is_yet_to_come(self, phase: Phase) -> bool {
        let place = |wanted: Phase| Phase::ALL.iter().position(|one| *one == wanted);
        phase != Phase::Abandoned && self.article().0.iter().all(|wanted| place(*wanted) > place(phase))
    }

    /// The seat in question.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Deed::Leave(seat)
            | Deed::GiveSeat(seat)
            | Deed::Act(seat)
            | Deed::Undo(seat)
            | Deed::Resign(seat)
            | Deed::Return(seat)
            | Deed::TimeOut(seat)
            | Deed::TakeHint(seat) => Some(seat),
            Deed::Watch { .. }
            | Deed::Join { .. }
            | Deed::Start
            | Deed::Close
            | Deed::Rematch
            | Deed::ReadRecord { .. }
            | Deed::Talk => None,
        }
    }

    /// What it is.
    pub const fn kind(self) -> DeedKind {
        match self {
            Deed::Watch { .. } => DeedKind::Watch,
            Deed::Join { .. } => DeedKind::Join,
            Deed::Leave(_) => DeedKind::Leave,
            Deed::GiveSeat(_) => DeedKind::GiveSeat,
            Deed::Start => DeedKind::Start,
            Deed::Close => DeedKind::Close,
            Deed::Act(_) => DeedKind::Act,
            Deed::Undo(_) => DeedKind::Undo,
            Deed::Resign(_) => DeedKind::Resign,
            Deed::Return(_) => DeedKind::Return,
            Deed::TimeOut(_) => DeedKind::TimeOut,
            Deed::TakeHint(_) => DeedKind::TakeHint,
            Deed::Rematch => DeedKind::Rematch,
            Deed::ReadRecord { .. } => DeedKind::ReadRecord,
            Deed::Talk => DeedKind::Talk,
        }
    }

    /// The deed in a word, for programs.
    pub const fn code(self) -> &'static str {
        self.kind().as_str()
    }

    pub(crate) const fn words(self) -> &'static str {
        match self {
            Deed::Watch { .. } => "watch",
            Deed::Join { .. } => "sit down",
            Deed::Leave(_) => "leave",
            Deed::GiveSeat(_) => "give a seat away",
            Deed::Start => "start",
            Deed::Close => "give the table up",
            Deed::Act(_) => "act",
            Deed::Undo(_) => "take back",
            Deed::Resign(_) => "resign",
            Deed::Return(_) => "return",
            Deed::TimeOut(_) => "stop a clock",
            Deed::TakeHint(_) => "take a hint",
            Deed::Rematch => "play again",
            Deed::ReadRecord { .. } => "read the record",
            Deed::Talk => "talk",
        }
    }

    const fn is_invited(self) -> bool {
        match self {
            Deed::Watch { invited } | Deed::Join { invited } | Deed::ReadRecord { invited } => invited,
            _ => false,
        }
    }
}

/// Whether somebody may do something at this table in its present phase.
pub fn may(who: Who, deed: Deed, state: &TableState) -> Result<(), Denied> {
    let roles = roles(who, deed, state);
    let (phases, allowed) = deed.article();
    // Who may not see the table is told nothing about it, not even how far it has come.
    if roles.contains(&Role::Stranger) {
        return Err(Denied::Private);
    }
    if let Some(seat) = deed.seat().filter(|seat| seat.index() >= state.doc().seats.len()) {
        return Err(Denied::NoSuchSeat(seat));
    }
    if !roles.iter().any(|role| allowed.contains(role)) {
        return Err(match (who, deed.seat()) {
            (Who::Anonymous, _) => Denied::WhoAreYou,
            (_, Some(seat)) if allowed.contains(&Role::Seat) => Denied::NotYourSeat(seat),
            (_, _) => Denied::NotYours,
        });
    }
    if !phases.contains(&state.phase()) {
        return Err(Denied::NotNow { deed, phase: state.phase() });
    }
    Ok(())
}

/// What somebody is at this table, as far as it matters for this deed.
pub(crate) fn roles(who: Who, deed: Deed, state: &TableState) -> Vec<Role> {
    let doc = state.doc();
    let open = doc.public || deed.is_invited();
    let person = match who {
        Who::Anonymous if open => return vec![Role::Anonymous],
        Who::Anonymous => return vec![Role::Stranger],
        Who::Computer => return vec![Role::Computer],
        Who::House => return vec![Role::House],
        Who::Person(person) => person,
    };
    let mut roles = Vec::new();
    if doc.creator == person {
        roles.push(Role::Creator);
    }
    // A resigned seat is its owner's again when the game is over: the result is theirs.
    let has = |seat: &Seat| state.phase() == Finished || state.chair(*seat).hands != Hands::Resigned;
    let (kept, lost): (Vec<Seat>, Vec<Seat>) = state.seats_of(person).partition(has);
    let in_question = |seat: &Seat| deed.seat().is_none_or(|wanted| wanted == *seat);
    if kept.iter().any(in_question) {
        roles.push(Role::Seat);
    }
    if !lost.is_empty() || state.has_left(person) {
        roles.push(Role::Former);
    }
    if roles.is_empty() {
        let known = open || !kept.is_empty() || doc.expects(person);
        roles.push(if known { Role::Spectator } else { Role::Stranger });
    }
    roles
}
