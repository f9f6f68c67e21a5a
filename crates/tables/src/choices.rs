//! What the viewer can do now, what it costs, and why the rest cannot be done.

use std::borrow::Cow;

use pax_rules::{Action, Card, Game, Legion, Refusal, Seat, Step, View};
use serde::{Deserialize, Serialize};

use crate::denied::RefusalCode;
use crate::wire::OpenEnum;

/// Something that can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Possible {
    /// In the notation of a record, without the seat: what to send.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub action: Action,
    /// Aurei it costs.
    pub cost: u16,
    /// What the turn would then earn if it stopped there (7); for cards that can be played in one's own turn.
    pub income: Option<u16>,
    /// Whether it would bring Primus Conspiratus (6.5).
    pub takes_conspiratus: bool,
}

/// Something that belongs to this step but cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Impossible {
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub action: Action,
    /// The refusal in a word.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub code: OpenEnum<RefusalCode>,
    /// And in a sentence; English, until somebody words the `refusal` otherwise.
    pub reason: String,
    /// The numbers of the rules it rests on.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub rules: Cow<'static, str>,
    /// The refusal itself, for those who word it in another language; none in what was read from outside.
    #[serde(skip)]
    pub refusal: Option<Refusal>,
}

/// What can be done, with what it costs and what it would change: all of it follows from what lies open.
pub(crate) fn possible(game: &Game, view: &View, seat: Seat) -> Vec<Possible> {
    let cost = |action| match action {
        Action::Buy(legion) => view.price_for(seat, legion),
        Action::Play(_) if matches!(view.step(), Step::Senate { .. }) => view.answer_cost(),
        Action::Play(_) => view.next_cost(),
        Action::Keep { .. }
        | Action::Draw
        | Action::Look
        | Action::Hand(_)
        | Action::Below(..)
        | Action::Under(_)
        | Action::Surrender(_)
        | Action::Pass => 0,
    };
    let foreseen = |action| {
        let Action::Play(_) = action else { return (None, false) };
        let mut after = *game;
        after.play(seat, action, &mut ()).expect("a legal action can be played");
        let led = view.primus_conspiratus() != Some(seat) && after.primus_conspiratus() == Some(seat);
        ((view.step() == Step::Play).then(|| after.income()), led)
    };
    let told = |action| {
        let (income, takes_conspiratus) = foreseen(action);
        Possible { action, cost: cost(action), income, takes_conspiratus }
    };
    view.legal().iter().map(told).collect()
}

/// The deeds of this step that the seat would be refused. They are thought of from the view alone, and the answer is what
/// the seat would hear if it tried.
pub(crate) fn impossible(game: &Game, view: &View, seat: Seat) -> Vec<Impossible> {
    if !view.is_awaited(seat) {
        return Vec::new();
    }
    let refused = |action: Action| {
        let refusal = { *game }.play(seat, action, &mut ()).err()?;
        Some(Impossible {
            action,
            code: RefusalCode::from(&refusal).into(),
            reason: refusal.to_string(),
            rules: refusal.rules().into(),
            refusal: Some(refusal),
        })
    };
    thinkable(view, seat).into_iter().filter_map(refused).collect()
}

fn thinkable(view: &View, seat: Seat) -> Vec<Action> {
    let hand = || distinct(view.hand(seat).flatten());
    match view.step() {
        Step::Turn => vec![Action::Draw, Action::Look],
        Step::Place(_) => {
            // The places are refused for every card alike, so one card speaks for all.
            let card = view.held().flatten().next();
            let first = Legion::all(1).next();
            let places = card.zip(first).map(|(c, first)| [Action::Hand(c), Action::Below(first, c), Action::Under(c)]);
            places.into_iter().flatten().collect()
        }
        Step::Buy => view.legions().map(Action::Buy).collect(),
        Step::Play | Step::Senate { .. } => hand().into_iter().map(Action::Play).collect(),
        Step::Surrender { .. } => vec![Action::Pass],
        Step::Opening | Step::Over => Vec::new(),
    }
}

fn distinct(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_unstable();
    cards.dedup();
    cards
}
