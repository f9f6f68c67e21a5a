//! Who gets the same view of a table: so that it is made once for all of them, and only brought up to the moment.

use pax_rules::{Seat, SeatSet, Viewer};

use crate::clock::Moment;
use crate::law::Who;
use crate::names::PersonId;
use crate::state::TableState;
use crate::view::{SeatView, TableView};

/// What of a viewer shapes their view: of one table, equal viewings get equal views.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Viewing {
    eyes: Option<Seat>,
    party: Party,
}

/// What the law asks about somebody at a table, before it looks at the deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Party {
    Anonymous,
    Person {
        creator: bool,
        seats: SeatSet,
        left: bool,
        /// Asked about at private tables only.
        expected: bool,
    },
    Computer,
    House,
}

impl TableState {
    /// How somebody looks at this table; `seat` is as in [`TableState::view_for`].
    pub fn viewing(&self, who: Who, seat: Option<Seat>) -> Viewing {
        let doc = self.doc();
        let party = match who {
            Who::Anonymous => Party::Anonymous,
            Who::Computer => Party::Computer,
            Who::House => Party::House,
            Who::Person(person) => Party::Person {
                creator: doc.creator == person,
                seats: self.seats_of(person).collect(),
                left: self.has_left(person),
                expected: !doc.public && doc.expects(person),
            },
        };
        let eyes = match self.viewer(who, seat) {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        };
        Viewing { eyes, party }
    }
}

impl TableView {
    /// Whether the view shows this moment: its clocks, and who is here. All else stays as it is until the next entry.
    pub fn is_of(&self, table: &TableState, at: Moment, mut is_here: impl FnMut(PersonId) -> bool) -> bool {
        let mut shows =
            |seat: &SeatView| seat.clock == table.clock(seat.seat, at) && seat.present == seat.person.map(&mut is_here);
        self.seats.iter().all(&mut shows)
    }

    /// The view as it is at this moment.
    #[must_use]
    pub fn brought_to(mut self, table: &TableState, at: Moment, is_here: impl FnMut(PersonId) -> bool) -> TableView {
        for seat in &mut self.seats {
            seat.clock = table.clock(seat.seat, at);
        }
        self.with_presence(is_here)
    }
}
