//! 11 What a player knows.

use expect_test::expect;
use pax_rules::{Event, Viewer};

use crate::fixture::{game, named_viewer, run, seat, sees};
use crate::show;

/// Three players, three cards left for each, everything on the table different.
const THREE: &str = "table: 3 players; Ada: 5 aurei, hand A1; Bea: 5 aurei, hand F1, bought F2; Cai: 5 aurei, hand L1; \
                     I: W1; II: W1; III: W1; IV: W1; rome: hidden S1 S2 S3; deck: I1 I2 I3 R1 R2 R3 L2 L2";

#[test]
fn r11_1_and_r11_2_each_sees_the_own_hand_and_what_everybody_saw_being_bought() {
    sees(
        THREE,
        "",
        "Ada",
        expect![[r#"
        Ada: A1
        Bea: ? F2
        Cai: ?
        Rome: ? ? ?
        deck: ? ? ? ? ? ? ? ?"#]],
    );
    sees(
        THREE,
        "",
        "Bea",
        expect![[r#"
        Ada: ?
        Bea: F1 F2
        Cai: ?
        Rome: ? ? ?
        deck: ? ? ? ? ? ? ? ?"#]],
    );
    sees(
        THREE,
        "",
        "nobody",
        expect![[r#"
        Ada: ?
        Bea: ? F2
        Cai: ?
        Rome: ? ? ?
        deck: ? ? ? ? ? ? ? ?"#]],
    );
}

#[test]
fn r11_1_bought_cards_stay_known_to_all() {
    let script = "Ada draws, takes I1, lays I2 below II, slips I3, buys II";
    sees(
        THREE,
        script,
        "Bea",
        expect![[r#"
        Ada: ? ? W1 I2
        Bea: F1 F2
        Cai: ?
        Rome: ? ? ?
        deck: ? ? ? ? ? ?"#]],
    );
    sees(
        THREE,
        script,
        "nobody",
        expect![[r#"
        Ada: ? ? W1 I2
        Bea: ? F2
        Cai: ?
        Rome: ? ? ?
        deck: ? ? ? ? ? ?"#]],
    );
}

#[test]
fn r11_2_the_cards_one_is_drawing() {
    let script = "Ada draws";
    sees(
        THREE,
        script,
        "Ada",
        expect![[r#"
        Ada: A1
        Bea: ? F2
        Cai: ?
        Rome: ? ? ?
        drawing: I1
        deck: ? ? ? ? ? ? ?"#]],
    );
    sees(
        THREE,
        script,
        "Bea",
        expect![[r#"
        Ada: ?
        Bea: F1 F2
        Cai: ?
        Rome: ? ? ?
        drawing: ?
        deck: ? ? ? ? ? ? ?"#]],
    );
}

#[test]
fn r11_2_a_slipped_card_and_its_place_stay_known_to_who_slipped_it() {
    let script = "Ada draws, takes I1, lays I2 below II, slips I3, passes, passes, \
                  Bea draws, slips R1, takes R2, lays R3 below I";
    sees(
        THREE,
        script,
        "Ada",
        expect![[r#"
        Ada: A1 I1
        Bea: ? ? F2
        Cai: ?
        Rome: ? ? ?
        deck: ? ? I3 ?"#]],
    );
    sees(
        THREE,
        script,
        "Bea",
        expect![[r#"
        Ada: ? ?
        Bea: F1 F2 R2
        Cai: ?
        Rome: ? ? ?
        deck: ? ? ? R1"#]],
    );
    sees(
        THREE,
        script,
        "Cai",
        expect![[r#"
        Ada: ? ?
        Bea: ? ? F2
        Cai: L1
        Rome: ? ? ?
        deck: ? ? ? ?"#]],
    );
}

/// Ada slips I3; it is the second card of Cai's draw.
const AGAIN: &str = "table: 3 players; Ada: 5 aurei; Bea: 5 aurei; Cai: 5 aurei; \
                     I: W1; II: W1; III: W1; IV: W1; rome: hidden S1 S2 S3; deck: I1 I2 I3 R1";
const SLIPPED: &str = "Ada draws, takes I1, lays I2 below II, slips I3, passes, passes, Bea looks, Cai draws";

#[test]
fn r11_2_who_slipped_a_card_knows_it_when_another_draws_it() {
    // The deck is R1 I3: Cai draws two, one below a Legion and one to the hand (4.6).
    sees(
        AGAIN,
        &format!("{SLIPPED}, lays R1 below I"),
        "Ada",
        expect![[r#"
        Ada: I1
        Bea: -
        Cai: -
        Rome: ? ? ?
        drawing: I3
        deck: -"#]],
    );
    sees(
        AGAIN,
        &format!("{SLIPPED}, lays R1 below I, takes I3"),
        "Ada",
        expect![[r#"
        Ada: I1
        Bea: -
        Cai: I3
        Rome: ? ? ?
        deck: -"#]],
    );
    sees(
        AGAIN,
        &format!("{SLIPPED}, lays R1 below I, takes I3"),
        "Bea",
        expect![[r#"
        Ada: ?
        Bea: -
        Cai: ?
        Rome: S1 S2 S3
        deck: -"#]],
    );
    sees(
        AGAIN,
        &format!("{SLIPPED}, takes R1, lays I3 below I"),
        "Ada",
        expect![[r#"
        Ada: I1
        Bea: -
        Cai: ?
        Rome: ? ? ?
        deck: -"#]],
    );
}

#[test]
fn r11_2_of_several_undecided_cards_one_of_which_goes_face_down_others_know_nothing_more() {
    // Cai holds two cards together (4.2), and Ada knows one of them, I3, and Bea the other, L2.
    let religion = AGAIN
        .replace("Cai: 5 aurei", "Cai: 5 aurei, display R3")
        .replace("deck: I1 I2 I3 R1", "deck: I1 I2 I3 R1 R2 L2");
    let slipped = "Ada draws, takes I1, lays I2 below II, slips I3, passes, passes, \
                   Bea draws, takes R1, lays R2 below I, slips L2, passes, passes, Cai draws";
    // The deck is I3 L2 for Cai: n = 3, d = 2.
    sees(
        &religion,
        slipped,
        "Ada",
        expect![[r#"
        Ada: I1
        Bea: ?
        Cai: -
        Rome: ? ? ?
        drawing: ? I3
        deck: -"#]],
    );
    sees(
        &religion,
        &format!("{slipped}, lays L2 below III"),
        "Ada",
        expect![[r#"
        Ada: I1
        Bea: ?
        Cai: -
        Rome: ? ? ?
        drawing: I3
        deck: -"#]],
    );
    sees(
        &religion,
        &format!("{slipped}, lays I3 below III, takes L2"),
        "Ada",
        expect![[r#"
        Ada: I1
        Bea: ?
        Cai: ?
        Rome: ? ? ?
        deck: -"#]],
    );
    sees(
        &religion,
        &format!("{slipped}, lays I3 below III, takes L2"),
        "Bea",
        expect![[r#"
        Ada: ?
        Bea: R1
        Cai: L2
        Rome: ? ? ?
        deck: -"#]],
    );
    // With Religion and a full draw: one goes under, and Ada cannot say which.
    let full = religion.replace("deck: I1 I2 I3 R1 R2 L2", "deck: I1 I2 I3 R1 R2 L2 L1");
    let slipped = "Ada draws, takes I1, lays I2 below II, slips I3, passes, passes, \
                   Bea draws, takes R1, lays R2 below I, slips L2, passes, passes, Cai draws";
    // The deck is L1 I3 L2; Cai holds L1 and I3.
    sees(
        &full,
        slipped,
        "Ada",
        expect![[r#"
        Ada: I1
        Bea: ?
        Cai: -
        Rome: ? ? ?
        drawing: ? I3
        deck: ?"#]],
    );
    sees(
        &full,
        &format!("{slipped}, slips L1"),
        "Ada",
        expect![[r#"
        Ada: I1
        Bea: ?
        Cai: -
        Rome: ? ? ?
        drawing: ? ?
        deck: ?"#]],
    );
    sees(
        &full,
        &format!("{slipped}, slips I3"),
        "Ada",
        expect![[r#"
        Ada: I1
        Bea: ?
        Cai: -
        Rome: ? ? ?
        drawing: ? ?
        deck: ?"#]],
    );
    sees(
        &full,
        &format!("{slipped}, slips I3"),
        "Cai",
        expect![[r#"
        Ada: ?
        Bea: ?
        Cai: -
        Rome: ? ? ?
        drawing: L1 L2
        deck: I3"#]],
    );
}

#[test]
fn r11_2_who_knew_n_equal_cards_and_sees_one_played_knows_one_less() {
    // Bea bought two F1 before everybody's eyes and holds a third in secret.
    let position = "Ada: 5 aurei; Bea: to play, 5 aurei, display L3, bought F1 F1, hand F1 W1";
    sees(
        position,
        "",
        "Ada",
        expect![[r#"
        Ada: -
        Bea: ? ? F1 F1
        Rome: ? ? ?
        deck: 46 cards, the last ? ? ?"#]],
    );
    sees(
        position,
        "Bea plays F1",
        "Ada",
        expect![[r#"
        Ada: -
        Bea: ? ? F1
        Rome: ? ? ?
        deck: 46 cards, the last ? ? ?"#]],
    );
    sees(
        position,
        "Bea plays F1, plays F1",
        "Ada",
        expect![[r#"
        Ada: -
        Bea: ? ?
        Rome: ? ? ?
        deck: 46 cards, the last ? ? ?"#]],
    );
    sees(
        position,
        "Bea plays F1, plays F1, plays F1",
        "nobody",
        expect![[r#"
        Ada: -
        Bea: ?
        Rome: ? ? ?
        deck: 46 cards, the last ? ? ?"#]],
    );
}

#[test]
fn r11_2_which_of_the_equal_cards_was_played_makes_no_difference_to_anybody() {
    // Bea bought two F1 and draws a third: whichever goes first, others knew of two and know of one.
    let position = "Bea: to draw, 5 aurei, display L3, bought F1 F1; deck: F1 A1 A1 ...";
    let draws = "Bea draws, takes F1, lays A1 below I, slips A1, passes";
    sees(
        position,
        &format!("{draws}, plays F1"),
        "Ada",
        expect![[r#"
        Ada: -
        Bea: ? F1
        Rome: ? ? ?
        deck: 46 cards, the last ? ? ?"#]],
    );
    sees(
        position,
        &format!("{draws}, plays F1"),
        "nobody",
        expect![[r#"
        Ada: -
        Bea: ? F1
        Rome: ? ? ?
        deck: 46 cards, the last ? ? ?"#]],
    );
    sees(
        position,
        &format!("{draws}, plays F1, plays F1"),
        "Ada",
        expect![[r#"
        Ada: -
        Bea: ?
        Rome: ? ? ?
        deck: 46 cards, the last ? ? ?"#]],
    );
    // Had she drawn another card, Ada would see the same.
    let other = position.replace("deck: F1 A1 A1", "deck: W1 A1 A1");
    let (one, _) = run(game(position), &format!("{draws}, plays F1"));
    let (two, _) = run(game(&other), &format!("{}, plays F1", draws.replace("takes F1", "takes W1")));
    for viewer in ["Ada", "nobody"].map(named_viewer) {
        assert_eq!(show::secrets(&one.view(viewer)), show::secrets(&two.view(viewer)));
    }
}

#[test]
fn r11_2_a_surrendered_card_is_known_to_all_and_one_less_in_the_hand() {
    let position = "table: nocturnus; Ada: to play, display V3 V1, hand W1, bought R1 R1; deck: L1 L1 L1";
    sees(
        position,
        "Ada passes, gives R1",
        "Bea",
        expect![[r#"
        Ada: ? R1
        Bea: -
        Rome: ? ? ?
        deck: ? ? ?"#]],
    );
}

#[test]
fn r11_3_nobody_knows_the_rest_of_the_deck() {
    let game = game(THREE);
    for viewer in ["Ada", "Bea", "Cai", "nobody"].map(named_viewer) {
        assert!(game.view(viewer).deck().all(|card| card.is_none()));
    }
    assert!(game.view(Viewer::Everything).deck().all(|card| card.is_some()));
}

#[test]
fn r11_4_counts_are_shown_with_open_tally_and_hidden_without_until_the_end() {
    let shown = |options: &str, script: &str| {
        let (game, _) = run(game(&format!("table: {options}; Ada: 1 aurei; Bea: to play, 2 aurei; deck:")), script);
        let ada = seat("Ada").expect("a seat");
        let bea = seat("Bea").expect("a seat");
        let view = game.view(Viewer::Seat(ada));
        let stranger = game.view(Viewer::Spectator);
        [view.shows_tally(ada), view.shows_tally(bea), stranger.shows_tally(ada)]
    };
    assert_eq!(shown("2 players", ""), [true, true, true]);
    assert_eq!(shown("2 players, closed tally", ""), [true, false, false]);
    assert_eq!(shown("2 players, closed tally", "Bea passes"), [true, true, true]);
}

#[test]
fn r11_4_the_bought_cards_of_a_hand_are_listed() {
    let (game, _) = run(game(THREE), "Ada draws, takes I1, lays I2 below II, slips I3, buys II");
    let view = game.view(named_viewer("Cai"));
    let bought: Vec<String> = ["Ada", "Bea", "Cai"]
        .map(|name| view.bought(seat(name).expect("a seat")).map(|card| card.to_string()).collect::<Vec<_>>().join(" "))
        .to_vec();
    assert_eq!(bought, ["W1@1 I2@2", "F2@2", ""]);
}

#[test]
fn r11_at_the_end_everything_is_open() {
    let end = "Ada: hand A1; Bea: to play, hand F1; rome: hidden S1 S2 S3; deck:";
    sees(
        end,
        "Bea passes",
        "nobody",
        expect![[r#"
        Ada: A1
        Bea: F1
        Rome: S1 S2 S3
        deck: -"#]],
    );
}

#[test]
fn r11_events_hide_what_views_hide() {
    let (_, told) = run(game(AGAIN), &format!("{SLIPPED}, lays R1 below I, takes I3"));
    let said = |name: &str| {
        let words = told.iter().filter_map(|event| match event.seen_by(named_viewer(name)) {
            Event::Drew { seat, card } => Some(("drew", seat, card)),
            Event::TookInHand { seat, card } => Some(("took", seat, card)),
            Event::SlippedUnder { seat, card } => Some(("slipped", seat, card)),
            _ => None,
        });
        let words = words.map(|(verb, seat, card)| {
            format!("{seat} {verb} {}", card.card().map_or("?".to_owned(), |card| card.to_string()))
        });
        words.collect::<Vec<_>>().join(", ")
    };
    expect!["0 drew I1@1, 0 took I1@1, 0 drew I2@2, 0 drew I3@3, 0 slipped I3@3, 2 drew ?, 2 drew I3@3, 2 took I3@3"]
        .assert_eq(&said("Ada"));
    expect!["0 drew ?, 0 took ?, 0 drew ?, 0 drew ?, 0 slipped ?, 2 drew ?, 2 drew ?, 2 took ?"]
        .assert_eq(&said("Bea"));
    expect!["0 drew ?, 0 took ?, 0 drew ?, 0 drew ?, 0 slipped ?, 2 drew R1@1, 2 drew I3@3, 2 took I3@3"]
        .assert_eq(&said("Cai"));
    expect!["0 drew ?, 0 took ?, 0 drew ?, 0 drew ?, 0 slipped ?, 2 drew ?, 2 drew ?, 2 took ?"]
        .assert_eq(&said("nobody"));
}

#[test]
fn r11_events_say_what_cannot_be_taken_back() {
    let reveals = |script: &str| {
        let (_, told) = run(game(THREE), script);
        told.last().is_some_and(Event::reveals)
    };
    assert!(reveals("Ada draws"), "a card came up");
    assert!(reveals("Ada draws, takes I1"), "the next card came up");
    assert!(reveals("Ada looks"));
    assert!(!reveals("Ada draws, takes I1, lays I2 below II, slips I3"), "Ada knew it, nobody else saw it");
    assert!(reveals("Ada draws, takes I1, slips I2, lays I3 below II"), "all others saw it");
    assert!(!reveals("Ada draws, takes I1, lays I2 below II, slips I3, passes"));
    assert!(!reveals("Ada draws, takes I1, lays I2 below II, slips I3, buys I, plays W1"), "all knew it");
}
