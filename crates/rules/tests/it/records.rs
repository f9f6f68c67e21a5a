//! Records (docs/RECORD.md): what is read, what is refused and why.

use expect_test::expect;
use pax_rules::{Action, FORMAT, NotAnAction, Record, RecordError, Setup, parse_line};

use crate::driver::Playout;

/// A finished game of two as JSON, with its seed.
fn json() -> String {
    let mut playout = Playout::new(Setup::new(2).expect("two"), 42);
    playout.finish();
    Record::new(&playout.game, playout.deck.clone(), playout.actions.clone()).with_seed(playout.seed).to_json()
}

/// The record with one thing changed.
fn changed(change: impl FnOnce(&mut serde_json::Value)) -> String {
    let mut value: serde_json::Value = serde_json::from_str(&json()).expect("JSON");
    change(&mut value);
    value.to_string()
}

#[test]
fn a_record_has_the_keys_of_the_format() {
    let value: serde_json::Value = serde_json::from_str(&json()).expect("JSON");
    assert_eq!(value["format"], FORMAT);
    let keys =
        |value: &serde_json::Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>().join(" ");
    expect!["actions deck format result rules seed setup"].assert_eq(&keys(&value));
    expect!["final_levy nocturnus players solo_level"].assert_eq(&keys(&value["setup"]));
    expect!["displays hands money points primus_conspiratus rome rounds victor winners"]
        .assert_eq(&keys(&value["result"]));
    assert_eq!(value["deck"].as_array().expect("a list").len(), 54);
    let first: Vec<&str> = value["actions"]
        .as_array()
        .expect("a list")
        .iter()
        .take(6)
        .map(|action| action.as_str().expect("text"))
        .collect();
    expect!["1 keep A2@3, 0 keep L2@3, 0 draw, 0 legion 3 F1@2, 0 under L2@3, 0 hand F1@3"]
        .assert_eq(&first.join(", "));
}

#[test]
fn keys_that_are_not_known_and_the_order_of_cards_do_not_matter() {
    let text = changed(|value| {
        value["site"] = "a table in Ostia".into();
        value["setup"]["colour"] = "purple".into();
        value["result"]["time"] = serde_json::json!([1, 2, 3]);
        value["result"]["rome"].as_array_mut().expect("a list").reverse();
        for key in ["hands", "displays"] {
            for pile in value["result"][key].as_array_mut().expect("a list") {
                pile.as_array_mut().expect("a list").reverse();
            }
        }
        value.as_object_mut().expect("an object").remove("seed");
        value.as_object_mut().expect("an object").remove("rules");
    });
    let record = Record::parse(&text).expect("a record");
    record.check().expect("it is right");
}

#[test]
fn a_record_that_cannot_be_read_says_why() {
    let mut said = String::new();
    let mut refuse = |text: String| {
        let error: RecordError = Record::parse(&text).expect_err("no record");
        said += &format!("{error}\n");
    };
    refuse(String::new());
    refuse(json()[..200].to_owned());
    refuse("[]".to_owned());
    refuse(changed(|v| v["format"] = "pax-record/9".into()));
    refuse(changed(|v| v["rules"] = 9.into()));
    refuse(changed(|v| v["setup"]["players"] = 9.into()));
    refuse(changed(|v| v["setup"]["players"] = (-1).into()));
    refuse(changed(|v| v["setup"]["players"] = 1.into()));
    refuse(changed(|v| v["setup"]["solo_level"] = 1.into()));
    refuse(changed(|v| drop(v["deck"].as_array_mut().expect("a list").pop())));
    refuse(changed(|v| v["deck"].as_array_mut().expect("a list").push("W1@1".into())));
    refuse(changed(|v| v["deck"][3] = "W1".into()));
    refuse(changed(|v| v["deck"][3] = "V1@1".into()));
    refuse(changed(|v| v["deck"].as_array_mut().expect("a list").swap(0, 1)));
    refuse(changed(|v| (0..20).for_each(|at| v["deck"][at] = "F1@2".into())));
    refuse(changed(|v| v["seed"] = "00".into()));
    refuse(changed(|v| v["cards"] = serde_json::json!({"base": {"wealth": {"1@1": 11}}})));
    refuse(changed(|v| v["setup"] = serde_json::json!([2, false, null, false])));
    refuse(changed(|v| v["result"] = v["result"].as_object().expect("an object").values().cloned().collect()));
    refuse(changed(|v| v["cards"] = serde_json::json!([["wealth"]])));
    refuse(changed(|v| v["actions"][4] = "0 dance".into()));
    refuse(changed(|v| v["actions"][4] = "9 draw".into()));
    refuse(changed(|v| v["actions"] = vec!["0 draw"; 100_001].into()));
    refuse(changed(|v| v["result"]["rome"][0] = "gold".into()));
    refuse(changed(|v| v["result"]["victor"] = "carthage".into()));
    refuse(changed(|v| drop(v.as_object_mut().expect("an object").remove("result"))));
    expect![[r#"
        not a record: EOF while parsing a value at line 1 column 0
        not a record: EOF while parsing a list at line 1 column 200
        not a record: invalid type: sequence, expected a record: an object with the keys of docs/RECORD.md at line 1 column 0
        format is "pax-record/9", and "pax-record/1" is what can be read here
        rules version 9 is unknown here: 1 is the newest
        setup: 9 players cannot sit down: Pax is for 1 to 8 (2.1)
        not a record: invalid value: integer `-1`, expected usize at line 1 column 2705
        setup: one player plays the solitaire campaign: say which of its games, 1 to 5 (10.2)
        setup: a solitaire level is for one player, and 2 are to play (10.1)
        deck: the deck has 53 cards and must have 54 (2.1)
        deck: the deck has 55 cards and must have 54 (2.1)
        deck, card 4: "W1" is no card: write letter (one of WFARSLIMEV), symbols 1 to 3, @, price 0 to 9, as in A2@4 (1.1)
        deck: V1@1 is not in the card list this game is played with (1.4)
        the deck is not the one that the record's seed gives (docs/FAIR_DEAL.md)
        deck: the deck has F1@2 22 times, and 0 to 4 are possible (2.1)
        seed: a seed is 64 hexadecimal digits, and this has 2 characters or others among them
        cards: [base] wealth has 11 cards and must have 10 (1.2, 1.3)
        not a record: invalid type: sequence, expected the setup: an object with players, nocturnus, solo_level and final_levy at line 1 column 2655
        not a record: invalid type: sequence, expected the result: an object with victor, winners, points and the rest of docs/RECORD.md at line 1 column 2060
        not a record: invalid type: sequence, expected a map at line 1 column 1648
        action 5 ("0 dance"): "dance" is no action: the verbs are keep, draw, look, hand, legion, under, buy, play, surrender and pass
        action 5 ("9 draw"): "9" is no seat: seats are 0 to 7
        100001 actions are more than any game has
        result: "gold" is no card: write letter (one of WFARSLIMEV), symbols 1 to 3, @, price 0 to 9, as in A2@4 (1.1)
        not a record: unknown variant `carthage`, expected `rome` or `rebels` at line 1 column 2551
        not a record: missing field `result` at line 1 column 2212
    "#]].assert_eq(&said);
}

#[test]
fn a_record_that_is_wrong_says_where() {
    let mut said = String::new();
    let mut refuse = |text: String| {
        let fault = Record::parse(&text).expect("it can be read").check().expect_err("it is wrong");
        said += &format!("{fault}\n");
    };
    refuse(changed(|v| v["actions"][0] = "0 pass".into()));
    refuse(changed(|v| v["actions"][3] = "7 draw".into()));
    refuse(changed(|v| drop(v["actions"].as_array_mut().expect("a list").pop())));
    refuse(changed(|v| v["actions"].as_array_mut().expect("a list").push("0 pass".into())));
    refuse(changed(|v| v["result"]["victor"] = if v["result"]["victor"] == "rome" { "rebels" } else { "rome" }.into()));
    refuse(changed(|v| v["result"]["winners"] = serde_json::json!([0, 1])));
    refuse(changed(|v| v["result"]["points"] = serde_json::json!([1, 2])));
    refuse(changed(|v| v["result"]["rounds"] = 99.into()));
    refuse(changed(|v| v["result"]["money"] = serde_json::json!([1000, 1000])));
    refuse(changed(|v| v["result"]["hands"] = serde_json::json!([])));
    refuse(changed(|v| v["result"]["displays"] = serde_json::json!([["A1@2"], []])));
    refuse(changed(|v| v["result"]["rome"] = serde_json::json!(["A1@2"])));
    refuse(changed(|v| v["result"]["primus_conspiratus"] = 7.into()));
    let lines: Vec<String> = said.lines().map(|line| line.chars().take(110).collect()).collect();
    expect![[r#"
        action 1 ("0 pass"): passing is not done now: this is the step to keep one of the dealt cards (2.4)
        action 4 ("7 draw"): there is no seat 7 at this table: seats are counted from 0
        the actions end before the game does: seat 1 is to play a card or pass (6.1)
        action 131 ("0 pass"): the game is over (9)
        result, victor: the record says Rebels, the replay gives Rome
        result, winners: the record says [0, 1], the replay gives [0]
        result, points: the record says [1, 2], the replay gives [19, 22]
        result, rounds: the record says 99, the replay gives 10
        result, money: the record says [1000, 1000], the replay gives [9, 8]
        result, hands: the record says [], the replay gives [[], [F2@3, A2@3]]
        result, displays: the record says [[A1@2], []], the replay gives [[W1@1, F1@3, A2@4, R1@2, L1@1, L2@3, I1@1, I
        result, rome: the record says [A1@2], the replay gives [W1@1, W1@2, W1@2, W2@3, F1@2, F1@2, F1@2, F2@4, A1@2, 
        result, primus_conspiratus: the record says Some(7), the replay gives Some(0)"#]]
    .assert_eq(&lines.join("\n"));
}

#[test]
fn every_action_is_read_as_it_is_written() {
    for text in [
        "0 keep A2@4",
        "0 keep A2@4 open W1@1",
        "0 keep A2@4 open W1@1 W1@1 R2@3",
        "0 draw",
        "7 look",
        "0 hand W1@1",
        "0 legion 2 F1@2",
        "0 legion 9 F1@2",
        "3 under I1@1",
        "0 buy 3",
        "0 play W1@1",
        "0 surrender W1@1",
        "0 pass",
    ] {
        let (seat, action) = parse_line(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(format!("{seat} {action}"), text);
    }
    assert_eq!("keep A2@4 open W1@1 A1@2".parse::<Action>(), "keep A2@4 open A1@2 W1@1".parse::<Action>());
}

#[test]
fn what_is_no_action_is_said_to_be_none() {
    let mut said = String::new();
    for text in [
        "",
        "0",
        "0 ",
        "draw",
        "8 draw",
        "-1 draw",
        "00 draw",
        "x draw",
        "0 dance",
        "0 Draw",
        "0 hand",
        "0 hand W9@1",
        "0 legion",
        "0 legion 0 W1@1",
        "0 legion 10 W1@1",
        "0 legion II W1@1",
        "0 legion 2",
        "0 buy",
        "0 buy +1",
        "0 draw 2",
        "0 keep A1@2 opens W1@1",
        "0 keep A1@2 open",
        "0 keep A1@2 open A1@2 A1@2 A1@2 A1@2",
        "0 pass pass",
    ] {
        let error: NotAnAction = parse_line(text).expect_err(text);
        said += &format!("{text:?}: {error}\n");
    }
    expect![[r#"
        "": an action is a seat, a verb and what it needs, as in "0 hand W1@1"; this one stops too early
        "0": an action is a seat, a verb and what it needs, as in "0 hand W1@1"; this one stops too early
        "0 ": an action is a seat, a verb and what it needs, as in "0 hand W1@1"; this one stops too early
        "draw": an action is a seat, a verb and what it needs, as in "0 hand W1@1"; this one stops too early
        "8 draw": "8" is no seat: seats are 0 to 7
        "-1 draw": "-1" is no seat: seats are 0 to 7
        "00 draw": "00" is no seat: seats are 0 to 7
        "x draw": "x" is no seat: seats are 0 to 7
        "0 dance": "dance" is no action: the verbs are keep, draw, look, hand, legion, under, buy, play, surrender and pass
        "0 Draw": "Draw" is no action: the verbs are keep, draw, look, hand, legion, under, buy, play, surrender and pass
        "0 hand": an action is a seat, a verb and what it needs, as in "0 hand W1@1"; this one stops too early
        "0 hand W9@1": "W9@1" is no card: write letter (one of WFARSLIMEV), symbols 1 to 3, @, price 0 to 9, as in A2@4 (1.1)
        "0 legion": an action is a seat, a verb and what it needs, as in "0 hand W1@1"; this one stops too early
        "0 legion 0 W1@1": "0" is no Legion: Legions are 1 to 9 (1.6)
        "0 legion 10 W1@1": "10" is no Legion: Legions are 1 to 9 (1.6)
        "0 legion II W1@1": "II" is no Legion: Legions are 1 to 9 (1.6)
        "0 legion 2": an action is a seat, a verb and what it needs, as in "0 hand W1@1"; this one stops too early
        "0 buy": an action is a seat, a verb and what it needs, as in "0 hand W1@1"; this one stops too early
        "0 buy +1": "+1" is no Legion: Legions are 1 to 9 (1.6)
        "0 draw 2": "2" is too much: the action is complete without it
        "0 keep A1@2 opens W1@1": "opens" is too much: the action is complete without it
        "0 keep A1@2 open": an action is a seat, a verb and what it needs, as in "0 hand W1@1"; this one stops too early
        "0 keep A1@2 open A1@2 A1@2 A1@2 A1@2": at most three cards are laid open (10.3)
        "0 pass pass": "pass" is too much: the action is complete without it
    "#]].assert_eq(&said);
}

#[test]
fn a_message_repeats_little_of_a_very_long_line() {
    let long = "x".repeat(1 << 20);
    for text in [
        long.clone(),
        format!("0 {long}"),
        format!("0 hand {long}"),
        format!("0 legion {long}"),
        format!("0 draw {long}"),
    ] {
        assert!(parse_line(&text).expect_err("no action").to_string().len() < 300);
    }
    let text = changed(|v| v["actions"][4] = format!("0 {long}").into());
    assert!(Record::parse(&text).expect_err("no record").to_string().len() < 400);
    let text = changed(|v| v["format"] = long.into());
    assert!(Record::parse(&text).expect_err("no record").to_string().len() < 400);
}
