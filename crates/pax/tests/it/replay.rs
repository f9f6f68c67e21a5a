//! `pax replay`: the table as text, and wrong numbers.

use expect_test::{expect, expect_file};
use pax_rules::Setup;
use serde_json::json;

use crate::games::{at_random, three};
use crate::run::{Scratch, pax};

#[test]
fn the_end_with_everything_open() {
    expect_file!["snapshots/three_end.txt"].assert_eq(&pax(&["replay", "three.jsonl"]).done());
}

#[test]
fn in_the_middle_as_a_seat_saw_it() {
    let seat = pax(&["replay", "three.jsonl", "--step", "60", "--seat", "1"]).done();
    expect_file!["snapshots/three_60_seat_1.txt"].assert_eq(&seat);
}

#[test]
fn in_the_middle_as_a_spectator_saw_it() {
    let spectator = pax(&["replay", "eight.jsonl", "--step", "100", "--seat", "spectator"]).done();
    expect_file!["snapshots/eight_100_spectator.txt"].assert_eq(&spectator);
}

#[test]
fn the_deal_of_a_solitaire_game() {
    expect_file!["snapshots/alone_0.txt"].assert_eq(&pax(&["replay", "alone.jsonl", "--step", "0"]).done());
}

#[test]
fn every_step_of_a_game_can_be_shown_to_everyone_within_80_columns() {
    let setup = Setup::new(8).expect("eight can play").with_nocturnus(true).with_open_tally(false);
    let record = at_random(setup, 1);
    let file = Scratch::new(record.to_json().as_bytes());
    for step in (0..=record.actions.len()).step_by(37) {
        for seat in ["0", "7", "spectator"] {
            let table = file.pax(&["replay"], &["--step", &step.to_string(), "--seat", seat]).done();
            assert!(table.lines().all(|line| line.chars().count() <= 80), "{table}");
        }
    }
}

#[test]
fn in_every_language_within_80_columns_and_with_nothing_missing() {
    for language in ["en", "de", "nl", "pt", "fr"] {
        for (file, steps) in [("three.jsonl", 151), ("eight.jsonl", 548), ("alone.jsonl", 77)] {
            for step in (0..=steps).step_by(29).chain([steps]) {
                let step = step.to_string();
                let table = pax(&["replay", file, "--step", &step, "--language", language]).done();
                assert!(!table.contains('⟦'), "{table}");
                assert!(table.lines().all(|line| line.chars().count() <= 80), "{table}");
            }
            let told = pax(&["replay", file, "--account", "--language", language]).done();
            assert!(!told.contains('⟦'), "{told}");
        }
    }
    let told = pax(&["replay", "three.jsonl", "--account", "--step", "5", "--language", "de"]).done();
    assert!(told.starts_with("Pax, Grundspiel, zu 3 gespielt: Livia, Gaius und Julia.\nEröffnung, Livia: behält "));
    let wrong = ["replay", "three.jsonl", "--language", "la"];
    pax(&wrong).fails(
        2,
        expect![[r#"
            error: invalid value 'la' for '--language <TAG>': the languages are en, de, nl, pt and fr

            For more information, try '--help'.
        "#]],
    );
}

#[test]
fn numbers_that_the_file_does_not_have() {
    let replay = |args: &[&str], said| pax(&[&["replay", "three.jsonl"], args].concat()).fails(2, said);
    replay(
        &["--step", "152"],
        expect![[r#"
        error: three.jsonl, line 1: there is no step 152: the game has steps 0 to 151
    "#]],
    );
    replay(
        &["--seat", "3"],
        expect![[r#"
        error: three.jsonl, line 1: there is no seat 3: the table has seats 0 to 2
    "#]],
    );
    replay(
        &["--seat", "99999999999"],
        expect![[r#"
        error: three.jsonl, line 1: there is no seat 99999999999: the table has seats 0 to 2
    "#]],
    );
    replay(
        &["--game", "2"],
        expect![[r#"
        error: three.jsonl: there is no game 2: the file has one, 1
    "#]],
    );
    replay(
        &["--game", "0"],
        expect![[r#"
        error: three.jsonl: there is no game 0: the file has one, 1
    "#]],
    );
    replay(
        &["--seat", "Livia"],
        expect![[r#"
        error: invalid value 'Livia' for '--seat <S>': a seat's number is needed, or `spectator`

        For more information, try '--help'.
    "#]],
    );
    replay(
        &["--step", "-1"],
        expect![[r#"
        error: invalid value '-1' for '--step <K>': a whole number is needed, not below 0 and not too large

        For more information, try '--help'.
    "#]],
    );
    pax(&["replay", "alone.jsonl", "--seat", "1"]).fails(
        2,
        expect![[r#"
        error: alone.jsonl, line 1: there is no seat 1: seat 0 is the only one
    "#]],
    );
    let two = Scratch::new(format!("{}\n{}\n", three(), three()).as_bytes());
    two.pax(&["replay"], &["--game", "3"]).fails(
        2,
        expect![[r#"
        error: FILE: there is no game 3: the file has games 1 to 2
    "#]],
    );
    pax(&["replay", "no-such.jsonl"]).fails(
        2,
        expect![[r#"
        error: no-such.jsonl: cannot be opened: no such file or directory
    "#]],
    );
    Scratch::new(b"").pax(&["replay"], &[]).fails(
        1,
        expect![[r#"
        error: FILE: no game in it: a record is one line of JSON
    "#]],
    );
}

#[test]
fn a_wrong_record_can_be_looked_at_up_to_the_fault() {
    let mut wrong = three();
    wrong["actions"][3] = json!("1 draw");
    let file = Scratch::new(wrong.to_string().as_bytes());
    file.pax(&["replay"], &[]).fails(
        1,
        expect![[r#"
            error: FILE, line 1: action 4 ("1 draw"): seat 0 is to act, not seat 1 (3.1, 8.1)
                   --step 3 shows the table before it
        "#]],
    );
    file.pax(&["replay"], &["--step", "4"]).fails(
        1,
        expect![[r#"
            error: FILE, line 1: action 4 ("1 draw"): seat 0 is to act, not seat 1 (3.1, 8.1)
                   --step 3 shows the table before it
        "#]],
    );
    assert!(file.pax(&["replay"], &["--step", "3"]).done().contains("step 3 of 151"));
}

#[test]
fn names_cannot_play_tricks_on_the_terminal() {
    let mut record = three();
    record["names"] = json!(["\u{1b}[31mRed\u{202e}", "", "A name that goes on and on and on"]);
    let file = Scratch::new(record.to_string().as_bytes());
    let table = file.pax(&["replay"], &[]).done();
    assert!(!table.contains(['\u{1b}', '\u{202e}']), "{table}");
    for name in ["[31mRed", "Gaius", "A name that goes on and"] {
        assert!(table.contains(name), "{table}");
    }
}
