//! `pax deck`: the shipped list as a table, and files of one's own.

use expect_test::{expect, expect_file};
use pax_rules::SHIPPED;

use crate::run::{Scratch, pax};

#[test]
fn the_shipped_list_as_a_table() {
    let table = pax(&["deck", "show"]).done();
    expect_file!["snapshots/deck.txt"].assert_eq(&table);
    assert_eq!(pax(&["deck"]).done(), table);
}

#[test]
fn a_right_file_is_checked_and_shown() {
    let file = Scratch::new(SHIPPED.as_bytes());
    let said = expect![[r#"
        FILE: right, 74 base and 30 Nocturnus cards of 40 kinds (1.2 to 1.4)
    "#]];
    said.assert_eq(&file.pax(&["deck", "check"], &[]).done());
    assert!(file.pax(&["deck", "show"], &[]).done().starts_with("The cards of FILE."));
}

#[test]
fn wrong_files_are_refused_with_line_and_reason() {
    let check = |from: &str, to: &str, said| {
        let text = SHIPPED.replacen(from, to, 1);
        assert_ne!(text, SHIPPED);
        Scratch::new(text.as_bytes()).pax(&["deck", "check"], &[]).fails(1, said);
    };
    check(
        "\"2@4\" = 1",
        "\"2@4\" = 2",
        expect![[r#"
        error: FILE, line 5: [base] wealth has 11 cards and must have 10 (1.2, 1.3)
    "#]],
    );
    check(
        "\"2@4\" = 1",
        "\"4@4\" = 1",
        expect![[r#"
        error: FILE, line 5: "4@4" is no card face: symbols 1 to 3, @, price 0 to 9, as in "2@4" (1.4)
    "#]],
    );
    check(
        "\"2@4\" = 1",
        "\"2@10\" = 1",
        expect![[r#"
        error: FILE, line 5: "2@10" is no card face: symbols 1 to 3, @, price 0 to 9, as in "2@4" (1.4)
    "#]],
    );
    check(
        "\"2@4\" = 1",
        "\"2@4\" = -1",
        expect![[r#"
        error: FILE, line 5: -1 cards of W2@4: a category has 10 or 12 in all (1.2, 1.3)
    "#]],
    );
    check(
        "\"2@4\" = 1",
        "\"2@4\" = \"one\"",
        expect![[r#"
        error: FILE, line 5: "2@4" needs a whole number of cards
    "#]],
    );
    check(
        "religion",
        "superstition",
        expect![[r#"
        error: FILE, line 8: "superstition" is no category of [base] (1.2, 1.3)
    "#]],
    );
    check(
        "[nocturnus]",
        "[diurnus]",
        expect![[r#"
        error: FILE, line 16: there is no section [diurnus]: [base] and [nocturnus] are all (1.4)
    "#]],
    );
    check(
        "[base]",
        "[base",
        expect![[r#"
        error: FILE, line 4: unclosed table, expected `]`
    "#]],
    );
}

#[test]
fn files_that_are_no_card_list() {
    Scratch::new(b"[base]\nwealth = \"\xff\"\n").pax(&["deck", "check"], &[]).fails(
        1,
        expect![[r#"
        error: FILE, line 2: not UTF-8 text
    "#]],
    );
    Scratch::new(b"").pax(&["deck", "check"], &[]).fails(
        1,
        expect![[r#"
        error: FILE: [base] wealth has 0 cards and must have 10 (1.2, 1.3)
    "#]],
    );
    Scratch::new(&vec![b'#'; 2 << 20]).pax(&["deck", "check"], &[]).fails(
        1,
        expect![[r#"
        error: FILE: larger than 1 MiB, and no card list is
    "#]],
    );
    pax(&["deck", "check", "no-such.toml"]).fails(
        2,
        expect![[r#"
        error: no-such.toml: cannot be opened: no such file or directory
    "#]],
    );
    pax(&["deck", "show", "."]).fails(
        2,
        expect![[r#"
        error: .: a directory, and a file is needed
    "#]],
    );
}
