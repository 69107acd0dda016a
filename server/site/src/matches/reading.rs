//! Reloads matches after news from other nodes, once for any number of news items.

mod reload;

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use store::id::MatchId;
use tokio::sync::{Notify, Semaphore};

/// The maximum number of matches read at the same time because of news.
const READS_AT_ONCE: usize = 8;

/// The matches being read because of news.
#[derive(Debug)]
pub(crate) struct Reading {
    /// The matches being read. True if more news came meanwhile. Held for look-ups only.
    matches: Mutex<HashMap<MatchId, bool>>,
    at_once: Arc<Semaphore>,
    /// Signals that everything has to be checked now.
    pub(crate) everything: Notify,
}

impl Default for Reading {
    fn default() -> Reading {
        Reading {
            matches: Mutex::default(),
            at_once: Arc::new(Semaphore::new(READS_AT_ONCE)),
            everything: Notify::new(),
        }
    }
}

impl Reading {
    /// Returns true if the caller must read the match. Otherwise the current reader reads it again.
    fn begin(&self, id: MatchId) -> bool {
        let mut matches = self.matches.lock().unwrap_or_else(PoisonError::into_inner);
        // If there is a reader already, it sees `true` after its read, and reads once more.
        matches.insert(id, true).is_none()
    }

    /// Returns true if there was news since the last read.
    fn again(&self, id: MatchId) -> bool {
        let mut matches = self.matches.lock().unwrap_or_else(PoisonError::into_inner);
        match matches.get_mut(&id) {
            Some(again) if *again => {
                *again = false;
                true
            }
            Some(_) | None => {
                matches.remove(&id);
                false
            }
        }
    }
}
