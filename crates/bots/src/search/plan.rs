//! How the seat's own turn goes on after each choice that is tried: a tree over its further choices in this turn, one node for
//! every sequence of its actions, whatever the hidden cards are. Where little was tried the turn goes on in haste; where enough
//! was, as the tries found best, so that a choice is judged by the best that can be made of it. What others do, and later
//! turns, are not in it: they are too many to meet twice.

use arrayvec::ArrayVec;
use pax_rules::{Action, Game, Seat, Step};

use super::foresight::SLOPE;
use super::tree::{NodeId, Tree};
use crate::Budget;
use crate::greedy::MOST_CHOICES;
use crate::net::Reader;

/// More nodes than a second of thought needs. Beyond them the tree grows no more and is only used.
const MOST_NODES: usize = 1 << 16;

/// Nodes for every try: one on the way, and now and then those of all choices of a moment.
const NODES_A_TRY: usize = 4;

/// More choices than a turn has, but for one in which half a deck is played.
const DEEP: usize = 24;

/// A moment is met so often in haste before its choices are compared.
const MET: u32 = 15;

/// How much the judgement's opinion of a choice weighs, in tries.
const OPINION: f32 = 30.0;

/// How much an action that was tried less is preferred where something new is looked for: about the spread of a try.
const CURIOSITY: f32 = 0.15;

/// How to go on where the tree knows several ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// The best way known.
    Best,
    /// Off it once, where there may be a better one.
    Curious,
}

/// The tree, and the way through it that is being tried.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    tree: Tree,
    path: ArrayVec<NodeId, DEEP>,
    /// Where the way stands, as long as it is one that was gone before.
    at: Option<NodeId>,
    strayed: bool,
}

impl Plan {
    /// With room for a search of this length.
    pub fn with_room(budget: Budget) -> Plan {
        let room = match budget {
            Budget::Iterations(tries) => (tries as usize).saturating_mul(NODES_A_TRY).clamp(MOST_CHOICES, MOST_NODES),
            Budget::Time(_) => MOST_NODES,
        };
        Plan { tree: Tree::with_room(room), path: ArrayVec::new(), at: None, strayed: false }
    }

    /// Forgets everything but keeps the memory.
    pub fn clear(&mut self) {
        self.tree.clear();
    }

    /// A choice of the seat is tried, in its turn or outside of it, where there is nothing to plan.
    pub fn enter(&mut self, action: Action, seat: Seat, in_turn: bool) {
        self.path.clear();
        self.strayed = false;
        self.at = in_turn.then_some(Tree::ROOT);
        self.follow(action, seat);
    }

    /// The seat's turn is over.
    pub fn leave(&mut self) {
        self.at = None;
    }

    /// Whether the way left the best one known.
    pub fn strayed(&self) -> bool {
        self.strayed
    }

    /// What the seat does next in its turn; nothing if it has left what the tree knows.
    pub fn next(&mut self, game: &Game, seat: Seat, manner: Manner, readers: &Readers<'_>) -> Option<Action> {
        let at = self.at?;
        let action = self.chosen(game, at, seat, manner, readers);
        self.follow(action, seat);
        Some(action)
    }

    /// What came of this way.
    pub fn learn(&mut self, worth: f32) {
        for id in &self.path {
            let node = self.tree.get_mut(*id);
            node.visits += 1;
            node.reward += worth;
        }
    }

    /// One node a try is new; after it the tree knows nothing.
    fn follow(&mut self, action: Action, seat: Seat) {
        let Some(from) = self.at.take() else { return };
        if self.path.is_full() {
            return;
        }
        self.at = self.tree.child(from, action);
        let new = || self.tree.has_room_for(1).then(|| self.tree.grow(from, action, seat));
        self.path.extend(self.at.or_else(new));
    }

    fn chosen(&mut self, game: &Game, at: NodeId, seat: Seat, manner: Manner, readers: &Readers<'_>) -> Action {
        let legal = game.legal(seat);
        if legal.len() == 1 {
            return legal.get(0);
        }
        let mut known: ArrayVec<(Action, NodeId), MOST_CHOICES> = ArrayVec::new();
        known.extend(legal.iter().take(MOST_CHOICES).filter_map(|action| Some((action, self.tree.child(at, action)?))));
        let tried = known.iter().map(|(_, id)| self.tree.get(*id));
        let (visits, reward) =
            tried.fold((0, 0.0), |(visits, reward), node| (visits + node.visits, reward + node.reward));
        let all_known = known.len() == legal.len();
        if visits < MET || !all_known && (!self.tree.has_room_for(legal.len()) || game.step() == Step::Turn) {
            return readers.hasty.chosen(game, seat);
        }
        if !all_known {
            known = self.compare(game, at, seat, readers.shrewd);
        }
        let level = reward / visits as f32;
        let (mut best, mut promising) = ((f32::NEG_INFINITY, known[0].0), (f32::NEG_INFINITY, known[0].0));
        for (action, id) in known {
            let node = self.tree.get(id);
            let tries = node.visits as f32 + OPINION;
            let worth = (node.reward + OPINION * (level + node.opinion)) / tries;
            if worth > best.0 {
                best = (worth, action);
            }
            let bound = worth + CURIOSITY * ((visits as f32).ln() / tries).sqrt();
            if bound > promising.0 {
                promising = (bound, action);
            }
        }
        if manner == Manner::Best || self.strayed {
            return best.1;
        }
        self.strayed = promising.1 != best.1;
        promising.1
    }

    /// Nodes for all choices of a moment, each with what the judgement thinks of it beside the best.
    fn compare(
        &mut self,
        game: &Game,
        at: NodeId,
        seat: Seat,
        shrewd: &Reader,
    ) -> ArrayVec<(Action, NodeId), MOST_CHOICES> {
        let hunches: ArrayVec<(Action, f32), MOST_CHOICES> = shrewd.hunches(game, seat).take(MOST_CHOICES).collect();
        let best = hunches.iter().map(|(_, hunch)| *hunch).fold(f32::NEG_INFINITY, f32::max);
        let node = |(action, hunch): (Action, f32)| {
            let id = self.tree.child(at, action).unwrap_or_else(|| self.tree.grow(at, action, seat));
            self.tree.get_mut(id).opinion = SLOPE * (hunch - best);
            (action, id)
        };
        hunches.into_iter().map(node).collect()
    }
}

/// Who is asked where the tree knows too little.
pub(super) struct Readers<'a> {
    /// Plays on where a moment was met too seldom.
    pub hasty: Reader,
    /// Has an opinion of every choice of a moment, and reads the table where a try ends.
    pub shrewd: &'a Reader,
}

#[cfg(test)]
mod tests {
    use pax_rules::{Action, CardList, Game, Seat, Seed, Setup, Step};

    use super::{Budget, CURIOSITY, Manner, Plan, Readers};
    use crate::Greedy;
    use crate::net::Reader;
    use crate::search::acting;

    /// A seat about to buy, with cards in its hand, and what it does then.
    fn buying() -> (Game, Seat, Action) {
        let setup = Setup::new(2).expect("two can play");
        let mut game = Seed::of_series(5, 0).deal(setup, CardList::shipped());
        let reader = Reader::with(&game, Greedy::hasty());
        loop {
            let seat = acting(&game).expect("somebody can buy before the end");
            let action = reader.chosen(&game, seat);
            if game.step() == Step::Buy && game.round() > 1 && game.legal(seat).len() > 2 {
                return (game, seat, action);
            }
            game.play(seat, action, &mut ()).expect("a legal action is accepted");
        }
    }

    /// Goes on after the purchase to the end of the turn; returns what was played first.
    fn go_on(plan: &mut Plan, readers: &Readers<'_>, manner: Manner) -> Action {
        let (mut game, seat, bought) = buying();
        plan.enter(bought, seat, true);
        game.play(seat, bought, &mut ()).expect("a legal action is accepted");
        let mut first = None;
        while game.step() == Step::Play && game.turn() == Some(seat) {
            let planned = plan.next(&game, seat, manner, readers);
            let action = planned.unwrap_or_else(|| readers.hasty.chosen(&game, seat));
            first.get_or_insert(action);
            game.play(seat, action, &mut ()).expect("a legal action is accepted");
        }
        plan.leave();
        first.expect("playing comes after buying (3.1)")
    }

    #[test]
    fn a_turn_goes_on_as_the_tries_found_best() {
        let (mut game, seat, bought) = buying();
        let shrewd = Reader::new(&game);
        let readers = Readers { hasty: Reader::with(&game, Greedy::hasty()), shrewd: &shrewd };
        game.play(seat, bought, &mut ()).expect("a legal action is accepted");
        let usual = readers.hasty.chosen(&game, seat);
        let others: Vec<Action> = game.legal(seat).iter().filter(|action| *action != usual).collect();
        assert!(!others.is_empty(), "there is something else to do than {usual}");
        for better in others {
            let mut plan = Plan::with_room(Budget::Iterations(2_000));
            plan.clear();
            assert_eq!(go_on(&mut plan, &readers, Manner::Best), usual, "nothing was tried yet");
            for number in 0..2_000 {
                let manner = if number % 2 == 0 { Manner::Best } else { Manner::Curious };
                let done = go_on(&mut plan, &readers, manner);
                let ahead = if done == better { 3.0 * CURIOSITY } else { 0.0 };
                if manner == Manner::Best || plan.strayed() {
                    plan.learn(0.3 + ahead);
                }
            }
            assert_eq!(go_on(&mut plan, &readers, Manner::Best), better, "not {usual}");
        }
    }

    #[test]
    fn outside_its_turn_a_seat_plans_nothing() {
        let (game, seat, bought) = buying();
        let shrewd = Reader::new(&game);
        let readers = Readers { hasty: Reader::with(&game, Greedy::hasty()), shrewd: &shrewd };
        let mut plan = Plan::with_room(Budget::Iterations(10));
        plan.clear();
        plan.enter(bought, seat, false);
        assert_eq!(plan.next(&game, seat, Manner::Best, &readers), None);
    }
}
