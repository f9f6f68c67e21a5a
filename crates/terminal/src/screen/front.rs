//! The menu on the screen.

use pax_words::Words;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;

use crate::menu::{Chosen, Menu};
use crate::screen::hits::{Hit, Hits};
use crate::screen::paint::{CAMP, CHOSEN, FAINT, PLAIN, ROME, put, width};
use crate::screen::sheet::Sheet;
use crate::server::Address;

/// Carved above the gate.
const INSCRIPTION: [&str; 5] =
    ["█████   ███   █   █", "█   █  █   █   █ █ ", "█████  █████    █  ", "█      █   █   █ █ ", "█      █   █  █   █"];

pub struct FrontScene {
    pub menu: Menu,
    pub cursor: usize,
    pub sheet: Option<Sheet>,
    pub note: Option<String>,
    /// Where the new table is to be.
    pub server: Option<Address>,
}

impl FrontScene {
    pub fn new(menu: Menu, server: Option<Address>) -> FrontScene {
        FrontScene { menu, cursor: 0, sheet: None, note: None, server }
    }

    pub fn hit(&mut self, hit: Hit) -> Option<Chosen> {
        match hit {
            Hit::Choice(number) => {
                self.cursor = number;
                self.key(KeyCode::Enter)
            }
            Hit::Key(key) => self.key(KeyCode::Char(key)),
        }
    }

    pub fn key(&mut self, key: KeyCode) -> Option<Chosen> {
        if let Some(sheet) = &mut self.sheet {
            if sheet.key(key, self.menu.words) {
                self.sheet = None;
            }
            return None;
        }
        self.note = None;
        let last = self.menu.rows.len().saturating_sub(1);
        let by = if key == KeyCode::Left { -1 } else { 1 };
        let turns = self.menu.rows.get(self.cursor).is_some_and(|row| row.value.is_some());
        match key {
            KeyCode::Up => self.cursor = self.cursor.checked_sub(1).unwrap_or(last),
            KeyCode::Down => self.cursor = if self.cursor == last { 0 } else { self.cursor + 1 },
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = last,
            KeyCode::Left | KeyCode::Right if !turns => {}
            KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Left | KeyCode::Right => return self.press(by),
            KeyCode::Char(digit @ '1'..='9') => {
                let number = digit as usize - '1' as usize;
                if number <= last {
                    self.cursor = number;
                    return self.press(1);
                }
            }
            KeyCode::Char('r') => self.sheet = Some(Sheet::rules(self.menu.words)),
            KeyCode::Char('q') | KeyCode::Esc => {
                self.cursor = 0;
                return self.menu.back().then_some(Chosen::Leave);
            }
            _ => {}
        }
        None
    }

    fn press(&mut self, by: isize) -> Option<Chosen> {
        let before = self.menu.title();
        let chosen = self.menu.press(self.cursor, by);
        if self.menu.title() != before && self.menu.rows.get(self.cursor).is_none_or(|row| row.value.is_none()) {
            self.cursor = 0;
        }
        self.cursor = self.cursor.min(self.menu.rows.len().saturating_sub(1));
        if chosen == Some(Chosen::Rules) {
            self.sheet = Some(Sheet::rules(self.menu.words));
            return None;
        }
        chosen
    }

    pub fn draw(&mut self, buf: &mut Buffer, hits: &mut Hits) {
        let area = buf.area;
        let words: Words = self.menu.words;
        let middle = |text: &str| (area.width.saturating_sub(width(text))) / 2;
        for (row, line) in INSCRIPTION.iter().enumerate() {
            put(buf, middle(line), 1 + row as u16, line, ROME, area.width);
        }
        let title = self.menu.title();
        put(buf, middle(&title), 7, &title, CAMP, area.width);
        let label = self.menu.rows.iter().map(|row| width(&row.text)).max().unwrap_or(0);
        let value = self.menu.rows.iter().filter_map(|row| row.value.as_deref()).map(width).max().unwrap_or(0);
        let wide = (label + if value > 0 { value + 4 } else { 0 } + 6).min(area.width.saturating_sub(4));
        let x = (area.width - wide) / 2;
        let room = usize::from(area.height.saturating_sub(11));
        let first = self.cursor.saturating_sub(room.saturating_sub(1));
        for (number, row) in self.menu.rows.iter().enumerate().skip(first).take(room) {
            let y = 9 + (number - first) as u16;
            let chosen = number == self.cursor;
            let style = if chosen { CHOSEN } else { PLAIN };
            let mark = if chosen { "▸" } else { " " };
            put(buf, x, y, &" ".repeat(usize::from(wide)), style, wide);
            let end = put(buf, x + 1, y, &format!("{mark} {}", row.text), style, wide - 2);
            if let Some(text) = &row.value {
                let arrows = if chosen { format!("‹ {text} ›") } else { format!("  {text}") };
                let left = (x + label + 5).max(end + 1);
                put(buf, left, y, &arrows, style, (x + wide).saturating_sub(left));
            }
            hits.add(Rect { x, y, width: wide, height: 1 }, Hit::Choice(number));
        }
        if let Some(note) = &self.note {
            put(buf, 2, area.height - 2, note, ROME, area.width.saturating_sub(4));
        }
        let keys = words.say("terminal-menu-keys");
        put(buf, middle(&keys), area.height - 1, &keys, FAINT, area.width);
        if let Some(sheet) = &mut self.sheet {
            sheet.draw(buf, words);
        }
    }
}
