//! The face with a screen: what is on it, what keys and mouse do, and how it is drawn. [`Stage`] is all of that without a
//! terminal; [`run`] puts it on one.

mod front;
mod grid;
mod hits;
mod paint;
mod scene;
mod sheet;
mod table;
mod terminal;

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Instant;

use pax_words::Words;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

use crate::ascii;
use crate::desk::{Desk, Errand, Options, Way};
use crate::menu::{Chosen, Menu};
use crate::reading::name;
use crate::screen::front::FrontScene;
use crate::screen::hits::Hits;
use crate::screen::paint::{CAMP, PLAIN, STRONG, frame, put, width, wrap};
use crate::screen::scene::TableScene;
use crate::session::{Message, Post, Waiting};
use crate::trouble::Trouble;

/// The smallest window that has room for the table.
pub const LEAST: (u16, u16) = (80, 24);

/// Everything that is shown, and what it answers to.
pub struct Stage {
    desk: Desk,
    scene: Scene,
    hits: Hits,
    /// Whether there is a menu to go back to.
    has_menu: bool,
}

enum Scene {
    Front(Box<FrontScene>),
    Table(Box<TableScene>),
}

/// Shows it all on the terminal until the person leaves. Whatever ends it, the terminal is left in order.
pub fn run(desk: Desk, messages: &Receiver<Message>, errand: Errand) -> Result<(), Trouble> {
    let post = desk.post.clone();
    let words = desk.options.words;
    // What can go wrong before anything is shown is told as by any other command.
    let mut stage = Stage::new(desk, errand)?;
    let mut terminal = terminal::Terminal::open()?;
    terminal::listen(&post)?;
    let mut left = false;
    while !left {
        terminal.draw(|buf| stage.draw(buf))?;
        let message = match stage.due() {
            Some(due) => match messages.recv_timeout(due.saturating_duration_since(Instant::now())) {
                Ok(message) => Some(message),
                Err(RecvTimeoutError::Timeout) => None,
                Err(RecvTimeoutError::Disconnected) => break,
            },
            None => messages.recv().ok(),
        };
        left = message.is_some_and(|message| stage.hear(message));
        // What piled up meanwhile is shown with one drawing: a storm of new sizes too.
        while let Ok(message) = messages.try_recv() {
            left |= stage.hear(message);
        }
        stage.tick();
    }
    let unfinished = stage.leaves_a_game();
    drop(terminal);
    if unfinished {
        println!("{}", words.say("terminal-saved"));
    }
    Ok(())
}

impl Stage {
    /// With these options, on this errand.
    pub fn open(options: Options, post: Post, errand: Errand) -> Result<Stage, Trouble> {
        Stage::new(Desk::new(options, post)?, errand)
    }

    fn new(mut desk: Desk, errand: Errand) -> Result<Stage, Trouble> {
        let (words, name, pace) = (desk.options.words, desk.options.name.clone(), desk.options.pace);
        let (scene, has_menu) = match desk.way(errand)? {
            Way::Table(session) => (Scene::Table(Box::new(TableScene::new(session, pace))), false),
            Way::Menu => {
                let menu = Menu::new(words, &name, &desk.shelf);
                (Scene::Front(Box::new(FrontScene::new(menu, None))), true)
            }
            Way::Form(address) => {
                let menu = Menu::form(words, &name, &desk.shelf);
                (Scene::Front(Box::new(FrontScene::new(menu, Some(address)))), false)
            }
        };
        let mut stage = Stage { desk, scene, hits: Hits::default(), has_menu };
        stage.tick();
        Ok(stage)
    }

    fn words(&self) -> Words {
        self.desk.options.words
    }

    fn due(&self) -> Option<Instant> {
        match &self.scene {
            Scene::Front(_) => None,
            Scene::Table(table) => table.due(),
        }
    }

    /// Lets what is due happen.
    pub fn tick(&mut self) {
        let words = self.words();
        if let Scene::Table(table) = &mut self.scene {
            table.tick(words);
        }
    }

    /// Whether somebody else is at it, and more is to be heard or to happen by itself.
    pub fn waits_for_others(&self) -> bool {
        match &self.scene {
            Scene::Front(_) => false,
            Scene::Table(table) => matches!(table.session.waiting(), Waiting::Others | Waiting::Ready),
        }
    }

    fn leaves_a_game(&self) -> bool {
        let Scene::Table(table) = &self.scene else { return false };
        let playing = table.session.view().phase == pax_tables::Phase::Playing;
        playing && !table.session.is_record() && table.session.link().is_none()
    }

    /// Takes in what arrived; whether that was the last.
    pub fn hear(&mut self, message: Message) -> bool {
        let words = self.words();
        match (message, &mut self.scene) {
            (Message::Stop, _) => true,
            (Message::Input(event), _) => self.input(&event),
            (Message::Heard(heard), Scene::Table(table)) => {
                table.session.hear(heard);
                table.settle(words);
                false
            }
            (Message::Advice(advice), Scene::Table(table)) => {
                table.advised(words, advice);
                false
            }
            (Message::Heard(_) | Message::Advice(_), Scene::Front(_)) | (Message::Line(_), _) => false,
        }
    }

    fn input(&mut self, event: &Event) -> bool {
        match event {
            Event::Key(KeyEvent { kind: KeyEventKind::Release, .. }) => false,
            Event::Key(KeyEvent { code: KeyCode::Char('c' | 'd'), modifiers, .. })
                if modifiers.contains(KeyModifiers::CONTROL) =>
            {
                true
            }
            Event::Key(key) => self.key(key.code),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => self.click(mouse.column, mouse.row),
                MouseEventKind::ScrollUp => self.key(KeyCode::Up),
                MouseEventKind::ScrollDown => self.key(KeyCode::Down),
                _ => false,
            },
            Event::Resize(..) | Event::FocusGained | Event::FocusLost | Event::Paste(_) => false,
        }
    }

    fn key(&mut self, key: KeyCode) -> bool {
        let words = self.words();
        match &mut self.scene {
            Scene::Front(front) => {
                let chosen = front.key(key);
                self.chosen(chosen)
            }
            Scene::Table(table) => table.key(key, words) && self.leave(),
        }
    }

    fn click(&mut self, column: u16, row: u16) -> bool {
        let Some(hit) = self.hits.at(column, row) else { return false };
        let words = self.words();
        match &mut self.scene {
            Scene::Front(front) => {
                let chosen = front.hit(hit);
                self.chosen(chosen)
            }
            Scene::Table(table) => table.hit(hit, words) && self.leave(),
        }
    }

    fn chosen(&mut self, chosen: Option<Chosen>) -> bool {
        let Scene::Front(front) = &mut self.scene else { return false };
        self.desk.options.words = front.menu.words;
        let table = match (chosen, front.server.clone()) {
            (None | Some(Chosen::Rules), _) => return false,
            (Some(Chosen::Leave), _) => return true,
            (Some(Chosen::Continue(path)), _) => self.desk.resume(&path),
            (Some(Chosen::Begin(wish)), None) => self.desk.begin(&wish),
            (Some(Chosen::Begin(wish)), Some(address)) => self.desk.join(address, Some(&wish)),
        };
        match table {
            Ok(session) => self.scene = Scene::Table(Box::new(TableScene::new(session, self.desk.options.pace))),
            Err(trouble) => front.note = Some(trouble.to_string()),
        }
        false
    }

    /// Back to the menu, or away where there is none.
    fn leave(&mut self) -> bool {
        if self.has_menu {
            let menu = Menu::new(self.words(), &self.desk.options.name, &self.desk.shelf);
            self.scene = Scene::Front(Box::new(FrontScene::new(menu, None)));
        }
        !self.has_menu
    }

    /// Draws what there is to see.
    pub fn draw(&mut self, buf: &mut Buffer) {
        self.hits.clear();
        buf.reset();
        let words = self.words();
        let area = buf.area;
        if area.width < LEAST.0 || area.height < LEAST.1 {
            too_small(buf, words);
        } else {
            match &mut self.scene {
                Scene::Front(front) => front.draw(buf, &mut self.hits),
                Scene::Table(table) => match table.session.curtain() {
                    Some(seat) => curtain(buf, words, name(table.session.view(), seat)),
                    None => {
                        table::draw(buf, words, table, &mut self.hits);
                        if let Some(sheet) = &mut table.sheet {
                            self.hits.clear();
                            sheet.draw(buf, words);
                        }
                    }
                },
            }
        }
        let style = self.desk.options.style;
        for cell in &mut buf.content {
            if style.ascii && !cell.symbol().is_ascii() {
                let plain: String = cell.symbol().chars().take(1).map(ascii::of).collect();
                cell.set_symbol(&plain);
            }
            if !style.colour {
                (cell.fg, cell.bg) = (Color::Reset, Color::Reset);
                // Some terminals show what is dim in a colour.
                cell.modifier.remove(Modifier::DIM);
            }
        }
    }
}

/// What the window would need.
fn too_small(buf: &mut Buffer, words: Words) {
    let area = buf.area;
    let (wide, high) = LEAST;
    let args =
        [("width", wide.into()), ("height", high.into()), ("has", format!("{}×{}", area.width, area.height).into())];
    let text = words.tell("terminal-too-small", &args);
    for (row, line) in wrap(&text, area.width.max(1), 0).iter().enumerate().take(usize::from(area.height)) {
        put(buf, area.x, area.y + row as u16, line, PLAIN, area.width);
    }
}

/// Nothing of the table is to be seen until whoever is asked sits down.
fn curtain(buf: &mut Buffer, words: Words, name: &str) {
    let area = buf.area;
    let lines = [
        words.say("table-curtain").into_owned(),
        words.tell("table-curtain-i-am", &[("name", name.into())]),
        "Enter".to_owned(),
    ];
    let wide = lines.iter().map(|line| width(line)).max().unwrap_or(0) + 6;
    let room = Rect { x: (area.width.saturating_sub(wide)) / 2, y: area.height / 2 - 4, width: wide, height: 7 };
    frame(buf, room, "PAX", CAMP);
    for (row, line) in lines.iter().enumerate() {
        let x = room.x + (wide.saturating_sub(width(line))) / 2;
        put(buf, x, room.y + 1 + 2 * row as u16, line, if row == 0 { PLAIN } else { STRONG }, wide);
    }
}
