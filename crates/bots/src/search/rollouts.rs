//! A search that trusts a network. It deals itself games that its view allows and tries its better choices in each of them: all
//! seats play on as the network would have each of them play from what that seat could know, until the turn comes round
//! again, and there the network says what the table is worth. Of the choices that do worse half are dropped, again and again,
//! so that most of the time goes into telling the best two apart.

use std::sync::Arc;

use pax_rules::{Action, Game, Sampler, Seat, Step, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::acting;
use super::halving::Halving;
use crate::net::{Features, Mind, Policy, Quick, Sight};
use crate::{Bot, Budget, Weighed};

/// How many choices are tried at all: the network's best.
const TRIED: usize = 12;

/// How much the network's own opinion weighs, in tries.
const OPINION: f32 = 3.0;

/// The searching player with a network, for `search@FILE` in contests.
#[derive(Clone, Debug)]
pub struct Rollouts {
    budget: Budget,
    /// Another network than the shipped one.
    network: Option<Arc<Quick>>,
    /// How many turns are played on, in rounds of the table.
    horizon: Horizon,
    rng: Xoshiro256PlusPlus,
}

/// How far a try is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Horizon {
    /// So many turns after the one that is under way.
    pub turns: u32,
}

impl Rollouts {
    pub(crate) const NAME: &str = "rollouts";

    /// A player whose choices follow from the seed, if the budget is in iterations.
    pub fn new(budget: Budget, seed: u64) -> Rollouts {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Rollouts { budget, network: None, horizon: Horizon { turns: 1 }, rng }
    }

    /// With another network.
    #[must_use]
    pub fn with(mut self, network: Arc<Quick>) -> Rollouts {
        self.network = Some(network);
        self
    }

    /// Playing on for so many turns.
    #[must_use]
    pub fn with_horizon(mut self, turns: u32) -> Rollouts {
        self.horizon = Horizon { turns };
        self
    }

    /// Every legal action with its chance, the best first.
    pub fn weigh(&mut self, view: &View) -> Vec<Weighed> {
        let seat = view.seat().expect("only a seat is asked to choose");
        let network = self.network.clone();
        let mind = network.as_deref().unwrap_or_else(|| Quick::shipped(view.setup()));
        let sampler = Sampler::new(view);
        let policy = Policy { network: mind };
        let opinions = policy.weigh(&sampler.deal(&mut self.rng), seat);
        let choices = opinions.iter().map(|&(action, worth)| (action, 1.0 / (1.0 + (-worth).exp())));
        let search = Search { policy, seat, horizon: self.horizon };
        let halving = Halving { tried: TRIED, opinion: OPINION, budget: self.budget };
        halving.weigh(choices, || sampler.deal(&mut self.rng), |game, action| search.try_out(game, action))
    }
}

impl Bot for Rollouts {
    fn name(&self) -> &str {
        Rollouts::NAME
    }

    fn choose(&mut self, view: &View) -> Action {
        let legal = view.legal();
        if legal.len() == 1 {
            return legal.get(0);
        }
        self.weigh(view)[0].action
    }
}

struct Search<'a> {
    policy: Policy<'a, Quick>,
    seat: Seat,
    horizon: Horizon,
}

impl Search<'_> {
    /// What comes of an action in this deal.
    fn try_out(&self, mut game: Game, action: Action) -> f32 {
        let mut turns = 0;
        let (mut turn, mut round) = (game.turn(), game.round());
        game.play(self.seat, action, &mut ()).expect("a legal action is accepted");
        while let Some(actor) = acting(&game) {
            if game.step() == Step::Turn && (game.turn() != turn || game.round() != round) {
                (turn, round) = (game.turn(), game.round());
                turns += 1;
                if turns > self.horizon.turns {
                    let features = Features::of(&game, self.seat, Sight::of(&game, self.seat));
                    return self.policy.network.judge(&features).win;
                }
            }
            let action = self.policy.best(&game, actor);
            game.play(actor, action, &mut ()).expect("a legal action is accepted");
        }
        let winners = game.reckoning().winners;
        if winners.contains(self.seat) { 1.0 / winners.len() as f32 } else { 0.0 }
    }
}
