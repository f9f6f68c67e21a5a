//! The table of a game as text, from one viewer's view: Legions, Rome, players, the struggle for the categories.

use std::fmt::Write as _;

use anstyle::Style;
use pax_rules::{Card, Category, Draw, Seat, SeatSet, Step, View, Viewer};
use pax_words::{Names, Words, score_sheet};

use crate::screen::{width, wrap};
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
        let words = self.words;
        let when = match self.view.round() {
            0 => words.say("replay-opening"),
            round => words.tell("replay-round", &[("round", round.into())]).into(),
        };
        let eyes = match self.view.viewer() {
            Viewer::Seat(seat) => words.tell("replay-seen-by", &[("who", self.names.of(seat).into())]),
            Viewer::Spectator => words.say("replay-spectator").into_owned(),
            Viewer::Everything => words.say("replay-everything").into_owned(),
        };
        let game = words.game(self.view.setup());
        let (step, steps) = (step.into(), steps.into());
        let args = [("game", game.into()), ("when", when.into()), ("step", step), ("steps", steps)];
        let where_we_are = capital(&words.tell("replay-where", &args));
        self.line(&format!("{HEAD}{where_we_are}{HEAD:#} · {eyes}"), 0);
        for (number, line) in last.iter().enumerate() {
            let label = if number == 0 { words.say("replay-last") } else { "".into() };
            self.entry(&label, line);
        }
        self.entry(&words.say("replay-now"), &self.now());
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
        let (view, words) = (self.view, self.words);
        let active = view.turn().map_or("", |seat| self.names.of(seat));
        let (who, what) = match view.step() {
            Step::Opening => (self.names.list(view.awaited(), words), words.due(view.step())),
            Step::Turn if view.setup().solo_level().is_some() => (active.to_owned(), words.say("replay-draw")),
            Step::Turn | Step::Buy => (active.to_owned(), words.due(view.step())),
            Step::Place(draw) => (active.to_owned(), self.placing(draw).into()),
            Step::Play => (active.to_owned(), words.tell("replay-play", &[("cost", view.next_cost().into())]).into()),
            Step::Surrender { owed } => {
                (active.to_owned(), words.tell("replay-surrender", &[("owed", owed.into())]).into())
            }
            Step::Senate { asked } => (self.names.of(asked).to_owned(), words.due(view.step())),
            Step::Over => return words.say("event-ended").into_owned(),
        };
        let (_, rule) = view.step().due();
        let args = [("head", who.into()), ("what", format!("{what} ({rule})").into())];
        words.tell("event-headed", &args)
    }

    /// The cards of a draw and where they can go.
    fn placing(&self, draw: Draw) -> String {
        let words = self.words;
        let mut places = Vec::new();
        if draw.hand_places() > 0 {
            places.push(words.tell("replay-place-hand", &[("count", draw.hand_places().into())]));
        }
        places.extend(draw.legion_place().then(|| words.say("replay-place-legion").into_owned()));
        places.extend(draw.under_place().then(|| words.say("replay-place-under").into_owned()));
        let held: Vec<Option<Card>> = self.view.held().collect();
        let cards = self.cards(&held, Self::priced);
        let args = [("cards", cards.into()), ("coming", draw.coming().into()), ("places", places.join(", ").into())];
        words.tell("replay-place", &args)
    }

    fn legions(&mut self) {
        self.heading(&self.words.say("replay-legions"), &self.words.say("replay-legions-note"));
        for legion in self.view.legions() {
            let below: Vec<Option<Card>> = self.view.below(legion).map(Some).collect();
            let line = match below.as_slice() {
                [] => format!("{:>2}  {}", "–", self.words.say("replay-nothing")),
                below => format!("{:>2}  {}", self.view.price(legion), self.cards(below, Self::priced)),
            };
            self.line(&format!("  {:<LABEL$}{line}", legion.numeral()), LABEL + 6);
        }
    }

    /// The deck's size, and what the viewer knows of it: a seat the cards it slipped under, with everything open all.
    fn deck(&mut self) {
        let size = self.view.deck_len();
        let known = self.view.deck().zip(1_usize..).filter_map(|(card, place)| Some((place, card?)));
        let known: Vec<(usize, Card)> = known.collect();
        let words = self.words;
        let mut note = words.tell("replay-deck-size", &[("count", size.into())]);
        if !known.is_empty() && known.len() < size {
            let places = words.say("replay-deck-places");
            note = words.tell("event-then", &[("first", note.into()), ("next", places.into())]);
        }
        self.heading(&words.say("replay-deck"), &note);
        if known.is_empty() {
            return;
        }
        if known.len() == size {
            let codes: Vec<String> = known.iter().map(|(_, card)| card.to_string()).collect();
            self.entry(&words.say("replay-from-top"), &codes.join(" "));
        } else {
            let places: Vec<String> =
                known.iter().map(|(place, card)| format!("{place}{TIE}{}", self.named(*card))).collect();
            self.entry(&words.say("replay-known"), &places.join(&format!("{TIE}· ")));
        }
    }

    fn rome(&mut self) {
        let words = self.words;
        self.heading(&words.say("rome"), "");
        let looked = self.view.looked();
        let mut hidden = self.cards(&self.view.rome_hidden(), Self::named);
        if !looked.is_empty() && !self.view.is_over() {
            let names = self.names.list(looked, words);
            let seen = words.tell("replay-looked", &[("names", names.into())]);
            hidden = words.tell("event-then", &[("first", hidden.into()), ("next", seen.into())]);
        }
        self.entry(&words.say("replay-face-down"), &hidden);
        let open: Vec<Card> = self.view.rome().collect();
        self.entry(&words.say("replay-face-up"), &self.by_category(&open));
    }

    fn player(&mut self, seat: Seat) {
        let (view, words) = (self.view, self.words);
        let shown = view.shows_tally(seat) || matches!(view.viewer(), Viewer::Everything);
        let mut notes = vec![words.tell("replay-seat", &[("seat", seat.index().into())])];
        if shown {
            notes.push(words.aurei(view.money(seat)));
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
            self.entry(&words.say("replay-dealt"), &self.cards(&dealt, Self::named));
        }
        let hand: Vec<Option<Card>> = view.hand(seat).collect();
        let hand = if shown { self.cards(&hand, Self::named) } else { words.say("replay-memory").into_owned() };
        self.entry(&words.say("replay-hand"), &hand);
        let display: Vec<Card> = view.display(seat).collect();
        self.entry(&words.say("replay-display"), &self.by_category(&display));
    }

    /// Every category: Rome against each player (9.6, 9.7).
    fn struggle(&mut self) {
        let view = self.view;
        let (setup, words) = (view.setup(), self.words);
        self.heading(&words.say("replay-struggle"), &words.say("replay-struggle-note"));
        let names = setup.categories().iter().map(|category| words.category(*category).chars().count());
        let named = names.max().unwrap_or(0) + 1;
        // Category, Rome and holder come first and last; the players share the rest.
        let room = (self.width.saturating_sub(named + 14) / setup.players()).max(4);
        let columns: Vec<(Seat, usize)> =
            setup.seats().map(|seat| (seat, (self.names.of(seat).chars().count() + 2).clamp(4, room))).collect();
        let holder_room =
            self.width.saturating_sub(named + 8 + columns.iter().map(|(_, width)| width).sum::<usize>()).max(6);
        let mut head = format!("  {:<named$}{:>4}", "", words.say("rome"));
        for (seat, width) in &columns {
            let _ = write!(head, " {:>width$}", short(self.names.of(*seat), width - 1), width = width - 1);
        }
        let _ = writeln!(self.text, "{ASIDE}{head}  {}{ASIDE:#}", words.say("replay-holder"));
        for &category in setup.categories() {
            let rome = view.rome_strength(category);
            let mut line = format!("  {:<named$}{}", words.category(category), styled(ROME, format!("{rome:>4}")));
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
        let least = ("least", if unknown > 0 { "yes" } else { "no" }.into());
        let summary = match setup.solo_goal() {
            Some(goal) => {
                let score = view.reckoning().scores[0];
                let (shown, above) = (score.shown.into(), score.above_rome.into());
                let args = [("shown", shown), ("above", above), ("all", all.into()), ("goal", goal.into()), least];
                words.tell("replay-goal", &args)
            }
            None => {
                let needs = setup.rome_needs().into();
                words.tell("replay-holds", &[("held", holds.into()), ("all", all.into()), ("needs", needs), least])
            }
        };
        self.line(&format!("  {summary}"), 2);
    }

    /// Rome, or the strongest of those above Rome.
    fn holder(&self, category: Category) -> String {
        if self.view.rome_holds(category) {
            return self.words.say("rome").into_owned();
        }
        let strength = |seat: &Seat| self.view.strength(*seat, category);
        let seats = self.view.setup().seats();
        let most = seats.clone().map(|seat| strength(&seat)).max().unwrap_or(0);
        let best: SeatSet = seats.filter(|seat| strength(seat) == most).collect();
        match best.len() {
            1 => self.names.list(best, self.words),
            several => self.words.tell("replay-tied", &[("count", several.into())]),
        }
    }

    fn named(&self, card: Card) -> String {
        self.words.card_name(card).replace(' ', &TIE.to_string())
    }

    fn priced(&self, card: Card) -> String {
        format!("{}{TIE}({})", self.named(card), card.price())
    }

    /// A list of cards; those that are not known are counted.
    fn cards(&self, cards: &[Option<Card>], text: impl Fn(&Self, Card) -> String) -> String {
        let mut list: Vec<String> = cards.iter().flatten().map(|card| text(self, *card)).collect();
        match cards.len() - list.len() {
            0 => {}
            hidden => {
                let unseen = self.words.tell("replay-unseen", &[("count", hidden.into())]);
                list.push(unseen.replace(' ', &TIE.to_string()));
            }
        }
        if list.is_empty() { self.words.say("replay-nothing").into_owned() } else { list.join(", ") }
    }

    /// Open cards by category, each card's symbols apart: `Wealth 1+2 · Land 1`.
    fn by_category(&self, cards: &[Card]) -> String {
        let mut list = Vec::new();
        for category in self.view.setup().categories() {
            let own = cards.iter().filter(|card| card.category() == *category);
            let symbols: Vec<String> = own.map(|card| card.symbols().to_string()).collect();
            if !symbols.is_empty() {
                list.push(format!("{}{TIE}{}", self.words.category(*category), symbols.join("+")));
            }
        }
        if list.is_empty() { self.words.say("replay-nothing").into_owned() } else { list.join(&format!("{TIE}· ")) }
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

/// With a capital letter.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// A name cut to fit.
fn short(name: &str, room: usize) -> String {
    if name.chars().count() <= room {
        return name.to_owned();
    }
    name.chars().take(room.saturating_sub(1)).chain(['…']).collect()
}
