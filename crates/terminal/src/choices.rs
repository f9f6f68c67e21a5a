//! What can be done now, as both faces offer it: with its cost, what it would earn, and what it would bring.

use pax_rules::Action;
use pax_tables::{OpenEnum, Possible, StepKind, TableView};
use pax_words::Words;

use crate::reading::{is_asked, names, was_away};

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub action: Action,
    /// What it is: "Play Army 2 for 1 Aureus".
    pub text: String,
    /// What it leads to: "income then 3".
    pub note: String,
    /// Whether it means to stop here: what the key for passing does.
    pub is_pass: bool,
}

/// Everything that can be done, in the order of the rules.
pub fn choices(words: Words, view: &TableView) -> Vec<Choice> {
    view.possible.iter().map(|possible| choice(words, view, possible)).collect()
}

fn choice(words: Words, view: &TableView, possible: &Possible) -> Choice {
    let action = possible.action;
    let step = view.board.as_ref().and_then(|board| board.step.known().copied());
    let text = match action {
        Action::Draw if view.board.as_ref().is_some_and(|board| board.deck == 0) => {
            words.say("table-take-two").into_owned()
        }
        Action::Buy(legion) => {
            words.tell("table-buy-label", &[("legion", legion.numeral().into()), ("aurei", possible.cost.into())])
        }
        Action::Play(card) => {
            words.tell("table-play-label", &[("card", words.card_name(card).into()), ("aurei", possible.cost.into())])
        }
        Action::Surrender(card) => words.tell("table-surrender-label", &[("card", words.card_name(card).into())]),
        Action::Pass => words
            .say(match step {
                Some(StepKind::Buy) => "table-pass-buy",
                Some(StepKind::Senate) => "table-pass-senate",
                Some(
                    StepKind::Opening
                    | StepKind::Turn
                    | StepKind::Place
                    | StepKind::Play
                    | StepKind::Surrender
                    | StepKind::Over,
                )
                | None => "table-pass-play",
            })
            .into_owned(),
        Action::Draw | Action::Look | Action::Keep { .. } | Action::Hand(_) | Action::Below(..) | Action::Under(_) => {
            words.action(action)
        }
    };
    Choice { action, text, note: note(words, view, possible, step), is_pass: action == Action::Pass }
}

fn note(words: Words, view: &TableView, possible: &Possible, step: Option<StepKind>) -> String {
    let mut notes = Vec::new();
    let turn = view.board.as_ref().and_then(|board| board.turn.as_ref());
    match possible.action {
        Action::Pass if step == Some(StepKind::Play) => notes.extend(turn.map(|turn| words.aurei(turn.income))),
        Action::Look => notes.push(words.aurei(2)),
        Action::Buy(legion) => {
            let legions = view.board.as_ref().map(|board| &board.legions);
            let group = legions.and_then(|legions| legions.iter().find(|group| group.legion == legion));
            let cards = group.map(|group| group.cards.iter().map(|card| words.card_name(*card)).collect::<Vec<_>>());
            notes.extend(cards.map(|cards| words.list(&cards)));
        }
        Action::Pass
        | Action::Keep { .. }
        | Action::Draw
        | Action::Hand(_)
        | Action::Below(..)
        | Action::Under(_)
        | Action::Play(_)
        | Action::Surrender(_) => {}
    }
    notes.extend(possible.income.map(|income| words.tell("terminal-then-income", &[("aurei", income.into())])));
    if possible.takes_conspiratus {
        notes.push(words.say("table-takes-conspiratus").into_owned());
    }
    notes.join(", ")
}

/// What is asked, and of whom.
pub fn question(words: Words, view: &TableView) -> String {
    let Some(board) = &view.board else { return words.say("table-title-gathering").into_owned() };
    if was_away(view) {
        return format!("{} y: {}", words.say("table-was-away").into_owned(), words.say("table-return").into_owned());
    }
    let names = names(view, board.asked);
    let step = match &board.step {
        OpenEnum::Known(step) => *step,
        // Of a step that is unknown here nothing can be said but who is asked.
        OpenEnum::Other(_) => return words.tell("table-waiting", &[("names", words.list(&names).into())]),
    };
    if is_asked(view) {
        return match step {
            StepKind::Turn if view.setup.players == 1 => words.say("table-your-turn-alone").into_owned(),
            StepKind::Surrender => words.tell("table-owes", &[("cards", board.owes.into())]),
            StepKind::Opening
            | StepKind::Turn
            | StepKind::Place
            | StepKind::Buy
            | StepKind::Play
            | StepKind::Senate
            | StepKind::Over => words.say(&format!("table-your-{}", step.as_str())).into_owned(),
        };
    }
    match names.as_slice() {
        [name] => words.tell(&format!("table-their-{}", step.as_str()), &[("name", (*name).into())]),
        [] => words.say("table-your-over").into_owned(),
        several => words.tell("table-waiting", &[("names", words.list(several).into())]),
    }
}
