//! The exchange: Redis, which connects the nodes of a site. It holds no durable data: news, connected users, turns
//! that bots have to play, and rate limit counts. All of it can be lost at any moment. The database holds everything
//! that must last.
//!
//! Every command has a short timeout and fails at once while Redis is unreachable, so that no request waits for it.

mod stream;

use std::{
    fmt,
    path::{Path, PathBuf},
    str::FromStr,
    time::Duration,
};

use ::redis::{
    AsyncConnectionConfig, Client, ErrorKind, RedisError, TlsCertificates,
    aio::{ConnectionManager, ConnectionManagerConfig, MultiplexedConnection, PubSub},
};
use serde::{Deserialize, Serialize};
use store::{
    random,
    tls::{self, CertificateError},
};
use thiserror::Error;

pub(crate) use stream::{Job, JobQueue, Jobs};

/// The timeout for an answer of Redis.
const RESPONSE_TIMEOUT: Duration = Duration::from_millis(1_000);
/// The timeout for opening a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_millis(1_000);

/// The settings in `[redis]`.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RedisSettings {
    /// `redis://host:port/db`, `rediss://host:port/db` for TLS, or `unix:///path`. `None`: this is the only node.
    pub url: Option<String>,
    /// The trusted certificate authorities for TLS, as a PEM file. `None`: the public authorities.
    pub ca_file: Option<PathBuf>,
    /// The prefix of every key and channel. Sites that share a Redis have different prefixes.
    pub prefix: RedisPrefix,
}

/// The prefix of every key and channel.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct RedisPrefix(pub String);

impl Default for RedisPrefix {
    fn default() -> RedisPrefix {
        RedisPrefix("fullprime".to_owned())
    }
}

/// The URL of Redis. It may hold a password, so it is never printed whole.
#[derive(Clone)]
pub struct RedisUrl(String);

/// The reason why a text is not a usable Redis URL.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum InvalidRedisUrl {
    /// The scheme is unknown.
    #[error("a Redis URL begins with redis://, rediss:// or unix://, for example redis://127.0.0.1:6379")]
    UnknownScheme,
    /// The URL accepts any certificate, so TLS would not protect against an attacker in the middle.
    #[error("certificates are always verified; remove #insecure, and name the authority in redis.ca_file")]
    Insecure,
    /// Certificate authorities are set without TLS.
    #[error("ca_file needs a URL that begins with rediss://")]
    NoTls,
    /// The certificate authorities cannot be read.
    #[error("ca_file: {0}")]
    Authorities(String),
    /// The scheme is right, but the rest is invalid.
    #[error("this is not a Redis URL: {0}")]
    Unreadable(String),
}

impl FromStr for RedisUrl {
    type Err = InvalidRedisUrl;

    fn from_str(text: &str) -> Result<RedisUrl, InvalidRedisUrl> {
        match text.split_once("://").map(|(scheme, _)| scheme) {
            Some("rediss") if text.contains('#') => return Err(InvalidRedisUrl::Insecure),
            Some("redis" | "rediss" | "unix" | "redis+unix") => {}
            Some(_) | None => return Err(InvalidRedisUrl::UnknownScheme),
        }
        // The Redis library uses the process-wide cryptography provider.
        tls::provider();
        match Client::open(text) {
            Ok(_) => Ok(RedisUrl(text.to_owned())),
            Err(error) => Err(InvalidRedisUrl::Unreadable(error.to_string())),
        }
    }
}

impl fmt::Display for RedisUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The text before an @ may be a password, and so may the text after a question mark. If an @ follows a
        // question mark, either text may be part of a password, so nothing is shown.
        let (scheme, rest) = self.0.split_once("://").unwrap_or(("redis", ""));
        let (place, asked) = rest.split_once('?').unwrap_or((rest, ""));
        let shown = place.rsplit_once('@').map_or(place, |(_secret, place)| place);
        write!(f, "{scheme}://{}", if asked.contains('@') { "..." } else { shown })
    }
}

impl fmt::Debug for RedisUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The reason why a node does not start with this Redis.
#[derive(Debug, Error)]
pub enum ExchangeError {
    /// Redis answers and refuses: a wrong password, missing rights, or not a Redis at all.
    #[error(
        "Redis at {url} refuses: {cause}; check the name and the password in the URL and the rights they give"
    )]
    Refused {
        /// The URL without a password.
        url: String,
        /// The error of Redis.
        #[source]
        cause: RedisError,
    },
}

/// The id of one running process of a site. A restarted process has a new id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct NodeId(u64);

impl NodeId {
    pub(crate) fn random() -> NodeId {
        NodeId(u64::from_le_bytes(random::bytes()))
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The connection to Redis. Cheap to clone.
#[derive(Clone)]
pub struct Exchange {
    client: Client,
    commands: ConnectionManager,
    prefix: String,
    url: RedisUrl,
    node: NodeId,
}

impl fmt::Debug for Exchange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Exchange").field("url", &self.url).field("node", &self.node).finish_non_exhaustive()
    }
}

impl Exchange {
    /// Creates the exchange without connecting. Requires a tokio runtime.
    pub fn new(
        url: RedisUrl,
        prefix: &RedisPrefix,
        ca_file: Option<&Path>,
    ) -> Result<Exchange, InvalidRedisUrl> {
        let unreadable = |error: RedisError| InvalidRedisUrl::Unreadable(error.to_string());
        let client = match ca_file {
            None => Client::open(url.0.as_str()).map_err(unreadable)?,
            Some(_) if !url.0.starts_with("rediss://") => return Err(InvalidRedisUrl::NoTls),
            Some(file) => {
                let unusable = |error: CertificateError| InvalidRedisUrl::Authorities(error.to_string());
                let root_cert = Some(tls::certificates(file).map_err(unusable)?);
                Client::build_with_tls(url.0.as_str(), TlsCertificates { client_tls: None, root_cert })
                    .map_err(unreadable)?
            }
        };
        let config = ConnectionManagerConfig::new()
            .set_connection_timeout(Some(CONNECT_TIMEOUT))
            .set_response_timeout(Some(RESPONSE_TIMEOUT))
            .set_number_of_retries(0);
        let commands = ConnectionManager::new_lazy_with_config(client.clone(), config).map_err(unreadable)?;
        Ok(Exchange { client, commands, prefix: prefix.0.clone(), url, node: NodeId::random() })
    }

    /// Sends one request to Redis. An unreachable Redis does not prevent the start, because nodes also run without
    /// it. A Redis that refuses is a configuration error that an operator must correct.
    ///
    /// # Errors
    /// Returns an error if Redis answers and refuses.
    pub async fn check(&self) -> Result<(), ExchangeError> {
        let answer: Result<String, RedisError> = ::redis::cmd("PING").query_async(&mut self.commands()).await;
        match answer {
            Ok(_) => Ok(()),
            Err(cause) if is_out_of_reach(&cause) => {
                tracing::warn!(url = %self.url, %cause, "Redis cannot be reached; this node goes on without it");
                Ok(())
            }
            Err(cause) => Err(ExchangeError::Refused { url: self.url.to_string(), cause }),
        }
    }

    /// Returns the id of this process.
    pub(crate) fn node(&self) -> NodeId {
        self.node
    }

    /// Returns the name of a key or channel of this site.
    pub(crate) fn key(&self, name: &str) -> String {
        format!("{}:{name}", self.prefix)
    }

    /// Returns the connection for commands that answer at once.
    pub(crate) fn commands(&self) -> ConnectionManager {
        self.commands.clone()
    }

    /// Opens a connection for subscriptions.
    pub(crate) async fn listener(&self) -> Result<PubSub, RedisError> {
        match tokio::time::timeout(CONNECT_TIMEOUT, self.client.get_async_pubsub()).await {
            Ok(connected) => connected,
            Err(_too_slow) => Err((ErrorKind::Io, "no connection in time").into()),
        }
    }

    /// Opens a connection for commands that block for up to `wait`.
    pub(crate) async fn waiting_connection(
        &self,
        wait: Duration,
    ) -> Result<MultiplexedConnection, RedisError> {
        let config = AsyncConnectionConfig::new()
            .set_connection_timeout(Some(CONNECT_TIMEOUT))
            .set_response_timeout(Some(wait + RESPONSE_TIMEOUT));
        self.client.get_multiplexed_async_connection_with_config(&config).await
    }
}

/// Returns true if Redis did not answer at all, as opposed to answering with an error.
fn is_out_of_reach(error: &RedisError) -> bool {
    error.is_io_error()
        || error.is_timeout()
        || error.is_connection_dropped()
        || error.is_connection_refusal()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_of_redis_are_told_from_others() {
        let rows: [(&str, Option<&str>); 9] = [
            ("redis://127.0.0.1:6379", None),
            ("redis://anna:secret@host/2", None),
            ("unix:///run/redis.sock", None),
            ("redis+unix:///run/redis.sock", None),
            ("rediss://host", None),
            ("rediss://host#insecure", Some("always verified")),
            ("127.0.0.1:6379", Some("begins with redis://")),
            ("http://host", Some("begins with redis://")),
            ("redis://host:port", Some("this is not a Redis URL")),
        ];
        for (text, refused) in rows {
            match (text.parse::<RedisUrl>(), refused) {
                (Ok(_), None) => {}
                (Err(error), Some(why)) => assert!(error.to_string().contains(why), "{text}: {error}"),
                (parsed, _) => panic!("{text}: {parsed:?}"),
            }
        }
    }

    #[test]
    fn a_password_is_not_printed() {
        let url: RedisUrl = "redis://anna:se@cret@host:1/2".parse().unwrap();
        assert_eq!(format!("{url} {url:?}"), "redis://host:1/2 redis://host:1/2");
        let url: RedisUrl = "unix:///run/redis.sock?user=anna&pass=secret".parse().unwrap();
        assert_eq!(url.to_string(), "unix:///run/redis.sock");
    }
}
