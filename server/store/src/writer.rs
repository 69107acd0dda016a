//! SQLite's single writer: a thread that owns the connection and commits many small writes at once.
//!
//! While one commit waits for the disk, new writes queue up, and the next transaction takes them together. Each
//! write has its own savepoint, so a failed one rolls back only itself. No write is answered before the commit. The
//! writer does not wait for more writes to arrive: an idle server commits each write at once.

use std::{
    fmt, io,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Mutex, PoisonError},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use diesel::{
    Connection, QueryResult,
    connection::{AnsiTransactionManager, TransactionManager},
};
use tokio::sync::{mpsc, oneshot};

use super::{
    AnyConn, DbError,
    connect::{Access, Connector},
};
use crate::metrics::StoreMetrics;

/// The maximum number of writes that may wait, 16 full commits. Further writes are refused.
const QUEUE_MAX: usize = 4_096;
/// The maximum number of writes in one commit.
const BATCH_MAX: usize = 256;
/// The time after which a transaction takes in no more writes, so that its first write does not wait for slow later
/// ones.
const BATCH_TIME_MAX: Duration = Duration::from_millis(10);

type Manager = <AnyConn as Connection>::TransactionManager;

/// The handle to the writer's thread.
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Writer").field("free_places", &self.queue.capacity()).finish_non_exhaustive()
    }
}

enum Message {
    Write(Box<dyn Work>),
    Close,
}

/// A write with its answer slot, independent of its types.
trait Work: Send {
    /// Runs the closure in a savepoint and stores its result. An error means that the transaction around it is
    /// lost.
    fn run(&mut self, connection: &mut AnyConn) -> QueryResult<()>;

    /// Answers the caller: with the closure's result after a commit, otherwise with the failure.
    fn answer(self: Box<Self>, committed: Result<(), String>);
}

struct Pending<T, E, F> {
    work: Option<F>,
    result: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl Writer {
    pub(super) fn start(
        connection: AnyConn,
        connector: Connector,
        metrics: StoreMetrics,
    ) -> io::Result<Writer> {
        let (queue, messages) = mpsc::channel(QUEUE_MAX);
        let owner = Owner { connection: Some(connection), connector, messages, metrics };
        let thread = thread::Builder::new().name("store-writer".to_owned()).spawn(move || owner.run())?;
        Ok(Writer { queue, thread: Mutex::new(Some(thread)) })
    }

    pub(super) async fn write<T, E, F>(&self, work: F) -> Result<T, E>
    where
        F: FnOnce(&mut AnyConn) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<DbError> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let pending = Pending { work: Some(work), result: None, reply };
        self.queue.try_send(Message::Write(Box::new(pending))).map_err(|refused| match refused {
            mpsc::error::TrySendError::Full(_) => DbError::Overloaded,
            mpsc::error::TrySendError::Closed(_) => DbError::Closed,
        })?;
        answer.await.unwrap_or_else(|_never_answered| Err(DbError::Closed.into()))
    }

    /// Lets the thread finish the waiting writes, and ends it.
    pub(super) async fn close(&self) {
        if self.queue.send(Message::Close).await.is_err() {
            tracing::debug!("the writer has ended already");
        }
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            let ended = tokio::task::spawn_blocking(move || thread.join()).await;
            if !matches!(ended, Ok(Ok(()))) {
                tracing::error!("the writer's thread panicked");
            }
        }
    }
}

/// The state of the thread.
struct Owner {
    /// `None` after a failure that broke the connection; the next transaction opens a new one.
    connection: Option<AnyConn>,
    connector: Connector,
    messages: mpsc::Receiver<Message>,
    metrics: StoreMetrics,
}

impl Owner {
    fn run(mut self) {
        while let Some(message) = self.messages.blocking_recv() {
            match message {
                Message::Write(first) => self.transact(first),
                Message::Close => self.messages.close(),
            }
        }
    }

    /// Runs one transaction: the given write and those that wait behind it.
    fn transact(&mut self, first: Box<dyn Work>) {
        let mut works = vec![first];
        let outcome = self.run_and_commit(&mut works);
        if let Err(cause) = &outcome {
            tracing::error!(%cause, writes = works.len(), "a transaction failed");
        }
        for work in works {
            work.answer(outcome.clone());
        }
    }

    fn run_and_commit(&mut self, works: &mut Vec<Box<dyn Work>>) -> Result<(), String> {
        let started = Instant::now();
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connector.connect(Access::Writer).map_err(|error| error.to_string())?,
        };
        begin(&mut connection).map_err(|error| error.to_string())?;
        let mut lost = works[0].run(&mut connection).err();
        while lost.is_none() && works.len() < BATCH_MAX && started.elapsed() < BATCH_TIME_MAX {
            match self.messages.try_recv() {
                Ok(Message::Write(mut work)) => {
                    lost = work.run(&mut connection).err();
                    works.push(work);
                }
                Ok(Message::Close) => self.messages.close(),
                Err(_empty_or_closed) => break,
            }
        }
        let committed = match lost {
            None => Manager::commit_transaction(&mut connection),
            Some(error) => Err(error),
        };
        match committed {
            Ok(()) => {
                self.connection = Some(connection);
                self.metrics.committed(works.len(), started.elapsed());
                self.metrics.queue_length(self.messages.len());
                Ok(())
            }
            // The connection is dropped, which rolls back its open transaction. The next transaction opens another.
            Err(error) => Err(error.to_string()),
        }
    }
}

fn begin(connection: &mut AnyConn) -> QueryResult<()> {
    match connection {
        // Immediate, because a transaction that starts with a read may fail when it first writes.
        AnyConn::Sqlite(sqlite) => AnsiTransactionManager::begin_transaction_sql(sqlite, "BEGIN IMMEDIATE"),
        AnyConn::Postgres(_) => Manager::begin_transaction(connection),
    }
}

impl<T, E, F> Work for Pending<T, E, F>
where
    F: FnOnce(&mut AnyConn) -> Result<T, E> + Send,
    T: Send,
    E: From<DbError> + Send,
{
    fn run(&mut self, connection: &mut AnyConn) -> QueryResult<()> {
        let work = self.work.take().expect("a write runs once");
        Manager::begin_transaction(connection)?;
        let result = catch_unwind(AssertUnwindSafe(|| work(&mut *connection)))
            .unwrap_or_else(|_reported_by_the_panic_hook| Err(DbError::Panicked.into()));
        if result.is_ok() {
            Manager::commit_transaction(connection)?;
        } else {
            // A panic may have left the closure's own transactions open inside this one.
            while depth(connection)? > 1 {
                Manager::rollback_transaction(connection)?;
            }
        }
        self.result = Some(result);
        Ok(())
    }

    fn answer(self: Box<Self>, committed: Result<(), String>) {
        let result = match (committed, self.result) {
            (Ok(()), Some(result)) => result,
            // This write failed before the commit, so its caller gets its own error and not that of the commit.
            (Err(_), Some(Err(error))) => Err(error),
            (Err(cause), _) => Err(DbError::CommitFailed(cause).into()),
            (Ok(()), None) => Err(DbError::CommitFailed("the write was not run".to_owned()).into()),
        };
        if self.reply.send(result).is_err() {
            tracing::debug!("a write was finished after its caller had gone");
        }
    }
}

/// Returns the number of nested open transactions.
fn depth(connection: &mut AnyConn) -> QueryResult<u32> {
    let depth = Manager::transaction_manager_status_mut(connection).transaction_depth()?;
    Ok(depth.map_or(0, |depth| depth.get()))
}
