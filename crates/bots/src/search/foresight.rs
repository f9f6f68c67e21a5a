//! The strong player's search. It deals itself games that its view allows, hidden cards by what players tend to hold and to
//! slip under, and plays each of its choices on in every one of them, all seats playing from what each of them could know: its
//! own thinking every turn to its end ([`Thorough`]), every other as `shrewd` would in haste or as `greedy`, as
//! often as what it has done so far speaks for either ([`Rivals`]). A try ends after some rounds, where the network says what the table is worth: so it is quick and tells much.
//! The more often a choice was tried, the further they go, for the network errs less there, so that more time brings more truth; and
//! the turn under way goes on as earlier tries of the same choice found best ([`Plan`]). The choices meet the same deals, so that
//! luck cancels, and half of them are dropped again and again, so that most of the time goes into telling the best two apart.

use std::sync::Arc;

use pax_rules::{Action, Game, Sampler, Seat, SeatSet, Step, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::acting;
use super::halving::{Halving, Trial};
use super::leanings::{Lair, Leanings};
use super::plan::{Manner, Plan, Readers};
use crate::net::{Mind, Policy, Quick, Reader, Thorough};
use crate::{Bot, Budget, Greedy, Rivals, Weighed};

/// How many choices are tried at all: those of the best first opinion.
const TRIED: usize = 12;

/// How much the first opinion weighs, in tries: one try tells little beside it.
const OPINION: f32 = 30.0;

/// How much of a chance to win one unit of the first opinion is: measured, choices differ by far less than it thinks.
pub(super) const SLOPE: f32 = 0.09;

/// How many rounds a try is played on after the turn under way, while a choice was tried less often than this; after that it
/// goes to the end of the game. The fewer rounds, the less luck there is in a try and the more the network errs (docs/decisions
/// 0015 has the measurements): early tries find out what is no good, late ones which of the best is better.
const ROUNDS: [(u32, usize); 4] = [(30, 1), (100, 2), (300, 3), (1_000, 5)];

/// The searching player.
#[derive(Clone, Debug)]
pub struct Foresight {
    budget: Budget,
    /// Another network than the shipped one.
    network: Option<Arc<Quick>>,
    rng: Xoshiro256PlusPlus,
    rivals: Rivals,
    /// Its memory is taken with the first choice and kept.
    plan: Option<Plan>,
}

impl Foresight {
    pub(crate) const NAME: &str = "foresight";

    /// A player whose choices follow from the seed, if the budget is in iterations.
    pub fn new(budget: Budget, seed: u64) -> Foresight {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        Foresight { budget, network: None, rng, rivals: Rivals::default(), plan: None }
    }

    /// With this in mind of its rivals.
    #[must_use]
    pub fn among(mut self, rivals: Rivals) -> Foresight {
        self.rivals = rivals;
        self
    }

    /// With another network.
    #[must_use]
    pub fn with(mut self, network: Arc<Quick>) -> Foresight {
        self.network = Some(network);
        self
    }

    /// Every legal action with its chance, the best first.
    pub fn weigh(&mut self, view: &View) -> Vec<Weighed> {
        let sampler = Sampler::new(view);
        // Who is alone has nobody to guess at.
        let Some(leanings) = Leanings::found(view.setup()) else {
            return self.weigh_in(view, |rng, _| sampler.deal(rng));
        };
        let rows = leanings.by_kind(view);
        self.weigh_in(view, |rng, simple| {
            sampler.deal_leaning(rng, |place| Lair::of(view, place, simple).map(|lair| &rows[lair.index()][..]))
        })
    }

    /// The same in deals from elsewhere, which are told the seats that play simply: the laboratory asks so what it would be
    /// worth to see all cards.
    pub fn weigh_in(
        &mut self,
        view: &View,
        mut deal: impl FnMut(&mut Xoshiro256PlusPlus, SeatSet) -> Game,
    ) -> Vec<Weighed> {
        let seat = view.seat().expect("only a seat is asked to choose");
        let network = self.network.as_deref().unwrap_or_else(|| Quick::shipped(view.setup()));
        let shrewd = Reader::new(view);
        // Any deal will do: only what the seat knows of it is looked at.
        let any = deal(&mut self.rng, SeatSet::default());
        let worths = Policy { network, reader: &shrewd }.weigh(&any, seat);
        let best = worths.iter().map(|(_, worth)| *worth).fold(f32::NEG_INFINITY, f32::max);
        let now = shrewd.between(&any, seat);
        let level = network.judge(&now).win;
        // Who plans only for rivals as shrewd as itself is often surprised by simpler ones.
        let guess = self.rivals.guess(seat, &network.simple(&now));
        let choices = worths.iter().map(|&(action, worth)| (action, (level + SLOPE * (worth - best)).max(0.0)));
        let plan = self.plan.get_or_insert_with(|| Plan::with_room(self.budget));
        plan.clear();
        let readers = Readers { hasty: Reader::with(view, Greedy::hasty()), shrewd: &shrewd };
        let mut search = Search { network, readers, simple: Reader::with(view, Greedy::default()), seat, plan };
        let halving = Halving { tried: TRIED, opinion: OPINION, budget: self.budget };
        let deal = || {
            let simple = guess.draw(&mut self.rng);
            (deal(&mut self.rng, simple), simple)
        };
        halving.weigh(choices, deal, &mut search)
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

    fn rivals(&mut self) -> Option<&mut Rivals> {
        Some(&mut self.rivals)
    }
}

struct Search<'a> {
    network: &'a Quick,
    readers: Readers<'a>,
    /// Plays on for those who play simply.
    simple: Reader,
    seat: Seat,
    plan: &'a mut Plan,
}

/// A game that the view allows, and the seats that play simply in it.
type Deal = (Game, SeatSet);

impl Trial<Deal> for Search<'_> {
    fn try_out(&mut self, deal: Deal, action: Action, before: u32) -> f32 {
        self.play_on(deal, action, before, Manner::Best).expect("the best way known is always gone to its end")
    }

    fn look_further(&mut self, deal: Deal, action: Action, before: u32) -> bool {
        self.play_on(deal, action, before, Manner::Curious).is_some()
    }
}

impl Search<'_> {
    /// Who plays on for the seat itself.
    fn own(&self) -> Thorough<'_, Quick> {
        Thorough { network: self.network, shrewd: self.readers.shrewd, hasty: &self.readers.hasty }
    }

    /// What comes of an action in this deal after so many tries in others; nothing if it was curious and found no reason to
    /// leave the best way known, which was tried already.
    fn play_on(&mut self, (mut game, simple): Deal, action: Action, before: u32, manner: Manner) -> Option<f32> {
        let rounds = ROUNDS.iter().find(|(tries, _)| before < *tries).map(|(_, rounds)| *rounds);
        let turns = rounds.map_or(usize::MAX, |rounds| rounds * game.setup().players());
        let mut under_way = (game.turn(), game.round());
        let mut begun = 0;
        self.plan.enter(action, self.seat, game.turn() == Some(self.seat));
        game.play(self.seat, action, &mut ()).expect("a legal action is accepted");
        let worth = loop {
            let Some(actor) = acting(&game) else { break game.reckoning().share_of(self.seat) };
            if game.step() == Step::Turn && (game.turn(), game.round()) != under_way {
                under_way = (game.turn(), game.round());
                begun += 1;
                self.plan.leave();
                if manner == Manner::Curious && !self.plan.strayed() {
                    return None;
                }
                if begun > turns {
                    break self.network.judge(&self.readers.shrewd.between(&game, self.seat)).win;
                }
            }
            let action = if actor == self.seat {
                let planned = self.plan.next(&game, actor, manner, &self.readers);
                planned.unwrap_or_else(|| self.own().best(&game, actor))
            } else if simple.contains(actor) {
                self.simple.chosen(&game, actor)
            } else {
                self.readers.hasty.chosen(&game, actor)
            };
            game.play(actor, action, &mut ()).expect("a legal action is accepted");
        };
        if manner == Manner::Curious && !self.plan.strayed() {
            return None;
        }
        self.plan.learn(worth);
        Some(worth)
    }
}
