//! Logs of events (tournaments, team matches) that a node keeps in memory. All of it can be lost at any moment.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, PoisonError},
};

use ::events::PlayerId;
use tokio::sync::Notify;

use crate::id::UserId;

/// Logs kept in memory; beyond, all are forgotten.
const KNOWN_MAX: usize = 256;

/// A player as the rules of events know it.
pub(super) fn player(user: UserId) -> PlayerId {
    PlayerId::new(user.to_row().unsigned_abs())
}

/// And back.
pub(super) fn user(player: PlayerId) -> UserId {
    UserId::from_row(i64::try_from(player.get()).unwrap_or(i64::MAX))
}

/// What follows from the log of an event.
pub(super) trait Replayed {
    /// Which event.
    type Id: Copy + Eq + Hash;

    fn id(&self) -> Self::Id;

    /// Its last step that is in here.
    fn last_seq(&self) -> u32;

    /// Whether it says the user's name.
    fn names(&self, user: UserId) -> bool;
}

/// What a node knows of events of one kind.
#[derive(Debug)]
pub(super) struct EventDesk<L: Replayed> {
    // Held for look-ups and never across an await.
    known: Mutex<HashMap<L::Id, Arc<L>>>,
    /// A match of an event has ended, or something was done in one.
    pub(super) news: Notify,
}

impl<L: Replayed> Default for EventDesk<L> {
    fn default() -> EventDesk<L> {
        EventDesk { known: Mutex::default(), news: Notify::new() }
    }
}

impl<L: Replayed> EventDesk<L> {
    pub(super) fn get(&self, id: L::Id) -> Option<Arc<L>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }

    /// Somebody has another name: what is known with the old one is read again.
    pub(super) fn forget(&self, user: UserId) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|_, loaded| !loaded.names(user));
    }

    pub(super) fn keep(&self, loaded: &Arc<L>) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= KNOWN_MAX {
            known.clear();
        }
        // Of two who read at once, the one who knows more stays.
        let is_older = known.get(&loaded.id()).is_some_and(|held| held.last_seq() > loaded.last_seq());
        if !is_older {
            known.insert(loaded.id(), Arc::clone(loaded));
        }
    }
}
