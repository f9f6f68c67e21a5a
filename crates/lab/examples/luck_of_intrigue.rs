//! How much of the race for Primus Conspiratus (6.5) is luck of the draw. Games of `greedy` against itself are played, and of
//! every seat it is asked what it could have had at the very most: the card with the most Intrigue of each of its draws (4.1)
//! and, in each of its turns, for nothing, the Intrigue below one Legion. What rivals bought of that is taken from them. How
//! often would it have been more than any rival showed in the end, how often as much? An estimate and no bound: what the seat does
//! otherwise would change what the others draw.
//!
//! `cargo run --release --package pax-lab --example luck_of_intrigue`

use pax_bots::net::Reader;
use pax_bots::{Greedy, acting};
use pax_rules::{Action, Card, CardList, Category, Game, Legion, Seat, Seed, Setup, Step};

const GAMES: u64 = 2_000;

fn main() {
    println!("players  nocturnus  had more  as many");
    for players in 2..=Seat::MAX {
        for nocturnus in [false, true] {
            let setup = Setup::new(players).expect("2 to 8 can play").with_nocturnus(nocturnus);
            let (mut more, mut as_many) = (0, 0);
            for number in 0..GAMES {
                for (mine, theirs) in race(Seed::of_series(1, number).deal(setup, CardList::shipped())) {
                    more += u64::from(mine > theirs);
                    as_many += u64::from(mine == theirs);
                }
            }
            let share = |count: u64| 100.0 * count as f64 / (GAMES * players as u64) as f64;
            println!("{players:>7}  {nocturnus:>9}  {:>6.1} %  {:>5.1} %", share(more), share(as_many));
        }
    }
}

/// What one seat could have had.
#[derive(Clone, Copy, Default)]
struct Reach {
    /// Intrigue from its draws and from below Legions.
    symbols: u16,
    /// What it has taken in thought from below each Legion and lies there still.
    borrowed: [u16; Legion::MAX],
    /// What each rival bought of it.
    denied: [u16; Seat::MAX],
}

/// Plays a game to its end. Of every seat, the Intrigue that it could have had, and the most of a rival then.
fn race(mut game: Game) -> Vec<(u16, u16)> {
    let setup = game.setup();
    let greedy = Reader::with(&game, Greedy::default());
    let mut reaches = [Reach::default(); Seat::MAX];
    for seat in setup.seats() {
        reaches[seat.index()].symbols = most(game.legal(seat).iter().filter_map(|action| match action {
            Action::Keep { card, .. } => Some(card),
            _ => None,
        }));
    }
    let mut drawn = 0;
    while let Some(seat) = acting(&game) {
        if matches!(game.step(), Step::Place(_)) {
            drawn = drawn.max(most(game.held().flatten()));
        }
        if game.step() == Step::Buy {
            let reach = &mut reaches[seat.index()];
            reach.symbols += std::mem::take(&mut drawn);
            reach.borrow(&game);
        }
        let action = greedy.chosen(&game, seat);
        if let Action::Buy(legion) = action {
            reaches.iter_mut().for_each(|reach| reach.lose(legion, seat));
        }
        game.play(seat, action, &mut ()).expect("a legal action is accepted");
        reaches.iter_mut().for_each(|reach| reach.keep_to(&game));
    }
    let shown = |seat: Seat| u16::from(game.symbols(seat, Category::Intrigue));
    let of = |seat: Seat| {
        let reach = reaches[seat.index()];
        let rivals = setup.seats().filter(|rival| *rival != seat);
        let theirs = rivals.map(|rival| shown(rival).saturating_sub(reach.denied[rival.index()])).max();
        (reach.symbols, theirs.unwrap_or(0))
    };
    setup.seats().map(of).collect()
}

impl Reach {
    /// Takes, in thought, the most that lies below one Legion.
    fn borrow(&mut self, game: &Game) {
        let new = |legion: Legion| below(game, legion) - self.borrowed[legion.index()];
        if let Some(legion) = game.legions().max_by_key(|legion| new(*legion)) {
            let symbols = new(legion);
            self.symbols += symbols;
            self.borrowed[legion.index()] += symbols;
        }
    }

    /// Somebody buys what lies below a Legion.
    fn lose(&mut self, legion: Legion, buyer: Seat) {
        self.denied[buyer.index()] += std::mem::take(&mut self.borrowed[legion.index()]);
    }

    /// What Rome took does not lie there any more (9.1).
    fn keep_to(&mut self, game: &Game) {
        for legion in game.legions() {
            let borrowed = &mut self.borrowed[legion.index()];
            *borrowed = (*borrowed).min(below(game, legion));
        }
    }
}

fn below(game: &Game, legion: Legion) -> u16 {
    game.below(legion).map(intrigue).sum()
}

fn most(cards: impl Iterator<Item = Card>) -> u16 {
    cards.map(intrigue).max().unwrap_or(0)
}

fn intrigue(card: Card) -> u16 {
    if card.category() == Category::Intrigue { u16::from(card.symbols()) } else { 0 }
}
