//! What the viewer may do now, as buttons with what each costs, and what belongs to this step but cannot be done, with
//! the rule that says so.

use maud::{Markup, html};
use pax_rules::{Action, Card};
use pax_tables::{Board, Possible, TableView, UndoView};

use super::{At, allows};
use crate::pages::frame::{rules_cited, sentence};
use crate::pages::show;

pub fn ask(at: &At, view: &TableView, cards: &Board) -> Markup {
    let Some(seat) = view.you.seat else { return html! {} };
    let away = view.seats[seat].hands == "timed_out";
    html! {
        section.ask aria-labelledby="ask" {
            h2.sr id="ask" tabindex="-1" { (words::ASK) }
            @if away {
                p { (words::AWAY) }
                form method="post" action=(at.to("return")) {
                    (hidden(seat)) button.first id="return" { (words::RETURN) }
                }
            }
            @if !view.possible.is_empty() {
                form.acts method="post" action=(at.to("act")) {
                    (hidden(seat))
                    input type="hidden" name="after" value=(view.you.after);
                    (choices(view, cards))
                }
            }
            @if !view.impossible.is_empty() {
                details.cannot { summary { (words::CANNOT) }
                    ul { @for not in &view.impossible {
                        li {
                            strong { (show::action(&not.action)) } ": "
                            (sentence(&not.reason)) (rules_cited(Some(not.rules)))
                        }
                    } }
                }
            }
            div.inline {
                @if let Some(undo) = &view.undo { (take_back(at, seat, undo)) }
                @if !view.rated && !view.possible.is_empty() && allows(view, "take_hint") {
                    form method="post" action=(at.to("hint")) {
                        (hidden(seat)) button.quiet id="hint" { (words::HINT) }
                    }
                }
            }
        }
    }
}

fn hidden(seat: usize) -> Markup {
    html! { input type="hidden" name="seat" value=(seat); }
}

/// The buttons of a step; those that place a card stand together under it.
fn choices(view: &TableView, cards: &Board) -> Markup {
    let parsed = |possible: &Possible| possible.action.parse::<Action>().ok();
    let mut all: Vec<(&Possible, Action)> =
        view.possible.iter().filter_map(|possible| Some((possible, parsed(possible)?))).collect();
    // Stopping stands last, below everything that can still be done.
    all.sort_by_key(|(_, action)| *action == Action::Pass);
    html! {
        @for group in all.chunk_by(|one, next| placed(one.1).is_some() && placed(one.1) == placed(next.1)) {
            @match placed(group[0].1) {
                Some(card) => div.choice role="group" aria-label=(show::named(card)) {
                    (show::card(&card.to_string()))
                    div.inline { @for (possible, action) in group { (button(possible, &words::short(*action))) } }
                },
                None => @for (possible, action) in group { (choice(possible, *action, cards)) },
            }
        }
    }
}

/// The card that this action places or keeps.
fn placed(action: Action) -> Option<Card> {
    match action {
        Action::Hand(card) | Action::Below(_, card) | Action::Under(card) => Some(card),
        Action::Keep { card, open } if !open.is_empty() => Some(card),
        Action::Keep { .. }
        | Action::Draw
        | Action::Look
        | Action::Buy(_)
        | Action::Play(_)
        | Action::Surrender(_)
        | Action::Pass => None,
    }
}

fn choice(possible: &Possible, action: Action, cards: &Board) -> Markup {
    match action {
        Action::Buy(legion) => html! {
            div.choice {
                (button(possible, &words::buy(legion.numeral(), possible.cost)))
                @if let Some(legion) = cards.legions.get(legion.index()) { (show::cards(&legion.cards)) }
            }
        },
        Action::Play(card) | Action::Surrender(card) | Action::Keep { card, .. } => html! {
            div.choice { (button(possible, &words::with_card(action, possible.cost))) (show::card(&card.to_string())) }
        },
        Action::Pass => {
            let income = cards.turn.as_ref().map_or(0, |turn| turn.income);
            html! { div.choice { (button(possible, &words::pass(cards.step, income))) } }
        }
        Action::Draw | Action::Look | Action::Hand(_) | Action::Below(..) | Action::Under(_) => {
            html! { div.choice { (button(possible, &words::turn(action, cards.deck))) } }
        }
    }
}

fn button(possible: &Possible, text: &str) -> Markup {
    let id = format!("do-{}", possible.action.replace([' ', '@'], "-"));
    html! { button id=(id) name="action" value=(possible.action) { (text) } }
}

fn take_back(at: &At, seat: usize, undo: &UndoView) -> Markup {
    let one = undo.actions.saturating_sub(1);
    html! {
        form method="post" action=(at.to("undo")) {
            (hidden(seat))
            button.quiet id="undo" name="back_to" value=(one) { (words::UNDO) }
            @if undo.back_to < one {
                " "
                button.quiet id="undo-all" name="back_to" value=(undo.back_to) {
                    (words::undo_all(undo.actions - undo.back_to))
                }
            }
        }
    }
}

mod words {
    use pax_rules::Action;

    use crate::pages::show;

    pub const ASK: &str = "What you can do";
    pub const AWAY: &str = "Your time ran out, and a computer player has your seat.";
    pub const CANNOT: &str = "What cannot be done now, and why";
    pub const HINT: &str = "Ask for a hint";
    pub const RETURN: &str = "Take my seat back";
    pub const UNDO: &str = "Take back";

    pub fn undo_all(actions: usize) -> String {
        format!("Take back {actions} steps")
    }

    pub fn buy(numeral: &str, cost: u16) -> String {
        format!("Buy Legion {numeral} for {cost}")
    }

    pub fn short(action: Action) -> String {
        match action {
            Action::Hand(_) => "To my hand".to_owned(),
            Action::Below(legion, _) => format!("Below Legion {legion}"),
            Action::Under(_) => "Under the deck".to_owned(),
            Action::Keep { open, .. } => {
                let open: Vec<String> = open.iter().map(show::named).collect();
                format!("Keep, and lay open {}", open.join(" and "))
            }
            other => show::action(&other.to_string()),
        }
    }

    pub fn with_card(action: Action, cost: u16) -> String {
        match (action, cost) {
            (Action::Play(_), 0) => "Play free".to_owned(),
            (Action::Play(_), cost) => format!("Play for {cost}"),
            (Action::Surrender(_), _) => "Give to Rome".to_owned(),
            (_, _) => "Keep".to_owned(),
        }
    }

    pub fn turn(action: Action, deck: usize) -> String {
        match action {
            Action::Draw if deck == 0 => "Receive 2 Aurei: the deck is empty".to_owned(),
            Action::Draw => "Draw".to_owned(),
            Action::Look => "Look at Rome, receive 2 Aurei, end the turn".to_owned(),
            other => show::action(&other.to_string()),
        }
    }

    pub fn pass(step: &str, income: u16) -> String {
        match step {
            "buy" => "Buy nothing".to_owned(),
            "play" => format!("Stop here: income {income}"),
            "senate" => "Do not answer".to_owned(),
            _ => "Pass".to_owned(),
        }
    }
}
