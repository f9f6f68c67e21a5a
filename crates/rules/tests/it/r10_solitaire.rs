//! 10 Solitaire.

use expect_test::expect;
use pax_rules::{Seat, Setup, SoloLevel};

use crate::fixture::{check, check_from, dealt, game, legal, refusal_from, refused, run};

fn level(number: usize) -> Setup {
    Setup::solitaire(SoloLevel::new(number).expect("1 to 5"))
}

#[test]
fn r10_1_one_player_three_legions_5_aurei() {
    for number in 1..=5 {
        let game = dealt(level(number), "");
        assert_eq!((game.setup().players(), game.legions().len(), game.money(Seat::FIRST)), (1, 3, 5));
    }
}

#[test]
fn r10_2_the_goals_of_the_five_games() {
    for (number, (base, nocturnus)) in (1..).zip([(3, 6), (4, 7), (5, 8), (6, 9), (7, 10)]) {
        assert_eq!(level(number).solo_goal(), Some(base));
        assert_eq!(level(number).with_nocturnus(true).solo_goal(), Some(nocturnus));
    }
    assert_eq!(Setup::new(2).expect("two").solo_goal(), None);
}

#[test]
fn r10_2_every_category_must_lie_in_the_display_and_enough_be_above_rome() {
    let end = |number: usize, display: &str| {
        format!(
            "table: solitaire {number}; Ada: to play, display {display}; rome: open F1 A1 L1 I1, hidden W1 R1 S1; deck:"
        )
    };
    let all = "W2 R2 S2 F1 A1 L1 I1";
    check(
        &end(1, all),
        "Ada passes",
        expect![[r#"
        table: over: the rebels prevail and Ada won with points 29
        Ada: 2 aurei"#]],
    );
    check(
        &end(2, all),
        "Ada passes",
        expect![[r#"
        table: over: Rome prevails and nobody won with points 29
        Ada: 2 aurei"#]],
    );
    // Four above Rome, and one category missing.
    check(
        &end(1, "W2 R2 S2 L2 F1 A1"),
        "Ada passes",
        expect![[r#"
        table: over: Rome prevails and nobody won with points 30
        Ada: 2 aurei"#]],
    );
    check(
        &end(2, "W2 R2 S2 L2 F1 A1 I1"),
        "Ada passes",
        expect![[r#"
        table: over: the rebels prevail and Ada won with points 32
        Ada: 2 aurei"#]],
    );
    check(
        &end(5, "W2 R2 S2 L2 F2 A2 I1"),
        "Ada passes",
        expect![[r#"
        table: over: Rome prevails and nobody won with points 40
        Ada: 2 aurei"#]],
    );
    check(
        &end(5, "W2 R2 S2 L2 F2 A2 I2"),
        "Ada passes",
        expect![[r#"
        table: over: the rebels prevail and Ada won with points 43
        Ada: 2 aurei"#]],
    );
}

#[test]
fn r10_2_nocturnus_asks_for_all_ten() {
    let end = |display: &str| {
        format!("table: solitaire 1, nocturnus; Ada: to play, display {display}; rome: hidden W1 R1 S1; deck:")
    };
    check(
        &end("W1 R1 S1 F1 A1 L1 I1 M1 E1 V1"),
        "Ada passes",
        expect![[r#"
        table: over: the rebels prevail and Ada won with points 47
        Ada: 2 aurei"#]],
    );
    check(
        &end("W1 R1 S1 F1 A1 L1 I1 M1 E1"),
        "Ada passes",
        expect![[r#"
        table: over: Rome prevails and nobody won with points 42
        Ada: 2 aurei"#]],
    );
}

#[test]
fn r10_2_the_bonus_of_9_6_helps_alone_too() {
    // Wealth and Fleets are above Rome; one Army is, too, with the one that three Fleets add.
    let end = |fleets: &str, rome: &str| {
        format!(
            "table: solitaire 1; Ada: to play, display W2 R1 S1 {fleets} A1 L3 I1; \
             rome: open A1 {rome} L3 I1, hidden W1 R1 S1; deck:"
        )
    };
    check(
        &end("F3", "F2"),
        "Ada passes",
        expect![[r#"
        table: over: the rebels prevail and Ada won with points 32
        Ada: 2 aurei"#]],
    );
    check(
        &end("F2", "F1"),
        "Ada passes",
        expect![[r#"
        table: over: Rome prevails and nobody won with points 27
        Ada: 2 aurei"#]],
    );
}

#[test]
fn r10_2_rome_and_its_categories_do_not_decide_alone() {
    // Rome holds four of seven, and the goal of game 1 is met all the same.
    let end = "table: solitaire 1; Ada: to play, display W2 R2 S2 F1 A1 L1 I1; rome: open F1 A1 L1 I1, hidden W1 R1 S1; deck:";
    let (game, _) = run(game(end), "Ada passes");
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.rome_holds, 4);
    assert_eq!(outcome.winners.len(), 1);
}

#[test]
fn r10_3_the_openings_of_the_five_games() {
    let front = "W1 R1 S1 F1 A1 L1 I1 S2";
    legal_at(
        1,
        front,
        expect![[r#"
        keep F1
        keep A1"#]],
    );
    legal_at(
        2,
        front,
        expect![[r#"
        keep F1
        keep A1"#]],
    );
    legal_at(
        3,
        front,
        expect![[r#"
        keep F1 open A1
        keep F1 open L1
        keep A1 open F1
        keep A1 open L1
        keep L1 open F1
        keep L1 open A1"#]],
    );
    legal_at(
        4,
        front,
        expect![[r#"
        keep F1 open A1 L1
        keep F1 open A1 I1
        keep F1 open L1 I1
        keep A1 open F1 L1
        keep A1 open F1 I1
        keep A1 open L1 I1
        keep L1 open F1 A1
        keep L1 open F1 I1
        keep L1 open A1 I1
        keep I1 open F1 A1
        keep I1 open F1 L1
        keep I1 open A1 L1"#]],
    );
    legal_at(
        5,
        front,
        expect![[r#"
        keep F1 open A1 S2 L1
        keep F1 open A1 S2 I1
        keep F1 open A1 L1 I1
        keep F1 open S2 L1 I1
        keep A1 open F1 S2 L1
        keep A1 open F1 S2 I1
        keep A1 open F1 L1 I1
        keep A1 open S2 L1 I1
        keep S2 open F1 A1 L1
        keep S2 open F1 A1 I1
        keep S2 open F1 L1 I1
        keep S2 open A1 L1 I1
        keep L1 open F1 A1 S2
        keep L1 open F1 A1 I1
        keep L1 open F1 S2 I1
        keep L1 open A1 S2 I1
        keep I1 open F1 A1 S2
        keep I1 open F1 A1 L1
        keep I1 open F1 S2 L1
        keep I1 open A1 S2 L1"#]],
    );
}

fn legal_at(number: usize, front: &str, expect: expect_test::Expect) {
    let game = dealt(level(number), front);
    let actions: Vec<String> =
        game.legal(Seat::FIRST).iter().map(|action| crate::show::brief(&action.to_string())).collect();
    expect.assert_eq(&actions.join("\n"));
}

#[test]
fn r10_3_equal_cards_make_one_opening() {
    legal_at(
        4,
        "W1 R1 S1 F1 F1 L1 L1",
        expect![[r#"
        keep F1 open F1 L1
        keep F1 open L1 L1
        keep L1 open F1 F1
        keep L1 open F1 L1"#]],
    );
}

#[test]
fn r10_3_open_cards_are_free_bring_nothing_and_ignore_6_3() {
    check_from(
        &dealt(level(2), "W1 R1 S1 F1 A1"),
        "Ada keeps F1",
        expect![[r#"
        table: Ada to draw, round 1
        Ada: hand F1
        I: W1@0
        II: W1
        III: W1
        deck: 37 cards, the last S1 S1 A1"#]],
    );
    check_from(
        &dealt(level(3), "W1 R1 S1 F3 A1 L1"),
        "Ada keeps A1 opens F3",
        expect![[r#"
        table: Ada to draw, round 1
        Ada: hand A1, display F3
        I: W1@0
        II: W1
        III: W1
        deck: 36 cards, the last S1@0 S1 L1"#]],
    );
    check_from(
        &dealt(level(4), "W1 R1 S1 F3 A3 L1 W2"),
        "Ada keeps L1 opens F3 A3",
        expect![[r#"
        table: Ada to draw, round 1
        Ada: hand L1, display F3 A3
        I: W1@0
        II: W1
        III: W1
        deck: 35 cards, the last S1@0 S1 W2"#]],
    );
}

#[test]
fn r10_3_an_open_intrigue_takes_the_marker() {
    check_from(
        &dealt(level(5), "W1 R1 S1 F3 A3 I1 S2 S1"),
        "Ada keeps F3 opens A3 I1 S2",
        expect![[r#"
        table: Ada to draw, round 1
        Ada: hand F3, display A3 S2 I1, primus conspiratus
        I: W1@0
        II: W1
        III: W1
        deck: 34 cards, the last R3 R3 S1"#]],
    );
}

#[test]
fn r10_3_not_more_and_not_fewer_cards_are_laid_open() {
    for (number, script, says) in [
        (3, "Ada keeps A1", expect!["lay open 1 of the dealt cards, not 0 (10.3)"]),
        (3, "Ada keeps A1 opens F1 L1", expect!["lay open 1 of the dealt cards, not 2 (10.3)"]),
        (1, "Ada keeps A1 opens F1", expect!["lay open 0 of the dealt cards, not 1 (10.3)"]),
        (3, "Ada keeps A1 opens A1", expect!["A1@1 is not among the cards you were dealt: keep one of those (2.4)"]),
        (3, "Ada keeps W1 opens A1", expect!["W1@1 is not among the cards you were dealt: keep one of those (2.4)"]),
        (3, "Ada draws", expect!["drawing is not done now: this is the step to keep one of the dealt cards (2.4)"]),
    ] {
        let refusal = refusal_from(dealt(level(number), "W1 R1 S1 F1 A1 L1 I1 S2"), script);
        says.assert_eq(&refusal.to_string());
    }
}

#[test]
fn r10_4_nobody_looks_at_rome() {
    legal("table: solitaire 1", "", expect!["Ada: draw"]);
    refused(
        "table: solitaire 1",
        "Ada looks",
        expect!["alone against Rome you may not look at its cards: draw (10.4)"],
    );
}

#[test]
fn r10_rounds_and_levy_are_as_ever() {
    check(
        "table: solitaire 1; Ada: to play; I: W1; II: L2 L1; III: W1; deck: F1 F1",
        "Ada passes",
        expect![[r#"
        table: Ada to draw, round 2
        Ada: 2 aurei
        II: F1
        Rome: L1 L2
        deck: F1"#]],
    );
}
