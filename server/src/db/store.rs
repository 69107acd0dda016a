//! The handle that everybody holds. See the parent module for what it promises.

use std::{
    fmt::Display,
    sync::{Arc, Mutex, PoisonError},
};

use diesel::{
    Connection, PgConnection, QueryResult, SqliteConnection,
    connection::{AnsiTransactionManager, TransactionManager},
    r2d2::PooledConnection,
};
use thiserror::Error;
use tokio::sync::{Semaphore, TryAcquireError};

use super::{
    AnyConn, ConnectError, DatabaseUrl, DbError, Exclusive, MigrationError, NotExclusive, SqliteDurability,
    connect::{self, Access, Connector, Pool},
    migrations,
    shape::{self, ShapeError},
    writer::Writer,
};
use crate::metrics::StoreMetrics;

/// Reads (and on PostgreSQL writes) that may wait for a connection. More are refused at once as overload. After a restart
/// everybody who plays comes back at the same moment and wants a match and its chat; that must be no overload.
const WAITING_MAX: usize = 32_768;

/// Which database, and how.
#[derive(Debug, Clone)]
pub struct StoreSettings {
    /// Where.
    pub url: DatabaseUrl,
    /// What a commit to SQLite survives; PostgreSQL is configured by whoever runs it.
    pub durability: SqliteDurability,
    /// How many pooled connections there may be: readers of SQLite, or all of PostgreSQL.
    pub connections_max: u32,
}

/// Which of the two databases a store stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Backend {
    /// The embedded default.
    Sqlite,
    /// For several nodes.
    Postgres,
}

/// Who opens a store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OpenedBy {
    /// A server, of which a SQLite file has one at a time.
    Server,
    /// A tool that may work beside a server.
    Tool,
}

/// Why a store does not open.
#[derive(Debug, Error)]
pub enum OpenError {
    /// No connection.
    #[error(transparent)]
    Connect(#[from] ConnectError),
    /// Another server has the SQLite file.
    #[error(transparent)]
    NotExclusive(#[from] NotExclusive),
    /// No usable schema.
    #[error(transparent)]
    Migration(#[from] MigrationError),
    /// The schema is up to date, and something is missing in it all the same.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// The thread that writes cannot be started.
    #[error("cannot start the writer: {0}")]
    Writer(#[source] std::io::Error),
}

/// The database, as everybody sees it: a cheap handle.
#[derive(Debug, Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    pool: Pool,
    /// One permit a pooled connection, so that waiting costs no thread.
    connections: Arc<Semaphore>,
    /// Permits for those who hold or await a connection.
    admission: Semaphore,
    /// SQLite's one writer; PostgreSQL has none.
    writer: Option<Writer>,
    /// Let go of when the store is closed.
    lock: Mutex<Option<Exclusive>>,
}

impl std::fmt::Debug for Inner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Inner").field("writer", &self.writer).finish_non_exhaustive()
    }
}

impl Store {
    /// Connects, brings the schema up to date and starts the writer. Blocks; call it before serving anything.
    ///
    /// # Errors
    /// If the database cannot be reached or its schema cannot be used.
    pub(crate) fn open(
        settings: &StoreSettings,
        opened_by: OpenedBy,
        metrics: StoreMetrics,
    ) -> Result<Store, OpenError> {
        let connector = Connector::new(&settings.url, settings.durability)?;
        let mut first = connector.connect(Access::Writer)?;
        let lock = match opened_by {
            OpenedBy::Server => Exclusive::take(&settings.url)?,
            OpenedBy::Tool => None,
        };
        let run = migrations::migrate(&mut first)?;
        if !run.is_empty() {
            tracing::info!(migrations = ?run, "schema brought up to date");
        }
        // Tools look at databases that are not well, too.
        if opened_by == OpenedBy::Server {
            shape::check(&mut first)?;
        }
        let pool = connect::pool(connector.clone(), settings.connections_max);
        let writer = match first {
            AnyConn::Sqlite(_) => Some(Writer::start(first, connector, metrics).map_err(OpenError::Writer)?),
            AnyConn::Postgres(_) => None,
        };
        let connections = usize::try_from(settings.connections_max).unwrap_or(1).max(1);
        Ok(Store {
            inner: Arc::new(Inner {
                pool,
                connections: Arc::new(Semaphore::new(connections)),
                admission: Semaphore::new(connections + WAITING_MAX),
                writer,
                lock: Mutex::new(lock),
            }),
        })
    }

    /// Which database this is.
    pub fn backend(&self) -> Backend {
        if self.inner.writer.is_some() { Backend::Sqlite } else { Backend::Postgres }
    }

    /// Runs `query` on a connection that cannot write. All of its statements see one moment of the database.
    ///
    /// # Errors
    /// What `query` says, or that it could not be run.
    pub async fn read<T, E, F>(&self, query: F) -> Result<T, E>
    where
        F: FnOnce(&mut AnyConn) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<DbError> + Send + 'static,
    {
        self.on_pooled_connection(Begin::Snapshot, query).await
    }

    /// Runs `work` in a transaction and returns when it is committed. An error from `work` undoes all it did.
    ///
    /// `work` is kept short: on SQLite all writes of the server run one after the other on one thread, many in one
    /// commit, and what `work` sees may include others' writes that are committed together with its own. After a
    /// failed statement `work` must give up, or have wrapped the statement in `connection.transaction(..)`:
    /// PostgreSQL runs nothing more in a transaction with a failed statement.
    ///
    /// # Errors
    /// What `work` says, or that it could not be run or committed.
    pub async fn write<T, E, F>(&self, work: F) -> Result<T, E>
    where
        F: FnOnce(&mut AnyConn) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<DbError> + Send + 'static,
    {
        match &self.inner.writer {
            Some(writer) => writer.write(work).await,
            None => self.on_pooled_connection(Begin::Write, work).await,
        }
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// Why not.
    pub async fn ping(&self) -> Result<(), DbError> {
        self.read(|connection| migrations::ping(connection).map_err(DbError::from)).await
    }

    /// Finishes the writes that wait, then refuses everything. Returns when the last one is committed.
    pub async fn close(&self) {
        self.inner.admission.close();
        if let Some(writer) = &self.inner.writer {
            writer.close().await;
        }
        drop(self.inner.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
    }

    async fn on_pooled_connection<T, E, F>(&self, begin: Begin, work: F) -> Result<T, E>
    where
        F: FnOnce(&mut AnyConn) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<DbError> + Send + 'static,
    {
        let _admitted = self.inner.admission.try_acquire().map_err(|refused| match refused {
            TryAcquireError::NoPermits => DbError::Overloaded,
            TryAcquireError::Closed => DbError::Closed,
        })?;
        let permit = Arc::clone(&self.inner.connections)
            .acquire_owned()
            .await
            .expect("the semaphore of connections is never closed");
        let pool = self.inner.pool.clone();
        let joined = tokio::task::spawn_blocking(move || {
            let mut connection = begun(&pool, begin)?;
            let result = in_transaction(&mut connection, work);
            drop(connection);
            // The permit goes after the connection, so that whoever gets it finds a connection in the pool. It lives
            // in here because this thread goes on when the caller has gone away.
            drop(permit);
            result
        });
        match joined.await {
            Ok(result) => result,
            Err(error) if error.is_panic() => Err(DbError::Panicked.into()),
            Err(_cancelled_because_the_runtime_stops) => Err(DbError::Closed.into()),
        }
    }
}

#[derive(Debug, Clone, Copy)]
enum Begin {
    Snapshot,
    Write,
}

type Manager = <AnyConn as Connection>::TransactionManager;

/// A connection on which a transaction has begun. One from the pool may have died since it was used last, and that it
/// cannot begin is how that is noticed: the pool throws it away and gives the next one, at last a new one.
fn begun(pool: &Pool, begin: Begin) -> Result<PooledConnection<Connector>, DbError> {
    let unreachable = |error: &dyn Display| DbError::Unreachable(error.to_string());
    let mut cause = None;
    for _ in 0..=pool.max_size() {
        let mut connection = pool.get().map_err(|error| unreachable(&error))?;
        match begin_on(&mut connection, begin) {
            Ok(()) => return Ok(connection),
            Err(error) => cause = Some(error),
        }
    }
    Err(unreachable(&cause.map_or_else(String::new, |cause| cause.to_string())))
}

fn begin_on(connection: &mut AnyConn, begin: Begin) -> QueryResult<()> {
    match connection {
        // With the writer beside it, a pooled connection to SQLite only ever reads, and BEGIN is a snapshot.
        AnyConn::Sqlite(sqlite) => AnsiTransactionManager::begin_transaction_sql(sqlite, "BEGIN"),
        AnyConn::Postgres(postgres) => {
            let sql = match begin {
                Begin::Snapshot => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
                Begin::Write => "BEGIN",
            };
            AnsiTransactionManager::begin_transaction_sql(postgres, sql)
        }
    }
}

/// The rest of a transaction that has begun. Tells a failed commit from a failure inside.
fn in_transaction<T, E, F>(connection: &mut AnyConn, work: F) -> Result<T, E>
where
    F: FnOnce(&mut AnyConn) -> Result<T, E>,
    E: From<DbError>,
{
    match work(connection) {
        Ok(value) => match Manager::commit_transaction(connection) {
            Ok(()) => Ok(value),
            Err(error) => Err(failed_commit(error).into()),
        },
        Err(error) => match Manager::rollback_transaction(connection) {
            Ok(()) => Err(error),
            // The connection is lost, and that is what the error came from, however the database has put it. The pool
            // throws the connection away; nothing was committed.
            Err(cause) => Err(DbError::Unreachable(cause.to_string()).into()),
        },
    }
}

/// Only a refusal that the database has pronounced says that nothing was committed. Whatever else goes wrong during a
/// commit, such as a server that is shut down, may have happened before it or after it.
fn failed_commit(error: diesel::result::Error) -> DbError {
    use diesel::result::{DatabaseErrorKind, Error};
    match error {
        Error::DatabaseError(
            DatabaseErrorKind::UniqueViolation
            | DatabaseErrorKind::ForeignKeyViolation
            | DatabaseErrorKind::NotNullViolation
            | DatabaseErrorKind::CheckViolation
            | DatabaseErrorKind::SerializationFailure,
            _,
        ) => DbError::from(error),
        lost => DbError::Unknown(lost.to_string()),
    }
}

/// The two managers are what `begin_transaction_sql` above relies on: the multi-connection delegates to them.
const _: fn() = || {
    fn same<C: Connection<TransactionManager = AnsiTransactionManager>>() {}
    same::<PgConnection>();
    same::<SqliteConnection>();
};
