//! Sequential halving: choices are tried in turn, and half of them are dropped again and again, so that most of the time
//! goes into telling the best two apart.

use pax_rules::Action;

use crate::{Budget, Weighed};

/// How choices are compared.
#[derive(Clone, Copy, Debug)]
pub struct Halving {
    /// How many choices are tried at all: those of the best opinion.
    pub tried: usize,
    /// How much the opinion weighs, in tries.
    pub opinion: f32,
    pub budget: Budget,
}

/// A choice and what became of it.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    action: Action,
    opinion: f32,
    tries: u32,
    sum: f32,
}

impl Halving {
    /// Every choice with its chance, the best first. A choice comes with an opinion of it, from 0 to 1. All choices of a stage
    /// meet the same deals, so that luck cancels; what comes of a choice in a deal, where it was tried so often before, is from
    /// 0 to 1 too.
    pub fn weigh<D: Copy>(
        self,
        choices: impl Iterator<Item = (Action, f32)>,
        mut deal: impl FnMut() -> D,
        try_out: impl Fn(D, Action, u32) -> f32,
    ) -> Vec<Weighed> {
        let mut candidates: Vec<Candidate> =
            choices.map(|(action, opinion)| Candidate { action, opinion, tries: 0, sum: 0.0 }).collect();
        candidates.sort_by(|a, b| b.opinion.total_cmp(&a.opinion));
        if candidates.len() > 1 {
            self.halve(&mut candidates, &mut deal, &try_out);
        }
        // What was dropped early was tried less, and its luck never had time to run out: nothing is told to be better than
        // what was found to be better than it.
        let mut ceiling = 1.0_f32;
        let weighed = candidates.iter().map(|candidate| {
            ceiling = ceiling.min(self.chance(candidate));
            Weighed { action: candidate.action, tries: candidate.tries, chance: ceiling }
        });
        weighed.collect()
    }

    /// Every stage spends the same, and the better half goes on.
    fn halve<D: Copy>(
        self,
        candidates: &mut [Candidate],
        deal: &mut impl FnMut() -> D,
        try_out: &impl Fn(D, Action, u32) -> f32,
    ) {
        let mut left = candidates.len().min(self.tried);
        let stages = usize::BITS - (left - 1).leading_zeros();
        for stage in 0..stages {
            let mut meter = self.budget.part(stage, stages).start();
            'stage: loop {
                let deal = deal();
                for candidate in &mut candidates[..left] {
                    if !meter.one_more(1) {
                        break 'stage;
                    }
                    candidate.sum += try_out(deal, candidate.action, candidate.tries);
                    candidate.tries += 1;
                }
            }
            candidates[..left].sort_by(|a, b| self.chance(b).total_cmp(&self.chance(a)));
            left = left.div_ceil(2).max(2);
        }
    }

    fn chance(self, candidate: &Candidate) -> f32 {
        (candidate.sum + self.opinion * candidate.opinion) / (candidate.tries as f32 + self.opinion)
    }
}
