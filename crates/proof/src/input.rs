//! Bad input, in process: real inputs are bent, cut, doubled and spliced, and given to everything that reads what
//! strangers send. Each reader must end in a verdict, what it accepts must stay the same when written and read again, and
//! memory must not grow with the number of inputs.

use pax_rules::{Action, CardList, Record, Seed, Setup};
use pax_server::TableRequest;
use pax_tables::{By, Doc, Draft, Entry, Level, Logged, Moment, Name, PersonId};

use crate::dice::Dice;
use crate::memory;
use crate::order::{Findings, Order};
use crate::request::Doorstep;

/// What the records and actions must withstand is written once, for the fuzzer and for this.
#[path = "../../rules/tests/it/fuzz_bodies.rs"]
#[expect(dead_code, reason = "the fuzzer's other target")]
mod fuzz_bodies;

/// Memory may grow by caches and by what the allocator keeps, not by inputs.
const MOST_GROWTH: u64 = 50 << 20;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Reader {
    Action,
    Line,
    Record,
    Entry,
    Agreement,
    Body,
    Request,
}

impl Reader {
    const ALL: [(Reader, &'static str, usize); 7] = [
        (Reader::Action, "actions", 500),
        (Reader::Line, "lines of a record", 250),
        (Reader::Record, "records", 60),
        (Reader::Entry, "entries of a log", 80),
        (Reader::Agreement, "stored agreements", 20),
        (Reader::Body, "bodies that ask for a table", 88),
        (Reader::Request, "whole requests through every layer of the server", 2),
    ];

    /// Shares are out of a thousand.
    fn any(dice: &mut Dice) -> Reader {
        let mut at = dice.below(1_000);
        for (reader, _, share) in Reader::ALL {
            if at < share {
                return reader;
            }
            at -= share;
        }
        Reader::Action
    }
}

struct Fuzzer {
    dice: Dice,
    whole: Vec<Vec<Vec<u8>>>,
    doorstep: Doorstep,
    tried: [u64; 7],
    accepted: [u64; 7],
    before: u64,
    growth: u64,
}

/// Inputs of one experiment: each is a batch, so that counting costs nothing.
const BATCH: u64 = 1_000;

pub fn run(order: &Order) -> Findings {
    let batches = Order { count: order.count.div_ceil(BATCH), ..order.clone() };
    let all = batches.each(
        || Fuzzer::new(order.seed),
        |fuzzer, number| {
            fuzzer.dice = Dice::new(order.seed, number);
            let size = BATCH.min(order.count - number * BATCH);
            (0..size).for_each(|_| fuzzer.one());
            fuzzer.look_at_memory();
        },
    );
    let mut findings = Vec::new();
    for (place, (_, name, _)) in Reader::ALL.iter().enumerate() {
        let tried: u64 = all.iter().map(|fuzzer| fuzzer.tried[place]).sum();
        let accepted: u64 = all.iter().map(|fuzzer| fuzzer.accepted[place]).sum();
        findings.push(format!("{tried} {name}, {accepted} of them accepted: no panic"));
    }
    let growth = all.iter().map(|fuzzer| fuzzer.growth).max().unwrap_or(0);
    findings.push(format!("memory grew by {:.1} MiB, card lists kept {}", growth as f64 / 1048576.0, CardList::kept()));
    findings
}

impl Fuzzer {
    fn new(seed: u64) -> Fuzzer {
        let whole = Reader::ALL.map(|(reader, _, _)| sources(reader, seed)).to_vec();
        let doorstep = Doorstep::new();
        Fuzzer { dice: Dice::new(seed, 0), whole, doorstep, tried: [0; 7], accepted: [0; 7], before: 0, growth: 0 }
    }

    fn one(&mut self) {
        let reader = Reader::any(&mut self.dice);
        let place = Reader::ALL.iter().position(|(one, _, _)| *one == reader).expect("all are listed");
        let pool = &self.whole[place];
        let mut bytes = self.dice.pick(pool).clone();
        let other = self.dice.pick(pool).clone();
        bend(&mut bytes, &other, &mut self.dice);
        self.tried[place] += 1;
        self.accepted[place] += u64::from(self.read(reader, &bytes));
    }

    /// Whether it was accepted.
    fn read(&mut self, reader: Reader, bytes: &[u8]) -> bool {
        let text = String::from_utf8_lossy(bytes);
        match reader {
            Reader::Action => text.parse::<Action>().is_ok_and(|action| {
                assert_eq!(action.to_string().parse(), Ok(action), "{text:?}");
                true
            }),
            Reader::Line => pax_rules::parse_line(&text).is_ok(),
            Reader::Record => {
                fuzz_bodies::record(bytes);
                Record::parse(&text).is_ok()
            }
            Reader::Entry => Logged::from_json(&text).is_ok_and(|logged| {
                assert_eq!(Logged::from_json(&logged.to_json()).expect("what was written can be read"), logged);
                true
            }),
            Reader::Agreement => serde_json::from_str::<Doc>(&text).is_ok(),
            Reader::Body => serde_json::from_slice::<TableRequest>(bytes).is_ok(),
            Reader::Request => self.doorstep.send(bytes, &mut self.dice),
        }
    }

    /// The first batch warms caches up.
    fn look_at_memory(&mut self) {
        let Some(now) = memory::resident("self") else { return };
        if self.before == 0 {
            self.before = now;
        }
        self.growth = self.growth.max(now.saturating_sub(self.before));
        assert!(self.growth < MOST_GROWTH, "memory grew by {} bytes", self.growth);
    }
}

/// Real inputs of a reader.
fn sources(reader: Reader, seed: u64) -> Vec<Vec<u8>> {
    let texts: Vec<String> = match reader {
        Reader::Action => ACTIONS.iter().map(|action| (*action).to_owned()).collect(),
        Reader::Line => ACTIONS.iter().zip(0..).map(|(action, number)| format!("{} {action}", number % 8)).collect(),
        Reader::Record => Setup::every_mode().zip(0..).map(|(setup, number)| record(setup, seed, number)).collect(),
        Reader::Entry => ACTIONS.iter().flat_map(|action| entries(action)).collect(),
        Reader::Agreement => {
            Setup::every_mode().zip(0..).map(|(setup, number)| agreement(setup, seed, number)).collect()
        }
        Reader::Body | Reader::Request => BODIES.iter().map(|body| (*body).to_owned()).collect(),
    };
    texts.into_iter().map(String::into_bytes).collect()
}

fn record(setup: Setup, seed: u64, number: u64) -> String {
    let seed = Seed::of_series(seed, number);
    let mut game = seed.deal(setup, CardList::shipped());
    let (mut dice, mut actions) = (Dice::new(number, 1), Vec::new());
    while let Some(seat) = game.awaited().iter().next() {
        let legal = game.legal(seat);
        let action = legal.get(dice.below(legal.len()));
        game.play(seat, action, &mut ()).expect("a legal action");
        actions.push((seat, action));
    }
    Record::new(&game, seed.deck(setup, CardList::shipped()), actions).with_seed(seed).to_json()
}

fn entries(action: &str) -> [String; 2] {
    let seat = pax_rules::Seat::new(1).expect("a seat");
    let name = Name::new("Ada").expect("a name");
    let acted = Entry::Acted { seat, action: action.parse().expect("an action"), by: By::Person(PersonId(7)) };
    let joined = Entry::Joined { person: PersonId(7), name, seat };
    [acted, joined].map(|entry| Logged::new(Moment(12_345), entry).to_json())
}

fn agreement(setup: Setup, seed: u64, number: u64) -> String {
    let level = Level::new("greedy").expect("a level");
    let mut draft = Draft::new(setup, Seed::of_series(seed, number), PersonId(1), level);
    draft.cards = number.is_multiple_of(6).then(|| CardList::shipped().to_maps());
    serde_json::to_string(&draft).expect("a draft can be written")
}

/// One to four changes of the kinds that break readers.
pub fn bend(bytes: &mut Vec<u8>, other: &[u8], dice: &mut Dice) {
    for _ in 0..1 + dice.below(4) {
        let at = dice.below(bytes.len() + 1);
        match dice.below(9) {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, dice.bits() as u8),
            2 if at < bytes.len() => bytes[at] ^= 1 << dice.below(8),
            3 if at < bytes.len() => drop(bytes.remove(at)),
            4 => {
                let most = (bytes.len() - at).min(1 + dice.below(40));
                let piece = bytes[at..at + most].to_vec();
                bytes.splice(at..at, piece);
            }
            5 => {
                let from = dice.below(other.len() + 1);
                let to = other.len().min(from + dice.below(60));
                bytes.splice(at..at, other[from..to].iter().copied());
            }
            6 => {
                let word = *dice.pick(WORDS);
                bytes.splice(at..at, word.bytes());
            }
            7 => digits(bytes, dice),
            _ => {
                let end = bytes.len().min(at + dice.below(30));
                bytes.drain(at..end);
            }
        }
    }
}

/// Another number in the place of one.
fn digits(bytes: &mut Vec<u8>, dice: &mut Dice) {
    let places: Vec<usize> =
        bytes.iter().enumerate().filter(|(_, byte)| byte.is_ascii_digit()).map(|(at, _)| at).collect();
    if !places.is_empty() {
        let at = *dice.pick(&places);
        let number =
            *dice.pick(&["0", "-1", "9", "255", "256", "65536", "4294967296", "18446744073709551616", "1e9", "0.5"]);
        bytes.splice(at..=at, number.bytes());
    }
}

/// What readers trip over.
const WORDS: &[&str] = &[
    "null",
    "true",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "\\u0000",
    "\\ud800",
    "\u{feff}",
    "ä",
    "[[[[[[[[[[[[[[[[",
    ",",
    ":",
    "-",
    "e99999",
    "\"players\":",
    "\"seat\":",
    "\"action\":",
    "@",
    " ",
    "\r\n",
    "\0",
    "\u{202e}",
    "'; DROP TABLE log; --",
    "<script>",
    "%00",
    "../",
];

const ACTIONS: &[&str] = &[
    "draw",
    "look",
    "pass",
    "buy 1",
    "buy 9",
    "hand W1@1",
    "hand L2@2",
    "under I1@2",
    "legion 2 F1@2",
    "keep A1@1",
    "keep S2@3 open W1@1 L1@1",
    "play A1@2",
    "play F2@3",
    "surrender R1@1",
    "buy 3",
    "under V2@3",
    "play M2@4",
];

const BODIES: &[&str] = &[
    r#"{"players":2}"#,
    r#"{"players":1,"solo_level":3,"nocturnus":true}"#,
    r#"{"players":4,"nocturnus":true,"final_levy":true,"open_tally":false,"seats":["open","invited",{"computer":"greedy"}]}"#,
    r#"{"players":3,"time":{"live":{"bank":600,"increment":10}},"rated":true,"public":false}"#,
    r#"{"players":2,"time":{"correspondence":{"hours":24}},"pass_and_play":true,"join":true,"start":false}"#,
    r#"{"players":2,"cards":{"base":{"wealth":{"1@1":3}},"nocturnus":{}},"same_deal_as":"abc","stand_in":"greedy"}"#,
    r#"{"seat":0,"action":"draw","after":3,"key":"k1"}"#,
    r#"{"seat":1,"back_to":3,"key":"k2"}"#,
    r#"{"name":"Ada","locale":"de"}"#,
    r#"{"name":"Ada","password":"correct horse battery staple"}"#,
    r#"{"text":"Ave, Cäsar","label":"my program","token":"0123"}"#,
];
