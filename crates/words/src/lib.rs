//! All that people read, in English, German, Dutch, Portuguese and French.
//!
//! The texts are Fluent files below `texts/`, one folder per language and one file per subject, embedded in the
//! program. [`Words`] is the handle that is passed to whatever shows something: [`Words::say`] and [`Words::tell`] look a
//! text up by its key. Nothing here decides anything.

mod arg;
mod language;
mod texts;
mod words;

pub use arg::Arg;
pub use language::Language;
pub use texts::texts;
pub use words::Words;
