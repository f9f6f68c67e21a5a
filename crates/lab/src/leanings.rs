//! Leanings are counted here: what lies in the hands of players and what they slip under the deck, in many games between simple
//! and shrewd ones, against what chance would put there.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::thread;

use pax_bots::leanings::{Catalogue, Count, Hidden, Lair, Leanings};
use pax_bots::net::Reader;
use pax_bots::{Greedy, acting};
use pax_rules::{Card, CardList, Game, Place, Seat, SeatSet, Seed, Setup, Step, View, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Games that are looked at, of every mode.
#[derive(Clone, Copy, Debug)]
pub struct Census {
    pub list: &'static CardList,
    /// Of each mode.
    pub games: u64,
    pub seed: u64,
}

impl Census {
    /// The leanings of all modes. The same on any number of threads: what is counted are whole numbers and shares of a deck,
    /// game by game in their order.
    pub fn count(&self, threads: NonZeroUsize, mut each: impl FnMut(Setup)) -> Catalogue {
        let mut catalogue = Catalogue::default();
        for players in 2..=Seat::MAX {
            for nocturnus in [false, true] {
                let setup = Setup::new(players).expect("2 to 8 can play").with_nocturnus(nocturnus);
                catalogue.put(setup, self.mode(setup, threads));
                each(setup);
            }
        }
        catalogue
    }

    fn mode(&self, setup: Setup, threads: NonZeroUsize) -> Leanings {
        /// Parts that are added up in their order, so that it does not matter who counted them.
        const PARTS: u64 = 16;
        let part = |part: u64| {
            let mut counted = Counted::default();
            (part * self.games / PARTS..(part + 1) * self.games / PARTS)
                .for_each(|number| self.game(setup, number, &mut counted));
            counted
        };
        let mut parts: Vec<(u64, Counted)> = thread::scope(|scope| {
            let work =
                |worker: u64| (worker..PARTS).step_by(threads.get()).map(|at| (at, part(at))).collect::<Vec<_>>();
            let workers: Vec<_> = (0..threads.get() as u64).map(|worker| scope.spawn(move || work(worker))).collect();
            workers.into_iter().flat_map(|worker| worker.join().expect("games are played to their end")).collect()
        });
        parts.sort_by_key(|(at, _)| *at);
        let mut all = Counted::default();
        for (lair, count) in parts.iter().flat_map(|(_, counted)| counted) {
            all.entry(*lair).or_default().add(count);
        }
        Leanings::new(|lair| all.get(&lair).copied().unwrap_or_default().leaning())
    }

    /// One game: every seat looks at the table before each of its turns.
    fn game(&self, setup: Setup, number: u64, counted: &mut Counted) {
        let mut rng = Xoshiro256PlusPlus::from_seed(*Seed::of_series(self.seed, number).bytes());
        let mut game = Game::deal(setup, self.list, &mut rng);
        let simple: SeatSet = setup.seats().filter(|_| below(&mut rng, 2) == 0).collect();
        let players = [Reader::new(&game), Reader::with(&game, Greedy::default())];
        while let Some(seat) = acting(&game) {
            if game.step() == Step::Turn {
                look(&game, seat, simple, counted);
            }
            let action = players[usize::from(simple.contains(seat))].chosen(&game, seat);
            game.play(seat, action, &mut ()).expect("a legal action is accepted");
        }
    }
}

type Counted = BTreeMap<Lair, Count>;

/// Counts what the seat cannot see.
fn look(game: &Game, seat: Seat, simple: SeatSet, counted: &mut Counted) {
    let view = game.view(Viewer::Seat(seat));
    let cards = hidden(game, &view, seat);
    let all = Hidden::new(cards.iter().map(|(card, _)| *card));
    for (card, place) in cards {
        if let Some(lair) = Lair::of(game, place, simple) {
            counted.entry(lair).or_default().count(card, &all);
        }
    }
}

/// The cards that the seat does not know, and where they are. Those that were set aside (2.1) are not among them: they are like
/// all others.
fn hidden(game: &Game, view: &View, seat: Seat) -> Vec<(Card, Place)> {
    let mut cards = Vec::new();
    for rival in game.setup().seats().filter(|rival| *rival != seat) {
        let mut unknown: Vec<Card> = game.hand(rival).flatten().collect();
        for card in view.hand(rival).flatten() {
            let at = unknown.iter().position(|other| *other == card);
            unknown.swap_remove(at.expect("what is known to be in a hand is in it"));
        }
        cards.extend(unknown.into_iter().map(|card| (card, Place::Hand(rival))));
    }
    for (at, (card, known)) in game.deck().flatten().zip(view.deck()).enumerate() {
        if known.is_none() {
            cards.push((card, Place::Deck { below: game.deck_len() - 1 - at }));
        }
    }
    if !game.looked().contains(seat) {
        cards.extend(game.rome_hidden().into_iter().flatten().map(|card| (card, Place::Other)));
    }
    cards
}
