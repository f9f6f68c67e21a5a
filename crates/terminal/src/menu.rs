//! The first page: go on with a game, begin one, the campaign, the rules. Every choice is a row, and pressing a row does
//! it or turns its value one further; so both faces need nothing but rows.

use pax_bots::levels;
use pax_rules::{Seat, Setup};
use pax_words::{Language, Words};

use crate::shelf::{Saved, Shelf};
use crate::wish::{Sits, Wish};

/// A row of the menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub text: String,
    /// For what can be turned.
    pub value: Option<String>,
    press: Press,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Press {
    Continue(Box<std::path::PathBuf>),
    Form(Form),
    Campaign { nocturnus: bool },
    Rules,
    Language,
    Leave,
    Players,
    Nocturnus,
    OpenTally,
    FinalLevy,
    Seat(usize),
    Start,
    Back,
}

/// What was decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    Continue(std::path::PathBuf),
    Begin(Wish),
    Rules,
    Leave,
}

/// A game as it is being chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    players: usize,
    nocturnus: bool,
    open_tally: bool,
    final_levy: bool,
    seats: [Sits; Seat::MAX],
}

/// Whom somebody new should meet: of every sort one, and nobody too strong.
const RIVALS: [Sits; 3] = [Sits::Computer(1), Sits::Computer(0), Sits::Computer(2)];

pub struct Menu {
    pub words: Words,
    name: String,
    shelf: Shelf,
    form: Option<Form>,
    pub rows: Vec<Row>,
}

impl Menu {
    pub fn new(words: Words, name: &str, shelf: &Shelf) -> Menu {
        let mut menu = Menu { words, name: name.to_owned(), shelf: shelf.clone(), form: None, rows: Vec::new() };
        menu.refresh();
        menu
    }

    /// Only the form of a new game, for a table on a server.
    pub fn form(words: Words, name: &str, shelf: &Shelf) -> Menu {
        let mut menu = Menu::new(words, name, shelf);
        menu.form = Some(Form::new(2, &RIVALS));
        menu.refresh();
        menu
    }

    /// What stands above the rows.
    pub fn title(&self) -> String {
        self.words.say(if self.form.is_some() { "new-title" } else { "home-sort" }).into_owned()
    }

    /// Presses a row, `by` one value further or back.
    pub fn press(&mut self, row: usize, by: isize) -> Option<Chosen> {
        let press = self.rows.get(row)?.press.clone();
        let chosen = match press {
            Press::Continue(path) => Some(Chosen::Continue(*path)),
            Press::Form(form) => {
                self.form = Some(form);
                None
            }
            Press::Campaign { nocturnus } => {
                Some(Chosen::Begin(Wish::campaign(self.shelf.campaign(nocturnus), nocturnus, &self.name)))
            }
            Press::Rules => Some(Chosen::Rules),
            Press::Leave => Some(Chosen::Leave),
            Press::Language => {
                let now = Language::ALL.iter().position(|language| *language == self.words.language()).unwrap_or(0);
                let next = (now as isize + by).rem_euclid(Language::ALL.len() as isize);
                self.words = Words::of(Language::ALL[next as usize]);
                None
            }
            Press::Start => self.form.as_ref().map(|form| Chosen::Begin(form.wish(&self.name))),
            Press::Back => {
                self.form = None;
                None
            }
            Press::Players | Press::Nocturnus | Press::OpenTally | Press::FinalLevy | Press::Seat(_) => {
                if let Some(form) = &mut self.form {
                    form.turn(&press, by);
                }
                None
            }
        };
        self.refresh();
        chosen
    }

    /// One page back; whether there was none.
    pub fn back(&mut self) -> bool {
        let at_front = self.form.take().is_none();
        self.refresh();
        at_front
    }

    fn refresh(&mut self) {
        self.rows = match &self.form {
            Some(form) => form.rows(self.words),
            None => self.front(),
        };
    }

    fn front(&self) -> Vec<Row> {
        let words = self.words;
        let row = |text: String, press: Press| Row { text, value: None, press };
        let mut rows: Vec<Row> = self
            .shelf
            .games()
            .into_iter()
            .take(6)
            .map(|saved| row(continued(words, &saved), Press::Continue(Box::new(saved.path))))
            .collect();
        rows.push(row(words.say("terminal-new").into_owned(), Press::Form(Form::new(4, &RIVALS))));
        for nocturnus in [false, true] {
            rows.push(row(self.campaign(nocturnus), Press::Campaign { nocturnus }));
        }
        rows.push(row(words.say("terminal-several").into_owned(), Press::Form(Form::new(2, &[Sits::Person]))));
        let mut watching = Form::new(4, &RIVALS);
        watching.seats[0] = Sits::Computer(3);
        rows.push(row(words.say("terminal-watch").into_owned(), Press::Form(watching)));
        rows.push(row(words.say("frame-rules").into_owned(), Press::Rules));
        let language = Some(words.language().own_name().to_owned());
        rows.push(Row { text: words.say("terminal-language").into_owned(), value: language, press: Press::Language });
        rows.push(row(words.say("terminal-leave").into_owned(), Press::Leave));
        rows
    }

    fn campaign(&self, nocturnus: bool) -> String {
        let words = self.words;
        let campaign = self.shelf.campaign(nocturnus);
        let mut parts = vec![words.say("campaign-title").into_owned()];
        if nocturnus {
            parts.push(words.say("mode-nocturnus").into_owned());
        }
        parts.push(match campaign.next {
            Some(level) => words.tell("campaign-game", &[("n", level.into())]),
            None => words.say("campaign-anew").into_owned(),
        });
        if campaign.played > 0 {
            parts.push(words.tell("campaign-played", &[("n", campaign.played.into())]));
        }
        parts.join(", ")
    }
}

fn continued(words: Words, saved: &Saved) -> String {
    let mut parts = vec![words.list(&saved.names)];
    if let Some(level) = saved.solo_level {
        parts.push(words.tell("mode-solitaire", &[("n", level.into())]));
    }
    if saved.nocturnus {
        parts.push(words.say("mode-nocturnus").into_owned());
    }
    parts.push(match saved.round {
        0 => words.say("replay-opening").into_owned(),
        round => words.tell("replay-round", &[("round", round.into())]),
    });
    words.tell("terminal-continue", &[("game", parts.join(", ").into())])
}

impl Form {
    fn new(players: usize, others: &[Sits]) -> Form {
        let mut seats = [Sits::Person; Seat::MAX];
        for (seat, sits) in seats[1..].iter_mut().zip(others.iter().cycle()) {
            *seat = *sits;
        }
        Form { players, nocturnus: false, open_tally: true, final_levy: false, seats }
    }

    fn turn(&mut self, press: &Press, by: isize) {
        match press {
            Press::Players => {
                let range = Seat::MAX as isize - 1;
                self.players = 2 + (self.players as isize - 2 + by).rem_euclid(range) as usize;
            }
            Press::Nocturnus => self.nocturnus = !self.nocturnus,
            Press::OpenTally => self.open_tally = !self.open_tally,
            Press::FinalLevy => self.final_levy = !self.final_levy,
            Press::Seat(seat) => self.seats[*seat] = self.seats[*seat].turned(by),
            Press::Continue(_)
            | Press::Form(_)
            | Press::Campaign { .. }
            | Press::Rules
            | Press::Language
            | Press::Leave
            | Press::Start
            | Press::Back => {}
        }
    }

    fn rows(&self, words: Words) -> Vec<Row> {
        let row = |text: String, value: String, press: Press| Row { text, value: Some(value), press };
        let yes = |yes: bool| words.say(if yes { "terminal-yes" } else { "terminal-no" }).into_owned();
        let mut rows = vec![Row { text: words.say("lobby-start").into_owned(), value: None, press: Press::Start }];
        rows.push(row(words.say("new-players").into_owned(), self.players.to_string(), Press::Players));
        rows.push(row(words.say("mode-nocturnus").into_owned(), yes(self.nocturnus), Press::Nocturnus));
        for (seat, sits) in self.seats[..self.players].iter().enumerate() {
            let who = match sits {
                Sits::Person => words.say("terminal-person"),
                Sits::Computer(level) => words.say(&format!("rival-{}", levels()[*level].name)),
            };
            rows.push(row(
                words.tell("ending-seat", &[("seat", (seat + 1).into())]),
                who.into_owned(),
                Press::Seat(seat),
            ));
        }
        rows.push(row(words.say("mode-closed-tally").into_owned(), yes(!self.open_tally), Press::OpenTally));
        rows.push(row(words.say("mode-final-levy").into_owned(), yes(self.final_levy), Press::FinalLevy));
        rows.push(Row { text: words.say("terminal-back").into_owned(), value: None, press: Press::Back });
        rows
    }

    fn wish(&self, name: &str) -> Wish {
        let setup = Setup::new(self.players).expect("two to eight");
        let setup = setup.with_nocturnus(self.nocturnus).with_open_tally(self.open_tally);
        Wish {
            setup: setup.with_final_levy(self.final_levy),
            seats: self.seats[..self.players].to_vec(),
            name: name.to_owned(),
            campaign: None,
            cards: None,
        }
    }
}
