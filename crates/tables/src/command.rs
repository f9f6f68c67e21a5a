//! What a person, a computer player or the server wants to happen, and the steps that it becomes. [`decide`] changes
//! nothing: a step counts once its entry is stored. [`Carrier`](crate::Carrier) says in which order that is done.

use std::sync::Arc;

use pax_rules::{Action, Seat};

use crate::chair::Hands;
use crate::clock::Moment;
use crate::denied::Denied;
use crate::doc::{InvitationHash, SeatAsked};
use crate::entry::{By, Entry, Logged};
use crate::happening::Happening;
use crate::law::{Deed, Who, may};
use crate::names::{Level, Name, PersonId, TableId};
use crate::state::{Broken, MOST_GATHERING, MOST_RETURNS, MOST_UNDOS, Phase, TableState};

/// Something that somebody wants to happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Sit down in this seat, or in the first that is free for one.
    Join {
        seat: Option<Seat>,
        name: Name,
        invitation: Option<InvitationHash>,
    },
    Leave {
        seat: Seat,
    },
    GiveSeat {
        seat: Seat,
        level: Level,
        name: Name,
    },
    Start,
    Close,
    /// Act in the game. `after` is how often the seat had acted when its player chose: a button pressed twice then acts
    /// once.
    Act {
        seat: Seat,
        action: Action,
        after: Option<u32>,
    },
    /// Take back until so many actions of the game remain.
    Undo {
        seat: Seat,
        back_to: u32,
    },
    Resign {
        seat: Seat,
    },
    Return {
        seat: Seat,
    },
    TimeOut {
        seat: Seat,
    },
    /// Given at once where this seat has had one at this point already: then there is nothing to append.
    TakeHint {
        seat: Seat,
    },
    /// Go on at this table, made by [`TableState::rematch_draft`].
    Rematch {
        table: TableId,
    },
}

impl Command {
    /// An action that was chosen at this table: it is done only if the seat has not acted since.
    pub fn chosen(table: &TableState, seat: Seat, action: Action) -> Command {
        Command::Act { seat, action, after: Some(table.actions_of(seat) as u32) }
    }

    /// What the law is asked about.
    pub fn deed(&self, state: &TableState) -> Deed {
        match self {
            Command::Join { invitation, .. } => {
                Deed::Join { invited: invitation.as_ref().is_some_and(|hash| state.doc().is_invitation(hash)) }
            }
            Command::Leave { seat } => Deed::Leave(*seat),
            Command::GiveSeat { seat, .. } => Deed::GiveSeat(*seat),
            Command::Start => Deed::Start,
            Command::Close => Deed::Close,
            Command::Act { seat, .. } => Deed::Act(*seat),
            Command::Undo { seat, .. } => Deed::Undo(*seat),
            Command::Resign { seat } => Deed::Resign(*seat),
            Command::Return { seat } => Deed::Return(*seat),
            Command::TimeOut { seat } => Deed::TimeOut(*seat),
            Command::TakeHint { seat } => Deed::TakeHint(*seat),
            Command::Rematch { .. } => Deed::Rematch,
        }
    }
}

/// An entry folded into a table, with what it brought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppliedEntry {
    pub logged: Logged,
    /// The table after the entry.
    pub state: Arc<TableState>,
    /// The whole truth of what came of it, hidden cards included.
    pub happenings: Vec<Happening>,
}

impl AppliedEntry {
    /// Folds an entry into a table.
    pub fn after(before: &TableState, logged: Logged) -> Result<AppliedEntry, Broken> {
        let mut state = before.clone();
        let happenings = state.apply(&logged.entry, logged.at)?;
        Ok(AppliedEntry { logged, state: Arc::new(state), happenings })
    }
}

/// The steps that carry out this command, to be stored in this order, or why it is not done.
pub fn decide(state: &TableState, command: &Command, by: Who, at: Moment) -> Result<Vec<AppliedEntry>, Denied> {
    let mut steps: Vec<AppliedEntry> = Vec::with_capacity(1);
    for entry in entries(state, command, by, at)? {
        let before = steps.last().map_or(state, |step| &step.state);
        steps.push(AppliedEntry::after(before, Logged::new(at, entry)).map_err(|broken| match broken {
            Broken::Refused(refusal) => Denied::Refused(refusal),
            Broken::TooLong | Broken::Phase(_) | Broken::Seat(_) | Broken::Hands(_) | Broken::Undo => {
                unreachable!("the law and the limits allow only what can be folded in: {broken}")
            }
        })?);
    }
    Ok(steps)
}

/// The entries of this command. Whether the rules of the game allow an action shows when its entry is folded in.
fn entries(state: &TableState, command: &Command, by: Who, at: Moment) -> Result<Vec<Entry>, Denied> {
    let deed = command.deed(state);
    may(by, deed, state)?;
    match command {
        Command::Join { seat, name, .. } => {
            let Who::Person(person) = by else { return Err(Denied::WhoAreYou) };
            join(state, person, *seat, name, deed == Deed::Join { invited: true })
        }
        Command::Leave { seat } => leave(state, *seat),
        Command::GiveSeat { seat, level, name } => match state.sitter(*seat) {
            Some(_) => Err(Denied::SeatTaken(*seat)),
            None => {
                not_too_restless(state)?;
                Ok(vec![Entry::SeatGiven { seat: *seat, level: level.clone(), name: name.clone() }])
            }
        },
        Command::Start => match state.empty_seat() {
            Some(seat) => Err(Denied::SeatEmpty(seat)),
            None => Ok(vec![Entry::Started]),
        },
        Command::Close => Ok(vec![Entry::Abandoned]),
        Command::Act { seat, action, after } => act(state, *seat, *action, *after, by, at),
        Command::Undo { seat, back_to } => undo(state, *seat, *back_to),
        Command::Resign { seat } => Ok(vec![Entry::Resigned { seat: *seat }]),
        Command::Return { seat } => match state.chair(*seat).hands {
            Hands::TimedOut if state.returns() >= MOST_RETURNS => Err(Denied::TooManyReturns),
            Hands::TimedOut => Ok(vec![Entry::Returned { seat: *seat }]),
            Hands::Owner | Hands::Resigned => Err(Denied::NotTakenOver(*seat)),
        },
        Command::TimeOut { seat } => time_out(state, *seat, at),
        Command::TakeHint { seat } => hint(state, *seat),
        Command::Rematch { table } => match state.rematch() {
            Some(made) => Err(Denied::RematchMade(made.clone())),
            None => Ok(vec![Entry::Rematched { table: table.clone() }]),
        },
    }
}

fn join(
    state: &TableState,
    person: PersonId,
    seat: Option<Seat>,
    name: &Name,
    invited: bool,
) -> Result<Vec<Entry>, Denied> {
    not_too_restless(state)?;
    let doc = state.doc();
    if !doc.pass_and_play && state.seats_of(person).next().is_some() {
        return Err(Denied::OneSeatEach);
    }
    let fits = |seat: Seat| match doc.seats.get(seat.index()) {
        None => Err(Denied::NoSuchSeat(seat)),
        Some(_) if state.sitter(seat).is_some() => Err(Denied::SeatTaken(seat)),
        Some(SeatAsked::Reserved(kept)) if *kept != person => Err(Denied::SeatKept(seat)),
        Some(SeatAsked::Invited) if !invited && doc.creator != person => Err(Denied::InvitationNeeded(seat)),
        Some(_) => Ok(seat),
    };
    let seat = match seat {
        Some(seat) => fits(seat)?,
        None => {
            let free = || doc.rules().seats().filter(|seat| fits(*seat).is_ok());
            // One's own place first, then the one that needs the link one has.
            let rank = |seat: &Seat| match doc.seats[seat.index()] {
                SeatAsked::Reserved(_) => 0,
                SeatAsked::Invited => 1,
                SeatAsked::Open | SeatAsked::Computer { .. } => 2,
            };
            free().min_by_key(rank).ok_or(Denied::NoSeatLeft)?
        }
    };
    Ok(vec![Entry::Joined { person, name: name.clone(), seat }])
}

/// Whoever leaves last gives the table up.
fn leave(state: &TableState, seat: Seat) -> Result<Vec<Entry>, Denied> {
    let person = state.chair(seat).person().ok_or(Denied::NobodyThere(seat))?;
    let mut entries = vec![Entry::Left { seat }];
    if state.people().all(|other| other == person) && state.seats_of(person).count() == 1 {
        entries.push(Entry::Abandoned);
    }
    Ok(entries)
}

/// Leaving is never refused for it: it needs a coming first.
fn not_too_restless(state: &TableState) -> Result<(), Denied> {
    if state.version() >= MOST_GATHERING { Err(Denied::TooRestless) } else { Ok(()) }
}

fn act(
    state: &TableState,
    seat: Seat,
    action: Action,
    after: Option<u32>,
    by: Who,
    at: Moment,
) -> Result<Vec<Entry>, Denied> {
    let signed = state.acts_for(seat);
    match (by, signed) {
        (Who::Person(_), By::Person(_)) | (Who::Computer, By::Computer | By::Clock) => {}
        (Who::Person(_), By::Computer | By::Clock) => return Err(Denied::TakenOver(seat)),
        (Who::Computer | Who::Anonymous | Who::House, _) => return Err(Denied::NotYourSeat(seat)),
    }
    let has = state.actions_of(seat) as u32;
    if let Some(meant) = after.filter(|meant| *meant != has) {
        return Err(Denied::Stale { meant, has });
    }
    if state.clock_runs(seat) && state.time_left(seat, at) == Some(0) {
        return Err(Denied::TimeIsUp(seat));
    }
    Ok(vec![Entry::Acted { seat, action, by: signed }])
}

fn undo(state: &TableState, seat: Seat, back_to: u32) -> Result<Vec<Entry>, Denied> {
    if state.chair(seat).hands != Hands::Owner {
        return Err(Denied::TakenOver(seat));
    }
    let limit = state.undo_limit(seat).ok_or(Denied::NothingToUndo)?;
    if back_to as usize >= state.actions() {
        return Err(Denied::NothingToUndo);
    }
    if (back_to as usize) < limit {
        return Err(Denied::UndoTooFar { limit });
    }
    if state.undos() >= MOST_UNDOS {
        return Err(Denied::TooManyUndos);
    }
    Ok(vec![Entry::Undone { seat, back_to }])
}

fn time_out(state: &TableState, seat: Seat, at: Moment) -> Result<Vec<Entry>, Denied> {
    if !state.clock_runs(seat) {
        return Err(Denied::NotAsked(seat));
    }
    match state.time_left(seat, at) {
        Some(0) => Ok(vec![Entry::TimedOut { seat }]),
        Some(millis) => Err(Denied::TimeLeft { seat, millis }),
        None => Err(Denied::NotAsked(seat)),
    }
}

fn hint(state: &TableState, seat: Seat) -> Result<Vec<Entry>, Denied> {
    if state.doc().rated {
        return Err(Denied::NoHints);
    }
    let chair = state.chair(seat);
    if chair.hands != Hands::Owner {
        return Err(Denied::TakenOver(seat));
    }
    if !playing(state, seat)?.is_awaited(seat) {
        return Err(Denied::NotAsked(seat));
    }
    let actions = state.actions() as u32;
    if chair.hinted_at == Some(actions) {
        return Ok(Vec::new());
    }
    Ok(vec![Entry::HintTaken { seat, actions }])
}

fn playing(state: &TableState, seat: Seat) -> Result<&pax_rules::Game, Denied> {
    let deed = Deed::Act(seat);
    state.game().ok_or(Denied::NotNow { deed, phase: Phase::Gathering })
}
