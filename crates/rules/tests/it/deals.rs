//! The deal: every card as often in every place as it should be, and the same from the same seed.

use pax_rules::{Card, CardList, Game, Seed, Setup};

use crate::chi::{Cell, assert_fits, chi_square, quantile};
use crate::driver::tables;

const DEALS: u64 = 100_000;

/// Counts every kind at every place of the deck over many deals.
fn check_positions(setup: Setup, deals: u64) {
    let list = CardList::shipped();
    let (size, copy) = (setup.deck_size(), setup.copy_size() as f64);
    let kinds: Vec<(Card, f64)> = (list.kinds().iter())
        .filter(|kind| setup.categories().contains(&kind.card.category()))
        .map(|kind| (kind.card, f64::from(kind.copies)))
        .collect();
    let mut found = vec![vec![0_u32; kinds.len()]; size];
    for number in 0..deals {
        let deck = Seed::of_series(100, number).deck(setup, list);
        for (place, card) in deck.iter().enumerate() {
            found[place][list.kind_of(*card).expect("in the list")] += 1;
        }
    }
    // At each place, Rome's among them, and over all places together.
    let mut all = 0.0;
    for row in &found {
        let cells = || {
            let expected = kinds.iter().map(|(_, copies)| copies / copy * deals as f64);
            row.iter().zip(expected).map(|(found, expected)| Cell::new(Some(found), expected))
        };
        assert_fits(cells());
        all += chi_square(cells()).0;
    }
    let freedom = ((kinds.len() - 1) * size) as f64;
    assert!(all < quantile(freedom, 4.26) && all > quantile(freedom, -6.0), "{all} of {freedom}");
}

#[test]
fn card_positions_of_100_000_deals_pass_a_chi_square_test() {
    check_positions(Setup::new(2).expect("two"), DEALS);
}

#[test]
fn a_deal_with_a_second_copy_is_as_fair() {
    check_positions(Setup::new(5).expect("five").with_nocturnus(true), DEALS / 4);
}

#[test]
fn neighbours_in_the_deck_know_nothing_of_each_other() {
    let (setup, list) = (Setup::new(4).expect("four"), CardList::shipped());
    let mut found = [[0_u32; 7]; 7];
    for number in 0..20_000 {
        let deck = Seed::of_series(101, number).deck(setup, list);
        found[deck[3].category() as usize][deck[4].category() as usize] += 1;
    }
    let size = |category: usize| f64::from(pax_rules::Category::ALL[category].cards());
    let mut cells = Vec::new();
    for (first, row) in found.iter().enumerate() {
        for (second, found) in row.iter().enumerate() {
            let left = size(second) - f64::from(u8::from(first == second));
            cells.push(Cell::new(Some(found), size(first) / 74.0 * left / 73.0 * 20_000.0));
        }
    }
    assert_fits(cells);
}

#[test]
fn a_seed_gives_one_deck_and_one_game() {
    for setup in tables() {
        let seed = Seed::of_series(7, setup.deck_size() as u64);
        let deck = seed.deck(setup, CardList::shipped());
        assert_eq!(seed.deck(setup, CardList::shipped()), deck);
        let game = Game::new(setup, CardList::shipped(), &deck).expect("a deck");
        assert!(seed.deal(setup, CardList::shipped()) == game);
        assert_eq!(seed.to_string().parse(), Ok(seed));
    }
    assert_ne!(Seed::of_series(0, 1), Seed::of_series(1, 0));
    assert_ne!(Seed::of_series(0, 1).commitment(), Seed::of_series(0, 2).commitment());
}

#[test]
fn a_seed_is_64_hexadecimal_digits() {
    let seed = Seed::new([0xab; 32]);
    assert_eq!("AB".repeat(32).parse(), Ok(seed));
    for text in ["", "ab", &"ab".repeat(33), &"ag".repeat(32), &"ä".repeat(64), &format!("+{}", "a".repeat(63))] {
        text.parse::<Seed>().expect_err(text);
    }
    assert!(!format!("{seed:?}").contains(&seed.to_string()), "a log must not give the deal away");
}
