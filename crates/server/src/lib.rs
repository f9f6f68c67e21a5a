//! Tables of Pax for people and programs: seats, clocks, computer players, live updates, the JSON API and the pages.
//!
//! [`App`] is everything that can be asked of the server, without HTTP; [`app`] puts it behind routes that tests can
//! call without a socket; [`serve`] listens. What happens at a table is decided in `pax-tables`, what is kept is kept
//! by `pax-store`; here the two meet people.

#[expect(unused_qualifications, reason = "utoipa writes them")]
mod api;
mod app;
mod campaign;
mod chat;
mod computer;
mod config;
mod cookies;
mod create;
mod crowd;
mod daily;
mod door;
mod due;
mod event_stream;
mod export;
mod guard;
mod health;
mod house;
mod hub;
mod lists;
mod logging;
mod metrics;
pub mod pages;
mod passwords;
mod people;
mod play;
mod presence;
mod rates;
mod ratings;
mod reasons;
mod review;
mod secret;
mod serve;
mod settings;
mod streams;
mod telling;
#[cfg(feature = "testing")]
pub mod testing;
mod trouble;
pub mod tutorial;
mod visitor;
mod watch;

pub use app::{App, Options, app};
pub use campaign::{Campaign, CampaignLine};
pub use chat::Said;
pub use config::{Config, ConfigError, Layer, data_folder};
pub use create::{Made, SeatWish, TableRequest};
pub use daily::{Daily, DailyLine};
pub use door::Peer;
pub use export::{ExportError, export};
pub use hub::{Step, Summary};
pub use lists::{FinishedLine, FinishedPage, LevelLine, PersonPage, RatingLine, TableLine, TablePage};
pub use logging::start_logging;
pub use people::{Joined, SessionLine};
pub use play::{Done, Glance, Hint};
pub use review::Analysis;
pub use secret::Secret;
pub use serve::{Running, ServeError, check, serve};
pub use settings::Settings;
pub use trouble::{Bad, Problem, Trouble};
pub use visitor::{Me, Via, Visitor};
pub use watch::{EventId, Live, MineWatcher, Moved, Update, Watcher};
