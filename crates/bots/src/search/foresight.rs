//! The strong player's search. It deals itself games that its view allows and plays each of its choices out to the end in
//! every one of them, all seats playing as `greedy` would from what each of them could know. The choices meet the same
//! deals, so that luck cancels, and half of them are dropped again and again, so that most of the time goes into telling
//! the best two apart.
//!
//! Played to the end there is nothing left to judge: the result is the rules' own. It works the same for any number of
//! players, with Nocturnus, and alone.

use pax_rules::{Action, Category, Game, Outcome, Sampler, Seat, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::acting;
use super::halving::Halving;
use crate::greedy::Lot;
use crate::{Bot, Budget, Greedy, Weighed};

/// How many choices are tried at all: those that `greedy` likes best.
const TRIED: usize = 10;

/// How much `greedy`'s own opinion weighs, in tries.
const OPINION: f32 = 30.0;

/// What `greedy` has no opinion about (3.2): drawing is taken to be this much better than looking.
const DRAW: f32 = 0.5;
const LOOK: f32 = 0.35;

/// The searching player.
#[derive(Clone, Debug)]
pub struct Foresight {
    budget: Budget,
    greedy: Greedy,
    rng: Xoshiro256PlusPlus,
}

impl Foresight {
    pub(crate) const NAME: &str = "foresight";

    /// A player whose choices follow from the seed, if the budget is in iterations.
    pub fn new(budget: Budget, seed: u64) -> Foresight {
        Foresight { budget, greedy: Greedy::default(), rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// Every legal action with its chance, the best first.
    pub fn weigh(&mut self, view: &View) -> Vec<Weighed> {
        let sampler = Sampler::new(view);
        self.weigh_in(view, |rng| sampler.deal(rng))
    }

    /// The same in deals from elsewhere: the laboratory asks so what it would be worth to see all cards.
    pub fn weigh_in(&mut self, view: &View, mut deal: impl FnMut(&mut Xoshiro256PlusPlus) -> Game) -> Vec<Weighed> {
        let seat = view.seat().expect("only a seat is asked to choose");
        let all = Lot::all(view);
        let opinions = self.greedy.opinions(&all, view, seat, view.legal());
        let choices = opinions.map(|(action, worth)| (action, opinion(action, worth)));
        let search = Search { all: &all, greedy: &self.greedy, seat };
        let halving = Halving { tried: TRIED, opinion: OPINION, budget: self.budget };
        halving.weigh(choices, || deal(&mut self.rng), |game, action| search.try_out(game, action))
    }
}

impl Bot for Foresight {
    fn name(&self) -> &str {
        Foresight::NAME
    }

    fn choose(&mut self, view: &View) -> Action {
        let legal = view.legal();
        if legal.len() == 1 {
            return legal.get(0);
        }
        self.weigh(view)[0].action
    }
}

/// What `greedy` thinks of a choice, from 0 to 1.
fn opinion(action: Action, worth: f32) -> f32 {
    match action {
        Action::Draw => DRAW,
        Action::Look => LOOK,
        Action::Keep { .. }
        | Action::Hand(_)
        | Action::Below(..)
        | Action::Under(_)
        | Action::Buy(_)
        | Action::Play(_)
        | Action::Surrender(_)
        | Action::Pass => worth.clamp(0.0, 1.0),
    }
}

struct Search<'a> {
    all: &'a Lot,
    greedy: &'a Greedy,
    seat: Seat,
}

impl Search<'_> {
    /// What comes of an action in this deal.
    fn try_out(&self, mut game: Game, action: Action) -> f32 {
        game.play(self.seat, action, &mut ()).expect("a legal action is accepted");
        while let Some(actor) = acting(&game) {
            let action = self.greedy.best_of(self.all, &game, actor, game.legal(actor));
            game.play(actor, action, &mut ()).expect("a legal action is accepted");
        }
        let outcome = game.reckoning();
        let won = outcome.winners.contains(self.seat);
        let share = if won { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        0.5 * share + 0.5 * nearness(&game, &outcome, self.seat)
    }
}

/// How near a finished game came to being won, from 0 to 1. Counted beside the bare result it tells choices apart with far
/// fewer tries: a marker missed by one Intrigue is not the same as one missed by five.
fn nearness(game: &Game, outcome: &Outcome, seat: Seat) -> f32 {
    let setup = game.setup();
    let mine = &outcome.scores[seat.index()];
    if let Some(goal) = setup.solo_goal() {
        let missing = setup.categories().len() as f32 - f32::from(mine.shown);
        return likely(f32::from(mine.above_rome) + 0.5 - goal as f32) * (-0.7 * missing).exp(); // 10.2
    }
    let rome = likely((outcome.rome_holds as f32 + 0.5 - setup.rome_needs() as f32) / 0.7); // 9.7
    let rivals = || setup.seats().filter(|rival| *rival != seat);
    let intrigue = |seat: Seat| f32::from(game.strength(seat, Category::Intrigue));
    let claim = intrigue(seat) - rivals().map(intrigue).fold(0.0, f32::max);
    let marker = likely((claim + if mine.conspirator { 0.5 } else { -0.5 }) / 0.7); // 6.5
    let best = rivals().map(|rival| outcome.scores[rival.index()].points()).max().unwrap_or(0);
    let lead = likely((f32::from(mine.points()) - f32::from(best)) / 3.0); // 9.8
    rome * marker + (1.0 - rome) * lead
}

fn likely(margin: f32) -> f32 {
    1.0 / (1.0 + (-margin).exp())
}
