//! What can be done now, as both faces offer it: with its cost, what it would earn, and what it would bring.

use pax_rules::Action;
use pax_words::Words;

use crate::sight::{Possible, Sight};

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
pub fn choices(words: Words, sight: &Sight) -> Vec<Choice> {
    sight.possible.iter().map(|possible| choice(words, sight, possible)).collect()
}

fn choice(words: Words, sight: &Sight, possible: &Possible) -> Choice {
    let action = possible.action;
    let step = sight.board.as_ref().map_or("", |board| board.step.as_str());
    let text = match action {
        Action::Draw if sight.board.as_ref().is_some_and(|board| board.deck == 0) => words.say("table-take-two"),
        Action::Buy(legion) => {
            words.tell("table-buy-label", &[("legion", legion.numeral().into()), ("aurei", possible.cost.into())])
        }
        Action::Play(card) => {
            words.tell("table-play-label", &[("card", words.card_name(card).into()), ("aurei", possible.cost.into())])
        }
        Action::Surrender(card) => words.tell("table-surrender-label", &[("card", words.card_name(card).into())]),
        Action::Pass => words.say(match step {
            "buy" => "table-pass-buy",
            "senate" => "table-pass-senate",
            _ => "table-pass-play",
        }),
        Action::Draw | Action::Look | Action::Keep { .. } | Action::Hand(_) | Action::Below(..) | Action::Under(_) => {
            words.action(action)
        }
    };
    Choice { action, text, note: note(words, sight, possible, step), is_pass: action == Action::Pass }
}

fn note(words: Words, sight: &Sight, possible: &Possible, step: &str) -> String {
    let mut notes = Vec::new();
    let turn = sight.board.as_ref().and_then(|board| board.turn.as_ref());
    match possible.action {
        Action::Pass if step == "play" => notes.extend(turn.map(|turn| words.aurei(turn.income))),
        Action::Look => notes.push(words.aurei(2)),
        Action::Buy(legion) => {
            let legions = sight.board.as_ref().map(|board| &board.legions);
            let group = legions.and_then(|legions| legions.get(legion.index()));
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
        notes.push(words.say("table-takes-conspiratus"));
    }
    notes.join(", ")
}

/// What is asked, and of whom.
pub fn question(words: Words, sight: &Sight) -> String {
    let Some(board) = &sight.board else { return words.say("table-title-gathering") };
    let step = board.step.as_str();
    if sight.was_away() {
        return format!("{} y: {}", words.say("table-was-away"), words.say("table-return"));
    }
    if sight.is_asked() {
        return match step {
            "turn" if sight.setup.players == 1 => words.say("table-your-turn-alone"),
            "surrender" => words.tell("table-owes", &[("cards", board.owes.into())]),
            step => words.say(&format!("table-your-{step}")),
        };
    }
    let names: Vec<&str> = board.asked.iter().map(|seat| sight.name(*seat)).collect();
    match names[..] {
        [name] => words.tell(&format!("table-their-{step}"), &[("name", name.into())]),
        [] => words.say("table-your-over"),
        _ => words.tell("table-waiting", &[("names", words.list(&names).into())]),
    }
}
