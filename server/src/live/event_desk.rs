//! Logs of events (tournaments, team matches) that a node keeps in memory. All of it can be lost at any moment.

use std::{
    collections::{HashMap, HashSet},
    fmt::Display,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};

use ::events::PlayerId;
use tokio::sync::Notify;
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

/// What a node knows of events of one kind.
#[derive(Debug)]
pub(super) struct EventDesk<L: Replayed> {
    // Held for look-ups and never across an await.
    known: Mutex<HashMap<L::Id, Arc<L>>>,
    /// A match of an event has ended, or something was done in one.
    pub(super) news: Notify,
    /// In which, where that was said.
    asked: Mutex<HashSet<L::Id>>,
}

impl<L: Replayed> Default for EventDesk<L> {
    fn default() -> EventDesk<L> {
        EventDesk { known: Mutex::default(), news: Notify::new(), asked: Mutex::default() }
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
