//! What keys do.

use pax_words::Language;
use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use pax_terminal::session::Message;

use crate::theatre::{Theatre, UNICODE, against};

fn theatre() -> Theatre {
    let mut theatre = Theatre::new(against(3, false), UNICODE, Language::English);
    theatre.play_until("Draw, or look at Rome.");
    theatre
}

#[test]
fn sheets_open_and_close() {
    let mut theatre = theatre();
    for (key, wanted) in [
        ('?', "what cannot be done now, and why"),
        ('s', "If it ended now"),
        ('t', "cards face down"),
        ('n', "You slipped these under the deck"),
        ('w', "Nothing of this step is barred"),
        ('e', "costs you 1 Aureus less"),
        ('c', "The cards are dealt."),
    ] {
        theatre.press(KeyCode::Char(key));
        let text = theatre.text(100, 50);
        assert!(text.contains(wanted), "{key}: {wanted:?} is not in\n{text}");
        theatre.press(KeyCode::Esc);
        assert!(theatre.text(100, 50).contains("Draw, or look at Rome."), "{key}");
    }
}

#[test]
fn rules_are_found_by_number() {
    let mut theatre = theatre();
    theatre.type_in("r6.3");
    let text = theatre.text(100, 30);
    assert!(text.contains("6.3 Land and Intrigue limit"), "{text}");
    assert!(!text.contains("6.4 "), "{text}");
}

#[test]
fn what_was_done_can_be_taken_back() {
    let mut theatre = theatre();
    // A draw shows a card, so it stays; placing one and buying nothing can be taken back.
    theatre.type_in("d");
    theatre.play_until("Buy the cards below one Legion");
    theatre.type_in("p");
    assert!(theatre.text(80, 24).contains("Play cards, or stop"), "{}", theatre.text(80, 24));
    theatre.type_in("u");
    assert!(theatre.text(80, 24).contains("Buy the cards below one Legion"), "{}", theatre.text(80, 24));
}

#[test]
fn a_hint_comes_with_reasons() {
    let mut theatre = theatre();
    theatre.type_in("h");
    theatre.hear_until(|theatre| theatre.text(100, 30).contains("What a strong player would do"));
    let text = theatre.text(100, 30);
    assert!(text.contains("wins ") && text.contains("Judged by what you can know"), "{text}");
}

#[test]
fn a_click_chooses_and_the_next_does_it() {
    let mut theatre = theatre();
    let text = theatre.text(80, 24);
    let row = text.lines().position(|line| line.contains("2 Look at Rome")).expect("a choice") as u16;
    let click =
        MouseEvent { kind: MouseEventKind::Down(MouseButton::Left), column: 4, row, modifiers: KeyModifiers::NONE };
    theatre.stage.hear(Message::Input(Event::Mouse(click)));
    assert!(theatre.text(80, 24).contains("▸ 2 Look at Rome"));
    theatre.stage.hear(Message::Input(Event::Mouse(click)));
    assert!(theatre.text(120, 40).contains("Livia looks at Rome"), "{}", theatre.text(120, 40));
}

#[test]
fn q_leaves_and_ctrl_c_too() {
    let mut theatre = theatre();
    assert!(theatre.press(KeyCode::Char('q')));
    let ctrl_c = ratatui::crossterm::event::KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert!(theatre.stage.hear(Message::Input(Event::Key(ctrl_c))));
}
