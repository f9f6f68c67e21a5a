//! Positions as text: what is read, and what cannot be set up.

use expect_test::expect;
use pax_rules::{CardList, Position};

fn error(text: &str) -> String {
    match text.parse::<Position>().and_then(|position| position.game(CardList::shipped())) {
        Ok(_) => panic!("{text} can be set up"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn the_example_of_the_module_can_be_set_up() {
    let text = "table: 2 players, nocturnus, final levy, closed tally, round 3, starter 1
                seat 0: 4 aurei, hand A1@2 W1@1, bought S1@1, display L2@3, primus conspiratus, looked
                seat 1: to play, 2 aurei
                legion 2: F1@2 F1@3
                rome: open S1@1 R2@3, hidden A1@2 A1@2 A1@3
                deck: I1@1 I1@2";
    let position: Position = text.parse().expect("a position");
    let game = position.game(CardList::shipped()).expect("it can be set up");
    assert_eq!((game.round(), game.money(pax_rules::Seat::FIRST), game.deck_len()), (3, 4, 2));
    assert!(game.setup().final_levy() && !game.setup().open_tally() && game.setup().nocturnus());
}

#[test]
fn what_is_no_position_is_refused_with_a_reason() {
    let hidden = "rome: hidden A1@2 A1@2 A1@3";
    let rows = [
        String::new(),
        "nonsense".to_owned(),
        format!("{hidden}; chair 1: 3 aurei"),
        format!("{hidden}; seat 9: 3 aurei"),
        format!("{hidden}; seat 5: 3 aurei"),
        format!("{hidden}; seat 0: 3 denarii"),
        format!("{hidden}; seat 0: many aurei"),
        format!("{hidden}; seat 0: 65535 aurei"),
        format!("{hidden}; seat 0: to sleep"),
        format!("{hidden}; seat 0: to play, to buy"),
        format!("{hidden}; seat 0: to play; seat 1: to draw"),
        format!("{hidden}; seat 0: primus conspiratus; seat 1: primus conspiratus"),
        format!("{hidden}; seat 0: hand X1@1"),
        format!("{hidden}; seat 0: 3 aurei; seat 0: 4 aurei"),
        format!("{hidden}; legion 4: W1@1"),
        format!("{hidden}; legion X: W1@1"),
        format!("{hidden}; table: 9 players"),
        format!("{hidden}; table: 1 players"),
        format!("{hidden}; table: solitaire 9"),
        format!("{hidden}; table: blindfold"),
        format!("{hidden}; table: starter 3"),
        format!("{hidden}; table: solitaire 1; seat 0: looked"),
        format!("{hidden}; deck: M1@1"),
        format!("{hidden}; deck: A1@3 A1@3"),
        "rome: hidden A1@2".to_owned(),
        "rome: secret A1@2".to_owned(),
        format!("{hidden}; table: 5 players; deck: {}", "W1@1 ".repeat(7)),
        format!(
            "{hidden}; table: solitaire 1; deck: {}",
            "W1@1 W1@2 R1@1 R1@2 S1@1 S1@2 L1@2 I1@2 ".repeat(3)
                + &"L1@1 I1@1 ".repeat(5)
                + &"W2@3 R2@3 ".repeat(3)
                + "W2@4 R2@4 S2@4"
        ),
    ];
    let said: Vec<String> = rows.iter().map(|row| error(row)).collect();
    expect![[r#"
        Rome has 0 cards face down and must have 3 (2.2)
        "nonsense": a line is table, seat N, legion N, rome or deck, a colon, and clauses between commas
        "chair 1": a line is table, seat N, legion N, rome or deck, a colon, and clauses between commas
        "seat 9": a line is table, seat N, legion N, rome or deck, a colon, and clauses between commas
        there is no seat 5 at this table
        seat 0: "3 denarii" says nothing here
        seat 0: "many aurei" says nothing here
        65535 Aurei or rounds are more than 9999, and than any game sees
        seat 0: "to sleep" says nothing here
        two seats are to act
        two seats are to act
        two seats have Primus Conspiratus (1.7)
        "X1@1" is no card: write letter (one of WFARSLIMEV), symbols 1 to 3, @, price 0 to 9, as in A2@4 (1.1)
        the line "seat 0" is there twice
        there is no Legion IV at this table (1.6)
        "legion X": a line is table, seat N, legion N, rome or deck, a colon, and clauses between commas
        9 players cannot sit down: Pax is for 1 to 8 (2.1)
        one player plays the solitaire campaign: say which of its games, 1 to 5 (10.2)
        there is no solitaire game 9: the campaign has games 1 to 5 (10.2)
        table: "blindfold" says nothing here
        there is no seat 3 at this table
        alone against Rome nobody has looked at its cards (10.4)
        M1@1 is not in the card list, or not in play (1.4)
        A1@3 is there 3 times, and 2 are the most (2.1)
        Rome has 1 cards face down and must have 3 (2.2)
        rome: "secret A1@2" says nothing here
        W1@1 is there 7 times, and 6 are the most (2.1)
        there are 46 cards, and the deck of this table has 44 (2.1)"#]]
    .assert_eq(&said.join("\n"));
}

#[test]
fn a_position_has_no_more_of_the_second_copy_than_came_in() {
    // Five players have 15 cards of it: sixteen Wealths, Fleets and so on beyond the first copy cannot be.
    let list = CardList::shipped();
    let twice = |category: char| {
        let cards = list.copy(false).filter(move |card| card.category().letter() == category);
        let cards: Vec<String> = cards.map(|card| format!("{card} {card}")).collect();
        cards.join(" ")
    };
    let text = format!("table: 5 players; rome: hidden L1@1 L1@1 L1@1; deck: {} {}", twice('W'), twice('R'));
    expect!["20 cards must be of a second copy, and 15 are in play (2.1)"].assert_eq(&error(&text));
}
