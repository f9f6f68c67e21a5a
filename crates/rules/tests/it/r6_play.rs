//! 6 Play.

use expect_test::expect;
use pax_rules::Event;

use crate::fixture::{check, game, legal, refused, run};

#[test]
fn r6_1_the_first_is_free_and_each_further_card_costs_one_more() {
    let position = "Ada: to play, 6 aurei, hand W1 W1 R1 R1";
    check(position, "Ada plays W1", expect!["Ada: hand W1 R1 R1, display W1"]);
    check(position, "Ada plays W1, plays W1", expect!["Ada: 5 aurei, hand R1 R1, display W1 W1"]);
    check(position, "Ada plays W1, plays W1, plays R1", expect!["Ada: 3 aurei, hand R1, display W1 W1 R1"]);
    check(position, "Ada plays W1, plays W1, plays R1, plays R1", expect!["Ada: 0 aurei, hand -, display W1 W1 R1 R1"]);
}

#[test]
fn r6_1_only_from_the_hand_and_only_what_one_can_pay() {
    let position = "Ada: to play, 2 aurei, hand W1 W1 R1 L1";
    legal(position, "", expect!["Ada: pass, play W1, play R1, play L1"]);
    legal(position, "Ada plays W1, plays W1", expect!["Ada: pass"]);
    refused(
        position,
        "Ada plays W1, plays W1, plays R1",
        expect!["playing this card costs 2 and you have 1: pass (6.1)"],
    );
    refused(position, "Ada plays S1", expect!["S1@1 is not in your hand: choose a card that is (6.1)"]);
    refused(position, "Ada plays L1, plays L1", expect!["L1@1 is not in your hand: choose a card that is (6.1)"]);
}

#[test]
fn r6_2_scouts_4_make_two_cards_free_and_the_third_costs_1() {
    let position = "table: nocturnus; Ada: to play, 9 aurei, display E3 E1, hand W1 W1 R1 R1";
    check(position, "Ada plays W1, plays W1", expect!["Ada: hand R1 R1, display W1 W1 E1 E3"]);
    check(position, "Ada plays W1, plays W1, plays R1", expect!["Ada: 8 aurei, hand R1, display W1 W1 R1 E1 E3"]);
    check(
        position,
        "Ada plays W1, plays W1, plays R1, plays R1",
        expect!["Ada: 6 aurei, hand -, display W1 W1 R1 R1 E1 E3"],
    );
}

#[test]
fn r6_2_scouts_3_do_not_help_and_8_make_three_free() {
    let costs = |display: &str| {
        let position = format!("table: nocturnus; Ada: to play, 20 aurei, display {display}, hand W1 W1 R1 R1 L1");
        let (_, told) = run(game(&position), "Ada plays W1, plays W1, plays R1, plays R1, plays L1");
        let cost = |event: &Event| match event {
            Event::Played { cost, .. } => Some(*cost),
            _ => None,
        };
        told.iter().filter_map(cost).collect::<Vec<_>>()
    };
    assert_eq!(costs("E3"), [0, 1, 2, 3, 4]);
    assert_eq!(costs("E3 E1"), [0, 0, 1, 2, 3]);
    assert_eq!(costs("E3 E3 E1"), [0, 0, 1, 2, 3]);
    assert_eq!(costs("E3 E3 E2"), [0, 0, 0, 1, 2]);
    assert_eq!(costs("E3 E3 E2 E2 E2"), [0, 0, 0, 0, 1]);
}

#[test]
fn r6_3_fleets_and_armies_need_land_or_intrigue() {
    for (display, hand, says) in [
        (
            "L1",
            "F2",
            expect!["this would make your strength in Fleet 2, and 1 is the limit: play Land or Intrigue first (6.3)"],
        ),
        (
            "I1",
            "A2",
            expect!["this would make your strength in Army 2, and 1 is the limit: play Land or Intrigue first (6.3)"],
        ),
        // The larger of both counts, not their sum.
        (
            "L2 I2",
            "F3",
            expect!["this would make your strength in Fleet 3, and 2 is the limit: play Land or Intrigue first (6.3)"],
        ),
        (
            "L2 I1 F2",
            "F1",
            expect!["this would make your strength in Fleet 3, and 2 is the limit: play Land or Intrigue first (6.3)"],
        ),
        // Armies and Fleets are counted apart, but each up to the limit.
        (
            "L2 A2 F1",
            "A1",
            expect!["this would make your strength in Army 3, and 2 is the limit: play Land or Intrigue first (6.3)"],
        ),
    ] {
        let position = format!("Ada: to play, 9 aurei, display {display}, hand {hand}");
        refused(&position, &format!("Ada plays {hand}"), says);
    }
    let bare = "Ada: to play, 9 aurei, hand F1 A1 W1";
    legal(bare, "", expect!["Ada: pass, play W1"]);
    refused(
        bare,
        "Ada plays F1",
        expect!["this would make your strength in Fleet 1, and 0 is the limit: play Land or Intrigue first (6.3)"],
    );
}

#[test]
fn r6_3_up_to_the_limit_they_may_be_played() {
    for (display, hand) in
        [("L3", "F3"), ("I3", "A3"), ("L1 I3", "F3"), ("L3 I1", "A3"), ("L2 A2 F1", "F1"), ("L2 L1 F2", "F1")]
    {
        let position = format!("Ada: to play, 9 aurei, display {display}, hand {hand}");
        run(game(&position), &format!("Ada plays {hand}"));
    }
}

#[test]
fn r6_3_other_cards_are_never_limited_also_where_the_limit_is_broken() {
    // As after a solitaire opening (10.3).
    let position = "table: solitaire 5; Ada: to play, 9 aurei, display F3 A3, hand F1 A1 W1 L1";
    legal(position, "", expect!["Ada: pass, play W1, play L1"]);
    legal("table: solitaire 5; Ada: to play, display F3 L3, hand F1 A1 A3", "", expect!["Ada: pass, play A1, play A3"]);
}

#[test]
fn r6_4_land_counts_for_the_next_card_of_the_same_turn() {
    let position = "Ada: to play, 9 aurei, hand L1 F1 I2 A2";
    refused(
        position,
        "Ada plays F1",
        expect!["this would make your strength in Fleet 1, and 0 is the limit: play Land or Intrigue first (6.3)"],
    );
    check(
        position,
        "Ada plays L1, plays F1, plays I2, plays A2",
        expect!["Ada: 3 aurei, hand -, display F1 A2 L1 I2, primus conspiratus"],
    );
}

#[test]
fn r6_4_scouts_count_for_the_next_card_of_the_same_turn() {
    // Without them 0 + 1 + 2; the second card makes four Scouts, so the third costs 1.
    let position = "table: nocturnus; Ada: to play, 9 aurei, display E2, hand E1 E1 W1";
    check(position, "Ada plays E1, plays E1, plays W1", expect!["Ada: 7 aurei, hand -, display W1 E1 E1 E2"]);
    // The first card makes four: the second is free.
    let position = "table: nocturnus; Ada: to play, 0 aurei, display E3, hand E1 W1";
    check(position, "Ada plays E1, plays W1", expect!["Ada: hand -, display W1 E1 E3"]);
}

#[test]
fn r6_5_the_first_intrigue_takes_primus_conspiratus() {
    check("Ada: to play, hand I1", "Ada plays I1", expect!["Ada: hand -, display I1, primus conspiratus"]);
}

#[test]
fn r6_5_the_marker_moves_only_to_more_intrigue_and_at_once() {
    let with = |bea: &str| format!("Ada: display I2, primus conspiratus; Bea: to play, 9 aurei, {bea}");
    check(&with("display I1, hand I1"), "Bea plays I1", expect!["Bea: hand -, display I1 I1"]);
    check(
        &with("display I1, hand I2"),
        "Bea plays I2",
        expect![[r#"
        Ada: not primus conspiratus
        Bea: hand -, display I1 I2, primus conspiratus"#]],
    );
    check(
        &with("hand I1 I2"),
        "Bea plays I1, plays I2",
        expect![[r#"
        Ada: not primus conspiratus
        Bea: 8 aurei, hand -, display I1 I2, primus conspiratus"#]],
    );
}

#[test]
fn r6_5_the_holder_keeps_it_when_playing_more() {
    check(
        "Ada: to play, display I2, primus conspiratus, hand I1",
        "Ada plays I1",
        expect!["Ada: hand -, display I1 I2"],
    );
}

#[test]
fn r6_5_nocturnus_adversaries_decide_between_equal_intrigue() {
    let with = |ada: &str, bea: &str| {
        format!("table: nocturnus; Ada: primus conspiratus, display {ada}; Bea: to play, 9 aurei, {bea}")
    };
    // Equal Intrigue, more Adversaries: it moves with the Adversary, and with the Intrigue.
    check(
        &with("I2 V1", "display I2, hand V2"),
        "Bea plays V2",
        expect![[r#"
        Ada: not primus conspiratus
        Bea: hand -, display I2 V2, primus conspiratus"#]],
    );
    check(
        &with("I2 V1", "display I1 V2, hand I1"),
        "Bea plays I1",
        expect![[r#"
        Ada: not primus conspiratus
        Bea: hand -, display I1 I1 V2, primus conspiratus"#]],
    );
    // A full tie: the holder keeps it.
    check(&with("I2 V1", "display I2, hand V1"), "Bea plays V1", expect!["Bea: hand -, display I2 V1"]);
    // More Adversaries and less Intrigue: nothing.
    check(&with("I2 V1", "display I1, hand V3"), "Bea plays V3", expect!["Bea: hand -, display I1 V3"]);
    // More Intrigue and fewer Adversaries: it moves.
    check(
        &with("I2 V3", "display I2, hand I1"),
        "Bea plays I1",
        expect![[r#"
        Ada: not primus conspiratus
        Bea: hand -, display I1 I2, primus conspiratus"#]],
    );
}

#[test]
fn r6_5_adversaries_alone_take_nothing() {
    check("table: nocturnus; Ada: to play, hand V3", "Ada plays V3", expect!["Ada: hand -, display V3"]);
}

#[test]
fn r6_5_the_marker_moves_in_a_senates_answer_too() {
    let position = "table: 5 players; Ada: to play, hand S1, display I1, primus conspiratus; \
                    Bea: 1 aurei, hand I2; Cai: 1 aurei, hand I3";
    check(
        position,
        "Ada plays S1, passes, Bea plays I2",
        expect![[r#"
        table: Cai to answer
        Ada: 2 aurei, hand -, display S1 I1, not primus conspiratus
        Bea: 0 aurei, hand -, display I2, primus conspiratus"#]],
    );
    check(
        position,
        "Ada plays S1, passes, Bea plays I2, Cai plays I3",
        expect![[r#"
        table: Dan to answer
        Ada: 2 aurei, hand -, display S1 I1, not primus conspiratus
        Bea: 0 aurei, hand -, display I2
        Cai: 0 aurei, hand -, display I3, primus conspiratus"#]],
    );
}
