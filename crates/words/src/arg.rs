//! What is put into a text: words as they are, or a number, by which a text chooses singular and plural.

use std::borrow::Cow;

/// One value for a text's variable.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg<'a> {
    Text(Cow<'a, str>),
    Number(f64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(text.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(text.into())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(text.into())
    }
}

impl<'a> From<Cow<'a, str>> for Arg<'a> {
    fn from(text: Cow<'a, str>) -> Arg<'a> {
        Arg::Text(text)
    }
}

macro_rules! from_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(number.into())
            }
        })*
    };
}

from_numbers!(u8, u16, u32, i8, i16, i32, f32, f64);

/// Exact up to 2⁵³, which is more than anybody will read.
macro_rules! from_wide_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Number(number as f64)
            }
        })*
    };
}

from_wide_numbers!(u64, i64, usize);
