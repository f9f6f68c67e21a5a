//! Random games for the laws: every mode and option, fixed seeds, and a word of which seed it was when a law breaks.

use pax_rules::{Action, Card, Deck, Event, Game, Legal, Seat, Seed, Setup, Step, Viewer, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

pub type Rng = Xoshiro256PlusPlus;

pub fn rng(seed: u64) -> Rng {
    Rng::seed_from_u64(seed)
}

/// Every mode of play with every choice of options: 96 tables.
pub fn tables() -> impl Iterator<Item = Setup> {
    Setup::every_mode().flat_map(|setup| {
        [(false, true), (true, true), (false, false), (true, false)]
            .map(|(levy, tally)| setup.with_final_levy(levy).with_open_tally(tally))
    })
}

/// Every viewer of a table but the one who sees everything.
pub fn viewers(setup: Setup) -> impl Iterator<Item = Viewer> {
    setup.seats().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// A game in progress that was dealt from a seed, with all that was done.
pub struct Playout {
    pub game: Game,
    pub deck: Deck,
    pub seed: Seed,
    pub actions: Vec<(Seat, Action)>,
    pub rng: Rng,
    name: String,
}

impl Playout {
    /// The game with this number at this table, from the shipped cards.
    pub fn new(setup: Setup, number: u64) -> Playout {
        Playout::with(setup, pax_rules::CardList::shipped(), number)
    }

    /// The same with other cards.
    pub fn with(setup: Setup, list: &'static pax_rules::CardList, number: u64) -> Playout {
        let seed = Seed::of_series(1, number);
        let deck = seed.deck(setup, list);
        let game = Game::new(setup, list, &deck).expect("a dealt deck is a deck");
        let name = format!("game {number} of {setup:?}");
        Playout { game, deck, seed, actions: Vec::new(), rng: rng(number), name }
    }

    /// Does one random action of a random seat that is awaited; `None` when the game is over.
    pub fn step(&mut self) -> Option<(Seat, Action, Vec<Event>)> {
        let awaited: Vec<Seat> = self.game.awaited().iter().collect();
        let seat = *awaited.get(self.below(awaited.len().max(1)))?;
        let action = self.choose(seat);
        let mut told = Vec::new();
        if let Err(refusal) = self.game.play(seat, action, &mut told) {
            panic!("{seat} {action} is legal and was refused: {refusal}");
        }
        self.actions.push((seat, action));
        Some((seat, action, told))
    }

    /// Mostly any action, sometimes one that brings a card on the table: else random players hardly ever come to
    /// displays in which Religion, Militia or Scouts matter.
    fn choose(&mut self, seat: Seat) -> Action {
        let game = self.game;
        let legal: Legal<'_> = game.legal(seat);
        if matches!(game.step(), Step::Play | Step::Senate { .. }) && legal.len() > 1 && self.below(4) > 0 {
            return legal.get(1 + self.below(legal.len() - 1));
        }
        if game.step() == Step::Turn && self.below(4) > 0 {
            return Action::Draw;
        }
        legal.pick(&mut self.rng)
    }

    /// Plays to the end.
    pub fn finish(&mut self) {
        while self.step().is_some() {}
    }

    pub fn below(&mut self, bound: usize) -> usize {
        below(&mut self.rng, bound as u32) as usize
    }
}

impl Drop for Playout {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}, seed {}, after {} actions:", self.name, self.seed, self.actions.len());
            for (seat, action) in &self.actions {
                eprintln!("  {seat} {action}");
            }
        }
    }
}

/// Every card of the game, wherever it lies, sorted.
pub fn all_cards(game: &Game) -> Vec<Card> {
    let mut cards: Vec<Card> = game.rome().chain(game.rome_hidden().into_iter().flatten()).collect();
    cards.extend(game.deck().flatten());
    for seat in game.setup().seats() {
        match game.step() {
            // While the opening lasts, the dealt cards are all there is, kept or not.
            Step::Opening => cards.extend(game.dealt(seat).flatten()),
            _ => cards.extend(game.hand(seat).flatten().chain(game.display(seat))),
        }
    }
    for legion in game.legions() {
        cards.extend(game.below(legion));
    }
    cards.extend(game.held().flatten());
    cards.sort_unstable();
    cards
}
