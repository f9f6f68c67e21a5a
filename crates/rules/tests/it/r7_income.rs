//! 7 Income.

use expect_test::expect;

use crate::fixture::{check, game, legal, refused, run, seat};

/// Plays and passes; what the purse holds more than without income.
fn income(display: &str, plays: &[&str]) -> u16 {
    let display = if display.is_empty() { String::new() } else { format!("display {display},") };
    let hand = if plays.is_empty() { String::new() } else { format!("hand {}", plays.join(" ")) };
    let start = game(&format!("table: nocturnus; Ada: to play, 50 aurei, {display} {hand}"));
    let script: Vec<String> = plays.iter().map(|card| format!("Ada plays {card}")).collect();
    let (before, _) = run(start, &script.join(", "));
    let (after, _) = run(before, "Ada passes");
    let ada = seat("Ada").expect("a seat");
    after.money(ada) - before.money(ada)
}

#[test]
fn r7_1_no_card_played_2_aurei() {
    assert_eq!(income("", &[]), 2);
    assert_eq!(income("W1 W1 W1 W1 S1", &[]), 2, "whatever lies there");
}

#[test]
fn r7_2_cards_not_symbols_in_the_largest_category_added_to() {
    assert_eq!(income("", &["W3"]), 1);
    assert_eq!(income("W1 W2", &["W3"]), 3);
    assert_eq!(income("R1 R1 R1 W1", &["W1"]), 2, "Religion was not added to");
    assert_eq!(income("R1 R1 R1 W1", &["W1", "R2"]), 4, "the largest of both");
    assert_eq!(income("", &["W1", "W1", "L1"]), 2);
}

#[test]
fn r7_3_a_senator_brings_one_more_however_many() {
    assert_eq!(income("", &["S1"]), 2);
    assert_eq!(income("", &["S3"]), 2);
    assert_eq!(income("", &["S1", "S2"]), 3);
    assert_eq!(income("W1 W1 W1", &["W1", "S1"]), 5);
    assert_eq!(income("S1 S1", &["W1"]), 1, "not for Senators of earlier turns");
}

#[test]
fn r7_4_an_intrigue_leaves_no_income_even_with_a_senator() {
    assert_eq!(income("", &["I1"]), 0);
    assert_eq!(income("W1 W1 W1", &["W1", "I1"]), 0);
    assert_eq!(income("", &["S1", "I1"]), 0);
    assert_eq!(income("I1 I1", &["W1"]), 1, "not for Intrigue of earlier turns");
    check(
        "Ada: to play, display S1 S1, hand S1 I1, 4 aurei",
        "Ada plays S1, plays I1, passes",
        expect![[r#"
        table: Bea to draw
        Ada: 3 aurei, hand -, display S1 S1 S1 I1, primus conspiratus"#]],
    );
}

#[test]
fn r7_5_adversaries_3_cost_nothing_4_one_card_8_two() {
    let with = |adversaries: &str| {
        format!("table: nocturnus; Ada: to play, display {adversaries}, hand W1 R1 S1; rome: open L1")
    };
    check(
        &with("V3"),
        "Ada passes",
        expect![[r#"
        table: Bea to draw
        Ada: 2 aurei"#]],
    );
    check(
        &with("V3 V1"),
        "Ada passes",
        expect![[r#"
        table: Ada to give 1
        Ada: 2 aurei"#]],
    );
    check(
        &with("V3 V1"),
        "Ada passes, gives R1",
        expect![[r#"
        table: Bea to draw
        Ada: 2 aurei, hand W1 S1
        Rome: R1 L1"#]],
    );
    check(
        &with("V3 V3 V2"),
        "Ada passes",
        expect![[r#"
        table: Ada to give 2
        Ada: 2 aurei"#]],
    );
    check(
        &with("V3 V3 V2"),
        "Ada passes, gives S1, gives W1",
        expect![[r#"
        table: Bea to draw
        Ada: 2 aurei, hand R1
        Rome: W1 S1 L1"#]],
    );
    legal(&with("V3 V3 V2"), "Ada passes, gives S1", expect!["Ada: surrender W1, surrender R1"]);
}

#[test]
fn r7_5_an_adversary_played_this_turn_counts() {
    check(
        "table: nocturnus; Ada: to play, display V3, hand V1 W1",
        "Ada plays V1, passes",
        expect![[r#"
        table: Ada to give 1
        Ada: 2 aurei, hand W1, display V1 V3"#]],
    );
}

#[test]
fn r7_5_as_far_as_the_hand_goes() {
    let with = |hand: &str| format!("table: nocturnus; Ada: to play, display V3 V3 V2 {hand}");
    check(
        &with(""),
        "Ada passes",
        expect![[r#"
        table: Bea to draw
        Ada: 2 aurei"#]],
    );
    check(
        &with(", hand W1"),
        "Ada passes",
        expect![[r#"
        table: Ada to give 1
        Ada: 2 aurei"#]],
    );
    check(
        &with(", hand W1"),
        "Ada passes, gives W1",
        expect![[r#"
        table: Bea to draw
        Ada: 2 aurei, hand -
        Rome: W1"#]],
    );
}

#[test]
fn r7_5_the_cards_come_after_income_and_must_be_given() {
    let position = "table: nocturnus; Ada: to play, display V3 V1, hand W1 R1";
    refused(position, "Ada passes, passes", expect!["you owe Rome 1 more from your hand: choose a card to give (7.5)"]);
    refused(
        position,
        "Ada passes, plays W1",
        expect!["playing a card is not done now: this is the step to give a card to Rome (7.5)"],
    );
    refused(position, "Ada passes, gives S1", expect!["S1@1 is not in your hand: choose a card that is (6.1)"]);
    refused(
        position,
        "Ada gives W1",
        expect!["giving a card to Rome is not done now: this is the step to play a card or pass (6.1)"],
    );
    refused(position, "Ada passes, Bea gives W1", expect!["seat 0 is to act, not seat 1 (3.1, 8.1)"]);
}

#[test]
fn r7_5_not_on_a_turn_spent_looking() {
    check(
        "table: nocturnus; Ada: display V3 V1, hand W1 R1",
        "Ada looks",
        expect![[r#"
        table: Bea to draw
        Ada: 2 aurei, looked"#]],
    );
}

#[test]
fn r7_5_not_when_answering_a_senator() {
    let position = "table: 5 players, nocturnus; Ada: to play, hand S1; Bea: 1 aurei, display V3, hand V1 W1";
    check(
        position,
        "Ada plays S1, passes, Bea plays V1",
        expect![[r#"
        table: Cai to answer
        Ada: 2 aurei, hand -, display S1
        Bea: 0 aurei, hand W1, display V1 V3"#]],
    );
}
