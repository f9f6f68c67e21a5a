//! What happened at a table on this machine, and why somebody would do something, in words.

use pax_bots::{Advice, Number, Reason};
use pax_rules::{Event, Seat, Victor};
use pax_tables::{Denied, TableState, What};
use pax_words::{Arg, Words};

use crate::session::Tip;

/// A line of the chronicle; none for what goes without saying when everybody sits at one keyboard.
pub fn line(words: Words, state: &TableState, what: &What) -> String {
    let name = |seat: Seat| state.name_of(seat).unwrap_or_default();
    match what {
        // Where a drawn card goes is told next; while it is held it lies before one's eyes.
        What::Event(Event::Drew { .. }) => String::new(),
        What::Event(event) => words.event(event, name),
        What::Started => words.say("news-started").into_owned(),
        What::Undone { seat, actions } => {
            words.tell("news-undone", &[("who", name(*seat).into()), ("actions", (*actions).into())])
        }
        What::HintTaken { seat } => words.tell("news-hint-taken", &[("who", name(*seat).into())]),
        What::Finished { victor, winners } => {
            let names: Vec<&str> = winners.iter().map(name).collect();
            let victor = if *victor == Victor::Rome { "rome" } else { "rebels" };
            let who = words.list(&names);
            words.tell(
                "news-finished",
                &[("victor", victor.into()), ("winners", names.len().into()), ("who", who.into())],
            )
        }
        What::Joined { .. }
        | What::Left { .. }
        | What::SeatGiven { .. }
        | What::Resigned { .. }
        | What::TimedOut { .. }
        | What::Returned { .. }
        | What::Rematched { .. }
        | What::Abandoned => String::new(),
    }
}

/// Why something was not done.
pub fn denied(words: Words, denied: &Denied) -> String {
    match denied {
        Denied::Refused(refusal) => words.refusal(refusal),
        Denied::NothingToUndo | Denied::UndoTooFar { .. } => words.say("denied-nothing-to-undo").into_owned(),
        // What is offered here is possible; these can only be met by mistake, and the log's words will do.
        other => other.to_string(),
    }
}

/// Advice in words.
pub fn tips(words: Words, advice: &Advice) -> Vec<Tip> {
    let tip = |hint: &pax_bots::Hint| Tip {
        action: hint.action,
        percent: (hint.chance * 100.0).round() as u8,
        reason: reason(words, hint.reason),
    };
    advice.best.iter().map(tip).collect()
}

fn reason(words: Words, reason: Reason) -> String {
    let told = |number: Number| -> Arg<'static> {
        match number {
            Number::Count(count) => count.into(),
            Number::Category(category) => words.category(category).into(),
            Number::Legion(legion) => legion.numeral().into(),
        }
    };
    let args: Vec<(&str, Arg<'_>)> = reason.numbers().into_iter().map(|(name, number)| (name, told(number))).collect();
    words.tell(reason.key(), &args)
}
