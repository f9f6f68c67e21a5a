//! What happened at a table, and why a choice is good, in a line of the viewer's language.

use pax_bots::{Number, Reason};
use pax_rules::{Seat, Victor};
use pax_tables::{TableState, What};
use pax_words::{Arg, Words};

/// The line of one piece of news. The state is the one after it.
pub(crate) fn line(words: Words, state: &TableState, what: &What) -> String {
    let nobody = words.say("news-nobody");
    let name = |seat: Seat| state.name_of(seat).unwrap_or(&nobody);
    let about = |key: &str, seat: Seat| words.tell(key, &[("who", name(seat).into())]);
    match what {
        What::Event(event) => words.event(event, name),
        What::Joined { seat } => about("news-joined", *seat),
        What::Left { name } => words.tell("news-left", &[("who", name.as_str().into())]),
        What::SeatGiven { seat } => about("news-seat-given", *seat),
        What::Started => words.say("news-started").into_owned(),
        What::Undone { seat, actions } => {
            words.tell("news-undone", &[("who", name(*seat).into()), ("actions", (*actions).into())])
        }
        What::Resigned { seat } => about("news-resigned", *seat),
        What::TimedOut { seat } => about("news-timed-out", *seat),
        What::Returned { seat } => about("news-returned", *seat),
        What::HintTaken { seat } => about("news-hint-taken", *seat),
        What::Rematched { table } => words.tell("news-rematched", &[("table", table.as_str().into())]),
        What::Abandoned => words.say("news-abandoned").into_owned(),
        What::Finished { victor, winners } => {
            let names: Vec<&str> = winners.iter().map(name).collect();
            let victor = match victor {
                Victor::Rome => "rome",
                Victor::Rebels => "rebels",
            };
            let args = [("victor", victor.into()), ("winners", names.len().into()), ("who", words.list(&names).into())];
            words.tell("news-finished", &args)
        }
    }
}

/// Why a choice is good, in words.
pub(crate) fn reason(words: Words, reason: Reason) -> String {
    let numbers = reason.numbers();
    let args: Vec<(&str, Arg<'_>)> = numbers
        .iter()
        .map(|(name, number)| match number {
            Number::Count(count) => (*name, (*count).into()),
            Number::Category(category) => (*name, words.category(*category).into()),
            Number::Legion(legion) => (*name, legion.numeral().into()),
        })
        .collect();
    words.tell(reason.key(), &args)
}
