//! What happened, as one viewer may know it: the event's kind, which card went from where to where, what was paid, and
//! what it takes to say it in words. Cards hidden from the viewer have no face, in the words as in the move.

use pax_rules::{Card, Event, Legion, Seat, SeatSet, Victor, Viewer};
use serde::{Deserialize, Serialize};

use crate::happening::Happening;
use crate::law::Who;
use crate::names::{Name, TableId};
use crate::state::TableState;
use crate::wire::{OpenEnum, words};

words! {
    /// What kind of thing happened.
    NewsKind {
        Joined = "joined",
        Left = "left",
        SeatGiven = "seat_given",
        Started = "started",
        Undone = "undone",
        Resigned = "resigned",
        TimedOut = "timed_out",
        Returned = "returned",
        HintTaken = "hint_taken",
        Rematched = "rematched",
        Abandoned = "abandoned",
        Finished = "finished",
        Kept = "kept",
        Opened = "opened",
        Looked = "looked",
        DrawBegan = "draw_began",
        DrewAurei = "drew_aurei",
        Drew = "drew",
        TookInHand = "took_in_hand",
        PlacedBelow = "placed_below",
        SlippedUnder = "slipped_under",
        Bought = "bought",
        Received = "received",
        BoughtNothing = "bought_nothing",
        Answered = "answered",
        Played = "played",
        TookPrimusConspiratus = "took_primus_conspiratus",
        Earned = "earned",
        Surrendered = "surrendered",
        Declined = "declined",
        LevyBegan = "levy_began",
        Levied = "levied",
        RoundBegan = "round_began",
        Served = "served",
        RomeRevealed = "rome_revealed",
        Ended = "ended",
    }
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct News {
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub kind: OpenEnum<NewsKind>,
    #[cfg_attr(feature = "schema", schema(value_type = Option<usize>))]
    pub seat: Option<Seat>,
    /// The Legion's number, from 1.
    #[cfg_attr(feature = "schema", schema(value_type = Option<usize>))]
    pub legion: Option<Legion>,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = CardMoved))]
pub struct Moved {
    /// `null` for a card that is hidden from the viewer.
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub card: Option<Card>,
    #[cfg_attr(feature = "schema", schema(value_type = Place))]
    pub from: OpenEnum<Place>,
    #[cfg_attr(feature = "schema", schema(value_type = Place))]
    pub to: OpenEnum<Place>,
}

/// Where a card can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "place", rename_all = "snake_case")]
pub enum Place {
    /// On top of the deck.
    Deck,
    /// At its bottom.
    UnderDeck,
    /// The cards dealt in the opening.
    Dealt {
        #[cfg_attr(feature = "schema", schema(value_type = usize))]
        seat: Seat,
    },
    /// The cards of a draw.
    Drawing {
        #[cfg_attr(feature = "schema", schema(value_type = usize))]
        seat: Seat,
    },
    Hand {
        #[cfg_attr(feature = "schema", schema(value_type = usize))]
        seat: Seat,
    },
    Display {
        #[cfg_attr(feature = "schema", schema(value_type = usize))]
        seat: Seat,
    },
    Legion {
        #[cfg_attr(feature = "schema", schema(value_type = usize))]
        legion: Legion,
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
            Happening::Joined { seat } => about(NewsKind::Joined, seat, What::Joined { seat }),
            Happening::Left { seat, name } => about(NewsKind::Left, seat, What::Left { name }),
            Happening::SeatGiven { seat } => about(NewsKind::SeatGiven, seat, What::SeatGiven { seat }),
            Happening::Started => plain(NewsKind::Started, What::Started),
            Happening::Acted { events, .. } => self.told(viewer, &events),
            Happening::Undone { seat, actions } => about(NewsKind::Undone, seat, What::Undone { seat, actions }),
            Happening::Resigned { seat } => about(NewsKind::Resigned, seat, What::Resigned { seat }),
            Happening::TimedOut { seat } => about(NewsKind::TimedOut, seat, What::TimedOut { seat }),
            Happening::Returned { seat } => about(NewsKind::Returned, seat, What::Returned { seat }),
            Happening::HintTaken { seat } => about(NewsKind::HintTaken, seat, What::HintTaken { seat }),
            Happening::Rematched { table } => plain(NewsKind::Rematched, What::Rematched { table }),
            Happening::Abandoned => plain(NewsKind::Abandoned, What::Abandoned),
            Happening::Finished => self.result().into_iter().collect(),
        }
    }

    fn result(&self) -> Option<(News, What)> {
        let outcome = self.game()?.outcome()?;
        let what = What::Finished { victor: outcome.victor, winners: outcome.winners };
        Some((News::plain(NewsKind::Finished), what))
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
            Event::Kept { seat, card } => {
                of(NewsKind::Kept, seat).moving(card.card(), Place::dealt(seat), Place::hand(seat))
            }
            Event::Opened { seat, card } => {
                of(NewsKind::Opened, seat).moving(Some(card), Place::dealt(seat), Place::display(seat))
            }
            Event::Looked { seat } => of(NewsKind::Looked, seat).worth(2),
            Event::DrawBegan { seat, .. } => of(NewsKind::DrawBegan, seat),
            Event::DrewAurei { seat } => of(NewsKind::DrewAurei, seat).worth(2),
            Event::Drew { seat, card } => {
                of(NewsKind::Drew, seat).moving(card.card(), Place::Deck, Place::drawing(seat))
            }
            Event::TookInHand { seat, card } => {
                of(NewsKind::TookInHand, seat).moving(card.card(), Place::drawing(seat), Place::hand(seat))
            }
            Event::PlacedBelow { seat, legion, card, .. } => of(NewsKind::PlacedBelow, seat)
                .moving(Some(card), Place::drawing(seat), Place::below(legion))
                .at(legion),
            Event::SlippedUnder { seat, card } => {
                let from = if opening { Place::dealt(seat) } else { Place::drawing(seat) };
                of(NewsKind::SlippedUnder, seat).moving(card.card(), from, Place::UnderDeck)
            }
            Event::Bought { seat, legion, price } => of(NewsKind::Bought, seat).worth(-i32::from(price)).at(legion),
            Event::Received { seat, card } => {
                let from = bought_from.map_or(Place::Deck, Place::below);
                of(NewsKind::Received, seat).moving(Some(card), from, Place::hand(seat))
            }
            Event::BoughtNothing { seat } => of(NewsKind::BoughtNothing, seat),
            Event::Played { seat, card, cost, answer, .. } => {
                let kind = if answer { NewsKind::Answered } else { NewsKind::Played };
                of(kind, seat).worth(-i32::from(cost)).moving(Some(card), Place::hand(seat), Place::display(seat))
            }
            Event::TookPrimusConspiratus { seat } => of(NewsKind::TookPrimusConspiratus, seat),
            Event::Earned { seat, aurei } => of(NewsKind::Earned, seat).worth(aurei.into()),
            Event::Surrendered { seat, card, .. } => {
                of(NewsKind::Surrendered, seat).moving(Some(card), Place::hand(seat), Place::Rome)
            }
            Event::Declined { seat } => of(NewsKind::Declined, seat),
            Event::LevyBegan { legion, .. } => plain(NewsKind::LevyBegan).at(legion),
            Event::Levied { legion, card } => {
                plain(NewsKind::Levied).moving(Some(card), Place::below(legion), Place::Rome).at(legion)
            }
            Event::RoundBegan { starter, .. } => of(NewsKind::RoundBegan, starter),
            Event::Served { legion, card } => {
                plain(NewsKind::Served).moving(Some(card), Place::Deck, Place::below(legion)).at(legion)
            }
            Event::RomeRevealed { card } => {
                plain(NewsKind::RomeRevealed).moving(Some(card), Place::RomeFaceDown, Place::Rome)
            }
            Event::Ended => plain(NewsKind::Ended),
        }
    }

    fn plain(kind: NewsKind) -> News {
        News { kind: kind.into(), seat: None, legion: None, aurei: None, moved: None, line: String::new() }
    }

    fn of(kind: NewsKind, seat: Seat) -> News {
        News { seat: Some(seat), ..News::plain(kind) }
    }

    fn moving(self, card: Option<Card>, from: Place, to: Place) -> News {
        News { moved: Some(Moved { card, from: from.into(), to: to.into() }), ..self }
    }

    fn worth(self, aurei: i32) -> News {
        News { aurei: Some(aurei), ..self }
    }

    fn at(self, legion: Legion) -> News {
        News { legion: Some(legion), ..self }
    }
}

impl Place {
    fn dealt(seat: Seat) -> Place {
        Place::Dealt { seat }
    }

    fn drawing(seat: Seat) -> Place {
        Place::Drawing { seat }
    }

    fn hand(seat: Seat) -> Place {
        Place::Hand { seat }
    }

    fn display(seat: Seat) -> Place {
        Place::Display { seat }
    }

    fn below(legion: Legion) -> Place {
        Place::Legion { legion }
    }
}

/// The card, where a whole heap moves at once.
fn heap_card(event: &Event) -> Option<Card> {
    match event {
        Event::Received { card, .. } | Event::Levied { card, .. } => Some(*card),
        _ => None,
    }
}
