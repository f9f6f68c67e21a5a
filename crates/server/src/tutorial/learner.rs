//! A learner's table, read for lessons: how far they are, what they hold, what they may do. All of it comes from the
//! view that the page shows.

use pax_rules::{Action, Card, Category, Seat};
use pax_tables::{Board, Hands, LegionView, Phase, Possible, RefusalCode, StepKind, TableView};

use super::topic::Topic;

pub struct Learner<'a> {
    pub board: &'a Board,
    pub me: Seat,
    view: &'a TableView,
}

impl<'a> Learner<'a> {
    /// Somebody who plays at this table; nobody once the game is over.
    pub fn at(view: &'a TableView) -> Option<Learner<'a>> {
        let (me, board) = (view.you.seat?, view.board.as_ref()?);
        if view.phase != Phase::Playing || view.seats.len() != 2 || view.seat(me)?.hands != Hands::Owner {
            return None;
        }
        Some(Learner { board, me, view })
    }

    pub fn is_asked(&self) -> bool {
        self.view.seats[self.me.index()].asked
    }

    /// Whether the learner is asked in this step.
    pub fn is_at(&self, step: StepKind) -> bool {
        self.is_asked() && self.board.step == step
    }

    pub fn rival(&self) -> Seat {
        self.me.others(2).next().expect("two play")
    }

    pub fn name(&self, seat: Seat) -> String {
        self.view.seats[seat.index()].name.as_ref().map(ToString::to_string).unwrap_or_default()
    }

    /// The turns that the learner has finished (9.1).
    pub fn turns(&self) -> usize {
        let over = self.board.turn.as_ref().is_some_and(|turn| turn.seat != self.me) && self.board.starter == self.me;
        usize::from(self.board.round).saturating_sub(1) + usize::from(over)
    }

    /// Whether the learner's first turn is past this step of it.
    fn is_past(&self, steps: &[StepKind]) -> bool {
        self.turns() > 0 || self.board.step.known().is_some_and(|step| steps.contains(step))
    }

    pub fn money(&self) -> u16 {
        self.board.players[self.me.index()].aurei.unwrap_or(0)
    }

    pub fn display(&self) -> &'a [Card] {
        &self.board.players[self.me.index()].display
    }

    /// The card that waits for a place.
    pub fn drawn(&self) -> Option<Card> {
        self.board.drawing.iter().flatten().next().copied()
    }

    /// What the learner would pay for a group.
    pub fn price(&self, group: &LegionView) -> u16 {
        group.price_for_you.unwrap_or(group.price)
    }

    pub fn may(&self, action: Action) -> bool {
        self.choice(action).is_some()
    }

    pub fn choice(&self, action: Action) -> Option<&'a Possible> {
        self.view.possible.iter().find(|choice| choice.action == action)
    }

    /// The cards that can be played now.
    pub fn playable(&self) -> impl Iterator<Item = Card> + use<'_> {
        self.view.possible.iter().filter_map(|choice| played(choice.action))
    }

    /// The largest of the cards of these categories that can be played.
    pub fn playable_of(&self, categories: &[Category]) -> Option<Card> {
        self.playable().filter(|card| categories.contains(&card.category())).max_by_key(|card| card.symbols())
    }

    /// A Fleet or an Army in hand that has no room (6.3).
    pub fn stranded(&self) -> Option<Card> {
        let limited = self.view.impossible.iter().filter(|not| not.code == RefusalCode::TooStrong);
        limited.filter_map(|not| played(not.action)).find(|card| is_force(*card))
    }

    /// Whether what the topic is about has been done or can be seen to be understood. What is only read is not: the
    /// learner says so.
    pub fn knows(&self, topic: Topic) -> bool {
        let board = self.board;
        let free = |place: fn(&pax_tables::DrawView) -> bool| board.draw.as_ref().is_some_and(place);
        let placing = board.step == StepKind::Place && self.turns() == 0;
        let drew = self.is_past(&[StepKind::Place, StepKind::Buy, StepKind::Play]);
        let placed = self.is_past(&[StepKind::Buy, StepKind::Play]);
        match topic {
            Topic::Keep => board.step != StepKind::Opening || !self.is_asked(),
            Topic::Draw => drew,
            Topic::Hand => placed || placing && !free(|draw| draw.hand_places > 0),
            Topic::Below => placed || placing && !free(|draw| draw.legion_place),
            Topic::Under => placed || placing && !free(|draw| draw.under_place),
            Topic::Buy => self.is_past(&[StepKind::Play]),
            Topic::First => self.turns() > 0 || !self.display().is_empty(),
            Topic::Room => self.display().iter().any(|card| is_force(*card)),
            Topic::Income => self.turns() > 0,
            Topic::Intrigue => self.display().iter().any(|card| card.category() == Category::Intrigue),
            Topic::Look => board.rome.looked.contains(self.me),
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

/// The card that is played by this action.
fn played(action: Action) -> Option<Card> {
    match action {
        Action::Play(card) => Some(card),
        Action::Keep { .. }
        | Action::Draw
        | Action::Look
        | Action::Hand(_)
        | Action::Below(..)
        | Action::Under(_)
        | Action::Buy(_)
        | Action::Surrender(_)
        | Action::Pass => None,
    }
}
