//! Every reason to refuse: the message cites the rule, and nothing has changed.

use expect_test::expect;
use pax_rules::{Refusal, Setup, SoloLevel};

use crate::fixture::{dealt, refusal, refusal_from};

fn every_refusal() -> Vec<Refusal> {
    let two = dealt(Setup::new(2).expect("two players"), "W1 R1 S1 F1 F2 A1 A2 A3");
    let alone = dealt(Setup::solitaire(SoloLevel::new(3).expect("game 3")), "W1 R1 S1 F1 F2 A1");
    let plain = "Ada: 5 aurei; I: W1; deck: A1 F1 L1 ...";
    vec![
        refusal("Bea: to play; deck:", "Bea passes, Ada draws"),
        refusal(plain, "Cai draws"),
        refusal(plain, "Bea draws"),
        refusal(plain, "Ada passes"),
        refusal_from(two, "Ada keeps F1, Ada keeps F1"),
        refusal_from(two, "Ada keeps A1"),
        refusal_from(alone, "Ada keeps F1"),
        refusal("table: solitaire 1", "Ada looks"),
        refusal(plain, "Ada draws, takes W1"),
        refusal(plain, "Ada draws, takes A1, takes F1"),
        refusal("Ada: display R3; deck: A1 F1 L1", "Ada draws, takes A1"),
        refusal(plain, "Ada draws, lays A1 below I, lays F1 below I"),
        refusal(plain, "Ada draws, slips A1, slips F1"),
        refusal(plain, "Ada draws, lays A1 below V"),
        refusal("Ada: to buy", "Ada buys I"),
        refusal("Ada: to buy; I: W3", "Ada buys I"),
        refusal("Ada: to play", "Ada plays W1"),
        refusal("Ada: to play, hand W1 W1", "Ada plays W1, plays W1"),
        refusal("table: 5 players; Ada: to play, hand S1; Bea: hand W1", "Ada plays S1, passes, Bea plays W1"),
        refusal("Ada: to play, hand A1", "Ada plays A1"),
        refusal("table: nocturnus; Ada: to play, display V3 V1, hand W1", "Ada passes, passes"),
    ]
}

#[test]
fn every_refusal_says_what_is_wrong_and_cites_its_rule() {
    let mut said = String::new();
    for refusal in every_refusal() {
        let message = refusal.to_string();
        match refusal.rules() {
            "" => assert!(matches!(refusal, Refusal::NoSuchSeat(_))),
            rules => assert!(message.ends_with(&format!("({rules})")), "{message}"),
        }
        said += &format!("{message}\n");
    }
    expect![[r#"
        the game is over (9)
        there is no seat 2 at this table: seats are counted from 0
        seat 0 is to act, not seat 1 (3.1, 8.1)
        passing is not done now: this is the step to draw or look at Rome (3.1)
        you have chosen your card: wait for the others (2.4)
        A1@1 is not among the cards you were dealt: keep one of those (2.4)
        lay open 1 of the dealt cards, not 0 (10.3)
        alone against Rome you may not look at its cards: draw (10.4)
        W1@1 is not one of the cards you are drawing: place one of those (4.1)
        no hand place is left in this draw: the card goes below a Legion or under the deck (4.1)
        Religion lets you hold the cards: the last hand place is filled last, place another card first (4.4)
        this draw's card below a Legion is placed already: another goes to the hand or under the deck (4.1)
        no further card of this draw goes under the deck: place it in the hand or below a Legion (4.1, 4.6)
        there is no Legion V at this table: there are 3 (1.6)
        nothing lies below Legion I: choose another, or pass (5.1)
        Legion I costs 3 and you have 0: choose another, or pass (5.1)
        W1@1 is not in your hand: choose a card that is (6.1)
        playing this card costs 1 and you have 0: pass (6.1)
        playing this card costs 1 and you have 0: pass (8.1)
        this would make your strength in Army 1, and 0 is the limit: play Land or Intrigue first (6.3)
        you owe Rome 1 more from your hand: choose a card to give (7.5)
    "#]]
    .assert_eq(&said);
}

#[test]
fn no_refusal_is_left_out() {
    // A new reason does not compile until somebody has given it a number, and fails here until it has a row above.
    let number = |refusal: &Refusal| match refusal {
        Refusal::Over => 0,
        Refusal::NoSuchSeat(_) => 1,
        Refusal::NotYourTurn { .. } => 2,
        Refusal::WrongStep { .. } => 3,
        Refusal::AlreadyKept => 4,
        Refusal::NotDealt(_) => 5,
        Refusal::WrongOpens { .. } => 6,
        Refusal::SoloLook => 7,
        Refusal::NotDrawn(_) => 8,
        Refusal::NoHandPlace => 9,
        Refusal::HandPlaceLast => 10,
        Refusal::NoLegionPlace => 11,
        Refusal::NoUnderPlace => 12,
        Refusal::NoSuchLegion(..) => 13,
        Refusal::NothingBelow(_) => 14,
        Refusal::CannotBuy { .. } => 15,
        Refusal::NotInHand(_) => 16,
        Refusal::CannotPlay { .. } => 17,
        Refusal::TooStrong { .. } => 18,
        Refusal::MustSurrender(_) => 19,
    };
    let mut numbers: Vec<i32> = every_refusal().iter().map(number).collect();
    numbers.dedup();
    assert_eq!(numbers, (0..20).collect::<Vec<_>>());
}
