//! The Fluent files of a language, taken apart: for the tests that walk all keys.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use pax_words::{Language, texts};

/// What the comment above a term, a proper name or a sign says where it is the same in both languages.
pub const AS_IN_ENGLISH: &str = "as in English";

/// One text: a message's value, or one of its attributes.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Text {
    pub file: String,
    /// The variables it has.
    pub variables: BTreeSet<String>,
    /// All that it says, variants one after the other, variables left out.
    pub says: String,
    /// Its comment says that it is meant to be the same as in English.
    pub as_in_english: bool,
}

/// Every text of a language by its key, attributes as `key.attribute`.
pub fn of(language: Language) -> BTreeMap<String, Text> {
    let mut all = BTreeMap::new();
    for (file, source) in texts(language) {
        for (key, text) in read(file, source).unwrap_or_else(|why| panic!("{}/{file}: {why}", language.tag())) {
            let twice = all.insert(key.clone(), text).is_some();
            assert!(!twice, "{}/{file}: {key} is there twice", language.tag());
        }
    }
    all
}

fn read(file: &str, source: &'static str) -> Result<Vec<(String, Text)>, String> {
    let resource = parser::parse(source).map_err(|(_, errors)| {
        let line = |at: usize| source[..at].lines().count();
        errors.iter().map(|error| format!("line {}: {}", line(error.pos.start), error.kind)).collect::<String>()
    })?;
    let mut found = Vec::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let comment = message.comment.iter().flat_map(|comment| &comment.content);
                let as_in_english = comment.into_iter().any(|line| line.contains(AS_IN_ENGLISH));
                if let Some(value) = &message.value {
                    found.push((message.id.name.to_owned(), Text { as_in_english, ..text(file, value) }));
                }
                for attribute in &message.attributes {
                    let key = format!("{}.{}", message.id.name, attribute.id.name);
                    found.push((key, Text { as_in_english, ..text(file, &attribute.value) }));
                }
            }
            Entry::Term(term) => found.push((format!("-{}", term.id.name), text(file, &term.value))),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => return Err(format!("not Fluent: {content}")),
        }
    }
    Ok(found)
}

fn text(file: &str, pattern: &Pattern<&str>) -> Text {
    let mut text = Text { file: file.to_owned(), ..Text::default() };
    text.add_pattern(pattern);
    text
}

impl Text {
    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.says.push_str(value),
                PatternElement::Placeable { expression } => self.add(expression),
            }
        }
    }

    fn add(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    if let VariantKey::NumberLiteral { value } = &variant.key {
                        self.says.push_str(value);
                    }
                    self.add_pattern(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|inner| self.add_inline(inner));
            }
            InlineExpression::Placeable { expression } => self.add(expression),
            InlineExpression::StringLiteral { value } => self.says.push_str(value),
            InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}
