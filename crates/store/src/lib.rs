//! What Pax keeps: the append-only log of tables, and the people, sessions, results and work around it.
//!
//! A [`Store`] is one SQLite file or one PostgreSQL database, with the same behaviour on both. It knows nothing of the
//! rules: entries and documents are JSON text that it never reads. It has no clock either: every time is the caller's.
//! It never sees a secret, only hashes of secrets.

mod append;
mod backend;
mod batch;
mod changes;
mod chat;
mod db;
mod due;
mod effect;
mod error;
mod id;
mod limits;
mod people;
mod place;
mod postgres;
mod results;
mod schema;
mod sessions;
mod sqlite;
mod store;
mod tables;
#[cfg(feature = "testing")]
pub mod testing;

pub use append::{Append, Entry, Head, Outcome};
pub use changes::{Change, Changes};
pub use chat::{ChatLine, NewChatLine};
pub use due::Due;
pub use effect::Effect;
pub use error::Error;
pub use id::{At, NotAnId, PersonId, TableId};
pub use limits::*;
pub use people::{Account, Hash, NewAccount, NewGuest, Person, Upgrade};
pub use results::{CampaignGame, DailyResult, PersonResult, RatedGame, Rating};
pub use schema::SCHEMA;
pub use sessions::{NewSession, Session, SessionKind, TokenHash};
pub use store::{Backed, Found, Store};
pub use tables::{Ask, Counts, Created, Cursor, MyTable, NewTable, Page, Phase, Table};
