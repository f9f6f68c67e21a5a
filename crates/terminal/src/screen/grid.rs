//! The struggle as a grid, a column for Rome and for every player, and right of it Rome's cards and the legions.

use pax_rules::{Card, Seat};
use pax_tables::{Board, OpenEnum, PlayerView, TableView};
use pax_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::pages;
use crate::reading::{category, name, names};
use crate::screen::paint::{CAMP, CHOSEN, FAINT, PLAIN, ROME, STRONG, card_line, colour, emblem, put, put_right};

/// The grid and, right of it, Rome and the legions. Gives the first line below.
pub fn struggle(buf: &mut Buffer, words: Words, view: &TableView, board: &Board, main: Rect) -> u16 {
    let players = board.players.len() as u16;
    let label = 14;
    // The legions keep 36 columns where they can.
    let column = ((main.width.saturating_sub(label + 6 + 36)) / players).clamp(4, 9);
    let grid = label + 6 + players * column;
    put(buf, label, 1, &format!("{:>5}", words.say("table-rome")), ROME, 5);
    for player in &board.players {
        let seat = player.seat;
        let x = label + 6 + column * seat.index() as u16;
        let name = heading(view, seat, usize::from(column) - 1);
        let style = if board.asked.contains(seat) { CHOSEN } else { STRONG };
        put(buf, x, 1, &format!("{name:>room$}", room = usize::from(column) - 1), style, column - 1);
        let mut marks = String::new();
        if board.starter == seat && players > 1 {
            marks.push('P');
        }
        if board.primus_conspiratus == Some(seat) {
            marks.push('C');
        }
        if board.asked.contains(seat) {
            marks.push('▸');
        }
        put_right(buf, x + column - 1, 2, &marks, CAMP);
    }
    let mut y = 3;
    for row in &board.struggle {
        let (own, sign) = match &row.category {
            OpenEnum::Known(own) => (colour(*own), format!("{}{}", own.letter(), emblem(*own))),
            OpenEnum::Other(_) => (PLAIN, "??".to_owned()),
        };
        let name = format!("{sign} {}", category(words, &row.category));
        put(buf, 1, y, &name, own, label - 1);
        let holds = if row.rome_holds { ROME.add_modifier(Modifier::UNDERLINED) } else { PLAIN };
        put_right(buf, label + 5, y, &number(row.rome, row.rome_holds), holds);
        for (seat, strength) in Seat::all(Seat::MAX).zip(&row.seats) {
            let held = row.held_by.contains(seat);
            let style = if held { STRONG.add_modifier(Modifier::UNDERLINED) } else { PLAIN };
            let right = label + 6 + column * (seat.index() as u16 + 1) - 1;
            put_right(buf, right, y, &number(*strength, held), style);
        }
        y += 1;
    }
    let points = board.forecast.as_ref().map(|forecast| &forecast.points);
    let tally = |player: &PlayerView| {
        let points = points.map(|points| points[player.seat.index()].to_string());
        [player.aurei.map(|aurei| aurei.to_string()), player.hand_size.map(|size| size.to_string()), points]
    };
    let tallies: Vec<[Option<String>; 3]> = board.players.iter().map(tally).collect();
    for (row, key) in ["table-aurei", "terminal-hand", "table-points-now"].into_iter().enumerate() {
        put(buf, 4, y, &words.say(key), FAINT, label - 4);
        for (seat, tally) in tallies.iter().enumerate() {
            let text = tally[row].as_deref().unwrap_or("?");
            put_right(buf, label + 6 + column * (seat as u16 + 1) - 1, y, text, FAINT);
        }
        y += 1;
    }
    let market = Rect { x: grid + 2, y: 1, width: main.width.saturating_sub(grid + 3), height: y - 1 };
    self::market(buf, words, view, board, market);
    y
}

/// A name cut to its column; where two would look alike, with the number of the seat.
fn heading(view: &TableView, seat: Seat, room: usize) -> String {
    let cut = |seat: Seat, room: usize| name(view, seat).chars().take(room).collect::<String>();
    let twins = view.seats.iter().filter(|chair| cut(chair.seat, room) == cut(seat, room)).count();
    if twins < 2 { cut(seat, room) } else { format!("{}{}", cut(seat, room - 1).trim_end(), seat.index() + 1) }
}

/// A strength; what is held is marked also without colour.
fn number(strength: u8, held: bool) -> String {
    match (strength, held) {
        (0, false) => "·".to_owned(),
        (strength, true) => format!("*{strength}"),
        (strength, false) => strength.to_string(),
    }
}

fn market(buf: &mut Buffer, words: Words, view: &TableView, board: &Board, area: Rect) {
    for y in area.y..area.bottom() {
        put(buf, area.x.saturating_sub(2), y, "│", FAINT, 1);
    }
    let x = put(buf, area.x, area.y, &words.say("table-rome").to_uppercase(), ROME, area.width) + 1;
    let x = card_line(buf, x, area.y, &board.rome.face_down, area.right().saturating_sub(x), PLAIN);
    let looked = names(view, board.rome.looked);
    let looked = if looked.is_empty() {
        String::new()
    } else {
        words.tell("table-looked", &[("names", words.list(&looked).into())])
    };
    put(buf, x, area.y, &looked, FAINT, area.right().saturating_sub(x));
    let left = pages::rounds_left(words, board);
    put(buf, area.x, area.y + 1, &left, FAINT, area.width);
    for (number, legion) in board.legions.iter().enumerate() {
        let y = area.y + 2 + number as u16;
        let price = match legion.price_for_you {
            Some(mine) if mine != legion.price => format!("{}→{mine}", legion.price),
            _ if legion.cards.is_empty() => "·".to_owned(),
            _ => legion.price.to_string(),
        };
        put(buf, area.x, y, legion.legion.numeral(), STRONG, 4);
        put_right(buf, area.x + 9, y, &price, CAMP);
        let cards: Vec<Option<Card>> = legion.cards.iter().map(|card| Some(*card)).collect();
        card_line(buf, area.x + 10, y, &cards, area.width.saturating_sub(10), PLAIN);
    }
}
