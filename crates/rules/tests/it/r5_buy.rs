//! 5 Buy.

use expect_test::expect;

use crate::fixture::{check, legal, refused};

#[test]
fn r5_1_all_cards_below_one_legion_for_the_sum_of_their_prices() {
    let position = "Ada: to buy, 6 aurei, hand S1; I: W1 F2 A3; II: L3; III: I1";
    legal(position, "", expect!["Ada: pass, buy 1, buy 2, buy 3"]);
    check(
        position,
        "Ada buys I",
        expect![[r#"
        table: Ada to play
        Ada: 0 aurei, hand W1 F2 A3 S1
        I: -"#]],
    );
    check(position, "Ada passes", expect!["table: Ada to play"]);
}

#[test]
fn r5_1_once_per_turn() {
    refused(
        "Ada: to buy, 6 aurei; I: W1; II: L3",
        "Ada buys I, buys II",
        expect!["buying is not done now: this is the step to play a card or pass (6.1)"],
    );
}

#[test]
fn r5_1_only_what_one_can_pay_and_what_is_there() {
    let position = "Ada: to buy, 3 aurei; I: W1 F3; II: L3";
    legal(position, "", expect!["Ada: pass, buy 2"]);
    refused(position, "Ada buys I", expect!["Legion I costs 4 and you have 3: choose another, or pass (5.1)"]);
    refused(position, "Ada buys III", expect!["nothing lies below Legion III: choose another, or pass (5.1)"]);
    refused(position, "Ada buys IV", expect!["there is no Legion IV at this table: there are 3 (1.6)"]);
    refused(position, "Ada plays W1", expect!["playing a card is not done now: this is the step to buy or pass (5.1)"]);
    refused(position, "Bea buys II", expect!["seat 0 is to act, not seat 1 (3.1, 8.1)"]);
}

#[test]
fn r5_1_a_card_that_costs_nothing_can_be_bought_with_nothing() {
    check(
        "Ada: to buy, 0 aurei; II: L1@0",
        "Ada buys II",
        expect![[r#"
        table: Ada to play
        Ada: hand L1@0
        II: -"#]],
    );
}

#[test]
fn r5_2_wealth_takes_one_off_for_every_three_symbols() {
    for (wealth, left) in [
        ("", 3),
        (", display W2", 3),
        (", display W3", 4),
        (", display W3 W2", 4),
        (", display W3 W3", 5),
        (", display W3 W3 W2 W1", 6),
        (", display W3 W3 W2 W2 W2", 7),
    ] {
        let game = crate::fixture::game(&format!("Ada: to buy, 10 aurei{wealth}; II: L3 I2 S1 S1"));
        let (game, _) = crate::fixture::run(game, "Ada buys II");
        assert_eq!(game.money(pax_rules::Seat::FIRST), left, "{wealth}");
    }
}

#[test]
fn r5_2_wealth_never_takes_a_price_below_0() {
    let position = "Ada: to buy, 0 aurei, display W3 W3 W2 W1; I: L1; II: L2 L1; III: L3 L1";
    legal(position, "", expect!["Ada: pass, buy 1, buy 2"]);
    check(
        position,
        "Ada buys I",
        expect![[r#"
        table: Ada to play
        Ada: hand L1
        I: -"#]],
    );
    check(
        position,
        "Ada buys II",
        expect![[r#"
        table: Ada to play
        Ada: hand L1 L2
        II: -"#]],
    );
    refused(position, "Ada buys III", expect!["Legion III costs 1 and you have 0: choose another, or pass (5.1)"]);
}

#[test]
fn r5_2_the_discount_is_read_when_buying() {
    // Wealth bought now lies in the hand and helps nobody yet.
    check(
        "Ada: to buy, 5 aurei; I: W3 L2",
        "Ada buys I",
        expect![[r#"
        table: Ada to play
        Ada: 0 aurei, hand W3 L2
        I: -"#]],
    );
}
