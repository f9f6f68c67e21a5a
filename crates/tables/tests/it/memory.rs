//! A memory brought up to date step by step is the memory made at once, also when something was taken back.

use pax_rules::{Action, Seat, View};
use pax_tables::*;

use crate::house::*;

type Deeds = Vec<(Seat, String)>;

fn note(deeds: &mut Deeds, view: &View, actor: Seat, action: Action) {
    assert!(view.is_awaited(actor), "the view is from just before");
    deeds.push((actor, action.to_string()));
}

#[test]
fn a_kept_memory_is_the_same_as_a_new_one() {
    for seed in 0..6 {
        let mut house = House::started(draft(setup(3), seed), seed);
        let mut kept: Option<Memory<Deeds>> = None;
        while house.table.phase() == Phase::Playing {
            house.step();
            for number in 0..3 {
                if let Some(back_to) = house.table.undo_limit(seat(number)).filter(|_| house.chance(7)) {
                    let undo = Command::Undo { seat: seat(number), back_to: back_to as u32 };
                    house.tell(undo, Who::Person(person(number))).unwrap();
                }
            }
            // Sometimes several steps are noted at once.
            if house.chance(2) {
                kept = Memory::of(&house.table, seat(1), kept, note);
                let anew: Option<Memory<Deeds>> = Memory::of(&house.table, seat(1), None, note);
                assert_eq!(kept.as_ref().unwrap().held(), anew.unwrap().held());
            }
        }
        assert!(kept.unwrap().held().len() > 20);
    }
}

#[test]
fn what_is_remembered_is_not_noted_again() {
    let mut house = House::started(draft(setup(2), 1), 1);
    let mut noted = 0;
    let mut kept: Option<Memory<()>> = None;
    while house.table.phase() == Phase::Playing {
        house.step();
        kept = Memory::of(&house.table, seat(0), kept, |(), _, _, _| noted += 1);
    }
    let mut at_once = 0;
    Memory::<()>::of(&house.table, seat(0), None, |(), _, _, _| at_once += 1);
    assert_eq!(noted, at_once);
}

#[test]
fn every_seat_has_a_memory_of_its_own() {
    let mut house = House::started(draft(setup(3), 2), 2);
    let memories = Memories::<Deeds>::default();
    assert!(memories.of(&House::new(draft(setup(3), 2), 2).table, seat(0), note).is_empty(), "before the start");
    for _ in 0..60 {
        house.step();
        for number in 0..3 {
            let anew: Memory<Deeds> = Memory::of(&house.table, seat(number), None, note).unwrap();
            assert_eq!(&memories.of(&house.table, seat(number), note), anew.held());
        }
    }
    let mut noted = 0;
    memories.of(&house.table, seat(0), |_, _, _, _| noted += 1);
    assert_eq!(noted, 0, "all of it was known");
}
