use pax_bots::{Bot, catalogue};

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
