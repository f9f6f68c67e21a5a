//! The order in which a command is carried out, driven by hand.

use std::sync::Arc;

use pax_tables::*;

use crate::house::*;

/// A started table of two, of whom the first is asked.
fn started() -> (House, Command) {
    let house = House::started(draft(setup(2), 3), 3);
    let keep = house.legal(seat(0))[0];
    (house, Command::Act { seat: seat(0), action: keep, after: Some(0) })
}

fn stored(want: Want) -> (AppliedEntry, bool) {
    match want {
        Want::Append { step, keyed } => (step, keyed),
        other => panic!("expected an append, got {other:?}"),
    }
}

#[test]
fn stored_then_shown_then_answered() {
    let (house, command) = started();
    let before = house.table.version();
    let mut carrier = Carrier::new(command, Who::Person(ADA), true);
    let (step, keyed) = stored(carrier.begin(&house.table, house.at));
    assert!(keyed);
    let state = step.state.clone();
    let Want::Publish(step) = carrier.next(&house.table, house.at, Answered::Appended(step)) else { panic!() };
    let Want::Acknowledge(version) = carrier.next(&step.state, house.at, Answered::Done) else { panic!() };
    assert_eq!((version, state.version()), (before + 1, before + 1));
}

#[test]
fn a_conflict_is_decided_anew_with_the_key() {
    let (mut house, command) = started();
    let mut carrier = Carrier::new(command, Who::Person(ADA), true);
    let (first, _) = stored(carrier.begin(&house.table, house.at));
    assert!(matches!(carrier.next(&house.table, house.at, Answered::Conflict), Want::Reload));
    house.act_like(seat(1), "keep");
    let (again, keyed) = stored(carrier.next(&house.table, house.at, Answered::Reloaded { moved: true }));
    assert!(keyed);
    assert_eq!(again.state.version(), first.state.version() + 1);
}

#[test]
fn a_repetition_gets_the_first_answer() {
    let (mut house, command) = started();
    house.tell(command.clone(), Who::Person(ADA)).unwrap();
    let mut carrier = Carrier::new(command, Who::Person(ADA), true);
    assert!(matches!(carrier.begin(&house.table, house.at), Want::Find));
    assert!(matches!(carrier.next(&house.table, house.at, Answered::Found(Some(4))), Want::Reload));
    let answer = carrier.next(&house.table, house.at, Answered::Reloaded { moved: false });
    assert!(matches!(answer, Want::Acknowledge(4)));
}

#[test]
fn a_refusal_is_given_only_by_a_table_that_is_up_to_date() {
    let (mut house, command) = started();
    let behind = Arc::new(house.table.clone());
    house.tell(command, Who::Person(ADA)).unwrap();
    house.act_like(seat(1), "keep");
    let draw = Command::Act { seat: seat(0), action: action("draw"), after: None };
    let mut carrier = Carrier::new(draw, Who::Person(ADA), false);
    assert!(matches!(carrier.begin(&behind, house.at), Want::Reload));
    stored(carrier.next(&house.table, house.at, Answered::Reloaded { moved: true }));

    let pass = Command::Act { seat: seat(0), action: action("pass"), after: None };
    let mut carrier = Carrier::new(pass, Who::Person(ADA), false);
    assert!(matches!(carrier.begin(&house.table, house.at), Want::Reload));
    let refused = carrier.next(&house.table, house.at, Answered::Reloaded { moved: false });
    assert!(matches!(refused, Want::Deny(Denied::Refused(_))), "{refused:?}");
}

#[test]
fn a_table_that_never_rests_is_given_up() {
    let (house, command) = started();
    let mut carrier = Carrier::new(command, Who::Person(ADA), false);
    let mut want = carrier.begin(&house.table, house.at);
    let mut appends = 0;
    while let Want::Append { .. } = want {
        appends += 1;
        assert!(matches!(carrier.next(&house.table, house.at, Answered::Conflict), Want::Reload));
        want = carrier.next(&house.table, house.at, Answered::Reloaded { moved: true });
    }
    assert!(matches!(want, Want::GiveUp), "{want:?}");
    assert_eq!(appends, 8);
}

#[test]
fn a_command_of_two_entries_is_answered_with_the_second() {
    let mut house = House::new(draft(setup(2), 3), 3);
    let join = Command::Join { seat: Some(seat(0)), name: name("Ada"), invitation: None };
    house.tell(join, Who::Person(ADA)).unwrap();
    let mut carrier = Carrier::new(Command::Leave { seat: seat(0) }, Who::Person(ADA), true);
    let (step, keyed) = stored(carrier.begin(&house.table, house.at));
    assert!(keyed);
    let Want::Publish(left) = carrier.next(&house.table, house.at, Answered::Appended(step)) else { panic!() };
    let (step, keyed) = stored(carrier.next(&left.state, house.at, Answered::Done));
    assert!(!keyed);
    let Want::Publish(gone) = carrier.next(&left.state, house.at, Answered::Appended(step)) else { panic!() };
    assert_eq!(gone.state.phase(), Phase::Abandoned);
    let answer = carrier.next(&gone.state, house.at, Answered::Done);
    assert!(matches!(answer, Want::Acknowledge(version) if version == gone.state.version()));
}
