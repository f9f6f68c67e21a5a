//! Stepping through a record.

use pax_rules::{Game, Record, Seat, Seed, Setup, Viewer};
use pax_terminal::Errand;
use pax_words::Language;
use ratatui::crossterm::event::KeyCode;

use crate::theatre::{Theatre, UNICODE};

/// A game in which everybody does the first thing that is allowed.
fn record() -> Record {
    let setup = Setup::new(3).expect("three");
    let (seed, list) = (Seed::of_series(7, 0), pax_rules::CardList::shipped());
    let mut game: Game = seed.deal(setup, list);
    let mut actions = Vec::new();
    while let Some(seat) = game.awaited().iter().next() {
        let action = game.legal(seat).get(0);
        game.play(seat, action, &mut ()).expect("legal");
        actions.push((seat, action));
    }
    Record::new(&game, seed.deck(setup, list), actions)
}

#[test]
fn a_record_goes_on_and_back_and_runs_to_its_end() {
    let record = record();
    let all = record.actions.len();
    let errand = Errand::WatchRecord { record: Box::new(record), viewer: Viewer::Everything };
    let mut theatre = Theatre::still(errand, UNICODE, Language::English);
    assert!(theatre.text(80, 24).contains(&format!("Moment 0 of {all}")));
    let first = theatre.text(80, 24);
    for _ in 0..5 {
        theatre.press_still(KeyCode::Right);
    }
    assert!(theatre.text(80, 24).contains(&format!("Moment 5 of {all}")), "{}", theatre.text(80, 24));
    for _ in 0..7 {
        theatre.press_still(KeyCode::Left);
    }
    assert_eq!(theatre.text(80, 24), first);
    theatre.press(KeyCode::Char(' '));
    assert!(theatre.text(80, 40).contains("Points, had it ended then"), "{}", theatre.text(80, 40));
}

#[test]
fn a_seat_sees_its_own_hand_only() {
    let viewer = Viewer::Seat(Seat::new(1).expect("a seat"));
    let errand = Errand::WatchRecord { record: Box::new(record()), viewer };
    let mut theatre = Theatre::still(errand, UNICODE, Language::English);
    assert!(theatre.text(80, 24).contains("The camp of Gaius"), "{}", theatre.text(80, 24));
    theatre.type_still("t");
    let text = theatre.text(100, 40);
    assert!(text.contains("Opening: "), "{text}");
}
