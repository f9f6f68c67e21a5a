//! What a finished table leaves behind: the record, everybody's result, what ratings need, the next step of a
//! campaign, and the table that plays it again.

use pax_rules::{Outcome, Record, Seat, Seed, SoloLevel, Victor};
use serde::Serialize;

use crate::chair::{Hands, Sitter};
use crate::doc::{Draft, Origin, SeatAsked};
use crate::names::{Level, Name, PersonId, TableId};
use crate::state::{Phase, TableState};

/// A finished table.
#[derive(Clone, Debug)]
pub struct Finished {
    pub outcome: Outcome,
    pub record: Record,
    /// One per person.
    pub people: Vec<PersonResult>,
    /// One per seat in seat order; empty at a table that is not rated.
    pub ranked: Vec<Ranked>,
    pub campaign: Option<CampaignStep>,
    pub daily: Option<DailyResult>,
    marks: Marks,
}

/// How a game ended for one person, with all their seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PersonResult {
    pub person: PersonId,
    pub name: Name,
    pub seats: Vec<usize>,
    pub won: bool,
    /// The best of their seats.
    pub rank: usize,
    pub points: u16,
    pub resigned: bool,
    pub time_outs: u16,
    pub hints: u16,
}

/// A seat as a rating system wants it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ranked {
    pub seat: usize,
    /// From 1; equal for those who share a place.
    pub rank: usize,
    /// Who gains or loses: a person, or else a level of computer players.
    pub person: Option<PersonId>,
    pub level: Option<Level>,
}

/// What a game did to its campaign (10.2, 10.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CampaignStep {
    pub campaign: u64,
    /// The game that was played, 1 to 5.
    pub level: usize,
    pub won: bool,
    /// Games played so far: the score, when the campaign is over.
    pub played: u32,
    /// The game to play next; none when the fifth is won.
    pub next: Option<usize>,
}

/// A line in the table of a day's deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyResult {
    pub day: u32,
    pub person: PersonId,
    pub won: bool,
    pub above_rome: u8,
    pub points: u16,
    pub rounds: u16,
    pub hints: u16,
    pub undos: u32,
}

/// What happened beside the game and is told in the record.
#[derive(Clone, Debug, Serialize)]
struct Marks {
    hints: Vec<u16>,
    undos: u32,
    resigned: Vec<usize>,
    time_outs: Vec<u16>,
    /// Which seats computer players had from the start.
    computers: Vec<usize>,
}

impl CampaignStep {
    /// 10.5: a campaign moves on when a game is won; a lost one may be tried again.
    pub fn new(campaign: u64, level: SoloLevel, won: bool, played: u32) -> CampaignStep {
        let next = if won { SoloLevel::new(level.number() + 1) } else { Some(level) };
        CampaignStep { campaign, level: level.number(), won, played, next: next.map(SoloLevel::number) }
    }
}

impl Finished {
    /// The record as one line of JSON, with a further key `table` that says who had hints, resigned or ran out of time.
    pub fn record_json(&self) -> String {
        let mut line = self.record.to_json();
        let marks = serde_json::to_string(&self.marks).expect("marks are always writable");
        line.pop();
        line + ",\"table\":" + &marks + "}"
    }
}

impl TableState {
    /// How the game ended, once it is over. Unlike [`finished`](TableState::finished) it replays nothing.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game()?.outcome()
    }

    /// What the table leaves behind, once its game is over. The record takes a replay of the whole game.
    pub fn finished(&self) -> Option<Finished> {
        let game = self.game()?;
        let outcome = game.outcome()?;
        let seats = || game.setup().seats();
        let ranks = self.ranks(&outcome);
        Some(Finished {
            record: self.record()?,
            people: self.people().map(|person| self.person_result(person, &outcome, &ranks)).collect(),
            ranked: seats().filter(|_| self.doc().rated).map(|seat| self.ranked(seat, &ranks)).collect(),
            campaign: self.campaign_step(&outcome),
            daily: self.daily_result(&outcome, game.round()),
            marks: Marks {
                hints: seats().map(|seat| self.chair(seat).hints).collect(),
                undos: self.undos(),
                resigned: seats().filter(|s| self.chair(*s).hands == Hands::Resigned).map(Seat::index).collect(),
                time_outs: seats().map(|seat| self.chair(seat).time_outs).collect(),
                computers: seats().filter(|seat| self.chair(*seat).person().is_none()).map(Seat::index).collect(),
            },
            outcome,
        })
    }

    /// The same people once more: every seat one place on, so that another begins. `this` is this table's id. The
    /// server puts its options to the law with [`Deed::Rematch`](crate::Deed::Rematch).
    pub fn rematch_draft(&self, this: TableId, seed: Seed, by: PersonId) -> Option<Draft> {
        if self.phase() != Phase::Finished {
            return None;
        }
        let old = self.doc();
        let mut seats: Vec<SeatAsked> = old.rules().seats().map(|seat| self.asked_again(seat)).collect();
        seats.rotate_left(1);
        let old: Draft = Draft::clone(old);
        Some(Draft { seats, seed, creator: by, origin: Origin::Rematch(this), ..old })
    }

    fn asked_again(&self, seat: Seat) -> SeatAsked {
        match &self.chair(seat).sitter {
            Some(Sitter::Person { person, .. }) => SeatAsked::Reserved(*person),
            Some(Sitter::Computer { level, name }) => SeatAsked::Computer { level: level.clone(), name: name.clone() },
            None => SeatAsked::Open,
        }
    }

    fn record(&self) -> Option<Record> {
        let doc = self.doc();
        let mut actions = Vec::with_capacity(self.actions());
        let mut game = doc.seed.deal(doc.rules(), doc.card_list());
        self.moves.replay(&mut game, 0, self.actions(), &mut (), |_, seat, action| actions.push((seat, action)));
        let names = doc.rules().seats().map(|seat| self.name_of(seat).unwrap_or("nobody").to_owned()).collect();
        let deck = doc.seed.deck(doc.rules(), doc.card_list());
        game.is_over().then(|| Record::new(&game, deck, actions).with_seed(doc.seed).with_names(names))
    }

    /// The place of every seat. Winners come first; among rebels the others follow by points, and where Rome prevails
    /// all who did not win are equal. Where nobody wins all share the first place. Who resigned comes last, whatever the
    /// computer player made of the seat.
    fn ranks(&self, outcome: &Outcome) -> Vec<usize> {
        let seats = || self.doc().rules().seats();
        let merit = |seat: Seat| {
            let stayed = self.chair(seat).hands != Hands::Resigned;
            let points = match outcome.victor {
                Victor::Rebels => outcome.scores[seat.index()].points(),
                Victor::Rome => 0,
            };
            (stayed, outcome.winners.contains(seat), points)
        };
        seats().map(|seat| 1 + seats().filter(|other| merit(*other) > merit(seat)).count()).collect()
    }

    fn ranked(&self, seat: Seat, ranks: &[usize]) -> Ranked {
        let level = match &self.chair(seat).sitter {
            Some(Sitter::Computer { level, .. }) => Some(level.clone()),
            Some(Sitter::Person { .. }) | None => None,
        };
        Ranked { seat: seat.index(), rank: ranks[seat.index()], person: self.chair(seat).person(), level }
    }

    fn person_result(&self, person: PersonId, outcome: &Outcome, ranks: &[usize]) -> PersonResult {
        let seats: Vec<Seat> = self.seats_of(person).collect();
        let best = seats.iter().copied().min_by_key(|seat| ranks[seat.index()]).unwrap_or(Seat::FIRST);
        let chairs = || seats.iter().map(|seat| self.chair(*seat));
        let stayed = |seat: &&Seat| self.chair(**seat).hands != Hands::Resigned;
        PersonResult {
            person,
            name: self.chair(best).name().cloned().expect("a person has a name"),
            won: seats.iter().filter(stayed).any(|seat| outcome.winners.contains(*seat)),
            rank: ranks[best.index()],
            points: outcome.scores[best.index()].points(),
            resigned: chairs().all(|chair| chair.hands == Hands::Resigned),
            time_outs: chairs().fold(0, |sum, chair| chair.time_outs.saturating_add(sum)),
            hints: chairs().fold(0, |sum, chair| chair.hints.saturating_add(sum)),
            seats: seats.iter().map(|seat| seat.index()).collect(),
        }
    }

    fn campaign_step(&self, outcome: &Outcome) -> Option<CampaignStep> {
        let Origin::Campaign { campaign, played } = self.doc().origin else { return None };
        let level = self.doc().rules().solo_level()?;
        Some(CampaignStep::new(campaign, level, self.solo_won(outcome), played.saturating_add(1)))
    }

    fn daily_result(&self, outcome: &Outcome, rounds: u16) -> Option<DailyResult> {
        let Origin::Daily { day } = self.doc().origin else { return None };
        let chair = self.chair(Seat::FIRST);
        let score = outcome.scores.first()?;
        Some(DailyResult {
            day,
            person: chair.person()?,
            won: self.solo_won(outcome),
            above_rome: score.above_rome,
            points: score.points(),
            rounds,
            hints: chair.hints,
            undos: self.undos(),
        })
    }

    /// A game that a computer player won after one resigned is not won.
    fn solo_won(&self, outcome: &Outcome) -> bool {
        outcome.winners.contains(Seat::FIRST) && self.chair(Seat::FIRST).hands != Hands::Resigned
    }
}
