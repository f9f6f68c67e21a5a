//! The rules reference: chapters of numbered rules, with a search that needs no script. Every rule can be linked:
//! `/rules#r6.3`.

use axum::response::Html;
use maud::{Markup, html};
use pax_rules::{Card, Category};
use pax_words::{Chapter, Rule, Words};

use crate::pages::cards::{self, Size};
use crate::pages::fields::Caller;
use crate::pages::frame::Frame;

pub async fn rules(caller: Caller) -> Html<String> {
    let w = caller.words();
    let title = w.say("rulespage-title");
    let query: String = caller.query.word("q").trim().chars().take(80).collect();
    let sought: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
    let chapters = w.rules();
    let body = html! {
        div.rulebook {
            header {
                h1 { (title) }
                p.lead { (w.say("rulespage-lead")) " " a href="/tutorial" { (w.say("rulespage-tutorial")) } }
                form.search role="search" action="/rules" {
                    label { span.sr { (w.say("rulespage-search")) }
                        input type="search" name="q" value=(query) maxlength="80" placeholder=(w.say("rulespage-search")); }
                    button { (w.say("rulespage-find")) }
                }
            }
            @if sought.is_empty() {
                (contents(w, chapters))
                // The first says what the text is, which the head of the page has said.
                article.rules { (categories(w)) @for chapter in chapters.iter().skip(1) { (whole(chapter)) } }
            } @else {
                article.rules { (found(w, chapters, &query, &sought)) }
            }
        }
    };
    Html(Frame::new(title, &caller).page(body).into_string())
}

fn contents(w: Words, chapters: &[Chapter]) -> Markup {
    html! {
        nav.contents aria-label=(w.say("rulespage-contents")) { ol {
            li { a href="#categories" { (w.say("rulespage-categories")) } }
            @for chapter in chapters.iter().filter(|chapter| !chapter.number.is_empty()) {
                li { a href={ "#r" (chapter.number) } { b { (chapter.number) } " " (chapter.title) } }
            }
        } }
    }
}

/// What the cards are, by picture.
fn categories(w: Words) -> Markup {
    html! {
        section.categories aria-labelledby="categories" {
            h2 id="categories" { (w.say("rulespage-categories")) }
            ul { @for category in Category::ALL {
                li {
                    @if let Some(card) = Card::new(category, 1, 2) { (cards::card(w, card, Size::Market)) }
                    div { h3 { (w.category(category)) } p { (cited(&w.effect_full(category))) } }
                }
            } }
        }
    }
}

fn whole(chapter: &Chapter) -> Markup {
    html! {
        @if chapter.number.is_empty() { h2 { (chapter.title) } }
        @else { h2 id={ "r" (chapter.number) } { (chapter.number) " " (chapter.title) } }
        @for rule in &chapter.rules { (one(rule, &[])) }
    }
}

/// The rules that have all the words, below the titles of their chapters.
fn found(w: Words, chapters: &[Chapter], query: &str, sought: &[String]) -> Markup {
    let hits = |chapter: &Chapter| -> Vec<Rule> {
        let fits = |rule: &&Rule| has_all(chapter, rule, sought);
        chapter.rules.iter().filter(|rule| !rule.number.is_empty()).filter(fits).cloned().collect()
    };
    let found: Vec<(&Chapter, Vec<Rule>)> = chapters.iter().map(|chapter| (chapter, hits(chapter))).collect();
    let count: usize = found.iter().map(|(_, rules)| rules.len()).sum();
    html! {
        p.notice role="status" {
            @if count == 0 { (w.tell("rulespage-none", &[("words", query.into())])) }
            @else { (w.tell("rulespage-found", &[("n", count.into()), ("words", query.into())])) }
        }
        @for (chapter, rules) in found.iter().filter(|(_, rules)| !rules.is_empty()) {
            h2 { (chapter.number) " " (chapter.title) }
            @for rule in rules { (one(rule, sought)) }
        }
        p { a.button href="/rules" { (w.say("rulespage-all")) } }
    }
}

fn one(rule: &Rule, sought: &[String]) -> Markup {
    let id = (!rule.number.is_empty()).then(|| format!("r{}", rule.number));
    html! {
        div.rule id=[id] {
            @if !rule.number.is_empty() { a.number href={ "/rules#r" (rule.number) } { (rule.number) } }
            div {
                p { (inline(&rule.text, sought)) }
                @if !rule.rows.is_empty() { (table(rule)) }
                @for text in &rule.more { p { (inline(text, sought)) } }
            }
        }
    }
}

fn table(rule: &Rule) -> Markup {
    html! {
        div.scroll { table {
            @for (place, cells) in rule.rows.iter().enumerate() {
                tr { @for (column, cell) in cells.iter().enumerate() {
                    @if place == 0 { th scope="col" { (inline(cell, &[])) } }
                    @else if column == 0 { th scope="row" { (inline(cell, &[])) } }
                    @else { td { (inline(cell, &[])) } }
                } }
            }
        } }
    }
}

/// Words of ours with the rules they name in brackets as links: `(6.3, 9.8).`
pub fn cited(text: &str) -> Markup {
    let Some((before, rest)) = text.split_once('(') else { return html! { (text) } };
    let Some((inside, after)) = rest.split_once(')') else { return html! { (text) } };
    let rules = inside.split(", ").all(|rule| rule.contains('.') && is_number(rule));
    html! { (before) "(" @if rules { (inline(inside, &[])) } @else { (inside) } ")" (cited(after)) }
}

/// Bold, italic, code, the numbers of rules as links, and what is sought marked.
pub fn inline(text: &str, sought: &[String]) -> Markup {
    for (mark, tag) in [("**", "strong"), ("`", "code"), ("*", "em")] {
        let Some((before, rest)) = text.split_once(mark) else { continue };
        let Some((inside, after)) = rest.split_once(mark) else { continue };
        let before = inline(before, sought);
        return match tag {
            "strong" => html! { (before) strong { (inline(inside, sought)) } (inline(after, sought)) },
            "code" => html! { (before) code { (inside) } (inline(after, sought)) },
            _ => html! { (before) em { (inline(inside, sought)) } (inline(after, sought)) },
        };
    }
    html! { @for piece in text.split_inclusive([' ', '(', '/']) { (linked(piece, sought)) } }
}

/// `10.2),` with the number as a link.
fn linked(piece: &str, sought: &[String]) -> Markup {
    let number = piece.trim_end_matches(|c: char| !c.is_ascii_digit());
    if number.contains('.') && is_number(number) {
        return html! { a.rule href={ "/rules#r" (number) } { (number) } (piece[number.len()..]) };
    }
    let folded = piece.to_lowercase();
    if sought.iter().any(|sought| folded.contains(sought.as_str())) {
        html! { mark { (piece.trim_end()) } (piece[piece.trim_end().len()..]) }
    } else {
        html! { (piece) }
    }
}

/// Whether all these words, in lower case, are in the rule or in the title of its chapter.
fn has_all(chapter: &Chapter, rule: &Rule, sought: &[String]) -> bool {
    let all = format!("{} {} {}", rule.number, chapter.title, rule.prose()).to_lowercase();
    sought.iter().all(|sought| all.contains(sought.as_str()))
}

/// `6` or `6.3`.
fn is_number(text: &str) -> bool {
    !text.is_empty() && text.split('.').all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use pax_words::Language;

    use super::*;

    #[test]
    fn every_rule_can_be_linked_in_every_language() {
        for language in Language::ALL {
            let chapters = Words::of(language).rules();
            let page: String = chapters.iter().map(|chapter| whole(chapter).into_string()).collect();
            for rule in ["1.1", "2.4", "6.3", "9.8", "10.5", "11.4", "6", "10", "(k)"] {
                assert!(page.contains(&format!("id=\"r{rule}\"")), "rule {rule}");
            }
            assert!(page.contains("<a class=\"rule\" href=\"/rules#r10.4\">10.4</a>"));
        }
        assert!(whole(&Words::of(Language::German).rules()[1]).into_string().contains("<strong>Festlegung</strong>"));
    }

    #[test]
    fn words_are_found_in_a_rule_and_in_its_title() {
        let chapter = &Words::of(Language::English).rules()[2];
        let has = |words: &[&str]| {
            let sought: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
            has_all(chapter, &chapter.rules[0], &sought)
        };
        assert!(has(&["deck", "setting"]) && has(&["shuffled in"]) && !has(&["deck", "rome"]));
    }

    #[test]
    fn what_is_sought_is_marked_and_harmless() {
        let sought = ["<b>".to_owned(), "levy".to_owned()];
        assert_eq!(cited("yes (1.4, 2.1) or (no)").into_string().matches("<a ").count(), 2);
        assert_eq!(
            inline("the final levy, <b>", &sought).into_string(),
            "the final <mark>levy,</mark> <mark>&lt;b&gt;</mark>"
        );
    }
}
