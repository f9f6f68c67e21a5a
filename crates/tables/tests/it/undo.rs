//! Undo never crosses a reveal or another seat's action, and restores exactly.

use pax_rules::{Event, Setup};
use pax_tables::*;

use crate::house::*;

/// The moments one could go back to, kept beside the table in the plainest way.
struct Trail {
    /// The table before each action, as long as nothing was shown and nobody else acted.
    before: Vec<TableState>,
    seat: Option<pax_rules::Seat>,
}

#[test]
fn undo_goes_back_exactly_as_far_as_nothing_was_shown_and_nobody_else_acted() {
    let mut longest = 0;
    for (number, setup) in Setup::every_mode().enumerate() {
        let mut house = House::started(draft(setup, number as u64), number as u64);
        let mut trail = Trail { before: Vec::new(), seat: None };
        while house.table.phase() == Phase::Playing {
            let before = house.table.clone();
            let happenings = house.step();
            let Some(Happening::Acted { seat, events }) = happenings.first() else { panic!("{happenings:?}") };
            if trail.seat != Some(*seat) {
                trail = Trail { before: Vec::new(), seat: Some(*seat) };
            }
            trail.before.push(before);
            if events.iter().any(Event::reveals) {
                trail.before.clear();
            }
            longest = longest.max(trail.before.len());

            let actions = house.table.actions();
            for other in setup.seats() {
                let open = trail.seat == Some(other) && !trail.before.is_empty();
                let limit = open.then(|| actions - trail.before.len());
                assert_eq!(house.table.undo_limit(other), limit, "seat {other} after {actions} of mode {number}");
            }
            let Some(undoer) = trail.seat.filter(|_| !trail.before.is_empty()) else { continue };
            if !house.chance(3) {
                continue;
            }
            let depth = 1 + {
                let all: Vec<usize> = (0..trail.before.len()).collect();
                house.pick(&all)
            };
            let back_to = actions - depth;
            let mover = house.mover(undoer);
            house.tell(Command::Undo { seat: undoer, back_to: back_to as u32 }, mover).unwrap();
            let then = &trail.before[trail.before.len() - depth];
            assert_eq!(house.table.true_game(), then.true_game());
            assert_eq!(house.table.actions(), then.actions());
            assert_eq!(house.table.undo_limit(undoer), then.undo_limit(undoer));
            trail.before.truncate(trail.before.len() - depth);
        }
        house.table.finished().unwrap().record.check().unwrap();
    }
    assert!(longest >= 3, "the random games took back at most {longest}");
}

/// A game in which seat 0 has kept, so that its choice can still be taken back.
fn kept() -> House {
    let mut house = House::started(draft(setup(2), 1), 1);
    house.act_like(seat(0), "keep");
    house
}

#[test]
fn a_kept_card_can_be_taken_back_until_another_seat_acts() {
    let mut house = kept();
    house.tell(Command::Undo { seat: seat(0), back_to: 0 }, Who::Person(ADA)).unwrap();
    assert_eq!(house.table.actions(), 0);
    house.act_like(seat(0), "keep");
    house.act_like(seat(1), "keep");
    let denied = house.tell(Command::Undo { seat: seat(0), back_to: 0 }, Who::Person(ADA)).unwrap_err();
    assert_eq!(denied, Denied::NothingToUndo);
}

#[test]
fn undo_says_how_far() {
    let mut house = kept();
    let undo = |house: &mut House, back_to| house.tell(Command::Undo { seat: seat(0), back_to }, Who::Person(ADA));
    assert_eq!(undo(&mut house, 1), Err(Denied::NothingToUndo));
    assert_eq!(undo(&mut house, u32::MAX), Err(Denied::NothingToUndo));
    house.act_like(seat(1), "keep");
    house.act_like(seat(0), "draw");
    house.act_like(seat(0), "hand");
    house.act_like(seat(0), "under");
    house.act_like(seat(0), "legion");
    // The card below the Legion was news to everybody.
    assert_eq!(undo(&mut house, 5), Err(Denied::NothingToUndo));
    house.act(seat(0), "pass").unwrap();
    house.act(seat(0), "pass").unwrap();
    assert_eq!(undo(&mut house, 3), Err(Denied::UndoTooFar { limit: 6 }));
    undo(&mut house, 6).unwrap();
    assert_eq!(house.table.true_game().unwrap().step(), pax_rules::Step::Buy);
}

#[test]
fn others_cannot_take_back_for_me() {
    let mut house = kept();
    let denied = house.tell(Command::Undo { seat: seat(0), back_to: 0 }, Who::Person(BEN)).unwrap_err();
    assert_eq!(denied, Denied::NotYourSeat(seat(0)));
}

#[test]
fn a_computer_players_actions_stand() {
    let mut house = House::started(draft(setup(2), 1), 1);
    house.act_like(seat(0), "keep");
    house.tell(Command::Resign { seat: seat(0) }, Who::Person(ADA)).unwrap();
    assert_eq!(house.table.undo_limit(seat(0)), None);
}

#[test]
fn undos_have_an_end() {
    let mut house = House::started(draft(setup(2), 1), 1);
    for _ in 0..MOST_UNDOS {
        house.act_like(seat(0), "keep");
        house.tell(Command::Undo { seat: seat(0), back_to: 0 }, Who::Person(ADA)).unwrap();
    }
    house.act_like(seat(0), "keep");
    let denied = house.tell(Command::Undo { seat: seat(0), back_to: 0 }, Who::Person(ADA)).unwrap_err();
    assert_eq!(denied, Denied::TooManyUndos);
    house.play_out();
}
