//! The game's things in every language: nothing missing, short where it must be, the rule cited where one says no.

use std::collections::BTreeSet;

use pax_rules::{Action, Card, CardList, Category, Event, Legion, Opened, Refusal, Seat, Seed, Setup, Step, Viewer};
use pax_words::{Language, Words};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// What a card has room for.
const LONGEST_EFFECT: usize = 34;

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn every() -> impl Iterator<Item = Words> {
    Language::ALL.into_iter().map(Words::of)
}

fn whole(text: &str) {
    assert!(!text.is_empty() && !text.contains(['⟦', '{']), "{text}");
}

#[test]
fn every_category_has_a_name_and_says_what_it_does() {
    for words in every() {
        let mut names = BTreeSet::new();
        for category in Category::ALL {
            whole(&words.category(category));
            whole(&words.effect_full(category));
            assert_eq!(words.category_latin(category), category.latin());
            let effect = words.effect(category);
            whole(&effect);
            assert!(effect.chars().count() <= LONGEST_EFFECT, "{effect}");
            names.insert(words.category(category));
        }
        assert_eq!(names.len(), Category::COUNT, "no two categories are called the same");
    }
}

#[test]
fn cards_are_read_out() {
    let said: Vec<String> = every().map(|words| words.card(card("A2@4"))).collect();
    assert_eq!(
        said,
        ["Army 2, price 4", "Armee 2, Preis 4", "Leger 2, prijs 4", "Exército 2, preço 4", "Armée 2, prix 4"]
    );
}

#[test]
fn lists_end_in_and() {
    let words = Words::of(Language::German);
    assert_eq!(words.list::<&str>(&[]), "");
    assert_eq!(words.list(&["Ada"]), "Ada");
    assert_eq!(words.list(&["Ada", "Bea", "Cay"]), "Ada, Bea und Cay");
}

/// One of each; the compiler says when one is missing from the list that follows.
fn every_refusal() -> Vec<Refusal> {
    let (seat, other) = (Seat::FIRST, Seat::new(1).expect("a seat"));
    let legion = Legion::new(2).expect("a Legion");
    let too_strong = |category| Refusal::TooStrong { category, after: 4, limit: 3 };
    let wrong = every_action().into_iter().map(|action| Refusal::WrongStep { action, step: Step::Buy });
    let mut all: Vec<Refusal> = wrong.collect();
    all.extend([
        Refusal::Over,
        Refusal::NoSuchSeat(other),
        Refusal::NotYourTurn { seat, turn: other },
        Refusal::AlreadyKept,
        Refusal::NotDealt(card("W1@1")),
        Refusal::WrongOpens { given: 2, wanted: 0 },
        Refusal::WrongOpens { given: 2, wanted: 1 },
        Refusal::WrongOpens { given: 0, wanted: 3 },
        Refusal::SoloLook,
        Refusal::NotDrawn(card("W1@1")),
        Refusal::NoHandPlace,
        Refusal::HandPlaceLast,
        Refusal::NoLegionPlace,
        Refusal::NoUnderPlace,
        Refusal::NoSuchLegion(legion, 3),
        Refusal::NothingBelow(legion),
        Refusal::CannotBuy { legion, price: 5, money: 1 },
        Refusal::NotInHand(card("W1@1")),
        Refusal::CannotPlay { cost: 1, money: 0, rule: "6.1" },
        too_strong(Category::Fleet),
        too_strong(Category::Army),
        Refusal::MustSurrender(1),
        Refusal::MustSurrender(2),
    ]);
    for refusal in &all {
        match refusal {
            Refusal::Over
            | Refusal::NoSuchSeat(_)
            | Refusal::NotYourTurn { .. }
            | Refusal::WrongStep { .. }
            | Refusal::AlreadyKept
            | Refusal::NotDealt(_)
            | Refusal::WrongOpens { .. }
            | Refusal::SoloLook
            | Refusal::NotDrawn(_)
            | Refusal::NoHandPlace
            | Refusal::HandPlaceLast
            | Refusal::NoLegionPlace
            | Refusal::NoUnderPlace
            | Refusal::NoSuchLegion(..)
            | Refusal::NothingBelow(_)
            | Refusal::CannotBuy { .. }
            | Refusal::NotInHand(_)
            | Refusal::CannotPlay { .. }
            | Refusal::TooStrong { .. }
            | Refusal::MustSurrender(_) => {}
        }
    }
    all
}

fn every_action() -> Vec<Action> {
    let (held, legion) = (card("A2@4"), Legion::new(2).expect("a Legion"));
    let open = Opened::new(&[card("W1@1"), card("L1@1")]).expect("two cards");
    vec![
        Action::Keep { card: held, open: Opened::NONE },
        Action::Keep { card: held, open },
        Action::Draw,
        Action::Look,
        Action::Hand(held),
        Action::Below(legion, held),
        Action::Under(held),
        Action::Buy(legion),
        Action::Play(held),
        Action::Surrender(held),
        Action::Pass,
    ]
}

#[test]
fn every_refusal_helps_in_every_language_and_cites_its_rule() {
    for words in every() {
        for refusal in every_refusal() {
            let text = words.refusal(&refusal);
            whole(&text);
            match refusal.rules() {
                "" => assert_eq!(refusal, Refusal::NoSuchSeat(Seat::new(1).expect("a seat"))),
                rules => assert!(text.ends_with(&format!(" ({rules}).")), "{text}"),
            }
            let sentence = words.refusal_sentence(&refusal);
            assert!(text.starts_with(sentence.trim_end_matches('.')) && sentence.ends_with('.'), "{sentence}");
        }
    }
}

#[test]
fn a_refusal_says_what_would_be_right() {
    let refusal = Refusal::TooStrong { category: Category::Army, after: 4, limit: 3 };
    let said: Vec<String> = every().map(|words| words.refusal(&refusal)).collect();
    assert_eq!(
        said,
        [
            "With Land or Intrigue at 4 this Army may march; the larger of the two is at 3 (6.3).",
            "Mit Landgut oder Intrige auf 4 darf diese Armee marschieren; der größere der beiden Werte ist 3 (6.3).",
            "Met Landgoed of Intrige op 4 mag dit Leger uitrukken; het hoogste van de twee is nu 3 (6.3).",
            "Com Terras ou Intriga em 4, este Exército pode marchar; o maior dos dois está em 3 (6.3).",
            "Avec Domaine ou Intrigue à 4, cette Armée peut marcher\u{202f}; le plus grand des deux est à 3 (6.3).",
        ]
    );
}

#[test]
fn every_action_is_a_button() {
    for words in every() {
        let texts: BTreeSet<String> = every_action().into_iter().map(|action| words.action(action)).collect();
        texts.iter().for_each(|text| whole(text));
        assert_eq!(texts.len(), every_action().len(), "no two actions are called the same: {texts:?}");
    }
}

/// What happens when everybody does as chance has it.
fn events_of(setup: Setup, number: u64) -> Vec<Event> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut game = Seed::of_series(2, number).deal(setup, CardList::shipped());
    let mut events = Vec::new();
    while game.play_at_random(&mut rng, &mut events) {}
    events
}

#[test]
fn every_event_has_a_sentence_for_every_viewer() {
    let mut told = BTreeSet::new();
    for (setup, number) in Setup::every_mode().zip(0..) {
        for event in events_of(setup, number) {
            for viewer in [Viewer::Spectator, Viewer::Everything] {
                let seen = event.seen_by(viewer);
                for words in every() {
                    let line = words.event(&seen, |_| "Livia");
                    whole(&line);
                    assert!(line.ends_with('.') && !line.contains("  "), "{line}");
                    if words.language() == Language::English {
                        told.insert(format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_owned());
                    }
                }
            }
        }
    }
    assert_eq!(told.len(), 23, "all kinds of events came up: {told:?}");
}
