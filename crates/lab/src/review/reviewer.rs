//! A finished game looked through again, in pieces of work that are short enough to wait for: first the chances round by
//! round, then every decision a little, then those that seem to have cost most.

use pax_rules::{Fault, Record, Seat, Viewer};
use serde::Serialize;

use super::chances::Chances;
use super::decision::{Decision, Judged};
use super::replayed::{Break, Replayed};

/// How much is spent on a review. The same effort on the same game gives the same review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Games dealt and played on for the chances after each round.
    pub deals: u32,
    /// Iterations spent on every decision.
    pub sift: u32,
    /// Iterations spent on those that seem to have cost most.
    pub closer: u32,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { deals: 96, sift: 300, closer: 3_000 }
    }
}

/// What was found out about a finished game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Review {
    /// The chances before the first round, after each round, and at the end.
    pub chances: Vec<Chances>,
    /// At most three decisions of each seat that was looked at, the dearest first.
    pub regrets: Vec<Judged>,
}

/// Decisions of one seat that are looked at more closely.
const CLOSER: usize = 8;
/// Decisions of one seat that are told.
const TOLD: usize = 3;

/// A review in the making.
#[derive(Clone, Debug)]
pub struct Reviewer {
    effort: Effort,
    breaks: Vec<Break>,
    decisions: Vec<Decision>,
    chances: Vec<Chances>,
    sifted: Vec<(usize, f32)>,
    looked_at: usize,
    suspects: Option<Vec<usize>>,
    regrets: Vec<Judged>,
}

impl Reviewer {
    /// Of the decisions, those of these seats are judged.
    pub fn new(record: &Record, seats: &[Seat], effort: Effort) -> Result<Reviewer, Fault> {
        let Replayed { breaks, decisions } = Replayed::of(record, seats)?;
        Ok(Reviewer {
            effort,
            breaks,
            decisions,
            chances: Vec::new(),
            sifted: Vec::new(),
            looked_at: 0,
            suspects: None,
            regrets: Vec::new(),
        })
    }

    /// The whole review at once.
    pub fn finish(mut self) -> Review {
        loop {
            if let Some(review) = self.step() {
                return review;
            }
        }
    }

    /// One piece of work. The review, once nothing is left to do.
    pub fn step(&mut self) -> Option<Review> {
        if let Some(Break { round, moment, game }) = self.breaks.get(self.chances.len()) {
            let chances = match game.outcome() {
                Some(outcome) => Chances::settled(*round, &outcome),
                None => Chances::judged(*round, &game.view(Viewer::Spectator), self.effort.deals, seed(*moment, 0)),
            };
            self.chances.push(chances);
            return None;
        }
        if let Some(decision) = self.decisions.get(self.looked_at) {
            if let Some(regret) = decision.regret(self.effort.sift, seed(decision.moment, 1)) {
                self.sifted.push((self.looked_at, regret.cost()));
            }
            self.looked_at += 1;
            return None;
        }
        let suspects = self.suspects.get_or_insert_with(|| suspects(&self.decisions, &self.sifted));
        if let Some(number) = suspects.pop() {
            let decision = &self.decisions[number];
            let regret = decision.regret(self.effort.closer, seed(decision.moment, 2));
            self.regrets.extend(regret.filter(Judged::counts));
            return None;
        }
        Some(self.sum_up())
    }

    fn sum_up(&mut self) -> Review {
        let mut regrets = std::mem::take(&mut self.regrets);
        regrets.sort_by(|one, other| other.cost().total_cmp(&one.cost()).then(one.moment.cmp(&other.moment)));
        let mut told = [0; Seat::MAX];
        regrets.retain(|regret| {
            told[regret.seat.index()] += 1;
            told[regret.seat.index()] <= TOLD
        });
        Review { chances: std::mem::take(&mut self.chances), regrets }
    }
}

/// Of each seat the decisions that seem to have cost most.
fn suspects(decisions: &[Decision], sifted: &[(usize, f32)]) -> Vec<usize> {
    let mut by_cost = sifted.to_vec();
    by_cost.sort_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
    let mut taken = [0; Seat::MAX];
    by_cost.retain(|(number, _)| {
        let seat = decisions[*number].seat.index();
        taken[seat] += 1;
        taken[seat] <= CLOSER
    });
    by_cost.into_iter().map(|(number, _)| number).collect()
}

/// Every piece has randomness of its own, and the same one every time.
fn seed(moment: usize, stage: u64) -> u64 {
    (moment as u64) << 2 | stage
}
