//! A game on this machine. The truth lies in the file; the person in front gets a view of it, made for their eyes.
//! Computer players think on threads of their own, each with nothing but the view of its seat.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::thread;

use pax_bots::{Bot, Budget, Random, Rivals, advice};
use pax_rules::{Action, Record, Seat, Seed};
use pax_tables::{
    Answered, Carrier, Cause, Command, Denied, Happening, Level, Memories, Moment, Phase, TableState, TableView, Want,
    Who,
};
use pax_words::Words;

use crate::session::{Heard, Message, Post, Session, Waiting};
use crate::shelf::{GameFile, Opened, Shelf};
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
    state: Arc<TableState>,
    happenings: Vec<Happening>,
    chronicle: Vec<String>,
    /// How much of what happened is in the chronicle, and for whose eyes.
    told: usize,
    told_to: Option<Seat>,
    /// Who looks, where several people share the keyboard.
    eyes: Option<Seat>,
    view: TableView,
    /// The version that a computer player thinks about.
    thinking: Option<u32>,
    thought: Option<Action>,
    /// What each seat's computer player and adviser remember.
    memories: Arc<Memories<Rivals>>,
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
        let opened = Opened { file, state: Arc::new(TableState::new(Arc::new(doc))), happenings: Vec::new() };
        let mut local = Local::new(opened, around);
        for (seat, name) in wish.people() {
            let seat = Seat::new(seat).expect("a seat of the set-up");
            local.carry_out(Command::Join { seat: Some(seat), name, invitation: None }, ME_WHO)?;
        }
        local.carry_out(Command::Start, ME_WHO)?;
        local.settle()?;
        Ok(local)
    }

    /// Goes on with a game.
    pub fn resume(opened: Opened, around: Around<'_>) -> Result<Local, Trouble> {
        let mut local = Local::new(opened, around);
        // A game that broke off before its cards were dealt, or just before its end was noted.
        if local.state.phase() == Phase::Gathering && local.state.empty_seat().is_none() {
            local.carry_out(Command::Start, ME_WHO)?;
        }
        local.settle()?;
        Ok(local)
    }

    fn new(opened: Opened, around: Around<'_>) -> Local {
        let Opened { file, state, happenings } = opened;
        let view = state.view_for(ME_WHO, None, Moment::default());
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
            view,
            thinking: None,
            thought: None,
            memories: Arc::default(),
            record: None,
        }
    }

    /// Does what somebody wants: each entry is in the file before its effect is shown.
    fn carry_out(&mut self, command: Command, who: Who) -> Result<(), Trouble> {
        let at = Moment::default();
        let mut carrier = Carrier::new(command, who, false);
        let mut want = carrier.begin(&self.state, at);
        loop {
            let answered = match want {
                Want::Append { step, .. } => {
                    if let Some(file) = &mut self.file {
                        file.append(&step.logged)?;
                    }
                    Answered::Appended(step)
                }
                Want::Publish(step) => {
                    self.state = step.state;
                    self.happenings.extend(step.happenings);
                    Answered::Done
                }
                // The file is locked: nobody else writes into it, and nobody asks twice.
                Want::Find => Answered::Found(None),
                Want::Reload => Answered::Reloaded { moved: false },
                Want::Acknowledge(_) => return Ok(()),
                Want::Deny(denied) => return Err(Trouble::Denied(telling::denied(self.words, &denied))),
                Want::GiveUp => unreachable!("nobody else writes into the file"),
            };
            want = carrier.next(&self.state, at, answered);
        }
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
        self.view = view.with_reasons(|refusal| words.refusal_sentence(refusal));
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
    fn computer_asked(&self) -> Option<(Seat, &Level)> {
        let due = self.state.due().filter(|due| due.cause == Cause::ComputersTurn)?;
        Some((due.seat, self.state.played_by(due.seat)?))
    }

    fn ask_a_computer(&mut self) {
        let version = self.state.version();
        if self.thinking == Some(version) {
            return;
        }
        (self.thinking, self.thought) = (None, None);
        let Some((seat, level)) = self.computer_asked() else { return };
        let Some(view) = self.state.view_of(seat) else { return };
        let (post, think, seed) = (self.post.clone(), self.think, self.luck(seat));
        let (level, state, memories) = (level.clone(), self.state.clone(), self.memories.clone());
        self.thinking = Some(version);
        thread::spawn(move || {
            let choose = AssertUnwindSafe(|| {
                let mut bot = <dyn Bot>::of_level(level.as_str(), think, seed);
                if let Some(rivals) = bot.rivals() {
                    *rivals = memories.of(&state, seat, Rivals::note);
                }
                bot.choose(&view)
            });
            // A player that fails must not stop the game: anything legal is played instead.
            let action = std::panic::catch_unwind(choose).unwrap_or_else(|_| Random::new(seed).choose(&view));
            // Nobody listens any more when the window was closed meanwhile.
            let _ = post.send(Message::Heard(Heard::Thought { version, action }));
        });
    }

    /// A computer player's luck follows from the deal and from what it has done, so that a game can be played again.
    fn luck(&self, seat: Seat) -> u64 {
        let bytes = self.state.doc().seed.bytes();
        let first = u64::from_le_bytes(bytes[..8].try_into().expect("eight bytes"));
        let moment = 8 * self.state.actions_of(seat) + seat.index();
        first ^ (moment as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn command(&mut self, command: Command, who: Who) -> Result<(), String> {
        self.carry_out(command, who).and_then(|()| self.settle()).map_err(|trouble| trouble.to_string())
    }

    fn own_seat(&self) -> Result<Seat, String> {
        let seat = self.view.you.seat;
        seat.ok_or_else(|| telling::denied(self.words, &Denied::NotYours))
    }
}

impl Session for Local {
    fn view(&self) -> &TableView {
        &self.view
    }

    fn chronicle(&self) -> &[String] {
        &self.chronicle
    }

    fn curtain(&self) -> Option<Seat> {
        let several = self.state.seats_of(ME).nth(1).is_some();
        let asked: Vec<Seat> = self.state.seats_of(ME).filter(|seat| self.state.is_asked(*seat)).collect();
        let behind = several && !asked.is_empty() && !self.eyes.is_some_and(|eyes| asked.contains(&eyes));
        behind.then(|| asked[0])
    }

    fn lift_curtain(&mut self, seat: Seat) {
        self.eyes = Some(seat);
        self.refresh();
    }

    fn act(&mut self, action: Action) -> Result<(), String> {
        let seat = self.own_seat()?;
        self.command(Command::Act { seat, action, after: None }, ME_WHO)
    }

    fn undo(&mut self) -> Result<(), String> {
        let seat = self.own_seat()?;
        let back_to = (self.state.actions() as u32).saturating_sub(1);
        self.command(Command::Undo { seat, back_to }, ME_WHO)
    }

    fn ask_hint(&mut self) -> Result<(), String> {
        let seat = self.own_seat()?;
        self.command(Command::TakeHint { seat }, ME_WHO)?;
        let Some(view) = self.state.view_of(seat) else { return Ok(()) };
        let (post, words, seed, budget) = (self.post.clone(), self.words, self.luck(seat), self.think.unwrap_or(HINT));
        let (state, memories) = (self.state.clone(), self.memories.clone());
        thread::spawn(move || {
            let rivals = memories.of(&state, seat, Rivals::note);
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
        if let Err(trouble) = self.command(Command::chosen(&self.state, seat, action), Who::Computer) {
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
