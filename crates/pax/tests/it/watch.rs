//! `pax watch` with a file.

use expect_test::expect;

use crate::run::{pax, pax_with_input};
use crate::window::Window;

/// A recorded game of three.
const FILE: &str = "three.jsonl";

#[test]
fn a_record_is_told_step_by_step() {
    let told = pax_with_input(&["watch", FILE, "--plain"], b"\n\nf 3\nb\nt\nf\n").done();
    assert!(told.contains("keeps") && told.contains("Points, had it ended then"), "{told}");
}

#[test]
fn a_record_is_leafed_through_on_the_screen() {
    let data = tempfile::tempdir().expect("a folder");
    let file = format!("{}/tests/games/{FILE}", env!("CARGO_MANIFEST_DIR"));
    let mut window = Window::open(&["watch", &file], data.path(), (80, 24));
    window.wait_for("Moment 0 of");
    window.type_in("\u{1b}[C\u{1b}[C\u{1b}[C");
    window.wait_for("Moment 3 of");
    window.type_in("\u{1b}[D");
    window.wait_for("Moment 2 of");
    window.type_in("f");
    window.wait_for(" The end ");
    window.type_in("\r");
    window.wait(|text| !text.contains(" The end "));
    window.type_in("q");
    window.closes();
}

#[test]
fn what_is_not_there_cannot_be_watched() {
    pax(&["watch", "nowhere.jsonl", "--plain"]).fails(
        2,
        expect![[r#"
        error: nowhere.jsonl: cannot be opened: no such file or directory
    "#]],
    );
    pax(&["watch", FILE, "--plain", "--seat", "9"]).fails(
        2,
        expect![[r#"
        error: there is no seat 9: the game has seats 0 to 2
    "#]],
    );
}
