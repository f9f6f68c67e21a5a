//! The face without a screen: one line per thing that happens and a prompt. Made for screen readers, braille lines and
//! pipes; everything can be done in it.

use std::collections::VecDeque;
use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::mpsc::Receiver;
use std::thread;
use std::time::Duration;

use pax_rules::Action;
use pax_tables::Phase;
use pax_words::Words;

use crate::choices::{Choice, choices, question};
use crate::desk::{Desk, Errand, Way};
use crate::menu::{Chosen, Menu};
use crate::server::Address;
use crate::session::{Arrangement, Message, Session, Waiting};
use crate::trouble::Trouble;
use crate::{ascii, ending, pages};

/// The keys of the help, in the order in which they are told.
const COMMANDS: [(&str, &str); 13] = [
    ("1 2 3", "terminal-key-numbers"),
    ("d", "keys-draw"),
    ("l", "keys-look"),
    ("p", "keys-pass"),
    ("u", "keys-undo"),
    ("h", "keys-hint"),
    ("w", "terminal-key-why"),
    ("t", "terminal-key-table"),
    ("s", "terminal-key-struggle"),
    ("n", "terminal-key-notebook"),
    ("c", "terminal-key-chronicle"),
    ("r", "terminal-key-rules"),
    ("q", "terminal-key-leave"),
];

/// What a line leads to.
enum Then {
    Ask,
    Leave,
}

pub fn run(desk: Desk, messages: &Receiver<Message>, errand: Errand) -> Result<(), Trouble> {
    let post = desk.post.clone();
    thread::spawn(move || {
        for line in io::stdin().lock().lines() {
            if post.send(Message::Line(line.ok())).is_err() {
                return;
            }
        }
        let _ = post.send(Message::Line(None));
    });
    let words = desk.options.words;
    let mut face = Plain { desk, messages, words, typed: VecDeque::new() };
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
    /// Lines that came while others were at it.
    typed: VecDeque<Option<String>>,
}

impl Plain<'_> {
    fn say(&self, line: &str) -> Result<(), Trouble> {
        let mut out = io::stdout().lock();
        if self.desk.options.style.ascii { writeln!(out, "{}", ascii::text(line))? } else { writeln!(out, "{line}")? }
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
        self.say_all(&pages::table(self.words, session.sight()))?;
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
            let phase = session.sight().phase;
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
                Waiting::You if session.sight().is_asked() => {
                    let choices = choices(self.words, session.sight());
                    self.offer(session.as_ref(), &choices)?;
                    match self.answer(session.as_mut(), &choices)? {
                        Then::Ask => continue,
                        Then::Leave => return Ok(self.typed.front() == Some(&None)),
                    }
                }
                Waiting::You | Waiting::Others | Waiting::Offline => {}
            }
            // Whoever waits for others hears once what is waited for, and can look around meanwhile.
            let version = session.sight().version;
            if session.link().is_some() && shown != Some(version) {
                shown = Some(version);
                let said = if session.waiting() == Waiting::Offline {
                    self.words.say("table-offline")
                } else {
                    question(self.words, session.sight())
                };
                self.say(&said)?;
            }
            match self.messages.recv() {
                Ok(Message::Heard(heard)) => session.hear(heard),
                Ok(Message::Line(None)) => {
                    self.typed.push_back(None);
                    if session.link().is_some() || session.waiting() == Waiting::You {
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
    fn curtain(&mut self, session: &mut dyn Session, seat: usize) -> Result<bool, Trouble> {
        if io::stdout().is_terminal() {
            // What the last player saw goes out of sight.
            self.say(&"\n".repeat(60))?;
        }
        let name = session.sight().name(seat).to_owned();
        self.say(&self.words.say("table-curtain"))?;
        self.say(&self.words.tell("table-curtain-i-am", &[("name", name.into())]))?;
        let here = self.ask()?;
        if here.as_deref() == Some("q") || here.is_none() {
            return Ok(here.is_none());
        }
        session.lift_curtain(seat);
        self.say_all(&pages::table(self.words, session.sight()))?;
        Ok(false)
    }

    fn offer(&self, session: &dyn Session, choices: &[Choice]) -> Result<(), Trouble> {
        let sight = session.sight();
        if let Some(drawn) = sight.board.as_ref().and_then(|board| pages::drawn(self.words, sight, board)) {
            self.say(&drawn)?;
        }
        self.say(&question(self.words, sight))?;
        for (number, choice) in choices.iter().enumerate() {
            let note = if choice.note.is_empty() { String::new() } else { format!(" ({})", choice.note) };
            self.say(&format!("{}. {}{note}", number + 1, choice.text))?;
        }
        Ok(())
    }

    /// Reads a line and does what it says.
    fn answer(&mut self, session: &mut dyn Session, choices: &[Choice]) -> Result<Then, Trouble> {
        let Some(line) = self.ask()? else {
            self.typed.push_back(None);
            return Ok(Then::Leave);
        };
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let words = self.words;
        let sight = session.sight();
        let by = |wanted: Action| choices.iter().find(|choice| choice.action == wanted).map(|choice| choice.action);
        let lines = match word {
            "q" => return Ok(Then::Leave),
            "?" => self.help(session),
            "t" => pages::table(words, sight),
            "s" => pages::struggle(words, sight),
            "n" => pages::notebook(words, sight),
            "w" => pages::why_not(words, sight),
            "e" => pages::effects(words, sight),
            "r" => pages::rules(words, rest),
            "c" => last(session.chronicle(), rest.parse().unwrap_or(20)),
            "h" => return self.hint(session),
            "u" | "b" => return self.done(session.undo()),
            "f" if session.is_record() => return self.forward(session, rest),
            "" if session.is_record() => return self.forward(session, "1"),
            "g" if session.link().is_some() => return self.done(session.arrange(Arrangement::Fill)),
            "start" if session.link().is_some() => return self.done(session.arrange(Arrangement::Start)),
            _ => {
                let named = match word {
                    "d" => by(Action::Draw),
                    "l" => by(Action::Look),
                    "p" => by(Action::Pass),
                    number => match number.parse::<usize>() {
                        Ok(number) => number.checked_sub(1).and_then(|at| choices.get(at)).map(|choice| choice.action),
                        // The notation of a record does as well.
                        Err(_) => line.parse().ok().and_then(by),
                    },
                };
                match named {
                    Some(action) => return self.done(session.act(action)),
                    None => vec![words.say("terminal-unknown")],
                }
            }
        };
        self.say_all(&lines)?;
        Ok(Then::Ask)
    }

    fn done(&self, done: Result<(), String>) -> Result<Then, Trouble> {
        if let Err(why) = done {
            self.say(&why)?;
        }
        Ok(Then::Ask)
    }

    /// So many steps on in a record, or to its end.
    fn forward(&self, session: &mut dyn Session, steps: &str) -> Result<Then, Trouble> {
        let steps = steps.parse().unwrap_or(usize::MAX);
        for _ in 0..steps {
            if session.waiting() != Waiting::Ready {
                break;
            }
            session.advance();
        }
        Ok(Then::Ask)
    }

    fn hint(&mut self, session: &mut dyn Session) -> Result<Then, Trouble> {
        if let Err(why) = session.ask_hint() {
            self.say(&why)?;
            return Ok(Then::Ask);
        }
        loop {
            match self.messages.recv_timeout(Duration::from_secs(30)) {
                Ok(Message::Advice(Ok(tips))) => {
                    self.say(&self.words.say("hint-title"))?;
                    self.say_all(&pages::tips(self.words, &tips))?;
                    return Ok(Then::Ask);
                }
                Ok(Message::Advice(Err(why))) => return self.done(Err(why)),
                Ok(Message::Heard(heard)) => session.hear(heard),
                Ok(Message::Line(line)) => self.typed.push_back(line),
                Ok(Message::Input(_)) => {}
                Ok(Message::Stop) | Err(_) => return Ok(Then::Ask),
            }
        }
    }

    fn help(&self, session: &dyn Session) -> Vec<String> {
        let words = self.words;
        let line = |(keys, key): &(&str, &str)| format!("{keys}: {}", words.say(key));
        let mut lines: Vec<String> = COMMANDS.iter().map(line).collect();
        lines.push(format!("e: {}", words.say("terminal-key-effects")));
        if session.is_record() {
            lines.push(format!("f, f 10, b: {}", words.say("terminal-key-steps")));
        }
        if session.link().is_some() {
            lines.push(format!("g, start: {}", words.say("terminal-key-gather")));
        }
        lines
    }

    fn end(&self, session: &dyn Session) -> Result<(), Trouble> {
        let Some(record) = session.record() else { return Ok(()) };
        self.say_all(&ending::sheet(self.words, &record))?;
        self.say_all(&ending::numbers(self.words, &record))
    }
}

fn last(lines: &[String], count: usize) -> Vec<String> {
    lines[lines.len().saturating_sub(count)..].to_vec()
}
