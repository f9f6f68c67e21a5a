//! The network as a player: every legal action is judged by what the seat would know after it, and no further. The judge's
//! hunch has the first word, for it tells the choices of a moment apart better than the network does, and the network
//! knows better what a whole table is worth: together they are far stronger than either.

use arrayvec::ArrayVec;
use pax_rules::{Action, Game, Seat};

use super::features::Features;
use super::network::Mind;
use super::reader::Reader;
use crate::greedy::MOST_CHOICES;

/// How much the network's opinion counts beside the hunch, both as logits: at two players 0.1 to 0.7 play about alike, at larger
/// tables less is better.
const CORRECTION: f32 = 0.25;

/// How much less looking at Rome (3.2) is worth than it seems, as a logit: the judge has a rule against it and no opinion, and the
/// network alone thinks too well of it at larger tables.
const LOOKING: f32 = 0.3;

/// Actions and what they are worth: enough to compare by.
pub type Choices = ArrayVec<(Action, f32), MOST_CHOICES>;

/// A network that chooses.
#[derive(Clone, Copy, Debug)]
pub struct Policy<'a, M> {
    pub network: &'a M,
    pub reader: &'a Reader,
}

impl<M: Mind> Policy<'_, M> {
    /// The best action of a seat that is asked. The game may be any that the seat cannot tell from the true one.
    pub fn best(&self, game: &Game, seat: Seat) -> Action {
        let legal = game.legal(seat);
        if legal.len() == 1 {
            return legal.get(0);
        }
        let mut best = (legal.get(0), f32::NEG_INFINITY);
        self.reader.each(game, seat, |action, features| {
            let worth = self.worth(action, features);
            if worth > best.1 {
                best = (action, worth);
            }
        });
        best.0
    }

    /// All actions with their worth, in the order of [`Game::legal`].
    pub fn weigh(&self, game: &Game, seat: Seat) -> Choices {
        let mut choices = Choices::new();
        self.reader.each(game, seat, |action, features| choices.push((action, self.worth(action, features))));
        choices
    }

    #[inline]
    fn worth(&self, action: Action, features: &Features) -> f32 {
        let worth = features.hunch + CORRECTION * self.network.judge(features).logit();
        if action == Action::Look { worth - LOOKING } else { worth }
    }
}
