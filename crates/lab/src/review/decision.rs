//! What a decision cost, judged from the view of the seat that made it and from nothing else: what the cards turned out to
//! be later does not count.

use pax_bots::{Budget, Reason, Rivals, Weighed, weigh};
use pax_rules::{Action, Seat, View};
use serde::{Serialize, Serializer};

/// A decision and what would have been better. Where nothing better was found, `better` is what was taken.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = Regret, description = "A decision that cost something."))]
pub struct Judged {
    #[cfg_attr(feature = "schema", schema(value_type = usize))]
    pub seat: Seat,
    /// The round in which it was made; 0 in the opening.
    pub round: u16,
    /// Actions done before it: the number of the moment.
    pub moment: usize,
    /// What was done, in the notation of a record.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    #[serde(serialize_with = "written")]
    pub taken: Action,
    /// What would have been better.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    #[serde(serialize_with = "written")]
    pub better: Action,
    /// The chance to win after either, 0 to 1.
    pub taken_chance: f32,
    pub better_chance: f32,
    /// Why the other would have been better: the name of a text, as in a hint.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    #[serde(serialize_with = "named")]
    pub reason: Reason,
}

fn written<S: Serializer>(action: &Action, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(action)
}

fn named<S: Serializer>(reason: &Reason, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(reason.key())
}

/// Cheaper mistakes than this are within what can be known: three games in a hundred.
const LEAST: f32 = 0.03;
/// An action that was hardly tried tells nothing. A rollout is a whole game, and a prior stands beside it.
const FEWEST_TRIES: u32 = 6;

impl Judged {
    /// What the decision gave away, as a chance of winning.
    pub fn cost(&self) -> f32 {
        (self.better_chance - self.taken_chance).max(0.0)
    }

    /// Whether it is more than an estimate can be wrong.
    pub(super) fn counts(&self) -> bool {
        self.cost() >= LEAST
    }
}

/// A choice that somebody had.
#[derive(Clone, Debug)]
pub(super) struct Decision {
    pub seat: Seat,
    /// Actions done before it.
    pub moment: usize,
    pub view: View,
    /// What the seat could make of its rivals by then.
    pub rivals: Rivals,
    pub taken: Action,
}

impl Decision {
    /// What it cost, however little is known of it.
    pub fn judge(&self, budget: Budget, seed: u64) -> Judged {
        let weighed = self.weighed(budget, seed);
        let best = weighed[0];
        self.judged(self.taken_among(&weighed).map_or(best.chance, |taken| taken.chance), best)
    }

    /// Its cost by a search with this number of iterations; None if nothing better was found or too little is known.
    pub fn regret(&self, iterations: u32, seed: u64) -> Option<Judged> {
        let weighed = self.weighed(Budget::Iterations(iterations), seed);
        let is_known = |choice: &&Weighed| choice.tries >= FEWEST_TRIES;
        let taken = self.taken_among(&weighed).filter(is_known)?;
        let best = weighed.first().filter(is_known).filter(|best| best.action != self.taken)?;
        Some(self.judged(taken.chance, *best))
    }

    /// All that could have been done, the best first.
    fn weighed(&self, budget: Budget, seed: u64) -> Vec<Weighed> {
        weigh(&self.view, self.rivals.clone(), budget, seed)
    }

    fn taken_among<'a>(&self, weighed: &'a [Weighed]) -> Option<&'a Weighed> {
        weighed.iter().find(|choice| choice.action == self.taken)
    }

    fn judged(&self, taken_chance: f32, best: Weighed) -> Judged {
        Judged {
            seat: self.seat,
            round: self.view.round(),
            moment: self.moment,
            taken: self.taken,
            better: best.action,
            taken_chance,
            better_chance: best.chance,
            reason: Reason::of(&self.view, best.action),
        }
    }
}
