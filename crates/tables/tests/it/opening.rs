//! The opening is simultaneous: nobody waits for nobody.

use pax_rules::Seat;
use pax_tables::*;

use crate::house::*;

#[test]
fn r2_4_the_order_of_choosing_makes_no_difference() {
    let orders: [[usize; 4]; 4] = [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]];
    let games: Vec<_> = orders
        .iter()
        .map(|order| {
            let mut house = House::started(draft(setup(4), 9), 9);
            for number in order {
                house.act_like(seat(*number), "keep");
            }
            *house.table.true_game().unwrap()
        })
        .collect();
    for game in &games {
        for viewer in Seat::all(4) {
            let viewer = pax_rules::Viewer::Seat(viewer);
            assert_eq!(game.view(viewer), games[0].view(viewer));
        }
    }
}

#[test]
fn r2_4_nobody_keeps_twice_and_all_clocks_run() {
    let mut draft = draft(setup(3), 2);
    draft.time = TimeControl::Live { bank: 60, increment: 0 };
    let mut house = House::started(draft, 2);
    house.at = house.at.after(1_000);
    house.act_like(seat(1), "keep");
    house.at = house.at.after(2_000);
    let left = |house: &House, n| house.table.time_left(seat(n), house.at).unwrap();
    assert_eq!([0, 1, 2].map(|n| left(&house, n)), [57_000, 59_000, 57_000]);
    let denied = house.act(seat(1), "keep W1@1").unwrap_err();
    assert_eq!(denied.code(), "already_kept");
    assert_eq!(denied.rules(), Some("2.4"));
}

#[test]
fn a_choice_sent_twice_is_made_once() {
    let mut house = House::started(draft(setup(2), 2), 2);
    house.act_like(seat(0), "keep");
    house.act_like(seat(1), "keep");
    house.act_like(seat(0), "draw");
    house.act_like(seat(0), "hand");
    house.act_like(seat(0), "under");
    house.act_like(seat(0), "legion");
    let after = house.table.view_for(Who::Person(ADA), None, house.at).you.after as u32;
    let pass = Command::Act { seat: seat(0), action: action("pass"), after: Some(after) };
    house.tell(pass.clone(), Who::Person(ADA)).unwrap();
    let twice = house.tell(pass, Who::Person(ADA)).unwrap_err();
    assert_eq!(twice, Denied::Stale { meant: 5, has: 6 });
    assert_eq!(house.table.true_game().unwrap().step(), pax_rules::Step::Play, "buying is passed, playing is not");
}
