//! 1 Material.

use expect_test::expect;
use pax_rules::{Card, CardList, Category, SHIPPED, Setup};

#[test]
fn r1_1_a_card_is_category_symbols_and_price() {
    let card: Card = "A2@4".parse().expect("a card");
    assert_eq!((card.category(), card.symbols(), card.price()), (Category::Army, 2, 4));
    for text in ["", "A", "A2", "A2@", "A2@10", "A0@1", "A4@1", "X1@1", "a1@1", "A1@1 ", "A1-1", "Ä1@1", "A١@1"] {
        let error = text.parse::<Card>().expect_err(text).to_string();
        assert!(error.contains("(1.1)"), "{error}");
    }
    for category in Category::ALL {
        for (symbols, price) in [(1, 0), (2, 5), (3, 9)] {
            let card = Card::new(category, symbols, price).expect("a card");
            assert_eq!(card.to_string().parse(), Ok(card));
            assert!(card.code() < Card::CODES);
        }
    }
    assert_eq!(Card::new(Category::Wealth, 0, 1), None);
    assert_eq!(Card::new(Category::Wealth, 4, 1), None);
    assert_eq!(Card::new(Category::Wealth, 1, 10), None);
}

#[test]
fn r1_2_and_r1_3_a_copy_has_74_cards_and_with_nocturnus_104() {
    let rows = [("WFARS", 10), ("LI", 12), ("MEV", 10)];
    for list in [CardList::shipped(), crate::fixture::list()] {
        assert_eq!(list.copy(false).len(), 74);
        assert_eq!(list.copy(true).len(), 104);
        for (letters, count) in rows {
            for letter in letters.chars() {
                let of_letter = |nocturnus| list.copy(nocturnus).filter(|c| c.category().letter() == letter).count();
                assert_eq!(of_letter(true), count, "{letter}");
                assert_eq!(of_letter(false), if letters == "MEV" { 0 } else { count }, "{letter}");
            }
        }
    }
    let latin: Vec<&str> = Category::ALL.into_iter().map(Category::latin).collect();
    expect!["in floribus, navis longa, legionarius, religio, senator, praedium, conspiratio, militia, exploratorius, adversarius"].assert_eq(&latin.join(", "));
}

#[test]
fn r1_4_the_lists_that_come_with_the_game_agree_with_every_published_fact() {
    let beside = [include_str!("../../../../decks/cheap.toml"), include_str!("../../../../decks/cheapest.toml")];
    let beside = beside.map(|text| CardList::parse(text).expect("a list that comes with the game").intern());
    for list in [CardList::shipped()].into_iter().chain(beside) {
        let prices = |category| list.copy(true).filter(move |card| card.category() == category).map(Card::price);
        assert!(list.copy(true).all(|card| (1..=2).contains(&card.symbols()) && (1..=4).contains(&card.price())));
        assert!(prices(Category::Army).any(|price| price == 4));
        assert!(prices(Category::Land).any(|land| prices(Category::Intrigue).any(|intrigue| land + intrigue == 4)));
    }
}

#[test]
fn r1_4_a_list_of_another_box_is_checked_with_line_and_reason() {
    let rows = [
        (r#""1@1" = 3, "1@2" = 3, "2@3" = 3, "2@4" = 1 }"#, r#""1@1" = 4, "1@2" = 3, "2@3" = 3, "2@4" = 1 }"#),
        (r#"wealth   = { "1@1" = 3"#, r#"wealth   = { "4@1" = 3"#),
        (r#"wealth   = { "1@1" = 3"#, r#"wealth   = { "0@1" = 3"#),
        (r#"wealth   = { "1@1" = 3"#, r#"wealth   = { "1@10" = 3"#),
        (r#"wealth   = { "1@1" = 3"#, r#"wealth   = { "1@1" = -3"#),
        (r#"wealth   = { "1@1" = 3"#, r#"wealth   = { "1@1" = 13"#),
        (r#"wealth   = { "1@1" = 3"#, r#"wealth   = { "1@1" = 3.5"#),
        (r#"wealth   = { "1@1" = 3"#, r#"wealth   = { "1@1" = 99999999999999999999"#),
        (r#"wealth   = { "1@1" = 3"#, r#"health   = { "1@1" = 3"#),
        (r#"wealth   = { "1@1" = 3"#, r#"militia   = { "1@1" = 3"#),
        (r#"wealth   = { "1@1" = 3"#, r#"wealth   = { "1@1" = 3, "1@1" = 3"#),
        ("[nocturnus]", "[nocturne]"),
        ("[nocturnus]", "[base]"),
        ("[base]", "base = 3\n[base2]"),
        (r#"fleet    = { "1@2" = 4, "1@3" = 2, "2@3" = 1, "2@4" = 3 }"#, "fleet = 10"),
        (r#"fleet    = { "1@2" = 4, "1@3" = 2, "2@3" = 1, "2@4" = 3 }"#, ""),
        ("[base]", "[base"),
    ];
    let mut said = String::new();
    for (is, becomes) in rows {
        assert!(SHIPPED.contains(is), "{is}");
        let error = CardList::parse(&SHIPPED.replacen(is, becomes, 1)).expect_err(becomes);
        said += &format!("{}\n", error.to_string().lines().next().unwrap_or_default());
    }
    expect![[r#"
        line 5: [base] wealth has 11 cards and must have 10 (1.2, 1.3)
        line 5: "4@1" is no card face: symbols 1 to 3, @, price 0 to 9, as in "2@4" (1.4)
        line 5: "0@1" is no card face: symbols 1 to 3, @, price 0 to 9, as in "2@4" (1.4)
        line 5: "1@10" is no card face: symbols 1 to 3, @, price 0 to 9, as in "2@4" (1.4)
        line 5: -3 cards of W1@1: a category has 10 or 12 in all (1.2, 1.3)
        line 5: 13 cards of W1@1: a category has 10 or 12 in all (1.2, 1.3)
        line 5: "1@1" needs a whole number of cards
        line 5: "1@1" needs a whole number of cards
        line 5: "health" is no category of [base] (1.2, 1.3)
        line 5: militia belongs in [nocturnus] (1.2, 1.3)
        line 5: duplicate key
        line 16: there is no section [nocturne]: [base] and [nocturnus] are all (1.4)
        line 13: duplicate key
        line 4: "base" must be a table: [base] or [nocturnus]
        line 6: "fleet" must be { "1@2" = 3, … }
        [base] fleet has 0 cards and must have 10 (1.2, 1.3)
        line 4: unclosed table, expected `]`
    "#]]
    .assert_eq(&said);
}

#[test]
fn r1_4_a_list_survives_the_form_that_records_carry() {
    for list in [CardList::shipped(), crate::fixture::list()] {
        let again = CardList::from_maps(&list.to_maps()).expect("a list");
        assert_eq!(&again, list);
        assert!(std::ptr::eq(again.intern(), list), "equal lists share one place");
    }
}

#[test]
fn r1_6_there_is_one_more_legion_than_players_and_three_in_solitaire() {
    for setup in Setup::every_mode() {
        let legions = if setup.players() == 1 { 3 } else { setup.players() + 1 };
        assert_eq!(setup.legions(), legions);
    }
}
