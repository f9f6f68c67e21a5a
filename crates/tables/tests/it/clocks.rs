//! Clocks, row by row.

use pax_tables::*;

use crate::house::*;

fn live(bank: u32, increment: u32) -> TimeControl {
    TimeControl::Live { bank, increment }
}

fn timed(time: TimeControl) -> House {
    let mut draft = draft(setup(2), 4);
    draft.time = time;
    House::started(draft, 4)
}

fn left(house: &House) -> [u64; 2] {
    [0, 1].map(|n| house.table.time_left(seat(n), house.at).unwrap())
}

/// Two seats open at once, then seat 0 has a turn, then seat 1. Each row is a wait in ms and an action, and what both
/// clocks show right after it.
fn check(time: TimeControl, rows: &[(u64, usize, &str, [u64; 2])]) -> House {
    let mut house = timed(time);
    for (number, (wait, who, action, clocks)) in rows.iter().enumerate() {
        house.at = house.at.after(*wait);
        house.act_like(seat(*who), action);
        assert_eq!(left(&house), *clocks, "row {number}: {action}");
    }
    house
}

const TURN: [&str; 6] = ["draw", "hand", "under", "legion", "pass", "pass"];

#[test]
fn a_live_bank_pays_for_ones_own_time_and_earns_the_increment_at_the_end_of_a_turn() {
    let mut rows = vec![(1_000, 0, "keep", [64_000, 59_000]), (2_000, 1, "keep", [64_000, 62_000])];
    let mut own = 64_000;
    for (number, action) in TURN.iter().enumerate() {
        own -= 500;
        own += if number == 5 { 5_000 } else { 0 };
        rows.push((500, 0, action, [own, 62_000]));
    }
    rows.push((1_000, 1, "look", [66_000, 66_000]));
    check(live(60, 5), &rows);
}

#[test]
fn correspondence_gives_fresh_hours_for_every_turn() {
    let hour = 3_600_000;
    let mut rows = vec![(1_000, 0, "keep", [hour - 1_000, hour - 1_000]), (2_000, 1, "keep", [hour, hour - 3_000])];
    for (number, action) in TURN.iter().enumerate() {
        let own = hour - 1_000 * (number as u64 + 1);
        rows.push((1_000, 0, action, [own, if number == 5 { hour } else { hour - 3_000 }]));
    }
    // Seat 1 ends the round and seat 0 begins the next one.
    rows.push((5_000, 1, "look", [hour, hour - 5_000]));
    check(TimeControl::Correspondence { hours: 1 }, &rows);
}

#[test]
fn without_a_clock_nothing_is_ever_due_but_a_computer_player() {
    let mut house = timed(TimeControl::Untimed);
    assert_eq!((house.table.due(), house.table.time_left(seat(0), house.at)), (None, None));
    house.tell(Command::Resign { seat: seat(1) }, Who::Person(BEN)).unwrap();
    let due = house.table.due().unwrap();
    assert_eq!((due.seat, due.cause, due.at), (seat(1), Cause::ComputersTurn, house.at));
    assert_eq!(house.table.due_at(), Some(house.at));
}

#[test]
fn what_is_due_is_the_first_clock_to_run_out() {
    let mut house = timed(live(60, 0));
    let due = house.table.due().unwrap();
    assert_eq!((due.at, due.cause), (Moment(61_000), Cause::ClockRunsOut));
    house.act_like(seat(0), "keep");
    assert_eq!(house.table.due().unwrap().seat, seat(1));
    house.at = Moment(60_999);
    let early = house.tell(Command::TimeOut { seat: seat(1) }, Who::House).unwrap_err();
    assert_eq!(early, Denied::TimeLeft { seat: seat(1), millis: 1 });
    house.at = Moment(61_000);
    let late = house.act(seat(1), "keep W1@1").unwrap_err();
    assert_eq!(late, Denied::TimeIsUp(seat(1)));
    house.tell(Command::TimeOut { seat: seat(1) }, Who::House).unwrap();
    assert_eq!(house.table.due().unwrap().cause, Cause::ComputersTurn);
    let again = house.tell(Command::TimeOut { seat: seat(1) }, Who::House).unwrap_err();
    assert_eq!(again, Denied::NotAsked(seat(1)));
}

#[test]
fn the_clocks_begin_with_the_game() {
    let mut draft = draft(setup(2), 4);
    draft.time = live(60, 0);
    let mut house = House::new(draft, 4);
    house.fill();
    assert_eq!(house.table.time_left(seat(0), house.at), None);
    house.at = house.at.after(3_600_000);
    house.tell(Command::Start, Who::Person(ADA)).unwrap();
    assert_eq!(left(&house), [60_000, 60_000]);
}

#[test]
fn a_house_clock_that_jumps_back_costs_nobody_anything() {
    let mut house = timed(live(60, 0));
    house.at = Moment(500);
    house.act_like(seat(0), "keep");
    assert_eq!(left(&house), [60_000, 60_000]);
    assert_eq!(house.table.now(), Moment(1_000));
}

#[test]
fn hours_in_which_no_server_was_awake_are_not_on_the_house_clock() {
    // The server went down at 3 s of the house clock and woke, however much later, at 3 s of the house clock.
    let mut house = timed(live(60, 0));
    house.at = Moment(3_000);
    house.act_like(seat(0), "keep");
    house.table = house.refolded();
    assert_eq!(left(&house), [58_000, 58_000]);
    assert_eq!(house.table.due_at(), Some(Moment(61_000)));
}

#[test]
fn undo_takes_the_increment_back_and_gives_the_next_seat_its_time_back() {
    let mut house = timed(live(60, 5));
    house.act_like(seat(0), "keep");
    house.act_like(seat(1), "keep");
    for action in TURN {
        house.at = house.at.after(1_000);
        house.act_like(seat(0), action);
    }
    assert_eq!(left(&house), [64_000, 65_000]);
    house.at = house.at.after(7_000);
    assert_eq!(left(&house), [64_000, 58_000]);
    let back_to = house.table.actions() as u32 - 1;
    house.tell(Command::Undo { seat: seat(0), back_to }, Who::Person(ADA)).unwrap();
    assert_eq!(left(&house), [59_000, 65_000]);
    house.at = house.at.after(1_000);
    assert_eq!(left(&house), [58_000, 65_000]);
}

#[test]
fn undo_in_the_opening_leaves_the_others_clocks_alone() {
    let mut house = timed(live(60, 5));
    house.at = house.at.after(1_000);
    house.act_like(seat(0), "keep");
    house.at = house.at.after(1_000);
    house.tell(Command::Undo { seat: seat(0), back_to: 0 }, Who::Person(ADA)).unwrap();
    assert_eq!(left(&house), [59_000, 58_000]);
}

#[test]
fn keeping_and_taking_back_earns_nothing() {
    let mut house = timed(live(60, 5));
    for _ in 0..20 {
        house.act_like(seat(0), "keep");
        house.tell(Command::Undo { seat: seat(0), back_to: 0 }, Who::Person(ADA)).unwrap();
    }
    assert_eq!(left(&house), [60_000, 60_000]);
}
