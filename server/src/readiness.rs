//! Readiness: a small write asks the database whether an action could be saved now. Every action of players is a
//! write.
//!
//! With a full disk, a read-only database or a stuck writer, reads still succeed, so they prove nothing. The write is
//! made at most once in [`FRESH`], however many requests come. A second one does not begin while the first waits.

use std::time::{Duration, Instant};

use site::error::AppError;
use store::{DbError, Store, clock::SharedClock, heartbeat};
use tokio::{sync::Mutex, task::JoinHandle};

/// The time for which an answer is valid.
const FRESH: Duration = Duration::from_secs(2);
/// The timeout of a write. Commits take milliseconds.
const PATIENCE: Duration = Duration::from_secs(2);

const CANNOT_SAVE: AppError =
    AppError::Unavailable("the database takes no writes: actions cannot be saved now");

/// The last known answer. Simultaneous requests wait for one write.
#[derive(Debug)]
pub(crate) struct Readiness {
    store: Store,
    clock: SharedClock,
    known: Mutex<Known>,
}

#[derive(Debug, Default)]
struct Known {
    /// The time of the last write, and whether it succeeded.
    last: Option<(Instant, bool)>,
    /// A write that has not ended yet.
    pending: Option<JoinHandle<Result<(), DbError>>>,
}

impl Readiness {
    pub(crate) fn new(store: Store, clock: SharedClock) -> Readiness {
        Readiness { store, clock, known: Mutex::default() }
    }

    /// Checks that an action could be saved.
    ///
    /// # Errors
    /// Returns an error if the last write, not older than [`FRESH`], failed or has not ended.
    pub(crate) async fn check(&self) -> Result<(), AppError> {
        let mut known = self.known.lock().await;
        let fresh = known.last.filter(|(at, _)| at.elapsed() < FRESH);
        let can_write = match fresh {
            Some((_, can_write)) => can_write,
            None => {
                let before = known.last.is_none_or(|(_, could)| could);
                let can_write = self.ask(&mut known, before).await;
                known.last = Some((Instant::now(), can_write));
                if can_write && !before {
                    tracing::info!("the database takes writes again");
                }
                can_write
            }
        };
        if can_write { Ok(()) } else { Err(CANNOT_SAVE) }
    }

    /// Writes, or waits for the pending write. Only the first of several failures is logged.
    async fn ask(&self, known: &mut Known, is_news: bool) -> bool {
        let pending = known.pending.get_or_insert_with(|| {
            let (store, now) = (self.store.clone(), self.clock.now());
            tokio::spawn(async move { store.write(move |connection| heartbeat::beat(connection, now)).await })
        });
        let failed = match tokio::time::timeout(PATIENCE, pending).await {
            Err(_still_pending) => {
                if is_news {
                    tracing::error!(
                        waited_s = PATIENCE.as_secs(),
                        "the database takes no writes: a trial write has not ended in time"
                    );
                }
                return false;
            }
            // Another node inserted the row at the same moment.
            Ok(Ok(Ok(()) | Err(DbError::Conflict(_)))) => None,
            Ok(Ok(Err(error))) => Some(error.to_string()),
            Ok(Err(error)) => Some(error.to_string()),
        };
        known.pending = None;
        match failed {
            None => true,
            Some(cause) => {
                if is_news {
                    tracing::error!(cause, "the database takes no writes");
                }
                false
            }
        }
    }
}
