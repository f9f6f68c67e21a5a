//! The decisions that cost most. Each is judged from the view of the seat that made it and from nothing else: what the
//! cards turned out to be later does not count.

use pax_bots::{Budget, Reason, Rivals, Weighed, show, weigh};
use pax_rules::{Action, Fault, Record, Seat, View, Viewer};
use serde::{Serialize, Serializer};
use utoipa::ToSchema;

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Regret {
    pub seat: usize,
    /// The round in which it was made; 0 in the opening.
    pub round: u16,
    /// Actions done before it: the number of the moment.
    pub moment: usize,
    /// What was done, in the notation of a record.
    #[schema(value_type = String)]
    #[serde(serialize_with = "written")]
    pub taken: Action,
    /// What would have been better.
    #[schema(value_type = String)]
    #[serde(serialize_with = "written")]
    pub better: Action,
    /// The chance to win after either, 0 to 1.
    pub taken_chance: f32,
    pub better_chance: f32,
    /// Why the other would have been better: the name of a text, as in a hint.
    #[schema(value_type = String)]
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
/// An action that was hardly tried tells nothing. A try is a whole game, and a first opinion stands beside it.
const FEWEST_TRIES: u32 = 6;

impl Regret {
    pub fn cost(&self) -> f32 {
        self.better_chance - self.taken_chance
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
    pub moment: usize,
    view: View,
    /// What the seat could make of its rivals by then.
    rivals: Rivals,
    taken: Action,
}

/// Every choice of these seats that was one: something else was legal.
pub(super) fn decisions(record: &Record, seats: &[Seat]) -> Result<Vec<Decision>, Fault> {
    let mut game = record.start()?;
    let mut found = Vec::new();
    let mut rivals: Vec<Rivals> = game.setup().seats().map(|_| Rivals::default()).collect();
    for (moment, (seat, action)) in record.actions.iter().enumerate() {
        if seats.contains(seat) {
            let view = game.view(Viewer::Seat(*seat));
            if view.legal().len() > 1 {
                let rivals = rivals[seat.index()].clone();
                found.push(Decision { seat: *seat, moment, view, rivals, taken: *action });
            }
        }
        let judged = game.setup().seats().zip(&mut rivals);
        show(&game, *seat, *action, judged.map(|(seat, rivals)| seats.contains(&seat).then_some(rivals)));
        game.play(*seat, *action, &mut ()).map_err(|refusal| Fault::Refused {
            number: moment + 1,
            text: format!("{seat} {action}"),
            refusal,
        })?;
    }
    Ok(found)
}

impl Decision {
    /// What it cost, by a search of so many iterations; None if nothing better was found or too little is known.
    pub fn judge(&self, iterations: u32, seed: u64) -> Option<Regret> {
        let weighed = weigh(&self.view, self.rivals.clone(), Budget::Iterations(iterations), seed);
        let tried = |choice: &&Weighed| choice.tries >= FEWEST_TRIES;
        let taken = weighed.iter().find(|choice| choice.action == self.taken).filter(tried)?;
        let best = weighed.first().filter(tried).filter(|best| best.action != self.taken)?;
        Some(Regret {
            seat: self.seat.index(),
            round: self.view.round(),
            moment: self.moment,
            taken: taken.action,
            better: best.action,
            taken_chance: taken.chance,
            better_chance: best.chance,
            reason: Reason::of(&self.view, best.action),
        })
    }
}
