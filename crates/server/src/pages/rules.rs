//! The rules, from the text that the whole project cites. Every rule can be linked: `/rules#r6.3`.

use std::sync::LazyLock;

use axum::response::Html;
use maud::{Markup, PreEscaped, html};

use crate::pages::fields::Caller;
use crate::pages::frame::Frame;

const TEXT: &str = include_str!("../../../../docs/RULES.md");

pub async fn rules(caller: Caller) -> Html<String> {
    /// The same for everybody, so written once.
    static RULES: LazyLock<String> = LazyLock::new(|| rendered(TEXT).into_string());
    let body = html! { article.rules { (PreEscaped(RULES.as_str())) } };
    Html(Frame::new(words::TITLE, &caller).page(body).into_string())
}

/// A piece of the text.
enum Block<'a> {
    Heading {
        level: usize,
        number: Option<&'a str>,
        text: &'a str,
    },
    /// A paragraph; one with a number is a rule.
    Text {
        number: Option<&'a str>,
        text: String,
    },
    Row(Vec<&'a str>),
}

fn rendered(text: &str) -> Markup {
    let blocks = blocks(text);
    html! {
        @for group in blocks.chunk_by(|one, next| matches!((one, next), (Block::Row(_), Block::Row(_)))) {
            @match &group[0] {
                Block::Heading { level: 1, text, .. } => h1 { (text) },
                Block::Heading { number, text, .. } => h2 id=[number.map(|number| format!("r{number}"))] {
                    @if let Some(number) = number { (number) " " } (text)
                },
                Block::Text { number, text } => p id=[number.map(|number| format!("r{number}"))] {
                    @if let Some(number) = number { a.rule href={ "#r" (number) } { (number) } " " }
                    (inline(text))
                },
                Block::Row(_) => div.scroll { table { @for (place, block) in group.iter().enumerate() {
                    @if let Block::Row(cells) = block { tr { @for cell in cells {
                        @if place == 0 { th { (inline(cell)) } } @else { td { (inline(cell)) } }
                    } } }
                } } },
            }
        }
    }
}

fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let line_text = line.trim();
        if line_text.is_empty() {
            open = false;
        } else if let Some(heading) = line_text.strip_prefix('#') {
            let text = heading.trim_start_matches('#');
            let level = 1 + heading.len() - text.len();
            let (number, text) = match text.trim().split_once(' ') {
                Some((number, text)) if is_number(number) => (Some(number), text),
                _ => (None, text.trim()),
            };
            blocks.push(Block::Heading { level, number, text });
            open = false;
        } else if line_text.starts_with('|') {
            if !line_text.contains("---") {
                blocks.push(Block::Row(line_text.trim_matches('|').split('|').map(str::trim).collect()));
            }
            open = false;
        } else {
            let number = line.split_once(' ').map(|(number, _)| number).filter(|number| is_number(number));
            let fresh = number.is_some() || matches!(line.as_bytes(), [b'(', _, b')', ..]);
            match blocks.last_mut() {
                Some(Block::Text { text, .. }) if open && !fresh => {
                    text.push(' ');
                    text.push_str(line_text);
                }
                _ => {
                    let text = number.map_or(line_text, |number| line_text[number.len()..].trim_start());
                    blocks.push(Block::Text { number, text: text.to_owned() });
                }
            }
            open = true;
        }
    }
    blocks
}

/// `6` or `6.3`.
fn is_number(text: &str) -> bool {
    !text.is_empty() && text.split('.').all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Bold, italic, code, and the numbers of rules as links.
fn inline(text: &str) -> Markup {
    for (mark, tag) in [("**", "strong"), ("`", "code"), ("*", "em")] {
        let Some((before, rest)) = text.split_once(mark) else { continue };
        let Some((inside, after)) = rest.split_once(mark) else { continue };
        let before = inline(before);
        return match tag {
            "strong" => html! { (before) strong { (inline(inside)) } (inline(after)) },
            "code" => html! { (before) code { (inside) } (inline(after)) },
            _ => html! { (before) em { (inline(inside)) } (inline(after)) },
        };
    }
    html! { @for piece in text.split_inclusive([' ', '(', '/']) { (linked(piece)) } }
}

/// `10.2),` with the number as a link.
fn linked(piece: &str) -> Markup {
    let number = piece.trim_end_matches(|c: char| !c.is_ascii_digit());
    if number.contains('.') && is_number(number) {
        html! { a.rule href={ "#r" (number) } { (number) } (piece[number.len()..]) }
    } else {
        html! { (words_only(piece)) }
    }
}

/// Links out of the text show their words only.
fn words_only(piece: &str) -> &str {
    match piece.split_once("](") {
        Some((words, _)) => words.trim_start_matches('['),
        None => piece,
    }
}

mod words {
    pub const TITLE: &str = "Rules";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_can_be_linked() {
        let page = rendered(TEXT).into_string();
        for rule in ["1.1", "2.4", "6.3", "9.8", "10.5", "11.4", "6", "10"] {
            assert!(page.contains(&format!("id=\"r{rule}\"")), "rule {rule}");
        }
        assert!(page.contains("<strong>Ruling</strong>"));
        assert!(page.contains("<a class=\"rule\" href=\"#r10.4\">10.4</a>"));
    }
}
