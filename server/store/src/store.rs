//! The store: the shared handle to the database. The parent module documents its guarantees.

use std::{
    fmt::Display,
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
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
    error::is_contention,
    migrations,
    pages::{self, Looked},
    private,
    shape::{self, ShapeError},
    writer::Writer,
};
use crate::metrics::StoreMetrics;

/// The maximum number of reads (and on PostgreSQL writes) that may wait for a connection. Further ones are refused at
/// once as overload. After a restart all players come back at the same moment and load a match and its chat; that must
/// not count as overload.
const WAITING_MAX: usize = 32_768;

/// The database, and the settings for using it.
#[derive(Debug, Clone)]
pub struct StoreSettings {
    /// The URL of the database.
    pub url: DatabaseUrl,
    /// The durability of commits to SQLite; PostgreSQL has its own configuration.
    pub durability: SqliteDurability,
    /// The maximum number of pooled connections: readers of SQLite, or all of PostgreSQL.
    pub connections_max: u32,
}

/// The kind of database behind a store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Backend {
    /// The embedded default, for one node.
    Sqlite,
    /// A server, for one or several nodes.
    Postgres,
}

/// The kind of program that opens a store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpenedBy {
    /// A server. A SQLite file has at most one server at a time, and a server refuses a file with damaged pages.
    Server,
    /// A server whose operator accepts damaged pages.
    ServerDespiteDamage,
    /// A tool that may work beside a server.
    Tool,
}

/// The reasons why a store cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// No connection can be opened.
    #[error(transparent)]
    Connect(#[from] ConnectError),
    /// Another server has the SQLite file.
    #[error(transparent)]
    NotExclusive(#[from] NotExclusive),
    /// Pages of the SQLite file are damaged.
    #[error(
        "the database {} is damaged: {first}{}; changes since the last backup can seldom be saved, so move the \
         file and the files beside it away, and put the newest backup in place with `fullprime admin restore FOLDER`. \
         `fullprime admin check` lists what is damaged; `fullprime serve --despite-damage` starts all the same",
        path.display(),
        and_more(*more)
    )]
    Damaged {
        /// The path of the file.
        path: std::path::PathBuf,
        /// The first fault that was found.
        first: String,
        /// The number of further faults.
        more: usize,
    },
    /// The check of the pages cannot be started.
    #[error("cannot start the check of the database's pages: {0}")]
    PageCheck(#[source] std::io::Error),
    /// The schema cannot be used.
    #[error(transparent)]
    Migration(#[from] MigrationError),
    /// The schema is up to date, but something in it is missing.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// The thread that writes cannot be started.
    #[error("cannot start the writer: {0}")]
    Writer(#[source] std::io::Error),
}

/// The database: a handle that is cheap to clone.
#[derive(Debug, Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    pool: Pool,
    /// One permit for each pooled connection, so that waiting blocks no thread.
    connections: Arc<Semaphore>,
    /// Permits for callers that hold or await a connection.
    admission: Semaphore,
    /// The single writer of SQLite; `None` for PostgreSQL.
    writer: Option<Writer>,
    metrics: StoreMetrics,
    /// The number of statements that have failed because the disk was full.
    out_of_room: Arc<AtomicU64>,
    /// Released when the store is closed.
    lock: Mutex<Option<Exclusive>>,
}

impl std::fmt::Debug for Inner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Inner").field("writer", &self.writer).finish_non_exhaustive()
    }
}

impl Store {
    /// Connects, brings the schema up to date and starts the writer. Blocks, so call it before serving requests.
    ///
    /// # Errors
    /// If the database cannot be reached or its schema cannot be used.
    pub fn open(
        settings: &StoreSettings,
        opened_by: OpenedBy,
        metrics: StoreMetrics,
    ) -> Result<Store, OpenError> {
        let connector = Connector::new(&settings.url, settings.durability)?;
        // An existing file is locked before SQLite opens it: under a hard link SQLite would not find its
        // write-ahead log.
        let is_there = matches!(&settings.url, DatabaseUrl::Sqlite(path) if path.is_file());
        let take =
            || if opened_by == OpenedBy::Tool { Ok(None) } else { Exclusive::lock_database(&settings.url) };
        let lock_before = if is_there { take()? } else { None };
        let mut first = connector.connect(Access::Writer).map_err(|error| damage_of(&settings.url, error))?;
        let lock = if is_there { lock_before } else { take()? };
        if let DatabaseUrl::Sqlite(path) = &settings.url {
            private::tighten_database(path);
            // This comes before the migrations, which could fail on a damaged page with an unhelpful message.
            match opened_by {
                OpenedBy::Server => check_pages(path, false, &metrics)?,
                OpenedBy::ServerDespiteDamage => check_pages(path, true, &metrics)?,
                OpenedBy::Tool => {}
            }
        }
        let run = migrations::migrate(&mut first)?;
        if !run.is_empty() {
            tracing::info!(migrations = ?run, "schema brought up to date");
        }
        // Tools may also open databases with a faulty schema.
        if opened_by != OpenedBy::Tool {
            shape::check(&mut first)?;
        }
        let out_of_room = Arc::clone(&connector.out_of_room);
        let pool = connect::pool(connector.clone(), settings.connections_max);
        let writer = match first {
            AnyConn::Sqlite(_) => {
                Some(Writer::start(first, connector, metrics.clone()).map_err(OpenError::Writer)?)
            }
            AnyConn::Postgres(_) => None,
        };
        let connections = usize::try_from(settings.connections_max).unwrap_or(1).max(1);
        Ok(Store {
            inner: Arc::new(Inner {
                pool,
                connections: Arc::new(Semaphore::new(connections)),
                admission: Semaphore::new(connections + WAITING_MAX),
                writer,
                metrics,
                out_of_room,
                lock: Mutex::new(lock),
            }),
        })
    }

    /// Returns the kind of database.
    pub fn backend(&self) -> Backend {
        if self.inner.writer.is_some() { Backend::Sqlite } else { Backend::Postgres }
    }

    /// Runs `query` on a connection that cannot write. All of its statements see the same snapshot.
    ///
    /// # Errors
    /// The error of `query`, or the reason why it could not be run.
    pub async fn read<T, E, F>(&self, query: F) -> Result<T, E>
    where
        F: FnOnce(&mut AnyConn) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<DbError> + Send + 'static,
    {
        self.inner.metrics.has_read();
        self.on_pooled_connection(Begin::Snapshot, query).await
    }

    /// Runs `work` in a transaction and returns when it is committed. An error from `work` rolls back all its
    /// changes.
    ///
    /// Keep `work` short. On SQLite all writes of the server run one after the other on one thread, many in one
    /// commit. `work` may see other writes that are committed together with its own. After a failed statement
    /// `work` must return an error, unless it ran the statement in `connection.transaction(..)`: PostgreSQL runs no
    /// further statement in a transaction with a failed one.
    ///
    /// # Errors
    /// The error of `work`, or the reason why it could not be run or committed.
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

    /// Returns how many statements PostgreSQL has refused because its disk was full, since the start. The free space of
    /// a SQLite file can be measured, so there they are not counted.
    pub fn refusals_for_want_of_room(&self) -> u64 {
        self.inner.out_of_room.load(Ordering::Relaxed)
    }

    /// Tests that the database answers.
    ///
    /// # Errors
    /// The reason why it does not.
    pub async fn ping(&self) -> Result<(), DbError> {
        self.read(|connection| migrations::ping(connection).map_err(DbError::from)).await
    }

    /// Finishes the waiting writes, then refuses all requests. Returns when the last write is committed.
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
            // The permit is dropped after the connection, so that its next holder finds a connection in the pool.
            // It is held here because this thread continues after the caller is gone.
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

/// The time that a start waits for the check of a SQLite file's pages. The check of a larger file continues while
/// the server runs.
const PAGE_CHECK_MAX: Duration = Duration::from_secs(10);

/// Checks the pages of a SQLite file before anything is written to it.
fn check_pages(path: &Path, despite_damage: bool, metrics: &StoreMetrics) -> Result<(), OpenError> {
    let later = {
        let (path, metrics) = (path.to_owned(), metrics.clone());
        move |looked: Looked| report_pages(&path, &looked, &metrics)
    };
    let looked = pages::check_file_within(path, PAGE_CHECK_MAX, later).map_err(OpenError::PageCheck)?;
    let Some(looked) = looked else {
        tracing::info!("the database is large: the check of its pages continues while the server runs");
        return Ok(());
    };
    report_pages(path, &looked, metrics);
    match looked.faults.split_first() {
        Some((first, more)) if !despite_damage => {
            Err(OpenError::Damaged { path: path.to_owned(), first: first.clone(), more: more.len() })
        }
        Some(_) | None => Ok(()),
    }
}

fn report_pages(path: &Path, looked: &Looked, metrics: &StoreMetrics) {
    metrics.damaged(!looked.faults.is_empty());
    for fault in &looked.faults {
        tracing::error!(file = %path.display(), fault, "the database is damaged");
    }
}

/// Returns the error for a failed connection: [`OpenError::Damaged`] if the first page of the file is damaged.
fn damage_of(url: &DatabaseUrl, error: ConnectError) -> OpenError {
    match (url, &error) {
        (DatabaseUrl::Sqlite(path), ConnectError::Setup(cause)) if pages::is_damage(cause) => {
            OpenError::Damaged { path: path.clone(), first: cause.to_string(), more: 0 }
        }
        _ => OpenError::Connect(error),
    }
}

fn and_more(more: usize) -> String {
    if more == 0 { String::new() } else { format!(" (and {more} more)") }
}

#[derive(Debug, Clone, Copy)]
enum Begin {
    Snapshot,
    Write,
}

type Manager = <AnyConn as Connection>::TransactionManager;

/// Returns a connection with an open transaction. A pooled connection may have died since its last use, and a
/// failed BEGIN shows that. The pool then discards it and returns the next one, in the end a new one.
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
        // The writer has its own connection, so a pooled connection to SQLite only reads, and BEGIN is a snapshot.
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

/// Runs `work` in an open transaction and commits it. Distinguishes a failed commit from a failure of `work`.
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
            // The connection is lost, and that caused the error, no matter how the database reports it. The pool
            // discards the connection; nothing was committed.
            Err(cause) => Err(DbError::Unreachable(cause.to_string()).into()),
        },
    }
}

/// Returns the error of a failed commit. Only a refusal by the database proves that nothing was committed. Any
/// other failure, such as a server that shuts down, may have come before or after the commit took effect.
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
        Error::DatabaseError(ref kind, ref details) if is_contention(kind, details.message()) => {
            DbError::from(error)
        }
        lost => DbError::Unknown(lost.to_string()),
    }
}

/// Checks the two managers that `begin_transaction_sql` above relies on: the multi-connection delegates to them.
const _: fn() = || {
    fn same<C: Connection<TransactionManager = AnsiTransactionManager>>() {}
    same::<PgConnection>();
    same::<SqliteConnection>();
};
