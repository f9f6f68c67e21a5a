//! What a viewer gets of a table: the body of the API's answer and the source of the page. The same bytes for every
//! deal that this viewer cannot tell apart.

use pax_rules::{Refusal, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::board::{Board, PlayerView};
use crate::chair::Hands;
use crate::choices::{Impossible, Possible, impossible, possible};
use crate::clock::Moment;
use crate::doc::{Agreement, Origin, SeatAsked, TimeControl};
use crate::law::{Deed, DeedKind, Role, Who, may, roles};
use crate::names::{Level, Name, PersonId, TableId};
use crate::sheet::EndView;
use crate::state::{Phase, TableState};
use crate::wire::{OpenEnum, words};

/// A table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableView {
    /// How many entries the table has: the number of this view in the viewer's stream.
    pub version: u32,
    #[cfg_attr(feature = "schema", schema(value_type = Phase))]
    pub phase: OpenEnum<Phase>,
    pub you: Standing,
    pub setup: Agreement,
    #[cfg_attr(feature = "schema", schema(value_type = TimeControl))]
    pub time: OpenEnum<TimeControl>,
    pub rated: bool,
    pub public: bool,
    pub pass_and_play: bool,
    #[cfg_attr(feature = "schema", schema(value_type = Origin))]
    pub origin: OpenEnum<Origin>,
    /// The hash of the seed: the deal is fixed and cannot be changed any more.
    pub commitment: String,
    pub seats: Vec<SeatView>,
    /// The cards, once they are dealt.
    pub board: Option<Board>,
    /// What the viewer can do at the table now.
    pub possible: Vec<Possible>,
    /// What belongs to this step but cannot be done, and why.
    pub impossible: Vec<Impossible>,
    /// What the viewer can take back.
    pub undo: Option<UndoView>,
    /// The result, once the game is over.
    pub end: Option<EndView>,
    /// Where the same people went on.
    pub rematch: Option<TableId>,
}

/// What the viewer is at this table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Standing {
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Role>))]
    pub roles: Vec<OpenEnum<Role>>,
    /// The seat through whose eyes this is seen.
    #[cfg_attr(feature = "schema", schema(value_type = Option<usize>))]
    pub seat: Option<Seat>,
    /// All seats that are the viewer's; several in pass-and-play, with a curtain between them.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<usize>))]
    pub seats: SeatSet,
    /// How often the seat has acted: send it along with the next action.
    pub after: usize,
    /// The deeds that the law allows the viewer now, by code. Whether the moment fits is another matter.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub may: Vec<OpenEnum<DeedKind>>,
}

words! {
    /// Who is wanted in a seat, without who exactly.
    AskedFor {
        Open = "open",
        Invited = "invited",
        Reserved = "reserved",
        Computer = "computer",
    }
}

/// A seat and who is in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatView {
    #[cfg_attr(feature = "schema", schema(value_type = usize))]
    pub seat: Seat,
    /// Who is wanted: `open`, `invited`, `reserved` or `computer`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub asked_for: OpenEnum<AskedFor>,
    pub name: Option<Name>,
    pub person: Option<PersonId>,
    /// The level of the computer player that moves the cards, for good or for now.
    pub computer: Option<Level>,
    /// `owner`, `timed_out` or `resigned`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub hands: OpenEnum<Hands>,
    /// Whether the person is here: the server's to fill in.
    pub present: Option<bool>,
    /// Whether the seat is asked now.
    pub asked: bool,
    pub clock: Option<ClockView>,
    pub hints: u16,
}

/// A clock at the moment of the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClockView {
    pub left_ms: u64,
    pub running: bool,
}

/// How far the viewer can take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct UndoView {
    /// The actions of the game so far; one less is the last action taken back.
    pub actions: usize,
    /// The fewest that can remain.
    pub back_to: usize,
}

impl TableState {
    /// The table as this viewer sees it at this moment. `seat` chooses among several seats of one person; a seat that is
    /// not theirs is passed over. Ask [`may`] about [`Deed::Watch`] first.
    pub fn view_for(&self, who: Who, seat: Option<Seat>, at: Moment) -> TableView {
        let doc = self.doc();
        let viewer = self.viewer(who, seat);
        let view = self.game().map(|game| game.view(viewer));
        let eyes = view.as_ref().and_then(pax_rules::View::seat);
        let mine = self.game().zip(view.as_ref()).zip(eyes.filter(|seat| self.chair(*seat).mover().is_some()));
        TableView {
            version: self.version(),
            phase: self.phase().into(),
            you: self.standing(who, eyes),
            setup: doc.setup,
            time: doc.time.into(),
            rated: doc.rated,
            public: doc.public,
            pass_and_play: doc.pass_and_play,
            origin: doc.origin.clone().into(),
            commitment: doc.seed.commitment(),
            seats: doc.rules().seats().map(|seat| self.seat_view(seat, at)).collect(),
            possible: mine.map(|((game, view), seat)| possible(game, view, seat)).unwrap_or_default(),
            impossible: mine.map(|((game, view), seat)| impossible(game, view, seat)).unwrap_or_default(),
            undo: mine
                .and_then(|(_, seat)| self.undo_limit(seat))
                .map(|back_to| UndoView { actions: self.actions(), back_to }),
            board: view.as_ref().map(Board::of),
            end: self.game().and_then(|game| Some(EndView::of(game, &game.outcome()?, &doc.seed))),
            rematch: self.rematch().cloned(),
        }
    }

    /// Through whose eyes somebody looks: their one seat's, or the one of theirs that they name. With several seats
    /// and none named the curtain is down.
    pub(crate) fn viewer(&self, who: Who, seat: Option<Seat>) -> Viewer {
        let own = self.seats_seen_by(who);
        let eyes = match seat {
            Some(wanted) => own.contains(wanted).then_some(wanted),
            None => own.first().filter(|_| own.len() == 1),
        };
        eyes.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Who resigned has no hand any more.
    fn seats_seen_by(&self, who: Who) -> SeatSet {
        match who {
            Who::Person(person) => {
                self.seats_of(person).filter(|seat| self.chair(*seat).hands != Hands::Resigned).collect()
            }
            Who::Anonymous | Who::Computer | Who::House => SeatSet::NONE,
        }
    }

    fn standing(&self, who: Who, eyes: Option<Seat>) -> Standing {
        let watch = Deed::Watch { invited: false };
        let mut deeds = vec![watch, Deed::Join { invited: false }, Deed::Start, Deed::Close];
        let own = self.seats_seen_by(who);
        if let Some(seat) = eyes.or(own.first()) {
            deeds.extend([
                Deed::Leave(seat),
                Deed::Act(seat),
                Deed::Undo(seat),
                Deed::Resign(seat),
                Deed::Return(seat),
                Deed::TakeHint(seat),
            ]);
        }
        deeds.extend([Deed::GiveSeat(Seat::FIRST), Deed::Rematch, Deed::ReadRecord { invited: false }, Deed::Talk]);
        Standing {
            roles: roles(who, watch, self).into_iter().map(OpenEnum::Known).collect(),
            seat: eyes,
            seats: own,
            after: eyes.map_or(0, |seat| self.actions_of(seat)),
            may: deeds
                .into_iter()
                .filter(|deed| may(who, *deed, self).is_ok())
                .map(|deed| deed.kind().into())
                .collect(),
        }
    }

    fn seat_view(&self, seat: Seat, at: Moment) -> SeatView {
        let (doc, chair) = (self.doc(), self.chair(seat));
        SeatView {
            seat,
            asked_for: match doc.seats[seat.index()] {
                SeatAsked::Open => AskedFor::Open.into(),
                SeatAsked::Invited => AskedFor::Invited.into(),
                SeatAsked::Reserved(_) => AskedFor::Reserved.into(),
                SeatAsked::Computer { .. } => AskedFor::Computer.into(),
            },
            name: chair.name().cloned(),
            person: chair.person(),
            computer: self.played_by(seat).cloned(),
            hands: chair.hands.into(),
            present: None,
            asked: self.game().is_some_and(|game| game.is_awaited(seat)),
            clock: self.clock(seat, at),
            hints: chair.hints,
        }
    }

    pub(crate) fn clock(&self, seat: Seat, at: Moment) -> Option<ClockView> {
        let left_ms = self.time_left(seat, at).filter(|_| self.chair(seat).person().is_some())?;
        Some(ClockView { left_ms, running: self.clock_runs(seat) })
    }
}

impl TableView {
    /// Says of every person at the table whether they are here.
    #[must_use]
    pub fn with_presence(mut self, mut is_here: impl FnMut(PersonId) -> bool) -> TableView {
        for seat in &mut self.seats {
            seat.present = seat.person.map(&mut is_here);
        }
        self
    }

    /// Says in words why something cannot be done.
    #[must_use]
    pub fn with_reasons(mut self, reason: impl Fn(&Refusal) -> String) -> TableView {
        for impossible in &mut self.impossible {
            if let Some(refusal) = &impossible.refusal {
                impossible.reason = reason(refusal);
            }
        }
        self
    }

    /// A seat and who is in it.
    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.seats.get(seat.index())
    }

    /// What the player in this seat has.
    pub fn player(&self, seat: Seat) -> Option<&PlayerView> {
        self.board.as_ref()?.players.get(seat.index())
    }

    /// What the viewer has.
    pub fn mine(&self) -> Option<&PlayerView> {
        self.player(self.you.seat?)
    }

    /// Whether the law allows the viewer this now.
    pub fn allows(&self, deed: DeedKind) -> bool {
        self.you.may.iter().any(|allowed| *allowed == deed)
    }
}
