//! `pax verify`: right records pass; of wrong ones the first thing wrong is named.

use std::io::Write;
use std::process::Stdio;

use expect_test::{Expect, expect};
use pax_rules::Setup;
use serde_json::{Value, json};

use crate::games::{at_random, find, three};
use crate::run::{Scratch, command, pax, pax_with_input};

/// The record after a change, and what verify says of it.
#[track_caller]
fn check(change: impl FnOnce(&mut Value), said: Expect) {
    let mut record = three();
    change(&mut record);
    Scratch::new(format!("{record}\n").as_bytes()).pax(&["verify"], &[]).fails(1, said);
}

#[test]
fn right_records_of_every_mode_pass() {
    let games: String = Setup::every_mode().zip(0..).map(|(setup, n)| at_random(setup, n).to_json() + "\n").collect();
    let file = Scratch::new(games.as_bytes());
    assert_eq!(file.pax(&["verify"], &[]).done(), "1 file: 24 games right\n");
    assert_eq!(pax_with_input(&["verify", "-"], games.as_bytes()).done(), "1 file: 24 games right\n");
    assert_eq!(pax(&["verify", "three.jsonl", "eight.jsonl", "alone.jsonl"]).done(), "3 files: 3 games right\n");
}

#[test]
fn blank_lines_and_windows_line_ends_do_no_harm() {
    let game = three().to_string();
    let file = Scratch::new(format!("\r\n{game}\r\n\n{game}").as_bytes());
    assert_eq!(file.pax(&["verify"], &[]).done(), "1 file: 2 games right\n");
}

#[test]
fn a_card_changed_in_an_action() {
    check(
        |record| {
            let at = find(record, "0 hand");
            record["actions"][at] = json!("0 hand A1@3");
        },
        expect![[r#"
            error: FILE, line 1: action 6 ("0 hand A1@3"): A1@3 is not one of the cards you are drawing: place one of those (4.1)
        "#]],
    );
}

#[test]
fn a_card_changed_in_the_deck() {
    check(
        |record| record["deck"][20] = json!("A2@4"),
        expect![[r#"
        error: FILE, line 1: deck: the deck has A2@4 4 times, and 0 to 3 are possible (2.1)
    "#]],
    );
    check(
        |record| record["deck"][20] = json!("A3@9"),
        expect![[r#"
        error: FILE, line 1: deck: A3@9 is not in the card list this game is played with (1.4)
    "#]],
    );
    check(
        |record| record["deck"][20] = json!("Z1@1"),
        expect![[r#"
        error: FILE, line 1: deck, card 21: "Z1@1" is no card: write letter (one of WFARSLIMEV), symbols 1 to 3, @, price 0 to 9, as in A2@4 (1.1)
    "#]],
    );
}

#[test]
fn a_deck_that_its_seed_does_not_give() {
    let mut record: Value = serde_json::from_str(include_str!("../games/three.jsonl")).expect("a record is JSON");
    let deck = record["deck"].as_array_mut().expect("a record has a deck");
    let last = deck.len() - 1;
    deck.swap(0, last);
    let said = expect![[r#"
        error: FILE, line 1: the deck is not the one that the record's seed gives (docs/FAIR_DEAL.md)
    "#]];
    Scratch::new(record.to_string().as_bytes()).pax(&["verify"], &[]).fails(1, said);
}

#[test]
fn a_card_changed_in_the_result() {
    check(
        |record| record["result"]["rome"][0] = json!("A1@3"),
        expect![[r#"
        error: FILE, line 1: result, rome: the record says [W1@2, W2@3, F1@3, F2@3, F2@4, A1@3, A2@4, R1@1, R1@1, R1@2, R2@3, S1@1, S1@2, S2@3, S2@4, L1@1, L1@1, L1@1, L1@1, L1@2, L2@2, L2@3, L2@3, I1@1, I1@2, I2@3], the replay gives [W1@2, W1@2, W2@3, F1@3, F2@3, F2@4, A2@4, R1@1, R1@1, R1@2, R2@3, S1@1, S1@2, S2@3, S2@4, L1@1, L1@1, L1@1, L1@1, L1@2, L2@2, L2@3, L2@3, I1@1, I1@2, I2@3]
    "#]],
    );
    check(
        |record| record["result"]["winners"] = json!([2]),
        expect![[r#"
        error: FILE, line 1: result, winners: the record says [2], the replay gives [0]
    "#]],
    );
}

#[test]
fn one_too_many() {
    let push = |list: &mut Value, item: &str| list.as_array_mut().expect("a list").push(json!(item));
    check(
        |record| push(&mut record["deck"], "A2@4"),
        expect![[r#"
        error: FILE, line 1: deck: the deck has 65 cards and must have 64 (2.1)
    "#]],
    );
    check(
        |record| push(&mut record["actions"], "0 draw"),
        expect![[r#"
        error: FILE, line 1: action 152 ("0 draw"): the game is over (9)
    "#]],
    );
    check(
        |record| push(&mut record["result"]["hands"][0], "A2@4"),
        expect![[r#"
        error: FILE, line 1: result, hands: the record says [[A2@4, S1@2], [F1@2, F1@2, A1@2, A1@2], [A1@3, A2@3, A2@4, I1@1]], the replay gives [[S1@2], [F1@2, F1@2, A1@2, A1@2], [A1@3, A2@3, A2@4, I1@1]]
    "#]],
    );
}

#[test]
fn one_too_few() {
    check(
        |record| drop(record["actions"].as_array_mut().expect("a list").pop()),
        expect![[r#"
            error: FILE, line 1: the actions end before the game does: seat 2 is to draw or look at Rome (3.1)
        "#]],
    );
}

#[test]
fn a_seat_that_does_not_exist() {
    check(
        |record| record["actions"][3] = json!("3 draw"),
        expect![[r#"
            error: FILE, line 1: action 4 ("3 draw"): there is no seat 3 at this table: seats are counted from 0
        "#]],
    );
    check(
        |record| record["actions"][3] = json!("9 draw"),
        expect![[r#"
        error: FILE, line 1: action 4 ("9 draw"): "9" is no seat: seats are 0 to 7
    "#]],
    );
    check(
        |record| record["setup"]["players"] = json!(9),
        expect![[r#"
        error: FILE, line 1: setup: 9 players cannot sit down: Pax is for 1 to 8 (2.1)
    "#]],
    );
}

#[test]
fn an_action_out_of_turn() {
    check(
        |record| record["actions"][3] = json!("1 draw"),
        expect![[r#"
            error: FILE, line 1: action 4 ("1 draw"): seat 0 is to act, not seat 1 (3.1, 8.1)
        "#]],
    );
    check(
        |record| record["actions"][3] = json!("0 buy 1"),
        expect![[r#"
        error: FILE, line 1: action 4 ("0 buy 1"): buying is not done now: this is the step to draw or look at Rome (3.1)
    "#]],
    );
    check(
        |record| record["actions"][3] = json!("0 conquer"),
        expect![[r#"
        error: FILE, line 1: action 4 ("0 conquer"): "conquer" is no action: the verbs are keep, draw, look, hand, legion, under, buy, play, surrender and pass
    "#]],
    );
}

#[test]
fn another_format() {
    check(
        |record| record["format"] = json!("pax-record/9"),
        expect![[r#"
        error: FILE, line 1: format is "pax-record/9", and "pax-record/1" is what can be read here
    "#]],
    );
    check(
        |record| record["deck"] = json!(7),
        expect![[r#"
        error: FILE, line 1: not a record: invalid type: integer `7`, expected a sequence at column 1874
    "#]],
    );
}

#[test]
fn the_line_is_named_and_the_other_files_are_still_checked() {
    let mut wrong = three();
    wrong["actions"][3] = json!("1 draw");
    let file = Scratch::new(format!("{}\n\n{wrong}\n", three()).as_bytes());
    let run = file.pax(&["verify"], &["three.jsonl"]);
    assert_eq!(run.out, "2 files: 2 games right, 1 file wrong\n");
    run.fails(
        1,
        expect![[r#"
            error: FILE, line 3: action 4 ("1 draw"): seat 0 is to act, not seat 1 (3.1, 8.1)
        "#]],
    );
}

#[test]
fn files_that_hold_no_record() {
    let verify = |bytes: &[u8], said| Scratch::new(bytes).pax(&["verify"], &[]).fails(1, said);
    verify(
        b"",
        expect![[r#"
        error: FILE: no game in it: a record is one line of JSON
    "#]],
    );
    verify(
        b"\n \n",
        expect![[r#"
        error: FILE: no game in it: a record is one line of JSON
    "#]],
    );
    verify(
        b"[]\n",
        expect![[r#"
        error: FILE, line 1: not a record: a game is one JSON object, {"format": "pax-record/1", …}
    "#]],
    );
    verify(
        b"a game\n",
        expect![[r#"
        error: FILE, line 1: not a record: a game is one JSON object, {"format": "pax-record/1", …}
    "#]],
    );
    verify(
        b"{\"format\": \"pax-\xff\xfe\"}\n",
        expect![[r#"
        error: FILE, line 1: byte 17 is not UTF-8 text
    "#]],
    );
    let game = three().to_string();
    verify(
        &game.as_bytes()[..game.len() / 2],
        expect![[r#"
        error: FILE, line 1: the record breaks off at column 1506: cut off, or written over several lines (one game is one line)
    "#]],
    );
    verify(
        serde_json::to_string_pretty(&three()).expect("it is JSON").as_bytes(),
        expect![[r#"
        error: FILE, line 1: the record breaks off at column 1: cut off, or written over several lines (one game is one line)
    "#]],
    );
}

#[test]
fn files_that_cannot_be_opened() {
    let run = pax(&["verify", "no-such.jsonl", ".", "three.jsonl"]);
    assert_eq!(run.out, "3 files: 1 game right, 2 files not opened\n");
    run.fails(
        2,
        expect![[r#"
        error: no-such.jsonl: cannot be opened: no such file or directory
        error: .: a directory, and a file is needed
    "#]],
    );
}

#[test]
fn a_line_of_a_gigabyte_is_refused_long_before_its_end() {
    let mut child = command(&["verify", "-"]).stdin(Stdio::piped()).spawn().expect("pax runs");
    let mut input = child.stdin.take().expect("standard input is piped");
    let chunk = vec![b'['; 1 << 20];
    let written = (0..1024).take_while(|_| input.write_all(&chunk).is_ok()).count();
    drop(input);
    let output = child.wait_with_output().expect("pax ends");
    assert!(written < 64, "{written} MiB were read");
    let said = expect![[r#"
        error: standard input, line 1: longer than 16 MiB, and no record is: one game is one line
    "#]];
    said.assert_eq(&String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn deep_nesting_is_refused() {
    Scratch::new("[".repeat(1 << 20).as_bytes()).pax(&["verify"], &[]).fails(
        1,
        expect![[r#"
        error: FILE, line 1: not a record: a game is one JSON object, {"format": "pax-record/1", …}
    "#]],
    );
}
