//! Tables of Pax: who sits where, what was agreed, whose clock runs, what may be taken back, who may see what.
//!
//! A table is an immutable [`Doc`] and an append-only list of [`Entry`]s. [`TableState::apply`] folds an entry into the
//! state; [`decide`] turns a [`Command`] into the steps to store, or says why not; [`Carrier`] says in which order a command
//! is decided, stored, shown and answered; [`TableState::view_for`] and [`TableState::news_for`] are all that ever leaves for
//! a viewer. There is no input or output here, no clock and no
//! randomness: moments, seeds and ids come in from outside, so the same entries always give the same table.

mod board;
mod carry;
mod chair;
mod choices;
mod clock;
mod command;
mod denied;
mod doc;
mod ending;
mod entry;
mod happening;
mod law;
mod memory;
mod moves;
mod names;
mod news;
mod past;
mod sheet;
mod state;
mod text;
mod undo;
mod view;
mod viewing;
mod wire;

pub use board::{
    Board, DrawView, Forecast, LegionView, Note, PlayerView, RomeView, SoloGoal, StepKind, Struggle, TurnView,
};
#[cfg(feature = "testing")]
pub use carry::Fault;
pub use carry::{Answered, Carrier, Want};
pub use chair::{Hands, Sitter};
pub use choices::{Impossible, Possible};
pub use clock::{Cause, Due, Moment};
pub use command::{AppliedEntry, Command, decide};
pub use denied::{Denied, RefusalCode};
pub use doc::{
    Agreement, DOC_VERSION, Doc, DocError, Draft, InvitationHash, NotAHash, Origin, RatedNeed, SeatAsked, Span,
    TimeControl,
};
pub use ending::{CampaignStep, DailyResult, Finished, PersonResult, Ranked};
pub use entry::{By, ENTRY_VERSION, Entry, Logged, Unreadable};
pub use happening::Happening;
pub use law::{Deed, DeedKind, Role, Who, may};
pub use memory::{Memories, Memory};
pub use names::{Level, Name, NotAName, PersonId, TableId};
pub use news::{Moved, News, NewsKind, Place, What};
pub use past::Past;
pub use sheet::{EndView, ScoreLine};
pub use state::{Broken, MOST_ENTRIES, MOST_GATHERING, MOST_RETURNS, MOST_UNDOS, Phase, TableState};
pub use view::{AskedFor, ClockView, SeatView, Standing, TableView, UndoView};
pub use viewing::Viewing;
pub use wire::OpenEnum;
