//! A finished game looked at again: for every decision the chance to win after what was done and after the best there was,
//! judged on what the seat knew at that moment and not by how things turned out.

use pax_bots::{Budget, Reason, Rivals, show, weigh};
use pax_rules::{Action, Fault, Record, Seat, Viewer};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// Its number among the actions of the game, from 1.
    pub step: usize,
    pub seat: Seat,
    pub done: Action,
    /// The chance to win after it.
    pub chance: f32,
    pub best: Action,
    pub best_chance: f32,
    /// What speaks for the best.
    pub reason: Reason,
}

impl Judged {
    /// What the decision gave away, as a chance of winning.
    pub fn cost(&self) -> f32 {
        (self.best_chance - self.chance).max(0.0)
    }
}

/// Judges every decision of a record where there was a choice.
pub fn analyse(record: &Record, budget: Budget, seed: u64) -> Result<Vec<Judged>, Fault> {
    let mut judged = Vec::new();
    let mut game = record.start()?;
    let mut rivals: Vec<Rivals> = game.setup().seats().map(|_| Rivals::default()).collect();
    for (at, &(seat, done)) in record.actions.iter().enumerate() {
        let view = game.view(Viewer::Seat(seat));
        if view.legal().len() > 1 {
            let weighed = weigh(&view, rivals[seat.index()].clone(), budget, seed ^ at as u64);
            let best = weighed[0];
            let chance =
                weighed.iter().find(|choice| choice.action == done).map_or(best.chance, |choice| choice.chance);
            let (step, reason) = (at + 1, Reason::of(&view, best.action));
            judged.push(Judged { step, seat, done, chance, best: best.action, best_chance: best.chance, reason });
        }
        show(&game, seat, done, rivals.iter_mut().map(Some));
        game = record.replay(at + 1, &mut ())?;
    }
    Ok(judged)
}
