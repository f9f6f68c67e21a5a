//! What happened, as one viewer may know it: the event's kind, which card went from where to where, what was paid, and
//! what it takes to say it in words. Cards hidden from the viewer have no face, in the words as in the move.

use pax_rules::{Card, Event, Legion, Seat, SeatSet, Victor, Viewer};
use serde::Serialize;

use crate::happening::Happening;
use crate::law::Who;
use crate::names::{Name, TableId};
use crate::state::TableState;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct News {
    pub kind: &'static str,
    pub seat: Option<usize>,
    /// The Legion's number, from 1.
    pub legion: Option<usize>,
    /// What the seat received, or, below 0, paid.
    pub aurei: Option<i32>,
    pub moved: Option<Moved>,
    /// The same in a sentence, in the words of whoever asked for the news.
    pub line: String,
}

/// What happened, as far as the viewer may know it, for putting it into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// In the game: already [seen by](Event::seen_by) the viewer.
    Event(Event),
    Joined {
        seat: Seat,
    },
    Left {
        name: Name,
    },
    SeatGiven {
        seat: Seat,
    },
    Started,
    Undone {
        seat: Seat,
        actions: usize,
    },
    Resigned {
        seat: Seat,
    },
    TimedOut {
        seat: Seat,
    },
    Returned {
        seat: Seat,
    },
    HintTaken {
        seat: Seat,
    },
    Rematched {
        table: TableId,
    },
    Abandoned,
    Finished {
        victor: Victor,
        winners: SeatSet,
    },
}

/// A card that moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = CardMoved))]
pub struct Moved {
    /// `null` for a card that is hidden from the viewer.
    pub card: Option<String>,
    pub from: Place,
    pub to: Place,
}

/// Where a card can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
    /// [`TableState::view_for`]; `line` puts it into words of the viewer's language.
    pub fn news_for(
        &self,
        who: Who,
        seat: Option<Seat>,
        happenings: &[Happening],
        line: impl Fn(&What) -> String,
    ) -> Vec<News> {
        self.news_seen(self.viewer(who, seat), happenings, line)
    }

    /// What happened, through these eyes.
    pub(crate) fn news_seen(
        &self,
        viewer: Viewer,
        happenings: &[Happening],
        line: impl Fn(&What) -> String,
    ) -> Vec<News> {
        let told = happenings.iter().flat_map(|happening| self.news_of(viewer, happening));
        told.map(|(news, what)| News { line: line(&what), ..news }).collect()
    }

    fn news_of(&self, viewer: Viewer, happening: &Happening) -> Vec<(News, What)> {
        let plain = |kind, what| vec![(News::plain(kind), what)];
        let about = |kind, seat: Seat, what| vec![(News::of(kind, seat), what)];
        match happening.clone() {
            Happening::Joined { seat } => about("joined", seat, What::Joined { seat }),
            Happening::Left { seat, name } => about("left", seat, What::Left { name }),
            Happening::SeatGiven { seat } => about("seat_given", seat, What::SeatGiven { seat }),
            Happening::Started => plain("started", What::Started),
            Happening::Acted { events, .. } => self.told(viewer, &events),
            Happening::Undone { seat, actions } => about("undone", seat, What::Undone { seat, actions }),
            Happening::Resigned { seat } => about("resigned", seat, What::Resigned { seat }),
            Happening::TimedOut { seat } => about("timed_out", seat, What::TimedOut { seat }),
            Happening::Returned { seat } => about("returned", seat, What::Returned { seat }),
            Happening::HintTaken { seat } => about("hint_taken", seat, What::HintTaken { seat }),
            Happening::Rematched { table } => plain("rematched", What::Rematched { table }),
            Happening::Abandoned => plain("abandoned", What::Abandoned),
            Happening::Finished => self.result().into_iter().collect(),
        }
    }

    fn result(&self) -> Option<(News, What)> {
        let outcome = self.game()?.outcome()?;
        let what = What::Finished { victor: outcome.victor, winners: outcome.winners };
        Some((News::plain("finished"), what))
    }

    fn told(&self, viewer: Viewer, events: &[Event]) -> Vec<(News, What)> {
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
            news.push((News::tell(event, opening, bought_from), What::Event(event)));
        }
        news
    }
}

impl News {
    fn tell(event: Event, opening: bool, bought_from: Option<Legion>) -> News {
        let (of, plain) = (News::of, News::plain);
        match event {
            Event::Kept { seat, card } => of("kept", seat).moving(card.card(), Place::dealt(seat), Place::hand(seat)),
            Event::Opened { seat, card } => {
                of("opened", seat).moving(Some(card), Place::dealt(seat), Place::display(seat))
            }
            Event::Looked { seat } => of("looked", seat).worth(2),
            Event::DrawBegan { seat, .. } => of("draw_began", seat),
            Event::DrewAurei { seat } => of("drew_aurei", seat).worth(2),
            Event::Drew { seat, card } => of("drew", seat).moving(card.card(), Place::Deck, Place::drawing(seat)),
            Event::TookInHand { seat, card } => {
                of("took_in_hand", seat).moving(card.card(), Place::drawing(seat), Place::hand(seat))
            }
            Event::PlacedBelow { seat, legion, card, .. } => {
                of("placed_below", seat).moving(Some(card), Place::drawing(seat), Place::below(legion)).at(legion)
            }
            Event::SlippedUnder { seat, card } => {
                let from = if opening { Place::dealt(seat) } else { Place::drawing(seat) };
                of("slipped_under", seat).moving(card.card(), from, Place::UnderDeck)
            }
            Event::Bought { seat, legion, price } => of("bought", seat).worth(-i32::from(price)).at(legion),
            Event::Received { seat, card } => {
                let from = bought_from.map_or(Place::Deck, Place::below);
                of("received", seat).moving(Some(card), from, Place::hand(seat))
            }
            Event::BoughtNothing { seat } => of("bought_nothing", seat),
            Event::Played { seat, card, cost, answer, .. } => {
                let kind = if answer { "answered" } else { "played" };
                of(kind, seat).worth(-i32::from(cost)).moving(Some(card), Place::hand(seat), Place::display(seat))
            }
            Event::TookPrimusConspiratus { seat } => of("took_primus_conspiratus", seat),
            Event::Earned { seat, aurei } => of("earned", seat).worth(aurei.into()),
            Event::Surrendered { seat, card, .. } => {
                of("surrendered", seat).moving(Some(card), Place::hand(seat), Place::Rome)
            }
            Event::Declined { seat } => of("declined", seat),
            Event::LevyBegan { legion, .. } => plain("levy_began").at(legion),
            Event::Levied { legion, card } => {
                plain("levied").moving(Some(card), Place::below(legion), Place::Rome).at(legion)
            }
            Event::RoundBegan { starter, .. } => of("round_began", starter),
            Event::Served { legion, card } => {
                plain("served").moving(Some(card), Place::Deck, Place::below(legion)).at(legion)
            }
            Event::RomeRevealed { card } => plain("rome_revealed").moving(Some(card), Place::RomeFaceDown, Place::Rome),
            Event::Ended => plain("ended"),
        }
    }

    fn plain(kind: &'static str) -> News {
        News { kind, seat: None, legion: None, aurei: None, moved: None, line: String::new() }
    }

    fn of(kind: &'static str, seat: Seat) -> News {
        News { seat: Some(seat.index()), ..News::plain(kind) }
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
