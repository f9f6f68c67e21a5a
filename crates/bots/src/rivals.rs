//! What a seat makes of its rivals. Each is taken to play as `greedy` would or as `shrewd`, and whatever it does in the open
//! speaks for one or the other: both are put into its place, in deals that agree with what the seat saw, and the more of them
//! do the same, the likelier that is who sits there. Who searches plays its rivals accordingly.

use arrayvec::ArrayVec;
use pax_rules::{Action, Game, Sampler, Seat, SeatSet, Step, View, Viewer};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::net::{Players, Reader};
use crate::{Greedy, unit};

/// In so many deals both are asked what they would do.
const ASKED: usize = 16;

/// So many are dealt at most: a card that the rival turned out to hold is seldom dealt to it.
const DEALT: usize = 4 * ASKED;

/// Added to how many did the same: no single deed proves anything.
const DOUBT: f32 = 0.7;

/// How likely all rivals are of one kind, before anything is known of them: friends who learnt together, or one level.
const ALIKE: f32 = 0.7;

/// How much it counts beside that what the network makes of how a rival stands: in part both say the same.
const STANDING: f32 = 0.5;

/// What a seat remembers of how its rivals played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rivals {
    /// By seat, what speaks for a simple player: the logarithm of how many times likelier it is to have done all this.
    simple: [f32; Seat::MAX],
}

impl Rivals {
    /// Somebody else is about to do this in the open ([`Action::is_open`]); the view is the seat's own, from just before. What is
    /// noted follows from the two alone.
    pub fn note(&mut self, view: &View, rival: Seat, action: Action) {
        // What is bought and what is played tells most. What else is done in the open depends on cards just drawn.
        if !matches!(view.step(), Step::Buy | Step::Play) || view.seat() == Some(rival) {
            return;
        }
        let (simple, shrewd) = (Reader::with(view, Greedy::default()), Reader::with(view, Greedy::hasty()));
        let sampler = Sampler::new(view);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
        let deals = (0..DEALT).map(|_| sampler.deal(&mut rng));
        let (mut of_simple, mut of_shrewd) = (DOUBT, DOUBT);
        for deal in deals.filter(|deal| deal.legal(rival).contains(action)).take(ASKED) {
            of_simple += f32::from(u8::from(simple.chosen(&deal, rival) == action));
            of_shrewd += f32::from(u8::from(shrewd.chosen(&deal, rival) == action));
        }
        self.simple[rival.index()] += (of_simple / of_shrewd).ln();
    }

    /// How likely this rival plays simply, by what it did itself.
    pub fn simple(&self, rival: Seat) -> f32 {
        likely(self.simple[rival.index()])
    }

    /// What to think of everybody else at the table. By how they stand, each plays simply with a chance of `standing`, from the
    /// seat's left on.
    pub(crate) fn guess(&self, seat: Seat, standing: &Players) -> Guess {
        let chance = |(rival, standing): (Seat, &f32)| {
            let odds = STANDING * (standing / (1.0 - standing)).ln() + self.simple[rival.index()];
            (rival, likely(odds))
        };
        let chances: ArrayVec<(Seat, f32), { Seat::MAX }> =
            seat.others(standing.len() + 1).zip(standing).map(chance).collect();
        let all = 0.5 * ALIKE * chances.iter().map(|(_, chance)| chance).product::<f32>();
        let none = 0.5 * ALIKE * chances.iter().map(|(_, chance)| 1.0 - chance).product::<f32>();
        let mixed = (1.0 - ALIKE) * 0.5_f32.powi(chances.len() as i32);
        Guess { chances, all, none, mixed }
    }
}

fn likely(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// Lets everybody who cares see what a seat is about to do, if it is done in the open: each as the own seat sees the table.
/// `all` are the memories of the seats in their order.
pub fn show<'a>(game: &Game, actor: Seat, action: Action, all: impl Iterator<Item = Option<&'a mut Rivals>>) {
    if !action.is_open() {
        return;
    }
    for (seat, rivals) in game.setup().seats().zip(all).filter(|(seat, _)| *seat != actor) {
        if let Some(rivals) = rivals {
            rivals.note(&game.view(Viewer::Seat(seat)), actor, action);
        }
    }
}

/// Who may sit at a table.
#[derive(Clone, Debug)]
pub(crate) struct Guess {
    /// How likely each rival plays simply, for itself.
    chances: ArrayVec<(Seat, f32), { Seat::MAX }>,
    /// What speaks for a table where all rivals do, where none does, and where each is of its own kind.
    all: f32,
    none: f32,
    mixed: f32,
}

impl Guess {
    /// Those who play simply, as likely as it is.
    pub fn draw(&self, rng: &mut impl Rng) -> SeatSet {
        let table = unit(rng) * (self.all + self.none + self.mixed);
        let plays_simply =
            |(_, chance): &&(Seat, f32)| table < self.all || table >= self.all + self.none && unit(rng) < *chance;
        self.chances.iter().filter(plays_simply).map(|(rival, _)| *rival).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Guess, Players, Rivals, Seat};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    /// A table of four where nobody's standing says anything.
    fn guess(rivals: &Rivals) -> Guess {
        rivals.guess(Seat::FIRST, &Players::from_iter([0.5; 3]))
    }

    fn shares(guess: &Guess) -> ([f32; 3], f32) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let (mut each, mut all) = ([0.0; 3], 0.0);
        for _ in 0..10_000 {
            let drawn = guess.draw(&mut rng);
            for (share, place) in each.iter_mut().zip(1..) {
                *share += f32::from(u8::from(drawn.contains(Seat::new(place).expect("a seat")))) / 10_000.0;
            }
            all += f32::from(u8::from(drawn.len() == 3)) / 10_000.0;
        }
        (each, all)
    }

    #[test]
    fn of_strangers_half_are_simple_and_often_all_are_alike() {
        let (each, all) = shares(&guess(&Rivals::default()));
        assert!(each.iter().all(|share| (share - 0.5).abs() < 0.02), "{each:?}");
        // Half of the tables where all are alike, and an eighth of those where each is for itself.
        assert!((all - 0.3875).abs() < 0.02, "{all}");
    }

    #[test]
    fn what_two_have_shown_speaks_for_the_third() {
        let shown = Rivals { simple: [0.0, 2.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0] };
        let (each, _) = shares(&guess(&shown));
        assert!(each[0] > 0.93 && each[2] > 0.75, "{each:?}");
        let one_otherwise = Rivals { simple: [0.0, 6.0, 6.0, -6.0, 0.0, 0.0, 0.0, 0.0] };
        let (each, _) = shares(&guess(&one_otherwise));
        assert!(each[0] > 0.95 && each[1] > 0.95 && each[2] < 0.05, "{each:?}");
    }
}
