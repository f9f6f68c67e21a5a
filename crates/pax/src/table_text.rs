//! The table of a game as text, from one viewer's view: Legions, Rome, players, the struggle for the categories.

use std::fmt::Write as _;

use anstyle::Style;
use pax_rules::{Card, Category, Seat, SeatSet, Setup, Step, View, Viewer};
use pax_words::{Names, Words, score_sheet};

use crate::screen::{count, width, wrap};
use crate::style::{ABOVE, ASIDE, HEAD, ROME};

/// Where the text after a label begins.
const LABEL: usize = 13;

/// A space at which no line is broken.
const TIE: char = '\u{a0}';

/// A view on its way to becoming text.
pub struct TableText<'a> {
    view: &'a View,
    names: &'a Names,
    words: Words,
    width: usize,
    text: String,
}

impl<'a> TableText<'a> {
    pub fn new(view: &'a View, names: &'a Names, words: Words) -> TableText<'a> {
        TableText { view, names, words, width: width(), text: String::new() }
    }

    /// Begins with where we are: the game, the step of it, what happened last.
    pub fn with_last(mut self, last: &[String], step: usize, steps: usize) -> TableText<'a> {
        let round = self.view.round();
        let when = if round == 0 { "the opening".to_owned() } else { format!("round {round}") };
        let eyes = match self.view.viewer() {
            Viewer::Seat(seat) => format!("as {} saw it", self.names.of(seat)),
            Viewer::Spectator => "as a spectator saw it".to_owned(),
            Viewer::Everything => "everything open".to_owned(),
        };
        let game = game_words(self.view.setup());
        self.line(&format!("{HEAD}{game} · {when} · step {step} of {steps}{HEAD:#} · {eyes}"), 0);
        for (number, line) in last.iter().enumerate() {
            self.entry(if number == 0 { "Last" } else { "" }, line);
        }
        self.entry("Now", &self.now());
        self
    }

    /// The whole table.
    pub fn text(mut self) -> String {
        self.legions();
        self.deck();
        self.rome();
        for seat in self.view.setup().seats() {
            self.player(seat);
        }
        self.struggle();
        if self.view.is_over() {
            self.text.push('\n');
            for line in score_sheet(self.view, self.names, self.words) {
                self.line(&line, 2);
            }
        }
        self.text
    }

    /// What is to be done, and by whom.
    fn now(&self) -> String {
        let view = self.view;
        let name = |seat: Option<Seat>| seat.map_or("nobody", |seat| self.names.of(seat)).to_owned();
        let active = name(view.turn());
        match view.step() {
            Step::Opening => {
                format!("{} to choose the card to keep (2.4)", self.names.list(view.awaited(), self.words))
            }
            Step::Turn if view.setup().solo_level().is_some() => format!("{active} to draw (3.1)"),
            Step::Turn => format!("{active} to draw or to look at Rome (3.1)"),
            Step::Place(draw) => {
                let mut places = Vec::new();
                match draw.hand_places() {
                    0 => {}
                    1 => places.push("the hand".to_owned()),
                    places_left => places.push(format!("the hand ({places_left})")),
                }
                places.extend(draw.legion_place().then(|| "a Legion".to_owned()));
                places.extend(draw.under_place().then(|| "under the deck".to_owned()));
                let held: Vec<Option<Card>> = view.held().collect();
                let coming = match draw.coming() {
                    0 => String::new(),
                    more => format!(", {more} more to come"),
                };
                format!("{active} to place {}{coming}; free: {} (4.1)", cards(&held, priced), places.join(", "))
            }
            Step::Buy => format!("{active} to buy or pass (5.1)"),
            Step::Play => format!("{active} to play or pass; the next card costs {} (6.1)", view.next_cost()),
            Step::Surrender { owed } => format!("{active} to give Rome {} (7.5)", count(owed.into(), "card")),
            Step::Senate { asked } => {
                format!("{} to answer the Senator of {active} or pass (8.1)", self.names.of(asked))
            }
            Step::Over => "the game is over".to_owned(),
        }
    }

    fn legions(&mut self) {
        self.heading("Legions", "price, cards below");
        for legion in self.view.legions() {
            let below: Vec<Option<Card>> = self.view.below(legion).map(Some).collect();
            let line = match below.as_slice() {
                [] => format!("{:>2}  nothing", "–"),
                below => format!("{:>2}  {}", self.view.price(legion), cards(below, priced)),
            };
            self.line(&format!("  {:<LABEL$}{line}", legion.numeral()), LABEL + 6);
        }
    }

    /// The deck's size, and what the viewer knows of it: a seat the cards it slipped under, with everything open all.
    fn deck(&mut self) {
        let size = self.view.deck_len();
        let known = self.view.deck().zip(1_usize..).filter_map(|(card, place)| Some((place, card?)));
        let known: Vec<(usize, Card)> = known.collect();
        let note = if known.is_empty() || known.len() == size { "" } else { "; places counted from the top" };
        self.heading("Deck", &format!("{}{note}", count(size, "card")));
        if known.is_empty() {
            return;
        }
        if known.len() == size {
            let codes: Vec<String> = known.iter().map(|(_, card)| card.to_string()).collect();
            self.entry("from the top", &codes.join(" "));
        } else {
            let places: Vec<String> =
                known.iter().map(|(place, card)| format!("{place}{TIE}{}", words(*card))).collect();
            self.entry("known places", &places.join(&format!("{TIE}· ")));
        }
    }

    fn rome(&mut self) {
        self.heading("Rome", "");
        let looked = self.view.looked();
        let seen = if looked.is_empty() || self.view.is_over() {
            String::new()
        } else {
            format!("; looked at by {}", self.names.list(looked, self.words))
        };
        self.entry("face down", &format!("{}{seen}", cards(&self.view.rome_hidden(), words)));
        let open: Vec<Card> = self.view.rome().collect();
        self.entry("face up", &by_category(self.view.setup(), &open));
    }

    fn player(&mut self, seat: Seat) {
        let view = self.view;
        let mut notes = vec![format!("seat {seat}")];
        if view.shows_tally(seat) || matches!(view.viewer(), Viewer::Everything) {
            notes.push(if view.money(seat) == 1 {
                "1 Aureus".to_owned()
            } else {
                format!("{} Aurei", view.money(seat))
            });
        }
        if view.setup().players() > 1 && view.starter() == seat {
            notes.push("Primus".to_owned());
        }
        if view.primus_conspiratus() == Some(seat) {
            notes.push("Primus Conspiratus".to_owned());
        }
        self.heading(self.names.of(seat), &notes.join(" · "));
        let dealt: Vec<Option<Card>> = view.dealt(seat).collect();
        if !dealt.is_empty() {
            self.entry("dealt", &cards(&dealt, words));
        }
        let hand: Vec<Option<Card>> = view.hand(seat).collect();
        if view.shows_tally(seat) || matches!(view.viewer(), Viewer::Everything) {
            self.entry("hand", &cards(&hand, words));
        } else {
            self.entry("hand", "money and hand are left to memory at this table (11.4)");
        }
        let display: Vec<Card> = view.display(seat).collect();
        self.entry("display", &by_category(view.setup(), &display));
    }

    /// Every category: Rome against each player (9.6, 9.7).
    fn struggle(&mut self) {
        let view = self.view;
        let setup = view.setup();
        self.heading("The struggle", "symbols, with the bonus of 9.6");
        // Category, Rome and holder take 24 columns; the players share the rest.
        let room = (self.width.saturating_sub(24) / setup.players()).max(4);
        let columns: Vec<(Seat, usize)> =
            setup.seats().map(|seat| (seat, (self.names.of(seat).chars().count() + 2).clamp(4, room))).collect();
        let holder_room = self.width.saturating_sub(18 + columns.iter().map(|(_, width)| width).sum::<usize>()).max(6);
        let mut head = format!("  {:<10}{:>4}", "", "Rome");
        for (seat, width) in &columns {
            let _ = write!(head, " {:>width$}", short(self.names.of(*seat), width - 1), width = width - 1);
        }
        let _ = writeln!(self.text, "{ASIDE}{head}  holder{ASIDE:#}");
        for &category in setup.categories() {
            let rome = view.rome_strength(category);
            let mut line = format!("  {:<10}{}", category.to_string(), styled(ROME, format!("{rome:>4}")));
            for (seat, width) in &columns {
                let strength = view.strength(*seat, category);
                let cell = format!(" {strength:>width$}", width = width - 1);
                line += &if strength > rome { styled(ABOVE, cell) } else { cell };
            }
            let holder = short(&self.holder(category), holder_room);
            let style = if view.rome_holds(category) { ROME } else { Style::new() };
            let _ = writeln!(self.text, "{line}  {}", styled(style, holder));
        }
        if view.is_over() {
            return; // The score sheet that follows says how it stands.
        }
        let (holds, all) = (view.reckoning().rome_holds, setup.categories().len());
        let unknown = view.rome_hidden().iter().filter(|card| card.is_none()).count();
        let least = if unknown > 0 { "at least " } else { "" };
        let caveat = if unknown > 0 { "; its face-down cards are not counted" } else { "" };
        let summary = match setup.solo_goal() {
            Some(goal) => {
                let score = view.reckoning().scores[0];
                let (shown, above) = (score.shown, score.above_rome);
                format!("Shown {shown} of {all}, stronger than Rome in {above}, needs all and {goal}{caveat} (10.2).")
            }
            None => format!("Rome holds {least}{holds} of {all}, needs {}{caveat} (9.7).", setup.rome_needs()),
        };
        self.line(&format!("  {summary}"), 2);
    }

    /// Rome, or the strongest of those above Rome.
    fn holder(&self, category: Category) -> String {
        if self.view.rome_holds(category) {
            return "Rome".to_owned();
        }
        let strength = |seat: &Seat| self.view.strength(*seat, category);
        let seats = self.view.setup().seats();
        let most = seats.clone().map(|seat| strength(&seat)).max().unwrap_or(0);
        let best: SeatSet = seats.filter(|seat| strength(seat) == most).collect();
        match best.len() {
            1 => self.names.list(best, self.words),
            several => format!("{several} tied"),
        }
    }

    fn heading(&mut self, title: &str, note: &str) {
        let gap = if note.is_empty() { "" } else { "  " };
        self.text.push('\n');
        self.line(&format!("{HEAD}{title}{HEAD:#}{gap}{ASIDE}{note}{ASIDE:#}"), 2);
    }

    fn entry(&mut self, label: &str, text: &str) {
        self.line(&format!("  {label:<LABEL$}{text}"), LABEL + 2);
    }

    fn line(&mut self, text: &str, indent: usize) {
        self.text.push_str(&wrap(text, self.width, indent).replace(TIE, " "));
        self.text.push('\n');
    }
}

fn styled(style: Style, text: String) -> String {
    format!("{style}{text}{style:#}")
}

fn game_words(setup: Setup) -> String {
    let cards = if setup.nocturnus() { "Nocturnus" } else { "Base game" };
    match setup.solo_level() {
        Some(level) => format!("{cards}, solitaire game {}", level.number()),
        None => format!("{cards}, {} players", setup.players()),
    }
}

fn words(card: Card) -> String {
    format!("{}{TIE}{}", card.category(), card.symbols())
}

fn priced(card: Card) -> String {
    format!("{}{TIE}({})", words(card), card.price())
}

/// A list of cards; those that are not known are counted.
fn cards(cards: &[Option<Card>], words: impl Fn(Card) -> String) -> String {
    let mut list: Vec<String> = cards.iter().flatten().map(|card| words(*card)).collect();
    match cards.len() - list.len() {
        0 => {}
        hidden => list.push(format!("{hidden}{TIE}unseen")),
    }
    if list.is_empty() { "nothing".to_owned() } else { list.join(", ") }
}

/// Open cards by category, each card's symbols apart: `Wealth 1+2 · Land 1`.
fn by_category(setup: Setup, cards: &[Card]) -> String {
    let mut list = Vec::new();
    for category in setup.categories() {
        let symbols = cards.iter().filter(|card| card.category() == *category).map(|card| card.symbols().to_string());
        let symbols: Vec<String> = symbols.collect();
        if !symbols.is_empty() {
            list.push(format!("{category}{TIE}{}", symbols.join("+")));
        }
    }
    if list.is_empty() { "nothing".to_owned() } else { list.join(&format!("{TIE}· ")) }
}

/// A name cut to fit.
fn short(name: &str, room: usize) -> String {
    if name.chars().count() <= room {
        return name.to_owned();
    }
    name.chars().take(room.saturating_sub(1)).chain(['…']).collect()
}
