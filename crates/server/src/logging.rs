//! What the server writes for whoever runs it: to standard error, as lines or as JSON. Secrets and hidden cards have no
//! way in: their types do not print themselves.

use tracing_subscriber::EnvFilter;

use crate::Config;

/// Begins to log. A filter that cannot be read is replaced by `info`.
pub fn start_logging(config: &Config) {
    let filter = EnvFilter::try_new(&config.log).unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(false);
    // A second logger in one process is refused: the first goes on.
    let begun = if config.log_json { log.json().try_init() } else { log.try_init() };
    if begun.is_err() {
        tracing::debug!("logging had begun already");
    }
}
