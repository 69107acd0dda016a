//! The configuration of an operator: a TOML file, overridden by environment variables and flags of `fullprime serve`.
//! Every setting has a default.

mod environment;
mod possible;

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, atomic::AtomicU64},
    time::Duration,
};

use serde::Deserialize;
use site::{
    accounts::AccountSettings,
    disk::Probe,
    exchange::{Exchange, RedisSettings, RedisUrl},
    limits::LimitSettings,
    mail::{MailSettings, MailSettingsError},
    origin::PublicOrigin,
    push::{PushError, PushSettings},
    settings::LiveSettings,
};
use store::{DatabaseUrl, SqliteDurability, StoreSettings, address::AddressRange};
use thiserror::Error;
use url::Url;

use crate::{network::ConnectionSettings, self_check::SelfCheckSettings};

/// The whole configuration. The field names are the names in the file.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The address to listen on, `host:port`. Port 0 takes any free port.
    pub listen: String,
    /// The public address, if it differs from `listen`. An `https` address makes cookies secure. Pages of any other
    /// origin are refused.
    pub public_url: Option<Url>,
    /// True if a reverse proxy in front of the server sets `x-forwarded-for`. Without a proxy, clients could
    /// forge that header and escape the rate limits.
    pub behind_proxy: bool,
    /// The addresses of proxies whose `x-forwarded-for` is trusted while `behind_proxy` is on. The default is
    /// loopback and private networks.
    pub trusted_proxies: Option<Vec<AddressRange>>,
    /// The address of `/metrics`.
    pub metrics_listen: MetricsListen,
    /// True to start although pages of the SQLite file are damaged. Only a flag sets it, because it is for a single
    /// start.
    #[serde(skip)]
    pub despite_damage: bool,
    /// The time for which `/readyz` fails before a stop begins, so that load balancers notice, in seconds.
    pub stop_notice_s: u64,
    /// The time that a stop waits for requests and sockets to end, in seconds.
    pub stop_timeout_s: u64,
    /// The database.
    pub database: DatabaseSettings,
    /// Redis, which connects the nodes.
    pub redis: RedisSettings,
    /// Accounts and sessions.
    pub accounts: AccountSettings,
    /// Rate limits for expensive operations.
    pub limits: LimitSettings,
    /// The connection limits of clients.
    pub connections: ConnectionSettings,
    /// Live matches and bots.
    pub live: LiveSettings,
    /// Mail.
    pub mail: MailSettings,
    /// Web push.
    pub push: PushSettings,
    /// The nightly self-check.
    pub self_check: SelfCheckSettings,
    /// The log.
    pub log: LogSettings,
}

/// The address of `/metrics`, separate from everything that the public may reach.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub enum MetricsListen {
    /// Not set. The address is [`MetricsListen::DEFAULT`]; if it is taken, the server warns and runs without metrics.
    Default,
    /// `off`: no metrics.
    Off,
    /// `host:port`. The server does not start if it cannot listen on it.
    At(String),
}

impl MetricsListen {
    /// The default address: loopback, on the port that Prometheus's list of exporters assigns to OpenTelemetry's.
    pub const DEFAULT: &'static str = "127.0.0.1:9464";
}

impl From<String> for MetricsListen {
    fn from(text: String) -> MetricsListen {
        if text == "off" { MetricsListen::Off } else { MetricsListen::At(text) }
    }
}

/// The settings in `[database]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DatabaseSettings {
    /// `sqlite:PATH` or `postgres://...`.
    pub url: String,
    /// The durability of a commit to SQLite: `full` survives a loss of power, `normal` a crash of the program.
    pub sqlite_durability: SqliteDurability,
    /// The maximum number of connections in the pool.
    pub connections_max: u32,
    /// The free space on the disk of a SQLite file, in MiB, below which only matches in play go on. At most a tenth of
    /// the disk; 0: nothing is refused.
    pub shed_below_mib: u32,
    /// The number of free bytes in place of the measured ones, for tests.
    #[serde(skip)]
    pub free_bytes: Option<Arc<AtomicU64>>,
}

impl DatabaseSettings {
    pub(crate) fn shed_below_bytes(&self) -> u64 {
        u64::from(self.shed_below_mib) << 20
    }

    pub(crate) fn probe(&self, url: &DatabaseUrl) -> Probe {
        match (&self.free_bytes, url) {
            (Some(free), _) => Probe::Set(Arc::clone(free)),
            (None, DatabaseUrl::Sqlite(file)) => {
                let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
                Probe::Folder(folder.unwrap_or(Path::new(".")).to_owned())
            }
            (None, DatabaseUrl::Postgres(_)) => Probe::Unknown,
        }
    }
}

/// The settings in `[log]`.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LogSettings {
    /// The filter of log lines in the notation of tracing, for example `info,server=debug`.
    pub filter: String,
    /// The format of log lines.
    pub format: LogFormat,
    /// The days for which the key of a day's address hashes is kept. After that no hash can be matched with an
    /// address.
    pub address_days: u16,
}

/// The format of log lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogFormat {
    /// Text for people.
    Text,
    /// One JSON object per line, for programs.
    Json,
}

/// The error for an unusable configuration.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("cannot read {path}: {cause}")]
    Read {
        /// The path of the file.
        path: PathBuf,
        /// The cause.
        #[source]
        cause: std::io::Error,
    },
    /// The file is not valid TOML, or has wrong settings.
    #[error("{path}: {cause}")]
    Parse {
        /// The path of the file.
        path: PathBuf,
        /// The place and the cause.
        #[source]
        cause: toml::de::Error,
    },
    /// A value is invalid.
    #[error("{0}")]
    Invalid(String),
    /// The mail settings are invalid.
    #[error(transparent)]
    Mail(#[from] MailSettingsError),
    /// The web push settings are invalid.
    #[error(transparent)]
    Push(#[from] PushError),
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            listen: "127.0.0.1:8080".to_owned(),
            public_url: None,
            behind_proxy: false,
            trusted_proxies: None,
            metrics_listen: MetricsListen::Default,
            despite_damage: false,
            stop_notice_s: 0,
            stop_timeout_s: 6,
            database: DatabaseSettings::default(),
            redis: RedisSettings::default(),
            accounts: AccountSettings::default(),
            limits: LimitSettings::default(),
            connections: ConnectionSettings::default(),
            live: LiveSettings::default(),
            mail: MailSettings::default(),
            push: PushSettings::default(),
            self_check: SelfCheckSettings::default(),
            log: LogSettings::default(),
        }
    }
}

impl Default for DatabaseSettings {
    fn default() -> DatabaseSettings {
        DatabaseSettings {
            url: "sqlite:data/fullprime.db".to_owned(),
            sqlite_durability: SqliteDurability::Full,
            connections_max: 16,
            shed_below_mib: 512,
            free_bytes: None,
        }
    }
}

impl Default for LogSettings {
    fn default() -> LogSettings {
        LogSettings {
            filter: "info,actix_server=warn,actix_http::h1::dispatcher=off".to_owned(),
            format: LogFormat::Text,
            address_days: 7,
        }
    }
}

impl Settings {
    /// Reads a file.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read, is not TOML, or has an unknown field or one of the wrong type.
    pub fn from_file(path: &Path) -> Result<Settings, ConfigError> {
        let text =
            fs::read_to_string(path).map_err(|cause| ConfigError::Read { path: path.to_owned(), cause })?;
        Settings::from_text(&text).map_err(|cause| ConfigError::Parse { path: path.to_owned(), cause })
    }

    /// Parses the text of a file.
    pub(crate) fn from_text(text: &str) -> Result<Settings, toml::de::Error> {
        toml::from_str(text)
    }

    /// Returns the settings of the store.
    ///
    /// # Errors
    /// Returns an error if the URL is not that of a database.
    pub fn store(&self) -> Result<StoreSettings, ConfigError> {
        let url: DatabaseUrl = self
            .database
            .url
            .parse()
            .map_err(|error| ConfigError::Invalid(format!("database.url: {error}")))?;
        if self.database.connections_max == 0 {
            return Err(ConfigError::Invalid("database.connections_max: at least one is needed".to_owned()));
        }
        Ok(StoreSettings {
            url,
            durability: self.database.sqlite_durability,
            connections_max: self.database.connections_max,
        })
    }

    /// Returns the exchange with the other nodes, not yet connected, or `None` without Redis. Requires a tokio
    /// runtime.
    ///
    /// # Errors
    /// Returns an error if the URL is not that of a Redis.
    pub(crate) fn exchange(&self) -> Result<Option<Exchange>, ConfigError> {
        let invalid = |error| ConfigError::Invalid(format!("redis.url: {error}"));
        let Some(url) = &self.redis.url else { return Ok(None) };
        let url: RedisUrl = url.parse().map_err(invalid)?;
        Exchange::new(url, &self.redis.prefix, self.redis.ca_file.as_deref()).map(Some).map_err(invalid)
    }

    /// Returns the path of the dice key: as configured, or beside the SQLite file, or in `data/`.
    ///
    /// # Errors
    /// Returns an error if the URL is not that of a database.
    pub(crate) fn dice_key_file(&self) -> Result<PathBuf, ConfigError> {
        if let Some(path) = &self.live.dice_key_file {
            return Ok(path.clone());
        }
        Ok(match self.store()?.url {
            DatabaseUrl::Sqlite(file) => file.with_file_name("dice.key"),
            DatabaseUrl::Postgres(_) => PathBuf::from("data/dice.key"),
        })
    }

    /// Returns the only origin whose pages may change anything. `None` means the origin of the request's host.
    ///
    /// # Errors
    /// Returns an error if `public_url` is neither http nor https.
    pub(crate) fn public_origin(&self) -> Result<Option<PublicOrigin>, ConfigError> {
        let Some(url) = &self.public_url else { return Ok(None) };
        if !matches!(url.scheme(), "http" | "https") || url.host_str().is_none() {
            return Err(ConfigError::Invalid(format!("public_url: {url} is neither http nor https")));
        }
        Ok(Some(PublicOrigin { ascii: url.origin().ascii_serialization(), https: url.scheme() == "https" }))
    }

    /// Returns the time between the notice of a stop and the stop.
    pub(crate) fn stop_notice(&self) -> Duration {
        Duration::from_secs(self.stop_notice_s)
    }

    /// Returns the time that a stop waits.
    pub(crate) fn stop_timeout(&self) -> Duration {
        Duration::from_secs(self.stop_timeout_s)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_overrides_defaults_and_knows_its_fields() {
        let settings: Settings =
            toml::from_str("listen = '0.0.0.0:80'\n[database]\nsqlite_durability = 'normal'").unwrap();
        assert_eq!(settings.listen, "0.0.0.0:80");
        assert_eq!(settings.database.sqlite_durability, SqliteDurability::Normal);
        assert_eq!(settings.database.url, "sqlite:data/fullprime.db");
        assert!(toml::from_str::<Settings>("lisen = 'x'").is_err());
        assert!(toml::from_str::<Settings>("[database]\nsqlite_durability = 'none'").is_err());
    }

    #[test]
    fn the_documented_example_is_a_configuration() {
        let document = include_str!("../../docs/configuration.md");
        let example = document.split("```toml").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
        let settings: Settings = toml::from_str(example).unwrap();
        let defaults = Settings { public_url: settings.public_url.clone(), ..Settings::default() };
        assert_eq!(format!("{settings:?}"), format!("{defaults:?}"), "the example shows the defaults");
    }

    #[test]
    fn the_public_origin_is_what_browsers_send() {
        let origin = |url: &str| {
            Settings { public_url: Some(url.parse().unwrap()), ..Settings::default() }.public_origin()
        };
        assert_eq!(origin("https://Play.example:443/x").unwrap().unwrap().ascii, "https://play.example");
        assert_eq!(origin("http://localhost:8080").unwrap().unwrap().ascii, "http://localhost:8080");
        assert!(origin("ftp://play.example").is_err());
    }
}
