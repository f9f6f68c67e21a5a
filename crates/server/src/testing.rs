//! For tests: tables as they would be under another deal, to see whether anybody can tell.

use std::sync::Arc;

use pax_rules::Game;
use pax_tables::{Entry, TableId, TableState};

use crate::hub::Step;
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
        Ok(Truth(truth))
    }

    pub async fn be_itself(&self, table: &TableId, truth: Truth) -> Result<(), Trouble> {
        self.hub().table(table).await?.set_state(truth.0);
        Ok(())
    }

    /// Tells the watchers what they would hear if this happened now. Nothing is stored, and the table stays as it is.
    pub async fn rehearse(&self, table: &TableId, entry: &Entry) -> Result<(), Trouble> {
        let table = self.hub().table(table).await?;
        let before = table.state();
        let mut after = TableState::clone(&before);
        let happenings = after.apply(entry, self.hub().house.now()).map_err(|_| Trouble::Inside)?;
        table.publish(Step { state: Arc::new(after), happenings });
        table.set_state(before);
        Ok(())
    }
}
