//! All that people read, in English, German, Dutch, Portuguese and French.
//!
//! The texts are Fluent files below `texts/`, one folder per language and one file per subject, embedded in the
//! program. [`Words`] is the handle that is passed to whatever shows something: [`Words::say`] and [`Words::tell`] look a
//! text up by its key, and the things of the game have methods of their own: [`Words::card`], [`Words::refusal`],
//! [`Words::event`]. An [`Account`] tells a whole game, and
//! [`Words::rules`] are the rules. Nothing here decides anything.

mod account;
mod arg;
mod clause;
mod game;
mod language;
mod message;
mod names;
mod refusal;
mod rules;
mod score_sheet;
mod texts;
mod words;

pub use account::{Account, account};
pub use arg::Arg;
pub use language::Language;
pub use names::Names;
pub use rules::{Chapter, Rule};
pub use score_sheet::score_sheet;
pub use texts::texts;
pub use words::Words;
