//! What can be read about a table, as sentences: the face for lines prints them, the face for screens lays them over
//! the table. Made to be heard as well as seen, so no columns and no drawings.

use pax_rules::{Card, Category, Seat, Victor};
use pax_tables::{Board, Impossible, OpenEnum, Phase, PlayerView, SeatView, TableView};
use pax_words::{Rule, Words};

use crate::reading::{category, name, names};
use crate::session::Tip;

/// The whole table.
pub fn table(words: Words, view: &TableView) -> Vec<String> {
    let Some(board) = &view.board else { return lobby(words, view) };
    let mut lines = vec![standing(words, view, board)];
    lines.push(rome(words, view, board));
    for legion in &board.legions {
        let heading = words.tell("table-legion", &[("legion", legion.legion.numeral().into())]);
        let text = match (&legion.cards[..], legion.price_for_you) {
            ([], _) => words.say("table-legion-empty").into_owned(),
            (cards, Some(price)) if price != legion.price => {
                let dear = words.tell("terminal-instead-of", &[("aurei", legion.price.into())]);
                format!("{} ({dear}): {}", words.aurei(price), card_names(words, cards))
            }
            (cards, _) => format!("{}: {}", words.aurei(legion.price), card_names(words, cards)),
        };
        lines.push(format!("{heading}: {text}."));
    }
    for player in &board.players {
        lines.push(self::player(words, view, board, player));
    }
    lines
}

/// Who has come, before the cards are dealt.
pub fn lobby(words: Words, view: &TableView) -> Vec<String> {
    let chair = |chair: &SeatView| {
        let who = chair.name.as_ref().map_or_else(|| words.say("tables-empty-seat").into_owned(), ToString::to_string);
        let you = if view.you.seats.contains(chair.seat) {
            format!(" {}", words.say("table-you").into_owned())
        } else {
            String::new()
        };
        format!("{}: {who}{you}", words.tell("ending-seat", &[("seat", (chair.seat.index() + 1).into())]))
    };
    let title = if view.phase == Phase::Abandoned { "table-abandoned" } else { "table-title-gathering" };
    [words.say(title).into_owned()].into_iter().chain(view.seats.iter().map(chair)).collect()
}

/// Round, deck, and what Rome holds.
pub fn standing(words: Words, view: &TableView, board: &Board) -> String {
    let round = match board.round {
        0 => words.say("table-opening"),
        round => words.tell("table-round", &[("round", round.into())]).into(),
    };
    format!("{round}. {} {}", rounds_left(words, board), held(words, view, board))
}

/// How much of the deck is left.
pub fn rounds_left(words: Words, board: &Board) -> String {
    words.tell("table-rounds-left", &[("rounds", board.rounds_left.into()), ("cards", board.deck.into())])
}

/// The count that decides the game: Rome's categories, or in solitaire one's own.
pub fn held(words: Words, view: &TableView, board: &Board) -> String {
    if let Some(goal) = &board.goal {
        let above = ("above", goal.above_rome.into());
        let args = [above, ("needs", goal.needs.into()), ("shown", goal.shown.into()), ("all", goal.categories.into())];
        return words.tell("table-goal", &args);
    }
    let all = board.struggle.len();
    debug_assert!(view.setup.players > 1, "alone there is a goal");
    let args = [("holds", board.rome_holds.into()), ("all", all.into()), ("needs", board.rome_needs.into())];
    words.tell("table-rome-holds", &args)
}

fn rome(words: Words, view: &TableView, board: &Board) -> String {
    let rome = &board.rome;
    let mut parts = vec![];
    if !rome.cards.is_empty() {
        parts.push(card_names(words, &rome.cards));
    }
    let known: Vec<Card> = rome.face_down.iter().flatten().copied().collect();
    if known.is_empty() {
        parts.push(words.tell("terminal-face-down", &[("cards", rome.face_down.len().into())]));
    } else {
        parts.push(format!("{} {}", words.say("table-notebook-rome"), card_names(words, &known)));
    }
    if !rome.looked.is_empty() {
        parts.push(words.tell("table-looked", &[("names", words.list(&names(view, rome.looked)).into())]));
    }
    format!("{}: {}.", words.say("table-rome"), parts.join("; "))
}

fn player(words: Words, view: &TableView, board: &Board, player: &PlayerView) -> String {
    let seat = player.seat;
    let you = if view.you.seat == Some(seat) { format!(" {}", words.say("table-you")) } else { String::new() };
    let mut parts = Vec::new();
    match (player.aurei, player.hand_size, &player.hand) {
        (Some(aurei), Some(size), hand) => {
            parts.push(words.aurei(aurei));
            let seen: Vec<Card> = hand.iter().flatten().flatten().copied().collect();
            let count = words.tell("table-hand", &[("cards", size.into())]);
            parts.push(if seen.is_empty() { count } else { format!("{count} ({})", card_names(words, &seen)) });
        }
        _ => parts.push(words.say("table-secret").into_owned()),
    }
    if board.primus_conspiratus == Some(seat) {
        parts.push(words.say("table-conspiratus").into_owned());
    }
    if board.starter == seat && view.setup.players > 1 {
        parts.push(words.say("table-primus").into_owned());
    }
    if view.you.seat == Some(seat) {
        parts.push(words.tell(
            "terminal-room",
            &[("fleets", player.room_for_fleets.into()), ("armies", player.room_for_armies.into())],
        ));
    }
    let display = if player.display.is_empty() {
        words.say("replay-nothing").into_owned()
    } else {
        let mut cards = player.display.clone();
        cards.sort_unstable();
        card_names(words, &cards)
    };
    parts.push(format!("{}: {display}", words.say("replay-display")));
    format!("{}{you}: {}.", name(view, seat), parts.join("; "))
}

/// The cards that are being drawn or were dealt, where the viewer sees them.
pub fn drawn(words: Words, view: &TableView, board: &Board) -> Option<String> {
    if !board.dealt.is_empty() {
        return Some(format!("{}: {}.", words.say("table-opening"), priced(words, &board.dealt)));
    }
    let cards: Vec<Card> = board.drawing.iter().flatten().copied().collect();
    if cards.is_empty() {
        return None;
    }
    let who = match &board.turn {
        Some(turn) if view.you.seat != Some(turn.seat) => {
            words.tell("table-drawn", &[("name", name(view, turn.seat).into())])
        }
        Some(_) | None => words.say("table-drawn-you").into_owned(),
    };
    let coming = board.draw.as_ref().map_or(0, |draw| draw.coming);
    let more = if coming == 0 {
        String::new()
    } else {
        format!(" {}", words.tell("table-coming", &[("cards", coming.into())]))
    };
    Some(format!("{who}: {}.{more}", priced(words, &cards)))
}

/// Rome against all, category by category, and how it would end now.
pub fn struggle(words: Words, view: &TableView) -> Vec<String> {
    let Some(board) = &view.board else { return lobby(words, view) };
    let mut lines = vec![held(words, view, board)];
    for row in &board.struggle {
        let mut strengths = vec![format!("{} {}", words.say("table-rome"), row.rome)];
        strengths.extend(
            Seat::all(Seat::MAX).zip(&row.seats).map(|(seat, strength)| format!("{} {strength}", name(view, seat))),
        );
        let holders = names(view, row.held_by);
        let holder = match row.rome_holds {
            true => words.say("table-held-by-rome"),
            false => words.tell("table-held-by", &[("names", words.list(&holders).into())]).into(),
        };
        lines.push(format!("{}: {}; {holder}.", category(words, &row.category), strengths.join(", ")));
    }
    lines.extend(forecast(words, view, board));
    lines
}

/// How it would end now.
pub fn forecast(words: Words, view: &TableView, board: &Board) -> Option<String> {
    let forecast = board.forecast.as_ref().filter(|_| board.goal.is_none() && view.phase == Phase::Playing)?;
    let winners = names(view, forecast.winners);
    let key = match (&forecast.victor, winners.len()) {
        (OpenEnum::Known(Victor::Rome), 0) => "table-now-rome-nobody",
        (OpenEnum::Known(Victor::Rome), _) => "table-now-rome",
        (OpenEnum::Known(Victor::Rebels), 1) => "table-now-rebels",
        (OpenEnum::Known(Victor::Rebels), _) => "table-now-shared",
        (OpenEnum::Other(_), _) => return None,
    };
    let points: Vec<String> = Seat::all(Seat::MAX)
        .zip(&forecast.points)
        .map(|(seat, points)| format!("{} {points}", name(view, seat)))
        .collect();
    let said = words.tell(key, &[("names", words.list(&winners).into())]);
    Some(format!("{said} {}: {}.", words.say("table-points-now"), points.join(", ")))
}

/// What the viewer knows and others need not: cards in the deck, and Rome's.
pub fn notebook(words: Words, view: &TableView) -> Vec<String> {
    let Some(board) = &view.board else { return lobby(words, view) };
    let mut lines = Vec::new();
    if !board.notebook.is_empty() {
        lines.push(words.say("table-notebook-deck").into_owned());
        for note in &board.notebook {
            let place =
                words.tell("table-notebook-place", &[("place", note.position.into()), ("deck", board.deck.into())]);
            lines.push(format!("{place}: {}", words.card(note.card)));
        }
    }
    let known: Vec<Card> = board.rome.face_down.iter().flatten().copied().collect();
    if !known.is_empty() {
        lines.push(format!("{} {}", words.say("table-notebook-rome"), card_names(words, &known)));
    }
    if lines.is_empty() {
        lines.push(words.say("terminal-notebook-empty").into_owned());
    }
    lines
}

/// What cannot be done now, and why.
pub fn why_not(words: Words, view: &TableView) -> Vec<String> {
    let line = |no: &Impossible| {
        let rules = if no.rules.is_empty() { String::new() } else { format!(" ({})", no.rules) };
        format!("{}: {}{rules}", words.action(no.action), no.reason)
    };
    let lines: Vec<String> = view.impossible.iter().map(line).collect();
    if lines.is_empty() { vec![words.say("terminal-nothing-barred").into_owned()] } else { lines }
}

/// Advice.
pub fn tips(words: Words, tips: &[Tip]) -> Vec<String> {
    let tip = |(number, tip): (usize, &Tip)| {
        let chance = words.tell("hint-chance", &[("percent", tip.percent.into())]);
        format!("{}. {}, {chance}. {}", number + 1, words.action(tip.action), tip.reason)
    };
    tips.iter().enumerate().map(tip).collect()
}

/// What the cards of every category in play do.
pub fn effects(words: Words, view: &TableView) -> Vec<String> {
    let Some(board) = &view.board else { return Vec::new() };
    let line = |category: &Category| format!("{}: {}", words.category(*category), words.effect_full(*category));
    board.struggle.iter().filter_map(|row| row.category.known()).map(line).collect()
}

/// The rules: all, those with this number, or those with this word.
pub fn rules(words: Words, what: &str) -> Vec<String> {
    let what = what.trim().to_lowercase();
    let is_number = !what.is_empty() && what.chars().all(|c| c.is_ascii_digit() || c == '.');
    let fits = |chapter: &str, rule: &Rule| match what.as_str() {
        "" => true,
        number if is_number => rule.number == number || chapter == number,
        word => rule.prose().to_lowercase().contains(word),
    };
    let mut lines = Vec::new();
    for chapter in words.rules() {
        let found: Vec<&Rule> = chapter.rules.iter().filter(|rule| fits(&chapter.number, rule)).collect();
        if found.is_empty() {
            continue;
        }
        lines.push(format!("{} {}", chapter.number, chapter.title).trim().to_uppercase());
        for rule in found {
            lines.push(format!("{} {}", rule.number, rule.text).trim().replace(['*', '`'], ""));
            lines.extend(rule.rows.iter().map(|row| row.join("  ").replace('*', "")));
            lines.extend(rule.more.iter().map(|more| more.replace(['*', '`'], "")));
        }
    }
    if lines.is_empty() {
        lines.push(words.tell("terminal-no-rule", &[("what", what.into())]));
    }
    lines
}

fn card_names(words: Words, cards: &[Card]) -> String {
    cards.iter().map(|card| words.card_name(*card)).collect::<Vec<_>>().join(", ")
}

fn priced(words: Words, cards: &[Card]) -> String {
    cards.iter().map(|card| words.card_priced(*card)).collect::<Vec<_>>().join(", ")
}
