//! `pax rules`: the rules text, whole, by number or by word.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;

use crate::failure::Usage;
use crate::screen::{visible, width, wrap};
use crate::style::{FOUND, HEAD, STRESS, STRONG};

/// The text that all of Pax cites.
const TEXT: &str = include_str!("../../../../docs/RULES.md");

/// Read the rules: all, one by its number, or all with a word
#[derive(Args)]
#[command(after_help = "Examples:\n  pax rules\n  pax rules 6.3\n  pax rules 6\n  pax rules conspiratus\n\n\
    Exit codes: 0 done, 1 no rule has the word, 2 no rule has the number.")]
pub struct Rules {
    /// A rule (6.3), a section (6), or words to look for
    #[arg(value_name = "NUMBER | WORD")]
    what: Vec<String>,
}

/// A section with its rules. What comes before its first rule is a rule without a number.
struct Section {
    number: &'static str,
    title: &'static str,
    rules: Vec<Rule>,
}

/// A rule and its lines as they stand in the text.
struct Rule {
    number: &'static str,
    lines: Vec<&'static str>,
}

impl Rules {
    pub fn run(self) -> Result<()> {
        let what = self.what.join(" ");
        let what = what.trim();
        let sections = sections();
        if what.is_empty() {
            return all(&sections);
        }
        if what.chars().all(|c| c.is_ascii_digit() || c == '.') {
            return by_number(&sections, what.trim_end_matches('.'));
        }
        by_word(&sections, what)
    }
}

fn all(sections: &[Section]) -> Result<()> {
    let mut out = anstream::stdout().lock();
    for (number, section) in sections.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        section.write(&mut out)?;
    }
    Ok(())
}

fn by_number(sections: &[Section], number: &str) -> Result<()> {
    let mut out = anstream::stdout().lock();
    let head = number.split('.').next().unwrap_or_default();
    let Some(section) = sections.iter().find(|section| section.number == head && !head.is_empty()) else {
        let last = sections.iter().rfind(|section| !section.number.is_empty()).map_or("", |section| section.number);
        bail!(Usage::new(format!("there is no rule {number}: the sections are 1 to {last}")));
    };
    if number == head {
        return section.write(&mut out);
    }
    let Some(rule) = section.rules.iter().find(|rule| rule.number == number) else {
        let numbers = section.rules.iter().map(|rule| rule.number).filter(|number| !number.is_empty());
        let numbers: Vec<&str> = numbers.collect();
        let (first, last) = (numbers.first().copied().unwrap_or_default(), numbers.last().copied().unwrap_or_default());
        bail!(Usage::new(format!("there is no rule {number}: section {head} has {first} to {last}")));
    };
    rule.write(&mut out, None)
}

fn by_word(sections: &[Section], word: &str) -> Result<()> {
    let mut out = anstream::stdout().lock();
    let mut hits = 0;
    for section in sections {
        let rules = section.rules.iter().filter(|rule| rule.contains(word));
        for (number, rule) in rules.enumerate() {
            if number == 0 {
                let gap = if hits > 0 { "\n" } else { "" };
                writeln!(out, "{gap}{HEAD}{}{HEAD:#}", section.heading())?;
            }
            rule.write(&mut out, Some(word))?;
            hits += 1;
        }
    }
    if hits == 0 {
        bail!("no rule has {word:?} in it: pax rules shows them all");
    }
    Ok(())
}

impl Section {
    fn heading(&self) -> String {
        if self.number.is_empty() { self.title.to_owned() } else { format!("{} {}", self.number, self.title) }
    }

    fn write(&self, out: &mut impl Write) -> Result<()> {
        writeln!(out, "{HEAD}{}{HEAD:#}", self.heading())?;
        self.rules.iter().try_for_each(|rule| rule.write(out, None))
    }
}

impl Rule {
    /// The text in one piece, without tables.
    fn prose(&self) -> String {
        let prose = self.lines.iter().filter(|line| !is_row(line)).map(|line| line.trim());
        prose.collect::<Vec<_>>().join(" ")
    }

    fn contains(&self, word: &str) -> bool {
        plain(&self.prose()).to_lowercase().contains(&word.to_lowercase())
    }

    fn write(&self, out: &mut impl Write, highlight: Option<&str>) -> Result<()> {
        let indent = if self.number.is_empty() { 0 } else { 5 };
        let mut lines = self.lines.as_slice();
        while let Some(first) = lines.first() {
            let rows = is_row(first);
            let end = lines.iter().position(|line| is_row(line) != rows).unwrap_or(lines.len());
            let (part, rest) = lines.split_at(end);
            if rows {
                write_rows(out, part)?;
            } else {
                let text = part.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
                let text = match text.strip_prefix(self.number) {
                    Some(body) if indent > 0 => {
                        format!("{STRONG}{:<4}{STRONG:#} {}", self.number, styled(body.trim(), highlight))
                    }
                    _ => format!("{:indent$}{}", "", styled(&text, highlight)),
                };
                writeln!(out, "{}", wrap(&text, width().min(100), indent))?;
            }
            lines = rest;
        }
        Ok(())
    }
}

/// Cuts the text at its headings and at the numbers that begin a line.
fn sections() -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let mut after_blank = false;
    for line in TEXT.lines() {
        if line.trim().is_empty() {
            after_blank = true;
            continue;
        }
        if let Some(title) = line.strip_prefix("# ") {
            sections.push(Section { number: "", title, rules: Vec::new() });
            continue;
        }
        if let Some(heading) = line.strip_prefix("## ") {
            let numbered = heading.split_once(' ').filter(|(number, _)| number.parse::<u8>().is_ok());
            let (number, title) = numbered.unwrap_or(("", heading));
            sections.push(Section { number, title, rules: Vec::new() });
            continue;
        }
        let Some(section) = sections.last_mut() else { continue };
        let number = line.split(' ').next().unwrap_or_default();
        // Rules have numbers, readings have letters: (a).
        let is_number = number.starts_with(|c: char| c.is_ascii_digit()) && number.contains('.');
        let begins = is_number || number.starts_with('(') && number.ends_with(')');
        match section.rules.last_mut() {
            Some(rule) if !begins && (!after_blank || line.starts_with(' ')) => rule.lines.push(line),
            _ => section.rules.push(Rule { number: if begins { number } else { "" }, lines: vec![line] }),
        }
        after_blank = false;
    }
    sections
}

fn is_row(line: &str) -> bool {
    line.trim_start().starts_with('|')
}

/// A table with its columns under one another and without its rules.
fn write_rows(out: &mut impl Write, lines: &[&str]) -> Result<()> {
    let rows: Vec<Vec<String>> = lines
        .iter()
        .filter(|line| !line.contains("---"))
        .map(|line| line.trim().trim_matches('|').split('|').map(|cell| styled(cell.trim(), None)).collect())
        .collect();
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
    unlinked(text).replace(['*', '`'], "")
}

/// Links as their words alone: `[words](target)`.
fn unlinked(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, link)) = rest.split_once('[') {
        plain.push_str(before);
        let parts = link.split_once("](").and_then(|(words, target)| Some((words, target.split_once(')')?.1)));
        match parts {
            Some((words, after)) => {
                plain.push_str(words);
                rest = after;
            }
            None => {
                plain.push('[');
                rest = link;
            }
        }
    }
    plain + rest
}

/// Markdown's stress as styles, or, where a word is looked for, that word marked and no other style.
fn styled(text: &str, highlight: Option<&str>) -> String {
    if let Some(word) = highlight {
        return marked(&plain(text), word);
    }
    let mut styled = String::new();
    let (mut strong, mut stress) = (false, false);
    let text = unlinked(text);
    let mut rest = text.as_str();
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
