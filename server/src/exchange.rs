//! The exchange: Redis, where the nodes of a site meet. Nothing that is there is a fact: news, who is connected, turns
//! that bots have to play, how often somebody tried something. All of it can be lost at any moment; the database has
//! what counts.
//!
//! Every command has a short limit in time and fails at once while Redis is away, so that nobody waits for it.

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
use thiserror::Error;

use crate::{
    random,
    tls::{self, CertificateError},
};
pub(crate) use stream::{Job, JobDesk, Jobs};

/// An answer of Redis that takes longer is none.
const RESPONSE_TIMEOUT: Duration = Duration::from_millis(1_000);
/// A connection that takes longer to open is none.
const CONNECT_TIMEOUT: Duration = Duration::from_millis(1_000);

/// `[redis]`
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RedisSettings {
    /// `redis://host:port/db`, `rediss://host:port/db` for TLS, or `unix:///path`. None: this is the only node.
    pub url: Option<String>,
    /// The authorities to trust with TLS, in PEM form. None: the public ones.
    pub ca_file: Option<PathBuf>,
    /// What stands before every key and channel; sites that share a Redis have different ones.
    pub prefix: RedisPrefix,
}

/// What stands before every key and channel.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct RedisPrefix(pub String);

impl Default for RedisPrefix {
    fn default() -> RedisPrefix {
        RedisPrefix("fullprime".to_owned())
    }
}

/// Where Redis is. It may hold a password and is therefore never printed whole.
#[derive(Clone)]
pub(crate) struct RedisUrl(String);

/// An address that is no Redis.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum InvalidRedisUrl {
    /// Something else.
    #[error("a Redis URL begins with redis://, rediss:// or unix://, for example redis://127.0.0.1:6379")]
    UnknownScheme,
    /// TLS with any certificate protects from nobody who stands in between.
    #[error("certificates are always verified; remove #insecure, and name the authority in redis.ca_file")]
    Insecure,
    /// Authorities without TLS.
    #[error("ca_file needs a URL that begins with rediss://")]
    NoTls,
    /// Authorities that cannot be read.
    #[error("ca_file: {0}")]
    Authorities(String),
    /// The right scheme, and something wrong behind it.
    #[error("this is no Redis URL: {0}")]
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
        // Redis' library takes the cryptography from the process.
        tls::provider();
        match Client::open(text) {
            Ok(_) => Ok(RedisUrl(text.to_owned())),
            Err(error) => Err(InvalidRedisUrl::Unreadable(error.to_string())),
        }
    }
}

impl fmt::Display for RedisUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // What stands before an @ may be a password, and so may what follows a question mark. Where an @ follows one, either
        // may be part of a password, and nothing is shown.
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

/// Why a node does not start with this Redis.
#[derive(Debug, Error)]
pub enum ExchangeError {
    /// It answers, and refuses: a wrong password, missing rights, not a Redis.
    #[error(
        "Redis at {url} refuses: {cause}; check the name and the password in the URL and the rights they give"
    )]
    Refused {
        /// Where, without a password.
        url: String,
        /// Its own words.
        #[source]
        cause: RedisError,
    },
}

/// One running process of a site. A process that starts again is another one.
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

/// The way to Redis: a cheap handle.
#[derive(Clone)]
pub(crate) struct Exchange {
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
    /// Does not connect yet. Needs a tokio runtime around it.
    pub(crate) fn new(
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

    /// Asks Redis once. A Redis that cannot be reached is no reason not to start: nodes go on without it, and one that
    /// is started meanwhile must too. One that refuses is a mistake that somebody must correct.
    ///
    /// # Errors
    /// If Redis answers and refuses.
    pub(crate) async fn check(&self) -> Result<(), ExchangeError> {
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

    /// This process.
    pub(crate) fn node(&self) -> NodeId {
        self.node
    }

    /// The name of a key or channel of this site.
    pub(crate) fn key(&self, name: &str) -> String {
        format!("{}:{name}", self.prefix)
    }

    /// For commands that answer at once.
    pub(crate) fn commands(&self) -> ConnectionManager {
        self.commands.clone()
    }

    /// A connection for listening.
    pub(crate) async fn listener(&self) -> Result<PubSub, RedisError> {
        match tokio::time::timeout(CONNECT_TIMEOUT, self.client.get_async_pubsub()).await {
            Ok(connected) => connected,
            Err(_too_slow) => Err((ErrorKind::Io, "no connection in time").into()),
        }
    }

    /// A connection for commands that wait up to `wait` for something to come.
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

/// Whether nothing was heard of Redis, as opposed to something bad.
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
            ("redis://host:port", Some("this is no Redis URL")),
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
