//! The network as a player that thinks its turn to the end. From the last drawn card on nothing hidden comes up in a turn any more,
//! so what each choice leads to can be played through, and the network, which knows best what a table between two turns is
//! worth, judges that. It plays on in the tries of the search.

use pax_rules::{Action, Game, Seat, Step, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::network::Mind;
use super::policy::{Choices, Policy};
use super::quick::Quick;
use super::reader::Reader;
use crate::greedy::MOST_CHOICES;
use crate::{Bot, Greedy};

/// How much of a chance one unit of the hunch counts beside the judgement of the turn's end: between 0.1 and 0.25 it plays about
/// alike.
const OPINION: f32 = 0.15;

/// Who is asked by a network that thinks its turn to the end.
#[derive(Clone, Copy, Debug)]
pub struct Thorough<'a, M> {
    pub network: &'a M,
    /// Has a hunch of every choice, and reads tables for the network.
    pub shrewd: &'a Reader,
    /// Plays the turn on.
    pub hasty: &'a Reader,
}

impl<M: Mind> Thorough<'_, M> {
    /// The best action of a seat that is asked. The game may be any that the seat cannot tell from the true one.
    #[inline]
    pub fn best(&self, game: &Game, seat: Seat) -> Action {
        if game.legal(seat).len() == 1 {
            return game.legal(seat).get(0);
        }
        match game.step() {
            Step::Buy => self.best_turn(game, seat),
            Step::Place(draw) if draw.coming() == 0 => self.best_turn(game, seat),
            Step::Place(_) => Policy { network: self.network, reader: self.shrewd }.best(game, seat),
            // Whether a card is played now or kept is judged best by habit: the network asked about it plays worse.
            Step::Play | Step::Opening | Step::Turn | Step::Surrender { .. } | Step::Senate { .. } | Step::Over => {
                self.hasty.chosen(game, seat)
            }
        }
    }

    fn best_turn(&self, game: &Game, seat: Seat) -> Action {
        let hunches: Choices = self.shrewd.hunches(game, seat).take(MOST_CHOICES).collect();
        let mut best = (hunches[0].0, f32::NEG_INFINITY);
        for (action, hunch) in hunches {
            let worth = self.at_its_end(game, seat, action) + OPINION * hunch;
            if worth > best.1 {
                best = (action, worth);
            }
        }
        best.0
    }

    /// The chance to win when the turn that goes on with this action ends, before anything is seen of what comes then.
    fn at_its_end(&self, game: &Game, seat: Seat, action: Action) -> f32 {
        let mut then = *game;
        let mut next = action;
        while then.step() != Step::Play || next != Action::Pass {
            then.play(seat, next, &mut ()).expect("a legal action is accepted");
            next = self.hasty.chosen(&then, seat);
        }
        self.network.judge(&self.shrewd.ended(&then, seat)).win
    }
}

/// The same with the shipped network, in a seat of its own.
#[derive(Clone, Debug)]
pub struct Alone {
    rng: Xoshiro256PlusPlus,
}

impl Alone {
    pub(crate) const NAME: &str = "thorough";

    /// A player for whatever mode is played.
    pub fn new(seed: u64) -> Alone {
        Alone { rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Bot for Alone {
    fn name(&self) -> &str {
        Alone::NAME
    }

    fn choose(&mut self, view: &View) -> Action {
        let seat = view.seat().expect("only a seat is asked to choose");
        let (shrewd, hasty) = (Reader::new(view), Reader::with(view, Greedy::hasty()));
        let thorough = Thorough { network: Quick::shipped(view.setup()), shrewd: &shrewd, hasty: &hasty };
        // Any deal will do: only what the seat knows of it is looked at.
        thorough.best(&view.sample(&mut self.rng), seat)
    }
}
