//! A node's cache of event logs (tournaments, team matches). All of it can be lost at any moment.

use std::{
    array,
    collections::{HashMap, HashSet},
    fmt::Display,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, Mutex, PoisonError},
};

use store::{
    AnyConn, DbError, Store,
    event_log::Logged,
    id::UserId,
    people::{self, People},
};
use tokio::sync::{Mutex as Turn, Notify, Semaphore};
use wire::Millis;

use crate::error::AppError;

/// The most logs kept in memory. At the limit, all are dropped.
const KNOWN_MAX: usize = 1_024;
/// The number of locks for changes. With so many, unrelated events rarely share one.
const TURNS: usize = 64;
/// The most changes that wait for a lock. Further changes are refused.
const WAITING_MAX: usize = 1_024;
/// The most attempts to decide a change after conflicts with another node or an automatic step.
const ATTEMPTS_MAX: usize = 64;

/// The state derived from the log of an event.
pub(super) trait Replayed: Clone + Send + Sync + 'static {
    /// The id type of the event.
    type Id: Copy + Eq + Hash + Display + Send + 'static;
    /// The row of the event, without the state derived from its log.
    type Facts;
    type Act;
    /// The reason why an act is impossible.
    type Misfit: Display;

    /// The noun for error messages about a missing event.
    const KIND: &'static str;

    fn id(&self) -> Self::Id;

    /// Returns the number of the last applied step.
    fn last_seq(&self) -> u32;

    /// Returns the accounts of the event, whose names it shows.
    fn people(&mut self) -> &mut People;

    /// Returns true if the event shows this user's name.
    fn names(&self, user: UserId) -> bool;

    /// Returns the users whose names are needed.
    fn everybody(&self) -> Vec<UserId>;

    /// Reads the row of an event.
    fn facts(connection: &mut AnyConn, id: Self::Id) -> Result<Option<Self::Facts>, DbError>;

    /// Returns the event before its first step.
    fn before(facts: Self::Facts) -> Result<Self, AppError>;

    /// Reads the steps after a given number.
    fn steps_after(
        connection: &mut AnyConn,
        id: Self::Id,
        after: u32,
    ) -> Result<Vec<Logged<Self::Act>>, DbError>;

    /// Reads the data that new steps need besides the log.
    fn prepare(&mut self, _connection: &mut AnyConn) -> Result<(), DbError> {
        Ok(())
    }

    /// Applies the next step.
    fn step(&mut self, act: &Self::Act, at: Millis) -> Result<(), Self::Misfit>;
}

/// Reads the new steps of an event. Returns `None` if the event does not exist.
///
/// # Errors
/// If the database fails, or the log does not fit its event.
pub(super) fn read<L: Replayed>(
    connection: &mut AnyConn,
    id: L::Id,
    known: Option<&L>,
) -> Result<Option<L>, DbError> {
    let broken = |what: &dyn Display| DbError::Broken(format!("{} {id}: {what}", L::KIND));
    let mut loaded = match known {
        Some(known) => known.clone(),
        None => match L::facts(connection, id)? {
            Some(facts) => L::before(facts).map_err(|error| broken(&error))?,
            None => return Ok(None),
        },
    };
    let steps = L::steps_after(connection, id, loaded.last_seq())?;
    if known.is_some() && steps.is_empty() {
        return Ok(Some(loaded));
    }
    loaded.prepare(connection)?;
    for logged in steps {
        let next = loaded.last_seq() + 1;
        if logged.seq != next {
            return Err(broken(&format_args!("step {next} is missing")));
        }
        loaded.step(&logged.act, logged.at).map_err(|error| broken(&error))?;
    }
    let mut missing = loaded.everybody();
    missing.retain(|user| !loaded.names(*user));
    if !missing.is_empty() {
        loaded.people().extend(people::by_ids(connection, missing)?);
    }
    Ok(Some(loaded))
}

const BUSY: AppError = AppError::Unavailable("others act in this event at the same time; try again");

/// A node's cache and locks for events of one kind.
#[derive(Debug)]
pub(super) struct EventDesk<L: Replayed> {
    // Held for look-ups and never across an await.
    known: Mutex<HashMap<L::Id, Arc<L>>>,
    /// Signals that a match of an event ended, or that an event changed.
    pub(super) news: Notify,
    /// The events to look at, where the signal named one.
    asked: Mutex<HashSet<L::Id>>,
    // Held across awaits while a change is decided and appended. Waiters are served first in, first out.
    turns: [Turn<()>; TURNS],
    waiting: Semaphore,
}

impl<L: Replayed> Default for EventDesk<L> {
    fn default() -> EventDesk<L> {
        EventDesk {
            known: Mutex::default(),
            news: Notify::new(),
            asked: Mutex::default(),
            turns: array::from_fn(|_| Turn::new(())),
            waiting: Semaphore::new(WAITING_MAX),
        }
    }
}

impl<L: Replayed> EventDesk<L> {
    /// Reads an event from the database. Only new steps of its log are read.
    ///
    /// # Errors
    /// If the event does not exist, or cannot be read.
    pub(super) async fn load(&self, store: &Store, id: L::Id) -> Result<Arc<L>, AppError> {
        let known = self.get(id);
        let loaded = store.read(move |connection| read(connection, id, known.as_deref())).await?;
        let loaded = Arc::new(loaded.ok_or(AppError::NotFound(L::KIND))?);
        self.keep(&loaded);
        Ok(loaded)
    }

    /// Decides and appends a change of an event, and retries after a conflict in the log's primary key. On one node
    /// changes of an event queue, so that a crowd that enters at once gets in.
    ///
    /// # Errors
    /// The errors of `attempt` other than conflicts. [`AppError::Unavailable`] if too many changes wait, or every
    /// attempt conflicts.
    pub(super) async fn change<T>(
        &self,
        id: L::Id,
        attempt: impl AsyncFn() -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        let _place = self.waiting.try_acquire().map_err(|_full| BUSY)?;
        let _turn = self.turn(id).lock().await;
        for _ in 0..ATTEMPTS_MAX {
            match attempt().await {
                Err(AppError::Database(DbError::Conflict(_))) => {}
                done => return done,
            }
        }
        Err(BUSY)
    }

    fn turn(&self, id: L::Id) -> &Turn<()> {
        let mut hasher = DefaultHasher::new();
        id.hash(&mut hasher);
        let turns = hasher.finish() % TURNS as u64;
        &self.turns[usize::try_from(turns).unwrap_or_default()]
    }

    /// Requests a look at one event soon. With hundreds of events, looking at all of them because of one is
    /// expensive.
    pub(super) fn ask(&self, id: L::Id) {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
        self.news.notify_one();
    }

    /// Waits for a request, and returns the requested events.
    pub(super) async fn asked(&self) -> Vec<L::Id> {
        self.news.notified().await;
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).drain().collect()
    }

    fn get(&self, id: L::Id) -> Option<Arc<L>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// Drops the events that show a user's old name.
    pub(super) fn forget(&self, user: UserId) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|_, loaded| !loaded.names(user));
    }

    fn keep(&self, loaded: &Arc<L>) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KNOWN_MAX && !known.contains_key(&loaded.id()) {
            known.clear();
        }
        // Of two concurrent reads, the one with more steps stays.
        let is_older = known.get(&loaded.id()).is_some_and(|held| held.last_seq() > loaded.last_seq());
        if !is_older {
            known.insert(loaded.id(), Arc::clone(loaded));
        }
    }
}
