//! 8 The Senate's answer.

use expect_test::expect;

use crate::fixture::{check, legal, refused};

const FIVE: &str = "table: 5 players; Cai: to play, 3 aurei, hand S1 S2; Dan: 1 aurei, hand W1 S1; \
                    Eva: 0 aurei, hand W1; Ada: 2 aurei, hand F1 W1 R1; Bea: 5 aurei";

#[test]
fn r8_1_a_senator_calls_every_other_seat_clockwise_after_the_income() {
    check(
        FIVE,
        "Cai plays S1, passes",
        expect![[r#"
        table: Dan to answer
        Cai: 5 aurei, hand S2, display S1"#]],
    );
    check(
        FIVE,
        "Cai plays S1, passes, Dan passes",
        expect![[r#"
        table: Eva to answer
        Cai: 5 aurei, hand S2, display S1"#]],
    );
    check(
        FIVE,
        "Cai plays S1, passes, Dan passes, Eva passes",
        expect![[r#"
        table: Ada to answer
        Cai: 5 aurei, hand S2, display S1"#]],
    );
    check(
        FIVE,
        "Cai plays S1, passes, Dan passes, Eva passes, Ada passes",
        expect![[r#"
        table: Bea to answer
        Cai: 5 aurei, hand S2, display S1"#]],
    );
    check(
        FIVE,
        "Cai plays S1, passes, Dan passes, Eva passes, Ada passes, Bea passes",
        expect![[r#"
        table: Dan to draw
        Cai: 5 aurei, hand S2, display S1"#]],
    );
}

#[test]
fn r8_1_one_card_for_exactly_1_aureus_and_no_income() {
    check(
        FIVE,
        "Cai plays S1, passes, Dan plays W1",
        expect![[r#"
        table: Eva to answer
        Cai: 5 aurei, hand S2, display S1
        Dan: 0 aurei, hand S1, display W1"#]],
    );
    legal(FIVE, "Cai plays S1, passes, Dan plays W1, Eva passes", expect!["Ada: pass, play W1, play R1"]);
    check(
        FIVE,
        "Cai plays S1, passes, Dan plays W1, Eva passes, Ada plays R1, Bea passes",
        expect![[r#"
        table: Dan to draw
        Ada: 1 aurei, hand W1 F1, display R1
        Cai: 5 aurei, hand S2, display S1
        Dan: 0 aurei, hand S1, display W1"#]],
    );
}

#[test]
fn r8_1_who_cannot_pay_can_only_decline() {
    legal(FIVE, "Cai plays S1, passes, Dan passes", expect!["Eva: pass"]);
    refused(
        FIVE,
        "Cai plays S1, passes, Dan passes, Eva plays W1",
        expect!["playing this card costs 1 and you have 0: pass (8.1)"],
    );
}

#[test]
fn r8_1_the_limit_of_6_3_holds() {
    refused(
        FIVE,
        "Cai plays S1, passes, Dan passes, Eva passes, Ada plays F1",
        expect!["this would make your strength in Fleet 1, and 0 is the limit: play Land or Intrigue first (6.3)"],
    );
}

#[test]
fn r8_1_scouts_make_no_answer_free() {
    let position = "table: 5 players, nocturnus; Ada: to play, hand S1; Bea: 2 aurei, display E3 E3 E2, hand W1; \
                    Cai: 0 aurei, display E3 E1, hand W1";
    check(
        position,
        "Ada plays S1, passes, Bea plays W1",
        expect![[r#"
        table: Cai to answer
        Ada: 2 aurei, hand -, display S1
        Bea: 1 aurei, hand -, display W1 E2 E3 E3"#]],
    );
    refused(
        position,
        "Ada plays S1, passes, Bea plays W1, Cai plays W1",
        expect!["playing this card costs 1 and you have 0: pass (8.1)"],
    );
}

#[test]
fn r8_1_nothing_else_can_be_done_and_nobody_else_is_asked() {
    for (script, says) in [
        ("Cai plays S1, passes, Eva passes", expect!["seat 3 is to act, not seat 4 (3.1, 8.1)"]),
        ("Cai plays S1, passes, Cai passes", expect!["seat 3 is to act, not seat 2 (3.1, 8.1)"]),
        (
            "Cai plays S1, passes, Dan draws",
            expect!["drawing is not done now: this is the step to answer or pass (8.1)"],
        ),
        ("Cai plays S1, passes, Dan plays R1", expect!["R1@1 is not in your hand: choose a card that is (6.1)"]),
        ("Cai plays S1, passes, Dan plays W1, Dan plays S1", expect!["seat 4 is to act, not seat 3 (3.1, 8.1)"]),
    ] {
        refused(FIVE, script, says);
    }
}

#[test]
fn r8_1_two_senators_call_once_and_no_senator_not_at_all() {
    check(
        FIVE,
        "Cai plays S1, plays S2, passes, Dan passes, Eva passes, Ada passes, Bea passes",
        expect![[r#"
        table: Dan to draw
        Cai: 5 aurei, hand -, display S1 S2"#]],
    );
    check(
        FIVE,
        "Cai passes",
        expect![[r#"
        table: Dan to draw
        Cai: 5 aurei"#]],
    );
}

#[test]
fn r8_1_an_intrigue_does_not_silence_the_senate() {
    let position = "table: 5 players; Ada: to play, 3 aurei, hand S1 I1";
    check(
        position,
        "Ada plays S1, plays I1, passes",
        expect![[r#"
        table: Bea to answer
        Ada: 2 aurei, hand -, display S1 I1, primus conspiratus"#]],
    );
}

#[test]
fn r8_1_the_answers_come_after_the_cards_for_rome() {
    let position = "table: 5 players, nocturnus; Ada: to play, display V3 V1, hand S1 W1";
    check(
        position,
        "Ada plays S1, passes",
        expect![[r#"
        table: Ada to give 1
        Ada: 2 aurei, hand W1, display S1 V1 V3"#]],
    );
    check(
        position,
        "Ada plays S1, passes, gives W1",
        expect![[r#"
        table: Bea to answer
        Ada: 2 aurei, hand -, display S1 V1 V3
        Rome: W1"#]],
    );
}

#[test]
fn r8_1_not_with_four_players() {
    let position = "table: 4 players; Ada: to play, hand S1; Bea: 1 aurei, hand W1";
    check(
        position,
        "Ada plays S1, passes",
        expect![[r#"
        table: Bea to draw
        Ada: 2 aurei, hand -, display S1"#]],
    );
}

#[test]
fn r8_1_with_eight_players_seven_answer() {
    check(
        "table: 8 players; Gus: to play, hand S1",
        "Gus plays S1, passes, Hal passes, Ada passes, Bea passes, Cai passes, Dan passes, Eva passes, Fay passes",
        expect![[r#"
            table: Hal to draw
            Gus: 2 aurei, hand -, display S1"#]],
    );
}

#[test]
fn r8_2_an_answer_with_a_senator_calls_for_no_answers() {
    check(
        FIVE,
        "Cai plays S1, passes, Dan plays S1, Eva passes, Ada passes, Bea passes",
        expect![[r#"
        table: Dan to draw
        Cai: 5 aurei, hand S2, display S1
        Dan: 0 aurei, hand W1, display S1"#]],
    );
    // Nor does it when Dan's own turn ends without one.
    check(
        FIVE,
        "Cai plays S1, passes, Dan plays S1, Eva passes, Ada passes, Bea passes, Dan looks",
        expect![[r#"
        table: Eva to draw
        Cai: 5 aurei, hand S2, display S1
        Dan: 2 aurei, hand W1, display S1, looked"#]],
    );
}

#[test]
fn r8_the_answers_of_the_last_turn_come_before_the_levy_and_may_decide_who_starts() {
    let position = "table: 5 players, starter 1; Ada: to play, hand S1; Cai: 1 aurei, hand I1; I: W1; II: W2; III: W1; \
                    IV: R1; V: R1; VI: R1";
    check(
        position,
        "Ada plays S1, passes, Bea passes, Cai plays I1, Dan passes, Eva passes",
        expect![[r#"
        table: Cai to draw, round 2, starter Cai
        Ada: 2 aurei, hand -, display S1
        Cai: 0 aurei, hand -, display I1, primus conspiratus
        II: F1@0
        Rome: W2
        deck: 62 cards, the last L3 I3 I3"#]],
    );
}

#[test]
fn r8_an_answer_with_an_adversary_may_move_the_marker() {
    let position = "table: 5 players, nocturnus; Ada: to play, hand S1, display I1, primus conspiratus; \
                    Bea: 1 aurei, display I1, hand V1";
    check(
        position,
        "Ada plays S1, passes, Bea plays V1",
        expect![[r#"
        table: Cai to answer
        Ada: 2 aurei, hand -, display S1 I1, not primus conspiratus
        Bea: 0 aurei, hand -, display I1 V1, primus conspiratus"#]],
    );
}
