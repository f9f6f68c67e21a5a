//! 2 Setting up.

use expect_test::expect;
use pax_rules::{Card, CardList, DeckError, Event, Game, Seat, Seed, Setup, SetupError, Viewer};

use crate::fixture::{check_from, dealt, list, named_viewer, run};
use crate::show;

fn players(players: usize) -> Setup {
    Setup::new(players).expect("2 to 8 players")
}

#[test]
fn r2_1_the_draw_deck_of_every_number_of_players() {
    let base = [74 - 30, 74 - 20, 74 - 10, 74, 74 + 15, 74 + 30, 74 + 45, 74 + 60];
    let nocturnus = [104 - 40, 104 - 30, 104 - 15, 104, 104 + 30, 104 + 45, 104 + 60, 104 + 75];
    for setup in Setup::every_mode() {
        let row = if setup.nocturnus() { nocturnus } else { base };
        let size = row[setup.players() - 1];
        assert_eq!(setup.deck_size(), size, "{setup:?}");
        let deck = Seed::of_series(2, 1).deck(setup, list());
        assert_eq!(deck.len(), size);
        check_copies(setup, &deck);
        Game::new(setup, list(), &deck).expect("a dealt deck is a deck");
    }
}

/// Up to four players a part of one copy, from five on a whole copy and a part of a second.
fn check_copies(setup: Setup, deck: &[Card]) {
    for kind in list().kinds() {
        let has = deck.iter().filter(|card| **card == kind.card).count();
        let copies = usize::from(kind.copies);
        let in_play = setup.nocturnus() || !"MEV".contains(kind.card.category().letter());
        match (in_play, setup.players()) {
            (false, _) => assert_eq!(has, 0),
            (true, 1..=3) => assert!(has <= copies),
            (true, 4) => assert_eq!(has, copies),
            (true, _) => assert!((copies..=2 * copies).contains(&has)),
        }
    }
}

#[test]
fn r2_1_a_deck_that_cannot_be_is_refused() {
    let mut said = String::new();
    let mut refuse = |setup: Setup, change: &dyn Fn(&mut Vec<Card>)| {
        let mut deck = Seed::of_series(2, 2).deck(setup, CardList::shipped()).to_vec();
        deck.sort_unstable();
        change(&mut deck);
        let error: DeckError = Game::new(setup, CardList::shipped(), &deck).expect_err("a wrong deck");
        said += &format!("{error}\n");
    };
    let card = |text: &str| text.parse::<Card>().expect("a card");
    refuse(players(4), &|deck| deck.push(card("W1@1")));
    refuse(players(4), &|deck| deck.truncate(73));
    refuse(players(4), &|deck| deck[0] = deck[73]);
    refuse(players(4), &|deck| deck[0] = card("M1@1"));
    refuse(players(4), &|deck| deck[0] = card("W3@9"));
    refuse(players(2), &|deck| deck[..11].fill(card("F1@2")));
    refuse(players(5), &|deck| {
        let missing = deck.iter().position(|other| *other == card("W2@4")).expect("a whole copy is in play");
        deck.retain(|other| *other != card("W2@4"));
        deck.insert(missing, card("I2@3"));
        deck.resize(89, card("I1@1"));
    });
    expect![[r#"
        the deck has 75 cards and must have 74 (2.1)
        the deck has 73 cards and must have 74 (2.1)
        the deck has W1@1 2 times, and 3 to 3 are possible (2.1)
        M1@1 is not in the card list this game is played with (1.4)
        W3@9 is not in the card list this game is played with (1.4)
        the deck has F1@2 11 times, and 0 to 4 are possible (2.1)
        the deck has W2@4 0 times, and 1 to 2 are possible (2.1)
    "#]]
    .assert_eq(&said);
}

#[test]
fn r2_1_who_cannot_sit_down() {
    let mut said = String::new();
    for (players, level) in [(0, None), (9, None), (1, None), (1, Some(0)), (1, Some(6)), (3, Some(1))] {
        let error: SetupError = Setup::checked(players, level).expect_err("no set-up");
        said += &format!("{error}\n");
    }
    expect![[r#"
        0 players cannot sit down: Pax is for 1 to 8 (2.1)
        9 players cannot sit down: Pax is for 1 to 8 (2.1)
        one player plays the solitaire campaign: say which of its games, 1 to 5 (10.2)
        there is no solitaire game 0: the campaign has games 1 to 5 (10.2)
        there is no solitaire game 6: the campaign has games 1 to 5 (10.2)
        a solitaire level is for one player, and 3 are to play (10.1)
    "#]]
    .assert_eq(&said);
    assert_eq!(Setup::every_mode().count(), 24);
}

#[test]
fn r2_2_rome_receives_three_face_down_and_from_five_players_three_more_face_up() {
    for setup in Setup::every_mode() {
        let deck = Seed::of_series(2, 3).deck(setup, list());
        let game = Game::new(setup, list(), &deck).expect("a deck");
        assert_eq!(game.rome_hidden().map(|card| card.expect("known in the true game")), deck[..3]);
        let mut open: Vec<Card> = game.rome().collect();
        open.reverse();
        assert_eq!(open, &deck[3..if setup.players() >= 5 { 6 } else { 3 }]);
        for viewer in setup.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
            assert_eq!(game.view(viewer).rome_hidden(), [None; 3]);
        }
    }
}

#[test]
fn r2_3_every_player_receives_5_aurei() {
    for setup in Setup::every_mode() {
        let game = Seed::of_series(2, 4).deal(setup, list());
        assert!(setup.seats().all(|seat| game.money(seat) == 5));
    }
}

#[test]
fn r2_4_the_players_are_dealt_2_3_4_5_and_then_5_each() {
    for setup in Setup::every_mode().filter(|setup| setup.players() > 1) {
        let deck = Seed::of_series(2, 5).deck(setup, list());
        let game = Game::new(setup, list(), &deck).expect("a deck");
        let mut at = if setup.players() >= 5 { 6 } else { 3 };
        for (seat, count) in setup.seats().zip([2, 3, 4, 5, 5, 5, 5, 5]) {
            let cards: Vec<Card> = game.dealt(seat).flatten().collect();
            assert_eq!(cards, deck[at..at + count]);
            at += count;
        }
        assert_eq!(game.deck_len(), deck.len() - at);
        assert_eq!(game.awaited().len(), setup.players());
        assert_eq!(game.to_act(), None);
    }
}

#[test]
fn r2_4_the_rest_goes_under_in_seat_order_each_as_dealt() {
    // Rome W1 R1 S1; Ada F1 F2; Bea A1 A2 A3; Cai L1 L2 L3 I1.
    check_from(
        &dealt(players(3), "W1 R1 S1 F1 F2 A1 A2 A3 L1 L2 L3 I1"),
        "Cai keeps L2, Ada keeps F2, Bea keeps A1",
        expect![[r#"
            table: Ada to draw, round 1
            Ada: hand F2
            Bea: hand A1
            Cai: hand L2
            I: W1@0
            II: W1
            III: W1
            IV: W1
            deck: 54 cards, the last L1 L3 I1"#]],
    );
    let (game, _) =
        run(dealt(players(3), "W1 R1 S1 F1 F2 A1 A2 A3 L1 L2 L3 I1"), "Cai keeps L2, Ada keeps F2, Bea keeps A1");
    let deck: Vec<String> = game.deck().flatten().map(|card| show::brief(&card.to_string())).collect();
    assert_eq!(deck[deck.len() - 6..], ["F1", "A2", "A3", "L1", "L3", "I1"]);
}

#[test]
fn r2_4_everybody_chooses_at_the_same_time_so_the_order_of_seats_does_not_matter() {
    let start = dealt(players(3), "W1 R1 S1 F1 F2 A1 A2 A3 L1 L2 L3 I1");
    let [ada, bea, cai] = ["Ada keeps F2", "Bea keeps A1", "Cai keeps L2"];
    let (first, _) = run(start, &[ada, bea, cai].join(", "));
    for order in [[ada, cai, bea], [bea, ada, cai], [bea, cai, ada], [cai, ada, bea], [cai, bea, ada]] {
        assert_eq!(run(start, &order.join(", ")).0, first, "{order:?}");
    }
}

#[test]
fn r2_4_who_has_chosen_is_seen_by_all_but_not_what() {
    let start = dealt(players(3), "W1 R1 S1 F1 F2 A1 A2 A3 L1 L2 L3 I1");
    for (one, other) in [("Bea keeps A1", "Bea keeps A3"), ("Cai keeps L1", "Cai keeps I1")] {
        let (one, other) = (run(start, one).0, run(start, other).0);
        assert_ne!(one, other);
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Spectator] {
            assert_eq!(one.view(viewer), other.view(viewer));
        }
        assert_eq!(one.done().len(), 1);
    }
    check_from(
        &start,
        "Bea keeps A1",
        expect![[r#"
        table: Ada and Cai to keep
        Bea: hand A1"#]],
    );
}

#[test]
fn r2_4_of_two_equal_dealt_cards_the_first_is_kept() {
    let (game, told) = run(dealt(players(2), "W1 R1 S1 F1 F1 A1 L1 A1"), "Ada keeps F1, Bea keeps A1");
    let slipped: Vec<String> = told
        .iter()
        .filter_map(|event| match event {
            Event::SlippedUnder { card, .. } => card.card().map(|card| show::brief(&card.to_string())),
            _ => None,
        })
        .collect();
    assert_eq!(slipped, ["F1", "L1", "A1"], "had Bea kept her last card, A1 L1 would lie under the deck");
    assert_eq!(game.legal(Seat::FIRST).len(), 2);
}

#[test]
fn r2_5_one_card_is_laid_below_each_legion_and_the_first_round_begins() {
    check_from(
        &dealt(players(2), "W1 R1 S1 F1 F2 A1 A2 A3 L1 L2 L3 I1"),
        "Ada keeps F1, Bea keeps A2",
        expect![[r#"
        table: Ada to draw, round 1
        Ada: hand F1
        Bea: hand A2
        I: L1
        II: L2
        III: L3
        deck: 46 cards, the last F2 A1 A3"#]],
    );
}

#[test]
fn r2_6_slipped_cards_come_up_last_and_whoever_slipped_them_remembers() {
    let start = dealt(players(2), "W1 R1 S1 F1 F2 A1 A2 A3 L1 L2 L3 I1 W2 W2 W2");
    let (game, _) = run(start, "Ada keeps F1, Bea keeps A2, Ada draws, takes I1, lays W2 below I, slips W2");
    let said = ["Ada", "Bea", "nobody"].map(|name| show::secrets(&game.view(named_viewer(name))));
    expect![[r#"
        Ada: F1 I1
        Bea: ?
        Rome: ? ? ?
        deck: 44 cards, the last ? ? W2

        Ada: ? ?
        Bea: A2
        Rome: ? ? ?
        deck: 44 cards, the last A1 A3 ?

        Ada: ? ?
        Bea: ?
        Rome: ? ? ?
        deck: 44 cards, the last ? ? ?"#]]
    .assert_eq(&said.join("\n\n"));
}
