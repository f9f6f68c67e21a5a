//! Games read for a network: what a seat knows now or after each of its choices, and the hunch of `shrewd` beside it.

use arrayvec::ArrayVec;
use pax_rules::{Action, Card, Game, Seat, Step, Table};

use super::features::{Features, Sight, TurnSeen};
use crate::Greedy;
use crate::greedy::{Lot, MOST_CHOICES, Moment, Rows};

/// Hunches, as logits, stay within what a network can still correct: 997 of 1,000.
const SUREST: f32 = 5.8;

/// Reads the games of one mode and card list.
#[derive(Clone, Debug)]
pub struct Reader {
    judge: Greedy,
    /// All cards that can be in play.
    all: Lot,
}

impl Reader {
    /// For tables like this one.
    pub fn new(table: &Table) -> Reader {
        Reader::with(table, Greedy::shrewd())
    }

    /// With the hunches of another judge than `shrewd`.
    pub fn with(table: &Table, judge: Greedy) -> Reader {
        Reader { judge, all: Lot::all(table) }
    }

    /// What the judge would do in this seat, from what the seat knows.
    #[inline]
    pub fn chosen(&self, game: &Game, seat: Seat) -> Action {
        self.judge.best_of(&self.all, game, seat, game.legal(seat))
    }

    /// Every legal action with its hunch but for habits, and the rows that habits would judge it by. Returns the rows of the
    /// moment.
    pub fn rows(&self, game: &Game, seat: Seat, each: impl FnMut(Action, f32, Rows)) -> Moment {
        self.judge.rows(&self.all, game, seat, game.legal(seat), each)
    }

    /// Every legal action with the judge's hunch of the chance that it leaves, as a logit.
    pub fn hunches<'a>(&'a self, game: &'a Game, seat: Seat) -> impl Iterator<Item = (Action, f32)> {
        self.judge.hunches(&self.all, game, seat, game.legal(seat))
    }

    /// What a seat knows between two turns.
    #[inline]
    pub fn between(&self, game: &Game, seat: Seat) -> Features {
        let mut features = Features::of(game, seat, Sight::of(game, seat));
        features.hunch = bounded(self.judge.standing(&self.all, game, seat));
        features
    }

    /// What a seat that is playing cards would know if its turn ended now.
    #[inline]
    pub fn ended(&self, game: &Game, seat: Seat) -> Features {
        let sight = Sight { turn: TurnSeen::Ended, ..Sight::of(game, seat) };
        let mut features = Features::of(game, seat, sight);
        features.hunch = bounded(self.judge.ended(&self.all, game, seat));
        features
    }

    /// What the seat would know after each of its actions.
    #[inline]
    pub fn each(&self, game: &Game, seat: Seat, mut each: impl FnMut(Action, &Features)) {
        let held = held(game);
        for (action, hunch) in self.hunches(game, seat).take(MOST_CHOICES) {
            let mut features = after(game, seat, action, &held);
            features.hunch = bounded(hunch);
            each(action, &features);
        }
    }

    /// What the seat would know after one of its legal actions.
    pub fn after(&self, game: &Game, seat: Seat, action: Action) -> Features {
        let mut features = after(game, seat, action, &held(game));
        let hunch = self.hunches(game, seat).find(|(legal, _)| *legal == action);
        features.hunch = hunch.map_or(0.0, |(_, hunch)| bounded(hunch));
        features
    }
}

/// The drawn cards that the active player knows and has not placed.
fn held(game: &Game) -> ArrayVec<Card, 8> {
    match game.step() {
        Step::Place(_) => game.held().flatten().take(8).collect(),
        Step::Opening
        | Step::Turn
        | Step::Buy
        | Step::Play
        | Step::Surrender { .. }
        | Step::Senate { .. }
        | Step::Over => ArrayVec::new(),
    }
}

fn bounded(hunch: f32) -> f32 {
    hunch.clamp(-SUREST, SUREST)
}

/// What the seat knows after an action: nothing of the cards that only then come up.
#[inline]
fn after(game: &Game, seat: Seat, action: Action, held: &[Card]) -> Features {
    let rome = game.looked().contains(seat);
    let seen = |turn| Features::of(game, seat, Sight { rome, held: &[], turn });
    match action {
        Action::Pass if game.step() == Step::Play => return seen(TurnSeen::Ended),
        Action::Look => return seen(TurnSeen::Looking),
        Action::Pass
        | Action::Keep { .. }
        | Action::Draw
        | Action::Hand(_)
        | Action::Below(..)
        | Action::Under(_)
        | Action::Buy(_)
        | Action::Play(_)
        | Action::Surrender(_) => {}
    }
    let mut rest: ArrayVec<Card, 8> = ArrayVec::new();
    if let Action::Hand(card) | Action::Below(_, card) | Action::Under(card) = action
        && held.len() > 1
    {
        let at = held.iter().position(|other| *other == card);
        rest.extend(held.iter().enumerate().filter(|(place, _)| Some(*place) != at).map(|(_, card)| *card));
    }
    let mut then = *game;
    then.play(seat, action, &mut ()).expect("a legal action is accepted");
    Features::of(&then, seat, Sight { rome, held: &rest, turn: TurnSeen::AsItIs })
}
