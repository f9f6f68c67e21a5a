//! A game that is on: whose turn it is, what the viewer may do, the table, and the curtain between players on one
//! device.

use maud::{Markup, html};
use pax_tables::{Board, TableView};

use super::{At, allows, ask, board, name, names, seats};

pub fn game(at: &At, view: &TableView) -> Markup {
    let Some(cards) = &view.board else { return html! {} };
    let behind_curtain = view.you.seats.len() > 1 && view.you.seat.is_none();
    html! {
        h1.sr { (words::TABLE) }
        div.status {
            p.turn role="status" aria-live="polite" id="status" { (status(view, cards)) }
            (ribbon(cards))
            p.small { (words::round(cards)) @if let Some(goal) = &cards.goal { " · " (words::goal(goal)) } }
            p.small id="connection" hidden { (words::OFFLINE) }
        }
        @if behind_curtain { (curtain(at, view)) } @else { (ask::ask(at, view, cards)) }
        (board::rome(view, cards))
        (board::legions(view, cards))
        @if let Some(seat) = view.you.seat { (board::hand(view, cards, seat)) }
        (seats::seats(view, cards))
        (aside(at, view))
    }
}

fn status(view: &TableView, cards: &Board) -> String {
    let mine = view.you.seat.is_some_and(|seat| view.seats[seat].asked);
    match (mine, cards.asked.as_slice()) {
        (true, _) => words::your_step(cards.step).to_owned(),
        (false, []) => words::NOBODY.to_owned(),
        (false, [one]) => words::their_step(&name(view, *one), cards.step),
        (false, several) => words::waiting(&names(view, several)),
    }
}

/// Draw, buy, play, income: where the turn is.
fn ribbon(cards: &Board) -> Markup {
    let place = match cards.step {
        "turn" | "place" => 0,
        "buy" => 1,
        "play" => 2,
        "surrender" | "senate" => 3,
        _ => return html! {},
    };
    html! {
        ol.ribbon aria-label=(words::STEPS) { @for (number, step) in words::RIBBON.iter().enumerate() {
            li aria-current=[(number == place).then_some("step")] { (step) }
        } }
    }
}

/// Several seats on one device: nobody's hand is shown until its owner says so.
fn curtain(at: &At, view: &TableView) -> Markup {
    let asked: Vec<usize> = view.you.seats.iter().copied().filter(|seat| view.seats[*seat].asked).collect();
    html! {
        section.panel.curtain aria-labelledby="curtain" {
            h2 id="curtain" tabindex="-1" { (words::CURTAIN) }
            @if asked.is_empty() { p { (words::CURTAIN_WAIT) } }
            @for seat in asked {
                p { a.button.first href=(at.address(Some(seat))) { (words::i_am(&name(view, seat))) } }
            }
        }
    }
}

fn aside(at: &At, view: &TableView) -> Markup {
    let seat = view.you.seat;
    html! {
        section.aside aria-label=(words::MORE) {
            @if view.you.seats.len() > 1 && seat.is_some() { a.button href=(at.address(None)) { (words::HIDE) } " " }
            @if allows(view, "resign") {
                @let seat = seat.or(view.you.seats.first().copied()).unwrap_or(0);
                a.button href={ (at.to("resign")) "?seat=" (seat) } { (words::RESIGN) }
            }
            details { summary { (words::FAIR) }
                p { (words::FAIR_TEXT) } p { code { (view.commitment) } }
            }
        }
    }
}

mod words {
    use pax_tables::{Board, SoloGoal};

    pub const CURTAIN: &str = "Hand over the device";
    pub const CURTAIN_WAIT: &str = "None of you is asked now.";
    pub const FAIR: &str = "Is the deal fair?";
    pub const FAIR_TEXT: &str = "The deck was fixed before the first card. This is the SHA-256 of its seed; the seed \
                                 itself is shown when the game is over.";
    pub const HIDE: &str = "Hide my cards";
    pub const MORE: &str = "More";
    pub const NOBODY: &str = "Nobody is asked now.";
    pub const OFFLINE: &str = "The connection is lost. Trying again.";
    pub const RESIGN: &str = "Resign";
    pub const RIBBON: [&str; 4] = ["Draw", "Buy", "Play", "Income"];
    pub const STEPS: &str = "Steps of a turn";
    pub const TABLE: &str = "The table";

    pub fn round(cards: &Board) -> String {
        let deck = if cards.deck == 1 { "1 card".to_owned() } else { format!("{} cards", cards.deck) };
        if cards.round == 0 {
            format!("Opening · {deck} in the deck")
        } else {
            format!("Round {} · {deck} in the deck", cards.round)
        }
    }

    pub fn goal(goal: &SoloGoal) -> String {
        format!(
            "stronger than Rome in {} of {} you need, {} of {} categories shown",
            goal.above_rome, goal.needs, goal.shown, goal.categories
        )
    }

    pub fn your_step(step: &str) -> &'static str {
        match step {
            "opening" => "Your choice: keep one card, the rest goes under the deck.",
            "turn" => "Your turn: draw, or look at Rome.",
            "place" => "Your turn: place the card you drew.",
            "buy" => "Your turn: buy the cards below one Legion, or pass.",
            "play" => "Your turn: play cards, or stop and take your income.",
            "surrender" => "Your turn: give a card to Rome.",
            "senate" => "A Senator was played: answer with one card, or do not.",
            _ => "Your turn.",
        }
    }

    pub fn their_step(name: &str, step: &str) -> String {
        let doing = match step {
            "opening" => "chooses a card to keep",
            "turn" => "begins a turn",
            "place" => "places a drawn card",
            "buy" => "may buy",
            "play" => "may play cards",
            "surrender" => "gives a card to Rome",
            "senate" => "may answer the Senator",
            _ => "is asked",
        };
        format!("{name} {doing}.")
    }

    pub fn waiting(names: &str) -> String {
        format!("Waiting for {names}.")
    }

    pub fn i_am(name: &str) -> String {
        format!("I am {name}: show my cards")
    }
}
