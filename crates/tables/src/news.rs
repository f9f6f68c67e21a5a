//! What happened, as one viewer may know it: the event's kind, which card went from where to where, what was paid, and
//! one line of English. Cards hidden from the viewer have no face, in the line as in the move.

use pax_rules::{Card, Event, Legion, Seat, Viewer};
use serde::Serialize;

use crate::happening::Happening;
use crate::law::Who;
use crate::sheet::victor_word;
use crate::state::TableState;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct News {
    pub kind: &'static str,
    pub seat: Option<usize>,
    /// The Legion's number, from 1.
    pub legion: Option<usize>,
    /// What the seat received, or, below 0, paid.
    pub aurei: Option<i32>,
    pub moved: Option<Moved>,
    pub line: String,
}

/// A card that moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Moved {
    /// `null` for a card that is hidden from the viewer.
    pub card: Option<String>,
    pub from: Place,
    pub to: Place,
}

/// Where a card can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "place", rename_all = "snake_case")]
pub enum Place {
    /// On top of the deck.
    Deck,
    /// At its bottom.
    UnderDeck,
    /// The cards dealt in the opening.
    Dealt {
        seat: usize,
    },
    /// The cards of a draw.
    Drawing {
        seat: usize,
    },
    Hand {
        seat: usize,
    },
    Display {
        seat: usize,
    },
    Legion {
        legion: usize,
    },
    Rome,
    RomeFaceDown,
}

impl TableState {
    /// What this viewer hears of what happened. The state is the one after it; `seat` is as in
    /// [`TableState::view_for`].
    pub fn news_for(&self, who: Who, seat: Option<Seat>, happenings: &[Happening]) -> Vec<News> {
        let viewer = self.viewer(who, seat);
        happenings.iter().flat_map(|happening| self.news_of(viewer, happening)).collect()
    }

    fn news_of(&self, viewer: Viewer, happening: &Happening) -> Vec<News> {
        let about = |kind, seat: Seat, deed: &str| {
            let line = format!("{} {deed}.", self.name_of(seat));
            vec![News { seat: Some(seat.index()), ..News::plain(kind, line) }]
        };
        match happening {
            Happening::Joined { seat } => about("joined", *seat, "sits down"),
            Happening::Left { seat, name } => {
                let line = format!("{name} leaves.");
                vec![News { seat: Some(seat.index()), ..News::plain("left", line) }]
            }
            Happening::SeatGiven { seat } => about("seat_given", *seat, "joins as a computer player"),
            Happening::Started => vec![News::plain("started", "The cards are dealt.".to_owned())],
            Happening::Acted { events, .. } => self.told(viewer, events),
            Happening::Undone { seat, actions: 1 } => about("undone", *seat, "takes the last action back"),
            Happening::Undone { seat, actions } => {
                about("undone", *seat, &format!("takes the last {actions} actions back"))
            }
            Happening::Resigned { seat } => about("resigned", *seat, "resigns; a computer player goes on"),
            Happening::TimedOut { seat } => about("timed_out", *seat, "is out of time; a computer player stands in"),
            Happening::Returned { seat } => about("returned", *seat, "is back"),
            Happening::HintTaken { seat } => about("hint_taken", *seat, "takes a hint"),
            Happening::Rematched { table } => {
                vec![News::plain("rematched", format!("The same people go on at table {table}."))]
            }
            Happening::Abandoned => vec![News::plain("abandoned", "The table is given up.".to_owned())],
            Happening::Finished => self.result().into_iter().collect(),
        }
    }

    fn result(&self) -> Option<News> {
        let outcome = self.game()?.outcome()?;
        let winners: Vec<&str> = outcome.winners.iter().map(|seat| self.name_of(seat)).collect();
        let who = match winners.as_slice() {
            [] => "nobody wins".to_owned(),
            [one] => format!("{one} wins"),
            several => format!("{} share the victory", several.join(" and ")),
        };
        let side = match victor_word(outcome.victor) {
            "rome" => "Rome prevails",
            _ => "The rebels prevail",
        };
        Some(News::plain("finished", format!("{side}: {who}.")))
    }

    fn told(&self, viewer: Viewer, events: &[Event]) -> Vec<News> {
        // In the opening a card goes under from those dealt, later from those drawn.
        let opening = events.iter().any(|event| matches!(event, Event::Kept { .. }));
        let mut seen: Vec<Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
        // Cards that move as one heap come in the order of the notation: how they lay is no news.
        for heap in seen.chunk_by_mut(|one, next| heap_card(one).is_some() && heap_card(next).is_some()) {
            heap.sort_by_key(heap_card);
        }
        let mut bought_from = None;
        let mut news = Vec::with_capacity(seen.len());
        for event in seen {
            if let Event::Bought { legion, .. } = event {
                bought_from = Some(legion);
            }
            news.push(self.tell(event, opening, bought_from));
        }
        news
    }

    fn tell(&self, event: Event, opening: bool, bought_from: Option<Legion>) -> News {
        let name = |seat| self.name_of(seat);
        match event {
            Event::Kept { seat, card } => News::of(
                "kept",
                seat,
                format!("{} keeps {}.", name(seat), a_card(card.card())),
            )
            .moving(card.card(), Place::dealt(seat), Place::hand(seat)),
            Event::Opened { seat, card } => News::of(
                "opened",
                seat,
                format!("{} lays {} open.", name(seat), the(card)),
            )
            .moving(Some(card), Place::dealt(seat), Place::display(seat)),
            Event::Looked { seat } => {
                News::of("looked", seat, format!("{} looks at Rome and receives 2 Aurei.", name(seat))).worth(2)
            }
            Event::DrawBegan { seat, cards: 1 } => {
                News::of("draw_began", seat, format!("{} draws the last card.", name(seat)))
            }
            Event::DrawBegan { seat, cards } => {
                News::of("draw_began", seat, format!("{} draws {cards} cards.", name(seat)))
            }
            Event::DrewAurei { seat } => {
                let line = format!("{} finds no card to draw and receives 2 Aurei.", name(seat));
                News::of("drew_aurei", seat, line).worth(2)
            }
            Event::Drew { seat, card } => News::of(
                "drew",
                seat,
                format!("{} draws {}.", name(seat), a_card(card.card())),
            )
            .moving(card.card(), Place::Deck, Place::drawing(seat)),
            Event::TookInHand { seat, card } => {
                let line = format!("{} takes {} in hand.", name(seat), a_card(card.card()));
                News::of("took_in_hand", seat, line).moving(card.card(), Place::drawing(seat), Place::hand(seat))
            }
            Event::PlacedBelow { seat, legion, card, .. } => {
                let line = format!("{} lays {} below Legion {legion}.", name(seat), the(card));
                News::of("placed_below", seat, line)
                    .moving(Some(card), Place::drawing(seat), Place::below(legion))
                    .at(legion)
            }
            Event::SlippedUnder { seat, card } => {
                let from = if opening { Place::dealt(seat) } else { Place::drawing(seat) };
                let line = format!("{} slips {} under the deck.", name(seat), a_card(card.card()));
                News::of("slipped_under", seat, line).moving(card.card(), from, Place::UnderDeck)
            }
            Event::Bought { seat, legion, price } => {
                let line = format!("{} buys Legion {legion} for {}.", name(seat), aurei(price));
                News::of("bought", seat, line).worth(-i32::from(price)).at(legion)
            }
            Event::Received { seat, card } => {
                let from = bought_from.map_or(Place::Deck, Place::below);
                News::of("received", seat, format!("{} receives {}.", name(seat), the(card))).moving(
                    Some(card),
                    from,
                    Place::hand(seat),
                )
            }
            Event::BoughtNothing { seat } => News::of("bought_nothing", seat, format!("{} buys nothing.", name(seat))),
            Event::Played { seat, card, cost, answer, .. } => {
                let verb = if answer { "answers with" } else { "plays" };
                let line = format!("{} {verb} {} for {}.", name(seat), the(card), aurei(cost));
                News::of(if answer { "answered" } else { "played" }, seat, line).worth(-i32::from(cost)).moving(
                    Some(card),
                    Place::hand(seat),
                    Place::display(seat),
                )
            }
            Event::TookPrimusConspiratus { seat } => {
                News::of("took_primus_conspiratus", seat, format!("{} leads the conspiracy.", name(seat)))
            }
            Event::Earned { seat, aurei: sum } => {
                News::of("earned", seat, format!("{} earns {}.", name(seat), aurei(sum))).worth(i32::from(sum))
            }
            Event::Surrendered { seat, card, .. } => News::of(
                "surrendered",
                seat,
                format!("{} gives {} to Rome.", name(seat), the(card)),
            )
            .moving(Some(card), Place::hand(seat), Place::Rome),
            Event::Declined { seat } => News::of("declined", seat, format!("{} does not answer.", name(seat))),
            Event::LevyBegan { legion, price } => News::plain(
                "levy_began",
                format!("Rome takes the cards below Legion {legion}, worth {}.", aurei(price)),
            )
            .at(legion),
            Event::Levied { legion, card } => News::plain("levied", format!("Rome takes {}.", the(card)))
                .moving(Some(card), Place::below(legion), Place::Rome)
                .at(legion),
            Event::RoundBegan { round, starter } => {
                News::of("round_began", starter, format!("Round {round}: {} begins.", name(starter)))
            }
            Event::Served { legion, card } => News::plain("served", format!("{} comes to Legion {legion}.", the(card)))
                .moving(Some(card), Place::Deck, Place::below(legion))
                .at(legion),
            Event::RomeRevealed { card } => News::plain("rome_revealed", format!("Rome reveals {}.", the(card)))
                .moving(Some(card), Place::RomeFaceDown, Place::Rome),
            Event::Ended => News::plain("ended", "The game is over.".to_owned()),
        }
    }
}

impl News {
    fn plain(kind: &'static str, line: String) -> News {
        News { kind, seat: None, legion: None, aurei: None, moved: None, line }
    }

    fn of(kind: &'static str, seat: Seat, line: String) -> News {
        News { seat: Some(seat.index()), ..News::plain(kind, line) }
    }

    fn moving(self, card: Option<Card>, from: Place, to: Place) -> News {
        News { moved: Some(Moved { card: card.map(|card| card.to_string()), from, to }), ..self }
    }

    fn worth(self, aurei: i32) -> News {
        News { aurei: Some(aurei), ..self }
    }

    fn at(self, legion: Legion) -> News {
        News { legion: Some(legion.number()), ..self }
    }
}

impl Place {
    fn dealt(seat: Seat) -> Place {
        Place::Dealt { seat: seat.index() }
    }

    fn drawing(seat: Seat) -> Place {
        Place::Drawing { seat: seat.index() }
    }

    fn hand(seat: Seat) -> Place {
        Place::Hand { seat: seat.index() }
    }

    fn display(seat: Seat) -> Place {
        Place::Display { seat: seat.index() }
    }

    fn below(legion: Legion) -> Place {
        Place::Legion { legion: legion.number() }
    }
}

/// The card, where a whole heap moves at once.
fn heap_card(event: &Event) -> Option<Card> {
    match event {
        Event::Received { card, .. } | Event::Levied { card, .. } => Some(*card),
        _ => None,
    }
}

fn the(card: Card) -> String {
    format!("{} {} (price {})", card.category(), card.symbols(), card.price())
}

fn a_card(card: Option<Card>) -> String {
    card.map_or_else(|| "a card".to_owned(), the)
}

fn aurei(sum: u16) -> String {
    match sum {
        0 => "nothing".to_owned(),
        1 => "1 Aureus".to_owned(),
        _ => format!("{sum} Aurei"),
    }
}
