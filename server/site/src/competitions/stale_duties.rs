//! The duties that a node has to read again. `duties.rs` reads them.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Mutex, MutexGuard, PoisonError},
};

use store::{calls::Unanswered, competitions::CompetitionId};
use tokio::sync::Notify;
use wire::Millis;

/// The part of a competition's state on which its duties depend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Head {
    pub(super) last_seq: u32,
    pub(super) unanswered: Option<Unanswered>,
}

/// The duties of a competition that were read.
#[derive(Debug, Clone, Copy)]
pub(super) struct CachedDuties {
    pub(super) head: Head,
    /// The next time at which a duty ends or begins.
    pub(super) until: Option<Millis>,
}

/// The duties that a node has to read again.
#[derive(Debug, Default)]
pub(crate) struct StaleDuties {
    // Held for look-ups and never across an await.
    wanted: Mutex<WantedReads>,
    /// Signals that something is to be read.
    pub(super) news: Notify,
    /// The unfinished competitions whose duties were read.
    known: Mutex<HashMap<CompetitionId, CachedDuties>>,
}

#[derive(Debug, Default)]
pub(super) struct WantedReads {
    pub(super) competitions: BTreeSet<CompetitionId>,
    pub(super) reports: bool,
}

impl StaleDuties {
    /// Requests a prompt read of the duties in a competition.
    pub(crate) fn ask(&self, id: CompetitionId) {
        self.wanted().competitions.insert(id);
        self.news.notify_one();
    }

    /// Requests a prompt read of the open reports.
    pub(crate) fn ask_reports(&self) {
        self.wanted().reports = true;
        self.news.notify_one();
    }

    pub(super) fn wanted(&self) -> MutexGuard<'_, WantedReads> {
        self.wanted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn known(&self) -> MutexGuard<'_, HashMap<CompetitionId, CachedDuties>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the competitions in which a duty has ended or begun by `now`.
    pub(super) fn ended(&self, now: Millis) -> Vec<CompetitionId> {
        let known = self.known();
        let is_over = |known: &CachedDuties| known.until.is_some_and(|until| until <= now);
        known.iter().filter(|(_, known)| is_over(known)).map(|(id, _)| *id).collect()
    }

    pub(super) fn next_end(&self) -> Option<Millis> {
        self.known().values().filter_map(|known| known.until).min()
    }
}
