//! A finished game as data (docs/RECORD.md): written, read, replayed and checked.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::action::Action;
use crate::card::{Card, NotACard};
use crate::card_list::{CardList, CardListError, CardMaps};
use crate::deal::{NotASeed, Seed};
use crate::event::Herald;
use crate::game::{Deck, DeckError, Game};
use crate::keyed::{Keyed, Object, object};
use crate::notation::{NotAnAction, parse_line};
use crate::refusal::Refusal;
use crate::score::Victor;
use crate::seat::Seat;
use crate::setup::{Setup, SetupError, SoloLevel};

/// The value of `format`.
pub const FORMAT: &str = "pax-record/1";

/// The version of the rules that this crate plays. It changes when a game that was legal is not any more, or ends
/// otherwise.
pub const RULES_VERSION: u32 = 1;

/// No game has nearly as many actions; a record with more is refused before memory is spent on it.
const MOST_ACTIONS: usize = 100_000;

/// A finished game: the agreement, the deck, all that was done.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    pub setup: Setup,
    pub list: &'static CardList,
    pub deck: Deck,
    pub actions: Vec<(Seat, Action)>,
    /// The seed that the deck came from, where it is known.
    pub seed: Option<Seed>,
    /// The players' names, one per seat, or none.
    pub names: Vec<String>,
    result: Outcome,
}

/// Why a text is no record.
#[derive(Debug, Error)]
pub enum RecordError {
    #[error("not a record: {0}")]
    Json(#[from] serde_json::Error),
    #[error("format is {0:?}, and {FORMAT:?} is what can be read here")]
    Format(String),
    #[error("rules version {0} is unknown here: {RULES_VERSION} is the newest")]
    Rules(u32),
    #[error("setup: {0}")]
    Setup(#[from] SetupError),
    #[error("cards: {0}")]
    Cards(#[from] CardListError),
    #[error("deck, card {number}: {error}")]
    DeckCard { number: usize, error: NotACard },
    #[error("deck: {0}")]
    Deck(#[from] DeckError),
    #[error("the deck is not the one that the record's seed gives (docs/FAIR_DEAL.md)")]
    SeedGivesAnotherDeck,
    #[error("seed: {0}")]
    Seed(#[from] NotASeed),
    #[error("{0} actions are more than any game has")]
    TooManyActions(usize),
    #[error("action {number} ({text:?}): {error}")]
    Action { number: usize, text: String, error: NotAnAction },
    #[error("result: {0}")]
    Result(NotACard),
}

/// What a replay found wrong with a record that can be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    #[error("the deck: {0}")]
    Deck(DeckError),
    #[error("action {number} ({text:?}): {refusal}")]
    Refused { number: usize, text: String, refusal: Refusal },
    #[error("the actions end before the game does: seat {seat} is to {due} ({rule})")]
    Unfinished { seat: Seat, due: &'static str, rule: &'static str },
    #[error("result, {key}: the record says {says}, the replay gives {gives}")]
    Result { key: &'static str, says: String, gives: String },
}

/// The result as a record states it, made comparable.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Outcome {
    victor: Victor,
    winners: Vec<usize>,
    points: Vec<u64>,
    rounds: u64,
    money: Vec<u64>,
    hands: Vec<Vec<Card>>,
    displays: Vec<Vec<Card>>,
    rome: Vec<Card>,
    primus_conspiratus: Option<usize>,
}

impl Record {
    /// The record of a game that has been played to its end. `deck` is the draw deck before anything was dealt.
    ///
    /// # Panics
    /// If the game is not over: a record is of a finished game.
    pub fn new(game: &Game, deck: Deck, actions: Vec<(Seat, Action)>) -> Record {
        assert!(game.is_over(), "a record is of a finished game");
        let (setup, list) = (game.setup(), game.card_list());
        Record { setup, list, deck, actions, seed: None, names: Vec::new(), result: Outcome::of(game) }
    }

    /// With the seed that the deck came from.
    #[must_use]
    pub fn with_seed(mut self, seed: Seed) -> Record {
        self.seed = Some(seed);
        self
    }

    /// With the players' names.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Record {
        self.names = names;
        self
    }

    /// The game before its first action.
    pub fn start(&self) -> Result<Game, Fault> {
        Game::new(self.setup, self.list, &self.deck).map_err(Fault::Deck)
    }

    /// Plays the first `steps` actions, telling the herald.
    pub fn replay(&self, steps: usize, herald: &mut impl Herald) -> Result<Game, Fault> {
        let mut game = self.start()?;
        for (number, (seat, action)) in self.actions.iter().enumerate().take(steps) {
            game.play(*seat, *action, herald).map_err(|refusal| Fault::Refused {
                number: number + 1,
                text: format!("{seat} {action}"),
                refusal,
            })?;
        }
        Ok(game)
    }

    /// Replays the whole game and compares the result: what `pax verify` does.
    pub fn check(&self) -> Result<Game, Fault> {
        let game = self.replay(usize::MAX, &mut ())?;
        if let Some(seat) = game.awaited().iter().next() {
            let (due, rule) = game.step().due();
            return Err(Fault::Unfinished { seat, due, rule });
        }
        self.result.compare(&Outcome::of(&game))?;
        Ok(game)
    }

    /// The record as one line of JSON, without the line's end.
    pub fn to_json(&self) -> String {
        serde_json::to_string(&Written::from(self)).expect("a record is always writable")
    }

    /// Reads one record. Keys it does not know are ignored; the actions are read, not yet replayed. A record that names
    /// its seed must have the deck of that seed.
    pub fn parse(json: &str) -> Result<Record, RecordError> {
        let Object(read) = serde_json::from_str::<Object<Written>>(json)?;
        if read.format != FORMAT {
            return Err(RecordError::Format(read.format.chars().take(40).collect()));
        }
        if let Some(rules) = read.rules.filter(|rules| *rules == 0 || *rules > RULES_VERSION) {
            return Err(RecordError::Rules(rules));
        }
        let setup = Setup::checked(read.setup.players, read.setup.solo_level)?
            .with_nocturnus(read.setup.nocturnus)
            .with_final_levy(read.setup.final_levy)
            .with_open_tally(read.setup.open_tally.unwrap_or(true));
        let list = match &read.cards {
            Some(maps) => CardList::from_maps(maps)?.intern(),
            None => CardList::shipped(),
        };
        let deck = read_deck(setup, &read.deck)?;
        Game::new(setup, list, &deck)?;
        let seed: Option<Seed> = read.seed.map(|text| text.parse()).transpose()?;
        if seed.is_some_and(|seed| seed.deck(setup, list) != deck) {
            return Err(RecordError::SeedGivesAnotherDeck);
        }
        if read.actions.len() > MOST_ACTIONS {
            return Err(RecordError::TooManyActions(read.actions.len()));
        }
        let mut actions = Vec::with_capacity(read.actions.len());
        for (number, text) in read.actions.iter().enumerate() {
            actions.push(parse_line(text).map_err(|error| {
                let text = text.chars().take(40).collect();
                RecordError::Action { number: number + 1, text, error }
            })?);
        }
        let result = read.result.read().map_err(RecordError::Result)?;
        Ok(Record { setup, list, deck, actions, seed, names: read.names.unwrap_or_default(), result })
    }
}

fn read_deck(setup: Setup, codes: &[String]) -> Result<Deck, RecordError> {
    let (has, needs) = (codes.len(), setup.deck_size());
    if has != needs {
        return Err(DeckError::Size { has, needs }.into());
    }
    let mut deck = Deck::new();
    for (number, code) in codes.iter().enumerate() {
        deck.push(code.parse().map_err(|error| RecordError::DeckCard { number: number + 1, error })?);
    }
    Ok(deck)
}

impl Outcome {
    fn of(game: &Game) -> Outcome {
        let setup = game.setup();
        let outcome = game.reckoning();
        let sorted = |cards: &mut dyn Iterator<Item = Card>| {
            let mut cards: Vec<Card> = cards.collect();
            cards.sort_unstable();
            cards
        };
        Outcome {
            victor: outcome.victor,
            winners: outcome.winners.iter().map(Seat::index).collect(),
            points: outcome.points().map(u64::from).collect(),
            rounds: u64::from(game.round()),
            money: setup.seats().map(|seat| u64::from(game.money(seat))).collect(),
            hands: setup.seats().map(|seat| sorted(&mut game.hand(seat).flatten())).collect(),
            displays: setup.seats().map(|seat| sorted(&mut game.display(seat))).collect(),
            rome: sorted(&mut game.rome().chain(game.rome_hidden().into_iter().flatten())),
            primus_conspiratus: game.primus_conspiratus().map(Seat::index),
        }
    }

    /// Compares what a record says (`self`) with what its replay gives.
    fn compare(&self, gives: &Outcome) -> Result<(), Fault> {
        fn same<T: PartialEq + fmt::Debug>(key: &'static str, says: &T, gives: &T) -> Result<(), Fault> {
            if says == gives {
                return Ok(());
            }
            Err(Fault::Result { key, says: format!("{says:?}"), gives: format!("{gives:?}") })
        }
        same("victor", &self.victor, &gives.victor)?;
        same("winners", &self.winners, &gives.winners)?;
        same("points", &self.points, &gives.points)?;
        same("rounds", &self.rounds, &gives.rounds)?;
        same("money", &self.money, &gives.money)?;
        same("hands", &self.hands, &gives.hands)?;
        same("displays", &self.displays, &gives.displays)?;
        same("rome", &self.rome, &gives.rome)?;
        same("primus_conspiratus", &self.primus_conspiratus, &gives.primus_conspiratus)
    }
}

/// The record as JSON has it.
#[derive(Serialize, Deserialize)]
struct Written {
    format: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<u32>,
    #[serde(deserialize_with = "object")]
    setup: WrittenSetup,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cards: Option<CardMaps>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    names: Option<Vec<String>>,
    deck: Vec<String>,
    actions: Vec<String>,
    #[serde(deserialize_with = "object")]
    result: WrittenResult,
}

#[derive(Serialize, Deserialize)]
struct WrittenSetup {
    players: usize,
    nocturnus: bool,
    solo_level: Option<usize>,
    final_levy: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    open_tally: Option<bool>,
}

#[derive(Serialize, Deserialize)]
struct WrittenResult {
    victor: WrittenVictor,
    winners: Vec<usize>,
    points: Vec<u64>,
    rounds: u64,
    money: Vec<u64>,
    hands: Vec<Vec<String>>,
    displays: Vec<Vec<String>>,
    rome: Vec<String>,
    primus_conspiratus: Option<usize>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase", expecting = "\"rome\" or \"rebels\"")]
enum WrittenVictor {
    Rome,
    Rebels,
}

impl Keyed for Written {
    const WHAT: &'static str = "a record: an object with the keys of docs/RECORD.md";
}

impl Keyed for WrittenSetup {
    const WHAT: &'static str = "the setup: an object with players, nocturnus, solo_level and final_levy";
}

impl Keyed for WrittenResult {
    const WHAT: &'static str = "the result: an object with victor, winners, points and the rest of docs/RECORD.md";
}

impl From<&Record> for Written {
    fn from(record: &Record) -> Written {
        let setup = record.setup;
        let shipped = std::ptr::eq(record.list, CardList::shipped());
        Written {
            format: FORMAT.to_owned(),
            rules: Some(RULES_VERSION),
            setup: WrittenSetup {
                players: setup.players(),
                nocturnus: setup.nocturnus(),
                solo_level: setup.solo_level().map(SoloLevel::number),
                final_levy: setup.final_levy(),
                open_tally: (!setup.open_tally()).then_some(false),
            },
            cards: (!shipped).then(|| record.list.to_maps()),
            seed: record.seed.map(|seed| seed.to_string()),
            names: (!record.names.is_empty()).then(|| record.names.clone()),
            deck: codes(&record.deck),
            actions: record.actions.iter().map(|(seat, action)| format!("{seat} {action}")).collect(),
            result: WrittenResult::from(&record.result),
        }
    }
}

impl From<&Outcome> for WrittenResult {
    fn from(outcome: &Outcome) -> WrittenResult {
        WrittenResult {
            victor: match outcome.victor {
                Victor::Rome => WrittenVictor::Rome,
                Victor::Rebels => WrittenVictor::Rebels,
            },
            winners: outcome.winners.clone(),
            points: outcome.points.clone(),
            rounds: outcome.rounds,
            money: outcome.money.clone(),
            hands: outcome.hands.iter().map(|cards| codes(cards)).collect(),
            displays: outcome.displays.iter().map(|cards| codes(cards)).collect(),
            rome: codes(&outcome.rome),
            primus_conspiratus: outcome.primus_conspiratus,
        }
    }
}

impl WrittenResult {
    fn read(self) -> Result<Outcome, NotACard> {
        let piles = |piles: Vec<Vec<String>>| piles.iter().map(|pile| cards(pile)).collect::<Result<_, _>>();
        let mut winners = self.winners;
        winners.sort_unstable();
        Ok(Outcome {
            victor: match self.victor {
                WrittenVictor::Rome => Victor::Rome,
                WrittenVictor::Rebels => Victor::Rebels,
            },
            winners,
            points: self.points,
            rounds: self.rounds,
            money: self.money,
            hands: piles(self.hands)?,
            displays: piles(self.displays)?,
            rome: cards(&self.rome)?,
            primus_conspiratus: self.primus_conspiratus,
        })
    }
}

fn codes(cards: &[Card]) -> Vec<String> {
    cards.iter().map(Card::to_string).collect()
}

/// Reads cards whose order does not matter.
fn cards(codes: &[String]) -> Result<Vec<Card>, NotACard> {
    let mut cards = codes.iter().map(|code| code.parse()).collect::<Result<Vec<Card>, _>>()?;
    cards.sort_unstable();
    Ok(cards)
}
