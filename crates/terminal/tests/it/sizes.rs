//! Windows of every size: too small ones say what is needed, and none makes the program fail.

use expect_test::expect;
use pax_words::Language;
use ratatui::crossterm::event::KeyCode;

use crate::theatre::{Theatre, UNICODE, against};

#[test]
fn a_window_that_is_too_small_says_what_it_needs() {
    let mut theatre = Theatre::new(against(4, false), UNICODE, Language::English);
    expect![[r#"
        Pax needs 80×24,
        this window has
        20×5.


    "#]]
    .assert_eq(&theatre.text(20, 5));
    assert!(theatre.text(79, 24).contains("80×24"));
    assert!(!theatre.text(80, 24).contains("80×24"));
}

#[test]
fn no_size_is_too_strange() {
    for (players, nocturnus) in [(2, false), (4, true), (8, true)] {
        let mut theatre = Theatre::new(against(players, nocturnus), UNICODE, Language::German);
        for sheet in [None, Some('?'), Some('s'), Some('r'), Some('c')] {
            if let Some(key) = sheet {
                theatre.press(KeyCode::Char(key));
            }
            for size in
                [(0, 0), (1, 1), (1, 60), (250, 1), (79, 23), (80, 24), (81, 60), (109, 29), (110, 30), (300, 100)]
            {
                theatre.draw(size.0, size.1);
            }
            theatre.press(KeyCode::Esc);
        }
    }
}
