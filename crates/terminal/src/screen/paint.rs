//! Putting text, frames and cards on the screen. Nothing here can write outside of it. Colours are the sixteen that
//! every terminal has; shape and letter tell the categories apart without them.

use pax_rules::{Card, Category};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// Rome's daylight, the camp's torches, and what is said by the way.
pub const ROME: Style = Style::new().fg(Color::Red).add_modifier(Modifier::BOLD);
pub const CAMP: Style = Style::new().fg(Color::Yellow);
pub const FAINT: Style = Style::new().add_modifier(Modifier::DIM);
pub const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
pub const CHOSEN: Style = Style::new().add_modifier(Modifier::REVERSED);
pub const PLAIN: Style = Style::new();

/// Writes a line, cut at `room` columns; gives the column after it.
pub fn put(buf: &mut Buffer, x: u16, y: u16, text: &str, style: Style, room: u16) -> u16 {
    let area = buf.area;
    if y < area.y || y >= area.bottom() || x >= area.right() {
        return x;
    }
    let room = room.min(area.right() - x);
    let (end, _) = if width(text) <= room {
        buf.set_stringn(x, y, text, usize::from(room), style)
    } else {
        // What is cut says so.
        let (end, _) = buf.set_stringn(x, y, text, usize::from(room.saturating_sub(1)), style);
        buf.set_stringn(end, y, "…", usize::from(room.min(1)), style)
    };
    end
}

/// Writes so that the line ends at `right`.
pub fn put_right(buf: &mut Buffer, right: u16, y: u16, text: &str, style: Style) {
    let x = right.saturating_sub(width(text));
    put(buf, x, y, text, style, right - x);
}

/// The columns a text takes.
pub fn width(text: &str) -> u16 {
    u16::try_from(Span::raw(text).width()).unwrap_or(u16::MAX)
}

/// A line across with a title in it.
pub fn rule(buf: &mut Buffer, area: Rect, y: u16, title: &str, style: Style) -> u16 {
    put(buf, area.x, y, &"─".repeat(usize::from(area.width)), style, area.width);
    put(buf, area.x + 1, y, &format!(" {title} "), style.add_modifier(Modifier::BOLD), area.width.saturating_sub(2))
}

/// An empty frame with a title.
pub fn frame(buf: &mut Buffer, area: Rect, title: &str, style: Style) {
    let Rect { x, y, width, height } = area;
    if width < 2 || height < 2 {
        return;
    }
    let across = "─".repeat(usize::from(width - 2));
    put(buf, x, y, &format!("╭{across}╮"), style, width);
    for line in y + 1..y + height - 1 {
        put(buf, x, line, &format!("│{}│", " ".repeat(usize::from(width - 2))), style, width);
    }
    put(buf, x, y + height - 1, &format!("╰{across}╯"), style, width);
    if !title.is_empty() {
        put(buf, x + 2, y, &format!(" {title} "), style.add_modifier(Modifier::BOLD), width.saturating_sub(4));
    }
}

/// The emblem of a category: its outline differs from every other's.
pub const fn emblem(category: Category) -> char {
    match category {
        Category::Wealth => '◆',
        Category::Fleet => '▲',
        Category::Army => '†',
        Category::Religion => '☼',
        Category::Senator => '●',
        Category::Land => '■',
        Category::Intrigue => '§',
        Category::Militia => 'ψ',
        Category::Scout => '◎',
        Category::Adversary => '×',
    }
}

pub const fn colour(category: Category) -> Style {
    Style::new().fg(match category {
        Category::Wealth => Color::Yellow,
        Category::Fleet => Color::LightBlue,
        Category::Army => Color::LightRed,
        Category::Religion => Color::Cyan,
        Category::Senator => Color::White,
        Category::Land => Color::Green,
        Category::Intrigue => Color::Magenta,
        Category::Militia => Color::LightYellow,
        Category::Scout => Color::LightCyan,
        Category::Adversary => Color::LightMagenta,
    })
}

/// A card in a few columns: its letter, an emblem per symbol, its price.
pub fn short_card(card: Card) -> String {
    let emblems = emblem(card.category()).to_string().repeat(usize::from(card.symbols()));
    format!("{}{emblems}{}", card.category().letter(), card.price())
}

/// Cards side by side in one line; those that find no room are counted.
pub fn card_line(buf: &mut Buffer, x: u16, y: u16, cards: &[Option<Card>], room: u16, style: Style) -> u16 {
    let end = x.saturating_add(room);
    let mut at = x;
    for (number, card) in cards.iter().enumerate() {
        let (text, own) = match card {
            Some(card) => (short_card(*card), colour(card.category())),
            None => ("░░".to_owned(), FAINT),
        };
        let left = cards.len() - number;
        let needs = width(&text) + if left > 1 { 4 } else { 0 };
        if at + needs > end {
            return put(buf, at, y, &format!("+{left}"), FAINT, end.saturating_sub(at));
        }
        at = put(buf, at, y, &text, own.patch(style), end - at) + 1;
    }
    at
}

/// How large a card is when there is room for it.
pub const CARD: (u16, u16) = (11, 5);

/// A whole card: letter and emblems above, its name, the price below.
pub fn big_card(buf: &mut Buffer, x: u16, y: u16, card: Option<Card>, name: &str, style: Style) {
    let area = Rect::new(x, y, CARD.0, CARD.1);
    let Some(card) = card else {
        frame(buf, area, "", FAINT);
        for line in 1..CARD.1 - 1 {
            put(buf, x + 1, y + line, &"░".repeat(usize::from(CARD.0 - 2)), FAINT, CARD.0 - 2);
        }
        return;
    };
    let style = colour(card.category()).patch(style);
    frame(buf, area, "", style);
    let emblems = emblem(card.category()).to_string().repeat(usize::from(card.symbols()));
    put(buf, x + 2, y + 1, &format!("{} {emblems}", card.category().letter()), style.add_modifier(Modifier::BOLD), 7);
    put(buf, x + 2, y + 2, name, style, CARD.0 - 3);
    put_right(buf, x + CARD.0 - 2, y + 3, &card.price().to_string(), style);
}

/// A text in lines of at most so many columns, broken between words; what hangs over is indented.
pub fn wrap(text: &str, room: u16, indent: usize) -> Vec<String> {
    if width(text) <= room {
        return vec![text.to_owned()];
    }
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        let is_blank = line.trim().is_empty();
        if !is_blank && width(&line) + 1 + width(word) > room {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
        } else if !is_blank {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}
