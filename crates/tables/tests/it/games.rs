//! Whole games in every mode, driven by commands of which many make no sense.

use pax_rules::Setup;
use pax_tables::*;
use rand_core::Rng;

use crate::house::*;

/// Anything somebody could send, sensible or not.
fn garbage(house: &mut House) -> (Command, Who) {
    let seat = {
        let n = house.rng.next_u32() as usize % 8;
        seat(n)
    };
    let words = [
        "pass",
        "draw",
        "look",
        "buy 1",
        "buy 9",
        "hand W1@1",
        "legion 1 A2@4",
        "under I1@1",
        "play F1@2",
        "surrender L1@1",
        "keep W1@1 open W1@1",
    ];
    let action = action(house.pick(&words));
    let number = house.rng.next_u32() % 64;
    let commands = [
        Command::Join { seat: Some(seat), name: name("Nemo"), invitation: None },
        Command::Join { seat: None, name: name("Nemo"), invitation: Some(InvitationHash::new([3; 32])) },
        Command::Leave { seat },
        Command::GiveSeat { seat, level: level("random"), name: name("Verres") },
        Command::Start,
        Command::Act { seat, action, after: None },
        Command::Act { seat, action, after: Some(number) },
        Command::Undo { seat, back_to: number },
        Command::Undo { seat, back_to: (house.table.actions() as u32).saturating_sub(1) },
        Command::Return { seat },
        Command::TimeOut { seat },
        Command::TakeHint { seat },
        Command::Rematch { table: table_id("again") },
    ];
    let command = commands[house.rng.next_u32() as usize % commands.len()].clone();
    let who = [Who::Anonymous, Who::Person(person(seat.index())), Who::Person(PersonId(99)), Who::Computer, Who::House];
    (command, house.pick(&who))
}

pub fn every_table() -> impl Iterator<Item = Draft> {
    let options = Setup::every_mode().chain([setup(3).with_final_levy(true).with_open_tally(false)]);
    options.enumerate().map(|(number, setup)| {
        let mut draft = draft(setup, number as u64);
        draft.time = match number % 3 {
            0 => TimeControl::Untimed,
            1 => TimeControl::Live { bank: 60, increment: 5 },
            _ => TimeControl::Correspondence { hours: 2 },
        };
        if setup.players() > 2 {
            draft.seats[1] = computer();
        }
        draft.pass_and_play = number % 5 == 4;
        draft
    })
}

/// Plays to the end with garbage in between; time passes, clocks run out, people come back.
fn play_wildly(house: &mut House) {
    let mut steps = 0;
    while house.table.phase() == Phase::Playing {
        steps += 1;
        assert!(steps < 100_000, "a game comes to an end");
        house.at = house.at.after(u64::from(house.rng.next_u32() % 4_000));
        if house.chance(3) {
            let (command, who) = garbage(house);
            let before = house.table.clone();
            if house.tell(command, who).is_err() {
                assert_eq!(house.table, before, "a refusal changes nothing");
            }
        }
        if house.chance(400) {
            house.at = house.at.after(3 * 3_600_000);
        }
        if let Some(Due { seat, cause: Cause::ClockRunsOut, at }) = house.table.due()
            && at <= house.at
        {
            house.tell(Command::TimeOut { seat }, Who::House).unwrap();
        }
        let timed_out = house.table.doc().rules().seats().find(|s| house.table.hands(*s) == Some(Hands::TimedOut));
        if let Some(seat) = timed_out.filter(|_| house.chance(5)) {
            let Some(Sitter::Person { person, .. }) = house.table.sitter(seat).cloned() else {
                panic!("a person's seat")
            };
            house.tell(Command::Return { seat }, Who::Person(person)).unwrap();
        }
        if house.table.phase() == Phase::Playing {
            let seat = {
                let awaited = house.awaited();
                house.pick(&awaited)
            };
            let action = {
                let legal = house.legal(seat);
                house.pick(&legal)
            };
            match house.act(seat, &action.to_string()) {
                Ok(_) | Err(Denied::TimeIsUp(_)) => {}
                Err(other) => panic!("{action} of seat {seat}: {other}"),
            }
        }
    }
}

#[test]
fn every_mode_is_played_to_its_end_through_garbage_and_refolds_to_the_same_table() {
    for (number, draft) in every_table().enumerate() {
        for seed in 0..3 {
            let mut house = House::started(draft.clone(), 100 * number as u64 + seed);
            play_wildly(&mut house);
            assert_eq!(house.refolded(), house.table, "table {number}, seed {seed}");
            let finished = house.table.finished().expect("a finished table leaves something behind");
            finished.record.check().unwrap_or_else(|fault| panic!("table {number}, seed {seed}: {fault}"));
            pax_rules::Record::parse(&finished.record_json()).unwrap();
        }
    }
}

#[test]
fn every_prefix_of_a_log_refolds_to_the_table_of_that_moment() {
    let mut draft = draft(setup(3), 1);
    draft.time = TimeControl::Live { bank: 60, increment: 5 };
    let mut house = House::started(draft, 1);
    while house.table.phase() == Phase::Playing && house.log.len() < 120 {
        house.at = house.at.after(500);
        house.step();
        let seat = house.awaited().first().copied();
        if let Some(seat) = seat.filter(|_| house.chance(4)) {
            let mover = house.mover(seat);
            let back_to = (house.table.actions() as u32).saturating_sub(1);
            let _ = house.tell(Command::Undo { seat, back_to }, mover);
        }
        assert_eq!(house.refolded(), house.table);
    }
}

#[test]
fn gathering_through_garbage_refolds_too() {
    for seed in 0..20 {
        let mut draft = draft(setup(4), seed);
        draft.pass_and_play = seed % 2 == 0;
        let mut house = House::new(draft, seed);
        for _ in 0..400 {
            house.at = house.at.after(10);
            let (command, who) = garbage(&mut house);
            let _ = house.tell(command, who);
        }
        assert_eq!(house.refolded(), house.table, "seed {seed}");
        assert!(house.table.version() <= MOST_GATHERING + 1);
    }
}

#[test]
fn an_entry_that_cannot_be_changes_nothing() {
    let mut house = House::started(draft(setup(2), 3), 3);
    let before = house.table.clone();
    let entries = [
        Entry::Started,
        Entry::Joined { person: BEN, name: name("Ben"), seat: seat(0) },
        Entry::Left { seat: seat(0) },
        Entry::Abandoned,
        Entry::Acted { seat: seat(0), action: action("draw"), by: By::Person(ADA) },
        Entry::Acted { seat: seat(0), action: action("draw"), by: By::Computer },
        Entry::Acted { seat: seat(7), action: action("draw"), by: By::Person(ADA) },
        Entry::Undone { seat: seat(0), back_to: 0 },
        Entry::Undone { seat: seat(7), back_to: 0 },
        Entry::Returned { seat: seat(0) },
        Entry::Returned { seat: seat(7) },
        Entry::HintTaken { seat: seat(7), actions: 0 },
        Entry::Rematched { table: table_id("x") },
    ];
    for entry in entries {
        assert!(house.table.apply(&entry, Moment(9_999_999)).is_err(), "{entry:?}");
        assert_eq!(house.table, before, "{entry:?}");
    }
}

#[test]
fn a_table_stays_small() {
    // The live value, and its parts on the heap: game, checkpoint, chairs, two bytes per action.
    assert!(size_of::<TableState>() <= 256, "{}", size_of::<TableState>());
    assert!(size_of::<pax_rules::Game>() <= 1024);
    let mut house = House::started(draft(setup(8).with_nocturnus(true), 5), 5);
    house.play_out();
    assert!(house.table.actions() < 4_000, "{} actions, two bytes each", house.table.actions());
}
