//! The face without a screen: one line per thing that happens and a prompt. Made for screen readers, braille lines and
//! pipes; everything can be done in it.

mod answer;
mod lines;

use std::collections::VecDeque;
use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::Receiver;
use std::thread;

use pax_rules::Seat;
use pax_tables::Phase;
use pax_words::Words;

use self::answer::Then;
use self::lines::Lines;
use crate::choices::{choices, question};
use crate::desk::{Desk, Errand, Way};
use crate::menu::{Chosen, Menu};
use crate::reading::{is_asked, name};
use crate::server::Address;
use crate::session::{Message, Session, Waiting};
use crate::trouble::Trouble;
use crate::{ascii, ending, pages};

pub fn run(desk: Desk, messages: &Receiver<Message>, errand: Errand) -> Result<(), Trouble> {
    let lines = Lines::read(desk.post.clone());
    let words = desk.options.words;
    let mut face = Plain { desk, messages, words, lines, typed: VecDeque::new() };
    match face.desk.way(errand)? {
        Way::Table(session) => face.sit(session).map(|_| ()),
        Way::Menu => face.menu(None),
        Way::Form(address) => face.menu(Some(&address)),
    }
}

struct Plain<'a> {
    desk: Desk,
    messages: &'a Receiver<Message>,
    words: Words,
    lines: Lines,
    /// Lines that came while others were at it.
    typed: VecDeque<Option<String>>,
}

impl Plain<'_> {
    fn say(&self, line: &str) -> Result<(), Trouble> {
        let mut out = io::stdout().lock();
        if self.desk.options.style.ascii {
            writeln!(out, "{}", ascii::text(line))?;
        } else {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn say_all(&self, lines: &[String]) -> Result<(), Trouble> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    /// The next line, without what is around it; none when there will be no more.
    fn ask(&mut self) -> Result<Option<String>, Trouble> {
        let mut out = io::stdout().lock();
        write!(out, "> ")?;
        out.flush()?;
        drop(out);
        loop {
            if let Some(line) = self.typed.pop_front() {
                self.lines.used_one();
                return Ok(line.map(|line| line.trim().to_owned()));
            }
            match self.messages.recv() {
                Ok(Message::Line(line)) => self.typed.push_back(line),
                // Of a table that was left.
                Ok(Message::Heard(_) | Message::Advice(_) | Message::Input(_)) => {}
                Ok(Message::Stop) | Err(_) => return Ok(None),
            }
        }
    }

    /// The menu; with an address, the form of a new table there.
    fn menu(&mut self, server: Option<&Address>) -> Result<(), Trouble> {
        let name = self.desk.options.name.clone();
        loop {
            let mut menu = match server {
                Some(_) => Menu::form(self.words, &name, &self.desk.shelf),
                None => Menu::new(self.words, &name, &self.desk.shelf),
            };
            let chosen = self.choose(&mut menu)?;
            self.words = menu.words;
            self.desk.options.words = menu.words;
            let table = match chosen {
                None | Some(Chosen::Leave) => return Ok(()),
                Some(Chosen::Rules) => {
                    self.say_all(&pages::rules(self.words, ""))?;
                    continue;
                }
                Some(Chosen::Continue(path)) => self.desk.resume(&path),
                Some(Chosen::Begin(wish)) => match server {
                    Some(address) => self.desk.join(address.clone(), Some(&wish)),
                    None => self.desk.begin(&wish),
                },
            };
            match table {
                Ok(table) => {
                    if self.sit(table)? {
                        return Ok(());
                    }
                }
                Err(trouble) => self.say(&trouble.to_string())?,
            }
        }
    }

    fn choose(&mut self, menu: &mut Menu) -> Result<Option<Chosen>, Trouble> {
        loop {
            self.say(&menu.title())?;
            for (number, row) in menu.rows.iter().enumerate() {
                let value = row.value.as_ref().map(|value| format!(": {value}")).unwrap_or_default();
                self.say(&format!("{}. {}{value}", number + 1, row.text))?;
            }
            let Some(line) = self.ask()? else { return Ok(None) };
            match line.parse::<usize>() {
                Ok(number) if (1..=menu.rows.len()).contains(&number) => {
                    if let Some(chosen) = menu.press(number - 1, 1) {
                        return Ok(Some(chosen));
                    }
                }
                _ if line == "q" => {
                    if menu.back() {
                        return Ok(None);
                    }
                }
                _ => self.say(&menu.words.tell("terminal-a-number", &[("most", menu.rows.len().into())]))?,
            }
        }
    }

    /// Plays at a table; whether nothing more can come from the keyboard.
    fn sit(&mut self, mut session: Box<dyn Session>) -> Result<bool, Trouble> {
        let mut told = session.chronicle().len();
        let mut shown = None;
        if let Some(link) = session.link() {
            self.say(&format!("{}: {link}", self.words.say("lobby-send")))?;
        }
        self.say_all(&pages::table(self.words, session.view()))?;
        loop {
            // Lines are counted: the same number for every viewer, whatever they see.
            let chronicle = session.chronicle();
            told = told.min(chronicle.len());
            let news = chronicle[told..].to_vec();
            told = chronicle.len();
            self.say_all(&news)?;
            if let Some(note) = session.note() {
                self.say(&note)?;
            }
            let phase = session.view().phase.clone();
            if phase == Phase::Abandoned {
                self.say(&self.words.say("table-abandoned"))?;
                return Ok(false);
            }
            if phase == Phase::Finished && session.record().is_some() {
                return self.end(session.as_ref()).map(|()| false);
            }
            if let Some(seat) = session.curtain() {
                if self.curtain(session.as_mut(), seat)? {
                    return Ok(true);
                }
                continue;
            }
            if session.is_record() {
                if matches!(self.answer(session.as_mut(), &[])?, Then::Leave) {
                    return Ok(false);
                }
                continue;
            }
            match session.waiting() {
                Waiting::Ready => {
                    if let Some(pace) = self.desk.options.pace {
                        thread::sleep(pace);
                    }
                    session.advance();
                    continue;
                }
                Waiting::You if is_asked(session.view()) => {
                    let choices = choices(self.words, session.view());
                    self.offer(session.as_ref(), &choices)?;
                    match self.answer(session.as_mut(), &choices)? {
                        Then::Ask => continue,
                        Then::Leave => return Ok(self.typed.front() == Some(&None)),
                    }
                }
                Waiting::You | Waiting::Others | Waiting::Offline => {}
            }
            // Whoever waits for others hears once what is waited for, and can look around meanwhile.
            let version = session.view().version;
            if session.link().is_some() && shown != Some(version) {
                shown = Some(version);
                let said = if session.waiting() == Waiting::Offline {
                    self.words.say("table-offline").into_owned()
                } else {
                    question(self.words, session.view())
                };
                self.say(&said)?;
            }
            match self.messages.recv() {
                Ok(Message::Heard(heard)) => session.hear(heard),
                Ok(Message::Line(None)) => {
                    self.typed.push_back(None);
                    // Who only watches needs no keyboard.
                    let plays = !session.view().you.seats.is_empty();
                    if plays && session.link().is_some() || session.waiting() == Waiting::You {
                        return Ok(true);
                    }
                }
                Ok(Message::Line(line)) => {
                    self.typed.push_back(line);
                    if session.link().is_some() && matches!(self.answer(session.as_mut(), &[])?, Then::Leave) {
                        return Ok(false);
                    }
                }
                Ok(Message::Advice(_) | Message::Input(_)) => {}
                Ok(Message::Stop) | Err(_) => return Ok(true),
            }
        }
    }

    /// Somebody else is to come to the keyboard; whether nobody does.
    fn curtain(&mut self, session: &mut dyn Session, seat: Seat) -> Result<bool, Trouble> {
        if io::stdout().is_terminal() {
            // What the last player saw goes out of sight.
            self.say(&"\n".repeat(60))?;
        }
        let name = name(session.view(), seat).to_owned();
        self.say(&self.words.say("table-curtain"))?;
        self.say(&self.words.tell("table-curtain-i-am", &[("name", name.into())]))?;
        let here = self.ask()?;
        if here.as_deref() == Some("q") || here.is_none() {
            return Ok(here.is_none());
        }
        session.lift_curtain(seat);
        self.say_all(&pages::table(self.words, session.view()))?;
        Ok(false)
    }

    fn end(&self, session: &dyn Session) -> Result<(), Trouble> {
        let Some(record) = session.record() else { return Ok(()) };
        self.say_all(&ending::sheet(self.words, &record))?;
        self.say_all(&ending::numbers(self.words, &record))
    }
}
