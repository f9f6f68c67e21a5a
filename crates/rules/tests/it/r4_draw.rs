//! 4 Draw.

use expect_test::expect;

use crate::fixture::{check, legal, refused};

const PLAIN: &str = "Ada: 5 aurei; I: W1; deck: A1 F1 L1 I1 S1 ...";

#[test]
fn r4_1_each_card_is_placed_before_the_next_is_seen() {
    check(
        PLAIN,
        "Ada draws",
        expect![[r#"
        table: Ada to place A1
        deck: 49 cards, the last S2 S2 S2"#]],
    );
    legal(PLAIN, "Ada draws", expect!["Ada: hand A1, legion 1 A1, legion 2 A1, legion 3 A1, under A1"]);
    legal(PLAIN, "Ada draws, takes A1", expect!["Ada: legion 1 F1, legion 2 F1, legion 3 F1, under F1"]);
    legal(PLAIN, "Ada draws, lays A1 below II", expect!["Ada: hand F1, under F1"]);
    legal(PLAIN, "Ada draws, slips A1", expect!["Ada: hand F1, legion 1 F1, legion 2 F1, legion 3 F1"]);
    legal(PLAIN, "Ada draws, slips A1, takes F1", expect!["Ada: legion 1 L1, legion 2 L1, legion 3 L1"]);
    legal(PLAIN, "Ada draws, lays A1 below II, slips F1", expect!["Ada: hand L1"]);
}

#[test]
fn r4_1_one_to_the_hand_one_below_a_legion_one_under_in_any_order() {
    for script in [
        "takes A1, lays F1 below II, slips L1",
        "takes A1, slips F1, lays L1 below II",
        "lays A1 below II, takes F1, slips L1",
        "lays A1 below II, slips F1, takes L1",
        "slips A1, takes F1, lays L1 below II",
        "slips A1, lays F1 below II, takes L1",
    ] {
        let (game, _) = crate::fixture::run(crate::fixture::game(PLAIN), &format!("Ada draws, {script}"));
        assert_eq!(game.step(), pax_rules::Step::Buy, "{script}");
        assert_eq!(game.hand_len(pax_rules::Seat::FIRST), 1, "{script}");
    }
    check(
        PLAIN,
        "Ada draws, slips A1, lays F1 below I, takes L1",
        expect![[r#"
        table: Ada to buy
        Ada: hand L1
        I: W1 F1
        deck: 48 cards, the last S2 S2 A1"#]],
    );
}

#[test]
fn r4_1_every_place_takes_one_card() {
    for (script, says) in [
        ("Ada draws, takes F1", expect!["F1@1 is not one of the cards you are drawing: place one of those (4.1)"]),
        (
            "Ada draws, takes A1, takes F1",
            expect!["no hand place is left in this draw: the card goes below a Legion or under the deck (4.1)"],
        ),
        (
            "Ada draws, lays A1 below I, lays F1 below II",
            expect![
                "this draw's card below a Legion is placed already: another goes to the hand or under the deck (4.1)"
            ],
        ),
        (
            "Ada draws, slips A1, slips F1",
            expect![
                "no further card of this draw goes under the deck: place it in the hand or below a Legion (4.1, 4.6)"
            ],
        ),
        ("Ada draws, lays A1 below IV", expect!["there is no Legion IV at this table: there are 3 (1.6)"]),
        ("Ada draws, draws", expect!["drawing is not done now: this is the step to place the drawn cards (4.1)"]),
        (
            "Ada draws, looks",
            expect!["looking at Rome is not done now: this is the step to place the drawn cards (4.1)"],
        ),
    ] {
        refused(PLAIN, script, says);
    }
}

const RELIGION_3: &str = "Ada: 5 aurei, display R3; deck: A1 F1 L1 I1 S1 ...";
const RELIGION_6: &str = "Ada: 5 aurei, display R3 R3; deck: A1 F1 L1 I1 S1 ...";

#[test]
fn r4_2_religion_2_does_not_help() {
    legal(
        "Ada: display R2; deck: A1 F1 L1 ...",
        "Ada draws",
        expect!["Ada: hand A1, legion 1 A1, legion 2 A1, legion 3 A1, under A1"],
    );
}

#[test]
fn r4_2_religion_3_holds_two_cards_and_the_hand_comes_last() {
    legal(
        RELIGION_3,
        "Ada draws",
        expect![
            "Ada: legion 1 F1, legion 2 F1, legion 3 F1, under F1, legion 1 A1, legion 2 A1, legion 3 A1, under A1"
        ],
    );
    legal(
        RELIGION_3,
        "Ada draws, slips F1",
        expect!["Ada: legion 1 A1, legion 2 A1, legion 3 A1, legion 1 L1, legion 2 L1, legion 3 L1"],
    );
    legal(RELIGION_3, "Ada draws, slips F1, lays L1 below III", expect!["Ada: hand A1"]);
    check(
        RELIGION_3,
        "Ada draws, slips F1, lays L1 below III, takes A1",
        expect![[r#"
        table: Ada to buy
        Ada: hand A1
        III: L1
        deck: 48 cards, the last S2 S2 F1"#]],
    );
    refused(
        RELIGION_3,
        "Ada draws, takes A1",
        expect!["Religion lets you hold the cards: the last hand place is filled last, place another card first (4.4)"],
    );
    refused(
        RELIGION_3,
        "Ada draws, slips L1",
        expect!["L1@1 is not one of the cards you are drawing: place one of those (4.1)"],
    );
}

#[test]
fn r4_2_religion_5_is_still_two_cards() {
    legal(
        "Ada: display R3 R2; deck: A1 F1 L1 ...",
        "Ada draws",
        expect![
            "Ada: legion 1 F1, legion 2 F1, legion 3 F1, under F1, legion 1 A1, legion 2 A1, legion 3 A1, under A1"
        ],
    );
}

#[test]
fn r4_2_religion_6_holds_all_cards_of_the_draw() {
    legal(
        RELIGION_6,
        "Ada draws",
        expect![
            "Ada: legion 1 F1, legion 2 F1, legion 3 F1, under F1, legion 1 A1, legion 2 A1, legion 3 A1, under A1, legion 1 L1, legion 2 L1, legion 3 L1, under L1"
        ],
    );
    legal(RELIGION_6, "Ada draws, lays L1 below I", expect!["Ada: under F1, under A1"]);
    check(
        RELIGION_6,
        "Ada draws, lays L1 below I, slips A1, takes F1",
        expect![[r#"
        table: Ada to buy
        Ada: hand F1
        I: L1
        deck: 47 cards, the last R2 S2 A1"#]],
    );
    refused(
        RELIGION_6,
        "Ada draws, takes F1",
        expect!["Religion lets you hold the cards: the last hand place is filled last, place another card first (4.4)"],
    );
}

#[test]
fn r4_2_equal_cards_are_one_choice() {
    legal(
        "Ada: display R3 R3; deck: A1 A1 A1 ...",
        "Ada draws",
        expect!["Ada: legion 1 A1, legion 2 A1, legion 3 A1, under A1"],
    );
}

const MILITIA_4: &str = "table: nocturnus; Ada: display M3 M1; deck: A1 F1 L1 I1 S1 W1 ...";
const MILITIA_8: &str = "table: nocturnus; Ada: display M3 M3 M2; deck: A1 F1 L1 I1 S1 W1 ...";

#[test]
fn r4_3_militia_3_does_not_help() {
    check(
        "table: nocturnus; Ada: display M3; deck: A1 F1 L1 I1 ...",
        "Ada draws, takes A1, lays F1 below I, slips L1",
        expect![[r#"
            table: Ada to buy
            Ada: hand A1
            I: F1
            deck: 68 cards, the last L2 I2 L1"#]],
    );
}

#[test]
fn r4_3_militia_4_draws_4_and_keeps_2() {
    legal(MILITIA_4, "Ada draws", expect!["Ada: hand A1, legion 1 A1, legion 2 A1, legion 3 A1, under A1"]);
    check(
        MILITIA_4,
        "Ada draws, takes A1, takes F1, slips L1, lays I1 below I",
        expect![[r#"
        table: Ada to buy
        Ada: hand F1 A1
        I: I1
        deck: 66 cards, the last L2 I2 L1"#]],
    );
    refused(
        MILITIA_4,
        "Ada draws, takes A1, takes F1, takes L1",
        expect!["no hand place is left in this draw: the card goes below a Legion or under the deck (4.1)"],
    );
}

#[test]
fn r4_3_militia_8_draws_5_and_keeps_3() {
    check(
        MILITIA_8,
        "Ada draws, slips A1, takes F1, takes L1, lays I1 below I, takes S1",
        expect![[r#"
        table: Ada to buy
        Ada: hand F1 S1 L1
        I: I1
        deck: 64 cards, the last L2 L2 A1"#]],
    );
    refused(
        MILITIA_8,
        "Ada draws, takes A1, takes F1, takes L1, takes I1",
        expect!["no hand place is left in this draw: the card goes below a Legion or under the deck (4.1)"],
    );
}

#[test]
fn r4_3_militia_12_draws_6_and_keeps_4() {
    check(
        "table: nocturnus; Ada: display M3 M3 M2 M2 M2; deck: A1 F1 L1 I1 S1 W1 ...",
        "Ada draws, takes A1, takes F1, takes L1, takes I1, slips S1, lays W1 below I",
        expect![[r#"
            table: Ada to buy
            Ada: hand F1 A1 L1 I1
            I: W1
            deck: 61 cards, the last S2 S2 S1"#]],
    );
}

const BOTH_3_4: &str = "table: nocturnus; Ada: display R3 M3 M1; deck: A1 F1 L1 I1 S1 W1 ...";
const BOTH_6_4: &str = "table: nocturnus; Ada: display R3 R3 M3 M1; deck: A1 F1 L1 I1 S1 W1 ...";

#[test]
fn r4_4_religion_3_with_militia_holds_two_at_a_time() {
    legal(
        BOTH_3_4,
        "Ada draws",
        expect![
            "Ada: hand F1, legion 1 F1, legion 2 F1, legion 3 F1, under F1, hand A1, legion 1 A1, legion 2 A1, legion 3 A1, under A1"
        ],
    );
    check(
        BOTH_3_4,
        "Ada draws, takes F1",
        expect![[r#"
        table: Ada to place A1 L1
        Ada: hand F1
        deck: 65 cards, the last L2 L2 L2"#]],
    );
    legal(
        BOTH_3_4,
        "Ada draws, takes F1",
        expect![
            "Ada: legion 1 A1, legion 2 A1, legion 3 A1, under A1, legion 1 L1, legion 2 L1, legion 3 L1, under L1"
        ],
    );
    check(
        BOTH_3_4,
        "Ada draws, takes F1, slips A1, lays I1 below II, takes L1",
        expect![[r#"
        table: Ada to buy
        Ada: hand F1 L1
        II: I1
        deck: 65 cards, the last L2 L2 A1"#]],
    );
    refused(
        BOTH_3_4,
        "Ada draws, takes F1, takes A1",
        expect!["Religion lets you hold the cards: the last hand place is filled last, place another card first (4.4)"],
    );
}

#[test]
fn r4_4_religion_6_with_militia_holds_all_of_them() {
    legal(
        BOTH_6_4,
        "Ada draws",
        expect![
            "Ada: hand F1, legion 1 F1, legion 2 F1, legion 3 F1, under F1, hand A1, legion 1 A1, legion 2 A1, legion 3 A1, under A1, hand L1, legion 1 L1, legion 2 L1, legion 3 L1, under L1, hand I1, legion 1 I1, legion 2 I1, legion 3 I1, under I1"
        ],
    );
    check(
        BOTH_6_4,
        "Ada draws, takes I1, lays A1 below II, slips F1, takes L1",
        expect![[r#"
        table: Ada to buy
        Ada: hand L1 I1
        II: A1
        deck: 64 cards, the last L2 L2 F1"#]],
    );
    refused(
        BOTH_6_4,
        "Ada draws, takes I1, takes A1",
        expect!["Religion lets you hold the cards: the last hand place is filled last, place another card first (4.4)"],
    );
}

#[test]
fn r4_5_effects_are_read_when_the_draw_begins_and_a_later_draw_sees_new_cards() {
    // Ada plays the Religion that makes three after her draw: it helps in the next round.
    let position = "Ada: 5 aurei, display R2, hand R1; Bea: 0 aurei; I: W1; II: W1; III: W1; \
                    deck: A1 F1 L1 I1 S1 W2 R2 R2 S2 S2";
    check(
        position,
        "Ada draws, takes A1, lays F1 below I, slips L1, passes, plays R1, passes, Bea looks, Ada draws",
        expect![[r#"
            table: Ada to place W2 S1, round 2
            Ada: 7 aurei, hand A1, display R1 R2
            Bea: 2 aurei, looked
            I: I1
            Rome: W1 F1
            deck: R2 R2 S2 S2 L1"#]],
    );
}

#[test]
fn r4_6_a_short_deck_without_militia() {
    let with = |deck: &str| format!("Ada: 1 aurei; I: W1; deck: {deck}");
    // d = 3: as always.
    legal(&with("A1 F1 L1"), "Ada draws", expect!["Ada: hand A1, legion 1 A1, legion 2 A1, legion 3 A1, under A1"]);
    check(
        &with("A1 F1 L1"),
        "Ada draws, takes A1, lays F1 below I, slips L1",
        expect![[r#"
        table: Ada to buy
        Ada: hand A1
        I: W1 F1
        deck: L1"#]],
    );
    // d = 2: one below a Legion, one to the hand, none under.
    legal(&with("A1 F1"), "Ada draws", expect!["Ada: hand A1, legion 1 A1, legion 2 A1, legion 3 A1"]);
    check(
        &with("A1 F1"),
        "Ada draws, takes A1, lays F1 below I",
        expect![[r#"
        table: Ada to buy
        Ada: hand A1
        I: W1 F1
        deck: -"#]],
    );
    check(
        &with("A1 F1"),
        "Ada draws, lays A1 below I, takes F1",
        expect![[r#"
        table: Ada to buy
        Ada: hand F1
        I: W1 A1
        deck: -"#]],
    );
    refused(
        &with("A1 F1"),
        "Ada draws, slips A1",
        expect!["no further card of this draw goes under the deck: place it in the hand or below a Legion (4.1, 4.6)"],
    );
    refused(
        &with("A1 F1"),
        "Ada draws, takes A1, takes F1",
        expect!["no hand place is left in this draw: the card goes below a Legion or under the deck (4.1)"],
    );
    // d = 1: hand or Legion.
    legal(&with("A1"), "Ada draws", expect!["Ada: hand A1, legion 1 A1, legion 2 A1, legion 3 A1"]);
    check(
        &with("A1"),
        "Ada draws, takes A1",
        expect![[r#"
        table: Ada to buy
        Ada: hand A1
        deck: -"#]],
    );
    check(
        &with("A1"),
        "Ada draws, lays A1 below III",
        expect![[r#"
        table: Ada to buy
        III: A1
        deck: -"#]],
    );
    // d = 0: 2 Aurei, then buy and play.
    legal(&with(""), "", expect!["Ada: draw, look"]);
    check(
        &with(""),
        "Ada draws",
        expect![[r#"
        table: Ada to buy
        Ada: 3 aurei"#]],
    );
    check(
        &with(""),
        "Ada draws, buys I, plays W1, passes",
        expect![[r#"
        table: Bea to draw
        Ada: 3 aurei, display W1
        I: -"#]],
    );
}

#[test]
fn r4_6_a_short_deck_with_militia() {
    let with = |deck: &str| format!("table: nocturnus; Ada: display M3 M3 M2; deck: {deck}");
    // n = 5. d = 5: one under.
    check(
        &with("A1 F1 L1 I1 S1"),
        "Ada draws, takes A1, takes F1, takes L1, lays I1 below I, slips S1",
        expect![[r#"
        table: Ada to buy
        Ada: hand F1 A1 L1
        I: I1
        deck: S1"#]],
    );
    // d = 4: none under, three to the hand.
    check(
        &with("A1 F1 L1 I1"),
        "Ada draws, takes A1, takes F1, takes L1, lays I1 below I",
        expect![[r#"
        table: Ada to buy
        Ada: hand F1 A1 L1
        I: I1
        deck: -"#]],
    );
    refused(
        &with("A1 F1 L1 I1"),
        "Ada draws, slips A1",
        expect!["no further card of this draw goes under the deck: place it in the hand or below a Legion (4.1, 4.6)"],
    );
    refused(
        &with("A1 F1 L1 I1"),
        "Ada draws, takes A1, takes F1, takes L1, takes I1",
        expect!["no hand place is left in this draw: the card goes below a Legion or under the deck (4.1)"],
    );
    check(
        &with("A1 F1 L1"),
        "Ada draws, lays A1 below I, takes F1, takes L1",
        expect![[r#"
        table: Ada to buy
        Ada: hand F1 L1
        I: A1
        deck: -"#]],
    );
    check(
        &with("A1 F1"),
        "Ada draws, lays A1 below I, takes F1",
        expect![[r#"
        table: Ada to buy
        Ada: hand F1
        I: A1
        deck: -"#]],
    );
    legal(&with("A1"), "Ada draws", expect!["Ada: hand A1, legion 1 A1, legion 2 A1, legion 3 A1"]);
    check(
        &with(""),
        "Ada draws",
        expect![[r#"
        table: Ada to buy
        Ada: 2 aurei"#]],
    );
}

#[test]
fn r4_6_a_short_deck_with_religion() {
    let with = |display: &str, deck: &str| format!("table: nocturnus; Ada: display {display}; deck: {deck}");
    // d = 1: hand or Legion whatever Religion says.
    legal(&with("R3", "A1"), "Ada draws", expect!["Ada: hand A1, legion 1 A1, legion 2 A1, legion 3 A1"]);
    legal(&with("R3 R3", "A1"), "Ada draws", expect!["Ada: hand A1, legion 1 A1, legion 2 A1, legion 3 A1"]);
    // d = 2: both are held, the hand place is filled last.
    legal(
        &with("R3", "A1 F1"),
        "Ada draws",
        expect!["Ada: legion 1 F1, legion 2 F1, legion 3 F1, legion 1 A1, legion 2 A1, legion 3 A1"],
    );
    legal(&with("R3", "A1 F1"), "Ada draws, lays A1 below II", expect!["Ada: hand F1"]);
    // n = 4, d = 3: two hand places; the first may be filled before the Legion's.
    legal(
        &with("R3 M3 M1", "A1 F1 L1"),
        "Ada draws",
        expect!["Ada: hand F1, legion 1 F1, legion 2 F1, legion 3 F1, hand A1, legion 1 A1, legion 2 A1, legion 3 A1"],
    );
    legal(
        &with("R3 M3 M1", "A1 F1 L1"),
        "Ada draws, takes A1",
        expect!["Ada: legion 1 F1, legion 2 F1, legion 3 F1, legion 1 L1, legion 2 L1, legion 3 L1"],
    );
    legal(
        &with("R3 R3 M3 M1", "A1 F1 L1"),
        "Ada draws",
        expect![
            "Ada: hand F1, legion 1 F1, legion 2 F1, legion 3 F1, hand A1, legion 1 A1, legion 2 A1, legion 3 A1, hand L1, legion 1 L1, legion 2 L1, legion 3 L1"
        ],
    );
}
