//! What is made of rivals by what they do.

use pax_bots::{Bot, BotInfo, Rivals, show};
use pax_rules::{CardList, Seat, Seed, Setup, Viewer};

/// How likely its left neighbour seems to play simply to the first seat after each round, on the average over some games in
/// which every rival is one of these.
fn thought_of(rival: &str, setup: Setup) -> Vec<f32> {
    const GAMES: u64 = 60;
    const ROUNDS: usize = 3;
    let mut thought = vec![0.0; ROUNDS];
    for number in 0..GAMES {
        let mut game = Seed::of_series(3, number).deal(setup, CardList::shipped());
        let sit = |seat: Seat| BotInfo::by_name(if seat == Seat::FIRST { "shrewd" } else { rival });
        let mut players: Vec<Box<dyn Bot>> =
            setup.seats().map(|seat| sit(seat).expect("a known name").seat(number)).collect();
        let left = Seat::FIRST.others(setup.players()).next().expect("somebody else plays");
        let mut rivals = Rivals::default();
        let mut rounds = 0;
        while let Some(seat) = game.awaited().iter().next() {
            let action = players[seat.index()].choose(&game.view(Viewer::Seat(seat)));
            // Nobody else remembers anything.
            show(&game, seat, action, std::iter::once(Some(&mut rivals)));
            game.play(seat, action, &mut ()).expect("a legal action is accepted");
            if usize::from(game.round()) > rounds + 1 && rounds < ROUNDS {
                thought[rounds] += rivals.simple(left) / GAMES as f32;
                rounds += 1;
            }
        }
    }
    thought
}

#[test]
fn what_rivals_do_tells_who_they_are() {
    let night = Setup::new(3).expect("three can play").with_nocturnus(true);
    for setup in [2, 4, 6].map(|players| Setup::new(players).expect("so many can play")).into_iter().chain([night]) {
        let (simple, shrewd) = (thought_of("greedy", setup), thought_of("shrewd", setup));
        let told = format!("{simple:?} of simple rivals and {shrewd:?} of shrewd ones in {setup:?}");
        assert!(simple.is_sorted() && shrewd.is_sorted_by(|before, after| before > after), "{told}");
        assert!(simple[2] > 0.8 && shrewd[2] < 0.2, "{told}");
    }
}

#[test]
fn what_a_seat_does_itself_says_nothing_of_its_rivals() {
    let setup = Setup::new(2).expect("two can play");
    let mut game = Seed::of_series(3, 0).deal(setup, CardList::shipped());
    let mut player = BotInfo::by_name("greedy").expect("a known name").seat(1);
    let mut rivals = Rivals::default();
    while game.round() < 2 {
        let seat = game.awaited().iter().next().expect("the game is not over in its first round");
        let action = player.choose(&game.view(Viewer::Seat(seat)));
        if seat == Seat::FIRST {
            rivals.note(&game.view(Viewer::Seat(Seat::FIRST)), Seat::FIRST, action);
        }
        game.play(seat, action, &mut ()).expect("a legal action is accepted");
    }
    assert_eq!(rivals, Rivals::default());
}
