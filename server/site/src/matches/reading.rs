//! Reloads matches after news from other nodes, once for any number of news.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use store::id::MatchId;
use tokio::sync::{Notify, Semaphore};

use crate::{error::AppError, matches::Matches, presence::hub::Shown};

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

impl Matches {
    /// Reads a match in the background, once for any number of news during the read.
    pub(crate) fn read_because_of_news(&self, id: MatchId) {
        if !self.reading.begin(id) {
            return;
        }
        let matches = self.clone();
        self.node.lifecycle.spawn(async move {
            // Bounded, so that a burst of news leaves database connections to requests.
            let permit = Arc::clone(&matches.reading.at_once).acquire_owned().await;
            let _permit = permit.expect("the semaphore of reading is never closed");
            while matches.reading.again(id) {
                matches.look_at_anew(id).await;
            }
        });
    }

    /// Reloads a match from the database.
    async fn look_at_anew(&self, id: MatchId) {
        match self.reload(id).await {
            Ok(snapshot) => self.look_at(&snapshot).await,
            Err(AppError::NotFound(_)) => {
                self.presence.hub.forget(id);
                self.presence.hub.show_in_lobby(id, Shown::Nothing);
                self.presence.hub.drop_from_agendas(id);
            }
            Err(error) => {
                // The next full check finds it.
                tracing::warn!(match.id = %id.shown(), %error, "a match cannot be read");
            }
        }
    }
}
