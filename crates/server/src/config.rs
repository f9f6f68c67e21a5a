//! How the server is to run: flags before environment before file before what is built in.

use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};

use serde::Deserialize;
use thiserror::Error;

use crate::{Options, Secret};

/// One source of settings; what it does not say is left to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct Layer {
    pub address: Option<IpAddr>,
    pub port: Option<u16>,
    pub lan: Option<bool>,
    pub data: Option<PathBuf>,
    pub database: Option<String>,
    pub open: Option<bool>,
    pub secure: Option<bool>,
    pub behind_proxy: Option<bool>,
    pub thinkers: Option<usize>,
    /// A budget for every choice of a computer player: `200ms`, or iterations.
    pub think: Option<String>,
    /// At the same time from one address; 0 for any number.
    pub connections: Option<usize>,
    /// Lets whoever shows it read `/metrics` from elsewhere.
    pub metrics_token: Option<String>,
    /// As `RUST_LOG` has it.
    pub log: Option<String>,
    /// Log lines as JSON.
    pub log_json: Option<bool>,
}

/// Everything decided.
#[derive(Clone, Debug)]
pub struct Config {
    pub address: IpAddr,
    pub port: u16,
    /// Whether the next free port will do.
    pub any_port: bool,
    pub lan: bool,
    /// Where the SQLite file is, or `postgres://…`.
    pub database: String,
    /// The folder to be made for it, where it may be missing.
    folder: Option<PathBuf>,
    /// At the same time from one address; 0 for any number.
    pub connections: usize,
    pub open: bool,
    pub options: Options,
    pub log: String,
    pub log_json: bool,
}

#[derive(Debug, Error)]
pub enum ConfigError {
    #[error("{path} cannot be read: {detail}")]
    File { path: String, detail: String },
    #[error("{name}={value:?} cannot be read: {want}")]
    Variable { name: String, value: String, want: &'static str },
    #[error("there is no home folder to keep data in: say --data FOLDER")]
    NoHome,
    #[error("{path} cannot be made: {detail}")]
    Folder { path: String, detail: String },
    #[error("the token for /metrics is to be 16 to 200 letters and digits without spaces")]
    MetricsToken,
    #[error(transparent)]
    Think(#[from] pax_bots::NotABudget),
    #[error("the address {0} cannot be listened on: {1}")]
    Listen(String, String),
}

/// Where the first server of a machine listens.
const PORT: u16 = 7777;
/// Far more than the browsers of a large household need.
const CONNECTIONS: usize = 256;
const LOG: &str = "info,sqlx=warn";

impl Layer {
    /// From a TOML file.
    pub fn from_file(path: &Path) -> Result<Layer, ConfigError> {
        let failed = |detail: String| ConfigError::File { path: path.display().to_string(), detail };
        let text = std::fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
        toml::from_str(&text).map_err(|error| failed(error.to_string()))
    }

    /// From `PAX_…`, through a look-up so that tests need no real environment.
    pub fn from_environment(look_up: impl Fn(&str) -> Option<String>) -> Result<Layer, ConfigError> {
        fn read<T: std::str::FromStr>(
            look_up: &impl Fn(&str) -> Option<String>,
            name: &str,
            want: &'static str,
        ) -> Result<Option<T>, ConfigError> {
            let Some(value) = look_up(name).filter(|value| !value.is_empty()) else { return Ok(None) };
            match value.parse() {
                Ok(read) => Ok(Some(read)),
                Err(_) => Err(ConfigError::Variable { name: name.to_owned(), value, want }),
            }
        }
        const TRUTH: &str = "say true or false";
        Ok(Layer {
            address: read(&look_up, "PAX_ADDRESS", "give an IP address")?,
            port: read(&look_up, "PAX_PORT", "give a port, 0 to 65535")?,
            lan: read(&look_up, "PAX_LAN", TRUTH)?,
            data: look_up("PAX_DATA").map(PathBuf::from),
            database: look_up("PAX_DATABASE"),
            open: read(&look_up, "PAX_OPEN", TRUTH)?,
            secure: read(&look_up, "PAX_SECURE", TRUTH)?,
            behind_proxy: read(&look_up, "PAX_BEHIND_PROXY", TRUTH)?,
            thinkers: read(&look_up, "PAX_THINKERS", "give a number")?,
            think: look_up("PAX_THINK"),
            connections: read(&look_up, "PAX_CONNECTIONS", "give a number")?,
            metrics_token: look_up("PAX_METRICS_TOKEN"),
            log: look_up("PAX_LOG"),
            log_json: read(&look_up, "PAX_LOG_JSON", TRUTH)?,
        })
    }

    /// This layer, and where it says nothing, the other.
    #[must_use]
    pub fn over(self, other: Layer) -> Layer {
        Layer {
            address: self.address.or(other.address),
            port: self.port.or(other.port),
            lan: self.lan.or(other.lan),
            data: self.data.or(other.data),
            database: self.database.or(other.database),
            open: self.open.or(other.open),
            secure: self.secure.or(other.secure),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            thinkers: self.thinkers.or(other.thinkers),
            think: self.think.or(other.think),
            connections: self.connections.or(other.connections),
            metrics_token: self.metrics_token.or(other.metrics_token),
            log: self.log.or(other.log),
            log_json: self.log_json.or(other.log_json),
        }
    }

    /// Fills in what nobody said.
    pub fn decided(self) -> Result<Config, ConfigError> {
        let lan = self.lan.unwrap_or(false);
        let everywhere = if lan { Ipv4Addr::UNSPECIFIED } else { Ipv4Addr::LOCALHOST };
        let built_in = Options::default();
        let (database, folder) = match self.database {
            Some(database) => (database, None),
            None => {
                let folder = self.data.or_else(data_folder).ok_or(ConfigError::NoHome)?;
                (folder.join("pax.sqlite").display().to_string(), Some(folder))
            }
        };
        let metrics_token = match self.metrics_token {
            Some(token) => {
                Some(Secret::claimed(&token).filter(|_| token.len() >= 16).ok_or(ConfigError::MetricsToken)?)
            }
            None => None,
        };
        Ok(Config {
            address: self.address.unwrap_or(IpAddr::V4(everywhere)),
            port: self.port.unwrap_or(PORT),
            any_port: self.port.is_none(),
            lan,
            database,
            folder,
            connections: self.connections.unwrap_or(CONNECTIONS),
            open: self.open.unwrap_or(false),
            options: Options {
                secure: self.secure.unwrap_or(built_in.secure),
                behind_proxy: self.behind_proxy.unwrap_or(built_in.behind_proxy),
                thinkers: self.thinkers.unwrap_or(built_in.thinkers),
                think: self.think.as_deref().map(str::parse).transpose()?,
                metrics_token,
                unlimited: built_in.unlimited,
            },
            log: self.log.unwrap_or_else(|| LOG.to_owned()),
            log_json: self.log_json.unwrap_or(false),
        })
    }
}

impl Config {
    /// Makes the data folder where it is missing.
    pub(crate) fn make_folder(&self) -> Result<(), ConfigError> {
        let Some(folder) = &self.folder else { return Ok(()) };
        std::fs::create_dir_all(folder)
            .map_err(|error| ConfigError::Folder { path: folder.display().to_string(), detail: error.to_string() })
    }

    /// Where the data is, for people to read; never with a password.
    pub(crate) fn place(&self) -> String {
        match self.database.split_once("://") {
            Some((scheme, rest)) => format!("{scheme}://{}", rest.rsplit_once('@').map_or(rest, |(_, place)| place)),
            None => self.database.clone(),
        }
    }
}

/// Where this user's programs keep their data.
pub fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || folder("HOME");
    let base = if cfg!(windows) {
        folder("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        folder("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    base.map(|base| base.join("pax"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_come_before_environment_before_file() {
        let flags = Layer { port: Some(1), ..Layer::default() };
        let environment = Layer::from_environment(|name| match name {
            "PAX_PORT" => Some("2".to_owned()),
            "PAX_LAN" => Some("true".to_owned()),
            _ => None,
        });
        let file: Layer = toml::from_str("port = 3\nlan = false\nthinkers = 4\nbehind-proxy = true").expect("TOML");
        let all = flags.over(environment.expect("readable")).over(file);
        assert_eq!((all.port, all.lan, all.thinkers, all.behind_proxy), (Some(1), Some(true), Some(4), Some(true)));
    }

    #[test]
    fn mistakes_are_named() {
        let wrong = Layer::from_environment(|name| (name == "PAX_PORT").then(|| "seven".to_owned()));
        assert_eq!(wrong.unwrap_err().to_string(), "PAX_PORT=\"seven\" cannot be read: give a port, 0 to 65535");
        assert!(toml::from_str::<Layer>("prot = 3").is_err());
    }
}
