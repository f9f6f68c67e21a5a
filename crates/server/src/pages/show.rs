//! How things of the house are called and shown in a page: modes, times, dates, tables in a list.

use std::borrow::Cow;

use maud::{Markup, html};
use pax_tables::{Agreement, Phase, TimeControl};
use pax_words::Words;

use crate::pages::art;
use crate::{Summary, TableLine};

/// A computer player, with how strong it is where that is known.
pub fn level(w: Words, name: &str) -> Cow<'static, str> {
    match name {
        "random" => w.say("rival-random"),
        "greedy" => w.say("rival-greedy"),
        "varus" => w.say("rival-varus"),
        "catilina" => w.say("rival-catilina"),
        "crassus" => w.say("rival-crassus"),
        "sejanus" => w.say("rival-sejanus"),
        "livia" => w.say("rival-livia"),
        other => other.to_owned().into(),
    }
}

/// Seats are numbered for people as Legions are: from I.
pub fn seat(number: usize) -> &'static str {
    ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"].get(number).copied().unwrap_or("?")
}

pub fn setup(w: Words, setup: &Agreement) -> String {
    let players = match setup.solo_level {
        Some(level) => w.tell("mode-solitaire", &[("n", level.into())]),
        None => w.tell("mode-players", &[("n", setup.players.into())]),
    };
    let extras = [
        (setup.nocturnus, "mode-nocturnus"),
        (setup.final_levy, "mode-final-levy"),
        (!setup.open_tally, "mode-closed-tally"),
    ];
    extras.iter().filter(|(chosen, _)| *chosen).fold(players, |text, (_, extra)| format!("{text}, {}", w.say(extra)))
}

/// A mode of ratings and lists: `3-nocturnus`.
pub fn mode(w: Words, mode: &str) -> String {
    let (players, night) = mode.split_once("-nocturnus").map_or((mode, false), |(players, _)| (players, true));
    let number = |text: &str| text.parse::<u8>().unwrap_or_default();
    let players = match players.strip_prefix("solo-") {
        Some(level) => w.tell("mode-solitaire", &[("n", number(level).into())]),
        None => w.tell("mode-players", &[("n", number(players).into())]),
    };
    if night { format!("{players}, {}", w.say("mode-nocturnus")) } else { players }
}

pub fn time(w: Words, time: &TimeControl) -> String {
    match time {
        TimeControl::Untimed => w.say("time-none").into_owned(),
        TimeControl::Live { bank, increment } => {
            w.tell("time-live", &[("minutes", (bank / 60).into()), ("seconds", (*increment).into())])
        }
        TimeControl::Correspondence { hours } if hours % 24 == 0 => w.tell("time-days", &[("n", (hours / 24).into())]),
        TimeControl::Correspondence { hours } => w.tell("time-hours", &[("n", (*hours).into())]),
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
pub fn moment(w: Words, at: i64) -> Markup {
    let (minutes, day) = (at.div_euclid(60_000).rem_euclid(24 * 60), day_of(at));
    let time = format!("{:02}:{:02}", minutes / 60, minutes % 60);
    html! { time datetime={ (iso(day)) "T" (time) "Z" } { (date(w, day)) ", " (time) " UTC" } }
}

/// The day of a moment, counted from 1970.
pub fn day_of(at: i64) -> i64 {
    at.div_euclid(86_400_000)
}

/// A day since 1970 as people write it: `15 November 2026`.
pub fn date(w: Words, day: i64) -> String {
    let (year, month, day) = calendar(day);
    w.tell("date", &[("day", day.into()), ("month", month.into()), ("year", year.to_string().into())])
}

/// A day since 1970 as `2026-11-15`.
fn iso(day: i64) -> String {
    let (year, month, day) = calendar(day);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Year, month and day: the calendar repeats every 400 years, counted from the first of March.
fn calendar(day: i64) -> (i64, i64, i64) {
    let shifted = day + 719_468;
    let (era, in_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (in_era - in_era / 1460 + in_era / 36_524 - in_era / 146_096) / 365;
    let in_year = in_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * in_year + 2) / 153;
    let day = in_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (era * 400 + year + i64::from(month <= 2), month, day)
}

/// Who sits at a table, with computer players and empty seats.
pub fn players(w: Words, summary: &Summary) -> Markup {
    html! {
        @for (seat, sitter) in summary.seats.iter().enumerate() {
            @if seat > 0 { ", " }
            @match (&sitter.name, sitter.person) {
                (Some(name), Some(person)) => a href={ "/p/" (person) } { (name) },
                (Some(name), None) => (name),
                (None, _) => span.none { (w.say("tables-empty-seat")) },
            }
            @if summary.winners.contains(&seat) {
                span.won { " " (art::icon("victory")) span.sr { (w.say("tables-won")) } }
            }
        }
    }
}

/// Tables as a list, each with where to go.
pub fn tables(w: Words, lines: &[TableLine]) -> Markup {
    html! {
        ul.tables {
            @for line in lines {
                li.asked[line.asked] {
                    div.what {
                        @if let Some(summary) = &line.summary {
                            div { (players(w, summary)) }
                            div.small { (setup(w, &summary.setup)) " · " (time(w, &summary.time))
                                @if summary.rated { " · " (w.say("mode-rated")) } }
                        }
                        div.small { (moment(w, line.updated_at)) }
                    }
                    a.button.first[line.asked] href={ "/t/" (line.table) } { (go(w, line)) }
                }
            }
        }
    }
}

/// What one goes to a table for.
fn go(w: Words, line: &TableLine) -> Cow<'static, str> {
    w.say(match (line.phase, line.asked, !line.seats.is_empty()) {
        (Phase::Playing, true, _) => "tables-your-move",
        (Phase::Playing, false, true) => "tables-go-on",
        (Phase::Playing, false, false) => "tables-watch",
        (Phase::Gathering, _, true) => "tables-to",
        (Phase::Gathering, _, false) => "tables-join",
        (Phase::Finished | Phase::Abandoned, _, _) => "tables-look",
    })
}

#[cfg(test)]
mod tests {
    use pax_words::Language;

    use super::*;

    #[test]
    fn days_have_dates() {
        for (day, text) in
            [(0, "1970-01-01"), (59, "1970-03-01"), (789, "1972-02-29"), (20_772, "2026-11-15"), (365, "1971-01-01")]
        {
            assert_eq!(iso(day), text);
        }
        for (language, text) in [
            (Language::English, "15 November 2026"),
            (Language::German, "15. November 2026"),
            (Language::Dutch, "15 november 2026"),
            (Language::Portuguese, "15 de novembro de 2026"),
            (Language::French, "15 novembre 2026"),
        ] {
            assert_eq!(date(Words::of(language), 20_772), text);
        }
    }

    #[test]
    fn clocks_show_what_is_left() {
        assert_eq!(
            [clock(0), clock(59_001), clock(3_600_000), clock(90_000_000)],
            ["0:00", "1:00", "1:00:00", "1 d 1 h"]
        );
    }

    #[test]
    fn modes_and_times_speak_the_language() {
        let german = Words::of(Language::German);
        assert_eq!(mode(german, "3-nocturnus"), "3 Personen, Nocturnus");
        assert_eq!(mode(german, "solo-2"), "allein, Partie 2");
        assert_eq!(time(german, &TimeControl::Correspondence { hours: 24 }), "1 Tag je Zug");
        assert_eq!(time(german, &TimeControl::Live { bank: 300, increment: 10 }), "5 min und 10 s je Zug");
    }
}
