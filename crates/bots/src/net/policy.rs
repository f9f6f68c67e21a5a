//! The network as a player: every legal action is judged by what the seat would know after it, and no further.

use arrayvec::ArrayVec;
use pax_rules::{Action, Game, Seat};

use super::network::Mind;
use super::reader::{MOST_CHOICES, Reader};

/// Actions and what they are worth, as [`Mind::compare`] has it.
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
        self.reader.each(game, seat, |action, features| choices.push((action, self.network.compare(features))));
        choices
    }
}
