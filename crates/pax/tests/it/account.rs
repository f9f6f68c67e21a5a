//! The account of a game: words, and nothing in it that its viewer could not know.

use expect_test::expect_file;
use pax_rules::{Event, Herald, Setup, Viewer};
use pax_words::{Account, Language, Words, account};

use crate::games::at_random;
use crate::run::pax;

const ENGLISH: Words = Words::of(Language::English);

#[test]
fn a_whole_game_in_words() {
    expect_file!["snapshots/three_account.txt"].assert_eq(&pax(&["replay", "three.jsonl", "--account"]).done());
}

#[test]
fn the_senate_answers_and_hidden_cards_as_a_seat_saw_them() {
    let told = pax(&["replay", "eight.jsonl", "--account", "--step", "120", "--seat", "2"]).done();
    expect_file!["snapshots/eight_account_seat_2.txt"].assert_eq(&told);
}

#[test]
fn a_solitaire_game_in_words() {
    expect_file!["snapshots/alone_account.txt"].assert_eq(&pax(&["replay", "alone.jsonl", "--account"]).done());
}

#[test]
fn the_library_tells_the_same_as_the_command() {
    let record = pax_rules::Record::parse(include_str!("../games/three.jsonl").trim()).expect("a right record");
    assert_eq!(account(&record, ENGLISH).expect("it replays"), pax(&["replay", "three.jsonl", "--account"]).done());
}

#[test]
fn every_mode_can_be_told_and_a_spectator_hears_of_no_hidden_card() {
    for (setup, number) in Setup::every_mode().zip(0..) {
        let record = at_random(setup, number);
        let told = account(&record, ENGLISH).expect("it replays");
        assert!(told.contains("Points") && told.ends_with(".\n"), "{told}");

        let mut events: Vec<Event> = Vec::new();
        record.replay(usize::MAX, &mut events).expect("it replays");
        let start = record.start().expect("a right deck");
        let mut whole = Account::new(&start, Viewer::Spectator, ENGLISH);
        let mut seen = Account::new(&start, Viewer::Spectator, ENGLISH);
        for event in events {
            whole.tell(event);
            seen.tell(event.seen_by(Viewer::Spectator));
        }
        let lines = whole.close();
        assert_eq!(lines, seen.close(), "an event tells a spectator the same before and after it is made theirs");
        for clause in lines.iter().flat_map(|line| line.split([';', ':'])) {
            let secret = clause.contains("in hand") || clause.contains("under the deck");
            let hidden = clause.contains("a card") || clause.contains(" cards ");
            assert!(!secret || hidden, "{clause}");
        }
    }
}
