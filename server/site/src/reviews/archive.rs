//! The archive of a player: imports of many files, the profile over all matches, and the position library.

pub mod code_pages;
pub(crate) mod decided;
mod field;
pub(crate) mod fingerprint;
mod import;
pub(crate) mod learn;
pub(crate) mod names;
pub(crate) mod played;
mod profile;
mod search;
mod shelf;

use std::{
    collections::HashSet,
    sync::{Mutex, PoisonError},
};

pub use profile::ProfileOf;
pub use search::find;
use store::id::UserId;
use tokio::sync::{Notify, Semaphore};

/// The maximum number of passes over the decisions of a player at the same time, so that searches leave database
/// connections to others.
const PASSES_AT_ONCE: usize = 2;

/// The state of the archive on one node. All of it can be lost.
#[derive(Debug)]
pub(crate) struct ArchiveState {
    passes: Semaphore,
    field: tokio::sync::Mutex<Option<field::CachedField>>,
    /// Players whose imports may have new lessons. Held for a look-up only.
    learners: Mutex<HashSet<UserId>>,
    more: Notify,
}

impl Default for ArchiveState {
    fn default() -> ArchiveState {
        ArchiveState {
            passes: Semaphore::new(PASSES_AT_ONCE),
            field: tokio::sync::Mutex::default(),
            learners: Mutex::default(),
            more: Notify::new(),
        }
    }
}

impl ArchiveState {
    /// Requests the lessons of a player's imports, if there are new ones.
    pub(crate) fn expect_lessons(&self, player: UserId) {
        self.learners.lock().unwrap_or_else(PoisonError::into_inner).insert(player);
        self.more.notify_one();
    }

    fn next_learner(&self) -> Option<UserId> {
        let mut learners = self.learners.lock().unwrap_or_else(PoisonError::into_inner);
        let next = learners.iter().next().copied()?;
        learners.remove(&next);
        Some(next)
    }
}
