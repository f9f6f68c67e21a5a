//! Fixed series with wide margins: a change that makes the player a fool fails, a change of taste does not.

use pax_rules::{Seat, Setup, SoloLevel};

use crate::play;

/// Victories of `greedy` over `random` in a series.
fn wins(setup: Setup, games: u64) -> f64 {
    share("greedy", "random", setup, games)
}

/// A player's victories in a series against others, its seat moving on with every game.
fn share(player: &str, others: &str, setup: Setup, games: u64) -> f64 {
    let mut wins = 0.0;
    for number in 0..games {
        let mine = Seat::new(number as usize % setup.players()).expect("a seat of the table");
        let bots: Vec<&str> = setup.seats().map(|seat| if seat == mine { player } else { others }).collect();
        wins += f64::from(play(setup, number, &bots, |_, _| true).share_of(mine));
    }
    wins / games as f64
}

#[test]
fn greedy_beats_random_95_times_in_100_at_two_players() {
    for setup in [false, true].map(|nocturnus| Setup::new(2).expect("two can play").with_nocturnus(nocturnus)) {
        let share = wins(setup, 200);
        assert!(share >= 0.95, "{share} of the games of {setup:?}");
    }
}

#[test]
fn greedy_stands_out_at_larger_tables() {
    for (players, least) in [(4, 0.85), (7, 0.8)] {
        let share = wins(Setup::new(players).expect("so many can play"), 40);
        assert!(share >= least, "{share} of the games at {players} players");
    }
}

#[test]
fn r10_2_greedy_pursues_the_solitaire_goal() {
    // Random play meets the first goal in 6 games of 100.
    for (nocturnus, least) in [(false, 0.85), (true, 0.7)] {
        let level = SoloLevel::new(1).expect("the campaign has a first game");
        let share = wins(Setup::solitaire(level).with_nocturnus(nocturnus), 60);
        assert!(share >= least, "{share} of the first games, Nocturnus {nocturnus}");
    }
}

#[test]
fn what_was_found_by_play_is_better_than_what_was_put_by_hand() {
    let two = Setup::new(2).expect("two can play");
    for (setup, games, least) in
        [(two, 600, 0.70), (two.with_nocturnus(true), 600, 0.74), (Setup::new(4).expect("four can play"), 400, 0.28)]
    {
        let share = share("shrewd", "greedy", setup, games);
        assert!(share >= least, "{share} of the games of {setup:?}");
    }
}

#[test]
fn who_thinks_a_turn_to_its_end_is_far_above_greedy() {
    for (players, games, least) in [(2, 600, 0.72), (4, 400, 0.31)] {
        let share = share("thorough", "greedy", Setup::new(players).expect("so many can play"), games);
        assert!(share >= least, "{share} of the games at {players} players");
    }
}

#[test]
fn haste_costs_little() {
    for (players, games, least) in [(2, 600, 0.68), (4, 400, 0.27)] {
        let share = share("hasty", "greedy", Setup::new(players).expect("so many can play"), games);
        assert!(share >= least, "{share} of the games at {players} players");
    }
}
