//! What happened, taken apart into clauses: who, did what, with which cards. One clause is the line of one event, as
//! news; several make the line of a whole turn, as in an account. Cards that the viewer does not see are counted.

use pax_rules::{Event, Face, Legion, Seat};

use crate::arg::Arg;
use crate::words::Words;

/// Whose deed it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    Seat(Seat),
    Rome,
    /// The text is a whole sentence.
    Table,
}

/// One deed in words, but for the name of whoever did it.
#[derive(Clone, Debug)]
pub(crate) struct Clause {
    pub subject: Subject,
    key: &'static str,
    legion: Option<Legion>,
    number: u16,
    /// `None` is a card that the viewer does not see.
    cards: Vec<Option<String>>,
}

impl Words {
    /// An event as its viewer may know it (`Event::seen_by`), in one sentence.
    pub fn event<'a>(self, event: &Event, name_of: impl Fn(Seat) -> &'a str) -> String {
        let clause = Clause::of(self, event);
        let line = clause.with_name(self, name_of);
        match event {
            Event::RoundBegan { round, .. } => {
                let head = self.tell("event-round", &[("round", (*round).into())]);
                format!("{}.", self.headed(&head, &line))
            }
            Event::Kept { .. }
            | Event::Opened { .. }
            | Event::Looked { .. }
            | Event::DrawBegan { .. }
            | Event::DrewAurei { .. }
            | Event::Drew { .. }
            | Event::TookInHand { .. }
            | Event::PlacedBelow { .. }
            | Event::SlippedUnder { .. }
            | Event::Bought { .. }
            | Event::Received { .. }
            | Event::BoughtNothing { .. }
            | Event::Played { .. }
            | Event::TookPrimusConspiratus { .. }
            | Event::Earned { .. }
            | Event::Surrendered { .. }
            | Event::Declined { .. }
            | Event::LevyBegan { .. }
            | Event::Levied { .. }
            | Event::Served { .. }
            | Event::RomeRevealed { .. }
            | Event::Ended => format!("{line}."),
        }
    }

    /// "Round 3: Livia begins".
    pub(crate) fn headed(self, head: &str, what: &str) -> String {
        self.tell("event-headed", &[("head", head.into()), ("what", what.into())])
    }
}

impl Clause {
    /// The clause of an event.
    pub fn of(words: Words, event: &Event) -> Clause {
        let did = |seat: Seat, key: &'static str| Clause::new(Subject::Seat(seat), key);
        let face = |face: Face| face.card().map(|card| words.card_name(card));
        match *event {
            Event::Kept { seat, card } => did(seat, "event-kept").with(face(card)),
            Event::Opened { seat, card } => did(seat, "event-opened").with(Some(words.card_name(card))),
            Event::Looked { seat } => did(seat, "event-looked").worth(2),
            Event::DrawBegan { seat, cards } => did(seat, "event-draw-began").worth(cards.into()),
            Event::DrewAurei { seat } => did(seat, "event-drew-aurei").worth(2),
            Event::Drew { seat, card } => did(seat, "event-drew").with(face(card)),
            Event::TookInHand { seat, card } => did(seat, "event-took-in-hand").with(face(card)),
            Event::PlacedBelow { seat, legion, card, .. } => {
                did(seat, "event-placed-below").at(legion).with(Some(words.card_priced(card)))
            }
            Event::SlippedUnder { seat, card } => did(seat, "event-slipped-under").with(face(card)),
            Event::Bought { seat, legion, price } => did(seat, "event-bought").at(legion).worth(price),
            Event::Received { seat, card } => did(seat, "event-received").with(Some(words.card_name(card))),
            Event::BoughtNothing { seat } => did(seat, "event-bought-nothing"),
            Event::Played { seat, card, cost, answer, .. } => {
                let card = words.card_name(card);
                let paid = match cost {
                    0 => card,
                    cost => words.tell("event-card-for", &[("card", card.into()), ("aurei", words.aurei(cost).into())]),
                };
                did(seat, if answer { "event-answered" } else { "event-played" }).with(Some(paid))
            }
            Event::TookPrimusConspiratus { seat } => did(seat, "event-took-primus-conspiratus"),
            Event::Earned { seat, aurei } => did(seat, "event-earned").worth(aurei),
            Event::Surrendered { seat, card, .. } => did(seat, "event-surrendered").with(Some(words.card_name(card))),
            Event::Declined { seat } => did(seat, "event-declined"),
            Event::LevyBegan { legion, price } => {
                Clause::new(Subject::Rome, "event-levy-began").at(legion).worth(price)
            }
            Event::Levied { card, .. } => Clause::new(Subject::Rome, "event-levied").with(Some(words.card_name(card))),
            Event::RoundBegan { starter, .. } => did(starter, "event-round-began"),
            Event::Served { legion, card } => {
                Clause::new(Subject::Table, "event-served").at(legion).with(Some(words.card_priced(card)))
            }
            Event::RomeRevealed { card } => {
                Clause::new(Subject::Rome, "event-rome-revealed").with(Some(words.card_name(card)))
            }
            Event::Ended => Clause::new(Subject::Table, "event-ended"),
        }
    }

    fn new(subject: Subject, key: &'static str) -> Clause {
        Clause { subject, key, legion: None, number: 0, cards: Vec::new() }
    }

    fn with(mut self, card: Option<String>) -> Clause {
        self.cards.push(card);
        self
    }

    fn at(self, legion: Legion) -> Clause {
        Clause { legion: Some(legion), ..self }
    }

    fn worth(self, number: u16) -> Clause {
        Clause { number, ..self }
    }

    /// Takes the cards of a clause that says the same of others; whether it did.
    pub fn takes_up(&mut self, next: &Clause) -> bool {
        let same = self.subject == next.subject && self.key == next.key && self.legion == next.legion;
        let lists = !self.cards.is_empty() && !next.cards.is_empty();
        if same && lists {
            self.cards.extend(next.cards.iter().cloned());
        }
        same && lists
    }

    /// The deed without a name.
    pub fn text(&self, words: Words) -> String {
        let legion = self.legion.map(|legion| words.legion(legion)).unwrap_or_default();
        words.tell(
            self.key,
            &[
                ("cards", self.listed(words).into()),
                ("legion", legion.into()),
                ("number", self.number.into()),
                ("aurei", words.aurei(self.number).into()),
            ],
        )
    }

    /// The cards alone.
    pub fn listed(&self, words: Words) -> String {
        let mut cards: Vec<String> = self.cards.iter().flatten().cloned().collect();
        let hidden = self.cards.len() - cards.len();
        if hidden > 0 {
            cards.push(words.tell("event-hidden", &[("count", Arg::from(hidden))]));
        }
        words.list(&cards)
    }

    /// The deed with its name, as all five languages put it: who, then what.
    pub fn with_name<'a>(&self, words: Words, name_of: impl Fn(Seat) -> &'a str) -> String {
        let what = self.text(words);
        match self.subject {
            Subject::Seat(seat) => format!("{} {what}", name_of(seat)),
            Subject::Rome => format!("{} {what}", words.say("rome")),
            Subject::Table => what,
        }
    }
}
