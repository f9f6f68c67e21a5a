//! `pax backup`: a consistent copy of the data while the server runs.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;

use super::export::Place;

/// Copy all data to a new file while the server may be running
///
/// The copy is a SQLite file that pax serve --database FILE can serve from. PostgreSQL has pg_dump for this.
#[derive(Args)]
#[command(after_help = "Example:\n  pax backup pax-today.sqlite")]
pub struct Backup {
    /// The new file
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

impl Backup {
    pub fn run(self) -> Result<()> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let store = self.place.open().await?;
            store.backup(&self.file).await?;
            store.close().await;
            anyhow::Ok(())
        })?;
        writeln!(anstream::stderr(), "{}", self.file.display())?;
        Ok(())
    }
}
