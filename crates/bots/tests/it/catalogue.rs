use std::collections::BTreeSet;

use pax_bots::{Bot, BotInfo, Budget, Reason, catalogue, levels};

#[test]
fn every_row_seats_a_player_of_its_name() {
    for row in catalogue() {
        assert_eq!(<dyn Bot>::by_name(row.name, 1).expect("a row has a player").name(), row.name);
        assert!(!row.character.is_empty() && !row.character.contains('\n'), "{row:?} has one line of character");
    }
}

#[test]
fn an_unknown_name_is_answered_with_all_names() {
    let error = <dyn Bot>::by_name("brutus", 1).err().expect("nobody is called that").to_string();
    assert!(error.contains("\"brutus\""), "{error}");
    for row in catalogue() {
        assert!(error.contains(row.name), "{error}");
    }
}

#[test]
fn every_level_is_in_the_catalogue_and_the_strongest_stands_last() {
    for level in levels() {
        let row = BotInfo::by_name(level.name).expect("a level has a row");
        assert_eq!((row.name, row.character), (level.name, level.character));
        assert_eq!(level.character_key, format!("level-{}", level.name));
    }
    assert_eq!(catalogue().last().map(|row| row.name), levels().last().map(|level| level.name));
}

#[test]
fn every_reason_has_a_text_of_its_own() {
    let keys: BTreeSet<&str> = Reason::EVERY.iter().map(|reason| reason.key()).collect();
    assert_eq!(keys.len(), Reason::EVERY.len());
    for reason in Reason::EVERY {
        assert!(!reason.numbers().is_empty(), "{reason:?} says nothing");
    }
}

#[test]
fn a_budget_is_written_as_iterations_or_as_a_time() {
    for (text, budget) in
        [("1000", Budget::Iterations(1_000)), ("50ms", Budget::millis(50)), ("2s", Budget::millis(2_000))]
    {
        assert_eq!(text.parse(), Ok(budget));
    }
    for text in ["", "0", "-1", "1.5s", "5m", "ms"] {
        assert!(text.parse::<Budget>().is_err(), "{text:?}");
    }
}
