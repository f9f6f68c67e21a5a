//! A stage without a terminal, with a deal that is always the same and computer players that do not think long.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use pax_bots::Budget;
use pax_rules::{Seed, Setup};
use pax_terminal::screen::Stage;
use pax_terminal::session::Message;
use pax_terminal::{Campaign, Errand, Options, Sits, Style, Wish};
use pax_words::{Language, Words};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use tempfile::TempDir;

pub struct Theatre {
    pub stage: Stage,
    messages: Receiver<Message>,
    // Games are kept here while the test lasts.
    _folder: TempDir,
}

pub const UNICODE: Style = Style { plain: false, ascii: false, colour: true };

/// Everybody at the table is a computer player but the first.
pub fn against(players: usize, nocturnus: bool) -> Errand {
    let mut seats = vec![Sits::Computer(1); players];
    seats[0] = Sits::Person;
    seated(seats, nocturnus)
}

pub fn seated(seats: Vec<Sits>, nocturnus: bool) -> Errand {
    let setup = Setup::new(seats.len()).expect("two to eight").with_nocturnus(nocturnus);
    Errand::Begin(Wish { setup, seats, name: "Livia".to_owned(), campaign: None, cards: None })
}

pub fn alone(level: usize) -> Errand {
    Errand::Begin(Wish::campaign(Campaign { next: Some(level), played: 2 }, false, "Livia"))
}

impl Theatre {
    pub fn new(errand: Errand, style: Style, language: Language) -> Theatre {
        let mut theatre = Theatre::open(errand, style, language);
        theatre.settle();
        theatre
    }

    fn open(errand: Errand, style: Style, language: Language) -> Theatre {
        let folder = tempfile::tempdir().expect("a folder");
        let (post, messages) = mpsc::channel();
        let options = Options {
            words: Words::of(language),
            name: "Livia".to_owned(),
            data: folder.path().to_owned(),
            think: Some(Budget::Iterations(1)),
            pace: Some(Duration::ZERO),
            seed: Some(Seed::of_series(1, 0)),
            style,
        };
        let stage = Stage::open(options, post, errand).expect("a stage");
        Theatre { stage, messages, _folder: folder }
    }

    /// The same, where nothing happens by itself: a record.
    pub fn still(errand: Errand, style: Style, language: Language) -> Theatre {
        Theatre::open(errand, style, language)
    }

    /// Takes in what arrives until something is so.
    ///
    /// # Panics
    /// If nothing arrives any more.
    pub fn hear_until(&mut self, is_so: impl Fn(&mut Theatre) -> bool) {
        while !is_so(self) {
            let message = self.messages.recv_timeout(Duration::from_secs(60)).expect("something to hear");
            self.stage.hear(message);
        }
    }

    pub fn press_still(&mut self, key: KeyCode) {
        self.stage.hear(Message::Input(Event::Key(KeyEvent::new(key, KeyModifiers::NONE))));
    }

    pub fn type_still(&mut self, letters: &str) {
        letters.chars().for_each(|letter| self.press_still(KeyCode::Char(letter)));
    }

    /// Until nobody but the person in front is waited for.
    pub fn settle(&mut self) {
        self.stage.tick();
        while self.stage.waits_for_others() {
            if let Ok(message) = self.messages.recv_timeout(Duration::from_millis(1)) {
                self.stage.hear(message);
            }
            self.stage.tick();
        }
    }

    /// Presses a key; whether that left the stage.
    pub fn press(&mut self, key: KeyCode) -> bool {
        let left = self.stage.hear(Message::Input(Event::Key(KeyEvent::new(key, KeyModifiers::NONE))));
        self.settle();
        left
    }

    pub fn type_in(&mut self, letters: &str) {
        for letter in letters.chars() {
            self.press(KeyCode::Char(letter));
        }
    }

    pub fn draw(&mut self, width: u16, height: u16) -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
        self.stage.draw(&mut buffer);
        buffer
    }

    /// What can be read on the screen.
    pub fn text(&mut self, width: u16, height: u16) -> String {
        let buffer = self.draw(width, height);
        let line = |row: u16| (0..width).map(|column| buffer[(column, row)].symbol()).collect::<String>();
        (0..height).map(|row| line(row).trim_end().to_owned() + "\n").collect()
    }

    /// Plays on, always with the first choice, until this stands on the screen.
    pub fn play_until(&mut self, wanted: &str) {
        for _ in 0..2000 {
            if self.text(120, 40).contains(wanted) {
                return;
            }
            self.press(KeyCode::Enter);
        }
        panic!("never saw {wanted:?}:\n{}", self.text(120, 40));
    }
}
