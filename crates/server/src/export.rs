//! All finished games as records, read beside a server that may be running.

use std::sync::Arc;

use pax_store::{Ask, MAX_ENTRIES, Store, Table};
use pax_tables::{Doc, Logged, TableState};
use thiserror::Error;

#[derive(Debug, Error)]
pub enum ExportError {
    #[error("{0}")]
    Store(#[from] pax_store::Error),
    #[error("the stored table {0} cannot be read: was it written by a newer Pax?")]
    Unreadable(String),
    #[error("{0}")]
    Write(#[from] std::io::Error),
}

const PAGE: u32 = 100;

/// Writes one record after the other, first finished first, and says how many.
pub async fn export(store: &Store, mut write: impl FnMut(&str) -> std::io::Result<()>) -> Result<u64, ExportError> {
    let (mut ask, mut count) = (Ask::first(PAGE), 0);
    loop {
        let page = store.finished_tables(&ask).await?;
        for table in &page.items {
            let state = fold(store, table).await?;
            let unreadable = || ExportError::Unreadable(table.id.to_string());
            write(&state.finished().ok_or_else(unreadable)?.record_json())?;
            count += 1;
        }
        match page.next {
            Some(next) => ask.after = Some(next),
            None => return Ok(count),
        }
    }
}

async fn fold(store: &Store, table: &Table) -> Result<TableState, ExportError> {
    let unreadable = || ExportError::Unreadable(table.id.to_string());
    let doc: Doc = serde_json::from_str(&table.doc).map_err(|_| unreadable())?;
    let mut state = TableState::new(Arc::new(doc));
    loop {
        let entries = store.log(&table.id, state.version().into(), MAX_ENTRIES).await?;
        for entry in &entries {
            let logged = Logged::from_json(&entry.entry).map_err(|_| unreadable())?;
            state.apply(&logged.entry, logged.at).map_err(|_| unreadable())?;
        }
        if entries.len() < MAX_ENTRIES as usize {
            return Ok(state);
        }
    }
}
