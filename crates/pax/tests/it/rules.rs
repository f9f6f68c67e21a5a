//! `pax rules`: by number and by word.

use std::io::Read;

use expect_test::expect;

use crate::run::{command, pax};

#[test]
fn one_rule_by_its_number() {
    let rule = expect![[r#"
        6.3  Land and Intrigue limit Fleets and Armies: after you play a Fleet, your
             Fleet symbols, and after you play an Army, your Army symbols, may not
             exceed the larger of your Land symbols and your Intrigue symbols (not their
             sum).
    "#]];
    rule.assert_eq(&pax(&["rules", "6.3"]).done());
}

#[test]
fn a_section_by_its_number() {
    let section = expect![[r#"
        2 Setting up
        2.1  Draw deck by number of players, drawn at random and unseen:
                             1       2       3       4    5       6       7       8
             base            74−30   74−20   74−10   74   74+15   74+30   74+45   74+60
             with Nocturnus  104−40  104−30  104−15  104  104+30  104+45  104+60  104+75
             "+k": k random cards of a second full copy are shuffled in. "−k": k cards
             are set aside and never seen.
        2.2  Rome receives three cards face down; with 5 to 8 players also three more,
             face up.
        2.3  Every player receives 5 Aurei.
        2.4  In seat order from the starting player, the players are dealt 2, 3, 4, 5,
             5, 5, 5, 5 cards. Each keeps one in hand and slips the rest under the deck.
             Ruling: everybody chooses at the same time; when all have chosen, the cards
             go under in seat order, each player's in the order dealt.
        2.5  One card is laid face up below each Legion, I first. Then the first round
             begins.
        2.6  Deck order is real: cards slipped under come up again last, and whoever
             slipped them may remember.
    "#]];
    section.assert_eq(&pax(&["rules", "2"]).done());
}

#[test]
fn every_rule_of_the_text_is_found_by_its_number() {
    let all = pax(&["rules"]).done();
    let numbers = all
        .lines()
        .filter_map(|line| line.split(' ').next())
        .filter(|word| word.split_once('.').is_some_and(|(a, b)| a.parse::<u8>().is_ok() && b.parse::<u8>().is_ok()));
    let mut count = 0;
    for number in numbers {
        assert!(pax(&["rules", number]).done().starts_with(number));
        count += 1;
    }
    assert!(count > 50, "{count} rules");
}

#[test]
fn all_rules_with_a_word_in_any_case() {
    let rules = expect![[r#"
        1 Material
        1.3  Nocturnus adds Militia militia 10, Scouts exploratorius 10, Adversaries
             adversarius 10: 104 cards.

        4 Draw
        4.3  Militia 4+ (Nocturnus): you draw 4 and keep 2; 8+: draw 5, keep 3; every
             four symbols one more drawn and kept.
        4.4  Ruling, Religion with Militia: with Religion 3+ you hold two undecided
             cards at a time until the draw is used up (place one, draw one); with 6+
             all of them. While Religion helps you, your last hand place is filled last.
    "#]];
    rules.assert_eq(&pax(&["rules", "mIlItIa"]).done());
    assert!(pax(&["rules", "primus", "conspiratus"]).done().contains("6.5"));
}

#[test]
fn the_rules_in_another_language() {
    let rule = expect![[r#"
        7.4  Une Intrigue jouée ce tour : aucun revenu, Sénateur ou non.
    "#]];
    rule.assert_eq(&pax(&["rules", "7.4", "--language", "fr"]).done());
    assert!(pax(&["rules", "aushebung", "--language", "de"]).done().contains("9.1"));
}

#[test]
fn numbers_and_words_that_no_rule_has() {
    pax(&["rules", "6.9"]).fails(
        2,
        expect![[r#"
        error: there is no rule 6.9: section 6 has 6.1 to 6.5
    "#]],
    );
    pax(&["rules", "12"]).fails(
        2,
        expect![[r#"
        error: there is no rule 12: the sections are 1 to 11
    "#]],
    );
    pax(&["rules", "."]).fails(
        2,
        expect![[r#"
        error: there is no rule : the sections are 1 to 11
    "#]],
    );
    pax(&["rules", "catapult"]).fails(
        1,
        expect![[r#"
        error: no rule has "catapult" in it: pax rules shows them all
    "#]],
    );
}

#[test]
fn a_reader_that_has_had_enough_is_no_fault() {
    let mut child = command(&["rules"]).spawn().expect("pax runs");
    let mut out = child.stdout.take().expect("standard output is piped");
    out.read_exact(&mut [0; 10]).expect("there is a beginning");
    drop(out);
    let output = child.wait_with_output().expect("pax ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}
