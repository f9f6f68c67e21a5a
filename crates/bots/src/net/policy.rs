//! The network as a player: every legal action is judged by what the seat would know after it, and no further.

use arrayvec::ArrayVec;
use pax_rules::{Action, Card, Game, Seat, Step};

use super::features::{Features, Sight, TurnSeen};
use super::network::Mind;

/// More actions than a seat ever has, but in a hand beyond all measure; what is past them is not considered.
const MOST_CHOICES: usize = 160;

/// Actions and what they are worth, as [`Mind::compare`] has it.
pub type Choices = ArrayVec<(Action, f32), MOST_CHOICES>;

/// A network that chooses.
#[derive(Clone, Copy, Debug)]
pub struct Policy<'a, M> {
    pub network: &'a M,
}

impl<M: Mind> Policy<'_, M> {
    /// The best action of a seat that is asked. The game may be any that the seat cannot tell from the true one.
    pub fn best(&self, game: &Game, seat: Seat) -> Action {
        let legal = game.legal(seat);
        if legal.len() == 1 {
            return legal.get(0);
        }
        let mut best = (legal.get(0), f32::NEG_INFINITY);
        self.each(game, seat, |action, features| {
            let worth = self.network.compare(features);
            if worth > best.1 {
                best = (action, worth);
            }
        });
        best.0
    }

    /// All actions with their worth, in the order of [`Game::legal`].
    pub fn weigh(&self, game: &Game, seat: Seat) -> Choices {
        let mut choices = Choices::new();
        self.each(game, seat, |action, features| choices.push((action, self.network.compare(features))));
        choices
    }

    /// What the seat would know after each of its actions.
    #[inline]
    pub fn each(&self, game: &Game, seat: Seat, mut each: impl FnMut(Action, &Features)) {
        let held: ArrayVec<Card, 8> = match game.step() {
            Step::Place(_) => game.held().flatten().take(8).collect(),
            Step::Opening
            | Step::Turn
            | Step::Buy
            | Step::Play
            | Step::Surrender { .. }
            | Step::Senate { .. }
            | Step::Over => ArrayVec::new(),
        };
        for action in game.legal(seat).iter().take(MOST_CHOICES) {
            each(action, &after(game, seat, action, &held));
        }
    }
}

/// What the seat knows after an action: nothing of the cards that only then come up.
#[inline]
pub(crate) fn after(game: &Game, seat: Seat, action: Action, held: &[Card]) -> Features {
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
