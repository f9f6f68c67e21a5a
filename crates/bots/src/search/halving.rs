//! Sequential halving: choices are tried in turn, and half of them are dropped again and again, so that most of the time
//! goes into telling the best two apart. Where one is plainly the best, no more time is spent. Some of the time goes into looking
//! for a better way to go on after each.

use pax_rules::Action;

use crate::{Budget, Weighed};

/// A choice has been tried so often before it can be plain that it is the best: by then tries look some rounds ahead.
const LOOKED: u32 = 150;

/// So many standard errors the best is ahead of every other when it is plain.
const PLAIN: f32 = 3.0;

/// Whether it is plain is asked after every so many deals.
const ASKED: u32 = 15;

/// From this try of a choice on a better way to go on after it is looked for, with every so many tries.
const LOOKS_FURTHER: u32 = 30;
const FURTHER: u32 = 2;

/// What is tried.
pub trait Trial<D> {
    /// What comes of a choice in a deal, from 0 to 1, where it was tried so often before.
    fn try_out(&mut self, deal: D, action: Action, before: u32) -> f32;

    /// Looks in this deal for a better way to go on after the choice; false where there is nothing to look for.
    fn look_further(&mut self, deal: D, action: Action, before: u32) -> bool;
}

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
    /// By how much it came out apart from the first choice of its stage in the same deals, squared and added up: its part in
    /// the error of a comparison.
    apart: f32,
}

impl Halving {
    /// Every choice with its chance, the best first. A choice comes with an opinion of it, from 0 to 1. All choices of a stage
    /// meet the same deals, so that luck cancels.
    pub fn weigh<D: Copy>(
        self,
        choices: impl Iterator<Item = (Action, f32)>,
        mut deal: impl FnMut() -> D,
        trial: &mut impl Trial<D>,
    ) -> Vec<Weighed> {
        let mut candidates: Vec<Candidate> =
            choices.map(|(action, opinion)| Candidate { action, opinion, tries: 0, sum: 0.0, apart: 0.0 }).collect();
        candidates.sort_by(|a, b| b.opinion.total_cmp(&a.opinion));
        if candidates.len() > 1 {
            self.halve(&mut candidates, &mut deal, trial);
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
    fn halve<D: Copy>(self, candidates: &mut [Candidate], deal: &mut impl FnMut() -> D, trial: &mut impl Trial<D>) {
        let mut left = candidates.len().min(self.tried);
        let stages = usize::BITS - (left - 1).leading_zeros();
        for stage in 0..stages {
            let mut meter = self.budget.part(stage, stages).start();
            let mut plain = false;
            'stage: while !plain {
                let deal = deal();
                let mut first = None;
                for candidate in &mut candidates[..left] {
                    if !meter.one_more(1) {
                        break 'stage;
                    }
                    let worth = trial.try_out(deal, candidate.action, candidate.tries);
                    candidate.sum += worth;
                    candidate.apart += (worth - *first.get_or_insert(worth)).powi(2);
                    candidate.tries += 1;
                    // Not counted: what strays from the best way known says nothing of how good that is.
                    let further = candidate.tries >= LOOKS_FURTHER && candidate.tries.is_multiple_of(FURTHER);
                    if further && trial.look_further(deal, candidate.action, candidate.tries) && !meter.one_more(1) {
                        break 'stage;
                    }
                }
                plain = candidates[0].tries.is_multiple_of(ASKED) && self.is_plain(&candidates[..left]);
            }
            candidates[..left].sort_by(|a, b| self.chance(b).total_cmp(&self.chance(a)));
            if plain {
                return;
            }
            left = left.div_ceil(2).max(2);
        }
    }

    /// Whether one of them is better than all others beyond doubt.
    fn is_plain(self, candidates: &[Candidate]) -> bool {
        let Some(best) = candidates.iter().max_by(|a, b| self.chance(a).total_cmp(&self.chance(b))) else {
            return false;
        };
        let error = |candidate: &Candidate| candidate.apart / (candidate.tries as f32).powi(2);
        let behind =
            |other: &Candidate| self.chance(best) - self.chance(other) > PLAIN * (error(best) + error(other)).sqrt();
        best.tries >= LOOKED && candidates.iter().filter(|other| other.action != best.action).all(behind)
    }

    fn chance(self, candidate: &Candidate) -> f32 {
        (candidate.sum + self.opinion * candidate.opinion) / (candidate.tries as f32 + self.opinion)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use pax_rules::Action;

    use super::{Budget, Halving, LOOKED, Trial};

    /// Drawing brings the same in every deal, looking what luck says.
    struct Luck {
        drawing: f32,
    }

    impl Trial<u32> for Luck {
        fn try_out(&mut self, luck: u32, action: Action, _: u32) -> f32 {
            match action {
                Action::Draw => self.drawing,
                _ => f32::from((luck >> 16) as u16) / 65_536.0,
            }
        }

        fn look_further(&mut self, _: u32, _: Action, _: u32) -> bool {
            false
        }
    }

    /// How often two choices were tried in all, of 6,000 times at most, if the first is ahead by so much and luck is in a deal.
    fn tries(ahead: f32) -> u32 {
        let deals = Cell::new(0_u32);
        let luck = || {
            deals.set(deals.get() + 1);
            deals.get().wrapping_mul(0x9e37_79b9)
        };
        let halving = Halving { tried: 12, opinion: 30.0, budget: Budget::Iterations(6_000) };
        let choices = [(Action::Draw, 0.5), (Action::Look, 0.5)].into_iter();
        let weighed = halving.weigh(choices, luck, &mut Luck { drawing: 0.5 + ahead });
        assert_eq!(weighed[0].action == Action::Draw, ahead > 0.0, "{ahead} ahead");
        weighed.iter().map(|choice| choice.tries).sum()
    }

    #[test]
    fn what_is_plain_is_not_tried_on() {
        assert_eq!(tries(0.3), 2 * LOOKED);
        assert_eq!(tries(-0.3), 2 * LOOKED);
        let less_plain = tries(0.04);
        assert!((2 * LOOKED + 1..6_000).contains(&less_plain), "{less_plain}");
    }

    #[test]
    fn what_is_close_has_all_the_time() {
        assert_eq!(tries(0.003), 6_000);
    }
}
