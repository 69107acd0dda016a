//! What an operator may set: a TOML file, overridden by environment variables and flags of `fullprime serve`. Everything has a default.

mod environment;
mod possible;

use std::{
    fs,
    path::{Path, PathBuf},
    time::Duration,
};

use serde::Deserialize;
use thiserror::Error;
use url::Url;

use crate::{
    account::AccountSettings,
    address::AddressRange,
    db::{DatabaseUrl, SqliteDurability, StoreSettings},
    exchange::{Exchange, RedisSettings, RedisUrl},
    limits::LimitSettings,
    live::LiveSettings,
    mail::MailSettings,
    network::ConnectionSettings,
    self_check::SelfCheckSettings,
};

/// The whole configuration. The names of the fields are the names in the file.
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Where to listen, `host:port`. Port 0 takes any free port.
    pub listen: String,
    /// The address that people open, when it is not the one that the server listens on. An `https` address makes
    /// cookies secure; pages of any other origin are refused.
    pub public_url: Option<Url>,
    /// Whether a reverse proxy stands before the server and sets `x-forwarded-for`. Without one a client could invent
    /// that header and escape the rate limits.
    pub behind_proxy: bool,
    /// The addresses of proxies that are believed about `x-forwarded-for` while `behind_proxy` is on. Not set: loopback
    /// and private networks.
    pub trusted_proxies: Option<Vec<AddressRange>>,
    /// Where `/metrics` is served.
    pub metrics_listen: MetricsListen,
    /// Whether to start although pages of the SQLite file are damaged. Only a flag sets it, because it is for once.
    #[serde(skip)]
    pub despite_damage: bool,
    /// How long `/readyz` says no before a stop begins, so that a load balancer has noticed.
    pub stop_notice_s: u64,
    /// How long a stop waits for requests and sockets to end.
    pub stop_timeout_s: u64,
    /// The database.
    pub database: DatabaseSettings,
    /// Redis, through which several nodes meet.
    pub redis: RedisSettings,
    /// Accounts and sessions.
    pub accounts: AccountSettings,
    /// How often a client may do what is dear.
    pub limits: LimitSettings,
    /// What visitors may hold open.
    pub connections: ConnectionSettings,
    /// Live matches and bots.
    pub live: LiveSettings,
    /// Mail.
    pub mail: MailSettings,
    /// The nightly self-check.
    pub self_check: SelfCheckSettings,
    /// The log.
    pub log: LogSettings,
}

/// Where `/metrics` is served, apart from everything that the public may reach.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "String")]
pub enum MetricsListen {
    /// Not set: [`MetricsListen::DEFAULT`] if that is free; if not, the server warns and goes on without.
    Default,
    /// `off`: nowhere.
    Off,
    /// `host:port`. The server does not start if it cannot listen there.
    At(String),
}

impl MetricsListen {
    /// Loopback, on the port that Prometheus's list of exporters has for OpenTelemetry's.
    pub const DEFAULT: &'static str = "127.0.0.1:9464";
}

impl From<String> for MetricsListen {
    fn from(text: String) -> MetricsListen {
        if text == "off" { MetricsListen::Off } else { MetricsListen::At(text) }
    }
}

/// `[database]`
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DatabaseSettings {
    /// `sqlite:PATH` or `postgres://...`.
    pub url: String,
    /// What a commit to SQLite survives: `full` a loss of power, `normal` a crash of the program.
    pub sqlite_durability: SqliteDurability,
    /// Connections in the pool.
    pub connections_max: u32,
}

/// `[log]`
#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LogSettings {
    /// What is logged, in the notation of tracing's filters, for example `info,server=debug`.
    pub filter: String,
    /// How lines look.
    pub format: LogFormat,
    /// Days for which the key of a day's address hashes is kept; after that no address can be matched with a hash.
    pub address_days: u16,
}

/// How log lines look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogFormat {
    /// For people.
    Text,
    /// One JSON object a line, for programs.
    Json,
}

/// A configuration that cannot be used.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("cannot read {path}: {cause}")]
    Read {
        /// Which file.
        path: PathBuf,
        /// Why.
        #[source]
        cause: std::io::Error,
    },
    /// The file is not what it should be.
    #[error("{path}: {cause}")]
    Parse {
        /// Which file.
        path: PathBuf,
        /// Where and why.
        #[source]
        cause: toml::de::Error,
    },
    /// A value that makes no sense.
    #[error("{0}")]
    Invalid(String),
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
        }
    }
}

impl Default for LogSettings {
    fn default() -> LogSettings {
        LogSettings { filter: "info,actix_server=warn".to_owned(), format: LogFormat::Text, address_days: 7 }
    }
}

impl Settings {
    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read, is not TOML, or has a field that is unknown or of the wrong type.
    pub fn from_file(path: &Path) -> Result<Settings, ConfigError> {
        let text =
            fs::read_to_string(path).map_err(|cause| ConfigError::Read { path: path.to_owned(), cause })?;
        Settings::from_text(&text).map_err(|cause| ConfigError::Parse { path: path.to_owned(), cause })
    }

    /// What a file says.
    pub(crate) fn from_text(text: &str) -> Result<Settings, toml::de::Error> {
        toml::from_str(text)
    }

    /// What the store needs of it.
    ///
    /// # Errors
    /// If the URL is no database.
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

    /// The way to the other nodes, not yet connected; none: there are no others. Needs a tokio runtime around it.
    ///
    /// # Errors
    /// If the URL is no Redis.
    pub(crate) fn exchange(&self) -> Result<Option<Exchange>, ConfigError> {
        let invalid = |error| ConfigError::Invalid(format!("redis.url: {error}"));
        let Some(url) = &self.redis.url else { return Ok(None) };
        let url: RedisUrl = url.parse().map_err(invalid)?;
        Exchange::new(url, &self.redis.prefix, self.redis.ca_file.as_deref()).map(Some).map_err(invalid)
    }

    /// Where the key of the dice is: as set, or beside the SQLite file, or in `data/`.
    ///
    /// # Errors
    /// If the URL is no database.
    pub(crate) fn dice_key_file(&self) -> Result<PathBuf, ConfigError> {
        if let Some(path) = &self.live.dice_key_file {
            return Ok(path.clone());
        }
        Ok(match self.store()?.url {
            DatabaseUrl::Sqlite(file) => file.with_file_name("dice.key"),
            DatabaseUrl::Postgres(_) => PathBuf::from("data/dice.key"),
        })
    }

    /// Where the database of bear-offs is kept: beside the SQLite file, or in `data/`.
    ///
    /// # Errors
    /// If the URL is no database.
    pub(crate) fn bearoff_file(&self) -> Result<PathBuf, ConfigError> {
        Ok(match self.store()?.url {
            DatabaseUrl::Sqlite(file) => file.with_file_name("bearoff-6.bin"),
            DatabaseUrl::Postgres(_) => PathBuf::from("data/bearoff-6.bin"),
        })
    }

    /// The one origin of pages that may change anything, or none: that of the request's own host.
    ///
    /// # Errors
    /// If `public_url` is neither http nor https.
    pub(crate) fn public_origin(&self) -> Result<Option<PublicOrigin>, ConfigError> {
        let Some(url) = &self.public_url else { return Ok(None) };
        if !matches!(url.scheme(), "http" | "https") || url.host_str().is_none() {
            return Err(ConfigError::Invalid(format!("public_url: {url} is neither http nor https")));
        }
        Ok(Some(PublicOrigin { ascii: url.origin().ascii_serialization(), https: url.scheme() == "https" }))
    }

    /// How long a stop is announced before it begins.
    pub(crate) fn stop_notice(&self) -> Duration {
        Duration::from_secs(self.stop_notice_s)
    }

    /// How long a stop waits.
    pub(crate) fn stop_timeout(&self) -> Duration {
        Duration::from_secs(self.stop_timeout_s)
    }
}

/// The origin under which people open the server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PublicOrigin {
    /// As browsers write it in the header `origin`.
    pub(crate) ascii: String,
    pub(crate) https: bool,
}

impl PublicOrigin {
    /// The name of its host.
    pub(crate) fn host(&self) -> &str {
        let rest = self.ascii.split_once("://").map_or(self.ascii.as_str(), |(_, rest)| rest);
        rest.rsplit_once(':').map_or(rest, |(host, _port)| host)
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
