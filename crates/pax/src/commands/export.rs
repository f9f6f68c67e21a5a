//! `pax export`: all finished games as records.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use pax_server::Layer;
use pax_store::Store;

/// Write all finished games as records, one per line
///
/// The server may be running meanwhile. The records can be checked with pax verify and shown with pax replay.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  pax export games.jsonl\n  pax export --database postgres://pax@db/pax > games.jsonl"
)]
pub struct Export {
    /// Where to write [default: standard output]
    file: Option<PathBuf>,
    #[command(flatten)]
    place: Place,
}

/// Where the data is.
#[derive(Args)]
pub struct Place {
    /// The data folder [default: this user's]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// A SQLite file or postgres://…, instead of the data folder
    #[arg(long, value_name = "ADDRESS")]
    database: Option<String>,
}

impl Place {
    /// The store there, to be read beside a server that may be running.
    pub async fn open(self) -> Result<Store> {
        let flags = Layer { data: self.data, database: self.database, ..Layer::default() };
        let config = flags.over(Layer::from_environment(|name| std::env::var(name).ok())?).decided()?;
        Ok(Store::open_read_only(&config.database).await?)
    }
}

impl Export {
    pub fn run(self) -> Result<()> {
        let mut out: Box<dyn Write> = match &self.file {
            Some(path) => {
                let file = File::create_new(path);
                Box::new(BufWriter::new(file.with_context(|| format!("{} cannot be made", path.display()))?))
            }
            None => Box::new(BufWriter::new(std::io::stdout())),
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let count = runtime.block_on(async {
            let store = self.place.open().await?;
            let count = pax_server::export(&store, |record| writeln!(out, "{record}")).await?;
            store.close().await;
            anyhow::Ok(count)
        })?;
        out.flush()?;
        writeln!(anstream::stderr(), "{count} finished games")?;
        Ok(())
    }
}
