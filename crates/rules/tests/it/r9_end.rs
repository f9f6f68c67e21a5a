//! 9 Rounds and the end.

use expect_test::expect;
use pax_rules::{Category, Event, Seat};

use crate::fixture::{check, game, run};

/// Bea is the last of the round; Ada has had her turn.
const LAST: &str = "Bea: to play, 0 aurei;";

#[test]
fn r9_1_rome_takes_the_dearest_group_when_everybody_has_had_a_turn() {
    check(
        &format!("{LAST} I: W1; II: F1 A1 L1; III: I2"),
        "Bea passes",
        expect![[r#"
        table: Ada to draw, round 2
        Bea: 2 aurei
        II: F1@0
        Rome: F1 A1 L1
        deck: 45 cards, the last R2 S2 S2"#]],
    );
}

#[test]
fn r9_1_on_a_tie_the_lowest_legion() {
    check(
        &format!("{LAST} I: W1; II: F2; III: I1 L1; rome: open A3"),
        "Bea passes",
        expect![[r#"
        table: Ada to draw, round 2
        Bea: 2 aurei
        II: F1@0
        Rome: F2 A3
        deck: 45 cards, the last R2 S2 S2"#]],
    );
    check(
        &format!("{LAST} III: I1 L1"),
        "Bea passes",
        expect![[r#"
        table: Ada to draw, round 2
        Bea: 2 aurei
        I: F1@0
        II: A1@0
        III: L1@0
        Rome: L1 I1
        deck: 46 cards, the last S2 S2 S2"#]],
    );
}

#[test]
fn r9_1_prices_count_not_symbols_and_wealth_does_not() {
    check(
        "Ada: display W3 W3; Bea: to play; I: I1@0 F1@0 A1@0; II: L1",
        "Bea passes",
        expect![[r#"
        table: Ada to draw, round 2
        Bea: 2 aurei
        II: L1@0
        III: W1
        Rome: L1
        deck: 43 cards, the last R2 R2 S2"#]],
    );
}

#[test]
fn r9_1_cards_that_cost_nothing_are_levied_too_and_empty_legions_are_not() {
    check(
        &format!("{LAST} II: L1@0"),
        "Bea passes",
        expect![[r#"
        table: Ada to draw, round 2
        Bea: 2 aurei
        I: F1@0
        II: A1@0
        III: I1@0
        Rome: L1@0
        deck: 47 cards, the last S2 S2 S2"#]],
    );
    check(
        LAST,
        "Bea passes",
        expect![[r#"
        table: Ada to draw, round 2
        Bea: 2 aurei
        I: F1@0
        II: A1@0
        III: L1@0
        deck: 48 cards, the last S2 S2 S2"#]],
    );
}

#[test]
fn r9_1_rome_has_no_limit() {
    let (game, _) = run(game(&format!("{LAST} I: A3 F3")), "Bea passes");
    assert_eq!(game.rome_symbols(Category::Army), 3);
}

#[test]
fn r9_1_the_round_goes_on_while_somebody_has_no_turn() {
    check(
        "Ada: to play; I: W3",
        "Ada passes",
        expect![[r#"
        table: Bea to draw
        Ada: 2 aurei"#]],
    );
    check(
        "table: 3 players, starter 2; Ada: to play; I: W3",
        "Ada passes",
        expect![[r#"
        table: Bea to draw
        Ada: 2 aurei"#]],
    );
}

#[test]
fn r9_2_the_holder_of_primus_conspiratus_starts_the_next_round() {
    check(
        "table: 3 players; Bea: display I1, primus conspiratus; Cai: to play; I: W1; II: W1; III: W1; IV: W1",
        "Cai passes",
        expect![[r#"
            table: Bea to draw, round 2, starter Bea
            Cai: 2 aurei
            I: F1@0
            Rome: W1
            deck: 55 cards, the last W3 F3 F3"#]],
    );
}

#[test]
fn r9_2_a_marker_that_moves_in_the_last_turn_counts() {
    check(
        "table: 3 players; Ada: display I1, primus conspiratus; Cai: to play, hand I2; I: W1; II: W1; III: W1; IV: W1",
        "Cai plays I2, passes",
        expect![[r#"
            table: Cai to draw, round 2, starter Cai
            Ada: not primus conspiratus
            Cai: hand -, display I2, primus conspiratus
            I: F1@0
            Rome: W1
            deck: 54 cards, the last W3 F3 F3"#]],
    );
}

#[test]
fn r9_2_nobody_holds_it_the_previous_starter_starts_again() {
    check(
        "table: 3 players, starter 1; Ada: to play; I: W1; II: W1; III: W1; IV: W1",
        "Ada passes",
        expect![[r#"
        table: Bea to draw, round 2
        Ada: 2 aurei
        I: F1@0
        Rome: W1
        deck: 56 cards, the last W3 F3 F3"#]],
    );
}

#[test]
fn r9_2_everybody_has_one_turn_from_the_new_starter_on() {
    check(
        "table: 3 players; Bea: display I1, primus conspiratus; Cai: to play; I: W1; II: W1; III: W1; IV: W1",
        "Cai passes, Bea looks, Cai looks, Ada looks, Bea looks",
        expect![[r#"
            table: Cai to draw, round 3, starter Bea
            Ada: 2 aurei, looked
            Bea: 4 aurei, looked
            Cai: 4 aurei, looked
            I: F1@0
            II: A1@0
            Rome: W1 W1
            deck: 54 cards, the last W3 F3 F3"#]],
    );
}

#[test]
fn r9_2_empty_legions_are_served_lowest_number_first() {
    check(
        &format!("{LAST} II: W2; deck: F1 A1 L1 S1"),
        "Bea passes",
        expect![[r#"
        table: Ada to draw, round 2
        Bea: 2 aurei
        I: F1
        II: A1
        III: L1
        Rome: W2
        deck: S1"#]],
    );
    check(
        &format!("{LAST} I: W1; II: W2; deck: F1 A1 L1 S1"),
        "Bea passes",
        expect![[r#"
        table: Ada to draw, round 2
        Bea: 2 aurei
        II: F1
        III: A1
        Rome: W2
        deck: L1 S1"#]],
    );
}

#[test]
fn r9_3_the_game_ends_when_the_deck_cannot_serve_every_empty_legion() {
    // Rome has taken II before, and no round is begun.
    check(
        &format!("{LAST} II: W2; deck: F1 A1"),
        "Bea passes",
        expect![[r#"
        table: over: Rome prevails and nobody won with points 0 4
        Bea: 2 aurei
        II: -
        Rome: W2"#]],
    );
    // One for one is enough.
    check(
        &format!("{LAST} I: W1; II: W2; III: L1; deck: F1"),
        "Bea passes",
        expect![[r#"
        table: Ada to draw, round 2
        Bea: 2 aurei
        II: F1
        Rome: W2
        deck: -"#]],
    );
}

#[test]
fn r9_3_a_game_that_ends_so_is_told_so() {
    let (_, told) = run(game(&format!("{LAST} II: W2; deck: F1 A1")), "Bea passes");
    let kinds: Vec<String> =
        told.iter().map(|event| format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_owned()).collect();
    assert_eq!(kinds.join(" "), "Earned LevyBegan Levied RomeRevealed RomeRevealed RomeRevealed Ended");
}

#[test]
fn r9_4_an_empty_deck_ends_the_game_with_the_last_turn_and_without_a_levy() {
    check(
        &format!("{LAST} I: W1; II: W2; III: L1; deck:"),
        "Bea passes",
        expect![[r#"
        table: over: Rome prevails and nobody won with points 0 4
        Bea: 2 aurei"#]],
    );
    // Not before the last turn.
    check(
        "Ada: to play; I: W1; II: W2; III: L1; deck:",
        "Ada passes",
        expect![[r#"
        table: Bea to draw
        Ada: 2 aurei"#]],
    );
}

#[test]
fn r9_4_final_levy_lets_rome_take_a_last_group() {
    check(
        &format!("table: final levy; {LAST} I: W1; II: W2; III: L1; deck:"),
        "Bea passes",
        expect![[r#"
        table: over: Rome prevails and nobody won with points 0 4
        Bea: 2 aurei
        II: -
        Rome: W2"#]],
    );
    // It changes nothing where 9.3 ends the game: Rome has had its levy.
    check(
        &format!("table: final levy; {LAST} II: W2; deck: F1 A1"),
        "Bea passes",
        expect![[r#"
        table: over: Rome prevails and nobody won with points 0 4
        Bea: 2 aurei
        II: -
        Rome: W2"#]],
    );
}

#[test]
fn r9_5_romes_face_down_cards_are_revealed_and_count() {
    // Six cards in seven categories; the three face down decide in W, R and S.
    let end = "Bea: to play; Ada: display W1 R1 S1; rome: hidden W1 R1 S1; deck:";
    check(
        end,
        "Bea passes",
        expect![[r#"
        table: over: Rome prevails and nobody won with points 6 4
        Bea: 2 aurei"#]],
    );
    let (game, told) = run(game(end), "Bea passes");
    assert_eq!(told.iter().filter(|event| matches!(event, Event::RomeRevealed { .. })).count(), 3);
    assert_eq!(game.outcome().expect("over").rome_holds, 7);
}

#[test]
fn r9_6_three_printed_fleets_add_an_army_and_three_armies_a_fleet() {
    let rows = [
        // printed Fleets and Armies, strength in Fleets and in Armies
        ("F2", (2, 0)),
        ("F3", (3, 1)),
        ("F3 F2", (5, 1)),
        ("F3 F3", (6, 2)),
        ("A3", (1, 3)),
        ("A3 A2 A1", (2, 6)),
        // A bonus makes no further bonus: two Armies and one from Fleets are three, but only two are printed.
        ("F3 A2", (3, 3)),
        ("F3 A3", (4, 4)),
        ("F2 A2", (2, 2)),
    ];
    for (display, (fleets, armies)) in rows {
        let forces = [Category::Fleet, Category::Army];
        let ada = game(&format!("Ada: display {display}"));
        let ada = forces.map(|category| ada.strength(Seat::FIRST, category));
        let rome = game(&format!("rome: open {display}"));
        let rome = forces.map(|category| rome.rome_strength(category));
        assert_eq!(ada, [fleets, armies], "{display}");
        assert_eq!(rome, [fleets, armies], "{display}");
    }
}

#[test]
fn r9_6_bonuses_count_in_the_comparison_for_rome_too() {
    // Ada's two Armies against Rome's one printed and one for three Fleets: not stronger.
    let score = |rome: &str| {
        let game = game(&format!("Ada: display A2; rome: open {rome}, hidden W1 W1 W1"));
        let outcome = game.reckoning();
        (outcome.scores[0].above_rome, game.rome_holds(Category::Army))
    };
    assert_eq!(score("A1 F3"), (0, true));
    assert_eq!(score("A1 F2"), (1, false));
}

#[test]
fn r9_7_rome_needs_four_of_seven_categories_as_strong_as_every_single_player() {
    // Ada and Bea are each above Rome somewhere; Rome holds F, A, S and I, where nobody has anything.
    check(
        "Ada: display W3 R2, primus conspiratus; Bea: to play, display L3; rome: hidden W1 R1 S1; deck:",
        "Bea passes",
        expect![[r#"
            table: over: Rome prevails and Ada won with points 11 9
            Bea: 2 aurei"#]],
    );
    // One category less.
    check(
        "Ada: display W3 R2 S2, primus conspiratus; Bea: to play, display L3; rome: hidden W1 R1 S1; deck:",
        "Bea passes",
        expect![[r#"
            table: over: the rebels prevail and Ada won with points 16 9
            Bea: 2 aurei"#]],
    );
    // Equal strength is enough for Rome.
    check(
        "Ada: display W3 R2 S1; Bea: to play, primus conspiratus, display L3; rome: hidden W1 R1 S1; deck:",
        "Bea passes",
        expect![[r#"
            table: over: Rome prevails and Bea won with points 12 10
            Bea: 2 aurei"#]],
    );
}

#[test]
fn r9_7_players_do_not_add_up_against_rome() {
    // Two and two Senators against three: no single player is above.
    let game = game("Ada: display S2; Bea: display S2; rome: open S2, hidden S1 W1 W1");
    assert!(game.rome_holds(Category::Senator));
}

#[test]
fn r9_7_nocturnus_needs_five_of_ten() {
    let end = |ada: &str| {
        format!("table: nocturnus; Ada: display {ada}, primus conspiratus; Bea: to play; rome: hidden W1 W1 W1; deck:")
    };
    check(
        &end("R1 S1 L1 I1 M1"),
        "Bea passes",
        expect![[r#"
        table: over: Rome prevails and Ada won with points 26 4
        Bea: 2 aurei"#]],
    );
    check(
        &end("R1 S1 L1 I1 M1 E1"),
        "Bea passes",
        expect![[r#"
        table: over: the rebels prevail and Ada won with points 31 4
        Bea: 2 aurei"#]],
    );
}

#[test]
fn r9_7_nobody_holds_the_marker_nobody_wins() {
    check(
        "Ada: display W3; Bea: to play; rome: hidden W1 R1 S1; deck:",
        "Bea passes",
        expect![[r#"
        table: over: Rome prevails and nobody won with points 5 4
        Bea: 2 aurei"#]],
    );
}

#[test]
fn r9_8_the_points_line_by_line() {
    let game = game(
        "Ada: 3 aurei, hand W1, display L3 F3 I1, primus conspiratus; Bea: 2 aurei, hand W1 W1, display W2 A1; \
         rome: open L3 W1, hidden R1 S1 S1",
    );
    let outcome = game.reckoning();
    let rows: Vec<String> = outcome.scores.iter().map(|score| format!("{score:?} = {}", score.points())).collect();
    expect![[r#"
        Score { shown: 3, above_rome: 3, fleets: 3, armies: 1, conspirator: true, richest: true } = 24
        Score { shown: 2, above_rome: 2, fleets: 0, armies: 1, conspirator: false, richest: true } = 15"#]]
    .assert_eq(&rows.join("\n"));
}

#[test]
fn r9_8_a_bonus_alone_opens_no_category() {
    let game = game("Ada: display F3; rome: hidden R1 S1 S1");
    let score = game.reckoning().scores[0];
    assert_eq!((score.shown, score.above_rome, score.fleets, score.armies), (1, 2, 3, 1));
}

#[test]
fn r9_8_most_money_counts_cards_in_hand_and_all_who_tie_receive_it() {
    let richest = |ada: &str, bea: &str, cai: &str| {
        let game = game(&format!("table: 3 players; Ada: {ada}; Bea: {bea}; Cai: {cai}"));
        game.reckoning().scores.iter().map(|score| score.richest).collect::<Vec<_>>()
    };
    assert_eq!(richest("3 aurei", "2 aurei", "1 aurei"), [true, false, false]);
    assert_eq!(richest("3 aurei", "2 aurei, hand W1 W1", "1 aurei"), [false, true, false]);
    assert_eq!(richest("3 aurei", "2 aurei, hand W1", "0 aurei, hand R1 R1, bought R1"), [true, true, true]);
    assert_eq!(richest("", "", ""), [true, true, true], "nothing is the most that anybody has");
}

#[test]
fn r9_8_equal_points_share_the_victory() {
    check(
        "Ada: 2 aurei, display W1 L1; Bea: to play, display R1 S1; rome: hidden F1 F1 F1; deck:",
        "Bea passes",
        expect![[r#"
            table: over: the rebels prevail and Ada and Bea won with points 14 14
            Bea: 2 aurei"#]],
    );
}

#[test]
fn r9_8_who_shares_a_victory_has_a_part_of_it() {
    let shares = |end: &str| {
        let game = game(end);
        let outcome = game.reckoning();
        game.setup().seats().map(|seat| outcome.share_of(seat)).collect::<Vec<_>>()
    };
    assert_eq!(shares("Ada: display W1 L1; Bea: display R1 S1; rome: hidden F1 F1 F1"), [0.5, 0.5]);
    assert_eq!(shares("Ada: display W1 L1; Bea: display R1 S1 W2; rome: hidden F1 F1 F1"), [0.0, 1.0]);
    assert_eq!(
        shares("Ada: display W1; Bea: display R1; rome: hidden F1 F1 F1"),
        [0.0, 0.0],
        "Rome prevails and nobody is Primus Conspiratus (9.7)"
    );
}

#[test]
fn r9_8_points_are_counted_for_every_seat_whoever_won() {
    check(
        "Ada: display W3; Bea: to play; rome: hidden R1 R1 R1; deck:",
        "Bea passes",
        expect![[r#"
        table: over: Rome prevails and nobody won with points 5 4
        Bea: 2 aurei"#]],
    );
}

#[test]
fn r9_9_the_worked_example() {
    // Rome: 2 Senators, 4 Fleets, 3 Armies, and, so that exactly what the example says is above it, one Land, one
    // Wealth and one Religion. Ada: Religion, Wealth and Land above Rome, 3 Fleets, 1 Army. Bea: Intrigue above Rome,
    // 3 Armies, no Fleet, five categories, the marker and the most money.
    let end = "Ada: 1 aurei, display R2 W2 L3 F3 A1; \
               Bea: to play, 3 aurei, display I3 A3 W1 R1 S1, primus conspiratus; \
               rome: open S2 F3 F1 A3, hidden L1 W1 R1; deck:";
    check(
        end,
        "Bea passes",
        expect![[r#"
        table: over: the rebels prevail and Ada won with points 24 22
        Bea: 5 aurei"#]],
    );
    let (game, _) = run(game(end), "Bea passes");
    assert_eq!([Category::Fleet, Category::Army].map(|category| game.rome_strength(category)), [5, 4]);
    let outcome = game.outcome().expect("over");
    let rows: Vec<String> = outcome.scores.iter().map(|score| format!("{score:?} = {}", score.points())).collect();
    expect![[r#"
        Score { shown: 5, above_rome: 3, fleets: 3, armies: 2, conspirator: false, richest: false } = 24
        Score { shown: 5, above_rome: 1, fleets: 1, armies: 3, conspirator: true, richest: true } = 22"#]]
    .assert_eq(&rows.join("\n"));
}
