//! A text taken apart once, so that saying it again parses nothing and looks nothing up: what stands in it as it is, the
//! places of its values, and the choices that depend on one. Of Fluent this is what our texts use: no terms, no
//! functions, no references from one text to another.

use std::borrow::Cow;
use std::fmt::Write as _;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::arg::Arg;
use crate::language::Language;

/// A text, ready to be written.
#[derive(Debug, PartialEq)]
pub(crate) enum Message {
    /// The same each time.
    Plain(Cow<'static, str>),
    Parts(Vec<Part>),
}

#[derive(Debug, PartialEq)]
pub(crate) enum Part {
    Words(Cow<'static, str>),
    /// The value of this variable.
    Value(&'static str),
    /// One of several, by the value of a variable.
    Choice {
        variable: &'static str,
        variants: Vec<(Key, Vec<Part>)>,
        default: usize,
    },
}

/// What a value must be for a variant to be chosen.
#[derive(Debug, PartialEq)]
pub(crate) enum Key {
    Number(f64),
    /// A word, or a plural category where the value is a number.
    Word(&'static str),
}

impl Message {
    /// `None` where the text uses a part of Fluent that we do not.
    pub fn of(language: Language, pattern: &Pattern<&'static str>) -> Option<Message> {
        let mut parts = parts_of(language, pattern)?;
        Some(match parts.as_mut_slice() {
            [] => Message::Plain("".into()),
            [Part::Words(words)] => Message::Plain(std::mem::take(words)),
            _ => Message::Parts(parts),
        })
    }
}

fn parts_of(language: Language, pattern: &Pattern<&'static str>) -> Option<Vec<Part>> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => add_words(&mut parts, language.typeset(value)),
            PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                InlineExpression::VariableReference { id } => parts.push(Part::Value(id.name)),
                InlineExpression::StringLiteral { value } => add_words(&mut parts, unescape_unicode_to_string(value)),
                InlineExpression::NumberLiteral { .. }
                | InlineExpression::FunctionReference { .. }
                | InlineExpression::MessageReference { .. }
                | InlineExpression::TermReference { .. }
                | InlineExpression::Placeable { .. } => return None,
            },
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                let InlineExpression::VariableReference { id } = selector else { return None };
                let default = variants.iter().position(|variant| variant.default)?;
                let variants = variants.iter().map(|variant| variant_of(language, variant)).collect::<Option<_>>()?;
                parts.push(Part::Choice { variable: id.name, variants, default });
            }
        }
    }
    Some(parts)
}

fn variant_of(language: Language, variant: &Variant<&'static str>) -> Option<(Key, Vec<Part>)> {
    let key = match variant.key {
        VariantKey::Identifier { name } => Key::Word(name),
        // To Fluent `1.0` is another number than `1`.
        VariantKey::NumberLiteral { value } => Key::Number(value.parse::<i32>().ok()?.into()),
    };
    Some((key, parts_of(language, &variant.value)?))
}

/// The lines of a text come one by one; they are one thing to say.
fn add_words(parts: &mut Vec<Part>, words: Cow<'static, str>) {
    match parts.last_mut() {
        Some(Part::Words(before)) => before.to_mut().push_str(&words),
        Some(Part::Value(_) | Part::Choice { .. }) | None => parts.push(Part::Words(words)),
    }
}

/// Writes the parts with these values. False where one is missing: its name is written instead.
pub(crate) fn write(out: &mut String, language: Language, parts: &[Part], args: &[(&str, Arg<'_>)]) -> bool {
    let mut complete = true;
    for part in parts {
        match part {
            Part::Words(words) => out.push_str(words),
            Part::Value(variable) => match value(args, variable) {
                Some(Arg::Text(text)) => out.push_str(text),
                Some(Arg::Number(number)) => write_number(out, language, *number),
                None => {
                    complete = false;
                    for piece in ["{$", variable, "}"] {
                        out.push_str(piece);
                    }
                }
            },
            Part::Choice { variable, variants, default } => {
                let value = value(args, variable);
                complete &= value.is_some();
                let fits = |(key, _): &&(Key, Vec<Part>)| value.is_some_and(|value| key.fits(language, value));
                let (_, chosen) = variants.iter().find(fits).unwrap_or(&variants[*default]);
                complete &= write(out, language, chosen, args);
            }
        }
    }
    complete
}

/// A text has few variables: walking them is quicker than any map.
fn value<'a>(args: &'a [(&str, Arg<'a>)], variable: &str) -> Option<&'a Arg<'a>> {
    args.iter().find(|(name, _)| *name == variable).map(|(_, value)| value)
}

/// Fluent leaves the writing of numbers to its host.
fn write_number(out: &mut String, language: Language, number: f64) {
    // All whole numbers up to here are exact in both types.
    const MOST: f64 = (1_u64 << f64::MANTISSA_DIGITS) as f64;
    let is_negative_zero = number == 0.0 && number.is_sign_negative();
    let begin = out.len();
    // A String takes whatever is written to it.
    if number.fract() == 0.0 && number.abs() < MOST && !is_negative_zero {
        let _ = write!(out, "{}", number as i64);
        return;
    }
    let _ = write!(out, "{number}");
    if let Some(point) = out[begin..].find('.') {
        out.replace_range(begin + point..=begin + point, language.decimal_mark());
    }
}

impl Key {
    fn fits(&self, language: Language, value: &Arg<'_>) -> bool {
        match (self, value) {
            (Key::Number(key), Arg::Number(number)) => key == number,
            (Key::Word(key), Arg::Text(text)) => key == text,
            (Key::Word("one"), Arg::Number(number)) => language.is_one(*number),
            (Key::Word("other"), Arg::Number(number)) => !language.is_one(*number),
            (Key::Word(_), Arg::Number(_)) | (Key::Number(_), Arg::Text(_)) => false,
        }
    }
}
