//! A node's memory of the competitions of one kind. All of it can be lost at any moment.

use std::{
    array,
    collections::{HashMap, HashSet},
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, Mutex, PoisonError},
};

use store::{AnyConn, Store, competitions::Key, id::UserId};
use texts::refusals;
use tokio::sync::{Mutex as Turn, Notify, Semaphore};

use super::{
    Kind,
    refusals::no_such,
    replay::{read, read_on},
};
use crate::{cache::make_room, error::AppError};

/// The maximum number of logs kept in memory. At the limit, all are dropped.
const KNOWN_MAX: usize = 1_024;
/// The number of locks for changes. With so many, unrelated competitions rarely share one.
const TURNS: usize = 64;
/// The maximum number of changes that wait for a lock. Further changes are refused.
const WAITING_MAX: usize = 1_024;
/// The maximum number of attempts to decide a change after conflicts with another node or an automatic step.
const ATTEMPTS_MAX: usize = 64;

/// A node's memory of the competitions of one kind, and the locks for their changes.
#[derive(Debug)]
pub(crate) struct Logs<K: Kind> {
    // Held for look-ups and never across an await.
    known: Mutex<HashMap<K::Id, Arc<K>>>,
    /// Signals that a match of a competition ended, or that a competition changed.
    news: Notify,
    /// The competitions to check.
    asked: Mutex<HashSet<K::Id>>,
    // Held across awaits while a change is decided and appended. Waiters are served first in, first out.
    turns: [Turn<()>; TURNS],
    waiting: Semaphore,
}

impl<K: Kind> Default for Logs<K> {
    fn default() -> Logs<K> {
        Logs {
            known: Mutex::default(),
            news: Notify::new(),
            asked: Mutex::default(),
            turns: array::from_fn(|_| Turn::new(())),
            waiting: Semaphore::new(WAITING_MAX),
        }
    }
}

impl<K: Kind> Logs<K> {
    /// Reads a competition from the database. Only new steps of its log are read. If the database has lost known steps,
    /// all of it is read again, because the database is authoritative.
    ///
    /// # Errors
    /// If it does not exist, or cannot be read.
    pub(crate) async fn load(&self, store: &Store, id: K::Id) -> Result<Arc<K>, AppError> {
        // Without a known step nothing would show that the database has lost the competition itself.
        if let Some(known) = self.get(id).filter(|known| known.last_seq() > 0) {
            let last = known.last_seq();
            let found = store.read(move |connection| read_on::<K>(connection, &known)).await?;
            if let Some(loaded) = found {
                return Ok(self.keep(loaded));
            }
            tracing::error!(
                competition.kind = K::Id::KIND.name(),
                competition.id = %id,
                known = last,
                "the database has lost steps of a competition"
            );
            self.drop_known(id);
        }
        let loaded: Option<K> = store.read(move |connection| read(connection, id)).await?;
        Ok(self.keep(loaded.ok_or_else(|| no_such(K::Id::KIND))?))
    }

    /// Reads a competition as the caller's transaction sees it. `last` is the number of its last line, if it is known.
    /// Nothing that is read is remembered, because the transaction may see lines that are never committed.
    ///
    /// # Errors
    /// If it does not exist, or cannot be read.
    pub(super) fn read_in(
        &self,
        connection: &mut AnyConn,
        id: K::Id,
        last: Option<u32>,
    ) -> Result<Arc<K>, AppError> {
        if let Some(known) = self.get(id).filter(|known| known.last_seq() > 0) {
            if last == Some(known.last_seq()) {
                return Ok(known);
            }
            if let Some(loaded) = read_on::<K>(connection, &known)? {
                return Ok(Arc::new(loaded));
            }
        }
        let loaded: Option<K> = read(connection, id)?;
        Ok(Arc::new(loaded.ok_or_else(|| no_such(K::Id::KIND))?))
    }

    /// Decides and appends a change of a competition, and retries after a conflict in the log's primary key or with
    /// other transactions. Changes of one competition queue on each node, so that many people can enter at the same
    /// moment.
    ///
    /// # Errors
    /// The errors of `attempt` other than conflicts. [`AppError::Unavailable`] if too many changes wait, or every
    /// attempt conflicts.
    pub(crate) async fn change<T>(
        &self,
        id: K::Id,
        attempt: impl AsyncFn() -> Result<T, AppError>,
    ) -> Result<T, AppError> {
        let busy = || AppError::Unavailable(refusals::event_busy());
        // Taken before the lock, so that the wait for the lock is bounded too.
        let _place = self.waiting.try_acquire().map_err(|_full| busy())?;
        let _turn = self.turn(id).lock().await;
        for _ in 0..ATTEMPTS_MAX {
            match attempt().await {
                Err(AppError::Database(error)) if error.is_race() => {}
                done => return done,
            }
        }
        Err(busy())
    }

    fn turn(&self, id: K::Id) -> &Turn<()> {
        let mut hasher = DefaultHasher::new();
        id.hash(&mut hasher);
        // A fixed number of locks needs no clean-up. Two competitions may share one; their changes then take turns.
        let turns = hasher.finish() % TURNS as u64;
        &self.turns[usize::try_from(turns).unwrap_or_default()]
    }

    /// Requests a prompt check of one competition. Checking hundreds of competitions because of one would be
    /// expensive.
    pub(crate) fn ask(&self, id: K::Id) {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
        self.news.notify_one();
    }

    /// Waits for requests, and returns the requested competitions.
    pub(super) async fn asked(&self) -> Vec<K::Id> {
        self.news.notified().await;
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).drain().collect()
    }

    pub(super) fn get(&self, id: K::Id) -> Option<Arc<K>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// Drops the competitions that show a user's old name.
    pub(super) fn forget(&self, user: UserId) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|_, loaded| !loaded.people().contains_key(&user));
    }

    fn drop_known(&self, id: K::Id) {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).remove(&id);
    }

    fn keep(&self, loaded: K) -> Arc<K> {
        let loaded = Arc::new(loaded);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        make_room(&mut known, KNOWN_MAX, &loaded.row().id);
        // Of two concurrent reads, the one with more steps stays.
        let is_older = known.get(&loaded.row().id).is_some_and(|held| held.last_seq() > loaded.last_seq());
        if !is_older {
            known.insert(loaded.row().id, Arc::clone(&loaded));
        }
        loaded
    }
}
