//! The text of the rules taken apart: chapters, and in each the numbered rules with what belongs to them.

/// A chapter; the words before the first have no number.
#[derive(Clone, Debug, Default)]
pub struct Chapter {
    pub number: String,
    pub title: String,
    pub rules: Vec<Rule>,
}

/// A rule; a paragraph without a number stands by itself.
#[derive(Clone, Debug, Default)]
pub struct Rule {
    pub number: String,
    pub text: String,
    /// A table below the text, its heads first.
    pub rows: Vec<Vec<String>>,
    /// What follows the table.
    pub more: Vec<String>,
}

impl Rule {
    /// Whether all these words, in lower case, are in the rule or in the title of its chapter.
    pub fn has_all(&self, title: &str, sought: &[String]) -> bool {
        let mut all = format!("{} {title} {} {}", self.number, self.text, self.more.join(" "));
        all.retain(|c| !"*`".contains(c));
        let all = all.to_lowercase();
        sought.iter().all(|sought| all.contains(sought.as_str()))
    }
}

/// Reads a text in the form of `docs/RULES.md`.
pub fn chapters(text: &str) -> Vec<Chapter> {
    let mut chapters = vec![Chapter::default()];
    // Whether the next line goes on with the paragraph before it.
    let mut open = false;
    for line in text.lines() {
        let words = line.trim();
        let rules = &mut chapters.last_mut().expect("one at least").rules;
        if words.is_empty() {
            open = false;
        } else if let Some(heading) = words.strip_prefix('#') {
            let heading = heading.trim_start_matches('#').trim();
            if let Some((number, title)) = heading.split_once(' ').filter(|(number, _)| is_number(number)) {
                chapters.push(Chapter { number: number.to_owned(), title: title.to_owned(), rules: Vec::new() });
            }
            open = false;
        } else if words.starts_with('|') {
            if let (Some(rule), false) = (rules.last_mut(), words.contains("---")) {
                rule.rows.push(words.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect());
            }
            open = false;
        } else if let Some((number, text)) = line.split_once(' ').filter(|(number, _)| is_number(number)) {
            rules.push(Rule { number: number.to_owned(), text: text.trim().to_owned(), ..Rule::default() });
            open = true;
        } else {
            add_words(rules, words, open, line.starts_with(' '));
            open = true;
        }
    }
    chapters
}

/// A line without a number: it goes on with what is open, follows a table, or stands by itself.
fn add_words(rules: &mut Vec<Rule>, words: &str, open: bool, indented: bool) {
    match rules.last_mut() {
        Some(rule) if open && !matches!(words.as_bytes(), [b'(', _, b')', ..]) => {
            let text = rule.more.last_mut().unwrap_or(&mut rule.text);
            text.push(' ');
            text.push_str(words);
        }
        Some(rule) if indented || !rule.rows.is_empty() => rule.more.push(words.to_owned()),
        Some(_) | None => rules.push(Rule { text: words.to_owned(), ..Rule::default() }),
    }
}

/// `6` or `6.3`.
pub fn is_number(text: &str) -> bool {
    !text.is_empty() && text.split('.').all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "# The rules\nBefore.\n\n## 2 Setting up\n2.1 Draw deck\n    by number:\n    | | 1 |\n    |---|---|\n    | base | 44 |\n    After the *table*.\n2.2 Rome.\n";

    #[test]
    fn a_text_comes_apart_into_rules() {
        let all = chapters(SMALL);
        assert_eq!((all.len(), all[0].rules[0].text.as_str()), (2, "Before."));
        let rule = &all[1].rules[0];
        assert_eq!((all[1].number.as_str(), all[1].title.as_str()), ("2", "Setting up"));
        assert_eq!((rule.number.as_str(), rule.text.as_str()), ("2.1", "Draw deck by number:"));
        assert_eq!((rule.rows.len(), rule.more.as_slice()), (2, ["After the *table*.".to_owned()].as_slice()));
    }

    #[test]
    fn words_are_found_in_a_rule_and_in_its_title() {
        let all = chapters(SMALL);
        let has = |words: &[&str]| {
            let sought: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
            all[1].rules[0].has_all(&all[1].title, &sought)
        };
        assert!(has(&["deck", "setting"]) && has(&["the table"]) && !has(&["deck", "rome"]));
    }
}
