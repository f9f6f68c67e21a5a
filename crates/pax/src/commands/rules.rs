//! `pax rules`: the rules text, whole, by number or by word.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use pax_words::{Chapter, Rule};

use crate::failure::Usage;
use crate::language_arg::LanguageArg;
use crate::screen::{visible, width, wrap};
use crate::style::{FOUND, HEAD, STRESS, STRONG};

/// Read the rules: all, one by its number, or all with a word
#[derive(Args)]
#[command(
    after_help = "Examples:\n  pax rules\n  pax rules 6.3\n  pax rules 6\n  pax rules conspiratus\n  pax rules 6.3 --language de\n\n\
    Exit codes: 0 done, 1 no rule has the word, 2 no rule has the number."
)]
pub struct Rules {
    /// A rule (6.3), a section (6), or words to look for
    #[arg(value_name = "NUMBER | WORD")]
    what: Vec<String>,

    #[command(flatten)]
    language: LanguageArg,
}

impl Rules {
    pub fn run(self) -> Result<()> {
        let what = self.what.join(" ");
        let what = what.trim();
        let chapters = self.language.words().rules();
        if what.is_empty() {
            return all(chapters);
        }
        if what.chars().all(|c| c.is_ascii_digit() || c == '.') {
            return by_number(chapters, what.trim_end_matches('.'));
        }
        by_word(chapters, what)
    }
}

fn all(chapters: &[Chapter]) -> Result<()> {
    let mut out = anstream::stdout().lock();
    for (number, chapter) in chapters.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        write_chapter(&mut out, chapter)?;
    }
    Ok(())
}

fn by_number(chapters: &[Chapter], number: &str) -> Result<()> {
    let mut out = anstream::stdout().lock();
    let head = number.split('.').next().unwrap_or_default();
    let Some(chapter) = chapters.iter().find(|chapter| chapter.number == head && !head.is_empty()) else {
        let last = chapters.iter().rfind(|chapter| !chapter.number.is_empty()).map_or("", |last| &last.number);
        bail!(Usage::new(format!("there is no rule {number}: the sections are 1 to {last}")));
    };
    if number == head {
        return write_chapter(&mut out, chapter);
    }
    let Some(rule) = chapter.rules.iter().find(|rule| rule.number == number) else {
        let numbers = chapter.rules.iter().map(|rule| rule.number.as_str()).filter(|number| !number.is_empty());
        let numbers: Vec<&str> = numbers.collect();
        let (first, last) = (numbers.first().copied().unwrap_or_default(), numbers.last().copied().unwrap_or_default());
        bail!(Usage::new(format!("there is no rule {number}: section {head} has {first} to {last}")));
    };
    write_rule(&mut out, rule, None)
}

fn by_word(chapters: &[Chapter], word: &str) -> Result<()> {
    let mut out = anstream::stdout().lock();
    let mut hits = 0;
    let folded = word.to_lowercase();
    for chapter in chapters {
        let rules = chapter.rules.iter().filter(|rule| rule.prose().to_lowercase().contains(&folded));
        for (number, rule) in rules.enumerate() {
            if number == 0 {
                let gap = if hits > 0 { "\n" } else { "" };
                writeln!(out, "{gap}{HEAD}{}{HEAD:#}", heading(chapter))?;
            }
            write_rule(&mut out, rule, Some(word))?;
            hits += 1;
        }
    }
    if hits == 0 {
        bail!("no rule has {word:?} in it: pax rules shows them all");
    }
    Ok(())
}

fn heading(chapter: &Chapter) -> String {
    if chapter.number.is_empty() { chapter.title.clone() } else { format!("{} {}", chapter.number, chapter.title) }
}

fn write_chapter(out: &mut impl Write, chapter: &Chapter) -> Result<()> {
    writeln!(out, "{HEAD}{}{HEAD:#}", heading(chapter))?;
    chapter.rules.iter().try_for_each(|rule| write_rule(out, rule, None))
}

fn write_rule(out: &mut impl Write, rule: &Rule, highlight: Option<&str>) -> Result<()> {
    let indent = if rule.number.is_empty() { 0 } else { 5 };
    let text = styled(&rule.text, highlight);
    let text = if indent == 0 { text } else { format!("{STRONG}{:<4}{STRONG:#} {text}", rule.number) };
    writeln!(out, "{}", wrap(&text, width().min(100), indent))?;
    write_rows(out, &rule.rows)?;
    for more in &rule.more {
        let text = format!("{:indent$}{}", "", styled(more, highlight));
        writeln!(out, "{}", wrap(&text, width().min(100), indent))?;
    }
    Ok(())
}

/// A table with its columns under one another.
fn write_rows(out: &mut impl Write, rows: &[Vec<String>]) -> Result<()> {
    let rows: Vec<Vec<String>> =
        rows.iter().map(|cells| cells.iter().map(|cell| styled(cell, None)).collect()).collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide = |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|cell| visible(cell.as_str())).max();
    let widths: Vec<usize> = (0..columns).map(|at| wide(at).unwrap_or(0)).collect();
    for row in &rows {
        let mut line = "    ".to_owned();
        for (cell, width) in row.iter().zip(&widths) {
            line += &format!(" {cell}{:pad$} ", "", pad = width - visible(cell));
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Markdown's marks gone.
fn plain(text: &str) -> String {
    text.replace(['*', '`'], "")
}

/// Markdown's stress as styles, or, where a word is looked for, that word marked and no other style.
fn styled(text: &str, highlight: Option<&str>) -> String {
    if let Some(word) = highlight {
        return marked(&plain(text), word);
    }
    let mut styled = String::new();
    let (mut strong, mut stress) = (false, false);
    let mut rest = text;
    while let Some(at) = rest.find(['*', '`']) {
        styled.push_str(&rest[..at]);
        rest = &rest[at..];
        if let Some(after) = rest.strip_prefix("**") {
            styled += &if strong { format!("{STRONG:#}") } else { format!("{STRONG}") };
            strong = !strong;
            rest = after;
        } else {
            if rest.starts_with('*') {
                styled += &if stress { format!("{STRESS:#}") } else { format!("{STRESS}") };
                stress = !stress;
            }
            rest = &rest[1..];
        }
    }
    styled + rest
}

/// Marks a word wherever it stands, in whatever case.
fn marked(text: &str, word: &str) -> String {
    let word: Vec<char> = word.chars().flat_map(char::to_lowercase).collect();
    let chars: Vec<char> = text.chars().collect();
    let same = |at: usize| {
        chars.len() - at >= word.len()
            && chars[at..at + word.len()].iter().zip(&word).all(|(a, b)| a.to_lowercase().eq(b.to_lowercase()))
    };
    let mut marked = String::new();
    let mut at = 0;
    while at < chars.len() {
        if same(at) {
            let hit: String = chars[at..at + word.len()].iter().collect();
            marked += &format!("{FOUND}{hit}{FOUND:#}");
            at += word.len();
        } else {
            marked.push(chars[at]);
            at += 1;
        }
    }
    marked
}
