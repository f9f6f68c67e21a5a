//! A sheet that lies over the table: lines that can be scrolled, and for the rules a place to type what is looked for.

use pax_words::Words;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::pages;
use crate::screen::paint::{FAINT, PLAIN, STRONG, frame, put, wrap};

#[derive(Debug)]
pub struct Sheet {
    title: String,
    lines: Vec<String>,
    scroll: usize,
    /// What is looked for in the rules.
    search: Option<String>,
    /// How far it can be scrolled, as of the last drawing.
    furthest: usize,
}

impl Sheet {
    pub fn new(title: impl Into<String>, lines: Vec<String>) -> Sheet {
        Sheet { title: title.into(), lines, scroll: 0, search: None, furthest: 0 }
    }

    /// The rules, with those that fit what is typed.
    pub fn rules(words: Words) -> Sheet {
        let search = Some(String::new());
        Sheet { search, ..Sheet::new(words.say("frame-rules"), pages::rules(words, "")) }
    }

    /// The latest lines first in sight.
    #[must_use]
    pub fn at_its_end(self) -> Sheet {
        Sheet { scroll: usize::MAX, ..self }
    }

    /// Whether the sheet is to be put away.
    pub fn key(&mut self, key: KeyCode, words: Words) -> bool {
        const PAGE: usize = 10;
        match (key, &mut self.search) {
            (KeyCode::Up, _) => self.scroll = self.scroll.saturating_sub(1),
            (KeyCode::Down, _) => self.scroll += 1,
            (KeyCode::PageUp, _) => self.scroll = self.scroll.saturating_sub(PAGE),
            (KeyCode::PageDown, _) => self.scroll += PAGE,
            (KeyCode::Home, _) => self.scroll = 0,
            (KeyCode::End, _) => self.scroll = self.furthest,
            (KeyCode::Esc | KeyCode::Enter, _) => return true,
            (KeyCode::Char(letter), Some(search)) => {
                search.push(letter);
                self.look_up(words);
            }
            (KeyCode::Backspace, Some(search)) => {
                search.pop();
                self.look_up(words);
            }
            (KeyCode::Char(' '), None) => self.scroll += PAGE,
            (KeyCode::Char('j'), None) => self.scroll += 1,
            (KeyCode::Char('k'), None) => self.scroll = self.scroll.saturating_sub(1),
            (KeyCode::Char(_), None) => return true,
            _ => {}
        }
        self.scroll = self.scroll.min(self.furthest);
        false
    }

    fn look_up(&mut self, words: Words) {
        self.lines = pages::rules(words, self.search.as_deref().unwrap_or_default());
        self.scroll = 0;
    }

    pub fn draw(&mut self, buf: &mut Buffer, words: Words) {
        let area = buf.area;
        let wide = area.width.saturating_sub(4).min(100);
        let room = Rect { x: (area.width - wide) / 2, y: 1, width: wide, height: area.height.saturating_sub(2) };
        let inner = room.width.saturating_sub(4);
        let lines: Vec<String> = self.lines.iter().flat_map(|line| wrap(line, inner, 2)).collect();
        let most = usize::from(room.height.saturating_sub(3));
        let height = (lines.len().min(most) + 3) as u16;
        let room = Rect { y: (area.height - height) / 2, height, ..room };
        self.furthest = lines.len().saturating_sub(most);
        self.scroll = self.scroll.min(self.furthest);
        frame(buf, room, &self.title, PLAIN);
        for (row, line) in lines.iter().skip(self.scroll).take(most).enumerate() {
            put(buf, room.x + 2, room.y + 1 + row as u16, line, PLAIN, inner);
        }
        let foot = room.bottom() - 2;
        match &self.search {
            Some(search) => {
                let x = put(buf, room.x + 2, foot, &format!("{}: ", words.say("terminal-search")), STRONG, inner);
                put(buf, x, foot, &format!("{search}_"), STRONG, inner);
            }
            None => {
                let more = if self.furthest > 0 { "↑ ↓ · " } else { "" };
                put(buf, room.x + 2, foot, &format!("{more}{}", words.say("terminal-close")), FAINT, inner);
            }
        }
    }
}
