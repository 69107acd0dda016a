//! Connections to either database, and the connection pool.

use std::{
    fs,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use diesel::{
    Connection, ConnectionError, PgConnection, SqliteConnection,
    connection::{InstrumentationEvent, SimpleConnection},
    r2d2,
    result::Error,
};
use thiserror::Error;

use super::{
    DatabaseUrl, SqliteDurability,
    error::is_for_want_of_room,
    postgres_tls::{self, Tunnel, TunnelError},
    private,
};

/// A connection to one of the two databases.
#[derive(diesel::MultiConnection)]
#[expect(missing_debug_implementations, reason = "the connections inside have no useful one")]
pub enum AnyConn {
    /// PostgreSQL.
    Postgres(PgConnection),
    /// SQLite.
    Sqlite(SqliteConnection),
}

/// Runs a statement on the connection inside an `AnyConn`. There diesel finds the prepared statement by its type.
/// On the `AnyConn` itself it first renders the SQL text, which takes as long as a small write.
macro_rules! on_inner {
    ($connection:expr, |$inner:ident| $run:expr) => {
        match $connection {
            AnyConn::Postgres($inner) => $run,
            AnyConn::Sqlite($inner) => $run,
        }
    };
}
pub(super) use on_inner;

/// The reasons why a connection fails.
#[derive(Debug, Error)]
pub enum ConnectError {
    /// The folder of a SQLite file cannot be created.
    #[error("cannot make the folder {folder}: {cause}")]
    Folder {
        /// The folder.
        folder: String,
        /// The reason.
        #[source]
        cause: std::io::Error,
    },
    /// The folder of a SQLite file exists, but the file cannot be opened or created.
    #[error("cannot open {url}: {cause}; it must be a file, in a folder in which this account may write")]
    Open {
        /// The URL of the database.
        url: String,
        /// The reason.
        #[source]
        cause: ConnectionError,
    },
    /// The database does not answer or refuses the connection.
    #[error(
        "cannot connect to {url}: {why}; check the address, name and password in the URL, and that the database runs"
    )]
    Connect {
        /// The URL, without a password.
        url: String,
        /// The database's message, without a password.
        why: String,
    },
    /// TLS cannot be set up.
    #[error("cannot connect to {url}: {cause}")]
    Tls {
        /// The URL, without a password.
        url: String,
        /// The reason.
        #[source]
        cause: TunnelError,
    },
    /// The connection was opened, but its first statements failed.
    #[error("cannot use the database: {0}")]
    Setup(#[from] diesel::result::Error),
}

/// The use of a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Access {
    /// Reads and, on PostgreSQL, writes: the pool.
    Pooled,
    /// Writes to SQLite: the only connection that does.
    Writer,
}

/// The settings for opening connections.
#[derive(Debug, Clone)]
pub(super) struct Connector {
    url: DatabaseUrl,
    durability: SqliteDurability,
    /// The URL passed to libpq: without TLS, and through the tunnel if there is one.
    libpq: String,
    /// The tunnel to a PostgreSQL over TLS, open as long as connections may be needed.
    _tunnel: Option<Arc<Tunnel>>,
    /// The number of statements that have failed because the disk was full.
    pub(super) out_of_room: Arc<AtomicU64>,
}

/// The time that a SQLite connection waits for another process, for example `fullprime admin`, to unlock the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

impl Connector {
    /// Creates a connector. Opens no connection yet.
    ///
    /// # Errors
    /// If the URL asks for TLS that cannot be set up.
    pub(super) fn new(url: &DatabaseUrl, durability: SqliteDurability) -> Result<Connector, ConnectError> {
        let mut connector = Connector {
            url: url.clone(),
            durability,
            libpq: String::new(),
            _tunnel: None,
            out_of_room: Arc::default(),
        };
        if let DatabaseUrl::Postgres(text) = url {
            let refused = |cause| ConnectError::Tls { url: url.to_string(), cause };
            let (plain, tls) = postgres_tls::split(text)
                .map_err(|invalid| refused(TunnelError::Setup(invalid.to_string())))?;
            connector.libpq = plain;
            if let Some(tls) = tls {
                let tunnel = Tunnel::open(&tls).map_err(refused)?;
                connector.libpq = tunnel.lead(&connector.libpq);
                connector._tunnel = Some(Arc::new(tunnel));
            }
        }
        Ok(connector)
    }

    /// Opens a connection.
    ///
    /// # Errors
    /// If the database cannot be reached; the cause is the database's own message.
    pub(super) fn connect(&self, access: Access) -> Result<AnyConn, ConnectError> {
        match &self.url {
            DatabaseUrl::Postgres(url) => {
                let mut connection =
                    PgConnection::establish(&self.libpq).map_err(|cause| ConnectError::Connect {
                        url: self.url.to_string(),
                        why: in_one_line_without_password(&cause.to_string(), url),
                    })?;
                connection.batch_execute("SET statement_timeout = '30s'; SET lock_timeout = '10s'")?;
                let counter = Arc::clone(&self.out_of_room);
                connection.set_instrumentation(move |event: InstrumentationEvent<'_>| {
                    if let InstrumentationEvent::FinishQuery {
                        error: Some(Error::DatabaseError(_, details)),
                        ..
                    } = event
                        && is_for_want_of_room(details.message())
                    {
                        counter.fetch_add(1, Ordering::Relaxed);
                    }
                });
                Ok(AnyConn::Postgres(connection))
            }
            DatabaseUrl::Sqlite(path) => {
                if let Some(folder) = path.parent() {
                    fs::create_dir_all(folder).map_err(|cause| ConnectError::Folder {
                        folder: folder.display().to_string(),
                        cause,
                    })?;
                }
                // SQLite would create the file readable for others, and the files beside it too. If the file cannot
                // be created, SQLite reports the reason.
                if let Err(error) = private::make(path) {
                    tracing::debug!(%error, "the database's file cannot be made");
                }
                let mut connection = SqliteConnection::establish(&path.display().to_string())
                    .map_err(|cause| ConnectError::Open { url: self.url.to_string(), cause })?;
                connection.batch_execute(&self.pragmas(access))?;
                Ok(AnyConn::Sqlite(connection))
            }
        }
    }

    fn pragmas(&self, access: Access) -> String {
        let synchronous = match self.durability {
            SqliteDurability::Full => "FULL",
            SqliteDurability::Normal => "NORMAL",
        };
        let role = match access {
            // A reader that writes would compete with the writer for the lock. With this setting it fails at once,
            // in every test.
            Access::Pooled => "PRAGMA query_only = ON;",
            Access::Writer => "PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 67108864;",
        };
        format!(
            "PRAGMA busy_timeout = {}; PRAGMA synchronous = {synchronous}; PRAGMA foreign_keys = ON; {role}",
            BUSY_TIMEOUT.as_millis()
        )
    }
}

/// Returns a message of libpq on one line and without the password. If libpq cannot parse a part of the URL, it quotes
/// that part, which may contain the password.
fn in_one_line_without_password(message: &str, url: &str) -> String {
    let message = message.split_whitespace().collect::<Vec<_>>().join(" ");
    let rest = url.split_once("://").map_or(url, |(_scheme, rest)| rest);
    // A password that is not percent-encoded may itself contain an @, or may have no @ after it.
    let secret = rest.rsplit_once('@').map_or(rest, |(user, _place)| user);
    let Some((_name, secret)) = secret.split_once(':') else { return message };
    let is_secret = |quoted: &str| !quoted.is_empty() && (secret.contains(quoted) || quoted.contains(secret));
    let parts: Vec<&str> = message.split('"').collect();
    // Every second part is between quotation marks. Everything from the first secret part on is cut off, because the
    // password may itself contain a quotation mark.
    let first = (1..parts.len()).find(|&part| is_secret(parts[part]));
    match first {
        Some(first) => format!("{}\"...\"", parts[..first].join("\"")),
        None => message,
    }
}

/// Implemented here because r2d2's own manager tries both backends in turn and loses the true cause of a failure.
impl r2d2::ManageConnection for Connector {
    type Connection = AnyConn;
    type Error = ConnectError;

    fn connect(&self) -> Result<AnyConn, ConnectError> {
        Connector::connect(self, Access::Pooled)
    }

    /// Always succeeds: a check would cost a round trip before each transaction, and BEGIN shows the same.
    fn is_valid(&self, _: &mut AnyConn) -> Result<(), ConnectError> {
        Ok(())
    }

    fn has_broken(&self, connection: &mut AnyConn) -> bool {
        use diesel::connection::TransactionManager as _;
        // This includes a connection on which a closure panicked inside a transaction.
        std::thread::panicking()
            || match connection {
                AnyConn::Postgres(connection) => {
                    <PgConnection as Connection>::TransactionManager::is_broken_transaction_manager(
                        connection,
                    )
                }
                AnyConn::Sqlite(connection) => {
                    <SqliteConnection as Connection>::TransactionManager::is_broken_transaction_manager(
                        connection,
                    )
                }
            }
    }
}

pub(super) type Pool = r2d2::Pool<Connector>;

/// Returns a pool that opens its connections on demand.
pub(super) fn pool(connector: Connector, connections_max: u32) -> Pool {
    r2d2::Pool::builder()
        .max_size(connections_max)
        .min_idle(Some(0))
        .test_on_check_out(false)
        .connection_timeout(Duration::from_secs(5))
        .build_unchecked(connector)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_that_is_no_part_of_a_url_is_not_printed() {
        for url in [
            "postgres://anna:se%cret@host/db",
            "postgres://anna:secret@[host/db",
            "postgres://anna:sec ret@:x/db",
            "postgres://anna:se\"cret\"@[host/db",
            "postgres://anna:secret",
        ] {
            let connector =
                Connector::new(&DatabaseUrl::Postgres(url.to_owned()), SqliteDurability::Full).unwrap();
            let told = match connector.connect(Access::Pooled) {
                Ok(_) => panic!("{url} leads somewhere"),
                Err(error) => format!("{error} {error:?}"),
            };
            assert!(!told.contains("cret") && told.contains("check the address"), "{told}");
        }
        let unknown = "could not translate host name \"host\" to address";
        assert_eq!(in_one_line_without_password(unknown, "postgres://anna:secret@host/db"), unknown);
    }
}
