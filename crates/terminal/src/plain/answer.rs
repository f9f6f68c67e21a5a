//! What is offered, and what a typed line does.

use std::time::Duration;

use pax_rules::Action;

use super::Plain;
use crate::choices::{Choice, question};
use crate::keys::LETTERS;
use crate::pages;
use crate::reading::was_away;
use crate::session::{Arrangement, Message, Session, Waiting};
use crate::trouble::Trouble;

/// What a line leads to.
pub(super) enum Then {
    Ask,
    Leave,
}

impl Plain<'_> {
    pub(super) fn offer(&self, session: &dyn Session, choices: &[Choice]) -> Result<(), Trouble> {
        let view = session.view();
        if let Some(drawn) = view.board.as_ref().and_then(|board| pages::drawn(self.words, view, board)) {
            self.say(&drawn)?;
        }
        self.say(&question(self.words, view))?;
        for (number, choice) in choices.iter().enumerate() {
            let note = if choice.note.is_empty() { String::new() } else { format!(" ({})", choice.note) };
            self.say(&format!("{}. {}{note}", number + 1, choice.text))?;
        }
        Ok(())
    }

    /// Reads a line and does what it says.
    pub(super) fn answer(&mut self, session: &mut dyn Session, choices: &[Choice]) -> Result<Then, Trouble> {
        let Some(line) = self.ask()? else {
            self.typed.push_back(None);
            return Ok(Then::Leave);
        };
        let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
        let words = self.words;
        let view = session.view();
        let by = |wanted: Action| choices.iter().find(|choice| choice.action == wanted).map(|choice| choice.action);
        let lines = match word {
            "q" => return Ok(Then::Leave),
            "?" => self.help(session),
            "t" => pages::table(words, view),
            "s" => pages::struggle(words, view),
            "n" => pages::notebook(words, view),
            "w" => pages::why_not(words, view),
            "e" => pages::effects(words, view),
            "r" => pages::rules(words, rest),
            "c" => last(session.chronicle(), rest.parse().unwrap_or(20)),
            "h" => return self.hint(session),
            "u" | "b" => return self.done(session.undo()),
            "f" if session.is_record() => return self.forward(session, rest),
            "" if session.is_record() => return self.forward(session, "1"),
            "g" if session.link().is_some() => return self.done(session.arrange(Arrangement::Fill)),
            "y" if was_away(view) => return self.done(session.arrange(Arrangement::Return)),
            "X" => return self.give_up(session),
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
                    None => vec![words.say("terminal-unknown").into_owned()],
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

    /// After a second thought.
    fn give_up(&mut self, session: &mut dyn Session) -> Result<Then, Trouble> {
        self.say(&self.words.say("terminal-give-up-sure"))?;
        if self.ask()?.as_deref() != Some("X") {
            return Ok(Then::Ask);
        }
        match session.give_up() {
            Ok(()) if session.link().is_none() => Ok(Then::Leave),
            done => self.done(done),
        }
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
        let mut lines = vec![line(&("1 2 3", "terminal-key-numbers"))];
        lines.extend(LETTERS.iter().map(line));
        if session.is_record() {
            lines.push(format!("f, f 10, b: {}", words.say("terminal-key-steps")));
        }
        if session.link().is_some() {
            lines.push(format!("g, start: {}", words.say("terminal-key-gather")));
        }
        lines
    }
}

fn last(lines: &[String], count: usize) -> Vec<String> {
    lines[lines.len().saturating_sub(count)..].to_vec()
}
