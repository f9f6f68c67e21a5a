//! `pax serve`: the game for browsers and programs. `pax` alone does the same and opens the browser.

use std::io::{IsTerminal, Write};
use std::net::IpAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use clap::Args;
use pax_server::{Config, Layer, start_logging};

use crate::style::{ASIDE, HEAD};

/// Serve the game to browsers on this machine, in the house or everywhere
///
/// Every option can also be set in the environment (PAX_PORT=8080) and in a TOML file (port = 8080). A flag comes before
/// the environment, and the environment before the file.
#[derive(Args, Default)]
#[command(after_help = "Examples:\n  pax serve --open\n  pax serve --lan\n  \
    pax serve --database postgres://pax@db/pax --address 0.0.0.0 --port 8080 --behind-proxy --secure")]
pub struct Serve {
    /// Listen on all interfaces, and print an address and a QR code for phones
    #[arg(long)]
    lan: bool,
    /// The address to listen on [default: 127.0.0.1]
    #[arg(long, value_name = "IP")]
    address: Option<IpAddr>,
    /// The port to listen on [default: 7777, or the next that is free]
    #[arg(long)]
    port: Option<u16>,
    /// Where to keep the data [default: this user's data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Keep the data here instead: a SQLite file, or postgres://… for several nodes
    #[arg(long, value_name = "ADDRESS")]
    database: Option<String>,
    /// Open the browser, where there is one
    #[arg(long)]
    open: bool,
    /// The site is reached over TLS: cookies are sent over TLS only
    #[arg(long)]
    secure: bool,
    /// Believe X-Forwarded-For: only behind a proxy that sets it
    #[arg(long)]
    behind_proxy: bool,
    /// How many computer players may think at the same time [default: one less than there are cores]
    #[arg(long, value_name = "NUMBER")]
    thinkers: Option<usize>,
    /// What every computer player may spend on a choice, as in 200ms or 1000 (iterations) [default: as its level has it]
    #[arg(long, value_name = "BUDGET")]
    think: Option<String>,
    /// How many connections one address may have open; 0 for any number [default: 256]
    #[arg(long, value_name = "NUMBER")]
    connections: Option<usize>,
    /// Lets whoever shows this token read /metrics from another machine
    #[arg(long, value_name = "TEXT")]
    metrics_token: Option<String>,
    /// What to log, such as debug or pax_server=debug,info
    #[arg(long, value_name = "FILTER")]
    log: Option<String>,
    /// Log lines as JSON
    #[arg(long)]
    log_json: bool,
    /// Read settings from this TOML file [or PAX_CONFIG]
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Test the configuration and exit, without making or changing anything
    #[arg(long)]
    check: bool,
}

impl Serve {
    /// What `pax` alone does.
    pub fn and_open() -> Serve {
        Serve { open: true, ..Serve::default() }
    }

    pub fn run(self) -> Result<()> {
        let check = self.check;
        let config = self.config()?;
        let runtime = tokio::runtime::Runtime::new().context("no threads to serve with")?;
        if check {
            let found = runtime.block_on(pax_server::check(&config))?;
            writeln!(anstream::stdout(), "{found}")?;
            return Ok(());
        }
        start_logging(&config);
        runtime.block_on(serve(&config))
    }

    fn config(self) -> Result<Config> {
        let file = match self.config.or_else(|| std::env::var_os("PAX_CONFIG").map(PathBuf::from)) {
            Some(path) => Layer::from_file(&path)?,
            None => Layer::default(),
        };
        let environment = Layer::from_environment(|name| std::env::var(name).ok())?;
        let set = |flag: bool| flag.then_some(true);
        let flags = Layer {
            address: self.address,
            port: self.port,
            lan: set(self.lan),
            data: self.data,
            database: self.database,
            open: set(self.open),
            secure: set(self.secure),
            behind_proxy: set(self.behind_proxy),
            thinkers: self.thinkers,
            think: self.think,
            connections: self.connections,
            metrics_token: self.metrics_token,
            log: self.log,
            log_json: set(self.log_json),
        };
        Ok(flags.over(environment).over(file).decided()?)
    }
}

async fn serve(config: &Config) -> Result<()> {
    let running = pax_server::serve(config).await?;
    let url = running.url();
    let mut out = anstream::stdout().lock();
    writeln!(out, "{HEAD}Pax{HEAD:#} is at {url}")?;
    if config.lan {
        match running.lan() {
            Some((url, code)) => writeln!(out, "For others in this network: {url}\n\n{code}")?,
            None => writeln!(out, "This machine seems to be in no network.")?,
        }
    }
    if std::io::stdout().is_terminal() {
        writeln!(out, "{ASIDE}Ctrl-C stops it.{ASIDE:#}")?;
    }
    out.flush()?;
    drop(out);
    if config.open {
        open_browser(&url);
    }
    running.until_asked_to_stop().await;
    Ok(())
}

/// Where there is no browser, the printed address will do.
fn open_browser(url: &str) {
    let set = |name: &str| std::env::var_os(name).is_some();
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut start = Command::new("cmd");
        start.args(["/C", "start", ""]);
        start
    } else if set("DISPLAY") || set("WAYLAND_DISPLAY") {
        Command::new("xdg-open")
    } else {
        return;
    };
    command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok();
}
