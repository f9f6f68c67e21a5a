//! Over many positions that nobody would play to on purpose.

use pax_bots::{Bot, Budget, Greedy, Level, levels, net::Bare};
use pax_rules::{CardList, Game, Setup, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Positions with a choice that each of the two quick players is asked about.
const POSITIONS: u32 = 50_000;

#[test]
fn no_choice_is_illegal_in_100_000_random_positions() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let (mut greedy, mut bare) = (Greedy::default(), Bare::new(8));
    let strongest: &Level = levels().last().expect("there are levels");
    let mut strongest = strongest.thinking(Budget::Iterations(1), 8);
    let mut asked = 0;
    while asked < POSITIONS {
        for setup in Setup::every_mode() {
            let mut game = Game::deal(setup, CardList::shipped(), &mut rng);
            while let Some(seat) = game.awaited().iter().next() {
                let legal = game.legal(seat);
                let action = legal.pick(&mut rng);
                if legal.len() > 1 {
                    asked += 1;
                    let view = game.view(Viewer::Seat(seat));
                    let ask = |bot: &mut dyn Bot| {
                        let choice = bot.choose(&view);
                        assert!(legal.contains(choice), "{} chose {choice} in {setup:?}", bot.name());
                    };
                    ask(&mut greedy);
                    ask(&mut bare);
                    // Several whole games a choice: now and then is enough.
                    if asked % 400 == 0 {
                        ask(&mut strongest);
                    }
                }
                game.play(seat, action, &mut ()).expect("a legal action is accepted");
            }
        }
    }
}
