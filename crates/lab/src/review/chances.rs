//! Who was likely to win, as somebody watching could have judged it: games that agree with what a spectator saw are
//! dealt and played on by computer players.

use pax_bots::{Bot, Greedy};
use pax_rules::{Game, Outcome, Sampler, Victor, View, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

/// Everybody's chances between two rounds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Chances {
    /// Rounds played.
    pub round: u16,
    /// Each seat's chance to win the game, 0 to 1; a shared victory counts in part.
    pub seats: Vec<f32>,
    /// The chance that Rome prevails.
    pub rome: f32,
}

impl Chances {
    /// Once the game is over there is no doubt left.
    pub(super) fn settled(round: u16, outcome: &Outcome) -> Chances {
        let mut tally = Tally::new(outcome.scores.len());
        tally.count(outcome);
        tally.chances(round)
    }

    /// By so many games played on from what a spectator knows.
    pub(super) fn judged(round: u16, view: &View, deals: u32, seed: u64) -> Chances {
        let sampler = Sampler::new(view);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut tally = Tally::new(view.setup().players());
        for _ in 0..deals.max(1) {
            let mut game = sampler.deal(&mut rng);
            play_on(&mut game);
            tally.count(&game.reckoning());
        }
        tally.chances(round)
    }
}

/// To the end, everybody by what they know.
fn play_on(game: &mut Game) {
    let mut player = Greedy::shrewd();
    while let Some(seat) = game.to_act().or_else(|| game.awaited().iter().next()) {
        let action = player.choose(&game.view(Viewer::Seat(seat)));
        game.play(seat, action, &mut ()).expect("a computer player's choice is legal");
    }
}

/// Games counted.
struct Tally {
    seats: Vec<f32>,
    rome: f32,
    games: f32,
}

impl Tally {
    fn new(players: usize) -> Tally {
        Tally { seats: vec![0.0; players], rome: 0.0, games: 0.0 }
    }

    fn count(&mut self, outcome: &Outcome) {
        for seat in outcome.winners.iter() {
            self.seats[seat.index()] += outcome.share_of(seat);
        }
        self.rome += f32::from(u8::from(outcome.victor == Victor::Rome));
        self.games += 1.0;
    }

    fn chances(self, round: u16) -> Chances {
        let games = self.games.max(1.0);
        Chances { round, seats: self.seats.iter().map(|won| won / games).collect(), rome: self.rome / games }
    }
}
