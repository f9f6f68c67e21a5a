//! A game on this machine. The truth lies in the file; the person in front gets a view of it, made for their eyes.
//! Computer players think on threads of their own, each with nothing but the view of its seat.

use std::sync::Arc;
use std::thread;

use pax_bots::{Bot, BotInfo, Budget, Random, Rivals, advice, catalogue};
use pax_rules::{Action, Record, Seat, Seed};
use pax_tables::{Command, Denied, Entry, Hands, Happening, Logged, Moment, Phase, Sitter, TableState, Who, decide};
use pax_words::Words;

use crate::session::{Heard, Message, Post, Session, Waiting};
use crate::shelf::{GameFile, Opened, Shelf};
use crate::sight::Sight;
use crate::telling;
use crate::trouble::Trouble;
use crate::wish::{ME, Wish};

/// How long a hint is thought about.
const HINT: Budget = Budget::millis(500);
const ME_WHO: Who = Who::Person(ME);

pub struct Local {
    words: Words,
    post: Post,
    think: Option<Budget>,
    shelf: Shelf,
    /// None once the game is over and its record kept.
    file: Option<GameFile>,
    state: TableState,
    happenings: Vec<Happening>,
    chronicle: Vec<String>,
    /// How much of what happened is in the chronicle, and for whose eyes.
    told: usize,
    told_to: Option<Seat>,
    /// Who looks, where several people share the keyboard.
    eyes: Option<Seat>,
    sight: Sight,
    /// The version that a computer player thinks about.
    thinking: Option<u32>,
    thought: Option<Action>,
    record: Option<Record>,
}

/// What a session on this machine needs around it.
pub struct Around<'a> {
    pub words: Words,
    pub post: Post,
    pub think: Option<Budget>,
    pub shelf: &'a Shelf,
}

impl Local {
    /// Deals a new game.
    pub fn begin(wish: &Wish, seed: Seed, around: Around<'_>) -> Result<Local, Trouble> {
        let doc = wish.doc(seed)?;
        let file = around.shelf.begin(&doc)?;
        let opened = Opened { file, state: TableState::new(Arc::new(doc)), happenings: Vec::new() };
        let mut local = Local::new(opened, around);
        for (seat, name) in wish.people() {
            let seat = Seat::new(seat).expect("a seat of the set-up");
            local.enter(&[Entry::Joined { person: ME, name, seat }])?;
        }
        local.enter(&[Entry::Started])?;
        local.settle()?;
        Ok(local)
    }

    /// Goes on with a game.
    pub fn resume(opened: Opened, around: Around<'_>) -> Result<Local, Trouble> {
        let mut local = Local::new(opened, around);
        // A game that broke off before its cards were dealt, or just before its end was noted.
        if local.state.phase() == Phase::Gathering && local.state.empty_seat().is_none() {
            local.enter(&[Entry::Started])?;
        }
        local.settle()?;
        Ok(local)
    }

    fn new(opened: Opened, around: Around<'_>) -> Local {
        let Opened { file, state, happenings } = opened;
        let sight = Sight::of(&state.view_for(ME_WHO, None, Moment::default()));
        Local {
            words: around.words,
            post: around.post,
            think: around.think,
            shelf: around.shelf.clone(),
            file: Some(file),
            state,
            happenings,
            chronicle: Vec::new(),
            told: 0,
            told_to: None,
            eyes: None,
            sight,
            thinking: None,
            thought: None,
            record: None,
        }
    }

    /// Stores entries and folds them in.
    fn enter(&mut self, entries: &[Entry]) -> Result<(), Trouble> {
        for entry in entries {
            let at = Moment::default();
            if let Some(file) = &mut self.file {
                file.append(&Logged::new(at, entry.clone()))?;
            }
            let happened = self.state.apply(entry, at).expect("what was decided can happen");
            self.happenings.extend(happened);
        }
        Ok(())
    }

    /// Brings what is shown up to date, notes the end, and lets the next computer player think.
    fn settle(&mut self) -> Result<(), Trouble> {
        if let Some(finished) = self.state.finished() {
            self.record = Some(finished.record.clone());
            if let Some(file) = self.file.take() {
                self.shelf.finish(&finished, self.state.doc().setup.nocturnus, &file)?;
            }
        }
        self.refresh();
        self.ask_a_computer();
        Ok(())
    }

    fn refresh(&mut self) {
        let words = self.words;
        let view = self.state.view_for(ME_WHO, self.eyes, Moment::default());
        self.sight = Sight::of(&view.with_reasons(|refusal| words.refusal_sentence(refusal)));
        // What others could see is told anew to whoever comes to the screen.
        if self.told_to != self.eyes {
            self.told_to = self.eyes;
            self.told = 0;
            self.chronicle.clear();
        }
        let new = &self.happenings[self.told..];
        let news = self.state.news_for(ME_WHO, self.eyes, new, |what| telling::line(words, &self.state, what));
        self.told = self.happenings.len();
        self.chronicle.extend(news.into_iter().map(|news| news.line).filter(|line| !line.is_empty()));
    }

    /// The seat that acts next for a computer player.
    fn computer_asked(&self) -> Option<(Seat, &str)> {
        let seats = self.state.doc().rules().seats();
        seats.filter(|seat| self.state.is_asked(*seat)).find_map(|seat| match self.state.sitter(seat)? {
            Sitter::Computer { level, .. } => Some((seat, level.as_str())),
            Sitter::Person { .. } if self.state.hands(seat) != Some(Hands::Owner) => {
                Some((seat, self.state.doc().stand_in.as_str()))
            }
            Sitter::Person { .. } => None,
        })
    }

    fn ask_a_computer(&mut self) {
        let version = self.state.version();
        if self.thinking == Some(version) {
            return;
        }
        (self.thinking, self.thought) = (None, None);
        let Some((seat, level)) = self.computer_asked() else { return };
        let Some(view) = self.state.view_of(seat) else { return };
        let row = BotInfo::by_name(level).unwrap_or_else(|_| catalogue().last().expect("there is a computer player"));
        let (post, think, seed) = (self.post.clone(), self.think, self.luck(seat));
        let rivals = self.rivals(seat);
        self.thinking = Some(version);
        thread::spawn(move || {
            let choose = || {
                let mut bot = think.map_or_else(|| row.seat(seed), |budget| row.thinking(budget, seed));
                if let Some(memory) = bot.rivals() {
                    *memory = rivals;
                }
                bot.choose(&view)
            };
            // A player that fails must not stop the game: anything legal is played instead.
            let action = std::panic::catch_unwind(choose).unwrap_or_else(|_| Random::new(seed).choose(&view));
            // Nobody listens any more when the window was closed meanwhile.
            let _ = post.send(Message::Heard(Heard::Thought { version, action }));
        });
    }

    /// What a seat can make of its rivals by what they have done so far.
    fn rivals(&self, seat: Seat) -> Rivals {
        let mut rivals = Rivals::default();
        self.state.deeds_seen_by(seat, |view, rival, action| rivals.note(view, rival, action));
        rivals
    }

    /// A computer player's luck follows from the deal and from what it has done, so that a game can be played again.
    fn luck(&self, seat: Seat) -> u64 {
        let bytes = self.state.doc().seed.bytes();
        let first = u64::from_le_bytes(bytes[..8].try_into().expect("eight bytes"));
        let moment = 8 * self.state.actions_of(seat) + seat.index();
        first ^ (moment as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn command(&mut self, command: &Command) -> Result<(), String> {
        let decided = decide(&self.state, command, ME_WHO, Moment::default());
        let entries = decided.map_err(|denied| telling::denied(self.words, &denied))?;
        self.enter(&entries).and_then(|()| self.settle()).map_err(|trouble| trouble.to_string())
    }

    fn own_seat(&self) -> Result<Seat, String> {
        let seat = self.sight.you.seat.and_then(Seat::new);
        seat.ok_or_else(|| telling::denied(self.words, &Denied::NotYours))
    }
}

impl Session for Local {
    fn sight(&self) -> &Sight {
        &self.sight
    }

    fn chronicle(&self) -> &[String] {
        &self.chronicle
    }

    fn curtain(&self) -> Option<usize> {
        let several = self.state.seats_of(ME).nth(1).is_some();
        let asked: Vec<Seat> = self.state.seats_of(ME).filter(|seat| self.state.is_asked(*seat)).collect();
        let behind = several && !asked.is_empty() && !self.eyes.is_some_and(|eyes| asked.contains(&eyes));
        behind.then(|| asked[0].index())
    }

    fn lift_curtain(&mut self, seat: usize) {
        self.eyes = Seat::new(seat);
        self.refresh();
    }

    fn act(&mut self, action: Action) -> Result<(), String> {
        let seat = self.own_seat()?;
        self.command(&Command::Act { seat, action: action.to_string(), after: None })
    }

    fn undo(&mut self) -> Result<(), String> {
        let seat = self.own_seat()?;
        let back_to = (self.state.actions() as u32).saturating_sub(1);
        self.command(&Command::Undo { seat, back_to })
    }

    fn ask_hint(&mut self) -> Result<(), String> {
        let seat = self.own_seat()?;
        self.command(&Command::TakeHint { seat })?;
        let Some(view) = self.state.view_of(seat) else { return Ok(()) };
        let (post, words, seed, budget) = (self.post.clone(), self.words, self.luck(seat), self.think.unwrap_or(HINT));
        let rivals = self.rivals(seat);
        thread::spawn(move || {
            let tips = telling::tips(words, &advice(&view, rivals, budget, seed));
            let _ = post.send(Message::Advice(Ok(tips)));
        });
        Ok(())
    }

    fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Thought { version, action } if self.thinking == Some(version) && version == self.state.version() => {
                self.thought = Some(action);
            }
            // Thought about a table that has changed since: a hint was taken, or something was taken back.
            Heard::Thought { .. } => self.ask_a_computer(),
            Heard::Server(_) => {}
        }
    }

    fn waiting(&self) -> Waiting {
        match (&self.thought, self.thinking) {
            (Some(_), _) => Waiting::Ready,
            (None, Some(_)) => Waiting::Others,
            (None, None) => Waiting::You,
        }
    }

    fn advance(&mut self) {
        let Some(action) = self.thought.take() else { return };
        let Some((seat, _)) = self.computer_asked() else { return };
        self.thinking = None;
        let command = Command::Act { seat, action: action.to_string(), after: None };
        let entries = decide(&self.state, &command, Who::Computer, Moment::default());
        let done = entries.map_err(|denied| denied.to_string()).and_then(|entries| {
            self.enter(&entries).and_then(|()| self.settle()).map_err(|trouble| trouble.to_string())
        });
        if let Err(trouble) = done {
            self.chronicle.push(trouble);
        }
    }

    fn give_up(&mut self) -> Result<(), String> {
        self.file.take().map_or(Ok(()), |file| file.remove().map_err(|trouble| trouble.to_string()))
    }

    fn record(&self) -> Option<Record> {
        self.record.clone()
    }
}
