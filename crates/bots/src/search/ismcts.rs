//! The honest yardstick: information-set Monte Carlo tree search with random play at the leaves and nothing that knows
//! the game. Every iteration deals another game that the view allows, walks down the one tree by the actions that are
//! legal in it, adds one node, plays on at random and counts who won.

use pax_rules::{Action, Game, Sampler, Seat, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::tree::{NodeId, Tree};
use crate::{Bot, Budget, Weighed};

/// Beyond this many nodes the tree grows no more, and the search goes on in the one there is.
const MOST_NODES: usize = 1 << 20;

/// Deeper lines than this are played on at random. A turn is some eight actions.
const MOST_DEPTH: usize = 64;

/// The searching player without knowledge.
#[derive(Clone, Debug)]
pub struct Ismcts {
    budget: Budget,
    /// How much an untried action is preferred to one that has done well.
    curiosity: f32,
    rng: Xoshiro256PlusPlus,
    tree: Option<Tree>,
}

impl Ismcts {
    pub(crate) const NAME: &str = "ismcts";
    /// Found by play against itself at 1,000 iterations: docs/STRENGTH.md.
    pub(crate) const CURIOSITY: f32 = 0.7;

    /// A player whose choices follow from the seed, if the budget is in iterations.
    pub fn new(budget: Budget, seed: u64) -> Ismcts {
        Ismcts { budget, curiosity: Ismcts::CURIOSITY, rng: Xoshiro256PlusPlus::seed_from_u64(seed), tree: None }
    }

    /// With another exploration constant.
    #[must_use]
    pub fn with_curiosity(mut self, curiosity: f32) -> Ismcts {
        self.curiosity = curiosity;
        self
    }

    /// Searches, and says of every legal action how often it was tried and how often it won; and the number of iterations.
    pub fn weigh(&mut self, view: &View) -> (Vec<Weighed>, u64) {
        let seat = view.seat().expect("only a seat is asked to choose");
        let room = match self.budget {
            Budget::Iterations(iterations) => (iterations as usize + 2).min(MOST_NODES),
            Budget::Time(_) => MOST_NODES,
        };
        let tree = self.tree.get_or_insert_with(|| Tree::with_room(room));
        tree.clear();
        let sampler = Sampler::new(view);
        let mut meter = self.budget.start();
        let mut search = Search { tree, curiosity: self.curiosity, rng: &mut self.rng, seat };
        let mut iterations = 0;
        while meter.one_more(16) {
            search.iterate(&sampler);
            iterations += 1;
        }
        let weighed = view.legal().iter().map(|action| {
            let node = tree.child(Tree::ROOT, action).map(|id| *tree.get(id));
            let (visits, reward) = node.map_or((0, 0.0), |node| (node.visits, node.reward));
            Weighed { action, tries: visits, chance: reward / visits.max(1) as f32 }
        });
        (weighed.collect(), iterations)
    }
}

impl Bot for Ismcts {
    fn name(&self) -> &str {
        Ismcts::NAME
    }

    fn choose(&mut self, view: &View) -> Action {
        let legal = view.legal();
        if legal.len() == 1 {
            return legal.get(0);
        }
        let (weighed, _) = self.weigh(view);
        // Of equal ones the first, so that nothing depends on how a list is walked.
        let mut best = weighed[0];
        for choice in weighed {
            if choice.tries > best.tries {
                best = choice;
            }
        }
        best.action
    }
}

/// One search.
struct Search<'a> {
    tree: &'a mut Tree,
    curiosity: f32,
    rng: &'a mut Xoshiro256PlusPlus,
    seat: Seat,
}

impl Search<'_> {
    fn iterate(&mut self, sampler: &Sampler) {
        let mut game = sampler.deal(self.rng);
        let mut path = [Tree::ROOT; MOST_DEPTH];
        let mut depth = 0;
        let mut at = Tree::ROOT;
        while depth < MOST_DEPTH {
            // In the opening all choose at once: the viewer's own choice is at the root.
            let actor = if depth == 0 { Some(self.seat) } else { acting(&game) };
            let Some(actor) = actor.filter(|_| !game.is_over()) else { break };
            let (action, known) = self.select(&game, at, actor);
            let node = match known {
                Some(node) => node,
                None if self.tree.has_room_for(1) => self.tree.grow(at, action, actor),
                None => break,
            };
            game.play(actor, action, &mut ()).expect("a legal action is accepted");
            path[depth] = node;
            depth += 1;
            at = node;
            if known.is_none() {
                break;
            }
        }
        while game.play_at_random(self.rng, &mut ()) {}
        let outcome = game.reckoning();
        for &id in &path[..depth] {
            let node = self.tree.get_mut(id);
            node.visits += 1;
            node.reward += outcome.share_of(node.mover);
        }
    }

    /// An action that was never tried here, any of them; else the one with the best upper bound.
    #[inline]
    fn select(&mut self, game: &Game, at: NodeId, actor: Seat) -> (Action, Option<NodeId>) {
        use pax_rules::below;
        let legal = game.legal(actor);
        let count = legal.len();
        let mut untried = 0;
        let mut fresh = legal.get(0);
        let mut best = (f32::NEG_INFINITY, fresh, Tree::ROOT);
        for number in 0..count {
            let action = legal.get(number);
            let Some(id) = self.tree.child(at, action) else {
                untried += 1;
                if untried == 1 || below(self.rng, untried) == 0 {
                    fresh = action;
                }
                continue;
            };
            let node = self.tree.get_mut(id);
            node.available += 1;
            let visits = node.visits as f32;
            let bound = node.reward / visits + self.curiosity * ((node.available as f32).ln() / visits).sqrt();
            if bound > best.0 {
                best = (bound, action, id);
            }
        }
        if untried > 0 { (fresh, None) } else { (best.1, Some(best.2)) }
    }
}

/// Who acts next: in the opening the first who has not chosen.
#[inline]
pub fn acting(game: &Game) -> Option<Seat> {
    game.to_act().or_else(|| game.awaited().iter().next())
}
