//! The table: Rome above, the legions between, the camp below. Rome's struggle with everybody is one grid, a column per
//! player. In 80×24 all of it has its place; larger windows get whole cards and the chronicle beside.

use pax_rules::Card;
use pax_tables::{Board, Phase, StepKind, TableView};
use pax_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use crate::choices::{choices, question};
use crate::pages;
use crate::reading::{is_asked, name};
use crate::screen::grid::struggle;
use crate::screen::hits::{Hit, Hits};
use crate::screen::paint::{
    CAMP, CARD, CHOSEN, FAINT, PLAIN, ROME, STRONG, big_card, card_line, put, put_right, rule, width, wrap,
};
use crate::screen::scene::TableScene;
use crate::session::Waiting;

/// From this width on the chronicle stands beside the table.
const WIDE: u16 = 110;
/// From this height on hands are drawn as whole cards.
const HIGH: u16 = 30;

/// Draws everything, and remembers where what can be clicked.
pub fn draw(buf: &mut Buffer, words: Words, scene: &TableScene, hits: &mut Hits) {
    let area = buf.area;
    let view = scene.session.view();
    let side = if area.width >= WIDE { (area.width - 80).clamp(30, 60) } else { 0 };
    let main = Rect { width: area.width - side, ..area };
    let Some(board) = &view.board else {
        lobby(buf, words, scene, main, hits);
        return;
    };
    title(buf, words, scene, board);
    let top = struggle(buf, words, view, board, main);
    let top = displays(buf, words, view, board, main, top);
    let below = camp(buf, words, view, board, main, top);
    let bottom = Rect { y: below, height: main.height.saturating_sub(below + 1), ..main };
    ask(buf, words, scene, bottom, side == 0, hits);
    if side > 0 {
        let beside = Rect { x: main.width, y: 1, width: side, height: area.height - 2 };
        for y in beside.y..beside.bottom() {
            put(buf, beside.x, y, "│", FAINT, 1);
        }
        let room = Rect { x: beside.x + 2, y: 2, width: side - 2, height: beside.height - 1 };
        put(buf, room.x, 1, &words.say("table-chronicle").to_uppercase(), STRONG, room.width);
        chronicle(buf, scene.session.chronicle(), room);
    }
    footer(buf, words, scene, hits);
}

fn title(buf: &mut Buffer, words: Words, scene: &TableScene, board: &Board) {
    let (view, area) = (scene.session.view(), buf.area);
    put(buf, 0, 0, &" ".repeat(usize::from(area.width)), CHOSEN, area.width);
    let round = match board.round {
        0 => words.say("table-opening"),
        round => words.tell("table-round", &[("round", round.into())]).into(),
    };
    let moment =
        scene.session.moment().map(|(n, of)| words.tell("ending-moment", &[("n", n.into()), ("of", of.into())]));
    let moment = moment.map(|moment| format!("  {moment}")).unwrap_or_default();
    let title = format!("PAX  {round}{moment}");
    let mut x = put(buf, 1, 0, &title, CHOSEN.add_modifier(Modifier::BOLD), area.width / 2) + 2;
    let held = match &board.goal {
        Some(goal) => {
            let above = [("above", goal.above_rome.into()), ("needs", goal.needs.into())];
            let shown = [("shown", goal.shown.into()), ("all", goal.categories.into())];
            words.tell("terminal-goal", &[above, shown].concat())
        }
        None => pages::held(words, view, board),
    };
    let steps = [
        ("table-step-draw", &[StepKind::Turn, StepKind::Place][..]),
        ("table-step-buy", &[StepKind::Buy]),
        ("table-step-play", &[StepKind::Play]),
        ("table-step-income", &[StepKind::Surrender, StepKind::Senate]),
    ];
    let needs: u16 = steps.iter().map(|(key, _)| width(&words.say(key)) + 3).sum();
    // In a narrow window the count that decides the game comes before the ribbon.
    if x + needs + width(&held) + 2 <= area.width {
        for (number, (key, of)) in steps.iter().enumerate() {
            let on = board.step.known().is_some_and(|step| of.contains(step));
            let style = if on { CHOSEN.add_modifier(Modifier::BOLD | Modifier::UNDERLINED) } else { CHOSEN };
            let gap = if number == 0 { "" } else { " › " };
            x = put(buf, x, 0, gap, CHOSEN, 3);
            x = put(buf, x, 0, &words.say(key), style, 20);
        }
    }
    put_right(buf, area.right().saturating_sub(1), 0, &held, CHOSEN);
}

/// The cards of Rome and of the rivals, where the window is high enough. Gives the first line below.
fn displays(buf: &mut Buffer, words: Words, view: &TableView, board: &Board, main: Rect, top: u16) -> u16 {
    /// Lines for the camp with whole cards, the question and ten choices.
    const BELOW: u16 = 20;
    let rivals = board.players.iter().filter(|player| view.you.seat != Some(player.seat));
    let needs = rivals.clone().count() as u16 + 2;
    if top + needs + BELOW > main.height {
        return top;
    }
    rule(buf, main, top, &words.say("terminal-display"), FAINT);
    let mut y = top + 1;
    let mut line = |name: &str, cards: &[Card], style: Style| {
        put(buf, 1, y, name, style, 13);
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        let cards: Vec<Option<Card>> = cards.into_iter().map(Some).collect();
        card_line(buf, 15, y, &cards, main.width.saturating_sub(16), PLAIN);
        y += 1;
    };
    line(&words.say("table-rome"), &board.rome.cards, ROME);
    for player in rivals {
        line(name(view, player.seat), &player.display, STRONG);
    }
    y
}

/// One's own purse, hand and display. Gives the first line below.
fn camp(buf: &mut Buffer, words: Words, view: &TableView, board: &Board, main: Rect, top: u16) -> u16 {
    let Some(mine) = view.mine() else {
        rule(buf, main, top, &words.say("terminal-only-watching"), CAMP);
        return top + 1;
    };
    let mut told = vec![words.tell("terminal-camp", &[("name", name(view, mine.seat).into())])];
    told.extend(mine.aurei.map(|aurei| words.aurei(aurei)));
    if let Some(turn) = board.turn.as_ref().filter(|turn| turn.seat == mine.seat) {
        told.push(words.tell("terminal-turn", &[("cost", turn.next_cost.into()), ("income", turn.income.into())]));
    }
    if mine.discount > 0 {
        told.push(words.tell("terminal-discount", &[("aurei", mine.discount.into())]));
    }
    let (fleets, armies) = (mine.room_for_fleets.into(), mine.room_for_armies.into());
    told.push(words.tell("terminal-room-short", &[("fleets", fleets), ("armies", armies)]));
    rule(buf, main, top, &told.join(" · "), CAMP);
    let hand: Vec<Option<Card>> = mine.hand.clone().unwrap_or_default();
    let drawing = board.turn.as_ref().is_some_and(|turn| turn.seat == mine.seat);
    let drawn: Vec<Option<Card>> = match (&board.dealt[..], drawing) {
        ([], true) => board.drawing.clone(),
        ([], false) => Vec::new(),
        (dealt, _) => dealt.iter().map(|card| Some(*card)).collect(),
    };
    let mut y = top + 1;
    if main.height >= HIGH {
        let mut x = 1;
        for (card, style) in drawn.iter().map(|card| (card, CHOSEN)).chain(hand.iter().map(|card| (card, PLAIN))) {
            if x + CARD.0 > main.width {
                break;
            }
            let name = card.map(|card| words.category(card.category())).unwrap_or_default();
            big_card(buf, x, y, *card, &name, style);
            x += CARD.0 + 1;
        }
        if drawn.is_empty() && hand.is_empty() {
            put(buf, 2, y + 2, &words.say("table-hand-empty"), FAINT, main.width);
        }
        y += CARD.1;
    } else {
        let mut x = 1;
        if !drawn.is_empty() {
            x = put(buf, x, y, "▸ ", CAMP, 2);
            x = card_line(buf, x, y, &drawn, main.width.saturating_sub(x), STRONG.add_modifier(Modifier::REVERSED)) + 1;
        }
        x = put(buf, x, y, &format!("{} ", words.say("terminal-hand")), FAINT, 16);
        if hand.is_empty() {
            put(buf, x, y, "·", FAINT, 1);
        }
        card_line(buf, x, y, &hand, main.width.saturating_sub(x), PLAIN);
        y += 1;
    }
    // The display is in the grid already; its cards are shown where there is a line to spare.
    if main.height.saturating_sub(y) >= 8 {
        let mut display: Vec<Card> = mine.display.clone();
        display.sort_unstable();
        let display: Vec<Option<Card>> = display.into_iter().map(Some).collect();
        let x = put(buf, 1, y, &format!("{} ", words.say("terminal-display")), FAINT, 16);
        card_line(buf, x, y, &display, main.width.saturating_sub(x), PLAIN);
        y += 1;
    }
    y
}

/// What is asked, what can be done, and, where there is no place beside, what happened.
fn ask(buf: &mut Buffer, words: Words, scene: &TableScene, area: Rect, with_chronicle: bool, hits: &mut Hits) {
    let view = scene.session.view();
    let choices = choices(words, view);
    let asked = match (&scene.note, scene.session.waiting()) {
        (Some(note), _) => note.clone(),
        (None, Waiting::Offline) => words.say("table-offline").into_owned(),
        (None, _) => question(words, view),
    };
    let style = if scene.note.is_some() { ROME } else { STRONG };
    let end = put(buf, 1, area.y, &asked, style, area.width.saturating_sub(2));
    if let Some(choice) = choices.get(scene.cursor).filter(|choice| !choice.note.is_empty() && scene.note.is_none()) {
        let room = area.right().saturating_sub(end + 3);
        if width(&choice.note) <= room {
            put_right(buf, area.right().saturating_sub(1), area.y, &choice.note, CAMP);
        } else {
            put(buf, end + 2, area.y, &choice.note, CAMP, room);
        }
    }
    let rows = area.height.saturating_sub(1).max(1);
    scene.column.set(usize::from(rows));
    let mut x = 1;
    if !choices.is_empty() {
        let widest = choices.iter().map(|choice| width(&choice.text)).max().unwrap_or(0) + 6;
        let columns = (choices.len() as u16).div_ceil(rows);
        let column = widest.min(area.width.saturating_sub(2) / columns.max(1)).max(12);
        let fits = ((area.width - 1) / column).max(1) * rows;
        // More than there is room for: the list moves with the cursor.
        let first = if choices.len() as u16 > fits {
            (scene.cursor as u16 / rows).saturating_sub(fits / rows - 1) * rows
        } else {
            0
        };
        for (number, choice) in choices.iter().enumerate().skip(usize::from(first)).take(usize::from(fits)) {
            let place = number as u16 - first;
            let (left, y) = (1 + place / rows * column, area.y + 1 + place % rows);
            let mark = if number == scene.cursor { "▸" } else { " " };
            let style = if number == scene.cursor { CHOSEN } else { PLAIN };
            let text = format!("{mark}{:>2} {}", number + 1, choice.text);
            put(buf, left, y, &text, style, column - 1);
            hits.add(Rect { x: left, y, width: column - 1, height: 1 }, Hit::Choice(number));
            x = x.max(left + column);
        }
    }
    if with_chronicle && area.right() > x + 24 {
        let room = Rect { x: x + 1, y: area.y + 1, width: area.right() - x - 2, height: rows };
        chronicle(buf, scene.session.chronicle(), room);
    }
}

/// The last things that happened, the latest at the bottom.
fn chronicle(buf: &mut Buffer, lines: &[String], area: Rect) {
    let mut shown: Vec<(String, Style)> = Vec::new();
    for (number, line) in lines.iter().rev().enumerate() {
        if shown.len() >= usize::from(area.height) {
            break;
        }
        let style = if number == 0 { PLAIN } else { FAINT };
        shown.extend(wrap(line, area.width, 2).into_iter().rev().map(|part| (part, style)));
    }
    shown.truncate(usize::from(area.height));
    for (row, (line, style)) in shown.iter().rev().enumerate() {
        put(buf, area.x, area.y + row as u16, line, *style, area.width);
    }
}

/// Who has come so far, and how others can.
fn lobby(buf: &mut Buffer, words: Words, scene: &TableScene, main: Rect, hits: &mut Hits) {
    let view = scene.session.view();
    rule(buf, main, 0, "PAX", ROME);
    let mut y = 2;
    for line in pages::lobby(words, view) {
        put(buf, 2, y, &line, PLAIN, main.width.saturating_sub(4));
        y += 1;
    }
    if let Some(link) = scene.session.link() {
        put(buf, 2, y + 1, &words.say("lobby-send"), FAINT, main.width);
        put(buf, 2, y + 2, &link, STRONG, main.width);
        y += 3;
    }
    if view.phase == Phase::Gathering {
        put(buf, 2, y + 1, &format!("g: {}", words.say("lobby-give")), PLAIN, main.width);
        put(buf, 2, y + 2, &format!("b: {}", words.say("lobby-start")), PLAIN, main.width);
    }
    if let Some(note) = &scene.note {
        put(buf, 2, y + 4, note, ROME, main.width);
    }
    footer(buf, words, scene, hits);
}

fn footer(buf: &mut Buffer, words: Words, scene: &TableScene, hits: &mut Hits) {
    let area = buf.area;
    let y = area.bottom() - 1;
    let view = scene.session.view();
    let mut keys: Vec<(char, String)> =
        vec![('?', words.say("table-keys").into_owned()), ('q', words.say("terminal-leave").into_owned())];
    if is_asked(view) {
        keys.push(('h', words.say("table-hint").into_owned()));
    }
    if view.undo.is_some() {
        keys.push(('u', words.say("table-undo").into_owned()));
    }
    if scene.session.record().is_some() {
        keys.push(('x', words.say("ending-sheet").into_owned()));
    }
    let more = [
        ('s', "table-struggle"),
        ('n', "table-notebook"),
        ('c', "table-chronicle"),
        ('w', "terminal-why"),
        ('r', "frame-rules"),
    ];
    keys.extend(more.map(|(key, text)| (key, words.say(text).into_owned())));
    let mut x = 1;
    for (key, text) in keys {
        let label = format!("{key} {text}");
        if x + width(&label) > area.width {
            break;
        }
        hits.add(Rect { x, y, width: width(&label), height: 1 }, Hit::Key(key));
        put(buf, x, y, &key.to_string(), STRONG, 1);
        x = put(buf, x + 2, y, &text, FAINT, area.width) + 2;
    }
    let pace = scene.pace_label(words);
    if x + width(&pace) + 1 < area.width {
        put_right(buf, area.right() - 1, y, &pace, FAINT);
    }
}
