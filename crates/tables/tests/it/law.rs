//! The law as a matrix: every deed, by everybody, in every phase.

use std::fmt::Write;

use expect_test::expect;
use pax_tables::*;

use crate::house::*;

const SEAT: Who = Who::Person(PersonId(2));
const RIVAL: Who = Who::Person(PersonId(3));
const CREATOR: Who = Who::Person(PersonId(77));
const FORMER: Who = Who::Person(PersonId(50));
const OTHER: Who = Who::Person(PersonId(99));

/// A table made by 77, who does not sit; 2 has seat 0, 3 has seat 1, 50 came and went.
fn table(public: bool, phase: Phase) -> TableState {
    let mut draft = draft(setup(2), 1);
    draft.creator = PersonId(77);
    draft.public = public;
    draft.invitation = Some(InvitationHash::new([1; 32]));
    let mut house = House::new(draft, 1);
    let join =
        |n| Command::Join { seat: Some(seat(n)), name: name("N"), invitation: Some(InvitationHash::new([1; 32])) };
    house.tell(join(0), SEAT).unwrap();
    house.tell(join(1), FORMER).unwrap();
    house.tell(Command::Leave { seat: seat(1) }, FORMER).unwrap();
    house.tell(join(1), RIVAL).unwrap();
    match phase {
        Phase::Gathering => {}
        Phase::Abandoned => drop(house.tell(Command::Close, CREATOR).unwrap()),
        Phase::Playing | Phase::Finished => drop(house.tell(Command::Start, CREATOR).unwrap()),
    }
    if phase == Phase::Finished {
        house.play_out();
    }
    assert_eq!(house.table.phase(), phase);
    house.table
}

fn deeds(invited: bool) -> [Deed; 15] {
    let seat = seat(0);
    [
        Deed::Watch { invited },
        Deed::Join { invited },
        Deed::Leave(seat),
        Deed::GiveSeat(seat),
        Deed::Start,
        Deed::Close,
        Deed::Act(seat),
        Deed::Undo(seat),
        Deed::Resign(seat),
        Deed::Return(seat),
        Deed::TimeOut(seat),
        Deed::TakeHint(seat),
        Deed::Rematch,
        Deed::ReadRecord { invited },
        Deed::Talk,
    ]
}

/// Columns: the four phases, g p f a; a dot where it is not allowed.
fn matrix(public: bool, invited: bool) -> String {
    let people = [
        ("anonymous", Who::Anonymous),
        ("other", OTHER),
        ("former", FORMER),
        ("rival", RIVAL),
        ("seat", SEAT),
        ("creator", CREATOR),
        ("computer", Who::Computer),
        ("house", Who::House),
    ];
    let tables = Phase::ALL.map(|phase| table(public, phase));
    let mut text = format!("{:<12}", "");
    people.iter().for_each(|(word, _)| write!(text, "{word:<10}").unwrap());
    for deed in deeds(invited) {
        write!(text, "\n{:<12}", deed.code()).unwrap();
        for (_, who) in people {
            let cell: String = tables
                .iter()
                .zip("gpfa".chars())
                .map(|(t, c)| if may(who, deed, t).is_ok() { c } else { '.' })
                .collect();
            write!(text, "{cell:<10}").unwrap();
        }
    }
    text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

#[test]
fn at_a_public_table() {
    expect![[r#"
                    anonymous other     former    rival     seat      creator   computer  house
        watch       gpfa      gpfa      gpfa      gpfa      gpfa      gpfa      gpfa      gpfa
        join        ....      g...      g...      g...      g...      g...      ....      ....
        leave       ....      ....      ....      ....      g...      g...      ....      g...
        give_seat   ....      ....      ....      ....      ....      g...      ....      ....
        start       ....      ....      ....      g...      g...      g...      ....      g...
        close       ....      ....      ....      ....      ....      g...      ....      g...
        act         ....      ....      ....      ....      .p..      ....      .p..      ....
        undo        ....      ....      ....      ....      .p..      ....      ....      ....
        resign      ....      ....      ....      ....      .p..      ....      ....      ....
        return      ....      ....      ....      ....      .p..      ....      ....      ....
        time_out    ....      ....      ....      ....      ....      ....      ....      .p..
        take_hint   ....      ....      ....      ....      .p..      ....      ....      ....
        rematch     ....      ....      ....      ..f.      ..f.      ....      ....      ....
        read_record ..f.      ..f.      ..f.      ..f.      ..f.      ..f.      ..f.      ..f.
        talk        ....      ....      ....      gpf.      gpf.      gpf.      ....      ...."#]]
    .assert_eq(&matrix(true, false));
}

#[test]
fn at_a_private_table_without_the_invitation() {
    expect![[r#"
                    anonymous other     former    rival     seat      creator   computer  house
        watch       ....      ....      gpfa      gpfa      gpfa      gpfa      gpfa      gpfa
        join        ....      ....      g...      g...      g...      g...      ....      ....
        leave       ....      ....      ....      ....      g...      g...      ....      g...
        give_seat   ....      ....      ....      ....      ....      g...      ....      ....
        start       ....      ....      ....      g...      g...      g...      ....      g...
        close       ....      ....      ....      ....      ....      g...      ....      g...
        act         ....      ....      ....      ....      .p..      ....      .p..      ....
        undo        ....      ....      ....      ....      .p..      ....      ....      ....
        resign      ....      ....      ....      ....      .p..      ....      ....      ....
        return      ....      ....      ....      ....      .p..      ....      ....      ....
        time_out    ....      ....      ....      ....      ....      ....      ....      .p..
        take_hint   ....      ....      ....      ....      .p..      ....      ....      ....
        rematch     ....      ....      ....      ..f.      ..f.      ....      ....      ....
        read_record ....      ....      ..f.      ..f.      ..f.      ..f.      ..f.      ..f.
        talk        ....      ....      ....      gpf.      gpf.      gpf.      ....      ...."#]]
    .assert_eq(&matrix(false, false));
}

#[test]
fn at_a_private_table_with_the_invitation() {
    expect![[r#"
                    anonymous other     former    rival     seat      creator   computer  house
        watch       gpfa      gpfa      gpfa      gpfa      gpfa      gpfa      gpfa      gpfa
        join        ....      g...      g...      g...      g...      g...      ....      ....
        leave       ....      ....      ....      ....      g...      g...      ....      g...
        give_seat   ....      ....      ....      ....      ....      g...      ....      ....
        start       ....      ....      ....      g...      g...      g...      ....      g...
        close       ....      ....      ....      ....      ....      g...      ....      g...
        act         ....      ....      ....      ....      .p..      ....      .p..      ....
        undo        ....      ....      ....      ....      .p..      ....      ....      ....
        resign      ....      ....      ....      ....      .p..      ....      ....      ....
        return      ....      ....      ....      ....      .p..      ....      ....      ....
        time_out    ....      ....      ....      ....      ....      ....      ....      .p..
        take_hint   ....      ....      ....      ....      .p..      ....      ....      ....
        rematch     ....      ....      ....      ..f.      ..f.      ....      ....      ....
        read_record ..f.      ..f.      ..f.      ..f.      ..f.      ..f.      ..f.      ..f.
        talk        ....      ....      ....      gpf.      gpf.      gpf.      ....      ...."#]]
    .assert_eq(&matrix(false, true));
}

#[test]
fn a_denial_says_what_would_be_right_and_has_a_code() {
    let gathering = table(true, Phase::Gathering);
    let private = table(false, Phase::Playing);
    for (who, deed, state, code) in [
        (Who::Anonymous, Deed::Join { invited: false }, &gathering, "who_are_you"),
        (OTHER, Deed::Talk, &private, "private"),
        (RIVAL, Deed::Act(seat(0)), &private, "not_your_seat"),
        (SEAT, Deed::Act(seat(0)), &gathering, "not_now"),
        (SEAT, Deed::Act(seat(5)), &gathering, "no_such_seat"),
        (SEAT, Deed::Close, &gathering, "not_yours"),
    ] {
        let denied = may(who, deed, state).unwrap_err();
        assert_eq!(denied.code(), code);
        assert!(denied.to_string().len() > 10);
    }
}

#[test]
fn a_deed_at_the_wrong_time_is_told_which_time_is_right() {
    for (phase, who, deed, message) in [
        (Phase::Gathering, SEAT, Deed::Act(seat(0)), "the game has not begun: too early to act"),
        (Phase::Playing, SEAT, Deed::Rematch, "the game is not over yet: too early to play again"),
        (Phase::Playing, OTHER, Deed::Join { invited: false }, "the game has begun: too late to sit down"),
        (Phase::Finished, SEAT, Deed::Undo(seat(0)), "the game is over: too late to take back"),
        (Phase::Abandoned, CREATOR, Deed::Start, "the table was given up: too late to start"),
    ] {
        assert_eq!(may(who, deed, &table(true, phase)).unwrap_err().to_string(), message);
    }
}

#[test]
fn what_the_law_forbids_no_command_does() {
    let people = [Who::Anonymous, OTHER, FORMER, RIVAL, SEAT, CREATOR, Who::Computer, Who::House];
    for public in [true, false] {
        for state in Phase::ALL.map(|phase| table(public, phase)) {
            for who in people {
                for command in [
                    Command::Join { seat: None, name: name("N"), invitation: None },
                    Command::Leave { seat: seat(0) },
                    Command::GiveSeat { seat: seat(0), level: level("x"), name: name("N") },
                    Command::Start,
                    Command::Close,
                    Command::Act { seat: seat(0), action: action("draw"), after: None },
                    Command::Undo { seat: seat(0), back_to: 0 },
                    Command::Resign { seat: seat(0) },
                    Command::Return { seat: seat(0) },
                    Command::TimeOut { seat: seat(0) },
                    Command::TakeHint { seat: seat(0) },
                    Command::Rematch { table: table_id("x") },
                ] {
                    let allowed = may(who, command.deed(&state), &state);
                    let decided = decide(&state, &command, who, state.now());
                    if let Err(denied) = allowed {
                        assert_eq!(decided, Err(denied), "{command:?} by {who:?}");
                    }
                }
            }
        }
    }
}
