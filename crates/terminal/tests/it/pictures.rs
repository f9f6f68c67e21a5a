//! The main screens as they look.

use expect_test::{ExpectFile, expect_file};
use pax_terminal::{Errand, Sits, Style};
use pax_words::Language;
use ratatui::crossterm::event::KeyCode;
use ratatui::style::Color;

use crate::theatre::{Theatre, UNICODE, against, alone, seated};

fn check(theatre: &mut Theatre, (width, height): (u16, u16), expected: ExpectFile) {
    expected.assert_eq(&theatre.text(width, height));
}

fn playing(errand: Errand, style: Style, language: Language, turns: usize) -> Theatre {
    let mut theatre = Theatre::new(errand, style, language);
    for _ in 0..turns {
        theatre.press(KeyCode::Enter);
    }
    theatre
}

#[test]
fn the_menu() {
    let mut theatre = Theatre::new(Errand::Menu, UNICODE, Language::English);
    check(&mut theatre, (80, 24), expect_file!["snapshots/menu.txt"]);
    theatre.press(KeyCode::Enter);
    check(&mut theatre, (80, 24), expect_file!["snapshots/form.txt"]);
}

#[test]
fn two_players_in_the_smallest_window() {
    let mut theatre = playing(against(2, false), UNICODE, Language::English, 12);
    check(&mut theatre, (80, 24), expect_file!["snapshots/two.txt"]);
}

#[test]
fn four_players_with_nocturnus_in_the_smallest_window() {
    let mut theatre = playing(against(4, true), UNICODE, Language::English, 14);
    check(&mut theatre, (80, 24), expect_file!["snapshots/four.txt"]);
}

#[test]
fn eight_players_with_nocturnus_in_the_smallest_window() {
    let mut theatre = playing(against(8, true), UNICODE, Language::German, 13);
    check(&mut theatre, (80, 24), expect_file!["snapshots/eight.txt"]);
}

#[test]
fn a_large_window_has_whole_cards_and_the_chronicle() {
    let mut theatre = playing(against(4, false), UNICODE, Language::English, 16);
    check(&mut theatre, (120, 40), expect_file!["snapshots/large.txt"]);
}

#[test]
fn ascii_alone() {
    let style = Style { ascii: true, ..UNICODE };
    let mut theatre = playing(against(3, false), style, Language::French, 12);
    let text = theatre.text(80, 24);
    assert!(text.is_ascii(), "{text}");
    expect_file!["snapshots/ascii.txt"].assert_eq(&text);
}

#[test]
fn without_colour_no_cell_has_one() {
    let style = Style { colour: false, ..UNICODE };
    let mut theatre = playing(against(4, true), style, Language::English, 12);
    let buffer = theatre.draw(80, 24);
    assert!(buffer.content.iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
    let mut coloured = playing(against(4, true), UNICODE, Language::English, 12);
    let sixteen = |colour: Color| !matches!(colour, Color::Rgb(..) | Color::Indexed(_));
    let buffer = coloured.draw(80, 24);
    assert!(buffer.content.iter().any(|cell| cell.fg != Color::Reset));
    assert!(buffer.content.iter().all(|cell| sixteen(cell.fg) && sixteen(cell.bg)));
}

#[test]
fn solitaire_in_every_language_fits() {
    for language in Language::ALL {
        let mut theatre = playing(alone(3), UNICODE, language, 6);
        let text = theatre.text(80, 24);
        assert!(!text.contains('⟦'), "{text}");
        let name = format!("{}/tests/it/snapshots/alone-{}.txt", env!("CARGO_MANIFEST_DIR"), language.tag());
        expect_file![name].assert_eq(&text);
    }
}

#[test]
fn a_curtain_between_people() {
    let mut theatre = Theatre::new(seated(vec![Sits::Person; 2], false), UNICODE, Language::English);
    check(&mut theatre, (80, 24), expect_file!["snapshots/curtain.txt"]);
    theatre.press(KeyCode::Enter);
    assert!(theatre.text(80, 24).contains("Keep one card"), "{}", theatre.text(80, 24));
    // As soon as the first has kept a card it is down again, for the other.
    theatre.press(KeyCode::Enter);
    assert!(theatre.text(80, 24).contains("I am Gaius"), "{}", theatre.text(80, 24));
}

#[test]
fn the_end_has_the_points_and_the_course() {
    let mut theatre = Theatre::new(against(3, false), UNICODE, Language::English);
    theatre.play_until("Points, had it ended then");
    check(&mut theatre, (80, 40), expect_file!["snapshots/end.txt"]);
}
