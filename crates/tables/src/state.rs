//! The state of a table: the fold of its entries. A few kilobytes, whatever happened.

use std::sync::Arc;

use pax_rules::{Action, Game, Refusal, Seat, View, Viewer};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::chair::{Chair, Hands, Sitter};
use crate::clock::Moment;
use crate::doc::{Doc, SeatAsked};
use crate::entry::{By, Entry};
use crate::happening::Happening;
use crate::moves::Moves;
use crate::names::{Level, Name, PersonId, TableId};
use crate::undo::Checkpoint;

/// The most entries a table can have. Far beyond any game with every undo and return it may have.
pub const MOST_ENTRIES: u32 = 1 << 16;
/// The most entries before the start: coming and going has an end.
pub const MOST_GATHERING: u32 = 512;
/// The most undos of a game.
pub const MOST_UNDOS: u32 = 512;
/// The most returns of a game.
pub const MOST_RETURNS: u32 = 256;

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
    /// It was given up before it began.
    Abandoned,
}

impl Phase {
    /// All of them in order.
    pub const ALL: [Phase; 4] = [Phase::Gathering, Phase::Playing, Phase::Finished, Phase::Abandoned];
}

/// Why an entry cannot have happened to this table: the log is damaged, or not this table's.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Broken {
    #[error("a table has at most {MOST_ENTRIES} entries")]
    TooLong,
    #[error("this cannot happen while the table is {0:?}")]
    Phase(Phase),
    #[error("seat {0} does not exist, or is taken, or is empty")]
    Seat(Seat),
    #[error("{0}")]
    Refused(#[from] Refusal),
    #[error("seat {0} is in other hands")]
    Hands(Seat),
    #[error("nothing can be taken back that far")]
    Undo,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableState {
    doc: Arc<Doc>,
    version: u32,
    now: Moment,
    phase: Phase,
    chairs: Vec<Chair>,
    former: Vec<PersonId>,
    game: Option<Box<Game>>,
    pub(crate) moves: Moves,
    pub(crate) checkpoint: Option<Arc<Checkpoint>>,
    undos: u32,
    returns: u32,
    rematch: Option<TableId>,
}

impl TableState {
    /// A table before its first entry. Its computer players sit already.
    pub fn new(doc: Arc<Doc>) -> TableState {
        let chairs = doc.seats.iter().map(|asked| match asked {
            SeatAsked::Computer { level, name } => {
                Chair::new(Some(Sitter::Computer { level: level.clone(), name: name.clone() }))
            }
            SeatAsked::Open | SeatAsked::Invited | SeatAsked::Reserved(_) => Chair::new(None),
        });
        TableState {
            chairs: chairs.collect(),
            doc,
            version: 0,
            now: Moment::default(),
            phase: Phase::Gathering,
            former: Vec::new(),
            game: None,
            moves: Moves::default(),
            checkpoint: None,
            undos: 0,
            returns: 0,
            rematch: None,
        }
    }

    /// Folds one entry in and tells what came of it. An entry that cannot be changes nothing.
    pub fn apply(&mut self, entry: &Entry, at: Moment) -> Result<Vec<Happening>, Broken> {
        if self.version >= MOST_ENTRIES {
            return Err(Broken::TooLong);
        }
        let happenings = match entry {
            Entry::Joined { person, name, seat } => {
                self.sit(*seat, Sitter::Person { person: *person, name: name.clone() })?;
                vec![Happening::Joined { seat: *seat }]
            }
            Entry::SeatGiven { seat, level, name } => {
                self.sit(*seat, Sitter::Computer { level: level.clone(), name: name.clone() })?;
                vec![Happening::SeatGiven { seat: *seat }]
            }
            Entry::Left { seat } => vec![Happening::Left { seat: *seat, name: self.rise(*seat)? }],
            Entry::Abandoned => {
                self.must_be(Phase::Gathering)?;
                self.phase = Phase::Abandoned;
                vec![Happening::Abandoned]
            }
            Entry::Started => self.start(at)?,
            Entry::Acted { seat, action, by } => self.act(*seat, *action, *by, at)?,
            Entry::Undone { seat, back_to } => {
                self.must_be(Phase::Playing)?;
                self.must_have_hands(*seat, Hands::Owner)?;
                let actions = self.go_back(*seat, *back_to as usize, at)?;
                self.undos += 1;
                self.chair_mut(*seat).hinted_at = None;
                vec![Happening::Undone { seat: *seat, actions }]
            }
            Entry::Resigned { seat } => {
                self.change_hands(*seat, |hands| hands != Hands::Resigned, Hands::Resigned, at)?;
                vec![Happening::Resigned { seat: *seat }]
            }
            Entry::TimedOut { seat } => {
                self.change_hands(*seat, |hands| hands == Hands::Owner, Hands::TimedOut, at)?;
                let chair = self.chair_mut(*seat);
                chair.time_outs = chair.time_outs.saturating_add(1);
                vec![Happening::TimedOut { seat: *seat }]
            }
            Entry::Returned { seat } => {
                self.change_hands(*seat, |hands| hands == Hands::TimedOut, Hands::Owner, at)?;
                let time = self.doc.time;
                let chair = self.chair_mut(*seat);
                chair.left = time.on_return(chair.left);
                self.returns += 1;
                vec![Happening::Returned { seat: *seat }]
            }
            Entry::HintTaken { seat, actions } => {
                self.must_be(Phase::Playing)?;
                self.must_have_hands(*seat, Hands::Owner)?;
                let chair = self.chair_mut(*seat);
                chair.hints = chair.hints.saturating_add(1);
                chair.hinted_at = Some(*actions);
                vec![Happening::HintTaken { seat: *seat }]
            }
            Entry::Rematched { table } => {
                self.must_be(Phase::Finished)?;
                self.rematch.get_or_insert_with(|| table.clone());
                vec![Happening::Rematched { table: table.clone() }]
            }
        };
        self.settle(at);
        self.version += 1;
        Ok(happenings)
    }

    fn act(&mut self, seat: Seat, action: Action, by: By, at: Moment) -> Result<Vec<Happening>, Broken> {
        self.must_be(Phase::Playing)?;
        if seat.index() >= self.chairs.len() || self.acts_for(seat) != by {
            return Err(Broken::Hands(seat));
        }
        let before = *self.game().ok_or(Broken::Phase(self.phase))?;
        let (mut after, mut events) = (before, Vec::new());
        after.play(seat, action, &mut events)?;

        self.settle(at);
        self.mark_the_way_back(seat, matches!(by, By::Person(_)), &before, &events);
        self.moves.push(&before, seat, action);
        self.set_game(&after);
        self.pass_the_clock(seat, before.awaited(), &after);
        let mut happenings = vec![Happening::Acted { seat, events }];
        if after.is_over() {
            self.phase = Phase::Finished;
            happenings.push(Happening::Finished);
        }
        Ok(happenings)
    }

    fn sit(&mut self, seat: Seat, sitter: Sitter) -> Result<(), Broken> {
        self.must_be(Phase::Gathering)?;
        let chair = self.chairs.get_mut(seat.index()).filter(|chair| chair.sitter.is_none());
        let chair = chair.ok_or(Broken::Seat(seat))?;
        if let Sitter::Person { person, .. } = &sitter {
            self.former.retain(|gone| gone != person);
        }
        chair.sitter = Some(sitter);
        Ok(())
    }

    fn rise(&mut self, seat: Seat) -> Result<Name, Broken> {
        self.must_be(Phase::Gathering)?;
        let chair = self.chairs.get_mut(seat.index()).ok_or(Broken::Seat(seat))?;
        let (Some(person), Some(name)) = (chair.person(), chair.name().cloned()) else {
            return Err(Broken::Seat(seat));
        };
        *chair = Chair::new(None);
        if self.seats_of(person).next().is_none() {
            self.former.push(person);
        }
        Ok(name)
    }

    fn start(&mut self, at: Moment) -> Result<Vec<Happening>, Broken> {
        self.must_be(Phase::Gathering)?;
        if let Some(empty) = self.empty_seat() {
            return Err(Broken::Seat(empty));
        }
        // The clocks begin with this entry, not with the one before it.
        self.settle(at);
        let first = self.doc.time.first();
        self.chairs.iter_mut().for_each(|chair| chair.left = first);
        let game = self.doc.seed.deal(self.doc.rules(), self.doc.card_list());
        self.game = Some(Box::new(game));
        self.phase = Phase::Playing;
        Ok(vec![Happening::Started])
    }

    fn change_hands(&mut self, seat: Seat, from: fn(Hands) -> bool, to: Hands, at: Moment) -> Result<(), Broken> {
        self.must_be(Phase::Playing)?;
        let chair = self.chairs.get(seat.index()).ok_or(Broken::Seat(seat))?;
        if chair.person().is_none() || !from(chair.hands) {
            return Err(Broken::Hands(seat));
        }
        self.settle(at);
        self.checkpoint = None;
        self.chair_mut(seat).hands = to;
        Ok(())
    }

    fn must_be(&self, phase: Phase) -> Result<(), Broken> {
        if self.phase == phase { Ok(()) } else { Err(Broken::Phase(self.phase)) }
    }

    fn must_have_hands(&self, seat: Seat, hands: Hands) -> Result<(), Broken> {
        let fits = |chair: &&Chair| chair.person().is_some() && chair.hands == hands;
        self.chairs.get(seat.index()).filter(fits).map(|_| ()).ok_or(Broken::Hands(seat))
    }
}

/// What can be read off a table.
impl TableState {
    pub fn doc(&self) -> &Doc {
        &self.doc
    }

    /// How many entries it has.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The moment of its last entry.
    pub fn now(&self) -> Moment {
        self.now
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many actions of the game stand.
    pub fn actions(&self) -> usize {
        self.moves.len()
    }

    /// How many of them are this seat's: what a client names so that an action sent twice is done once.
    pub fn actions_of(&self, seat: Seat) -> usize {
        self.moves.by(seat)
    }

    /// Who the seat belongs to.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.chairs.get(seat.index())?.sitter.as_ref()
    }

    /// Whose hands move the seat's cards.
    pub fn hands(&self, seat: Seat) -> Option<Hands> {
        self.chairs.get(seat.index()).map(|chair| chair.hands)
    }

    /// The seats of a person, resigned ones too.
    pub fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> {
        Seat::all(self.chairs.len()).filter(move |seat| self.chair(*seat).person() == Some(person))
    }

    /// Everybody who has a seat, once each.
    pub fn people(&self) -> impl Iterator<Item = PersonId> {
        let first = |seat: &Seat| self.chair(*seat).person().is_some_and(|p| self.seats_of(p).next() == Some(*seat));
        Seat::all(self.chairs.len()).filter(first).filter_map(|seat| self.chair(seat).person())
    }

    /// Whether this person left before the start and has no seat.
    pub fn has_left(&self, person: PersonId) -> bool {
        self.former.contains(&person)
    }

    /// The first seat where nobody sits.
    pub fn empty_seat(&self) -> Option<Seat> {
        Seat::all(self.chairs.len()).find(|seat| self.chair(*seat).sitter.is_none())
    }

    /// The table where the same people went on.
    pub fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// Whether the game waits for this seat.
    pub fn is_asked(&self, seat: Seat) -> bool {
        self.phase == Phase::Playing && self.game().is_some_and(|game| game.is_awaited(seat))
    }

    /// What a seat knows of the game: for the computer player that has it, and for a hint. Nothing before the start.
    pub fn view_of(&self, seat: Seat) -> Option<View> {
        let game = self.game().filter(|game| seat.index() < game.setup().players())?;
        Some(game.view(Viewer::Seat(seat)))
    }

    /// The level of the computer player that moves this seat's cards, for good or for now.
    pub fn played_by(&self, seat: Seat) -> Option<&Level> {
        let chair = self.chairs.get(seat.index())?;
        match (&chair.sitter, chair.hands) {
            (Some(Sitter::Computer { level, .. }), _) => Some(level),
            (Some(Sitter::Person { .. }), Hands::TimedOut | Hands::Resigned) => Some(&self.doc.stand_in),
            (Some(Sitter::Person { .. }), Hands::Owner) | (None, _) => None,
        }
    }

    /// The same table as it would be if this were the deal. For laws that say who can tell two deals apart.
    #[must_use]
    pub fn redealt(&self, game: &Game) -> TableState {
        TableState { game: Some(Box::new(*game)), ..self.clone() }
    }

    /// The game with every hidden card in it: for laws and laboratories, never for a viewer.
    pub fn true_game(&self) -> Option<&Game> {
        self.game()
    }

    pub(crate) fn game(&self) -> Option<&Game> {
        self.game.as_deref()
    }

    /// Who has to sign an action of this seat.
    pub(crate) fn acts_for(&self, seat: Seat) -> By {
        let chair = self.chair(seat);
        match (chair.mover(), chair.hands) {
            (Some(person), _) => By::Person(person),
            (None, Hands::TimedOut) => By::Clock,
            (None, Hands::Owner | Hands::Resigned) => By::Computer,
        }
    }

    pub(crate) fn undos(&self) -> u32 {
        self.undos
    }

    pub(crate) fn returns(&self) -> u32 {
        self.returns
    }

    pub(crate) fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> &mut Chair {
        &mut self.chairs[seat.index()]
    }

    pub(crate) fn set_now(&mut self, now: Moment) {
        self.now = now;
    }

    pub(crate) fn set_game(&mut self, game: &Game) {
        match &mut self.game {
            Some(place) => **place = *game,
            None => self.game = Some(Box::new(*game)),
        }
    }

    /// The name on a seat, for a line of text.
    pub fn name_of(&self, seat: Seat) -> Option<&str> {
        self.chairs.get(seat.index()).and_then(Chair::name).map(Name::as_str)
    }
}
