//! For tests and benchmarks: tables as they would be under another deal, to see whether anybody can tell; a page alone.

use std::sync::Arc;

use pax_rules::Game;
use pax_tables::{AppliedEntry, Entry, Logged, TableId, TableState};

use crate::hub::Signal;
pub use crate::pages::TablePage;
use crate::{App, Trouble};

/// What a table really is while it pretends.
pub struct Truth(Arc<TableState>);

impl App {
    /// The game with every hidden card in it.
    pub async fn true_game(&self, table: &TableId) -> Result<Option<Game>, Trouble> {
        Ok(self.hub().table(table).await?.state().true_game().copied())
    }

    /// Lets the table look as if this were its game, until it is itself again. Nothing is stored.
    pub async fn pretend(&self, table: &TableId, game: &Game) -> Result<Truth, Trouble> {
        let table = self.hub().table(table).await?;
        let truth = table.state();
        table.set_state(Arc::new(truth.redealt(game)));
        self.inner().updates.forget(&table.id);
        Ok(Truth(truth))
    }

    pub async fn be_itself(&self, table: &TableId, truth: Truth) -> Result<(), Trouble> {
        self.hub().table(table).await?.set_state(truth.0);
        self.inner().updates.forget(table);
        Ok(())
    }

    /// Tells the watchers what they would hear if this happened now. Nothing is stored, and the table stays as it is.
    pub async fn rehearse(&self, table: &TableId, entry: &Entry) -> Result<(), Trouble> {
        let table = self.hub().table(table).await?;
        let before = table.state();
        let logged = Logged::new(self.hub().house.now(), entry.clone());
        let step = AppliedEntry::after(&before, logged).map_err(|_| Trouble::Inside)?;
        table.tell(Signal::Step(Arc::new(step.into())));
        Ok(())
    }
}
