//! A learner's table, read for lessons: how far they are, what they hold, what they may do. All of it comes from the view
//! that the page shows.

use pax_rules::{Action, Card, Category, Legion};
use pax_tables::{Board, LegionView, Phase, Possible, TableView};

use super::topic::Topic;

pub struct Learner<'a> {
    pub board: &'a Board,
    pub me: usize,
    view: &'a TableView,
    possible: Vec<(Action, &'a Possible)>,
}

/// The cards of a group, and what the learner would pay for it.
pub struct Group {
    pub legion: Legion,
    pub cards: Vec<Card>,
    pub price: u16,
}

impl<'a> Learner<'a> {
    /// Somebody who plays at this table; nobody once the game is over.
    pub fn at(view: &'a TableView) -> Option<Learner<'a>> {
        let (me, board) = (view.you.seat?, view.board.as_ref()?);
        if view.phase != Phase::Playing || view.seats.len() != 2 || view.seats[me].hands != "owner" {
            return None;
        }
        let possible = view.possible.iter().filter_map(|choice| Some((choice.action.parse().ok()?, choice)));
        Some(Learner { board, me, view, possible: possible.collect() })
    }

    pub fn is_asked(&self) -> bool {
        self.view.seats[self.me].asked
    }

    /// Whether the learner is asked in this step.
    pub fn is_at(&self, step: &str) -> bool {
        self.is_asked() && self.board.step == step
    }

    pub fn rival(&self) -> usize {
        1 - self.me
    }

    pub fn name(&self, seat: usize) -> String {
        self.view.seats[seat].name.as_ref().map(ToString::to_string).unwrap_or_default()
    }

    /// The turns that the learner has finished (9.1).
    pub fn turns(&self) -> usize {
        let over = self.board.turn.as_ref().is_some_and(|turn| turn.seat != self.me) && self.board.starter == self.me;
        usize::from(self.board.round).saturating_sub(1) + usize::from(over)
    }

    /// Whether the learner's first turn is past this step of it.
    fn is_past(&self, steps: &[&str]) -> bool {
        self.turns() > 0 || steps.contains(&self.board.step)
    }

    pub fn money(&self) -> u16 {
        self.board.players[self.me].aurei.unwrap_or(0)
    }

    pub fn display(&self) -> Vec<Card> {
        cards(&self.board.players[self.me].display)
    }

    pub fn dealt(&self) -> Vec<Card> {
        cards(&self.board.dealt)
    }

    /// The card that waits for a place.
    pub fn drawn(&self) -> Option<Card> {
        self.board.drawing.iter().flatten().find_map(|code| code.parse().ok())
    }

    pub fn groups(&self) -> Vec<Group> {
        let group = |(legion, shown): (Legion, &LegionView)| Group {
            legion,
            cards: cards(&shown.cards),
            price: shown.price_for_you.unwrap_or(shown.price),
        };
        Legion::all(self.board.legions.len()).zip(&self.board.legions).map(group).collect()
    }

    pub fn may(&self, action: Action) -> bool {
        self.choice(action).is_some()
    }

    pub fn choice(&self, action: Action) -> Option<&'a Possible> {
        self.possible.iter().find(|(other, _)| *other == action).map(|(_, choice)| *choice)
    }

    /// The cards that can be played now.
    pub fn playable(&self) -> impl Iterator<Item = Card> + use<'_> {
        self.possible.iter().filter_map(|(action, _)| match action {
            Action::Play(card) => Some(*card),
            Action::Keep { .. }
            | Action::Draw
            | Action::Look
            | Action::Hand(_)
            | Action::Below(..)
            | Action::Under(_)
            | Action::Buy(_)
            | Action::Surrender(_)
            | Action::Pass => None,
        })
    }

    /// The largest of the cards of these categories that can be played.
    pub fn playable_of(&self, categories: &[Category]) -> Option<Card> {
        self.playable().filter(|card| categories.contains(&card.category())).max_by_key(|card| card.symbols())
    }

    /// A Fleet or an Army in hand that has no room (6.3).
    pub fn stranded(&self) -> Option<Card> {
        let limited = self.view.impossible.iter().filter(|not| not.rules.split(", ").any(|rule| rule == "6.3"));
        limited.filter_map(|not| not.action.strip_prefix("play ")?.parse().ok()).find(|card: &Card| is_force(*card))
    }

    /// Whether what the topic is about has been done or can be seen to be understood. What is only read is not: the
    /// learner says so.
    pub fn knows(&self, topic: Topic) -> bool {
        let board = self.board;
        let free = |place: fn(&pax_tables::DrawView) -> bool| board.draw.as_ref().is_some_and(place);
        let placing = board.step == "place" && self.turns() == 0;
        let drew = self.is_past(&["place", "buy", "play"]);
        let placed = self.is_past(&["buy", "play"]);
        match topic {
            Topic::Keep => board.step != "opening" || !self.is_asked(),
            Topic::Draw => drew,
            Topic::Hand => placed || placing && !free(|draw| draw.hand_places > 0),
            Topic::Below => placed || placing && !free(|draw| draw.legion_place),
            Topic::Under => placed || placing && !free(|draw| draw.under_place),
            Topic::Buy => self.is_past(&["play"]),
            Topic::First => self.turns() > 0 || !self.display().is_empty(),
            Topic::Room => self.display().into_iter().any(is_force),
            Topic::Income => self.turns() > 0,
            Topic::Intrigue => self.display().iter().any(|card| card.category() == Category::Intrigue),
            Topic::Look => board.rome.looked.contains(&self.me),
            Topic::Levy
            | Topic::Struggle
            | Topic::Victories
            | Topic::Notebook
            | Topic::Free
            | Topic::Verdict
            | Topic::Counting => false,
        }
    }
}

pub fn is_force(card: Card) -> bool {
    matches!(card.category(), Category::Fleet | Category::Army)
}

pub fn cards(codes: &[String]) -> Vec<Card> {
    codes.iter().filter_map(|code| code.parse().ok()).collect()
}
