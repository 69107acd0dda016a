//! Logs of events (tournaments, team matches) that a node keeps in memory. All of it can be lost at any moment.

use std::{
    array,
    collections::{HashMap, HashSet},
    fmt::Display,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, Mutex, PoisonError},
};

use ::events::PlayerId;
use tokio::sync::{Mutex as Turn, Notify, Semaphore};
use wire::Millis;

use crate::{
    db::{
        AnyConn, DbError, Store,
        event_log::Logged,
        people::{self, People},
    },
    error::AppError,
    id::UserId,
};

/// Logs kept in memory; beyond, all are forgotten.
const KNOWN_MAX: usize = 1_024;
/// Events whose changes wait for one another because of where their ids fall are few with so many turns.
const TURNS: usize = 64;
/// Changes that wait for their turn; more are refused.
const WAITING_MAX: usize = 1_024;
/// How often a change is decided again because another node, or what follows by itself, was first.
const ATTEMPTS_MAX: usize = 64;

/// A player as the rules of events know it.
pub(super) fn player(user: UserId) -> PlayerId {
    PlayerId::new(user.to_row().unsigned_abs())
}

/// And back.
pub(super) fn user(player: PlayerId) -> UserId {
    UserId::from_row(i64::try_from(player.get()).unwrap_or(i64::MAX))
}

/// What follows from the log of an event.
pub(super) trait Replayed: Clone + Send + Sync + 'static {
    /// Which event.
    type Id: Copy + Eq + Hash + Display + Send + 'static;
    /// Its row, without what follows from the log.
    type Facts;
    type Act;
    /// Why an act cannot be.
    type Misfit: Display;

    /// What it is, for whoever asks for one that is not there.
    const KIND: &'static str;

    fn id(&self) -> Self::Id;

    /// Its last step that is in here.
    fn last_seq(&self) -> u32;

    /// Everybody whose name is said.
    fn people(&mut self) -> &mut People;

    /// Whether it says the user's name.
    fn names(&self, user: UserId) -> bool;

    /// Whose names are needed.
    fn everybody(&self) -> Vec<UserId>;

    /// The row of an event.
    fn facts(connection: &mut AnyConn, id: Self::Id) -> Result<Option<Self::Facts>, DbError>;

    /// The event before its first step.
    fn before(facts: Self::Facts) -> Result<Self, AppError>;

    /// What the log has after a step.
    fn steps_after(
        connection: &mut AnyConn,
        id: Self::Id,
        after: u32,
    ) -> Result<Vec<Logged<Self::Act>>, DbError>;

    /// Reads what new steps need beside the log.
    fn prepare(&mut self, _connection: &mut AnyConn) -> Result<(), DbError> {
        Ok(())
    }

    /// Takes the next step.
    fn step(&mut self, act: &Self::Act, at: Millis) -> Result<(), Self::Misfit>;
}

/// Reads what is new of an event. None: there is no such event.
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

/// What a node knows of events of one kind.
#[derive(Debug)]
pub(super) struct EventDesk<L: Replayed> {
    // Held for look-ups and never across an await.
    known: Mutex<HashMap<L::Id, Arc<L>>>,
    /// A match of an event has ended, or something was done in one.
    pub(super) news: Notify,
    /// In which, where that was said.
    asked: Mutex<HashSet<L::Id>>,
    // Held while a change is decided and appended, over awaits: who waits here is first in, first out.
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
    /// An event as the database has it; of its log only what is new is read.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    pub(super) async fn load(&self, store: &Store, id: L::Id) -> Result<Arc<L>, AppError> {
        let known = self.get(id);
        let loaded = store.read(move |connection| read(connection, id, known.as_deref())).await?;
        let loaded = Arc::new(loaded.ok_or(AppError::NotFound(L::KIND))?);
        self.keep(&loaded);
        Ok(loaded)
    }

    /// Has a change of an event decided on what there is, and appended; again where the log's key says that others were
    /// first. On one node changes of an event wait their turn, so that a crowd that enters at once gets in.
    ///
    /// # Errors
    /// What `attempt` says other than that it was not first; or too many act in the event at once.
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

    /// Has one looked at soon. Where hundreds run, looking at all of them because of one is dear.
    pub(super) fn ask(&self, id: L::Id) {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
        self.news.notify_one();
    }

    /// Waits until somebody asks, and says for which.
    pub(super) async fn asked(&self) -> Vec<L::Id> {
        self.news.notified().await;
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).drain().collect()
    }

    fn get(&self, id: L::Id) -> Option<Arc<L>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// Somebody has another name: what is known with the old one is read again.
    pub(super) fn forget(&self, user: UserId) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|_, loaded| !loaded.names(user));
    }

    fn keep(&self, loaded: &Arc<L>) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KNOWN_MAX && !known.contains_key(&loaded.id()) {
            known.clear();
        }
        // Of two who read at once, the one who knows more stays.
        let is_older = known.get(&loaded.id()).is_some_and(|held| held.last_seq() > loaded.last_seq());
        if !is_older {
            known.insert(loaded.id(), Arc::clone(loaded));
        }
    }
}
