//! 3 A turn.

use expect_test::expect;

use crate::fixture::{check, legal, refused, sees};

#[test]
fn r3_1_a_turn_is_a_look_or_a_draw() {
    legal("Ada: 5 aurei", "", expect!["Ada: draw, look"]);
}

#[test]
fn r3_1_draw_then_buy_then_play_in_this_order() {
    let position = "Ada: 5 aurei, hand S1; I: W1; deck: A1 F1 L1 ...";
    check(
        position,
        "Ada draws",
        expect![[r#"
        table: Ada to place A1
        deck: 48 cards, the last S2 S2 S2"#]],
    );
    check(
        position,
        "Ada draws, takes A1, lays F1 below I, slips L1",
        expect![[r#"
        table: Ada to buy
        Ada: hand A1 S1
        I: W1 F1
        deck: 47 cards, the last S2 S2 L1"#]],
    );
    check(
        position,
        "Ada draws, takes A1, lays F1 below I, slips L1, passes",
        expect![[r#"
        table: Ada to play
        Ada: hand A1 S1
        I: W1 F1
        deck: 47 cards, the last S2 S2 L1"#]],
    );
    check(
        position,
        "Ada draws, takes A1, lays F1 below I, slips L1, passes, passes",
        expect![[r#"
        table: Bea to draw
        Ada: 7 aurei, hand A1 S1
        I: W1 F1
        deck: 47 cards, the last S2 S2 L1"#]],
    );
}

#[test]
fn r3_1_no_step_is_skipped() {
    let position = "Ada: 5 aurei, hand S1; I: W1; deck: A1 F1 L1 ...";
    for (script, says) in [
        ("Ada passes", expect!["passing is not done now: this is the step to draw or look at Rome (3.1)"]),
        ("Ada plays S1", expect!["playing a card is not done now: this is the step to draw or look at Rome (3.1)"]),
        ("Ada buys I", expect!["buying is not done now: this is the step to draw or look at Rome (3.1)"]),
        (
            "Ada takes A1",
            expect!["placing a drawn card is not done now: this is the step to draw or look at Rome (3.1)"],
        ),
        (
            "Ada gives S1",
            expect!["giving a card to Rome is not done now: this is the step to draw or look at Rome (3.1)"],
        ),
        (
            "Ada keeps S1",
            expect!["keeping a dealt card is not done now: this is the step to draw or look at Rome (3.1)"],
        ),
        ("Ada draws, buys I", expect!["buying is not done now: this is the step to place the drawn cards (4.1)"]),
        ("Ada draws, passes", expect!["passing is not done now: this is the step to place the drawn cards (4.1)"]),
        (
            "Ada draws, takes A1, lays F1 below I, slips L1, plays S1",
            expect!["playing a card is not done now: this is the step to buy or pass (5.1)"],
        ),
        (
            "Ada draws, takes A1, lays F1 below I, slips L1, looks",
            expect!["looking at Rome is not done now: this is the step to buy or pass (5.1)"],
        ),
        (
            "Ada draws, takes A1, lays F1 below I, slips L1, passes, buys I",
            expect!["buying is not done now: this is the step to play a card or pass (6.1)"],
        ),
        (
            "Ada draws, takes A1, lays F1 below I, slips L1, passes, draws",
            expect!["drawing is not done now: this is the step to play a card or pass (6.1)"],
        ),
        ("Bea draws", expect!["seat 0 is to act, not seat 1 (3.1, 8.1)"]),
        ("Ada draws, Bea takes A1", expect!["seat 0 is to act, not seat 1 (3.1, 8.1)"]),
        ("Eva draws", expect!["there is no seat 4 at this table: seats are counted from 0"]),
    ] {
        refused(position, script, says);
    }
}

#[test]
fn r3_2_a_look_brings_2_aurei_and_ends_the_turn() {
    check(
        "Ada: 5 aurei",
        "Ada looks",
        expect![[r#"
        table: Bea to draw
        Ada: 7 aurei, looked"#]],
    );
}

#[test]
fn r3_2_a_look_shows_romes_cards_to_the_one_who_looks_and_for_good() {
    let position = "rome: hidden A1 A2 A3; I: W1; II: W1; III: W1; deck: L1 L1 L1 L1 L1 L1 L2";
    sees(
        position,
        "Ada looks",
        "Ada",
        expect![[r#"
        Ada: -
        Bea: -
        Rome: A1 A2 A3
        deck: ? ? ? ? ? ? ?"#]],
    );
    sees(
        position,
        "Ada looks",
        "Bea",
        expect![[r#"
        Ada: -
        Bea: -
        Rome: ? ? ?
        deck: ? ? ? ? ? ? ?"#]],
    );
    sees(
        position,
        "Ada looks",
        "nobody",
        expect![[r#"
        Ada: -
        Bea: -
        Rome: ? ? ?
        deck: ? ? ? ? ? ? ?"#]],
    );
    sees(
        position,
        "Ada looks, Bea draws, takes L1, lays L1 below I, slips L1, passes, passes, Ada draws",
        "Ada",
        expect![[r#"
            Ada: -
            Bea: ?
            Rome: A1 A2 A3
            drawing: L1
            deck: ? ? ?"#]],
    );
}

#[test]
fn r3_2_who_has_looked_may_look_again() {
    check(
        "Ada: 5 aurei, looked",
        "Ada looks",
        expect![[r#"
        table: Bea to draw
        Ada: 7 aurei"#]],
    );
}
