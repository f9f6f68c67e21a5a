//! How things of the game look in a page: cards, money, dates, tables in a list.

use maud::{Markup, html};
use pax_rules::{Action, Card, Category};
use pax_tables::{Agreement, TimeControl};

use crate::{Summary, TableLine};

/// A card in the notation of a record, as a small card.
pub fn card(code: &str) -> Markup {
    let Ok(card) = code.parse::<Card>() else { return html! { span.card { (code) } } };
    let (category, symbols) = (card.category(), usize::from(card.symbols()));
    html! {
        span class={ "card " (category.name()) } title=(category.latin()) {
            span.symbols aria-hidden="true" { @for _ in 0..symbols { i { (category.letter()) } } }
            span.name { (category) }
            span.sr { " " (words::symbols(symbols)) ", " (words::PRICE) " " }
            span.coin { (card.price()) }
        }
    }
}

/// A card that the viewer may not see.
pub fn back() -> Markup {
    html! { span.card.back { span.sr { (words::BACK) } } }
}

pub fn face(code: Option<&str>) -> Markup {
    code.map_or_else(back, card)
}

/// Cards in a row; a word where there is none.
pub fn cards<'a>(codes: impl IntoIterator<Item = &'a String>) -> Markup {
    let mut codes = codes.into_iter().peekable();
    html! {
        @if codes.peek().is_none() { span.none { (words::NONE) } }
        @else { span.cards { @for code in codes { (card(code)) } } }
    }
}

/// A card in words: `Wealth ×2, price 3`.
pub fn named(card: Card) -> String {
    let times = if card.symbols() > 1 { format!(" ×{}", card.symbols()) } else { String::new() };
    format!("{}{times}, price {}", card.category(), card.price())
}

pub fn aurei(sum: impl Into<i64>) -> String {
    match sum.into() {
        1 => "1 Aureus".to_owned(),
        sum => format!("{sum} Aurei"),
    }
}

/// An action in words, verb first.
pub fn action(text: &str) -> String {
    match text.parse() {
        Ok(action) => action_words(action),
        Err(_) => text.to_owned(),
    }
}

fn action_words(action: Action) -> String {
    match action {
        Action::Keep { card, open } if open.is_empty() => format!("Keep {}", named(card)),
        Action::Keep { card, open } => {
            let open: Vec<String> = open.iter().map(named).collect();
            format!("Keep {}; lay open {}", named(card), open.join(" and "))
        }
        Action::Draw => "Draw".to_owned(),
        Action::Look => "Look at Rome".to_owned(),
        Action::Hand(card) => format!("Take {} in hand", named(card)),
        Action::Below(legion, card) => format!("Lay {} below Legion {legion}", named(card)),
        Action::Under(card) => format!("Slip {} under the deck", named(card)),
        Action::Buy(legion) => format!("Buy Legion {legion}"),
        Action::Play(card) => format!("Play {}", named(card)),
        Action::Surrender(card) => format!("Give {} to Rome", named(card)),
        Action::Pass => "Pass".to_owned(),
    }
}

/// A category by its name in lower case, as people read it.
pub fn category(name: &str) -> String {
    Category::ALL.iter().find(|category| category.name() == name).map_or_else(|| name.to_owned(), ToString::to_string)
}

pub fn setup(setup: &Agreement) -> String {
    let players = match setup.solo_level {
        Some(level) => format!("solitaire, game {level}"),
        None => format!("{} players", setup.players),
    };
    let extras =
        [(setup.nocturnus, ", Nocturnus"), (setup.final_levy, ", final levy"), (!setup.open_tally, ", closed tally")];
    extras.iter().filter(|(chosen, _)| *chosen).fold(players, |text, (_, extra)| text + extra)
}

/// A mode of ratings and lists: `3-nocturnus`.
pub fn mode(mode: &str) -> String {
    let (players, night) = mode.split_once("-nocturnus").map_or((mode, ""), |(players, _)| (players, ", Nocturnus"));
    match players.strip_prefix("solo-") {
        Some(level) => format!("solitaire, game {level}{night}"),
        None => format!("{players} players{night}"),
    }
}

pub fn time(time: &TimeControl) -> String {
    match time {
        TimeControl::Untimed => "no clock".to_owned(),
        TimeControl::Live { bank, increment } => format!("{} min and {increment} s a turn", bank / 60),
        TimeControl::Correspondence { hours } if hours % 24 == 0 => format!("{} days a turn", hours / 24),
        TimeControl::Correspondence { hours } => format!("{hours} hours a turn"),
    }
}

/// Milliseconds as a clock shows them.
pub fn clock(millis: u64) -> String {
    let seconds = millis.div_ceil(1000);
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{:02}", seconds % 60),
        (0, _) => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
        (_, _) => format!("{days} d {hours} h"),
    }
}

/// A moment in milliseconds since 1970.
pub fn moment(at: i64) -> Markup {
    let (minutes, date) = (at.div_euclid(60_000).rem_euclid(24 * 60), date(at.div_euclid(86_400_000)));
    let time = format!("{:02}:{:02}", minutes / 60, minutes % 60);
    html! { time datetime={ (date) "T" (time) "Z" } { (date) " " (time) } }
}

/// A day since 1970 as `2026-11-15`: the calendar repeats every 400 years, counted from the first of March.
pub fn date(day: i64) -> String {
    let shifted = day + 719_468;
    let (era, in_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (in_era - in_era / 1460 + in_era / 36_524 - in_era / 146_096) / 365;
    let in_year = in_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * in_year + 2) / 153;
    let day = in_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = era * 400 + year + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Who sits at a table, with computer players and empty seats.
pub fn players(summary: &Summary) -> Markup {
    html! {
        @for (seat, sitter) in summary.seats.iter().enumerate() {
            @if seat > 0 { ", " }
            @match (&sitter.name, sitter.person) {
                (Some(name), Some(person)) => a href={ "/p/" (person) } { (name) },
                (Some(name), None) => (name),
                (None, _) => span.none { (words::EMPTY) },
            }
            @if summary.winners.contains(&seat) { span.won { " " (words::WON) } }
        }
    }
}

/// Tables as a list, each with where to go.
pub fn tables(lines: &[TableLine]) -> Markup {
    html! {
        ul.tables {
            @for line in lines {
                li {
                    a.button href={ "/t/" (line.table) } { (words::go(line.phase, line.asked, !line.seats.is_empty())) }
                    div {
                        @if let Some(summary) = &line.summary {
                            div { (players(summary)) }
                            div.small { (setup(&summary.setup)) " · " (time(&summary.time))
                                @if summary.rated { " · " (words::RATED) } }
                        }
                        div.small { (moment(line.updated_at)) }
                    }
                }
            }
        }
    }
}

mod words {
    pub const BACK: &str = "a card face down";
    pub const EMPTY: &str = "an empty seat";
    pub const NONE: &str = "none";
    pub const PRICE: &str = "price";
    pub const RATED: &str = "rated";
    pub const WON: &str = "(won)";

    pub fn symbols(count: usize) -> String {
        if count == 1 { "1 symbol".to_owned() } else { format!("{count} symbols") }
    }

    pub fn go(phase: &str, asked: bool, mine: bool) -> &'static str {
        match (phase, asked, mine) {
            ("playing", true, _) => "Your move",
            ("playing", false, true) => "Go on",
            ("playing", false, false) => "Watch",
            ("gathering", _, true) => "To the table",
            ("gathering", _, false) => "Join",
            (_, _, _) => "Look",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        for (day, text) in
            [(0, "1970-01-01"), (59, "1970-03-01"), (789, "1972-02-29"), (20_772, "2026-11-15"), (365, "1971-01-01")]
        {
            assert_eq!(date(day), text);
        }
    }

    #[test]
    fn clocks_show_what_is_left() {
        assert_eq!(
            [clock(0), clock(59_001), clock(3_600_000), clock(90_000_000)],
            ["0:00", "1:00", "1:00:00", "1 d 1 h"]
        );
    }
}
