//! Sitting at a table: where the cursor is, which sheet lies over it, how fast computer players move, and what a key does.

use std::cell::Cell;
use std::time::{Duration, Instant};

use pax_rules::Action;
use pax_tables::Phase;
use pax_words::Words;
use ratatui::crossterm::event::KeyCode;

use crate::choices::choices;
use crate::keys::LETTERS;
use crate::reading::{is_asked, was_away};
use crate::screen::hits::Hit;
use crate::screen::sheet::Sheet;
use crate::session::{Arrangement, Session, Tip, Waiting};
use crate::{ending, pages};

/// The pauses after what a computer player does, from breathless to leisurely.
const PACES: [u64; 6] = [0, 150, 400, 900, 2000, 5000];
const USUAL: usize = 2;

/// The keys that only a screen has.
const KEYS: [(&str, &str); 4] = [
    ("↑ ↓ ← →", "keys-arrows"),
    ("Enter", "terminal-key-enter"),
    ("1 … 9", "terminal-key-numbers"),
    ("+ - f", "terminal-key-pace"),
];

pub struct TableScene {
    pub session: Box<dyn Session>,
    pub cursor: usize,
    /// How many choices stood below one another when they were last drawn.
    pub column: Cell<usize>,
    pub sheet: Option<Sheet>,
    /// What did not go as wished.
    pub note: Option<String>,
    pace: Pace,
    /// The version that the cursor belongs to.
    at: u32,
    end_shown: bool,
    /// Whether the next X gives up.
    giving_up: bool,
}

/// How fast things happen that nobody here does.
struct Pace {
    pause: Duration,
    stopped: bool,
    /// Until somebody here is asked again.
    hurried: bool,
    due: Instant,
}

impl TableScene {
    pub fn new(session: Box<dyn Session>, pace: Option<Duration>) -> TableScene {
        let pause = pace.unwrap_or(Duration::from_millis(PACES[USUAL]));
        // A record waits for a key; a game goes on by itself.
        let pace = Pace { pause, stopped: session.is_record(), hurried: false, due: Instant::now() };
        let at = session.view().version;
        TableScene {
            session,
            cursor: 0,
            column: Cell::new(1),
            sheet: None,
            note: None,
            pace,
            at,
            end_shown: false,
            giving_up: false,
        }
    }

    /// When something is to happen by itself, if at all.
    pub fn due(&self) -> Option<Instant> {
        let ready = self.session.waiting() == Waiting::Ready && !self.pace.stopped && self.session.curtain().is_none();
        ready.then_some(self.pace.due)
    }

    /// Lets what is due happen.
    pub fn tick(&mut self, words: Words) {
        if self.due().is_some_and(|due| due <= Instant::now()) {
            self.step();
        }
        self.settle(words);
    }

    fn step(&mut self) {
        self.session.advance();
        let pause = if self.pace.hurried { Duration::ZERO } else { self.pace.pause };
        self.pace.due = Instant::now() + pause;
    }

    /// After any change: the cursor goes back to the first choice, and at the end the score sheet comes up.
    pub fn settle(&mut self, words: Words) {
        if let Some(note) = self.session.note() {
            self.note = Some(note);
        }
        let view = self.session.view();
        if view.version != self.at {
            self.at = view.version;
            self.cursor = 0;
        }
        if is_asked(view) {
            self.pace.hurried = false;
        }
        if !self.end_shown && view.phase == Phase::Finished && self.session.record().is_some() {
            self.end_shown = true;
            self.show_end(words);
        }
    }

    pub fn advised(&mut self, words: Words, advice: Result<Vec<Tip>, String>) {
        match advice {
            Ok(tips) => {
                let mut lines = pages::tips(words, &tips);
                lines.push(words.say("hint-seen").into_owned());
                self.note = None;
                self.sheet = Some(Sheet::new(words.say("hint-title"), lines));
            }
            Err(why) => self.note = Some(why),
        }
    }

    pub fn hit(&mut self, hit: Hit, words: Words) -> bool {
        match hit {
            // The first click shows what it would lead to, the second does it.
            Hit::Choice(number) if number == self.cursor => self.key(KeyCode::Enter, words),
            Hit::Choice(number) => {
                self.cursor = number;
                false
            }
            Hit::Key(key) => self.key(KeyCode::Char(key), words),
        }
    }

    /// Whether the person leaves.
    pub fn key(&mut self, key: KeyCode, words: Words) -> bool {
        if let Some(sheet) = &mut self.sheet {
            if sheet.key(key, words) {
                self.sheet = None;
            }
            return false;
        }
        self.note = None;
        if let Some(seat) = self.session.curtain() {
            match key {
                KeyCode::Enter => self.session.lift_curtain(seat),
                KeyCode::Char('q') => return true,
                _ => {}
            }
            return false;
        }
        let count = self.session.view().possible.len();
        match key {
            KeyCode::Up => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Down => self.cursor = (self.cursor + 1).min(count.saturating_sub(1)),
            KeyCode::Right | KeyCode::Left if self.session.is_record() => self.leaf(key == KeyCode::Right),
            KeyCode::Right => self.cursor = (self.cursor + self.column.get()).min(count.saturating_sub(1)),
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(self.column.get()),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = count.saturating_sub(1),
            KeyCode::Enter => self.choose(self.cursor, words),
            KeyCode::Char(letter) => return self.letter(letter, words),
            KeyCode::Esc => {}
            _ => {}
        }
        self.settle(words);
        false
    }

    fn letter(&mut self, letter: char, words: Words) -> bool {
        let view = self.session.view();
        let say = |key: &str| words.say(key);
        match letter {
            'q' | 'Q' => return true,
            '1'..='9' => self.choose(letter as usize - '1' as usize, words),
            'd' => self.act_if(Action::Draw),
            'l' => self.act_if(Action::Look),
            'p' => self.act_if(Action::Pass),
            'u' => self.note = self.session.undo().err(),
            'h' => {
                let asked = self.session.ask_hint();
                self.note = Some(asked.err().unwrap_or_else(|| say("terminal-hint-coming").into_owned()));
            }
            'g' => self.note = self.session.arrange(Arrangement::Fill).err(),
            'b' => self.note = self.session.arrange(Arrangement::Start).err(),
            'y' if was_away(view) => self.note = self.session.arrange(Arrangement::Return).err(),
            'X' if self.giving_up => {
                self.giving_up = false;
                self.note = self.session.give_up().err();
                return self.session.link().is_none() && self.note.is_none();
            }
            'X' if view.phase == Phase::Playing && !self.session.is_record() => {
                self.giving_up = true;
                self.note = Some(say("terminal-give-up-sure").into_owned());
                return false;
            }
            'x' => self.show_end(words),
            's' => self.sheet = Some(Sheet::new(say("table-struggle"), pages::struggle(words, view))),
            't' => {
                let mut lines = pages::table(words, view);
                lines.extend(view.board.as_ref().and_then(|board| pages::drawn(words, view, board)));
                self.sheet = Some(Sheet::new(say("table-title"), lines));
            }
            'n' => self.sheet = Some(Sheet::new(say("table-notebook"), pages::notebook(words, view))),
            'w' => self.sheet = Some(Sheet::new(say("terminal-why"), pages::why_not(words, view))),
            'e' => self.sheet = Some(Sheet::new(say("terminal-effects"), pages::effects(words, view))),
            'c' => {
                let lines = self.session.chronicle().to_vec();
                self.sheet = Some(Sheet::new(say("table-chronicle"), lines).at_its_end());
            }
            'r' => self.sheet = Some(Sheet::rules(words)),
            '?' => self.sheet = Some(Sheet::new(say("table-keys"), help(words, self.session.as_ref()))),
            '+' => self.turn_pace(-1),
            '-' => self.turn_pace(1),
            'f' => {
                self.pace.hurried = true;
                self.pace.stopped = false;
                self.pace.due = Instant::now();
            }
            ' ' => {
                self.pace.stopped = !self.pace.stopped;
                self.pace.due = Instant::now();
            }
            _ => {}
        }
        self.giving_up = false;
        self.settle(words);
        false
    }

    /// One step of a record on or back.
    fn leaf(&mut self, on: bool) {
        self.pace.stopped = true;
        if on { self.step() } else { self.session.back() }
    }

    fn choose(&mut self, number: usize, words: Words) {
        if let Some(choice) = choices(words, self.session.view()).get(number) {
            self.cursor = number;
            self.note = self.session.act(choice.action).err();
        }
    }

    fn act_if(&mut self, action: Action) {
        if self.session.view().possible.iter().any(|possible| possible.action == action) {
            self.note = self.session.act(action).err();
            return;
        }
        // What belongs to the step but cannot be done says why.
        let impossible = self.session.view().impossible.iter().find(|impossible| impossible.action == action);
        self.note = impossible.map(|impossible| format!("{} ({})", impossible.reason, impossible.rules));
    }

    fn turn_pace(&mut self, by: isize) {
        let pause = self.pace.pause.as_millis() as u64;
        let now = PACES.iter().rposition(|pace| *pace <= pause).unwrap_or(0) as isize;
        let next = (now + by).clamp(0, PACES.len() as isize - 1);
        self.pace.pause = Duration::from_millis(PACES[next as usize]);
        self.pace.due = Instant::now();
    }

    fn show_end(&mut self, words: Words) {
        let Some(record) = self.session.record() else { return };
        let mut lines = ending::sheet(words, &record);
        lines.push(String::new());
        lines.extend(ending::drawing(words, &record));
        self.sheet = Some(Sheet::new(words.say("ending-the-end"), lines));
    }

    /// How fast others move, where that can be felt.
    pub fn pace_label(&self, words: Words) -> String {
        if self.pace.stopped {
            return words.say("terminal-paused").into_owned();
        }
        let seconds = self.pace.pause.as_millis() as f64 / 1000.0;
        if self.session.link().is_some() { String::new() } else { format!("+- {seconds} s") }
    }
}

fn help(words: Words, session: &dyn Session) -> Vec<String> {
    let line = |(keys, key): &(&str, &str)| format!("{keys:<8} {}", words.say(key));
    let mut lines: Vec<String> = KEYS.iter().chain(&LETTERS).map(line).collect();
    if session.is_record() {
        lines.push(format!("{:<8} {}", "← → ␣", words.say("terminal-key-steps")));
    }
    lines.push(String::new());
    lines.push(words.say("terminal-marks").into_owned());
    lines.push(words.say("terminal-cards").into_owned());
    lines
}
